import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { BinaryError, withArchive } from '../../binaries/index.ts';
import type { StoredJob } from '../../core/builds/lineage.ts';
import type { RepeatResult } from '../../core/model/repeats.ts';
import { type Failure, type NamedTest, type TestAttempt, type TestResult, testName } from '../../core/model/results.ts';
import { CodedError, clauseOf } from '../../core/model/run-problem.ts';
import type { TestStatus } from '../../core/model/status.ts';
import { hasFailedAttempt } from '../../core/results/attempts.ts';
import {
  type CtrfAttempt,
  type CtrfDocument,
  type CtrfOtherResult,
  type CtrfRepeat,
  type CtrfSession,
  type CtrfTest,
  ctrfDocument,
  ctrfTest,
  maxCtrfBytes,
} from '../../core/results/ctrf/ctrf-document.ts';
import { formatBytes } from '../../lib/durations.ts';
import { isRecord, listIn, memberOf } from '../../lib/is-record.ts';
import { parseLargeJson } from '../../lib/parse-json.ts';
import type { StepContext } from '../context.ts';
import { type DownloadedArtifact, downloadArtifacts } from '../github/artifacts.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';

const resultsName = 'results.json';

/** Data of one job. It is kept small, because the data of all jobs is in memory at once. */
export interface Job extends StoredJob {
  /** Path of the job's archive. The archive no longer exists after `readJobs` with `facts`. */
  readonly archive: string;
  /** Tests of each shard, by `storedShardKey`. Empty after `readJobs` with `facts`. */
  readonly tests: ReadonlyMap<string, readonly TestResult[]>;
  readonly hasFailedTest: boolean;
  /** Tests that failed in at least one attempt. */
  readonly failures: readonly StoredFailure[];
  /** Problems of sessions that no test result shows. */
  readonly sessionProblems: readonly SessionProblem[];
  /** Results of repeats, by `repeatKey`. */
  readonly repeats: ReadonlyMap<string, readonly RepeatResult[]>;
}

/** Key of a test that a job repeated on a device. */
export const repeatKey = (test: NamedTest, device: string): string => `${testName(test)} @ ${device}`;

export interface StoredFailure {
  readonly test: TestResult;
  readonly device: string;
  readonly build: string;
  readonly session: string | undefined;
}

export interface SessionProblem {
  readonly isTimeout: boolean;
  readonly reason: string;
}

export interface StoredJobs {
  readonly jobs: readonly Job[];
  /** Jobs of this workflow run that belong to another project. */
  readonly others: readonly { readonly name: string; readonly project: string; readonly isRed: boolean }[];
}

export const storedShardKey = ({ device, shard, shards }: Pick<CtrfSession, 'device' | 'shard' | 'shards'>): string =>
  `${shard}/${shards}/${device}`;

/**
 * Reads the documents that the jobs of this workflow run stored, one after the other, because a document is large.
 *
 * @param keep `all` keeps the tests and the archives, which the caller must delete; `facts` keeps neither
 * @throws CodedError `artifacts-unavailable`, or `matrix-artifact-unusable` if an artifact is not the report of a job
 */
export const readJobs = async (
  { artifactPattern, project }: ReportInputs,
  context: StepContext & { readonly tempDir: string },
  keep: 'facts' | 'all',
): Promise<StoredJobs> => {
  const { github, log } = context;
  const folder = path.join(context.tempDir, 'artifacts');
  const openJob = createJobs(keep === 'all');
  const jobs: Job[] = [];
  const others: StoredJobs['others'][number][] = [];
  try {
    for (const artifact of await downloadArtifacts(artifactPattern, folder, context)) {
      const { onTest, stored } = openJob();
      const { extra, tests } = (await readArtifact(artifact)).results;
      tests.forEach(onTest);
      const { job, project: own, verdict, reason } = extra;
      const skipped = (whose: string): void => log.info(`Skipped ${artifact.name}: it belongs to ${whose}.`);
      if (job === undefined) skipped('a collector job');
      else if (job.run !== github.runId) skipped(`the workflow run ${job.run}`);
      else if (own !== project) {
        skipped(`the project ${own}`);
        others.push({ name: job.name, project: own, isRed: !['passed', 'started', 'planned'].includes(verdict) });
      } else {
        log.info(`Read ${artifact.name}: ${verdict}. ${reason}`);
        jobs.push({ ...artifact, ...stored, facts: { ...extra, job } });
      }
    }
    return { jobs, others };
  } finally {
    if (keep === 'facts') await rm(folder, { recursive: true, force: true });
  }
};

