import { ArtifactsUnavailableError } from '../github/download-artifacts.ts';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import type { StartedBuild } from '../model/builds.ts';
import { analyzeShards } from '../results/device-shards.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import { usedRefs } from '../run/plan/used-refs.ts';
import { createStartLimit, within } from '../run/run-deadline.ts';
import type { RunState } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import { inVersionOf } from '../run/start/builds-version.ts';
import { noMoreThan } from '../run/start/start.ts';
import { openWatch } from '../run/watch.ts';
import { currentJobs } from './choose-jobs.ts';
import { type FoundBuilds, findBuilds } from './find-builds.ts';
import { jobProblems } from './job-problems.ts';
import { emptySelections, isUnstarted, joinJobs } from './join-jobs.ts';
import { missingTests } from './missing-tests.ts';
import { variantOf } from './project-variant.ts';
import { type Job, readJobs } from './read-jobs.ts';
import { addStoredFailures } from './stored-failures.ts';
import { unlistedBuilds, unlistedIds } from './unlisted-builds.ts';

/**
 * Finds the builds that the jobs of this workflow run started, waits for those that still run, and collects all results. Each project
 * stands on its own. The documents that the jobs stored add what no build tells: jobs that ended before their build started, and the
 * tests of the suite.
 */
export const collectBuilds = async (
  inputs: ReportInputs,
  runner: Runner,
  listing: StageServices,
  state: RunState,
): Promise<RunOutcome> => {
  const { log, clock } = listing;
  const find = (unlisted: (project: string) => readonly string[] = () => []): Promise<readonly FoundBuilds[]> =>
    log.group('Find', async () => {
      using limit = createStartLimit(inputs.queueTimeoutMs, clock);
      return await findAll(inputs, unlisted, runner, within(listing, limit.signal));
    });
  let found = await find();
  const builds = buildsOf(found);
  const services = inVersionOf(builds, inputs, listing);
  adopt(found, [], inputs, state);

  using watch = openWatch({ ...inputs, devices: [] }, services, state, builds);
  let sessions = await watch.results(noMoreThan(builds));
  const jobs = await readStoredJobs(inputs, runner, services);
  const current = inputs.projects.flatMap((project) => currentJobs(jobs.filter(({ facts }) => facts.project === project)));
  // Only the jobs know of a build that is listed late and that no other build of the matrix lacks: one on a device of its own.
  const listedIds = new Set(found.flatMap(({ ids }) => ids));
  const late = current.filter((job) => unlistedIds([job], listedIds).length > 0);
  const ofProject = (project: string) => late.filter(({ facts }) => facts.project === project);
  const again = late.length === 0 ? [] : await find((project) => unlistedIds(ofProject(project), listedIds));
  if (onlyAdds(again, found)) {
    adopt(again, found, inputs, state);
    found = again;
    sessions = await watch.results(noMoreThan(buildsOf(again)));
  }
  const notices = addStoredFailures(current, state);
  const empty = emptySelections(found, current);
  const absent = found.flatMap((project) =>
    empty.has(project.project) ? [] : project.absent.filter((each) => !isUnstarted(each, project, current)),
  );
  const unlisted = unlistedBuilds(current, new Set(found.flatMap(({ ids }) => ids)));
  const told = jobProblems(current, inputs, absent.length > 0, analyzeShards([...state.facts().sessions.values()]));
  // What a job says of itself explains why its build is absent.
  for (const each of [...told, ...absent.map(({ problem }) => problem), ...unlisted]) state.onProblem(each);
  if (empty.size === found.length) return nothingSelected([...empty.values()].join(' '));
  return {
    ...missingTests(current, found, sessions),
    ...joinJobs(current),
    notices: [...notices, ...empty.values()],
  };
};

const buildsOf = (found: readonly FoundBuilds[]): readonly StartedBuild[] => found.flatMap(({ builds }) => builds);

/** Tells of builds that were found, beside those of before. */
const adopt = (
  found: readonly FoundBuilds[],
  before: readonly FoundBuilds[],
  { framework }: ReportInputs,
  state: RunState,
): void => {
  const known = new Set(buildsOf(before).map(({ id }) => id));
  const told = new Set(before.flatMap(({ conflicts }) => conflicts.map(({ clause }) => clause)));
  for (const conflict of found.flatMap(({ conflicts }) => conflicts)) if (!told.has(conflict.clause)) state.onProblem(conflict);
  for (const build of buildsOf(found)) if (!known.has(build.id)) state.onStarted(build);
  const records = found.flatMap((project) => project.records);
  for (const record of records) if (!known.has(record.id)) state.onPolled(record);
  const requests = records.map(({ capabilities }) => capabilities);
  state.onUploaded(usedRefs(framework, requests));
};

/** Whether a later listing has more builds, and all that counted before counts for the same. */
const onlyAdds = (later: readonly FoundBuilds[], before: readonly FoundBuilds[]): boolean => {
  const countedAs = ({ id, attempt, partial, devices }: StartedBuild): string => JSON.stringify([id, attempt, partial, devices]);
  const counted = new Set(buildsOf(later).map(countedAs));
  return counted.size > buildsOf(before).length && buildsOf(before).every((build) => counted.has(countedAs(build)));
};

const findAll = (
  inputs: ReportInputs,
  unlisted: (project: string) => readonly string[],
  { context }: Runner,
  services: StageServices,
): Promise<readonly FoundBuilds[]> =>
  Promise.all(
    inputs.projects.map((project) => {
      const isOwnProject = project === inputs.ownProject;
      const variant = variantOf(inputs.projects, project);
      return findBuilds(
        inputs.framework,
        { ...inputs, project, isOwnProject, variant, startedIds: unlisted(project) },
        context,
        services,
      );
    }),
  );

/** The results do not depend on the artifact service: where it has nothing to read, the builds speak alone. */
const readStoredJobs = async (
  inputs: ReportInputs,
  runner: Runner,
  { tempDir, log, signal }: StageServices,
): Promise<readonly Job[]> => {
  try {
    return await readJobs(inputs, tempDir, { ...runner, log }, { keep: 'facts' });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ArtifactsUnavailableError)) throw error;
    const say = inputs.missingTests === 'fail' ? log.warning : log.info;
    say(`Missing tests, and jobs that ended before their build started, cannot be detected: ${error.message}.`);
    return [];
  }
};
