import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type FileTree, withArchive } from '../../binaries/index.ts';
import { commonRefs } from '../../core/builds/build-request.ts';
import { type ReportedShard, traceLineage } from '../../core/builds/lineage.ts';
import { problem, type RunProblem } from '../../core/model/error-codes.ts';
import type { SessionResult } from '../../core/model/results.ts';
import { analyzeShards } from '../../core/results/expected-sessions.ts';
import { safeNames } from '../../lib/escape/file-name.ts';
import type { Masker } from '../../lib/masking/masker.ts';
import { sum } from '../../lib/numbers.ts';
import type { Context } from '../context.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { RunState } from '../run/run-state.ts';
import { matrixProblems, nameJob } from './job-problems.ts';
import { absentParts, joinJobs, missingTests, nothingSelectedBy, partOfJob } from './join-jobs.ts';
import { type Job, readJobs, storedShardKey } from './read-jobs.ts';

const maxFileBytes = 64_000_000;
const sessionFiles = [
  ['junit', 'junit.xml'],
  ['session', 'session.json'],
] as const;

/** Collects results from the artifacts that the jobs of this workflow run stored. Used if the service cannot list builds. */
export const collectDocuments = async (inputs: ReportInputs, context: Context, state: RunState) => {
  try {
    const stored = await readJobs(inputs, context, 'all');
    const lineage = traceLineage([], stored.jobs);
    const { current, shards } = lineage;
    const folders = safeNames([...new Set(shards.map(({ device }) => device))]);
    for (const shard of shards) await addSession(shard, folders, inputs.reportDir, state, context);
    const sessions = [...state.facts().sessions.values()];
    const parts = absentParts(current.map(partOfJob), inputs.expectedShards).map((each) => each.problem);
    const found = { ...lineage, others: stored.others, absent: current.length === 0 ? [noReport(inputs)] : parts };
    for (const each of matrixProblems(inputs, found, analyzeShards(sessions))) state.onProblem(each);
    for (const { facts } of current) state.onQueued(facts.queueMs);
    const builds = current.flatMap(({ facts }) => facts.builds);
    const ran = current.filter(({ facts }) => facts.builds.length > 0);
    state.onUploaded(commonRefs(ran.map(({ facts }) => facts.refs ?? {})));
    const simulated = stored.jobs.some(({ facts }) => facts.simulated);
    const nothing = nothingSelectedBy(current, builds);
    if (nothing !== undefined) return { simulated, ...nothing };
    return {
      simulated,
      ...missingIn(current, shards, sessions),
      ...joinJobs(current),
      documentedBuilds: builds.map(({ id, shard, shards: total, attempt }) => ({
        id,
        shard: { index: shard - 1, total },
        attempt: attempt - 1,
      })),
    };
  } finally {
    await rm(path.join(context.tempDir, 'artifacts'), { recursive: true, force: true });
  }
};

const noReport = ({ artifactPattern, project }: ReportInputs): RunProblem =>
  problem(
    'matrix-no-build',
    `this workflow run has no artifact ${artifactPattern} with results of the project ${project}: every job crashed, was skipped or never started`,
  );

/** Finds tests that no session reported, for instance because jobs split the suite differently. */
const missingIn = (
  current: readonly Job[],
  shards: readonly ReportedShard<Job>[],
  sessions: readonly SessionResult[],
): RunOutcome => {
  const runs = shards.flatMap(({ device, attempts }) => attempts.map(({ build }) => ({ id: build, device })));
  const builds = [...Map.groupBy(runs, ({ id }) => id)].map(([id, own]) => ({ id, devices: own.map(({ device }) => device) }));
  // Does not compare the tests of a suite with a custom test runner, because that runner may leave out tests.
  const comparable = current.map((job) =>
    job.facts.knownSuite?.customRunner === true ? { ...job, facts: { ...job.facts, knownSuite: undefined } } : job,
  );
  const { missing } = missingTests(comparable, builds, sessions);
  const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
  return { missing, ...(isUnknown ? { knownSuite: 'unknown' } : {}) };
};

const addSession = async (
  reported: ReportedShard<Job>,
  folders: ReadonlyMap<string, string>,
  reportDir: string,
  state: RunState,
  { masker }: Context,
): Promise<void> => {
  const { device, shard, job, key } = reported;
  const folder = `sessions/${folders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}`;
  const files = await withArchive(job.archive, (tree) => copyFiles(tree, reported, path.join(reportDir, folder), masker));
  state.onCollected(key, { ...reportedSession(reported), folder, files });
};

/** Converts the attempts of a shard to the result of one session. */
const reportedSession = ({ device, shard, job, attempts, last }: ReportedShard<Job>): Omit<SessionResult, 'folder' | 'files'> => {
  const [first] = attempts;
  return {
    device,
    shard,
    attempt: 0,
    partial: false,
    buildId: last.build,
    sessionId: last.session,
    startedAt: first?.start === undefined ? undefined : new Date(first.start),
    queuedMs: first?.queued,
    durationMs: sum(attempts.map(({ duration = 0 }) => duration)),
    tests: job.tests.get(storedShardKey(last)) ?? [],
    evidence: { details: { state: 'document', job: nameJob(job.facts.job) }, report: { state: 'none' } },
    links: { dashboard: last.dashboard, video: last.video },
  };
};

/** Files of other jobs are masked again, because those jobs may mask less. */
const masked = {
  junit: (bytes: Buffer, masker: Masker) => masker.stream(Readable.from([bytes]), 'xml', 'junit.xml'),
  session: (bytes: Buffer, masker: Masker) => masker.json(bytes.toString(), 'session.json'),
} as const;

/** Copies the files of a session under fixed names, so that an archive cannot choose where a file is written. */
const copyFiles = async (
  tree: FileTree,
  { last }: ReportedShard<Job>,
  target: string,
  masker: Masker,
): Promise<SessionResult['files']> => {
  const copied: Partial<Record<keyof SessionResult['files'], readonly string[]>> = {};
  for (const [kind, name] of sessionFiles) {
    const source = `${last.folder}/${name}`;
    if (tree.entries.get(source)?.kind !== 'file') continue;
    await mkdir(target, { recursive: true });
    await writeFile(path.join(target, name), await masked[kind](await tree.read(source, maxFileBytes), masker));
    copied[kind] = [name];
  }
  return copied;
};
