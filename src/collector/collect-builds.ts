import { usedRefs } from '../builds/used-refs.ts';
import type { Context } from '../context.ts';
import { ArtifactsUnavailableError } from '../github/download-artifacts.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { analyzeShards } from '../results/device-shards.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import { createStartLimit, within } from '../run/run-deadline.ts';
import type { RunState } from '../run/run-state.ts';
import { inVersionOf } from '../run/start/builds-version.ts';
import { noMoreThan } from '../run/start/start.ts';
import { openWatch } from '../run/watch/watch.ts';
import { currentJobs } from './choose-jobs.ts';
import { type FoundBuilds, findBuilds } from './find-builds.ts';
import { jobProblems } from './job-problems.ts';
import { emptySelections, isUnstarted, joinJobs } from './join-jobs.ts';
import { missingTests } from './missing-tests.ts';
import { variantOf } from './project-variant.ts';
import { type Job, readJobs } from './read-jobs.ts';
import { addStoredFailures } from './stored-failures.ts';
import { startedBuilds, unlistedBuilds } from './unlisted-builds.ts';

/**
 * Finds the builds that the jobs of this workflow run started, waits for those that still run, and collects all results. Each project
 * stands on its own. The documents that the jobs stored add what no build tells: jobs that ended before their build started, and the
 * tests of the suite.
 */
export const collectBuilds = async (inputs: ReportInputs, listing: Context, state: RunState): Promise<RunOutcome> => {
  const { log, clock } = listing;
  const reading = readStoredJobs(inputs, listing);
  // What cannot be read is an error once the builds were collected: their results are worth having.
  const jobs = await reading.catch(() => []);
  const current = inputs.projects.flatMap((project) => currentJobs(jobs.filter(({ facts }) => facts.project === project)));
  const found = await log.group('Find', async () => {
    using limit = createStartLimit(inputs.queueTimeoutMs, clock);
    return await findAll(inputs, current, within(listing, limit.signal));
  });
  const builds = found.flatMap((project) => project.builds);
  const context = inVersionOf(builds, inputs, listing);
  for (const conflict of found.flatMap(({ conflicts }) => conflicts)) state.onProblem(conflict);
  for (const build of builds) state.onStarted(build);
  const records = found.flatMap((project) => project.records);
  for (const record of records) state.onPolled(record);
  const requests = records.map(({ capabilities }) => capabilities);
  state.onUploaded(usedRefs(inputs.framework, requests));

  using watch = openWatch({ ...inputs, devices: [] }, context, state, builds);
  const sessions = await watch.results(noMoreThan(builds));
  await reading;
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

const findAll = (inputs: ReportInputs, jobs: readonly Job[], context: Context): Promise<readonly FoundBuilds[]> =>
  Promise.all(
    inputs.projects.map((project) => {
      const isOwnProject = project === inputs.ownProject;
      const variant = variantOf(inputs.projects, project);
      const startedIds = startedBuilds(jobs.filter(({ facts }) => facts.project === project));
      return findBuilds(inputs.framework, { ...inputs, project, isOwnProject, variant, startedIds }, context.github, context);
    }),
  );

/** The results do not depend on the artifact service: where it has nothing to read, the builds speak alone. */
const readStoredJobs = async (inputs: ReportInputs, context: Context): Promise<readonly Job[]> => {
  try {
    return await readJobs(inputs, context.tempDir, context, { keep: 'facts' });
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ArtifactsUnavailableError)) throw error;
    const say = inputs.missingTests === 'fail' ? context.log.warning : context.log.info;
    say(`Missing tests, and jobs that ended before their build started, cannot be detected: ${error.message}.`);
    return [];
  }
};
