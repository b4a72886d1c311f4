import { z } from 'zod';

const record = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).readonly();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const count = z.int().min(0);
/** Number of a shard or attempt, which counts from 1. */
const fromOne = z.int().min(1).max(10_000);
/** Latest time of a JavaScript `Date`, in milliseconds. */
const maxInstant = 8_640_000_000_000_000;
const ms = z.number().min(0).max(maxInstant).describe('Milliseconds.');
const instant = z.number().min(0).max(maxInstant).describe('Milliseconds since 1970 in UTC.');
const status = z.enum(['passed', 'failed', 'skipped']);
/** Status of an entry that is no test: it waits, or it ended with a problem. */
const otherStatus = z.enum(['pending', 'other']);
const text = z.string();
const texts = list(text);

const attempt = record({
  attempt: z.int().min(1).describe('1 is the first attempt; the last one is the test itself.'),
  status,
  duration: ms.exactOptional(),
  message: text.exactOptional(),
  trace: text.exactOptional(),
  extra: record({ rawStatus: text }),
});

const context = {
  device: text.describe('`<device name>-<os version>`; empty for an entry that belongs to no device.'),
  shard: fromOne,
  shards: fromOne,
  attempt: fromOne.describe('1, or more where `retries` or `session-retries` ran a session again.'),
  ranOn: text
    .exactOptional()
    .describe('The device that ran it, if that was not `device` but another alternative of its line in the input `devices`.'),
  build: text.describe('Id of the build at the service.'),
  session: text.exactOptional().describe('Id of the session at the service.'),
};

const pastRun = {
  commit: text,
  date: z.iso.datetime().describe('Start of the run, RFC 3339.'),
  url: text.exactOptional().describe('The page of the run.'),
};

const testHistory = record({
  label: z.enum(['new', 'known', 'flaky']).exactOptional().describe('How the failure compares with earlier runs.'),
  since: record(pastRun).exactOptional().describe('With `known`: the first of the failures up to now.'),
  flakyRate: record({ rate: z.number().min(0).max(1), failures: count, outcomes: count })
    .exactOptional()
    .describe('Failures among the stored outcomes; those on a commit with passes and failures count double.'),
  recent: list(record({ status: z.enum(['passed', 'flaky', 'failed']), ...pastRun, duration: ms.exactOptional() })).describe(
    'Outcomes in earlier runs, newest last, at most 50.',
  ),
});

const repeat = record({
  repeat: fromOne.describe('From 1, in the order of their starts.'),
  status: z.enum(['passed', 'failed', 'timed-out', 'error']),
  duration: ms.exactOptional(),
  message: text.exactOptional(),
  trace: text.exactOptional(),
  build: text,
  session: text.exactOptional(),
  folder: text.describe('Inside the report folder; empty in the report of a collector, which has no files of repeats.'),
});

const onBase = record({
  result: z
    .enum(['fails-on-base', 'unstable-on-base', 'passes-on-base', 'unknown'])
    .describe('`fails-on-base`: all its runs on the app of the base branch failed, too.'),
  why: text.exactOptional().describe('With `unknown`: the reason.'),
  branch: text,
  commit: text.exactOptional().describe('Commit of the app and the suite; absent where none could be run.'),
  sessions: list(
    record({
      status: z.enum(['passed', 'failed']),
      build: text,
      session: text.exactOptional(),
      dashboard: text.exactOptional(),
    }),
  ).describe('Runs with a result.'),
});

const crash = record({
  kind: z.enum(['java', 'native', 'not-responding', 'killed']),
  process: text.exactOptional(),
  thread: text.exactOptional(),
  cause: text.describe('The exception or the signal, with its message.'),
  at: text.exactOptional().describe('The deepest frame of the app: file and line, or the frame.'),
  log: texts.describe('Lines of the log of the device or of the instrumentation.'),
});

const links = record({
  video: text.exactOptional(),
  deviceLog: text.exactOptional(),
  instrumentationLog: text.exactOptional(),
  networkLog: text.exactOptional(),
  screenshots: texts.exactOptional(),
});

const otherResult = record({
  ...context,
  status,
  rawStatus: text,
  duration: ms.exactOptional(),
  message: text.exactOptional(),
  trace: text.exactOptional(),
});

