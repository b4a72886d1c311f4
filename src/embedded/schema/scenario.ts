import { z } from 'zod';
import { buildRuleSchema, overrideSchema, secondsSchema, sessionRuleSchema, testsSchema } from './sessions.ts';

const appSchema = z.strictObject({
  'bundle-id': z.string().min(1).max(200).default('com.example.shop'),
  version: z.string().max(50).default('1.0'),
});

const callbacksSchema = z.strictObject({
  /** Quiet period, in simulated minutes. A project counts as completed if no new build of it starts during this period. */
  'quiet-minutes': z.number().min(0).max(1_440).default(5),
});

/** A scenario in which all defaults are filled in. */
export type Scenario = z.output<typeof scenarioSchema>;

/** A scenario as users write it: every key is optional. */
export type ScenarioInput = z.input<typeof scenarioSchema>;

const planSchema = z.strictObject({
  name: z.string().max(100).default('Simulated plan'),
  parallel: z.int().min(1).max(10_000).default(25),
  /** Length of the queue. Default: the number of parallel slots, at least 5. */
  queue: z.int().min(0).max(10_000).optional(),
  /** Number of parallel slots that sessions of other users occupy at the start. */
  'used-elsewhere': z.int().min(0).max(20_000).default(0),
  'used-elsewhere-seconds': secondsSchema.default(600),
  /** Maximum seconds that a session waits in the queue. A session that waits longer is cancelled. */
  'queue-limit-seconds': secondsSchema.default(900),
});

/** Limits of the API. If a limit has neither a value nor a default, it is off. */
const limitsSchema = z.strictObject({
  'requests-per-second': z.int().min(1).optional(),
  'uploads-per-minute': z.int().min(1).optional(),
  'upload-bytes': z
    .int()
    .min(1)
    .default(4 * 1024 ** 3),
  /** Whether a connection stays open for further requests. Otherwise, it is closed after each response. */
  'keep-alive': z.boolean().default(true),
  'retention-days': z.number().min(0).max(36_500).default(30),
});

const deviceSchema = z.strictObject({
  device: z.string().min(1).max(200),
  'os-version': z.string().min(1).max(50),
  os: z.enum(['android', 'ios']),
});

const deviceUseSchema = z.strictObject({
  device: z.string().min(1).max(200),
  'os-version': z.string().min(1).max(50),
  used: z.int().min(0),
  limit: z.int().min(0),
});

export type DeviceUse = z.output<typeof deviceUseSchema>;

const devicesSchema = z.strictObject({
  /** Devices that replace the built-in device list. */
  known: z.array(deviceSchema).max(10_000).optional(),
  /** Whether sessions can run on any `<device>-<os version>`, even if the device list does not contain it. */
  'accept-unknown': z.boolean().default(false),
  /**
   * For each device, the number of devices in use and the limit. By default, no device is in use. `unavailable`: the service
   * refuses to list the devices in use.
   */
  use: z.union([z.literal('unavailable'), z.array(deviceUseSchema).max(10_000)]).default([]),
});

/** An upload that exists when the simulation starts. */
const earlierUploadSchema = z.strictObject({
  kind: z.enum([
    'app',
    'espresso-suite',
    'xcuitest-suite',
    'earlgrey-app-dir',
    'maestro-suite',
    'flutter-android-suite',
    'flutter-ios-package',
    'media',
  ]),
  name: z.string().min(1).max(500),
  id: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
  'custom-id': z.string().min(1).max(100).optional(),
  'age-days': z.number().min(0).max(36_500).default(0),
  owner: z.enum(['user', 'group']).default('user'),
});

export type EarlierUpload = z.output<typeof earlierUploadSchema>;

const namesSchema = z.array(z.string().min(1).max(100)).max(1_000);

/** Settings for alerts. The metrics, aggregations, operators, windows and columns are invented: the service documents none. */
const alertsSchema = z.strictObject({
  /** Names of metrics, in addition to `score:<name>`, which is always accepted. */
  metrics: namesSchema.default(['latency', 'cost', 'tokens', 'error_count']),
  aggregations: namesSchema.default(['avg', 'sum', 'min', 'max', 'count', 'p50', 'p90', 'p95', 'p99']),
  operators: namesSchema.default(['>', '>=', '<', '<=', '==', '!=']),
  'window-minutes': z.array(z.number().min(0.001)).max(1_000).default([1, 5, 10, 15, 30, 60, 120, 360, 720, 1_440]),
  /** Accepted environments. Default: any name. */
  environments: namesSchema.optional(),
  'filter-columns': namesSchema.default(['name', 'user', 'model', 'status', 'tag']),
  /** Whether the keys of `meta` in a list of alerts are written in camel case or snake case. */
  meta: z.enum(['camel', 'snake']).default('camel'),
  /** Alerts that exist at the start. An alert has the fields of a request that creates an alert, and `status`. */
  existing: z.array(z.record(z.string(), z.json())).max(10_000).default([]),
});

export type AlertOrders = z.output<typeof alertsSchema>;

