import { z } from 'zod';
import { idSchema, request, response, shape, strings, timeSchema } from '../http/message-schemas.ts';

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]);
const whole = z.union([z.int(), z.string().regex(/^\d{1,9}$/)]);
const list = z.union([z.array(z.string()), z.string()]);

/** Parameters that every framework has. Other parameters are accepted without effect. */
const parameters = {
  devices: z
    .array(z.string().regex(/^[^-].*-[^-]+$/))
    .min(1)
    .describe('`<device>-<os version>` each'),
  project: z.string().min(1).max(255).optional().describe('Groups builds'),
  projectNotifyURL: z.string().optional().describe('Gets a POST when the builds of the project have ended; needs `project`'),
  callbackURL: z.string().optional().describe('Gets the build as a POST when it has ended'),
  deviceLogs: flag.optional(),
  networkLogs: flag.optional(),
  video: flag.optional().describe('Default true'),
  uploadMedia: list.optional().describe('At most 5 references `media://…`'),
  idleTimeout: whole.optional().describe('60 to 900 seconds'),
  retryTestsOnFailure: flag.optional(),
  testIterations: whole.optional(),
  shards: z
    .looseObject({
      numberOfShards: whole.optional(),
      deviceSelection: z.enum(['any', 'all']).optional(),
      mapping: z.array(z.looseObject({ name: z.string().optional(), strategy: z.string(), values: z.unknown() })).optional(),
    })
    .optional()
    .describe('Splits the run into several sessions'),
};

const app = z.string().describe('`bs://…`, a custom id, or a shareable id');
const testSuite = app;

const durationSchema = z
  .union([z.string(), z.number()])
  .describe('Seconds as a number, as "20", "1.784" or "127 seconds"; a scenario may choose the form');

const build = (id: string, fields: z.ZodRawShape): z.ZodType => request(id, z.looseObject(fields));

const xcodeFilters = { 'only-testing': list.optional(), 'skip-testing': list.optional() };
const instrumentationFilters = {
  class: list.optional(),
  package: list.optional(),
  annotation: list.optional(),
  size: list.optional(),
};

export const espressoBuild = build('EspressoBuild', {
  app,
  testSuite,
  ...parameters,
  ...instrumentationFilters,
  numShards: whole.optional().describe('With `shardIndex`'),
  shardIndex: whole.optional().describe('From 0 to `numShards` - 1'),
  coverage: flag.optional(),
});
const xcuitest = { testSuite, ...parameters, ...xcodeFilters, enableResultBundle: flag.optional() };
export const xcuitestBuild = build('XcuitestBuild', { app, ...xcuitest });
export const testPlanBuild = request(
  'TestPlanBuild',
  z
    .looseObject({ app: app.optional(), ...xcuitest })
    .describe(
      'The suite is a zip with the runner app and one `.xctestrun` file at its top. `app` may be absent with `--lenient` only',
    ),
);
export const earlgreyBuild = build('EarlgreyBuild', { appDir: app, ...parameters, ...xcodeFilters });
export const flutterAndroidBuild = build('FlutterAndroidBuild', { app, testSuite, ...parameters });
export const flutterIosBuild = build('FlutterIosBuild', { testPackage: app, ...parameters });
export const maestroBuild = build('MaestroBuild', {
  app,
  testSuite,
  ...parameters,
  execute: list.optional().describe('Files and folders below the parent folder'),
  tags: z.looseObject({ includeTags: list.optional(), excludeTags: list.optional() }).optional(),
});

export const startedBuild = shape('StartedBuild', { message: z.literal('Success'), build_id: idSchema });

const binary = shape('BinaryDetails', {
  url: z.string(),
  bundle_id: z.string(),
  custom_id: z.string().nullable(),
  version: z.string(),
  name: z.string(),
  instrumentation: z.string().optional(),
});
const details = { app_details: binary, test_suite_details: binary };

const capabilities = z.record(z.string(), z.unknown()).describe('The build request as it was sent');

const counters = z
  .record(z.string(), z.int())
  .describe('`SUCCESS`, `FAILED`, `IGNORED`, `TIMEDOUT`, and where there are any `ERROR`; a scenario may choose other words');

const countersV2 = response(
  'CountersV2',
  z
    .record(z.string(), z.int())
    .describe('`passed`, `failed`, `skipped`, `timedout`, `error`, `running`, `queued`; a scenario may show other words'),
);

const deviceV1 = shape('BuildDeviceV1', {
  session_id: idSchema.optional().describe('Absent for a session that never started'),
  status: z.string().describe('`queued`, `running`, `done`, `error`, `timeout`; failed tests do not change it'),
  session_details: z.string(),
  test_report: z.string(),
  test_status: counters,
});

