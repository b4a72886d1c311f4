import { z } from 'zod';
import { buildRuleSchema, overrideSchema, secondsSchema, sessionRuleSchema, testsSchema } from './sessions.ts';

const appSchema = z.strictObject({
  'bundle-id': z.string().min(1).max(200).default('com.example.shop'),
  version: z.string().max(50).default('1.0'),
});

const callbacksSchema = z.strictObject({
  /** A project is complete if it starts no new build during this period. */
  'quiet-minutes': z.number().min(0).max(1_440).default(5),
});

export type Scenario = z.output<typeof scenarioSchema>;

/** Scenario as a user writes it. Every key is optional. */
export type ScenarioInput = z.input<typeof scenarioSchema>;

const planSchema = z.strictObject({
  name: z.string().max(100).default('Simulated plan'),
  parallel: z.int().min(1).max(10_000).default(25),
  /** Maximum number of waiting sessions. Default: `parallel`, but at least 5. */
  queue: z.int().min(0).max(10_000).optional(),
  /** Parallel slots that sessions of other users occupy at the start. */
  'used-elsewhere': z.int().min(0).max(20_000).default(0),
  'used-elsewhere-seconds': secondsSchema.default(600),
  'queue-limit-seconds': secondsSchema.default(900),
});

/** A limit does not apply if it has neither a value nor a default. */
const limitsSchema = z.strictObject({
  'requests-per-second': z.int().min(1).optional(),
  'uploads-per-minute': z.int().min(1).optional(),
  'upload-bytes': z
    .int()
    .min(1)
    .default(4 * 1024 ** 3),
  /** If false, the server closes the connection after each response. */
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
  known: z.array(deviceSchema).max(10_000).optional(),
  /** Whether a build request may name a device that the device list does not contain. */
  'accept-unknown': z.boolean().default(false),
  /** Devices in use. `unavailable` means that the service refuses to list the devices. */
  use: z.union([z.literal('unavailable'), z.array(deviceUseSchema).max(10_000)]).default([]),
});

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

/** All defaults are invented, because the service does not document these values. */
const alertsSchema = z.strictObject({
  metrics: namesSchema.default(['latency', 'cost', 'tokens', 'error_count']),
  aggregations: namesSchema.default(['avg', 'sum', 'min', 'max', 'count', 'p50', 'p90', 'p95', 'p99']),
  operators: namesSchema.default(['>', '>=', '<', '<=', '==', '!=']),
  'window-minutes': z.array(z.number().min(0.001)).max(1_000).default([1, 5, 10, 15, 30, 60, 120, 360, 720, 1_440]),
  /** By default, an alert may name any environment. */
  environments: namesSchema.optional(),
  'filter-columns': namesSchema.default(['name', 'user', 'model', 'status', 'tag']),
  /** Case of the keys of `meta` in a list of alerts. */
  meta: z.enum(['camel', 'snake']).default('camel'),
  existing: z.array(z.record(z.string(), z.json())).max(10_000).default([]),
});

const leakPlaces = ['device-log', 'instrumentation-log', 'network-log', 'report'] as const;

export type LeakPlace = (typeof leakPlaces)[number];

const leakSchema = z.strictObject({
  text: z.string().min(1).max(100_000),
  in: z
    .array(z.enum(leakPlaces))
    .min(1)
    .max(10)
    .default([...leakPlaces]),
});

export type Leak = z.output<typeof leakSchema>;

export type AlertOrders = z.output<typeof alertsSchema>;

