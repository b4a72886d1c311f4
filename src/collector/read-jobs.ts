import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withArchive } from '../binaries/archive.ts';
import { BinaryError } from '../binaries/binary-error.ts';
import type { StoredJob } from '../builds/lineage.ts';
import type { Context, StepContext } from '../context.ts';
import { type DownloadedArtifact, downloadArtifacts } from '../github/artifacts.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import type { Failure, TestAttempt, TestResult } from '../model/results.ts';
import { CodedError, clauseOf } from '../model/run-problem.ts';
import type { TestStatus } from '../model/status.ts';
import { hasFailedAttempt } from '../results/attempts.ts';
import {
  type CtrfAttempt,
  type CtrfDocument,
  type CtrfRunExtra,
  type CtrfSession,
  type CtrfTest,
  ctrfDocument,
} from '../results/ctrf/ctrf-document.ts';

/** For the `results.json` of a job: as large as one with 100 000 tests. */
const maxResultsBytes = 256_000_000;

/** What one job stored, in a fraction of its document's memory: the documents of all jobs are held together. */
export interface Job extends StoredJob {
  /** On this machine, as long as `readJobs` keeps it. */
  readonly archive: string;
  readonly facts: CtrfRunExtra & StoredJob['facts'];
  /** By `storedShardKey`; empty where only the facts are kept. */
  readonly tests: ReadonlyMap<string, readonly TestResult[]>;
  readonly hasFailedTest: boolean;
  /** Tests of which an attempt failed, with the session of the last one. */
  readonly failures: readonly StoredFailure[];
  /** Problems of sessions that no test shows. */
  readonly sessionProblems: readonly SessionProblem[];
}

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

/** A job of this workflow run that tested for another project. */
export interface OtherProjectJob {
  readonly name: string;
  readonly project: string;
  readonly isRed: boolean;
}

export interface StoredJobs {
  readonly jobs: readonly Job[];
  readonly others: readonly OtherProjectJob[];
}

/** A device and shard of a document, which counts shards from 1. */
export const storedShardKey = ({ device, shard, shards }: Pick<CtrfSession, 'device' | 'shard' | 'shards'>): string =>
  `${shard}/${shards}/${device}`;

/**
 * Reads what the jobs of this workflow run stored, one document after the other: with all its tests, each is large.
 *
 * @param keep `all`: the tests too, and the archives in `artifacts` of the context's `tempDir`, which the caller removes
 * @throws CodedError `artifacts-unavailable`, and `matrix-artifact-unusable` for one that is no job's report
 */
export const readJobs = async (
  { artifactPattern, project }: ReportInputs,
  { environment, github, log, clock, tempDir }: StepContext & Pick<Context, 'tempDir'>,
  keep: 'facts' | 'all',
): Promise<StoredJobs> => {
  const folder = path.join(tempDir, 'artifacts');
  const jobOf = createJobs(keep === 'all');
  const jobs: Job[] = [];
  const others: OtherProjectJob[] = [];
  try {
    for (const artifact of await downloadArtifacts(artifactPattern, folder, { environment, clock })) {
      const document = await readArtifact(artifact);
      const { job, project: own, verdict, reason } = document.results.extra;
      const skipped = (whose: string): void => log.info(`Skipped ${artifact.name}: it belongs to ${whose}.`);
      if (job === undefined) skipped('a collector job');
      else if (job.run !== github.runId) skipped(`the workflow run ${job.run}`);
      else if (own !== project) {
        skipped(`the project ${own}`);
        others.push({ name: job.name, project: own, isRed: !['passed', 'started', 'planned'].includes(verdict) });
      } else {
        log.info(`Read ${artifact.name}: ${verdict}. ${reason}`);
        jobs.push(jobOf(artifact, document));
      }
    }
    return { jobs, others };
  } finally {
    if (keep === 'facts') await rm(folder, { recursive: true, force: true });
  }
};

