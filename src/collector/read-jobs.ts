import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withArchive } from '../binaries/archive.ts';
import { BinaryError } from '../binaries/binary-error.ts';
import type { StepContext } from '../context.ts';
import { type DownloadedArtifact, downloadArtifacts } from '../github/download-artifacts.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import type { TestResult } from '../model/results.ts';
import { clauseOf } from '../model/run-problem.ts';
import { hasFailedAttempt } from '../results/attempts.ts';
import type { CtrfDocument, CtrfRunExtra } from '../results/ctrf/ctrf-document.ts';
import { readJobDocument, testOf } from './job-document.ts';

/** For the `results.json` of a job: as large as one with 100 000 tests. */
const maxResultsBytes = 256_000_000;

/** An artifact that is named like a job's report and is none. */
export class UnusableArtifactError extends Error {
  readonly code = 'matrix-artifact-unusable';

  constructor(name: string, cause: unknown) {
    // Neither path nor remedy: the archive is a temporary file of this step.
    const why = cause instanceof BinaryError ? `found ${cause.found}, expected ${cause.expected}` : clauseOf(cause);
    super(`the artifact ${name} cannot be read: ${why}`, { cause });
    this.name = 'UnusableArtifactError';
  }
}

/** What one job stored, in a fraction of its document's memory: the documents of all jobs are held together. */
export interface Job {
  /** Of the artifact. */
  readonly name: string;
  /** On this machine, as long as `readJobs` keeps it. */
  readonly archive: string;
  readonly facts: CtrfRunExtra & { readonly job: NonNullable<CtrfRunExtra['job']> };
  /** By `storedShardKey`; empty where only the facts are kept. */
  readonly tests: ReadonlyMap<string, readonly TestResult[]>;
  readonly hasFailedTest: boolean;
  /** Tests of which an attempt failed, with the session of the last one. */
  readonly failures: readonly StoredFailure[];
  /** What was wrong with sessions and no test of theirs shows. */
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

type StoredShard = Pick<CtrfRunExtra['sessions'][number], 'device' | 'shard' | 'shards'>;

/** A device and shard of a document, which counts shards from 1. */
export const storedShardKey = ({ device, shard, shards }: StoredShard): string => `${shard}/${shards}/${device}`;

/**
 * Reads what the jobs of this workflow run stored of the projects, one document after the other: with all its tests, each is large.
 *
 * @param tempDir for the archives, which are removed unless they are kept
 * @param keep `all`: the tests too, and the archives in `tempDir`, which the caller removes
 * @throws ArtifactsUnavailableError, and UnusableArtifactError for one that is no job's report
 */
export const readJobs = async (
  { artifactPattern, projects }: Pick<ReportInputs, 'artifactPattern' | 'projects'>,
  tempDir: string,
  { environment, github, log, clock }: Pick<StepContext, 'environment' | 'github' | 'log' | 'clock'>,
  { keep }: { readonly keep: 'facts' | 'all' },
): Promise<readonly Job[]> => {
  const folder = path.join(tempDir, 'artifacts');
  const jobOf = createJobs(keep === 'all');
  const jobs: Job[] = [];
  try {
    for (const artifact of await downloadArtifacts(artifactPattern, folder, { environment, clock })) {
      const document = await readArtifact(artifact);
      const { extra } = document.results;
      const whose = foreignTo(extra, projects, github.runId);
      if (whose !== undefined) log.info(`Skipped ${artifact.name}: it belongs to ${whose}.`);
      else {
        log.info(`Read ${artifact.name}: ${extra.verdict}. ${extra.reason}`);
        jobs.push(jobOf(artifact, document));
      }
    }
    return jobs;
  } finally {
    if (keep === 'facts') await rm(folder, { recursive: true, force: true });
  }
};

const foreignTo = ({ job, project }: CtrfRunExtra, projects: readonly string[], runId: string): string | undefined => {
  if (job === undefined) return 'a collector job';
  if (job.run !== runId) return `the workflow run ${job.run}`;
  return projects.includes(project) ? undefined : `the project ${project}`;
};

const readArtifact = async ({ name, archive }: DownloadedArtifact): Promise<CtrfDocument> => {
  try {
    const json = await withArchive(archive, async (tree) => String(await tree.read('results.json', maxResultsBytes)));
    return readJobDocument(json);
  } catch (cause) {
    throw new UnusableArtifactError(name, cause);
  }
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
