import { createLongArrayReader } from '../lib/long-array.ts';
import type { Failure, TestAttempt, TestResult } from '../model/results.ts';
import type { TestStatus } from '../model/status.ts';
import { type CtrfAttempt, type CtrfDocument, type CtrfTest, ctrfDocument, ctrfTest } from '../results/ctrf/ctrf-document.ts';

/** Reads the `results.json` of a job in chunks, because it may contain hundreds of thousands of tests. */
interface JobDocumentReader {
  readonly write: (chunk: Uint8Array) => void;
  /**
   * Ends the reading and returns the document without its tests.
   *
   * @throws Error if the content is not a document of this action, or if tests are missing in it
   */
  readonly end: () => CtrfDocument;
}

export const createJobDocumentReader = (onTest: (test: CtrfTest) => void): JobDocumentReader => {
  let tests = 0;
  const reader = createLongArrayReader({
    path: ['results', 'tests'],
    onEntry: (entry, index) => {
      const parsed = ctrfTest.safeParse(entry);
      if (!parsed.success) throw notOurs(['results', 'tests', index], parsed.error.issues[0]);
      tests += 1;
      onTest(parsed.data);
    },
  });
  return {
    write: reader.write,
    end: () => {
      const parsed = ctrfDocument.safeParse(reader.end());
      if (!parsed.success) throw notOurs([], parsed.error.issues[0]);
      const { summary } = parsed.data.results;
      if (summary.tests !== tests) throw new Error(`its results.json declares ${summary.tests} tests but contains ${tests}`);
      return parsed.data;
    },
  };
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const notOurs = (place: readonly PropertyKey[], issue: Issue | undefined): Error =>
  new Error(`it is not a results.json of the run action (${[...place, ...(issue?.path ?? [])].join('.')}: ${issue?.message})`);

const statuses: readonly TestStatus[] = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];

const parseStatus = (rawStatus: string): TestStatus => statuses.find((status) => status === rawStatus) ?? 'unknown';

/**
 * Status of a test. A test passed only if both statuses are `passed`, or if it is flaky and passed, because the job may count
 * flaky tests as failed.
 */
const testStatus = ({ status, rawStatus, flaky }: CtrfTest): TestStatus => {
  const raw = parseStatus(rawStatus);
  if (status === 'skipped' && raw === 'skipped') return raw;
  if (raw === 'passed') return status === 'passed' || flaky ? raw : 'failed';
  return raw === 'skipped' ? 'failed' : raw;
};

/** Converts a test of the document. The result equals the test that was written, but several failures are joined into one. */
export const testOf = (test: CtrfTest): TestResult => {
  const status = testStatus(test);
  const isBad = status !== 'passed' && status !== 'skipped';
  return {
    className: test.suite?.join('.') ?? '',
    name: test.name,
    status,
    rawStatus: status === 'unknown' ? test.rawStatus : undefined,
    durationMs: test.duration,
    startedAt: test.start === undefined ? undefined : new Date(test.start),
    failures: isBad
      ? [{ ...failureOf(status, test), rawTrace: test.extra.rawTrace, ambiguousFrames: test.extra.ambiguousFrames }]
      : nothing,
    crash: test.extra.crash,
    skipMessage: status === 'skipped' ? test.message : undefined,
    earlierAttempts: test.retryAttempts?.map(testAttempt) ?? nothing,
    testId: test.extra.testId,
    file: test.filePath,
    line: test.line,
    links: test.extra.links,
  };
};

/** Shared by all passed tests instead of one empty list per test. */
const nothing: readonly [] = [];

const testAttempt = ({ duration, extra, ...texts }: CtrfAttempt): TestAttempt => {
  const status = parseStatus(extra.rawStatus);
  return {
    status,
    failures: status === 'passed' || status === 'skipped' ? [] : [failureOf(status, texts)],
    durationMs: duration,
  };
};

const failureOf = (status: TestStatus, { message, trace }: Pick<CtrfAttempt, 'message' | 'trace'>): Failure => ({
  kind: status === 'failed' ? 'failure' : 'error',
  message,
  trace,
});
