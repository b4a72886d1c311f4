import { z } from 'zod';
import { buildRuleSchema, overrideSchema, secondsSchema, sessionRuleSchema, testsSchema } from './sessions.ts';

const appSchema = z.strictObject({
  'bundle-id': z.string().min(1).max(200).default('com.example.shop'),
  version: z.string().max(50).default('1.0'),
});

const callbacksSchema = z.strictObject({
  /** Simulated minutes without a new build of the project. */
  'quiet-minutes': z.number().min(0).max(1_440).default(5),
});

/** A scenario with all defaults filled in. */
export type Scenario = z.output<typeof scenarioSchema>;

/** A scenario as users write it: every key is optional. */
export type ScenarioInput = z.input<typeof scenarioSchema>;

const planSchema = z.strictObject({
  name: z.string().max(100).default('Simulated plan'),
  parallel: z.int().min(1).max(10_000).default(25),
  /** Length of the queue. Default: the number of parallel slots, at least 5. */
  queue: z.int().min(0).max(10_000).optional(),
  /** Parallel slots that other users' sessions occupy at the start. */
  'used-elsewhere': z.int().min(0).max(20_000).default(0),
  'used-elsewhere-seconds': secondsSchema.default(600),
  /** Longest wait of a session in the queue, after which it is cancelled. */
  'queue-limit-seconds': secondsSchema.default(900),
});

/** Limits of the API. A limit without a value is off. */
const limitsSchema = z.strictObject({
  'requests-per-second': z.int().min(1).optional(),
  'uploads-per-minute': z.int().min(1).optional(),
  'upload-bytes': z
    .int()
    .min(1)
    .default(4 * 1024 ** 3),
  /** Whether connections stay open for further requests, or close after each response. */
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
  /** Replaces the built-in device list. */
  known: z.array(deviceSchema).max(10_000).optional(),
  /** Runs any `<device>-<os version>`, listed or not. */
  'accept-unknown': z.boolean().default(false),
  /**
   * Numbers of each device in use, and their limits. By default no device is in use; `unavailable`: the service has no such list.
   */
  use: z.union([z.literal('unavailable'), z.array(deviceUseSchema).max(10_000)]).default([]),
});

/** A file that was uploaded before the simulation began. */
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

const wordsSchema = z.array(z.string().min(1).max(100)).max(1_000);

/**
 * Alert rules. The service does not document its metrics, aggregations, operators, windows and columns: these are this
 * simulation's own, and a scenario can replace them.
 */
const alertsSchema = z.strictObject({
  /** Plain metrics; `score:<name>` is always accepted. */
  metrics: wordsSchema.default(['latency', 'cost', 'tokens', 'error_count']),
  aggregations: wordsSchema.default(['avg', 'sum', 'min', 'max', 'count', 'p50', 'p90', 'p95', 'p99']),
  operators: wordsSchema.default(['>', '>=', '<', '<=', '==', '!=']),
  'window-minutes': z.array(z.number().min(0.001)).max(1_000).default([1, 5, 10, 15, 30, 60, 120, 360, 720, 1_440]),
  /** Accepted environments. Default: any name. */
  environments: wordsSchema.optional(),
  'filter-columns': wordsSchema.default(['name', 'user', 'model', 'status', 'tag']),
  /** Case of the keys of `meta` in the listing. */
  meta: z.enum(['camel', 'snake']).default('camel'),
  /** Alerts that exist at the start: the fields that create one, and `status`. */
  existing: z.array(z.record(z.string(), z.json())).max(10_000).default([]),
});

export type AlertOrders = z.output<typeof alertsSchema>;

/** Spellings that the service uses or may use. The first value of each is the usual one. */
const shapesSchema = z.strictObject({
  timestamps: z.enum(['observed', 'utc', 'offset', 'unix', 'iso']).default('observed'),
  durations: z.enum(['observed', 'words', 'short', 'text', 'number']).default('observed'),
  lists: z.enum(['bare', 'wrapped']).default('bare'),
  'empty-lists': z.enum(['message', 'array', 'refused']).default('message'),
  'unknown-project': z.enum(['empty', 'message', 'not-found']).default('empty'),
  'v2-builds': z.enum(['wrapped', 'bare']).default('wrapped'),
  /** Whether v2 sessions contain their shard. */
  'session-shard': z.enum(['present', 'absent']).default('present'),
  'suite-url-key': z.enum(['test_url', 'test_suite_url', 'module_url']).default('test_url'),
  'device-status-separator': z.enum(['comma', 'hyphen']).default('comma'),
  counters: z.enum(['upper', 'lower', 'v2']).default('upper'),
  'test-words': z.enum(['v1', 'v2']).default('v1'),
  'timeout-word': z.string().min(1).max(50).optional(),
  /** The status of builds, sessions and tests that were aborted after failures. */
  'abort-word': z.string().min(1).max(50).optional(),
  /** The status of tests that did not run since their build was aborted. */
  'left-out-word': z.string().min(1).max(50).optional(),
  'queued-build-word': z.string().min(1).max(50).default('running'),
  'v2-queued-build-word': z.string().min(1).max(50).default('running'),
  errors: z.enum(['observed', 'message', 'error', 'nested', 'text']).default('observed'),
  'busy-response': z.enum(['coded', 'sentence']).default('coded'),
  'real-mobile-key': z.enum(['realMobile', 'real_mobile']).default('realMobile'),
  'xcuitest-class-keys': z.enum(['plain', 'slashed']).default('plain'),
  'maestro-commands': z.enum(['text', 'json']).default('text'),
  /** Place of the screenshots of a Maestro flow: addresses in its details, or only the log `maestroScreenshot`. */
  'maestro-screenshots': z.enum(['listed', 'log']).default('listed'),
  'disabled-log-keys': z.enum(['present', 'absent', 'null']).default('present'),
});