const readArtifact = async ({ name, archive }: DownloadedArtifact): Promise<CtrfDocument> => {
  try {
    const json = await withArchive(archive, async (tree) => String(await tree.read('results.json', maxResultsBytes)));
    return readJobDocument(json);
  } catch (cause) {
    throw unusableArtifact(name, cause);
  }
};

/**
 * Reads the `results.json` of a job.
 *
 * @throws Error for anything else, and for a document that lacks some of its tests
 */
export const readJobDocument = (json: string): CtrfDocument => {
  const parsed = ctrfDocument.safeParse(JSON.parse(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`it is not a results.json of the run action (${issue?.path.join('.')}: ${issue?.message})`);
  }
  const { summary, tests } = parsed.data.results;
  if (summary.tests !== tests.length)
    throw new Error(`its results.json declares ${summary.tests} tests but contains ${tests.length}`);
  return parsed.data;
};

/** For the documents of all jobs, since devices run the same tests: each name is held once. */
export const createJobs = (keepsTests: boolean): ((artifact: DownloadedArtifact, document: CtrfDocument) => Job) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known === undefined) names.set(text, text);
    return known ?? text;
  };
  return ({ name, archive }, { results: { extra, tests } }) => {
    const { job } = extra;
    if (job === undefined) throw new Error('unreachable: documents without a job are left out');
    const own = tests.filter(({ extra: { kind } }) => kind === 'test');
    const byShard = new Map<string, TestResult[]>();
    for (const test of keepsTests ? own : []) {
      const result = testOf(test);
      const key = storedShardKey(test.extra);
      const shard = byShard.get(key) ?? [];
      if (shard.length === 0) byShard.set(key, shard);
      shard.push({ ...result, className: nameOf(result.className), name: nameOf(result.name) });
    }
    const hasFailedTest = own.some(({ status }) => status === 'failed');
    const failures = own.flatMap((test): StoredFailure[] => {
      const result = test.status === 'failed' || test.flaky ? testOf(test) : undefined;
      if (result === undefined || !hasFailedAttempt(result)) return [];
      const { device, build, session } = test.extra;
      return [{ test: result, device, build, session }];
    });
    const sessionProblems = tests
      .filter(({ extra: { kind } }) => kind === 'session')
      .map(({ rawStatus, message = '' }) => ({ isTimeout: rawStatus === 'timed-out', reason: message }));
    return { name, archive, facts: { ...extra, job }, tests: byShard, hasFailedTest, failures, sessionProblems };
  };
};

const statuses: readonly TestStatus[] = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];

const statusOfWord = (word: string): TestStatus => statuses.find((status) => status === word) ?? 'unknown';

/** A pass needs both words to say so; a flaky test may count as failed and has passed all the same. */
const statusOf = ({ status, rawStatus, flaky }: CtrfTest): TestStatus => {
  const raw = statusOfWord(rawStatus);
  if (status === 'skipped' && raw === 'skipped') return raw;
  if (raw === 'passed') return status === 'passed' || flaky ? raw : 'failed';
  return raw === 'skipped' ? 'failed' : raw;
};

/** A test of the document, as it was when the document was written; what went wrong in several ways is one failure here. */
export const testOf = (test: CtrfTest): TestResult => {
  const status = statusOf(test);
  const isBad = status !== 'passed' && status !== 'skipped';
  return {
    className: test.suite?.join('.') ?? '',
    name: test.name,
    status,
    statusWord: status === 'unknown' ? test.rawStatus : undefined,
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

/** Shared by the tests that passed, of which there are many. */
const nothing: readonly [] = [];

const testAttempt = ({ duration, extra, ...texts }: CtrfAttempt): TestAttempt => {
  const status = statusOfWord(extra.rawStatus);
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

/** Neither path nor remedy: the archive is a temporary file of this step. */
const unusableArtifact = (name: string, cause: unknown): CodedError => {
  const why = cause instanceof BinaryError ? `found ${cause.found}, expected ${cause.expected}` : clauseOf(cause);
  return new CodedError('matrix-artifact-unusable', `the artifact ${name} cannot be read: ${why}`, { cause });
};
