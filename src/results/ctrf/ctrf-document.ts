import { z } from 'zod';

const count = z.int().min(0);
/** Number of a shard or attempt. Counts from 1, as in the names of folders. */
const fromOne = z.int().min(1).max(10_000);
/** Latest time that a JavaScript `Date` can represent, in milliseconds. */
const maxInstant = 8_640_000_000_000_000;
const ms = z.number().min(0).max(maxInstant).meta({ description: 'Milliseconds.' });
const instant = z.number().min(0).max(maxInstant).meta({ description: 'Milliseconds since 1970 in UTC.' });
const status = z.enum(['passed', 'failed', 'skipped']);
const texts = z.array(z.string()).readonly();

const attempt = z.object({
  attempt: z.int().min(1).meta({ description: '1 is the first attempt; the last one is the test itself.' }),
  status,
  duration: ms.exactOptional(),
  message: z.string().exactOptional(),
  trace: z.string().exactOptional(),
  extra: z.object({ rawStatus: z.string() }).readonly(),
});

const context = {
  device: z.string().meta({ description: '`<device name>-<os version>`; empty for an entry that belongs to no device.' }),
  shard: fromOne,
  shards: fromOne,
  attempt: fromOne.meta({ description: '1, or more where `retries` or `session-retries` ran a session again.' }),
  ranOn: z
    .string()
    .exactOptional()
    .meta({ description: 'The device that ran it, where another alternative of the line took the place of `device`.' }),
  build: z.string().meta({ description: 'Id of the build at the service.' }),
  session: z.string().exactOptional().meta({ description: 'Id of the session at the service.' }),
};

const pastRun = {
  commit: z.string(),
  date: z.iso.datetime().meta({ description: 'Start of the run, RFC 3339.' }),
  url: z.string().exactOptional().meta({ description: 'The page of the run.' }),
};

const testHistory = z.object({
  label: z.enum(['new', 'known', 'flaky']).exactOptional().meta({ description: 'How the failure compares with earlier runs.' }),
  since: z.object(pastRun).readonly().exactOptional().meta({ description: 'With `known`: the first of the failures up to now.' }),
  flakyRate: z
    .object({ rate: z.number().min(0).max(1), failures: count, outcomes: count })
    .readonly()
    .exactOptional()
    .meta({ description: 'Failures among the stored outcomes; those on a commit with passes and failures count double.' }),
  recent: z
    .array(z.object({ status: z.enum(['passed', 'flaky', 'failed']), ...pastRun, duration: ms.exactOptional() }).readonly())
    .readonly()
    .meta({ description: 'Outcomes in earlier runs, newest last, at most 50.' }),
});

const repeat = z.object({
  repeat: fromOne.meta({ description: 'From 1, in the order of their starts.' }),
  status: z.enum(['passed', 'failed']),
  duration: ms.exactOptional(),
  message: z.string().exactOptional(),
  trace: z.string().exactOptional(),
  build: z.string(),
  session: z.string().exactOptional(),
  folder: z.string().meta({ description: 'Inside the report folder.' }),
});

const crash = z.object({
  kind: z.enum(['java', 'native', 'not-responding', 'killed']),
  process: z.string().exactOptional(),
  thread: z.string().exactOptional(),
  cause: z.string().meta({ description: 'The exception or the signal, with its message.' }),
  at: z.string().exactOptional().meta({ description: 'The deepest frame of the app: file and line, or the frame.' }),
  log: texts.meta({ description: 'Lines of the log of the device or of the instrumentation.' }),
});

const testExtra = z.object({
  ...context,
  build: context.build.exactOptional().meta({
    description: 'Id of the build at the service. Absent for a test that just passed: its session has it.',
  }),
  simulated: z.boolean().meta({ description: 'Whether the built-in cloud answered.' }),
  kind: z.enum(['test', 'session', 'verdict']).exactOptional().meta({
    description: '`session` and `verdict` stand for a problem that no test reports. Absent for a test that just passed.',
  }),
  quarantined: z.literal(true).exactOptional().meta({ description: 'The failure does not count.' }),
  quarantine: z
    .object({ reason: z.string(), issue: z.string(), until: z.string() })
    .readonly()
    .exactOptional()
    .meta({ description: 'The entry of the quarantine file because of which the failure does not count.' }),
  history: testHistory
    .readonly()
    .exactOptional()
    .meta({ description: 'Results of earlier runs; absent for a test that always passed.' }),
  repeats: z
    .array(repeat.readonly())
    .readonly()
    .exactOptional()
    .meta({ description: 'Further runs of a new or changed test (`repeat-new`). They change neither its status nor any count.' }),
  crash: crash
    .readonly()
    .exactOptional()
    .meta({ description: 'Why the app or its tests ended while the test was running, as the logs tell.' }),
  rawTrace: z.string().exactOptional().meta({ description: 'The trace as the device wrote it, where `mapping` restored it.' }),
  ambiguousFrames: z
    .array(z.object({ frame: z.string(), alternatives: texts }).readonly())
    .readonly()
    .exactOptional()
    .meta({ description: 'Frames that stay as they are, since `mapping` has several calls for them.' }),
  expectedFailures: texts.exactOptional().meta({ description: 'Failures that the test expected; they do not count.' }),
  testId: z.string().exactOptional(),
  properties: z.record(z.string(), z.string()).readonly().exactOptional(),
  attachments: texts.exactOptional(),
  links: z
    .object({
      video: z.string().exactOptional(),
      deviceLog: z.string().exactOptional(),
      instrumentationLog: z.string().exactOptional(),
      networkLog: z.string().exactOptional(),
      screenshots: texts.exactOptional(),
    })
    .readonly()
    .exactOptional(),
});

