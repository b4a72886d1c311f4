import { z } from 'zod';
import { frameworks } from '../framework.ts';
import { crashSchema } from './crash.ts';

export const secondsSchema = z.number().min(0).max(86_400);

/** Name pattern; `*` matches any characters. */
const globSchema = z.string().min(1).max(500);

const frameworkSchema = z.enum(frameworks);

const messageSchema = z.string().max(4_000);

const countersSchema = z.record(z.string().max(100), z.int().min(0));

/** Contradictory responses: the data that the service shows of a session, regardless of what happened. */
const showsSchema = z.strictObject({
  /** Status under `devices` of the build once the session has ended. */
  'device-status': z.string().max(100).optional(),
  /** Group of `device_statuses` that lists the ended session. */
  'device-statuses': z.enum(['success', 'error', 'none']).optional(),
  /** Value of `test_status` in the build. */
  'build-counters': countersSchema.optional(),
  /** Value of `test_status` in the session. */
  'session-counters': countersSchema.optional(),
  'test-count': z.int().min(0).optional(),
  /** Attributes of the report's first suite. */
  'report-counts': countersSchema.optional(),
  /** Time for which the device is still `running` after its build has ended. */
  'lag-seconds': secondsSchema.optional(),
});

const reportSchema = z.strictObject({
  /** Simulated seconds between the build's end and the report. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
  /** Kilobytes of output that are added to the report's first suite. */
  'output-kilobytes': z.int().min(0).max(65_536).optional(),
});

const resultBundleSchema = z.strictObject({
  /** Simulated seconds between the session's end and the bundle. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated']).optional(),
  /** Tests (`class#name`) that fail in the bundle, regardless of every other response. */
  'failed-tests': z.array(globSchema).max(1_000).optional(),
  /** Tests that the bundle lacks. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
});

/** Behavior of matching sessions. All matching entries are merged; later ones win. */
export const sessionRuleSchema = z.strictObject({
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** Value of `shardIndex` of the build, or the number of a server-side shard from 0. */
  shard: z.int().min(0).optional(),
  /** Number of matching sessions to which the entry applies, from the first. */
  times: z.int().min(1).optional(),
  fate: z.enum(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
  /** Number of tests that end before a crash, a hang, a timeout or the vanishing. */
  'after-tests': z.int().min(0).optional(),
  message: messageSchema.optional(),
  /** Crash of the session; sets the fate to `crashes`. */
  crash: crashSchema.optional(),
  'queue-seconds': secondsSchema.optional(),
  'startup-seconds': secondsSchema.optional(),
  /** Tests (`class#name`) that are missing in every response and report. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
  report: reportSchema.optional(),
  'result-bundle': resultBundleSchema.optional(),
  shows: showsSchema.optional(),
});

export type SessionRule = z.output<typeof sessionRuleSchema>;

/** Behavior of matching builds. All matching entries are merged; later ones win. */
export const buildRuleSchema = z.strictObject({
  framework: frameworkSchema.optional(),
  project: globSchema.optional(),
  shard: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  /** Status of the ended build, regardless of its results. */
  'status-word': z.string().max(100).optional(),
  /** Time for which listings omit the build. */
  'listed-after-seconds': secondsSchema.optional(),
});

export type BuildRule = z.output<typeof buildRuleSchema>;

const result = {
  outcome: z.enum(['pass', 'fail', 'error', 'skip', 'timeout']).optional(),
  'duration-seconds': secondsSchema.optional(),
  message: messageSchema.optional(),
  trace: z.string().max(64_000).optional(),
  /** Crash of the app during the test, which ends in error; the next tests run. */
  crash: crashSchema.optional(),
  /** Failing command of a Maestro flow, as in `Tap on "Pay"`. Default: the last assertion of the flow. */
  command: z.string().min(1).max(1_000).optional(),
  /** Number of failures on each device before `outcome` applies. */
  flaky: z.int().min(0).max(100).optional(),
  /** Runs on each device in which the test fails, counted from 1. */
  'failing-runs': z.array(z.int().min(1).max(10_000)).max(100).optional(),
  /** Share of runs in which the test fails by chance. */
  'flake-rate': z.number().min(0).max(1).optional(),
};

const sizeSchema = z.enum(['small', 'medium', 'large']);

export type TestSize = z.output<typeof sizeSchema>;

const testSchema = z.strictObject({
  class: z.string().min(1).max(1_000),
  name: z.string().min(1).max(1_000),
  /** Bundle of an XCUITest or EarlGrey test. */
  target: z.string().min(1).max(500).optional(),
  /** Class names of the annotations of an Espresso test, which the filter `annotation` matches. */
  annotations: z.array(z.string().min(1).max(1_000)).max(100).optional(),
  /** Size of an Espresso test, which the filter `size` matches. */
  size: sizeSchema.optional(),
  /** Tags of a Maestro flow, which `tags` matches. */
  tags: z.array(z.string().min(1).max(200)).max(100).optional(),
  ...result,
});

export type TestEntry = z.output<typeof testSchema>;

const suiteSchema = z.array(testSchema).max(20_000);

/** Tests by framework. A framework without a list gets the discovered tests, or else the default suite. */
export const testsSchema = z.strictObject({
  espresso: suiteSchema.optional(),
  xcuitest: suiteSchema.optional(),
  earlgrey: suiteSchema.optional(),
  /** Maestro flows; `class` is the path of a flow's file without its extension. */
  maestro: suiteSchema.optional(),
  'flutter-android': suiteSchema.optional(),
  'flutter-ios': suiteSchema.optional(),
});

/** Changes chosen tests on chosen devices; later entries win. */
export const overrideSchema = z.strictObject({
  /** Pattern that is matched against `class#name`. */
  test: globSchema.default('*'),
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /**
   * Pattern that is matched against reference, custom id and file name of the build's app: changes a test in one version of the
   * app.
   */
  app: globSchema.optional(),
  ...result,
  /** Whether the suite of the build lacks the test. */
  absent: z.boolean().optional(),
});

export type OverrideEntry = z.output<typeof overrideSchema>;
