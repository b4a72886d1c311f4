import { z } from 'zod';
import { frameworks } from '../framework.ts';

export const secondsSchema = z.number().min(0).max(86_400);

/** Pattern of a name, in which `*` matches any characters. */
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
  /** Stack trace of the exception with its causes, or a native backtrace. */
  trace: z.string().max(64_000).optional(),
  /** Test whose device log contains the crash. The service sometimes cuts logs too early or too late. */
  log: z.enum(['own', 'before', 'after']).default('own'),
});

/** A crash of the app, which appears in logs or, for XCUITest, in the result bundle. */
const crashSchema = z.union([crashKinds.transform((kind) => crashFields.parse({ kind })), crashFields]);

export type CrashOrders = z.output<typeof crashFields>;

/** Wrong values in responses, which do not change what happens in the session. */
const showsSchema = z.strictObject({
  'device-status': z.string().max(100).optional(),
  'device-statuses': z.enum(['success', 'error', 'none']).optional(),
  'build-counters': countersSchema.optional(),
  'session-counters': countersSchema.optional(),
  'test-count': z.int().min(0).optional(),
  /** Attributes of the first test suite in the JUnit report. */
  'report-counts': countersSchema.optional(),
  /** Time for which the device stays `running` after its build has ended. */
  'lag-seconds': secondsSchema.optional(),
});

const reportSchema = z.strictObject({
  /** Time from the end of the build until the report is available. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
  /** Size of the output that is added to the first test suite. */
  'output-kilobytes': z.int().min(0).max(65_536).optional(),
});

const resultBundleSchema = z.strictObject({
  /** Time from the end of the session until the result bundle is available. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated']).optional(),
  /** Tests (`class#name`) that fail in the result bundle, regardless of other responses. */
  'failed-tests': z.array(globSchema).max(1_000).optional(),
  'lost-tests': z.array(globSchema).max(1_000).optional(),
});

/** All matching rules are merged. If several rules set a key, the last rule applies. */
export const sessionRuleSchema = z.strictObject({
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** `shardIndex` of the build request, or index (from 0) of a shard that the service creates. */
  shard: z.int().min(0).optional(),
  /** Number of sessions to which the rule applies, starting with the first session. */
  times: z.int().min(1).optional(),
  fate: z.enum(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
  /** Number of tests before the session crashes, hangs, times out or vanishes. */
  'after-tests': z.int().min(0).optional(),
  message: messageSchema.optional(),
  /** Crash that ends the session. Sets `fate` to `crashes`. */
  crash: crashSchema.optional(),
  'queue-seconds': secondsSchema.optional(),
  'startup-seconds': secondsSchema.optional(),
  /** Tests (`class#name`) that all responses and reports leave out. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
  report: reportSchema.optional(),
  'result-bundle': resultBundleSchema.optional(),
  shows: showsSchema.optional(),
});

export type SessionRule = z.output<typeof sessionRuleSchema>;

/** All matching rules are merged. If several rules set a key, the last rule applies. */
export const buildRuleSchema = z.strictObject({
  framework: frameworkSchema.optional(),
  project: globSchema.optional(),
  shard: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  /** Status of the build, regardless of the results of its tests. */
  'status-word': z.string().max(100).optional(),
  /** Time from the start of the build until the build is listed. */
  'listed-after-seconds': secondsSchema.optional(),
});

export type BuildRule = z.output<typeof buildRuleSchema>;

const result = {
  outcome: z.enum(['pass', 'fail', 'error', 'skip', 'timeout']).optional(),
  'duration-seconds': secondsSchema.optional(),
  message: messageSchema.optional(),
  trace: z.string().max(64_000).optional(),
  /** Crash of the app during the test, which ends with an error. The following tests still run. */
  crash: crashSchema.optional(),
  /** Command at which a Maestro flow fails. Default: the last assertion of the flow. */
  command: z.string().min(1).max(1_000).optional(),
  /** Number of attempts that fail on each device before `outcome` applies. */
  flaky: z.int().min(0).max(100).optional(),
  /** Numbers of the runs in which the test fails on each device, from 1. */
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
  /** Class names of annotations, for the filter `annotation` of Espresso. */
  annotations: z.array(z.string().min(1).max(1_000)).max(100).optional(),
  /** Size of the test, for the filter `size` of Espresso. */
  size: sizeSchema.optional(),
  /** Tags of the flow, for the filter `tags` of Maestro. */
  tags: z.array(z.string().min(1).max(200)).max(100).optional(),
  ...result,
});

export type TestEntry = z.output<typeof testSchema>;

const suiteSchema = z.array(testSchema).max(20_000);

/** Tests by framework. A framework without a list uses the tests of the uploaded suite, or else default tests. */
export const testsSchema = z.strictObject({
  espresso: suiteSchema.optional(),
  xcuitest: suiteSchema.optional(),
  earlgrey: suiteSchema.optional(),
  /** Maestro flows, whose `class` is the file path without the extension. */
  maestro: suiteSchema.optional(),
  'flutter-android': suiteSchema.optional(),
  'flutter-ios': suiteSchema.optional(),
});

/** Changes the results of matching tests on matching devices. If several entries set a key, the last entry applies. */
export const overrideSchema = z.strictObject({
  test: globSchema.default('*'),
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** Pattern for the reference, custom id or file name of the app of the build. */
  app: globSchema.optional(),
  ...result,
  /** Whether the test is removed from the suite. */
  absent: z.boolean().optional(),
});

export type OverrideEntry = z.output<typeof overrideSchema>;