export const ctrfTest = z.object({
  name: z.string().meta({ description: 'The method; `suite` holds the class.' }),
  status,
  duration: ms,
  start: instant.exactOptional(),
  stop: z.number().exactOptional(),
  suite: texts.exactOptional(),
  message: z.string().exactOptional(),
  trace: z.string().exactOptional(),
  line: count.exactOptional(),
  rawStatus: z.string().meta({ description: 'The status as the service reported it.' }),
  filePath: z.string().exactOptional(),
  retries: count,
  retryAttempts: z.array(attempt.readonly()).readonly().exactOptional(),
  flaky: z.boolean().meta({ description: 'Whether it passed only in a retry.' }),
  stdout: texts.exactOptional(),
  stderr: texts.exactOptional(),
  device: z.string(),
  extra: testExtra.readonly(),
});

const session = z.object({
  ...context,
  tests: count,
  start: instant.exactOptional(),
  duration: ms.exactOptional(),
  queued: ms.exactOptional(),
  folder: z.string().meta({ description: 'Inside the report folder.' }),
  dashboard: z.string().exactOptional(),
  video: z.string().exactOptional(),
});

const job = z.object({
  hash: z.string().meta({ description: 'Differs between the jobs of a matrix; the same in all run attempts.' }),
  run: z.string().meta({ description: 'Id of the workflow run.' }),
  runAttempt: z.int().min(1),
  name: z.string().meta({ description: 'Id of the job in the workflow file.' }),
  devices: texts,
  resolvedDevices: z
    .array(z.object({ line: z.string(), device: z.string() }).readonly())
    .readonly()
    .exactOptional()
    .meta({
      description: 'Every line of the input `devices` with the device that it resolved to; absent where all lines are exact.',
    }),
  shards: z.union([fromOne, z.literal('auto')]).meta({ description: 'Of the whole run.' }),
  shard: fromOne.exactOptional().meta({ description: 'The only shard of this job.' }),
  suiteId: z.string().exactOptional().meta({ description: 'Package or bundle id of the test suite.' }),
});

export const knownTest = z.object({
  className: z.string(),
  name: z.string(),
  ignored: z.boolean(),
  parameterized: z.boolean(),
  conditional: z.boolean(),
  naming: z.enum(['derived', 'free']).exactOptional(),
});

/** Known tests of a suite as a job stores them, for the collector and for jobs that reuse the upload. */
export const knownSuite = z.object({
  tests: z.array(knownTest.readonly()).readonly(),
  unknown: z.array(z.object({ part: z.string() }).readonly()).readonly(),
  unseen: z.string().exactOptional(),
  customRunner: z.boolean().exactOptional(),
});

const unstartedReason = z.enum(['fail-fast', 'budget']);

