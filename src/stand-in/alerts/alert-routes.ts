import { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import type { CloudState } from '../cloud-state.ts';
import { json, request, response, shape } from '../http/message-schemas.ts';
import { choiceParameter, numberParameter } from '../http/query.ts';
import { Refusal } from '../http/response.ts';
import { type Exchange, param, type Route, routesOf, simulationArea } from '../http/route.ts';
import { alertSchema, inputSchema, readAlertInput, type StoredAlert } from './alert-registry.ts';
import { eventSchema, type MetricSample, samplesSchema } from './alert-watch.ts';

const alert = response('Alert', alertSchema);
const event = response('AlertEvent', eventSchema);

const alerts = shape('Alerts', {
  data: z.array(alert),
  meta: z
    .object({
      page: z.int(),
      limit: z.int(),
      totalItems: z.int().optional(),
      totalPages: z.int().optional(),
      total_items: z.int().optional(),
      total_pages: z.int().optional(),
    })
    .describe('In snake case where a scenario says so'),
});

const events = shape('AlertEvents', { data: z.array(event) });
const takenSamples = shape('TakenSamples', { taken: z.int() });

const alertInput = request('AlertInput', inputSchema);
const alertToggle = request('AlertToggle', z.object({ active: z.boolean() }));
const samplesInput = request('Samples', samplesSchema);

const defaultLimit = 50;

const alertsQuery = {
  page: z.int().min(1).max(999_999_999).describe('From 1'),
  limit: z.int().min(1).max(100).describe(`Default ${defaultLimit}`),
  search: z.string().describe('A part of the name'),
  status: z.enum(['active', 'paused']),
  scope: z.enum(['TRACE', 'SESSION']),
  metric: z.string(),
};

const refuseAlertQuery = (name: string, expected: string): Refusal => new Refusal(422, `${name}: expected ${expected}`);

const filterOf = (query: URLSearchParams): ((alert: StoredAlert) => boolean) => {
  const search = query.get('search')?.toLowerCase();
  const status = choiceParameter(query, 'status', alertsQuery.status.options, refuseAlertQuery, ' or ');
  const scope = choiceParameter(query, 'scope', alertsQuery.scope.options, refuseAlertQuery, ' or ');
  const metric = query.get('metric');
  return (alert) =>
    (search === undefined || alert.name.toLowerCase().includes(search)) &&
    (status === undefined || alert.status === status) &&
    (scope === undefined || alert.scope === scope) &&
    (metric === null || alert.metric === metric);
};

/** A page number after the last page gives an empty page, not an error. */
const alertPage = ({ alerts, scenario }: CloudState, { query }: Exchange) => {
  const page = numberParameter(query, 'page', alertsQuery.page, 1, refuseAlertQuery);
  const limit = numberParameter(query, 'limit', alertsQuery.limit, defaultLimit, refuseAlertQuery);
  const found = alerts.all().filter(filterOf(query));
  const total = found.length;
  const pages = Math.ceil(total / limit);
  const totals =
    scenario.alerts.meta === 'camel' ? { totalItems: total, totalPages: pages } : { total_items: total, total_pages: pages };
  return { data: found.slice((page - 1) * limit, page * limit), meta: { page, limit, ...totals } };
};

const toggle = async (cloud: CloudState, exchange: Exchange): Promise<StoredAlert> => {
  const body = await exchange.readJson();
  const active = isRecord(body) ? body.active : undefined;
  if (typeof active !== 'boolean') throw new Refusal(422, 'active: expected true or false');
  return cloud.alerts.setStatus(param(exchange, 'id'), active ? 'active' : 'paused');
};

const readSamples = (body: unknown, nowMs: number): readonly MetricSample[] => {
  const parsed = samplesSchema.safeParse(body);
  if (!parsed.success)
    throw new Refusal(422, 'Expected a sample or a list of them: scope, metric, value, environment, attributes, at');
  return [parsed.data].flat().map(({ at, ...sample }) => ({ ...sample, atMs: at === undefined ? nowMs : Date.parse(at) }));
};

const route = routesOf({
  name: 'Alerts',
  text: 'Alert rules. The service does not document their paths: these are the defaults of the action',
});

/** Only the built-in cloud has these routes, which replace an application that sends metrics. */
const simulation = routesOf(simulationArea);

/** The service documents no paths for alerts, so these are the default paths of the action. */
export const alertRoutes = (cloud: CloudState): readonly Route[] => [
  route.post('/alerts', {
    name: 'createAlert',
    summary: 'Create an alert rule',
    body: json(alertInput),
    status: 201,
    response: alert,
    handle: async (exchange) => cloud.alerts.add(readAlertInput(await exchange.readJson(), cloud.scenario.alerts)),
  }),
  route.get('/alerts', {
    name: 'listAlerts',
    summary: 'List alert rules',
    query: alertsQuery,
    response: alerts,
    refusals: [422],
    handle: (exchange) => alertPage(cloud, exchange),
  }),
  route.post('/alerts/:id/toggle', {
    name: 'toggleAlert',
    summary: 'Pause or resume an alert rule',
    body: json(alertToggle),
    response: alert,
    handle: (exchange) => toggle(cloud, exchange),
  }),
  simulation.post('/simulation/metrics', {
    name: 'postMetrics',
    summary: 'Post samples of metrics, and evaluate the alert rules',
    body: json(samplesInput),
    status: 202,
    response: takenSamples,
    handle: async (exchange) => {
      const samples = readSamples(await exchange.readJson(), cloud.time.nowMs());
      await cloud.alertWatch.take(samples, exchange.signal);
      return { taken: samples.length };
    },
  }),
  simulation.get('/simulation/alert-events', {
    name: 'listAlertEvents',
    summary: 'List the events of alert rules',
    response: events,
    handle: async ({ signal }) => ({ data: await cloud.alertWatch.events(signal) }),
  }),
  simulation.post('/simulation/alert-events/:id/acknowledge', {
    name: 'acknowledgeAlertEvent',
    summary: 'Acknowledge an event',
    response: event,
    refusals: [422],
    handle: (exchange) => cloud.alertWatch.acknowledge(param(exchange, 'id')),
  }),
];
