import { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import { matchesPath } from '../../lib/wildcard.ts';
import { readYaml } from '../../lib/yaml-document.ts';
import { chunksOf, readBodyText } from '../http/body.ts';
import { json, request, response, shape } from '../http/message-schemas.ts';
import type { RecordedRequest, RequestLog } from '../http/request-log.ts';
import { Refusal } from '../http/response.ts';
import { type Exchange, type Route, routesOf, simulationArea } from '../http/route.ts';
import { maxScenarioBytes, parseScenario, ScenarioError } from '../scenario.ts';
import { faultSchema, scenarioSchema } from '../schema/scenario.ts';
import type { Simulation } from '../simulation.ts';
import { advanceSchema, isoDurationMs } from './advance.ts';

const nowSchema = shape('Now', { now: z.iso.datetime().describe('The simulated time') });

const journalSchema = response(
  'Journal',
  z.array(
    z.object({
      time: z.iso.datetime().describe('Simulated'),
      method: z.string(),
      path: z.string().describe('Without the query'),
      query: z.string(),
      body: z.unknown().describe('JSON as it was sent; for a form its fields, with name, size and SHA-256 of its file'),
      status: z.int().nullable().describe('Null where no response was sent'),
      fault: z.string().optional().describe('The fault that was applied'),
    }),
  ),
);
const deletedSchema = shape('DeletedRequests', { deleted: z.int() });
const faultCountSchema = shape('FaultCount', { faults: z.int() });
const documentSchema = response('OpenApi', z.record(z.string(), z.unknown()));

const scenarioInput = request('Scenario', scenarioSchema);
const faultsInput = request('Faults', z.union([z.array(faultSchema), z.object({ faults: z.array(faultSchema) })]));
const advanceInput = request('Advance', advanceSchema);

/** JSON, or the same as YAML, of which the document describes only the outermost kind. */
const yamlOr = (schema: z.ZodType, inYaml: z.ZodType): Readonly<Record<string, z.ZodType>> => ({
  ...json(schema),
  'application/yaml': inYaml,
});
const mapping = z.looseObject({});

/** The status is null if no response has been sent yet. */
const journalEntry = ({ atMs, method, path, query, body, status, fault }: RecordedRequest) => ({
  time: new Date(atMs).toISOString(),
  method,
  path,
  query,
  body: body ?? null,
  status: status ?? null,
  ...(fault !== undefined && { fault }),
});

/** In a path pattern, `*` matches within one segment, and `**` matches any number of segments. */
const journal = ({ requests }: RequestLog, query: URLSearchParams) => {
  const method = query.get('method')?.toUpperCase();
  const path = query.get('path');
  return requests
    .filter((request) => method === undefined || request.method === method)
    .filter((request) => path === null || matchesPath(path, request.path))
    .map(journalEntry);
};

/** Throws a Refusal that lists all mistakes of the scenario. */
const refusingMistakes = <Result>(change: () => Result): Result => {
  try {
    return change();
  } catch (error) {
    if (error instanceof ScenarioError) throw new Refusal(422, error.message);
    throw error;
  }
};

/** Reads a list of faults, or a mapping with the single key `faults`. Throws Refusal. */
const readFaults = (text: string): unknown => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') throw new Refusal(422, reading.mistakes.map(({ message }) => message).join('\n'));
  const { value } = reading;
  if (isRecord(value) && Object.keys(value).join() === 'faults') return value.faults;
  if (Array.isArray(value)) return value;
  throw new Refusal(422, 'Expected a list of faults as in a scenario, or a mapping with the key "faults"');
};

/** End of the last year with four digits. It leaves room for durations, because dates can hold some 260,000 years more. */
const lastTimeMs = Date.UTC(9_999, 11, 31, 23, 59, 59, 999);

const route = routesOf(simulationArea);

/**
 * Routes that control the simulation. They need no credentials, because only this machine can reach them. `allRoutes` are those of
 * the service and these.
 */
export const controlRoutes = (simulation: Simulation, log: RequestLog, allRoutes: () => readonly Route[]): readonly Route[] => {
  const now = (): { readonly now: string } => ({ now: new Date(simulation.time().nowMs()).toISOString() });
  const scenarioText = ({ request }: Exchange): Promise<string> => readBodyText(chunksOf(request), maxScenarioBytes);
  return [
    route.get('/simulation/requests', {
      name: 'listRequests',
      summary: 'List the requests so far',
      query: { method: z.string(), path: z.string().describe('`*` matches within a segment, `**` any number of segments') },
      response: journalSchema,
      handle: ({ query }) => journal(log, query),
    }),
    route.delete('/simulation/requests', {
      name: 'deleteRequests',
      summary: 'Empty the list of requests',
      response: deletedSchema,
      handle: () => {
        const deleted = log.requests.length;
        log.clear();
        return { deleted };
      },
    }),
    route.put('/simulation/scenario', {
      name: 'replaceScenario',
      summary: 'Replace the scenario',
      body: yamlOr(scenarioInput, mapping),
      response: nowSchema,
      handle: async (exchange) => {
        const text = await scenarioText(exchange);
        const reading = readYaml(text);
        // A file may be empty, but a request without a scenario is a mistake of its client.
        if (reading.kind === 'read' && (reading.value ?? undefined) === undefined)
          throw new Refusal(422, 'Expected a scenario; {} is a service without failures');
        refusingMistakes(() => simulation.setScenario(parseScenario(text)));
        return now();
      },
    }),
    route.put('/simulation/faults', {
      name: 'replaceFaults',
      summary: 'Replace the faults',
      body: yamlOr(faultsInput, z.union([z.array(mapping), mapping])),
      response: faultCountSchema,
      handle: async (exchange) => {
        const text = await scenarioText(exchange);
        return { faults: refusingMistakes(() => simulation.setFaults(readFaults(text))) };
      },
    }),
    route.post('/simulation/time', {
      name: 'advanceTime',
      summary: 'Move the clock',
      body: json(advanceInput),
      response: nowSchema,
      handle: async (exchange) => {
        const parsed = advanceSchema.safeParse(await exchange.readJson());
        const byMs = parsed.success ? isoDurationMs(parsed.data.advance) : undefined;
        if (byMs === undefined)
          throw new Refusal(422, 'advance: expected an ISO 8601 duration such as "PT5M", without years and months');
        if (simulation.time().nowMs() + byMs > lastTimeMs)
          throw new Refusal(422, 'advance: the time would be after the year 9999, for which the service has no dates');
        simulation.advance(byMs);
        return now();
      },
    }),
    route.post('/simulation/reset', {
      name: 'reset',
      summary: 'Make everything as it was at the start',
      response: nowSchema,
      handle: async () => {
        await simulation.reset();
        log.clear();
        return now();
      },
    }),
    route.get('/simulation/openapi.json', {
      name: 'describe',
      summary: 'Get this document',
      response: documentSchema,
      handle: async () => {
        // The document is written late, because only this request needs its writer.
        const { describeRoutes } = await import(/* webpackChunkName: "embedded" */ '../openapi/document.ts');
        return describeRoutes(allRoutes());
      },
    }),
  ];
};
