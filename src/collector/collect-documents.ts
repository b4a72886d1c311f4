import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withArchive } from '../binaries/archive.ts';
import type { FileTree } from '../binaries/file-tree.ts';
import { commonRefs } from '../builds/used-refs.ts';
import type { Context } from '../context.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { safeNames } from '../lib/escape/file-name.ts';
import { deviceLabel } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import type { MissingTest, SessionResult } from '../model/results.ts';
import { countByStatus } from '../results/counting.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import type { RunState } from '../run/run-state.ts';
import { absentJobs } from './absent-jobs.ts';
import { chooseJobs, type JobChoice, type ReportedShard } from './choose-jobs.ts';
import { jobProblems } from './job-problems.ts';
import { emptySelections, joinJobs } from './join-jobs.ts';
import { joinMissing, missingTests } from './missing-tests.ts';
import { inProject, type ProjectVariant, variantOf } from './project-variant.ts';
import { type Job, readJobs, storedShardKey } from './read-jobs.ts';

interface ProjectJobs extends JobChoice {
  readonly project: string;
  readonly variant: ProjectVariant | undefined;
}

const maxFileBytes = 64_000_000;
const sessionFiles = [
  ['junit', 'junit.xml'],
  ['session', 'session.json'],
] as const;

/**
 * Collects what jobs stored as artifacts of this workflow run, where the service cannot list builds. Each project stands on
 * its own.
 *
 * Only what a job's own document proves counts: one that did not wait, or that ended in another way than with results, is an error.
 *
 * @returns what the jobs found missing, and whether any of it is simulated
 * @throws Error where an artifact cannot be downloaded or read, by its name
 */
export const collectDocuments = async (
  inputs: ReportInputs,
  context: Context,
  state: RunState,
): Promise<RunOutcome & { readonly simulated: boolean }> => {
  try {
    const jobs = await readJobs(inputs, context.tempDir, context, { keep: 'all' });
    const chosen = inputs.projects.map((project): ProjectJobs => {
      const own = jobs.filter(({ facts }) => facts.project === project);
      return { project, variant: variantOf(inputs.projects, project), ...chooseJobs(own) };
    });
    const current = chosen.flatMap((project) => project.current);
    for (const { errors, variant } of chosen) for (const error of errors) state.onProblem(inProject(error, variant));
    const absent = chosen.flatMap(({ project, variant, current: own }): readonly RunProblem[] => {
      if (own.length === 0) return [noReport(inputs, project)];
      return absentJobs(own, inputs.expectedShards).map((each) => inProject(each, variant));
    });
    for (const each of [...absent, ...jobProblems(current, inputs, absent.length > 0)]) state.onProblem(each);
    for (const { current: own, variant } of chosen) for (const { facts } of own) addBuilds(facts, variant, state);
    const ran = current.filter(({ facts }) => facts.builds.length > 0);
    state.onUploaded(commonRefs(ran.map(({ facts }) => facts.refs ?? {})));
    const folders = safeNames([...new Set(chosen.flatMap(({ shards }) => shards.map(({ device }) => device)))]);
    for (const { shards, variant } of chosen)
      for (const shard of shards) await addSession(shard, variant, folders, inputs.reportDir, state);
    const empty = emptySelections(
      chosen.map(({ project, current: own }) => ({ project, builds: own.flatMap(({ facts }) => facts.builds) })),
      current,
    );
    const simulated = jobs.some(({ facts }) => facts.simulated);
    if (empty.size === inputs.projects.length) return { simulated, ...nothingSelected([...empty.values()].join(' ')) };
    const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
    return {
      simulated,
      missing: missingIn(chosen, state),
      ...(isUnknown ? { knownSuite: 'unknown' } : {}),
      ...joinJobs(current),
      notices: [...empty.values()],
    };
  } finally {
    await rm(path.join(context.tempDir, 'artifacts'), { recursive: true, force: true });
  }
};

const noReport = ({ artifactPattern }: ReportInputs, project: string): RunProblem =>
  problem(
    'matrix-no-build',
    `no artifact of this workflow run is named ${artifactPattern} and contains a report of the project ${project}: every job died, was skipped or never started`,
  );

