import { z } from 'zod';
import { frameworks } from '../framework.ts';
import { crashSchema } from './crash.ts';

export const secondsSchema = z.number().min(0).max(86_400);

/** A name in which `*` stands for any characters. */
const globSchema = z.string().min(1).max(500);

const frameworkSchema = z.enum(frameworks);

const messageSchema = z.string().max(4_000);

const countersSchema = z.record(z.string().max(100), z.int().min(0));

/** Contradictory responses: what the service shows of a session regardless of what happened. */
const showsSchema = z.strictObject({
  /** The status under `devices` of the build once the session has ended. */
  'device-status': z.string().max(100).optional(),
  /** The group of `device_statuses` that lists the ended session. */
  'device-statuses': z.enum(['success', 'error', 'none']).optional(),
  /** `test_status` in the build, as it is. */
  'build-counters': countersSchema.optional(),
  /** `test_status` in the session, as it is. */
  'session-counters': countersSchema.optional(),
  'test-count': z.int().min(0).optional(),
  /** Attributes of the report's first suite. */
  'report-counts': countersSchema.optional(),
  /** For how long the device is `running` after its build has ended. */
  'lag-seconds': secondsSchema.optional(),
});

const reportSchema = z.strictObject({
  /** Simulated seconds between the build's end and the report. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
  /** Adds this much output to the report's first suite. */
  'output-kilobytes': z.int().min(0).max(65_536).optional(),
});

const resultBundleSchema = z.strictObject({
  /** Simulated seconds between the session's end and the bundle. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated']).optional(),
  /** Tests (`class#name`) that fail in the bundle, whatever every other response says of them. */
  'failed-tests': z.array(globSchema).max(1_000).optional(),
  /** Tests that the bundle lacks. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
});

/** What happens to matching sessions. All entries that match are merged; later ones win. */
export const sessionRuleSchema = z.strictObject({
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** `shardIndex` of the build, or the number of a server-side shard from 0. */
  shard: z.int().min(0).optional(),
  /** Only this many of the sessions that match, the first ones. */
  times: z.int().min(1).optional(),
  fate: z.enum(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
  /** Tests that end before a crash, a hang, a timeout or the vanishing. */
  'after-tests': z.int().min(0).optional(),
  message: messageSchema.optional(),
  /** The session crashes in this way; the fate is `crashes`. */
  crash: crashSchema.optional(),
  'queue-seconds': secondsSchema.optional(),
  'startup-seconds': secondsSchema.optional(),
  /** Tests (`class#name`) that no response and no report mentions. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
  report: reportSchema.optional(),
  'result-bundle': resultBundleSchema.optional(),
  shows: showsSchema.optional(),
});

export type SessionRule = z.output<typeof sessionRuleSchema>;

/** What happens to matching builds. All entries that match are merged; later ones win. */
export const buildRuleSchema = z.strictObject({
  framework: frameworkSchema.optional(),
  project: globSchema.optional(),
  shard: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  /** The status of the ended build, regardless of its results. */
  'status-word': z.string().max(100).optional(),
  /** For how long listings omit the build. */
  'listed-after-seconds': secondsSchema.optional(),
});

export type BuildRule = z.output<typeof buildRuleSchema>;

const result = {
  outcome: z.enum(['pass', 'fail', 'error', 'skip', 'timeout']).optional(),
  'duration-seconds': secondsSchema.optional(),
  message: messageSchema.optional(),
  trace: z.string().max(64_000).optional(),
  /** The app crashes in the test, which ends in error; the next tests run. */
  crash: crashSchema.optional(),
  /** The command that fails in a Maestro flow, in words: `Tap on "Pay"`. Default: the last assertion of the flow. */
  command: z.string().min(1).max(1_000).optional(),
  /** Fails this many times on each device before it does what `outcome` says. */
  flaky: z.int().min(0).max(100).optional(),
  /** Fails in these of its runs on each device, counted from 1. */
  'failing-runs': z.array(z.int().min(1).max(10_000)).max(100).optional(),
  /** Fails in this share of its runs, by chance. */
  'flake-rate': z.number().min(0).max(1).optional(),
};

const sizeSchema = z.enum(['small', 'medium', 'large']);

export type TestSize = z.output<typeof sizeSchema>;

const testSchema = z.strictObject({
  class: z.string().min(1).max(1_000),
  name: z.string().min(1).max(1_000),
  /** The bundle of an XCUITest or EarlGrey test. */
  target: z.string().min(1).max(500).optional(),
  /** Class names of the annotations that the filter `annotation` sees on an Espresso test. */
  annotations: z.array(z.string().min(1).max(1_000)).max(100).optional(),
  /** What the filter `size` sees on an Espresso test. */
  size: sizeSchema.optional(),
  /** What `tags` sees on a Maestro flow. */
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
  /** `class` is the path of a flow's file without its extension. */
  maestro: suiteSchema.optional(),
  'flutter-android': suiteSchema.optional(),
  'flutter-ios': suiteSchema.optional(),
});

/** Changes what chosen tests do on chosen devices; later entries win. */
export const overrideSchema = z.strictObject({
  /** Matched against `class#name`. */
  test: globSchema.default('*'),
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** Matched against reference, custom id and file name of the build's app: what a test does in one version of the app. */
  app: globSchema.optional(),
  ...result,
  /** The suite of the build lacks the test. */
  absent: z.boolean().optional(),
});

export type OverrideEntry = z.output<typeof overrideSchema>;
