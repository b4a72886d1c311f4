import {
  type AlertInput,
  type AlertQuery,
  type AlertRecord,
  type AlertRoute,
  type AlertRoutes,
  type AlertStatus,
  maxAlertLimit,
} from '../../core/model/alert.ts';
import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls } from '../calls.ts';
import { type ReadPage, readPages } from '../pages.ts';
import { type CloudResponse, readJson, readResponseText, rejection, responseError, responseLimits } from '../response.ts';
import { isErrorEnvelope } from '../service-message.ts';
import { readAlert, readAlertPage } from '../wire/alert.ts';
import { parseJsonOrUndefined, UnexpectedShapeError } from '../wire/values.ts';

export type Alerts = ReturnType<typeof createAlerts>;

export const createAlerts = (calls: Calls, routes: AlertRoutes) => {
  const toggle = (id: string, requested: AlertStatus): Promise<void> =>
    calls.send(routes.toggle.method, routePath(routes.toggle, id), {
      // A repeated request changes nothing more, so it is retried like a deletion.
      kind: 'delete',
      body: { [routes.toggle.field]: requested === 'active' },
      consume: (response) => readToggle(response, requested),
    });

  const fetchPage = (query: AlertQuery, page: number, limit: number) => {
    const parameters = { ...query, page, limit };
    const inQuery = routes.list.method === 'GET';
    const to = routePath(routes.list);
    return calls.send(routes.list.method, inQuery ? withParameters(to, parameters) : to, {
      kind: 'read',
      body: inQuery ? undefined : parameters,
      consume: (response) => readJson(response, (body) => readAlertPage(body, { page, limit })),
    });
  };

  return {
    /**
     * Creates an alert. Not retried if the service may have received the request, because a retry could create a second alert.
     */
    create: (input: AlertInput) =>
      calls.send(routes.create.method, routePath(routes.create), {
        kind: 'start',
        body: input,
        consume: (response) => readJson(response, readAlert),
      }),
    /** Lists alerts. Each page is requested only when it is read. */
    pages: (query: AlertQuery = {}): AsyncGenerator<ReadPage<AlertRecord>> => {
      const { limit = maxAlertLimit } = query;
      // A request for a page after the last one is no error: the service returns an empty page.
      return readPages({ fetchPage: (page) => fetchPage(query, page, limit), keyOf: ({ id }) => id, fullPage: 1 });
    },
    /** Pauses an alert. Throws `cloud-alert-unchanged` if the response shows the old status. */
    pause: (id: string) => toggle(id, 'paused'),
    resume: (id: string) => toggle(id, 'active'),
  };
};

/** @throws CloudError `cloud-invalid-path` for an id that cannot be part of a path. */
const routePath = ({ path: template }: AlertRoute, id?: string): Path => ({
  path: id === undefined ? template : template.replaceAll('{id}', () => path`${{ id }}`.path),
  template: template.replace(/\?.*/s, ''),
});

const withParameters = (to: Path, parameters: AlertQuery): Path => {
  const [start = '', own] = to.path.split('?', 2);
  const target = withQuery({ ...to, path: start }, { ...parameters });
  return own === undefined ? target : { ...target, path: target.path.replace('?', () => `?${own}&`) };
};

/** Checks the status of the alert in the response. Accepts an empty body and a body without an alert. */
const readToggle = async (response: CloudResponse, requested: AlertStatus): Promise<void> => {
  const text = await readResponseText(response, responseLimits.jsonBytes);
  const body = parseJsonOrUndefined(text);
  if (isErrorEnvelope(body)) throw rejection(response, text);
  const status = readAlertOrNothing(body)?.status ?? 'unknown';
  if (status !== 'unknown' && status !== requested) throw responseError(response, 'cloud-alert-unchanged', { detail: requested });
};

const readAlertOrNothing = (body: unknown): AlertRecord | undefined => {
  try {
    return readAlert(body);
  } catch (error) {
    if (error instanceof UnexpectedShapeError) return undefined;
    throw error;
  }
};