const readArtifact = async ({ name, archive }: DownloadedArtifact): Promise<CtrfDocument> => {
  const unusable = (why: string, options: { readonly cause?: unknown; readonly hint?: string }): CodedError =>
    new CodedError('matrix-artifact-unusable', `the artifact ${name} cannot be read: ${why}`, options);
  try {
    return await withArchive(archive, async (tree) => {
      if ((tree.entries.get(resultsName)?.sizeBytes ?? 0) > maxCtrfBytes)
        throw unusable(`its ${resultsName} is larger than ${formatBytes(maxCtrfBytes)}`, {
          hint: 'Give each job of the matrix fewer devices or shards, so that its report has fewer results.',
        });
      return parseJobDocument(new TextDecoder().decode(await tree.read(resultsName, maxCtrfBytes)));
    });
  } catch (cause) {
    if (cause instanceof CodedError) throw cause;
    // Omits the path of the archive, because the archive is temporary.
    throw unusable(cause instanceof BinaryError ? cause.found : clauseOf(cause), { cause });
  }
};

/** Returns a function that collects the tests of one job. Equal names share one string in memory. */
export const createJobs = (keepsTests: boolean) => {
  const names = new Map<string, string>();
  const sharedName = (text: string): string => {
    const known = names.get(text);
    if (known === undefined) names.set(text, text);
    return known ?? text;
  };
  return () => {
    const tests = new Map<string, TestResult[]>();
    const failures: StoredFailure[] = [];
    const sessionProblems: SessionProblem[] = [];
    const repeats = new Map<string, readonly RepeatResult[]>();
    const stored = { tests, failures, sessionProblems, repeats, hasFailedTest: false };
    const add = (place: CtrfTest['extra'] | CtrfOtherResult, result: TestResult): void => {
      const key = storedShardKey(place);
      const shard = tests.get(key) ?? [];
      if (shard.length === 0) tests.set(key, shard);
      shard.push({ ...result, className: sharedName(result.className), name: sharedName(result.name) });
    };
    const keep = (test: CtrfTest, result: TestResult): void => {
      add(test.extra, result);
      for (const other of test.extra.otherResults ?? []) add(other, otherResult(test, other));
    };
    const keepRepeats = (test: CtrfTest): void => {
      const { repeats: own, device } = test.extra;
      if (own !== undefined) repeats.set(repeatKey(namesOf(test), device), own.map(repeatResult));
    };
    const onTest = (test: CtrfTest): void => {
      const { kind = 'test', device, build = '', session } = test.extra;
      if (kind === 'session') sessionProblems.push({ isTimeout: test.rawStatus === 'timed-out', reason: test.message ?? '' });
      if (kind !== 'test') return;
      stored.hasFailedTest ||= test.status === 'failed';
      keepRepeats(test);
      const mayHaveFailed = test.status === 'failed' || test.flaky;
      if (!keepsTests && !mayHaveFailed) return;
      const result = testFromCtrf(test);
      if (keepsTests) keep(test, result);
      if (mayHaveFailed && hasFailedAttempt(result)) failures.push({ test: result, device, build, session });
    };
    return { onTest, stored };
  };
};