/** Variants of response formats that the service uses, or may use. The first value of each setting is the usual one. */
const shapesSchema = z.strictObject({
  timestamps: z.enum(['observed', 'utc', 'offset', 'unix', 'iso']).default('observed'),
  durations: z.enum(['observed', 'words', 'short', 'text', 'number']).default('observed'),
  lists: z.enum(['bare', 'wrapped']).default('bare'),
  'empty-lists': z.enum(['message', 'array', 'refused']).default('message'),
  'unknown-project': z.enum(['empty', 'message', 'not-found']).default('empty'),
  'v2-builds': z.enum(['wrapped', 'bare']).default('wrapped'),
  /** Whether sessions in v2 contain their shard. */
  'session-shard': z.enum(['present', 'absent']).default('present'),
  'suite-url-key': z.enum(['test_url', 'test_suite_url', 'module_url']).default('test_url'),
  'device-status-separator': z.enum(['comma', 'hyphen']).default('comma'),
  counters: z.enum(['upper', 'lower', 'v2']).default('upper'),
  'test-words': z.enum(['v1', 'v2']).default('v1'),
  'timeout-word': z.string().min(1).max(50).optional(),
  /** Status of builds, sessions and tests that the service aborted after too many failures. */
  'abort-word': z.string().min(1).max(50).optional(),
  /** Status of tests that did not run because their build was aborted. */
  'left-out-word': z.string().min(1).max(50).optional(),
  'queued-build-word': z.string().min(1).max(50).default('running'),
  'v2-queued-build-word': z.string().min(1).max(50).default('running'),
  errors: z.enum(['observed', 'message', 'error', 'nested', 'text']).default('observed'),
  'busy-response': z.enum(['coded', 'sentence']).default('coded'),
  'real-mobile-key': z.enum(['realMobile', 'real_mobile']).default('realMobile'),
  'xcuitest-class-keys': z.enum(['plain', 'slashed']).default('plain'),
  'maestro-commands': z.enum(['text', 'json']).default('text'),
  /** Where the URLs of screenshots of a Maestro flow are: in the details of the flow, or only in the log `maestroScreenshot`. */
  'maestro-screenshots': z.enum(['listed', 'log']).default('listed'),
  'disabled-log-keys': z.enum(['present', 'absent', 'null']).default('present'),
});

export type Shapes = z.output<typeof shapesSchema>;

export const testCaseSchema = z.strictObject({
  identifier: z.string().min(1).max(200),
  title: z.string().max(2_000),
  status: z.string().max(100).default('Active'),
  priority: z.string().max(100).default('Medium'),
  'case-type': z.string().max(100).default('Functional'),
  'automation-status': z.string().max(100).default('not_automated'),
  owner: z.string().max(200).default('ann@example.com'),
  tags: z.array(z.string().max(200)).max(100).default([]),
  issues: z.array(z.string().min(1).max(200)).max(100).default([]),
  'issue-type': z.enum(['jira', 'asana', 'clickup', 'azure']).default('jira'),
  /** Time at which the case was last changed. Default: the start of the simulation. */
  'updated-at': z.iso.datetime({ precision: 3 }).optional(),
  archived: z.boolean().default(false),
});

export type TestCaseEntry = z.output<typeof testCaseSchema>;

const projectSchema = z.strictObject({
  id: z.string().min(1).max(200),
  cases: z.array(testCaseSchema).max(20_000).default([]),
  /** Number of additional test cases, without issues. They are generated when they are listed. */
  'generated-cases': z.int().min(0).max(10_000_000).default(0),
});

const testManagementSchema = z.strictObject({
  /** Projects with their test cases. Default: the project `PR-1` with test cases of a small shop app. */
  projects: z.array(projectSchema).max(1_000).optional(),
  /** Format of test cases in responses. Two formats of the service are known. */
  records: z.enum(['documented', 'recent']).default('documented'),
  pages: z.enum(['good', 'repeated', 'stuck-next', 'moving-count', 'without-info']).default('good'),
});

export type TestManagementOrders = z.output<typeof testManagementSchema>;

/** Which requests a fault applies to. Every fault counts its matching requests, from 1. */
const matching = {
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Path pattern: `*` matches within one segment, `**` matches any number of segments. */
  path: z.string().min(1).max(1_000).default('**'),
  /** Number of the first matching request to which the fault applies. */
  nth: z.int().min(1).default(1),
  /** Number of requests to which the fault applies, starting with `nth`. */
  times: z.union([z.int().min(1), z.literal('always')]).default(1),
  /** Probability, from 0 to 1, that the fault applies to one of these requests. */
  probability: z.number().min(0).max(1).default(1),
};

const acting = { 'after-acting': z.boolean().default(false) };

const headersSchema = z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/));

/** Header `Retry-After`. With `date`, the response also gets a matching `Date` header when it is sent. */
const retryAfterSchema = z.strictObject({
  seconds: z.int().min(0).max(86_400),
  as: z.enum(['seconds', 'date']).default('seconds'),
});

