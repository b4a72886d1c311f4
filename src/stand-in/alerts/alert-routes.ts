import { isRecord } from '../../lib/is-record.ts';
import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { choiceParameter, type Exchange, numberParameter, param, type Route, route } from '../http/route.ts';
import { readAlertInput, type StoredAlert } from './alert-registry.ts';
import { type MetricSample, samplesSchema } from './alert-watch.ts';

const refuseAlertQuery = (name: string, expected: string): Refusal => new Refusal(422, `${name}: expected ${expected}`);

const filterOf = (query: URLSearchParams): ((alert: StoredAlert) => boolean) => {
  const search = query.get('search')?.toLowerCase();
  const status = choiceParameter(query, 'status', ['active', 'paused'], refuseAlertQuery, ' or ');
  const scope = choiceParameter(query, 'scope', ['TRACE', 'SESSION'], refuseAlertQuery, ' or ');
  const metric = query.get('metric');
  return (alert) =>
    (search === undefined || alert.name.toLowerCase().includes(search)) &&
    (status === undefined || alert.status === status) &&
    (scope === undefined || alert.scope === scope) &&
    (metric === null || alert.metric === metric);
};

/** A page number after the last page gives an empty page, not an error. */
const alertPage = ({ alerts, scenario }: CloudState, { query }: Exchange): RouteResponse => {
  const page = numberParameter(query, 'page', { fallback: 1, max: 999_999_999 }, refuseAlertQuery);
  const limit = numberParameter(query, 'limit', { fallback: 50, max: 100 }, refuseAlertQuery);
  const found = alerts.all().filter(filterOf(query));
  const total = found.length;
  const pages = Math.ceil(total / limit);
  const totals =
    scenario.alerts.meta === 'camel' ? { totalItems: total, totalPages: pages } : { total_items: total, total_pages: pages };
  return jsonResponse({ data: found.slice((page - 1) * limit, page * limit), meta: { page, limit, ...totals } });
};

const toggle = async (cloud: CloudState, exchange: Exchange): Promise<RouteResponse> => {
  const body = await exchange.readJson();
  const active = isRecord(body) ? body.active : undefined;
  if (typeof active !== 'boolean') throw new Refusal(422, 'active: expected true or false');
  return jsonResponse(cloud.alerts.setStatus(param(exchange, 'id'), active ? 'active' : 'paused'));
};

const readSamples = (body: unknown, nowMs: number): readonly MetricSample[] => {
  const parsed = samplesSchema.safeParse(body);
  if (!parsed.success)
    throw new Refusal(422, 'Expected a sample or a list of them: scope, metric, value, environment, attributes, at');
  return [parsed.data].flat().map(({ at, ...sample }) => ({ ...sample, atMs: at === undefined ? nowMs : Date.parse(at) }));
};

/** The service documents no paths for alerts, so these are the default paths of the action. */
export const alertRoutes = (cloud: CloudState): readonly Route[] => [
  route.post('createAlert', '/alerts', async (exchange) =>
    jsonResponse(cloud.alerts.add(readAlertInput(await exchange.readJson(), cloud.scenario.alerts)), 201),
  ),
  route.get('listAlerts', '/alerts', (exchange) => alertPage(cloud, exchange)),
  route.post('toggleAlert', '/alerts/:id/toggle', (exchange) => toggle(cloud, exchange)),
  // Only the built-in cloud has the following routes, which replace an application that sends metrics.
  route.post('postMetrics', '/simulation/metrics', async (exchange) => {
    const samples = readSamples(await exchange.readJson(), cloud.time.nowMs());
    await cloud.alertWatch.take(samples, exchange.signal);
    return jsonResponse({ taken: samples.length }, 202);
  }),
  route.get('listAlertEvents', '/simulation/alert-events', async ({ signal }) =>
    jsonResponse({ data: await cloud.alertWatch.events(signal) }),
  ),
  route.post('acknowledgeAlertEvent', '/simulation/alert-events/:id/acknowledge', (exchange) =>
    jsonResponse(cloud.alertWatch.acknowledge(param(exchange, 'id'))),
  ),
];
