import { z } from 'zod';
import type { EarlierTry, Failure, TestResult } from '../model/results.ts';
import type { TestStatus } from '../model/status.ts';
import { knownSuiteSchema } from '../run/preflight/known-suite.ts';

/** The `results.json` of a job, as far as it is read back. Shards and attempts count from 1, times and durations in milliseconds. */
export type JobDocument = z.output<typeof documentSchema>;

export type JobFacts = JobDocument['results']['extra'];

type JobTest = JobDocument['results']['tests'][number];

const text = z.string().max(1_000_000);
const count = z.int().min(1).max(10_000);
const timeMs = z.number().min(0).max(8_640_000_000_000_000);
const place = { device: text, shard: count, shards: count, attempt: count, build: text, session: text.optional() };
const links = z.object({
  video: text.exactOptional(),
  deviceLog: text.exactOptional(),
  instrumentationLog: text.exactOptional(),
  networkLog: text.exactOptional(),
  screenshots: z.array(text).exactOptional(),
});

const attemptSchema = z.object({
  duration: timeMs.optional(),
  message: text.exactOptional(),
  trace: text.exactOptional(),
  extra: z.object({ rawStatus: text }),
});

const testSchema = z.object({
  name: text,
  status: z.enum(['passed', 'failed', 'skipped']),
  duration: timeMs,
  start: timeMs.optional(),
  suite: z.array(text).optional(),
  message: text.exactOptional(),
  trace: text.exactOptional(),
  rawStatus: text,
  flaky: z.boolean().default(false),
  retryAttempts: z.array(attemptSchema).default([]),
  extra: z.object({
    ...place,
    kind: z.enum(['test', 'session', 'verdict']),
    testId: text.optional(),
    links: links.optional(),
  }),
});

const sessionSchema = z.object({
  ...place,
  start: timeMs.optional(),
  duration: timeMs.optional(),
  folder: text,
  video: text.optional(),
});

const jobSchema = z.object({
  hash: text,
  run: text,
  runAttempt: z.int().min(1),
  name: text,
  devices: z.array(text),
  shards: z.union([count, z.literal('auto')]),
  shard: count.optional(),
});

export const documentSchema = z.object({
  timestamp: z.iso.datetime(),
  results: z.object({
    summary: z.object({ tests: z.int() }),
    tests: z.array(testSchema),
    extra: z.object({
      simulated: z.boolean(),
      verdict: z.enum(['passed', 'failed', 'error', 'timed-out', 'cancelled', 'started', 'planned']),
      reason: text,
      code: text.optional(),
      framework: text,
      project: text,
      /** Absent in the document of a collector job. */
      job: jobSchema.optional(),
      queueMs: timeMs,
      builds: z.array(z.object({ id: text, shard: count, shards: count, attempt: count })),
      sessions: z.array(sessionSchema),
      missingTests: z.array(z.object({ name: text, devices: z.array(text) })),
      knownSuite: knownSuiteSchema(text).optional(),
    }),
  }),
});

/**
 * Reads the `results.json` of a job.
 *
 * @throws Error for anything else, and for a document that lacks some of its tests
 */
export const readJobDocument = (json: string): JobDocument => {
  const parsed = documentSchema.safeParse(JSON.parse(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`it is no results.json of the run action (${issue?.path.join('.')}: ${issue?.message})`);
  }
  const { summary, tests } = parsed.data.results;
  if (summary.tests !== tests.length)
    throw new Error(`its results.json declares ${summary.tests} tests and holds ${tests.length}`);
  return parsed.data;
};

const statuses: readonly TestStatus[] = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];

const statusOfWord = (word: string): TestStatus => statuses.find((status) => status === word) ?? 'unknown';

/** A pass needs both words to say so; a flaky test may count as failed and has passed all the same. */
const statusOf = ({ status, rawStatus, flaky }: JobTest): TestStatus => {
  const raw = statusOfWord(rawStatus);
  if (status === 'skipped' && raw === 'skipped') return raw;
  if (raw === 'passed') return status === 'passed' || flaky ? raw : 'failed';
  return raw === 'skipped' ? 'failed' : raw;
};

/** A test of the document, as it was when the document was written; what went wrong in several ways is one failure here. */
export const testOf = (test: JobTest): TestResult => {
  const status = statusOf(test);
  const isBad = status !== 'passed' && status !== 'skipped';
  return {
    className: test.suite?.join('.') ?? '',
    name: test.name,
    status,
    ...(status === 'unknown' ? { statusWord: test.rawStatus } : {}),
    durationMs: test.duration,
    ...(test.start === undefined ? {} : { startedAt: new Date(test.start) }),
    failures: isBad ? [failureOf(status, test)] : nothing,
    ...(status === 'skipped' && test.message !== undefined ? { skipMessage: test.message } : {}),
    earlierTries: test.retryAttempts.length === 0 ? nothing : test.retryAttempts.map(earlierTry),
    ...(test.extra.testId === undefined ? {} : { testId: test.extra.testId }),
    ...(test.extra.links === undefined ? {} : { links: test.extra.links }),
  };
};

/** Shared by the tests that passed, of which there are many. */
const nothing: readonly [] = [];

const earlierTry = ({ duration, extra, ...texts }: JobTest['retryAttempts'][number]): EarlierTry => {
  const status = statusOfWord(extra.rawStatus);
  return {
    status,
    failures: status === 'passed' || status === 'skipped' ? [] : [failureOf(status, texts)],
    ...(duration === undefined ? {} : { durationMs: duration }),
  };
};

const failureOf = (status: TestStatus, { message, trace }: Pick<Failure, 'message' | 'trace'>): Failure => ({
  kind: status === 'failed' ? 'failure' : 'error',
  ...(message === undefined ? {} : { message }),
  ...(trace === undefined ? {} : { trace }),
});
