import { z } from 'zod';
import { samplesSchema } from '../alerts/alert-watch.ts';
import { advanceSchema } from '../control/advance.ts';
import { faultSchema, scenarioSchema } from '../schema/scenario.ts';
import { accountOperations, alertOperations, testCaseOperations } from './account-operations.ts';
import { buildOperations } from './build-operations.ts';
import { bytes, idSchema, json, type Operation, operation, request, response, shape, strings } from './operation.ts';
import { uploadOperations } from './upload-operations.ts';

const creator = z.object(strings('name', 'version', 'comment'));
const entries = z.array(z.record(z.string(), z.unknown()));
const har = shape('Har', { log: z.object({ version: z.string(), creator, entries }) }, 'An HTTP archive');

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

const data = (summary: string, responses: Operation['responses']): Operation => ({ summary, responses });

const dataOperations = {
  getDeviceLog: data('Get the device log of a test', { 'text/plain': text }),
  getInstrumentationLog: data('Get the log of the test runner for a test', { 'text/plain': text }),
  getMaestroLog: data('Get the log of a flow', { 'text/plain': text }),
  getCommandLog: data('Get the commands of a flow', { 'text/plain': text, ...json(commands) }),
  getNetworkLog: operation('Get the network log of a test', har),
  getAppProfile: operation('Get the app profile of a test', profile),
  getTestVideo: data('Get the video of a test', { 'video/mp4': bytes }),
  getScreenshot: data('Get a screenshot of a test', { 'image/png': bytes }),
  getReport: data('Get the JUnit report of a session, once its build has ended', {
    'application/xml': text,
    'text/html': text.describe('Where a scenario asks for it'),
  }),
  getCoverage: data('Get the coverage data of a session', { 'application/octet-stream': bytes }),
  getResultBundle: data('Get the result bundle of a session', { 'application/zip': bytes }),
  getSessionLog: data('Get the device log of a session', { 'text/plain': text }),
  getAutomationSession: operation('Get a session of any framework; its id may end in `.json`', automationSession),
  getSessionVideo: data('Get the video of a session', { 'video/mp4': bytes }),
};

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

const simulationOperations = {
  listRequests: operation('List the requests so far', journal, {
    query: { method: z.string(), path: z.string().describe('`*` matches within a segment, `**` any number of segments') },
  }),
  deleteRequests: operation('Empty the list of requests', shape('DeletedRequests', { deleted: z.int() })),
  replaceScenario: operation('Replace the scenario', now, { body: yamlOr(scenario) }),
  replaceFaults: operation('Replace the faults', shape('FaultCount', { faults: z.int() }), { body: yamlOr(faults) }),
  advanceTime: operation('Move the clock', now, { body: json(request('Advance', advanceSchema)) }),
  reset: operation('Make everything as it was at the start', now),
  describe: operation('Get this document', response('OpenApi', z.record(z.string(), z.unknown()))),
  postMetrics: operation('Post samples of metrics, and evaluate the alert rules', shape('TakenSamples', { taken: z.int() }), {
    body: json(request('Samples', samplesSchema)),
    status: 202,
  }),
  listAlertEvents: operation('List the events of alert rules', shape('AlertEvents', { data: z.array(event) })),
  acknowledgeAlertEvent: operation('Acknowledge an event', event, { refusals: [422] }),
};

/** Operations by the tag that they have in the document, each with the description of its tag. */
export const areas = {
  Uploads: { text: 'Apps, test suites, app directories, test packages and media files', operations: uploadOperations },
  Builds: { text: 'Builds and their sessions', operations: buildOperations },
  'Session data': { text: 'Logs, reports, profiles, pictures and videos', operations: dataOperations },
  Account: { text: 'Devices, plan and queue', operations: accountOperations },
  'Test management': { text: 'Test cases', operations: testCaseOperations },
  Alerts: {
    text: 'Alert rules. The service does not document their paths: these are the defaults of the action',
    operations: alertOperations,
  },
  Simulation: {
    text: 'Not a part of the service: they steer the built-in cloud, without credentials, from the same machine only',
    operations: simulationOperations,
  },
};

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never;

export type OperationName = KeyOfEach<(typeof areas)[keyof typeof areas]['operations']>;