const runExtra = z.object({
  simulated: z.boolean(),
  verdict: z
    .enum(['passed', 'failed', 'error', 'timed-out', 'cancelled', 'started', 'planned'])
    .meta({ description: 'The output `verdict` of the step.' }),
  reason: z.string(),
  code: z.string().exactOptional().meta({ description: 'Stable name of the reason, as in docs/troubleshooting.md.' }),
  framework: z.string(),
  project: z.string(),
  job: job.readonly().exactOptional().meta({ description: 'The job that wrote the document; absent where a collector job did.' }),
  failOnFlaky: z.boolean(),
  deviceMs: ms,
  predicted: z
    .object({ deviceMs: ms, durationMs: ms, runs: fromOne })
    .readonly()
    .exactOptional()
    .meta({ description: 'Predicted cost, and the number of earlier runs that it is based on; absent if there were none.' }),
  queueMs: ms,
  totals: z
    .object({
      tests: count,
      passed: count,
      failed: count,
      skipped: count,
      flaky: count,
      missing: count,
      quarantined: count.exactOptional(),
    })
    .readonly()
    .meta({ description: 'Counts over (test, device) pairs, as in the outputs of the step.' }),
  builds: z.array(z.object({ id: z.string(), shard: fromOne, shards: fromOne, attempt: fromOne }).readonly()).readonly(),
  refs: z
    .object({ app: z.string().exactOptional(), testSuite: z.string().exactOptional(), media: texts.exactOptional() })
    .readonly()
    .exactOptional()
    .meta({
      description: 'What all builds used, as build requests name it; each absent where there is none, or where they differ.',
    }),
  sessions: z.array(session.readonly()).readonly(),
  quarantine: z
    .object({ file: z.string(), warnings: texts })
    .readonly()
    .exactOptional()
    .meta({ description: 'The quarantine file, and its entries that expired or match no known test, as sentences.' }),
  history: z
    .object({ earlierRuns: count, new: count, known: count, flaky: count, knownSince: z.iso.datetime().exactOptional() })
    .readonly()
    .exactOptional()
    .meta({ description: 'Failures by how they compare with earlier runs; absent if there were none.' }),
  missingTests: z
    .array(
      z
        .object({
          name: z.string(),
          devices: texts,
          notStarted: unstartedReason.exactOptional().meta({ description: 'Why its shard was not started.' }),
        })
        .readonly(),
    )
    .readonly(),
  unstarted: z
    .array(
      z
        .object({
          reason: unstartedReason,
          shards: z.array(fromOne).readonly(),
          clause: z.string(),
          stopped: z
            .literal(true)
            .exactOptional()
            .meta({ description: 'They were started, and stopped at the first failed test.' }),
        })
        .readonly(),
    )
    .readonly()
    .exactOptional()
    .meta({ description: 'Shards and retries that were not started, by `fail-fast` or `max-device-minutes`.' }),
  repeats: z
    .object({
      times: count.meta({ description: 'How often each new or changed test was to run again.' }),
      planned: count.meta({ description: 'Sessions that were to repeat tests.' }),
      ran: count.meta({ description: 'Those of them with a result.' }),
      deviceMs: ms,
      tests: z
        .array(
          z
            .object({
              className: z.string(),
              name: z.string(),
              device: z.string(),
              why: z.enum(['new', 'changed']),
              passed: count.meta({ description: 'Runs that passed, the one of the results among them.' }),
              failed: count,
            })
            .readonly(),
        )
        .readonly(),
    })
    .readonly()
    .exactOptional()
    .meta({ description: 'What `repeat-new` showed. A test with passed and failed runs is unstable.' }),
  emptySelection: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'The changed files selected no test (input `select`), so that the job started no build.' }),
  knownSuite: knownSuite
    .readonly()
    .exactOptional()
    .meta({ description: 'The discovered tests that the run had to report; absent where they are unknown.' }),
  notices: texts,
});

const summary = z.object({
  tests: count,
  passed: count,
  failed: count,
  skipped: count,
  pending: count,
  other: count,
  flaky: count,
  start: instant,
  stop: instant,
  duration: ms,
});

/**
 * Schema of `results.json`: the part of CTRF 0.0.x (https://ctrf.io) that the action writes, with its additions under `extra`.
 * The writer, the collector and the published JSON Schema use it.
 */
export const ctrfDocument = z.object({
  reportFormat: z.literal('CTRF'),
  specVersion: z.string(),
  timestamp: z.iso.datetime().meta({ description: 'RFC 3339.' }),
  generatedBy: z.string(),
  results: z
    .object({
      tool: z.object({ name: z.string() }).readonly(),
      summary: summary.readonly(),
      tests: z.array(ctrfTest.readonly()).readonly(),
      environment: z.object({ reportName: z.string(), testEnvironment: z.string(), healthy: z.boolean() }).readonly(),
      extra: runExtra.readonly(),
    })
    .readonly(),
});

export type CtrfDocument = Readonly<z.output<typeof ctrfDocument>>;
export type CtrfSummary = Readonly<z.output<typeof summary>>;
export type CtrfStatus = z.output<typeof status>;
export type CtrfTest = Readonly<z.output<typeof ctrfTest>>;
export type CtrfAttempt = Readonly<z.output<typeof attempt>>;
export type CtrfTestHistory = Readonly<z.output<typeof testHistory>>;
export type CtrfTestExtra = Readonly<z.output<typeof testExtra>>;
export type CtrfRepeat = Readonly<z.output<typeof repeat>>;
export type CtrfRunExtra = Readonly<z.output<typeof runExtra>>;
export type CtrfJob = Readonly<z.output<typeof job>>;
export type CtrfSession = Readonly<z.output<typeof session>>;
