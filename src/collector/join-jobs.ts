import { deviceKey } from '../model/device-name.ts';
import type { KnownSuite } from '../model/known-suite.ts';
import type { Prediction } from '../model/prediction.ts';
import type { UnstartedShards } from '../model/unstarted.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { AbsentBuild } from './absent-builds.ts';
import type { Job } from './read-jobs.ts';

type JobFacts = Pick<Job, 'facts'>;
type JoinedJobs = Pick<RunOutcome, 'suite' | 'suiteId' | 'prediction' | 'unstarted'>;

/** What the jobs of the matrix stored besides their results, as one run. */
export const joinJobs = (jobs: readonly JobFacts[]): JoinedJobs => {
  const suiteIds = new Set(jobs.map(({ facts }) => facts.job?.suiteId));
  const [suiteId] = suiteIds;
  return {
    suite: joinSuites(jobs),
    // Several suites together have no history.
    suiteId: suiteIds.size === 1 ? suiteId : undefined,
    prediction: joinPredictions(jobs),
    unstarted: jobs.flatMap(unstartedShards),
  };
};

/** What the jobs together selected of their suites; nothing where one of them did not know its suite. */
const joinSuites = (jobs: readonly JobFacts[]): KnownSuite | undefined => {
  const suites = jobs.flatMap(({ facts }) => facts.knownSuite ?? []);
  if (suites.length < jobs.length || suites.length === 0) return undefined;
  return {
    tests: suites.flatMap(({ tests }) => tests),
    unknown: suites.flatMap(({ unknown }) => unknown),
    unseen: suites.find(({ unseen }) => unseen !== undefined)?.unseen,
  };
};

/** The jobs run side by side. Nothing where one of them has no prediction. */
const joinPredictions = (jobs: readonly JobFacts[]): Prediction | undefined => {
  const costly = jobs.filter(({ facts }) => facts.emptySelection !== true);
  const predictions = costly.flatMap(({ facts }) => facts.predicted ?? []);
  if (predictions.length === 0 || predictions.length < costly.length) return undefined;
  return {
    deviceMs: predictions.reduce((sum, { deviceMs }) => sum + deviceMs, 0),
    durationMs: Math.max(...predictions.map(({ durationMs }) => durationMs)),
    runs: Math.min(...predictions.map(({ runs }) => runs)),
  };
};

/** The document counts shards from 1. */
const unstartedShards = ({ facts: { unstarted = [] } }: JobFacts): readonly UnstartedShards[] =>
  unstarted.map((each) => ({ ...each, shards: each.shards.map((number) => number - 1) }));

/** Whether jobs of the project say, for every device of an absent build, that they did not start its shard. */
export const isUnstarted = (
  { place }: AbsentBuild,
  { project }: { readonly project: string },
  jobs: readonly JobFacts[],
): boolean => {
  if (place === undefined) return false;
  const own = jobs.filter(({ facts }) => facts.project === project);
  const isExplainedBy = (job: JobFacts, device: string): boolean =>
    job.facts.job?.devices.some((each) => deviceKey(each) === device) === true &&
    unstartedShards(job).some(({ shards }) => shards.includes(place.shard));
  return place.devices.every((device) => own.some((job) => isExplainedBy(job, device)));
};

/**
 * Projects without a build whose jobs all say that the changed files select no test, each with the reason of its first job.
 *
 * @param jobs that count
 */
export const emptySelections = (
  projects: readonly { readonly project: string; readonly builds: readonly unknown[] }[],
  jobs: readonly JobFacts[],
): ReadonlyMap<string, string> =>
  new Map(
    projects.flatMap(({ project, builds }) => {
      const [first, ...others] = jobs.filter(({ facts }) => facts.project === project).map(({ facts }) => facts);
      const isEmpty =
        builds.length === 0 && first?.emptySelection === true && others.every((each) => each.emptySelection === true);
      return isEmpty ? [[project, first.reason] as const] : [];
    }),
  );
