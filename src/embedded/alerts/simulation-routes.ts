import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal } from '../http/response.ts';
import { param, type Route, route } from '../http/route.ts';
import { type MetricSample, samplesSchema } from './evaluate.ts';

const readSamples = (body: unknown, nowMs: number): readonly MetricSample[] => {
  const parsed = samplesSchema.safeParse(body);
  if (!parsed.success)
    throw new Refusal(422, 'Expected a sample or a list of them: scope, metric, value, environment, attributes, at');
  return [parsed.data].flat().map(({ at, ...sample }) => ({ ...sample, atMs: at === undefined ? nowMs : Date.parse(at) }));
};

/**
 * Routes that only the built-in cloud has. They accept the metrics that an application would send to the service, and list the
 * resulting events. Their paths start with `/simulation`, unlike the paths of the service.
 */
export const simulationRoutes = ({ alertWatch, time }: CloudState): readonly Route[] => [
  route.post('postMetrics', '/simulation/metrics', async (exchange) => {
    const samples = readSamples(await exchange.readJson(), time.nowMs());
    await alertWatch.take(samples, exchange.signal);
    return jsonResponse({ taken: samples.length }, 202);
  }),
  route.get('listAlertEvents', '/simulation/alert-events', async ({ signal }) =>
    jsonResponse({ data: await alertWatch.events(signal) }),
  ),
  route.post('acknowledgeAlertEvent', '/simulation/alert-events/:id/acknowledge', (exchange) =>
    jsonResponse(alertWatch.acknowledge(param(exchange, 'id'))),
  ),
];
