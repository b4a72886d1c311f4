import { z } from 'zod';
import { samplesSchema } from '../alerts/evaluate.ts';
import { advanceSchema } from '../control/advance.ts';
import { faultSchema, scenarioSchema } from '../schema/scenario.ts';
import { accountOperations } from './account-operations.ts';
import { buildOperations } from './build-operations.ts';
import { bytes, idSchema, json, type Operation, request, response, shape, strings } from './operation.ts';
import { uploadOperations } from './upload-operations.ts';

const har = response(
  'Har',
  z
    .object({
      log: z.object({
        version: z.string(),
        creator: z.object({ name: z.string(), version: z.string(), comment: z.string() }),
        entries: z.array(z.record(z.string(), z.unknown())),
      }),
    })
    .describe('An HTTP archive'),
);

const profile = response(
  'AppProfile',
  z
    .array(
      z
        .object({
          ts: z.int().describe('Seconds since 1970'),
          cpu: z.number(),
          mem: z.number(),
          mema: z.number(),
          batt: z.number(),
          temp: z.number(),
          simulated: z.literal(true),
        })
        .catchall(z.number().nullable()),
    )
    .describe('One sample per second. The bundle id without dots begins the keys of the app: `comexampleshop_cpu`'),
);

const commands = response(
  'MaestroCommands',
  z
    .array(
      z.object({
        command: z.object({ description: z.string() }),
        metadata: z.object({
          status: z.string(),
          timestamp: z.number(),
          error: z.object({ message: z.string(), hierarchyRoot: z.unknown().optional() }).optional(),
        }),
      }),
    )
    .describe('Where a scenario asks for JSON'),
);

const automationSession = shape('AutomationSession', {
  automation_session: z.object({
    name: z.string(),
    duration: z.int(),
    ...strings('os', 'os_version', 'browser_version'),
    browser: z.null(),
    device: z.string(),
    status: z.string(),
    hashed_id: idSchema,
    reason: z.string().nullable(),
    ...strings('build_name', 'project_name', 'logs', 'browser_url', 'public_url', 'video_url'),
    app_details: z.object({
      ...strings('app_url', 'app_name', 'app_version'),
      app_custom_id: z.string().nullable(),
      uploaded_at: z.union([z.string(), z.number()]),
    }),
  }),
});

const text = z.string();

const data = (summary: string, responses: Operation['responses']): Operation => ({ summary, tag: 'Session data', responses });

const dataOperations = {
  getDeviceLog: data('Get the device log of a test', { 'text/plain': text }),
  getInstrumentationLog: data('Get the log of the test runner for a test', { 'text/plain': text }),
  getMaestroLog: data('Get the log of a flow', { 'text/plain': text }),
  getCommandLog: data('Get the commands of a flow', { 'text/plain': text, ...json(commands) }),
  getNetworkLog: data('Get the network log of a test', json(har)),
  getAppProfile: data('Get the app profile of a test', json(profile)),
  getTestVideo: data('Get the video of a test', { 'video/mp4': bytes }),
  getScreenshot: data('Get a screenshot of a test', { 'image/png': bytes }),
  getReport: data('Get the JUnit report of a session, once its build has ended', {
    'application/xml': text,
    'text/html': text.describe('Where a scenario asks for it'),
  }),
  getCoverage: data('Get the coverage data of a session', { 'application/octet-stream': bytes }),
  getResultBundle: data('Get the result bundle of a session', { 'application/zip': bytes }),
  getSessionLog: data('Get the device log of a session', { 'text/plain': text }),
  getAutomationSession: data('Get a session of any framework; its id may end in `.json`', json(automationSession)),
  getSessionVideo: data('Get the video of a session', { 'video/mp4': bytes }),
} satisfies Record<string, Operation>;

const now = shape('Now', { now: z.iso.datetime().describe('The simulated time') });

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

const event = shape('AlertEvent', {
  ...strings('id', 'alertId', 'alertName'),
  state: z.enum(['FIRING', 'ACKNOWLEDGED', 'RESOLVED']),
  value: z.number().nullable(),
  firedAt: z.string(),
  fires: z.int(),
  acknowledgedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  deliveries: z.array(z.object({ channel: z.string(), outcome: z.union([z.int(), z.string()]) })),
});

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

const simulationOperations = {
  listRequests: {
    ...simulation('List the requests so far', journal),
    query: { method: z.string(), path: z.string().describe('`*` matches within a segment, `**` any number of segments') },
  },
  deleteRequests: simulation('Empty the list of requests', shape('DeletedRequests', { deleted: z.int() })),
  replaceScenario: { ...simulation('Replace the scenario', now), body: yamlOr(scenario), refusals: [413, 422] },
  replaceFaults: {
    ...simulation('Replace the faults', shape('FaultCount', { faults: z.int() })),
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
    ...simulation('Post samples of metrics, and evaluate the alert rules', shape('TakenSamples', { taken: z.int() })),
    body: json(request('Samples', samplesSchema)),
    status: 202,
    refusals: [413, 422],
  },
  listAlertEvents: simulation('List the events of alert rules', shape('AlertEvents', { data: z.array(event) })),
  acknowledgeAlertEvent: { ...simulation('Acknowledge an event', event), refusals: [422] },
} satisfies Record<string, Operation>;

export const operations = {
  ...uploadOperations,
  ...buildOperations,
  ...dataOperations,
  ...accountOperations,
  ...simulationOperations,
};

export type OperationName = keyof typeof operations;
