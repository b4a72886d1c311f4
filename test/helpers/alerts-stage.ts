import type { AlertsArea } from '../../src/alerts/alerts-area.ts';
import type { AlertsOptions } from '../../src/cloud/alerts-client.ts';
import type { Log } from '../../src/lib/log.ts';
import { publishedDocsUrl } from '../../src/model/error-codes.ts';
import { alertInputOf } from './alert-rules.ts';
import { openAlerts } from './cloud-client.ts';
import type { FakeClock } from './fake-clock.ts';
import { json, type RawRequest, type RawResponder } from './loopback-server.ts';
import { createMemoryRunner } from './memory-runner.ts';

/** What the stages touch, with a fake clock and a client for a server of the test's own. */
export interface AlertsStage extends AsyncDisposable {
  readonly area: AlertsArea;
  readonly lines: string[];
  readonly masks: string[];
  readonly clock: FakeClock;
  readonly cancel: (reason: Error) => void;
}

export const openAlertsStage = (origin: string, options: Partial<AlertsOptions> = {}): AlertsStage => {
  const controller = new AbortController();
  const [bound, uncancellable] = [openAlerts(origin, { ...options, signal: controller.signal }), openAlerts(origin, options)];
  const lines: string[] = [];
  const masks: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const log: Log = {
    info: say,
    notice: say,
    warning: say,
    error: (line) => say(`error: ${line}`),
    debug: () => {},
    group: (_title, work) => work(),
  };
  const runner = createMemoryRunner('/workspace', {});
  return {
    area: {
      context: {
        ...runner,
        github: { ...runner.github, docsUrl: publishedDocsUrl },
        clock: bound.clock,
        log,
        signal: controller.signal,
        mask: (secret) => void masks.push(secret),
      },
      alerts: bound.client.alerts,
      uncancellable: uncancellable.client.alerts,
      redact: bound.client.redact,
      [Symbol.asyncDispose]: async () => {},
    },
    lines,
    masks,
    clock: bound.clock,
    cancel: (reason) => controller.abort(reason),
    [Symbol.asyncDispose]: async () => {
      await bound[Symbol.asyncDispose]();
      await uncancellable[Symbol.asyncDispose]();
    },
  };
};

/** An alert as the service returns it, named after its id. */
export const stored = (id: string, status?: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...alertInputOf({ name: `alert ${id}` }),
  id,
  ...(status === undefined ? {} : { status }),
  ...more,
});
/** The only page of a listing. */
export const listing = (...data: readonly unknown[]): RawResponder =>
  json({ data, meta: { totalItems: data.length, totalPages: 1 } });
/** The service does what it is asked. */
export const toggled: RawResponder = (response, request) => {
  const { active } = JSON.parse(String(request.body)) as { active: boolean };
  json(stored(request.url.split('/')[2] ?? '', active ? 'active' : 'paused'))(response, request);
};
/** Path and body of each request that was to change something. */
export const changes = (requests: readonly RawRequest[]): string[] =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => `${url} ${String(body)}`);