/** The first value of each setting is the usual value. */
const shapesSchema = z.strictObject({
  timestamps: z.enum(['observed', 'utc', 'offset', 'unix', 'iso']).default('observed'),
  durations: z.enum(['observed', 'words', 'short', 'text', 'number']).default('observed'),
  lists: z.enum(['bare', 'wrapped']).default('bare'),
  'empty-lists': z.enum(['message', 'array', 'refused']).default('message'),
  'unknown-project': z.enum(['empty', 'message', 'not-found']).default('empty'),
  'v2-builds': z.enum(['wrapped', 'bare']).default('wrapped'),
  /** Whether the error of a session also has a code and a short message. */
  'session-errors': z.enum(['message', 'coded']).default('message'),
  /** With `flat`, v2 lists the tests of a session without classes and counters. */
  'session-tests': z.enum(['by-class', 'flat']).default('by-class'),
  /** With `listed`, v2 also lists the failed attempt of a test that the service ran again. */
  'repeated-tests': z.enum(['last', 'listed']).default('last'),
  'session-shard': z.enum(['present', 'absent']).default('present'),
  'suite-url-key': z.enum(['test_url', 'test_suite_url', 'module_url']).default('test_url'),
  'device-status-separator': z.enum(['comma', 'hyphen']).default('comma'),
  counters: z.enum(['upper', 'lower', 'v2']).default('upper'),
  'test-words': z.enum(['v1', 'v2']).default('v1'),
  'timeout-word': z.string().min(1).max(50).optional(),
  /** Status of builds, sessions and tests that the service aborted after too many failures. */
  'abort-word': z.string().min(1).max(50).optional(),
  'left-out-word': z.string().min(1).max(50).optional(),
  'queued-build-word': z.string().min(1).max(50).default('running'),
  'v2-queued-build-word': z.string().min(1).max(50).default('running'),
  errors: z.enum(['observed', 'message', 'error', 'nested', 'text']).default('observed'),
  'busy-response': z.enum(['coded', 'sentence']).default('coded'),
  'real-mobile-key': z.enum(['realMobile', 'real_mobile']).default('realMobile'),
  'xcuitest-class-keys': z.enum(['plain', 'slashed']).default('plain'),
  'maestro-commands': z.enum(['text', 'json']).default('text'),
  /** With `log`, only the log `maestroScreenshot` contains the screenshots of a flow. */
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
  'updated-at': z.iso.datetime({ precision: 3 }).optional(),
  archived: z.boolean().default(false),
});

export type TestCaseEntry = z.output<typeof testCaseSchema>;

const projectSchema = z.strictObject({
  id: z.string().min(1).max(200),
  cases: z.array(testCaseSchema).max(20_000).default([]),
  'generated-cases': z.int().min(0).max(10_000_000).default(0),
});

const testManagementSchema = z.strictObject({
  projects: z.array(projectSchema).max(1_000).optional(),
  /** The service has two formats of test cases. */
  records: z.enum(['documented', 'recent']).default('documented'),
  pages: z.enum(['good', 'repeated', 'stuck-next', 'moving-count', 'without-info']).default('good'),
});

export type TestManagementOrders = z.output<typeof testManagementSchema>;

/** Each fault counts the requests that match it, starting with 1. */
const matching = {
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().min(1).max(1_000).default('**'),
  /** Number of the first matching request that gets the fault. */
  nth: z.int().min(1).default(1),
  /** Number of requests that get the fault. */
  times: z.union([z.int().min(1), z.literal('always')]).default(1),
  probability: z.number().min(0).max(1).default(1),
};

const acting = { 'after-acting': z.boolean().default(false) };

const headersSchema = z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/));

/** If `as` is `date`, the response also has a `Date` header. */
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

/** Effects on the connection are real: the socket is closed, reset or slowed down. */
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
    /** A complete URL, or an origin to which the path of the request is appended. */
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
  /** The address of the built-in cloud replaces `{{origin}}` in `body` and `json`. */
  body: z.string().max(1_100_000).optional(),
});

export type RecordedResponse = z.output<typeof recordedSchema>;

/** An empty scenario describes a service without failures. */
export const scenarioSchema = z
  .strictObject({
    'time-scale': z.number().min(0.001).max(1_000_000).optional(),
    /** Seconds by which each repeated request advances the time, which otherwise stands still. */
    'poll-seconds': z.number().min(0.001).max(86_400).optional(),
    /** The same seed gives the same ids and decisions in every run. */
    seed: z.int().optional(),
    /** Whether to accept requests that the service is only suspected to accept. */
    lenient: z.boolean().default(false),
    'url-host': z.url({ protocol: /^https?$/ }).optional(),
    app: appSchema.prefault({}),
    tests: testsSchema.default({}),
    overrides: z.array(overrideSchema).max(2_000).default([]),
    /** Rule for splitting tests: `floor-mod` as in newer, `absolute` as in older releases of the Android test runner. */
    'shard-split': z.enum(['floor-mod', 'absolute']).default('floor-mod'),
    /** Whether filters apply to a build with a test plan. The behavior of the service is unknown. */
    'test-plan-filters': z.enum(['obeyed', 'ignored']).default('obeyed'),
    /** What happens to a session without tests. With `skipped`, v2 gives it this status. */
    'empty-session': z.enum(['ends', 'errors', 'skipped']).default('ends'),
    sessions: z.array(sessionRuleSchema).max(2_000).default([]),
    /** Texts, such as tokens, that the app leaks into logs and reports. */
    leaks: z.array(leakSchema).max(1_000).default([]),
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
    /** Each path returns its responses in order, and then repeats the last response. */
    recorded: z.array(recordedSchema).max(5_000).default([]),
  })
  .refine((scenario) => scenario['time-scale'] === undefined || scenario['poll-seconds'] === undefined, {
    error: 'time-scale and poll-seconds exclude each other',
    path: ['poll-seconds'],
  });