// Builds and sessions are written field by field (`build-shapes/response-fields.ts`), so the compiler cannot compare them with their schemas.

export const buildV1: z.ZodType = shape('BuildV1', {
  build_id: idSchema,
  framework: z.string(),
  status: z.string().describe('`running`, `done`, `failed`, `error`, `timeout`'),
  input_capabilities: capabilities,
  start_time: timeSchema,
  device_statuses: z.object({
    success: z.record(z.string(), z.string()).describe('By `<device>,<os version>`'),
    error: z.record(z.string(), z.string()),
  }),
  ...details,
  duration: durationSchema,
  devices: z.record(z.string(), deviceV1).describe('By `<device>-<os version>` as in the request; only one session each'),
});

const links = {
  video: z.string(),
  device_log: z.string().nullish(),
  instrumentation_log: z.string().optional(),
  maestro_log: z.string().optional(),
  maestro_commands: z.string().optional(),
  network_log: z.string().nullish(),
  screenshots: z.array(z.string()),
};

const testId = z
  .string()
  .regex(/^[0-9a-f]{48}$/)
  .describe('The id of the session and 8 more digits');

const testV1 = shape('TestV1', {
  test_id: testId,
  status: z.string().describe('`QUEUED`, `RUNNING`, `SUCCESS`, `FAILED`, `ERROR`, `IGNORED`, `TIMEDOUT`'),
  start_time: timeSchema.optional(),
  duration: durationSchema,
  ...links,
});

export const sessionV1: z.ZodType = shape('SessionV1', {
  session_id: idSchema,
  build_id: idSchema,
  device: z.string(),
  start_time: timeSchema.optional(),
  duration: durationSchema,
  ...strings('acceptInsecureCerts', 'deviceLogs', 'networkLogs', 'video', 'idle_timeout'),
  coverage: z.null(),
  screenshots: z.null(),
  ...details,
  test_count: z.int(),
  test_status: counters,
  test_details: z.record(z.string(), z.record(z.string(), testV1)).describe('By class, then by name'),
});

const sessionHead = {
  id: idSchema,
  status: z.string().describe('`queued`, `running`, `passed`, `failed`, `error`, `timedout`, `skipped`, `stopped`'),
  start_time: timeSchema.optional(),
  duration: durationSchema,
  error: z.object({ message: z.string() }).optional().describe('Of a session that could not run'),
  shard: z
    .object({
      name: z.string(),
      index: z.int().optional(),
      strategy: z.string().optional(),
      values: z.unknown().optional(),
    })
    .optional(),
};

const sessionEntry = shape('SessionEntryV2', {
  ...sessionHead,
  testcases: z.object({ count: z.int(), status: countersV2 }),
});

const deviceV2 = shape('BuildDeviceV2', {
  device: z.string(),
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  sharding: z.boolean(),
  sessions: z.array(sessionEntry),
});

export const buildV2: z.ZodType = shape('BuildV2', {
  id: idSchema,
  framework: z.string(),
  duration: durationSchema,
  status: z.string().describe('`running`, `passed`, `failed`, `error`, `timedout`, `skipped`, `stopped`'),
  input_capabilities: capabilities,
  start_time: timeSchema,
  ...details,
  devices: z.array(deviceV2),
});

const testV2 = shape('TestV2', {
  id: testId,
  name: z.string(),
  status: z.string(),
  start_time: timeSchema.optional(),
  duration: durationSchema,
  ...links,
});

export const sessionV2: z.ZodType = shape('SessionV2', {
  ...sessionHead,
  testcases: z.object({
    count: z.int(),
    status: countersV2,
    data: z.array(z.object({ class: z.string(), testcases: z.array(testV2) })),
  }),
});

const listed = z.object({ build_id: idSchema, start_time: timeSchema });
export const buildList = response(
  'BuildListV2',
  z
    .union([z.object({ builds: z.array(listed) }), z.array(listed)])
    .describe('The last 20, the newest first; a scenario may unwrap them'),
);
const plainListed = z.object({ id: idSchema, start_time: timeSchema });
export const flutterList = response('FlutterBuildList', z.array(plainListed));
const maestroEntry = plainListed.extend({ status: z.string() });
export const maestroList = shape('MaestroBuildList', { builds: z.array(maestroEntry) }, 'The newest first');

export const projectBuilds = response(
  'ProjectBuilds',
  z
    .union([z.object({ builds: z.array(buildV1) }), z.object({ message: z.string() })])
    .describe('A message for an unknown project, where a scenario says so'),
);

export const stopInput = request('StopBuild', z.looseObject({}));
export const stoppedBuild = shape('StoppedBuild', { message: z.string(), stopped_session_count: z.string() });