const testExtra = record({
  ...context,
  build: context.build
    .exactOptional()
    .describe('Id of the build at the service. Absent for a test that just passed: its session has it.'),
  simulated: z.boolean().describe('Whether the built-in cloud answered.'),
  kind: z
    .enum(['test', 'session', 'verdict'])
    .exactOptional()
    .describe(
      '`session` and `verdict` stand for a problem that no test reports. They are no tests: their status is `other`, or `pending` while the session waits for a device. Absent for a test that just passed.',
    ),
  otherResults: list(otherResult)
    .exactOptional()
    .describe('Results of the same test in other sessions of the device. The entry itself has the result that counts.'),
  quarantined: z.literal(true).exactOptional().describe('The failure does not count.'),
  quarantine: record({ reason: text, issue: text, until: text })
    .exactOptional()
    .describe('The entry of the quarantine file because of which the failure does not count.'),
  history: testHistory.exactOptional().describe('Results of earlier runs; absent for a test that always passed.'),
  repeats: list(repeat)
    .exactOptional()
    .describe('Further runs of a new or changed test (`repeat-new`). They change neither its status nor any count.'),
  onBase: onBase
    .exactOptional()
    .describe(
      'What the failed test does on the app of the base branch (`compare-base`). It changes neither its status nor any count.',
    ),
  crash: crash.exactOptional().describe('Why the app or its tests ended while the test was running, as the logs tell.'),
  rawTrace: text.exactOptional().describe('The trace as the device wrote it, where `mapping` restored it.'),
  ambiguousFrames: list(record({ frame: text, alternatives: texts }))
    .exactOptional()
    .describe('Frames that stay as they are, since `mapping` has several calls for them.'),
  expectedFailures: texts.exactOptional().describe('Failures that the test expected; they do not count.'),
  testId: text.exactOptional(),
  properties: z.record(text, text).readonly().exactOptional(),
  attachments: texts.exactOptional(),
  links: links.exactOptional(),
});

const ctrfEntry = z.object({
  name: text.describe('The method; `suite` holds the class.'),
  status: z.union([status, otherStatus]),
  duration: ms,
  start: instant.exactOptional(),
  stop: z.number().exactOptional(),
  suite: texts.exactOptional(),
  message: text.exactOptional(),
  trace: text.exactOptional(),
  line: count.exactOptional(),
  rawStatus: text.describe('The status as the service reported it.'),
  filePath: text.exactOptional(),
  retries: count,
  retryAttempts: list(attempt).exactOptional(),
  flaky: z.boolean().describe('Whether it passed only in a retry.'),
  stdout: texts.exactOptional(),
  stderr: texts.exactOptional(),
  device: text,
  extra: testExtra,
});

const isOther = ({ status: own }: z.output<typeof ctrfEntry>): boolean => own === 'pending' || own === 'other';

/** Entry of a test, or of a problem without a test. Only the latter has the status `pending` or `other`. */
export const ctrfTest = ctrfEntry.refine((entry) => isOther(entry) === ((entry.extra.kind ?? 'test') !== 'test'), {
  path: ['status'],
  message: 'the status does not fit the kind of the entry',
});

const session = record({
  ...context,
  tests: count,
  start: instant.exactOptional(),
  duration: ms.exactOptional(),
  queued: ms.exactOptional(),
  folder: text.describe('Inside the report folder.'),
  dashboard: text.exactOptional(),
  video: text.exactOptional(),
});

const job = record({
  hash: text.describe('Differs between the jobs of a matrix; the same in all run attempts.'),
  run: text.describe('Id of the workflow run.'),
  runAttempt: z.int().min(1),
  name: text.describe('Id of the job in the workflow file.'),
  devices: texts,
  resolvedDevices: list(record({ line: text, device: text }))
    .exactOptional()
    .describe('Every line of the input `devices` with the device that it resolved to; absent where all lines are exact.'),
  shards: z.union([fromOne, z.literal('auto')]).describe('Of the whole run.'),
  shard: fromOne.exactOptional().describe('The only shard of this job.'),
  suiteId: text.exactOptional().describe('Package or bundle id of the test suite.'),
});

export const knownTest = z.object({
  className: text,
  name: text,
  ignored: z.boolean(),
  parameterized: z.boolean(),
  conditional: z.boolean(),
  naming: z.enum(['derived', 'free']).exactOptional(),
});

/** Tests of the suite, for the job that collects all results and for jobs that reuse the upload. */
export const knownSuite = z.object({
  tests: list(knownTest.readonly()),
  unknown: list(record({ part: text })),
  unseen: text.exactOptional(),
  isPart: z
    .literal(true)
    .exactOptional()
    .describe('Set where the suite has more than these tests: those that were not selected.'),
  customRunner: z.boolean().exactOptional(),
});

const totals = record({
  tests: count,
  passed: count,
  failed: count,
  skipped: count,
  flaky: count,
  missing: count,
  quarantined: count.exactOptional(),
});

const unstartedReason = z.enum(['fail-fast', 'budget', 'canary']);

const missingTest = record({
  name: text,
  devices: texts,
  notStarted: unstartedReason.exactOptional().describe('Why its shard was not started.'),
});

const unstartedShards = record({
  reason: unstartedReason,
  shards: list(fromOne),
  clause: text,
  stopped: z.literal(true).exactOptional().describe('They were started, and stopped at the first failed test.'),
});

