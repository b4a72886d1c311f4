import { sum } from '../lib/numbers.ts';
import { deviceKey } from '../model/device-name.ts';
import type { RepeatReport } from '../model/repeats.ts';
import type { KnownSuite, Prediction, UnstartedShards } from '../model/run-plan.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import type { AbsentPart } from './missing-tests.ts';
import type { Job } from './read-jobs.ts';

/** Joins the facts that the jobs of a matrix stored. Results of tests are joined elsewhere. */
export const joinJobs = (jobs: readonly Job[]): RunOutcome => {
  const suiteIds = new Set(jobs.map(({ facts }) => facts.job.suiteId));
  const [suiteId] = suiteIds;
  return {
    suite: joinSuites(jobs),
    // Each suite has a separate history. A run of several suites has no history, so it gets no suite id.
    suiteId: suiteIds.size === 1 ? suiteId : undefined,
    prediction: joinPredictions(jobs),
    unstarted: jobs.flatMap(unstartedShards),
    repeats: joinRepeats(jobs),
  };
};

/** Joins the selected suites of all jobs. Returns undefined if one of the jobs does not know its suite. */
const joinSuites = (jobs: readonly Job[]): KnownSuite | undefined => {
  const suites = jobs.flatMap(({ facts }) => facts.knownSuite ?? []);
  if (suites.length < jobs.length || suites.length === 0) return undefined;
  return {
    tests: suites.flatMap(({ tests }) => tests),
    unknown: suites.flatMap(({ unknown }) => unknown),
    unseen: suites.find(({ unseen }) => unseen !== undefined)?.unseen,
  };
};

/** Joins the predictions of jobs that run in parallel. Returns undefined if one of the jobs has no prediction. */
const joinPredictions = (jobs: readonly Job[]): Prediction | undefined => {
  const costly = jobs.filter(({ facts }) => facts.emptySelection !== true);
  const predictions = costly.flatMap(({ facts }) => facts.predicted ?? []);
  if (predictions.length === 0 || predictions.length < costly.length) return undefined;
  return {
    deviceMs: sum(predictions.map(({ deviceMs }) => deviceMs)),
    durationMs: Math.max(...predictions.map(({ durationMs }) => durationMs)),
    runs: Math.min(...predictions.map(({ runs }) => runs)),
  };
};

/** Joins the jobs' reports of repeated tests. Results of single repeats are left out and stay in the jobs' documents. */
const joinRepeats = (jobs: readonly Job[]): RepeatReport | undefined => {
  const reports = jobs.flatMap(({ facts }) => facts.repeats ?? []);
  if (reports.length === 0) return undefined;
  return {
    times: Math.max(...reports.map(({ times }) => times)),
    planned: sum(reports.map(({ planned }) => planned)),
    ran: sum(reports.map(({ ran }) => ran)),
    deviceMs: sum(reports.map(({ deviceMs }) => deviceMs)),
    tests: reports.flatMap(({ tests }) => tests.map((test) => ({ ...test, results: [] }))),
  };
};

/** Converts unstarted shards of a document, whose shard numbers start at 1. */
const unstartedShards = ({ facts: { unstarted = [] } }: Job): readonly UnstartedShards[] =>
  unstarted.map((each) => ({ ...each, shards: each.shards.map((number) => number - 1) }));

/** Whether jobs explain an absent part: for each device of the part, a job reports that it did not start the shard. */
export const isUnstarted = ({ place }: AbsentPart, jobs: readonly Job[]): boolean => {
  if (place === undefined) return false;
  const isExplainedBy = (job: Job, device: string): boolean =>
    job.facts.job.devices.some((each) => deviceKey(each) === device) &&
    unstartedShards(job).some(({ shards }) => shards.includes(place.shard));
  return place.devices.every((device) => jobs.some((job) => isExplainedBy(job, device)));
};

/** Outcome if the changed files select no test in any job, with the reason of the first job; undefined for other runs. */
export const nothingSelectedBy = (jobs: readonly Job[], builds: readonly unknown[]): RunOutcome | undefined => {
  const [first] = jobs;
  const isEmpty = builds.length === 0 && first !== undefined && jobs.every(({ facts }) => facts.emptySelection === true);
  return isEmpty ? nothingSelected(first.facts.reason) : undefined;
};