const statusSchema = z.strictObject({
  ...matching,
  ...acting,
  action: z.literal('status'),
  status: z.int().min(200).max(599),
  headers: headersSchema.default({}),
  'retry-after': retryAfterSchema.optional(),
  body: z.string().max(1_000_000).optional(),
  json: z.json().optional(),
});

/** A fault and its effect on the request. Effects on the connection are real: the socket is closed, reset or slowed down. */
export const faultSchema = z.discriminatedUnion('action', [
  statusSchema,
  z.strictObject({ ...matching, ...acting, action: z.literal('html'), status: z.int().min(200).max(599).default(502) }),
  z.strictObject({ ...matching, action: z.literal('reset-before') }),
  z.strictObject({ ...matching, action: z.literal('reset-after-acting') }),
  z.strictObject({ ...matching, action: z.literal('reset-while-receiving'), 'after-bytes': z.int().min(0).default(0) }),
  z.strictObject({ ...matching, action: z.literal('truncate'), 'after-bytes': z.int().min(0).optional() }),
  z.strictObject({ ...matching, action: z.literal('invalid-json') }),
  z.strictObject({ ...matching, action: z.literal('slow-bytes'), 'bytes-per-second': z.number().min(0.1).max(1e6).default(1) }),
  z.strictObject({ ...matching, ...acting, action: z.literal('hang'), 'after-headers': z.boolean().default(false) }),
  z.strictObject({ ...matching, action: z.literal('delay'), 'delay-ms': z.int().min(0).max(3_600_000) }),
  z.strictObject({
    ...matching,
    ...acting,
    action: z.literal('redirect'),
    status: z.literal([301, 302, 303, 307, 308]).default(302),
    /** Target of the redirect: an origin, to which the path of the request is appended, or a complete URL. */
    to: z.url({ protocol: /^https?$/ }),
  }),
]);

export type Fault = z.output<typeof faultSchema>;

export const recordedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const recordedSchema = z.strictObject({
  method: z.enum(recordedMethods),
  /** Path pattern: `*` matches within one segment, `**` matches any number of segments. */
  path: z.string().min(1).max(1_000),
  status: z.int().min(200).max(599),
  /** Content type. Default: JSON for `json`, plain text for `body`. */
  type: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/)
    .optional(),
  json: z.json().optional(),
  /** Body as text. In `body` and `json`, `{{origin}}` is replaced by the address of the built-in cloud. */
  body: z.string().max(1_100_000).optional(),
});

export type RecordedResponse = z.output<typeof recordedSchema>;

/** Behavior of the simulated service. Every key has a default, so an empty scenario is a service without failures. */
export const scenarioSchema = z
  .strictObject({
    /** Number of simulated seconds per real second. Default: 60 in a job. */
    'time-scale': z.number().min(0.001).max(1_000_000).optional(),
    /** Alternative to `time-scale`: time stands still, and each repeated request advances it by this number of seconds. */
    'poll-seconds': z.number().min(0.001).max(86_400).optional(),
    /** Seed for ids and random decisions. The same seed gives the same ids and decisions in every run. */
    seed: z.int().optional(),
    /** Whether to accept requests even if it is unknown whether the service accepts them. */
    lenient: z.boolean().default(false),
    /** Origin of the URLs of logs, videos and sessions. Default: the origin of the server. */
    'url-host': z.url({ protocol: /^https?$/ }).optional(),
    app: appSchema.prefault({}),
    tests: testsSchema.default({}),
    overrides: z.array(overrideSchema).max(2_000).default([]),
    /** How Android shards split a suite: as in newer (`floor-mod`) or older (`absolute`) releases of the test runner. */
    'shard-split': z.enum(['floor-mod', 'absolute']).default('floor-mod'),
    /** Whether `only-testing` and `skip-testing` apply to a build with a test plan. The behavior of the service is unknown. */
    'test-plan-filters': z.enum(['obeyed', 'ignored']).default('obeyed'),
    /** How a session without tests ends. */
    'empty-session': z.enum(['ends', 'errors']).default('ends'),
    sessions: z.array(sessionRuleSchema).max(2_000).default([]),
    builds: z.array(buildRuleSchema).max(2_000).default([]),
    devices: devicesSchema.prefault({}),
    plan: planSchema.prefault({}),
    limits: limitsSchema.prefault({}),
    uploads: z.array(earlierUploadSchema).max(10_000).default([]),
    shapes: shapesSchema.prefault({}),
    'test-management': testManagementSchema.prefault({}),
    alerts: alertsSchema.prefault({}),
    callbacks: callbacksSchema.prefault({}),
    faults: z.array(faultSchema).max(2_000).default([]),
    /** Recorded responses by method and path. Requests to a path get its responses in order, and then always the last one. */
    recorded: z.array(recordedSchema).max(5_000).default([]),
  })
  .refine((scenario) => scenario['time-scale'] === undefined || scenario['poll-seconds'] === undefined, {
    error: 'time-scale and poll-seconds exclude each other',
    path: ['poll-seconds'],
  });