export type Shapes = z.output<typeof shapesSchema>;

const testCaseSchema = z.strictObject({
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
  /** Time of the last change. Default: the start of the simulation. */
  'updated-at': z.iso.datetime({ precision: 3 }).optional(),
  archived: z.boolean().default(false),
});

export type TestCaseEntry = z.output<typeof testCaseSchema>;

const projectSchema = z.strictObject({
  id: z.string().min(1).max(200),
  cases: z.array(testCaseSchema).max(20_000).default([]),
  /** Number of further cases without issues, which are generated when they are listed. */
  'generated-cases': z.int().min(0).max(10_000_000).default(0),
});

const testManagementSchema = z.strictObject({
  /** Projects with their cases. Default: the project `PR-1` with cases of the small shop app. */
  projects: z.array(projectSchema).max(1_000).optional(),
  /** Form of the records, of two known ones. */
  records: z.enum(['documented', 'recent']).default('documented'),
  pages: z.enum(['good', 'repeated', 'stuck-next', 'moving-count', 'without-info']).default('good'),
});

export type TestManagementOrders = z.output<typeof testManagementSchema>;

/** Requests to which a fault applies. Every fault counts the requests that match it from 1. */
const matching = {
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Path pattern: `*` within one segment, `**` for any number of segments. */
  path: z.string().min(1).max(1_000).default('**'),
  /** First matching request to which the fault applies. */
  nth: z.int().min(1).default(1),
  /** Number of requests from there on to which the fault applies. */
  times: z.union([z.int().min(1), z.literal('always')]).default(1),
  /** The probability that the fault applies to such a request. */
  probability: z.number().min(0).max(1).default(1),
};

const acting = { 'after-acting': z.boolean().default(false) };

const headersSchema = z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/));

/**
 * Alternative to `Retry-After` in `headers`: a date is computed when the response is sent, with a `Date` header of the same
 * clock.
 */
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

/** Effect on the request, as real behavior of the socket. */
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
    /** Target of the redirect: an origin, to which the request's own path is added, or a whole URL. */
    to: z.url({ protocol: /^https?$/ }),
  }),
]);

export type Fault = z.output<typeof faultSchema>;

const recordedSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Path pattern: `*` within one segment, `**` for any number of segments. */
  path: z.string().min(1).max(1_000),
  status: z.int().min(200).max(599),
  /** Content type. Default: JSON for `json`, plain text for `body`. */
  type: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/)
    .optional(),
  json: z.json().optional(),
  /** Body as text. Here and in `json`, `{{origin}}` is replaced by the address of the built-in cloud. */
  body: z.string().max(1_100_000).optional(),
});

export type RecordedResponse = z.output<typeof recordedSchema>;

/** Behavior of the simulated service. Every key has a default: the empty scenario is a service without failures. */
export const scenarioSchema = z
  .strictObject({
    /** Simulated seconds in one real second. Default: 60 inside a job. */
    'time-scale': z.number().min(0.001).max(1_000_000).optional(),
    /** Alternative to `time-scale`: time stands still, and each repeated request advances it by this many seconds. */
    'poll-seconds': z.number().min(0.001).max(86_400).optional(),
    /** Seed for ids and random decisions, which makes them repeatable. */
    seed: z.int().optional(),
    /** Whether to accept requests that the service is only suspected to accept. */
    lenient: z.boolean().default(false),
    /** Origin of log, video and session addresses. Default: the server's own. */
    'url-host': z.url({ protocol: /^https?$/ }).optional(),
    app: appSchema.prefault({}),
    tests: testsSchema.default({}),
    overrides: z.array(overrideSchema).max(2_000).default([]),
    /** How `numShards` and `shardIndex` split a suite: as in newer or older releases of the test runner. */
    'shard-split': z.enum(['floor-mod', 'absolute']).default('floor-mod'),
    /** Whether a build of a test plan obeys `only-testing` and `skip-testing`, which is unknown for the service. */
    'test-plan-filters': z.enum(['obeyed', 'ignored']).default('obeyed'),
    /** Behavior of a session without tests. */
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
    /** Responses that replace the service's own, in order for each method and path; the last one repeats. */
    recorded: z.array(recordedSchema).max(5_000).default([]),
  })
  .refine((scenario) => scenario['time-scale'] === undefined || scenario['poll-seconds'] === undefined, {
    error: 'time-scale and poll-seconds exclude each other',
    path: ['poll-seconds'],
  });