const repeatedTest = record({
  className: text,
  name: text,
  device: text,
  why: z.enum(['new', 'changed']),
  passed: count.describe('Runs that passed, the one of the results among them.'),
  failed: count.describe('Runs that did not pass.'),
  broken: count.exactOptional().describe('Repeats among them that timed out or ended in error. No quarantine covers them.'),
});

const repeatReport = record({
  times: count.describe('How often each new or changed test was to run again.'),
  planned: count.describe('Sessions that were to repeat tests.'),
  ran: count.describe('Those of them in which a test ran.'),
  deviceMs: ms,
  tests: list(repeatedTest),
});

const baseReport = record({
  tests: list(record({ className: text, name: text, device: text, ...onBase.unwrap().shape })),
  more: count.describe('Failed tests that were not compared.'),
  deviceMs: ms,
});

const runExtra = record({
  simulated: z.boolean(),
  verdict: z
    .enum(['passed', 'failed', 'error', 'timed-out', 'cancelled', 'started', 'planned'])
    .describe('The output `verdict` of the step.'),
  reason: text,
  code: text.exactOptional().describe('Stable name of the reason, as in docs/troubleshooting.md.'),
  framework: text,
  project: text,
  job: job.exactOptional().describe('The job that wrote the document; absent where a collector job did.'),
  failOnFlaky: z.boolean(),
  deviceMs: ms,
  predicted: record({ deviceMs: ms, durationMs: ms, runs: fromOne })
    .exactOptional()
    .describe('Predicted cost, and the number of earlier runs that it is based on; absent if there were none.'),
  queueMs: ms,
  totals: totals.describe('Counts over (test, device) pairs, as in the outputs of the step.'),
  builds: list(record({ id: text, shard: fromOne, shards: fromOne, attempt: fromOne })),
  refs: record({ app: text.exactOptional(), testSuite: text.exactOptional(), media: texts.exactOptional() })
    .exactOptional()
    .describe('What all builds used, as build requests name it; each absent where there is none, or where they differ.'),
  sessions: list(session),
  quarantine: record({ file: text, warnings: texts })
    .exactOptional()
    .describe('The quarantine file, and its entries that expired or match no known test, as sentences.'),
  history: record({ earlierRuns: count, new: count, known: count, flaky: count, knownSince: z.iso.datetime().exactOptional() })
    .exactOptional()
    .describe('Failures by how they compare with earlier runs; absent if there were none.'),
  missingTests: list(missingTest),
  unstarted: list(unstartedShards)
    .exactOptional()
    .describe('Shards and retries that were not started, by `fail-fast`, `max-device-minutes` or `canary-devices`.'),
  repeats: repeatReport.exactOptional().describe('What `repeat-new` showed. A test with passed and failed runs is unstable.'),
  onBase: baseReport.exactOptional().describe('What `compare-base` showed; absent where it compared nothing.'),
  emptySelection: z
    .literal(true)
    .exactOptional()
    .describe('The changed files selected no test (input `select`), so that the job started no build.'),
  knownSuite: knownSuite
    .readonly()
    .exactOptional()
    .describe('The discovered tests that the run had to report; absent where they are unknown.'),
  notices: texts,
});

const summary = record({
  tests: count.describe('Results of tests, as in the outputs of the step: the sum of `passed`, `failed` and `skipped`.'),
  passed: count,
  failed: count,
  skipped: count,
  pending: count.describe('Entries that are no test: sessions that wait for a device.'),
  other: count.describe('Entries that are no test: sessions with a problem, and a red verdict that no other entry shows.'),
  flaky: count,
  start: instant,
  stop: instant,
  duration: ms,
});

/**
 * Maximum size in bytes of a CTRF document that is read: 200,000 results, the most that a run is made for, with 1,000 bytes each. A result
 * that just passed has 360 to 510 bytes (docs/internals/performance.md), a failed one also its trace.
 */
export const maxCtrfBytes = 200_000_000;

/** Schema of `results.json`: a subset of CTRF 0.0.x (https://ctrf.io) with additions under `extra`. */
export const ctrfDocument = z.object({
  reportFormat: z.literal('CTRF'),
  specVersion: text,
  timestamp: z.iso.datetime().describe('RFC 3339.'),
  generatedBy: text,
  results: record({
    tool: record({ name: text }),
    summary,
    tests: list(ctrfTest.readonly()),
    environment: record({ reportName: text, testEnvironment: text, healthy: z.boolean() }),
    extra: runExtra,
  }),
});

export type CtrfDocument = Readonly<z.output<typeof ctrfDocument>>;
export type CtrfTest = Readonly<z.output<typeof ctrfTest>>;
export type CtrfRepeat = z.output<typeof repeat>;
export type CtrfOtherResult = z.output<typeof otherResult>;
export type CtrfAttempt = z.output<typeof attempt>;
export type CtrfRunExtra = z.output<typeof runExtra>;
export type CtrfJob = z.output<typeof job>;
export type CtrfSession = z.output<typeof session>;