/**
 * What the jobs found missing, and what their suites have and no session reported: a job may ignore missing tests, and jobs that split the
 * suite differently miss those that fall between their shards.
 */
const missingIn = (chosen: readonly ProjectJobs[], state: RunState): readonly MissingTest[] => {
  const current = chosen.flatMap((project) => project.current);
  // What a runner of the suite's own left out cannot be told from the documents: the job alone knows the counts of the service.
  const comparable = current.filter(({ facts }) => facts.knownSuite?.customRunner !== true);
  const found = chosen.map(({ project, shards }) => {
    const runs = shards.flatMap(({ device, attempts }) => attempts.map(({ build }) => ({ id: build, device })));
    const builds = [...Map.groupBy(runs, ({ id }) => id)].map(([id, own]) => ({ id, devices: own.map(({ device }) => device) }));
    return { project, builds };
  });
  const { missing = [] } = missingTests(comparable, found, [...state.facts().sessions.values()]);
  const told = chosen.flatMap(({ current: jobs, variant }) =>
    jobs.flatMap(({ facts: { missingTests: own } }) =>
      own.map((test) => ({ ...test, devices: test.devices.map((device) => deviceLabel({ device, ...variant })) })),
    ),
  );
  return joinMissing([...missing, ...told]);
};

/** All have ended, and what was wrong with them is in the job's verdict. */
const addBuilds = ({ queueMs, builds, job }: Job['facts'], variant: ProjectVariant | undefined, state: RunState): void => {
  state.onQueued(queueMs);
  for (const build of builds) {
    const { id } = build;
    const shard = { index: build.shard - 1, total: build.shards };
    const attempt = build.attempt - 1;
    const tag = { runId: job.run, runAttempt: job.runAttempt, job: job.hash, shard, attempt, nonce: '' };
    const waited = { queuedSinceMs: 0, queueLimitSinceMs: 0 };
    state.onStarted({ ...variant, id, shard, tag, devices: [], attempt, partial: false, serviceRetries: false, ...waited });
    state.onPolled({ id, status: 'done', statusWord: 'done', capabilities: {}, devices: [], deviceErrors: [] });
  }
};

const addSession = async (
  reported: ReportedShard,
  variant: ProjectVariant | undefined,
  folders: ReadonlyMap<string, string>,
  reportDir: string,
  state: RunState,
): Promise<void> => {
  const { device, shard, job, key } = reported;
  const place = `sessions/${folders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}`;
  const folder = variant === undefined ? place : `${place}/build-${variant.buildNumber}`;
  const files = await withArchive(job.archive, (tree) => copyFiles(tree, reported, path.join(reportDir, folder)));
  const session = { ...sessionOf(reported), ...variant, folder, files };
  state.onCollected(`${variant?.buildNumber ?? 0}/${key}`, session);
};

/** The session that a job reported, its attempts merged into one, as its document holds them. */
const sessionOf = ({ device, shard, job, attempts, last }: ReportedShard): Omit<SessionResult, 'folder' | 'files'> => {
  const tests = job.tests.get(storedShardKey(last)) ?? [];
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
    durationMs: attempts.reduce((sum, { duration = 0 }) => sum + duration, 0),
    tests,
    evidence: {
      ...(last.session === undefined ? {} : { summary: {} }),
      details: { state: 'read', tests: countByStatus(tests) },
      report: { state: 'none' },
    },
    links: { dashboard: last.dashboard, video: last.video },
  };
};

/** Names come from this side only: an archive says what is in its files, not where they go. */
const copyFiles = async (tree: FileTree, { last }: ReportedShard, target: string): Promise<SessionResult['files']> => {
  const copied: Partial<Record<keyof SessionResult['files'], readonly string[]>> = {};
  for (const [kind, name] of sessionFiles) {
    const source = `${last.folder}/${name}`;
    if (tree.entries.get(source)?.kind !== 'file') continue;
    await mkdir(target, { recursive: true });
    await writeFile(path.join(target, name), await tree.read(source, maxFileBytes));
    copied[kind] = [name];
  }
  return copied;
};
