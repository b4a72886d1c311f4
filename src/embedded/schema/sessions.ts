import { z } from 'zod';
import { frameworks } from '../framework.ts';

export const secondsSchema = z.number().min(0).max(86_400);

/** Pattern of a name. `*` matches any characters. */
const globSchema = z.string().min(1).max(500);

const frameworkSchema = z.enum(frameworks);

const messageSchema = z.string().max(4_000);

const countersSchema = z.record(z.string().max(100), z.int().min(0));

const crashKinds = z.enum(['java', 'native', 'not-responding', 'killed']);

const crashFields = z.strictObject({
  kind: crashKinds,
  /** Name of the process that crashes. Default: the process of the app. */
  process: z.string().min(1).max(300).optional(),
  thread: z.string().min(1).max(100).optional(),
  /** Message of the exception, abort message of the signal, or reason why the process ended. */
  message: z.string().min(1).max(4_000).optional(),
  /** Stack trace of the exception with its causes, or native backtrace. */
  trace: z.string().max(64_000).optional(),
  /** Test whose device log contains the crash. The service may cut the log of a test a moment too early or too late. */
  log: z.enum(['own', 'before', 'after']).default('own'),
});

/**
 * A crash of the app. It appears in the device log and the instrumentation log. For XCUITest, it appears as a crash report in the
 * result bundle.
 */
const crashSchema = z.union([crashKinds.transform((kind) => crashFields.parse({ kind })), crashFields]);

export type CrashOrders = z.output<typeof crashFields>;

/** Wrong values in responses about a session. They do not change what happens in the session. */
const showsSchema = z.strictObject({
  /** Status of the ended session in the field `devices` of the build. */
  'device-status': z.string().max(100).optional(),
  /** Group that contains the ended session in the field `device_statuses` of the build. */
  'device-statuses': z.enum(['success', 'error', 'none']).optional(),
  /** Value of `test_status` in the details of the build. */
  'build-counters': countersSchema.optional(),
  /** Value of `test_status` in the details of the session. */
  'session-counters': countersSchema.optional(),
  'test-count': z.int().min(0).optional(),
  /** Counts in the attributes of the first test suite in the JUnit report. */
  'report-counts': countersSchema.optional(),
  /** Simulated seconds for which the device still has the status `running` after its build has ended. */
  'lag-seconds': secondsSchema.optional(),
});

const reportSchema = z.strictObject({
  /** Simulated seconds from the end of the build until the report is available. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
  /** Kilobytes of output to add to the first test suite in the report. */
  'output-kilobytes': z.int().min(0).max(65_536).optional(),
});

const resultBundleSchema = z.strictObject({
  /** Simulated seconds from the end of the session until the bundle is available. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated']).optional(),
  /** Tests (`class#name`) that fail in the bundle, regardless of their outcome in other responses. */
  'failed-tests': z.array(globSchema).max(1_000).optional(),
  /** Tests (`class#name`) that are missing in the bundle. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
});

/** Behavior of matching sessions. All matching rules are merged. If several rules set a key, the last one applies. */
export const sessionRuleSchema = z.strictObject({
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** Value of `shardIndex` in the build request, or the index from 0 of a shard that the service creates. */
  shard: z.int().min(0).optional(),
  /** Number of matching sessions to which the rule applies, starting with the first one. */
  times: z.int().min(1).optional(),
  fate: z.enum(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
  /** Number of tests that end before the session crashes, hangs, times out or vanishes. */
  'after-tests': z.int().min(0).optional(),
  message: messageSchema.optional(),
  /** Crash that ends the session. Sets `fate` to `crashes`. */
  crash: crashSchema.optional(),
  'queue-seconds': secondsSchema.optional(),
  'startup-seconds': secondsSchema.optional(),
  /** Tests (`class#name`) that are missing in all responses and reports. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
  report: reportSchema.optional(),
  'result-bundle': resultBundleSchema.optional(),
  shows: showsSchema.optional(),
});

export type SessionRule = z.output<typeof sessionRuleSchema>;

/** Behavior of matching builds. All matching rules are merged. If several rules set a key, the last one applies. */
export const buildRuleSchema = z.strictObject({
  framework: frameworkSchema.optional(),
  project: globSchema.optional(),
  shard: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  /** Status of the ended build, regardless of the results of its tests. */
  'status-word': z.string().max(100).optional(),
  /** Simulated seconds from the start of the build until lists of builds contain it. */
  'listed-after-seconds': secondsSchema.optional(),
});

export type BuildRule = z.output<typeof buildRuleSchema>;

const result = {
  outcome: z.enum(['pass', 'fail', 'error', 'skip', 'timeout']).optional(),
  'duration-seconds': secondsSchema.optional(),
  message: messageSchema.optional(),
  trace: z.string().max(64_000).optional(),
  /** Crash of the app during the test. The test ends with an error, and the following tests still run. */
  crash: crashSchema.optional(),
  /** Command at which a Maestro flow fails, such as `Tap on "Pay"`. Default: the last assertion of the flow. */
  command: z.string().min(1).max(1_000).optional(),
  /** Number of failing attempts on each device before `outcome` applies. */
  flaky: z.int().min(0).max(100).optional(),
  /** Runs in which the test fails on each device, by number from 1. */
  'failing-runs': z.array(z.int().min(1).max(10_000)).max(100).optional(),
  /** Share of runs in which the test fails by chance, from 0 to 1. */
  'flake-rate': z.number().min(0).max(1).optional(),
};

const sizeSchema = z.enum(['small', 'medium', 'large']);

export type TestSize = z.output<typeof sizeSchema>;

const testSchema = z.strictObject({
  class: z.string().min(1).max(1_000),
  name: z.string().min(1).max(1_000),
  /** Bundle of an XCUITest or EarlGrey test. */
  target: z.string().min(1).max(500).optional(),
  /** Class names of the annotations of an Espresso test. The filter `annotation` is matched against them. */
  annotations: z.array(z.string().min(1).max(1_000)).max(100).optional(),
  /** Size of an Espresso test. The filter `size` is matched against it. */
  size: sizeSchema.optional(),
  /** Tags of a Maestro flow. The filter `tags` is matched against them. */
  tags: z.array(z.string().min(1).max(200)).max(100).optional(),
  ...result,
});

export type TestEntry = z.output<typeof testSchema>;

const suiteSchema = z.array(testSchema).max(20_000);

/** Tests by framework. Without a list: the tests of the uploaded suite or, if these are unknown, the default tests. */
export const testsSchema = z.strictObject({
  espresso: suiteSchema.optional(),
  xcuitest: suiteSchema.optional(),
  earlgrey: suiteSchema.optional(),
  /** Maestro flows. `class` is the file path of a flow without its extension. */
  maestro: suiteSchema.optional(),
  'flutter-android': suiteSchema.optional(),
  'flutter-ios': suiteSchema.optional(),
});

/** Changes the results of the tests and devices that match. If several entries set the same key, the last entry applies. */
export const overrideSchema = z.strictObject({
  /** Pattern to match against `class#name`. */
  test: globSchema.default('*'),
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** Pattern for the app of the build: reference, custom id or file name. Limits the entry to one version of the app. */
  app: globSchema.optional(),
  ...result,
  /** Whether the suite of the build does not contain the test. */
  absent: z.boolean().optional(),
});

export type OverrideEntry = z.output<typeof overrideSchema>;
