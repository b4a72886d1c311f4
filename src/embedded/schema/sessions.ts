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
  process: z.string().min(1).max(300).optional(),
  thread: z.string().min(1).max(100).optional(),
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

/** Wrong values in responses. They do not change what happens in the session. */
const showsSchema = z.strictObject({
  'device-status': z.string().max(100).optional(),
  'device-statuses': z.enum(['success', 'error', 'none']).optional(),
  'build-counters': countersSchema.optional(),
  'session-counters': countersSchema.optional(),
  'test-count': z.int().min(0).optional(),
  /** Attributes of the first test suite in the JUnit report. */
  'report-counts': countersSchema.optional(),
  /** The device is still `running` for this time after its build has ended. */
  'lag-seconds': secondsSchema.optional(),
});

const reportSchema = z.strictObject({
  /** Counted from the end of the build. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
  /** Size of output to add to the first test suite. */
  'output-kilobytes': z.int().min(0).max(65_536).optional(),
});

const resultBundleSchema = z.strictObject({
  /** Counted from the end of the session. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated']).optional(),
  /** Tests (`class#name`), regardless of their outcome in other responses. */
  'failed-tests': z.array(globSchema).max(1_000).optional(),
  'lost-tests': z.array(globSchema).max(1_000).optional(),
});

/** All matching rules are merged. If several rules set a key, the last one applies. */
export const sessionRuleSchema = z.strictObject({
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** Value of `shardIndex` in the build request, or the index from 0 of a shard that the service creates. */
  shard: z.int().min(0).optional(),
  /** Number of sessions with the rule, starting with the first one. */
  times: z.int().min(1).optional(),
  fate: z.enum(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
  /** The session crashes, hangs, times out or vanishes after this number of tests. */
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

/** All matching rules are merged. If several rules set a key, the last one applies. */
export const buildRuleSchema = z.strictObject({
  framework: frameworkSchema.optional(),
  project: globSchema.optional(),
  shard: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  /** Applies regardless of the results of tests. */
  'status-word': z.string().max(100).optional(),
  /** Counted from the start of the build. */
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
