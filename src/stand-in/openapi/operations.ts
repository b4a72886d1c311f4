import { z } from 'zod';
import { alertSchema, inputSchema } from '../alerts/alert-registry.ts';
import { eventSchema, samplesSchema } from '../alerts/alert-watch.ts';
import { advanceSchema } from '../control/advance.ts';
import { faultSchema, scenarioSchema } from '../schema/scenario.ts';
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

const device = shape('Device', {
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  device: z.string(),
  realMobile: z.boolean().optional(),
  real_mobile: z.boolean().optional().describe('In place of `realMobile`, where a scenario says so'),
});

const deviceLimit = shape('DeviceLimit', {
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  device: z.string(),
  group_usage: z.int(),
  device_limit: z.int(),
});

const plan = shape('Plan', {
  automate_plan: z.string(),
  parallel_sessions_running: z.int(),
  team_parallel_sessions_max_allowed: z.int(),
  parallel_sessions_max_allowed: z.int(),
  queued_sessions: z.int(),
  queued_sessions_max_allowed: z.int(),
});

const usage = shape('QueueUsage', {
  meta: z.object({
    generatedAt: z.string(),
    persona: z.string(),
    summary: z.object({
      totalParallelsUsed: z.int(),
      maximumParallelsAllowed: z.int(),
      totalQueuedSessions: z.int(),
      maximumQueueAllowed: z.int(),
    }),
  }),
});

const caseFields = {
  ...strings('identifier', 'case_type', 'priority', 'status'),
  tags: z.array(z.string()),
  automation_status: z.string(),
  owner: z.string(),
};

const documentedCase = shape('TestCase', {
  ...caseFields,
  title: z.string(),
  folder_id: z.int(),
  issues: z.array(z.string()),
  ...strings('template', 'description', 'preconditions'),
  attachments: z.array(z.unknown()),
  steps: z.array(z.object({ step: z.string(), result: z.string() })),
  custom_fields: z.array(z.unknown()),
});

const recentCase = shape(
  'RecentTestCase',
  {
    ...caseFields,
    name: z.string(),
    folder_path: z.array(z.int()),
    issues: z.array(z.object({ jira_id: z.string(), issue_type: z.string() })),
    is_shared: z.boolean(),
    ...strings('created_at', 'created_by', 'last_updated_at', 'updated_by'),
    urls: z.object({ self: z.string() }),
  },
  'The newer form, where a scenario asks for it',
);

const testCases = shape('TestCases', {
  success: z.literal(true).optional(),
  test_cases: z.array(z.union([documentedCase, recentCase])),
  info: z
    .object({
      page: z.int(),
      page_size: z.int(),
      count: z.int(),
      prev: z.int().min(1).describe('1 on the first page, since the specification allows no null here'),
      next: z.int().nullable().describe('Null on the last page'),
    })
    .optional(),
});

const timestamp = z.iso.datetime({ precision: 3 });

const alert = response('Alert', alertSchema);

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

const accountOperations = {
  listDevices: operation('List the devices', response('Devices', z.array(device))),
  listDeviceLimits: operation('List how many of each device are in use', response('DeviceLimits', z.array(deviceLimit)), {
    refusals: [404],
  }),
  getPlan: operation('Get the plan and its use', plan),
  getQueueUsage: operation('Get the use of parallel slots and queue', usage),
};

const testCaseOperations = {
  listTestCases: operation('List the test cases of a project', testCases, {
    query: {
      p: z.int().min(1).max(999_999_999).describe('The page, from 1'),
      page_size: z.int().min(30).max(300).describe('Default 30'),
      'test-case-identifier': z.string(),
      test_case_id: z.string(),
      updated_after: timestamp,
      updated_before: timestamp,
      issue_ids: z
        .string()
        .regex(/^[^,]+(,[^,]+)*$/)
        .describe('Separated by commas'),
      issue_type: z.enum(['jira', 'asana', 'clickup', 'azure']),
      archived: z.boolean(),
    },
    refusals: [422],
  }),
};

const alertOperations = {
  createAlert: operation('Create an alert rule', alert, { body: json(request('AlertInput', inputSchema)), status: 201 }),
  listAlerts: operation('List alert rules', alerts, {
    query: {
      page: z.int().min(1).max(999_999_999).describe('From 1'),
      limit: z.int().min(1).max(100).describe('Default 50'),
      search: z.string().describe('A part of the name'),
      status: z.enum(['active', 'paused']),
      scope: z.enum(['TRACE', 'SESSION']),
      metric: z.string(),
    },
    refusals: [422],
  }),
  toggleAlert: operation('Pause or resume an alert rule', alert, {
    body: json(request('AlertToggle', z.object({ active: z.boolean() }))),
  }),
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

const event = response('AlertEvent', eventSchema);

const scenario = request('Scenario', scenarioSchema);
const faults = request('Faults', z.union([z.array(faultSchema), z.object({ faults: z.array(faultSchema) })]));

/** JSON, or the same as YAML, of which the document describes only the outermost kind. */
const yamlOr = (schema: z.ZodType, inYaml: z.ZodType): Readonly<Record<string, z.ZodType>> => ({
  ...json(schema),
  'application/yaml': inYaml,
});
const mapping = z.looseObject({});

const simulationOperations = {
  listRequests: operation('List the requests so far', journal, {
    query: { method: z.string(), path: z.string().describe('`*` matches within a segment, `**` any number of segments') },
  }),
  deleteRequests: operation('Empty the list of requests', shape('DeletedRequests', { deleted: z.int() })),
  replaceScenario: operation('Replace the scenario', now, { body: yamlOr(scenario, mapping) }),
  replaceFaults: operation('Replace the faults', shape('FaultCount', { faults: z.int() }), {
    body: yamlOr(faults, z.union([z.array(mapping), mapping])),
  }),
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

/** Groups operations by their tag in the document. */
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
