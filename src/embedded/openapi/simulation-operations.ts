import { z } from 'zod';
import { samplesSchema } from '../alerts/metric-samples.ts';
import { advanceSchema } from '../control/advance.ts';
import { faultSchema, scenarioSchema } from '../schema/scenario.ts';
import { json, type Operation, request, response } from './operation.ts';

const now = response('Now', z.object({ now: z.iso.datetime().describe('The simulated time') }));

const journal = response(
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

const event = response(
  'AlertEvent',
  z.object({
    id: z.string(),
    alertId: z.string(),
    alertName: z.string(),
    state: z.enum(['FIRING', 'ACKNOWLEDGED', 'RESOLVED']),
    value: z.number().nullable(),
    firedAt: z.string(),
    fires: z.int(),
    acknowledgedAt: z.string().nullable(),
    resolvedAt: z.string().nullable(),
    deliveries: z.array(z.object({ channel: z.string(), outcome: z.union([z.int(), z.string()]) })),
  }),
);

const scenario = request('Scenario', scenarioSchema);
const faults = request('Faults', z.union([z.array(faultSchema), z.object({ faults: z.array(faultSchema) })]));

/** Content types of a body that can be JSON or YAML. */
const yamlOr = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => ({
  ...json(schema),
  'application/yaml': z.string(),
});

const simulation = (summary: string, schema: z.ZodType): Operation => ({
  summary,
  tag: 'Simulation',
  responses: json(schema),
});

export const simulationOperations = {
  listRequests: {
    ...simulation('List the requests so far', journal),
    query: { method: z.string(), path: z.string().describe('`*` matches within a segment, `**` any number of segments') },
  },
  deleteRequests: simulation('Empty the list of requests', response('DeletedRequests', z.object({ deleted: z.int() }))),
  replaceScenario: { ...simulation('Replace the scenario', now), body: yamlOr(scenario), refusals: [413, 422] },
  replaceFaults: {
    ...simulation('Replace the faults', response('FaultCount', z.object({ faults: z.int() }))),
    body: yamlOr(faults),
    refusals: [413, 422],
  },
  advanceTime: {
    ...simulation('Move the clock', now),
    body: json(request('Advance', advanceSchema)),
    refusals: [413, 422],
  },
  reset: simulation('Make everything as it was at the start', now),
  describe: simulation('Get this document', response('OpenApi', z.record(z.string(), z.unknown()))),
  postMetrics: {
    ...simulation(
      'Post samples of metrics, and evaluate the alert rules',
      response('TakenSamples', z.object({ taken: z.int() })),
    ),
    body: json(request('Samples', samplesSchema)),
    status: 202,
    refusals: [413, 422],
  },
  listAlertEvents: simulation('List the events of alert rules', response('AlertEvents', z.object({ data: z.array(event) }))),
  acknowledgeAlertEvent: { ...simulation('Acknowledge an event', event), refusals: [422] },
} satisfies Record<string, Operation>;