/** Reads a job's `results.json`. Throws if tests are missing, or if this action did not write the document. */
export const parseJobDocument = (text: string): CtrfDocument => {
  const written = parseLargeJson(text);
  const results = memberOf(written, 'results');
  const entries = memberOf(results, 'tests');
  // Entries are checked one by one, since a document of another tool may have a mistake in each of a million.
  const rest =
    isRecord(written) && isRecord(results) && Array.isArray(entries)
      ? { ...written, results: { ...results, tests: [] } }
      : written;
  const document = checked(ctrfDocument.safeParse(rest), []);
  const tests = listIn(entries).map((entry, index) => checked(ctrfTest.safeParse(entry), ['results', 'tests', index]));
  const { summary } = document.results;
  const declared = summary.tests + summary.pending + summary.other;
  if (declared !== tests.length) throw new Error(`its results.json declares ${declared} entries but contains ${tests.length}`);
  return { ...document, results: { ...document.results, tests } };
};

const checked = <Value>({ data, error }: z.ZodSafeParseResult<Value>, place: readonly PropertyKey[]): Value => {
  if (error === undefined) return data;
  const [issue] = error.issues;
  const where = [...place, ...(issue?.path ?? [])].join('.');
  throw new Error(`its results.json was not written by this action (${where}: ${issue?.message})`);
};

const statuses: readonly TestStatus[] = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];

const parseStatus = (rawStatus: string): TestStatus => statuses.find((status) => status === rawStatus) ?? 'unknown';

/** Returns the status of a stored test. If `status` and `rawStatus` contradict each other, the test counts as failed. */
const testStatus = ({ status, rawStatus, flaky }: CtrfTest): TestStatus => {
  const raw = parseStatus(rawStatus);
  if (status === 'skipped' && raw === 'skipped') return raw;
  if (raw === 'passed') return status === 'passed' || flaky ? raw : 'failed';
  return raw === 'skipped' ? 'failed' : raw;
};

/** Converts a stored test to a result with at most one failure, because a document joins several failures of a test. */
export const testFromCtrf = (test: CtrfTest): TestResult => {
  const status = testStatus(test);
  const isBad = status !== 'passed' && status !== 'skipped';
  return {
    ...namesOf(test),
    status,
    rawStatus: status === 'unknown' ? test.rawStatus : undefined,
    durationMs: test.duration,
    startedAt: test.start === undefined ? undefined : new Date(test.start),
    failures: isBad
      ? [{ ...ctrfFailure(status, test), rawTrace: test.extra.rawTrace, ambiguousFrames: test.extra.ambiguousFrames }]
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

/** Converts the result of a test in another session of its device, which is only in the entry of the result that counts. */
const otherResult = (test: CtrfTest, { rawStatus, duration, ...texts }: CtrfOtherResult): TestResult => {
  const status = parseStatus(rawStatus);
  const isBad = status !== 'passed' && status !== 'skipped';
  return {
    ...namesOf(test),
    status,
    rawStatus: status === 'unknown' ? rawStatus : undefined,
    durationMs: duration,
    failures: isBad ? [ctrfFailure(status, texts)] : nothing,
    earlierAttempts: nothing,
  };
};

const namesOf = ({ suite, name }: CtrfTest): NamedTest => ({ className: suite?.join('.') ?? '', name });

/** Converts a stored repeat. Its folder is in the report of its job alone. */
const repeatResult = ({ repeat, status, duration, build, session, ...texts }: CtrfRepeat): RepeatResult => ({
  repeat,
  status,
  failures: status === 'passed' ? nothing : [ctrfFailure(status, texts)],
  durationMs: duration,
  buildId: build,
  sessionId: session,
  folder: '',
});

/** List that all passed tests share, to save memory. */
const nothing: readonly [] = [];

const testAttempt = ({ duration, extra, ...texts }: CtrfAttempt): TestAttempt => {
  const status = parseStatus(extra.rawStatus);
  return {
    status,
    failures: status === 'passed' || status === 'skipped' ? [] : [ctrfFailure(status, texts)],
    durationMs: duration,
  };
};

const ctrfFailure = (status: TestStatus, { message, trace }: Pick<CtrfAttempt, 'message' | 'trace'>): Failure => ({
  kind: status === 'failed' ? 'failure' : 'error',
  message,
  trace,
});
