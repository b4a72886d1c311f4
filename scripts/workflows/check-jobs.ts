import { z } from 'zod';
import type { JobRun } from './act-log.ts';
import { combinationsOf } from './job-index.ts';
import { collectedMatrix, dyingJobIndex, failingTest, type Variant } from './variants.ts';
import { type Job, ownAction } from './workflow.ts';

type Outputs = Readonly<Record<string, string>>;

/** What the steps of this project's actions gave, in their order. */
const ownOutputs = (job: Job, run: JobRun): readonly Outputs[] =>
  job.steps.flatMap((step, index) => (ownAction(step) === undefined ? [] : [run.outputs[step.id ?? String(index)] ?? {}]));

const buildIds = (outputs: readonly Outputs[]): readonly string[] =>
  outputs.flatMap((output) => z.array(z.string()).parse(JSON.parse(output['build-ids'] ?? '[]')));

const runsOf = (runs: readonly JobRun[], id: string): readonly JobRun[] => runs.filter((run) => run.id === id);

const describe = (runs: readonly JobRun[]): string => runs.map(({ name, outcome }) => `${name}: ${outcome}`).join(', ');

const jobProblems = (id: string, job: Job, runs: readonly JobRun[], { red }: Variant): readonly string[] => {
  const failures = red.get(id) ?? 0;
  // A job is skipped by its own condition, or because one that it needs is red.
  if (runs.length === 0) return job.if !== undefined || (red.size > 0 && failures === 0) ? [] : [`The job ${id} did not run.`];
  const expected = job.strategy === undefined ? 1 : combinationsOf(job.strategy.matrix)?.length;
  const failed = runs.filter(({ outcome }) => outcome === 'failure').length;
  return [
    ...(expected !== undefined && runs.length !== expected
      ? [`The job ${id} ran ${runs.length} times instead of ${expected}.`]
      : []),
    ...(failed === failures ? [] : [`Of the job ${id}, ${failures} must be red: ${describe(runs)}.`]),
  ];
};

const greenVerdicts = new Set([undefined, 'passed', 'started', 'planned']);

const verdictProblems = (id: string, outputs: readonly Outputs[]): readonly string[] =>
  outputs.flatMap(({ verdict, reason }) => (greenVerdicts.has(verdict) ? [] : [`${id}: ${verdict}: ${reason}`]));

/** What the collector must have seen and said. */
const collectorProblems = ({ name, workflow }: Variant, runs: readonly JobRun[]): readonly string[] => {
  const { matrix, collector } = collectedMatrix(workflow) ?? {};
  const matrixJob = workflow.jobs[matrix ?? ''];
  const collectorJob = workflow.jobs[collector ?? ''];
  const collectorRun = runsOf(runs, collector ?? '')[0];
  if (matrixJob === undefined || collectorJob === undefined || collectorRun === undefined) return [];
  const shards = runsOf(runs, matrix ?? '');
  const report = ownOutputs(collectorJob, collectorRun)[0] ?? {};
  const started = buildIds(shards.flatMap((run) => ownOutputs(matrixJob, run)));
  const says = (text: string): readonly string[] =>
    report.reason?.includes(text) ? [] : [`The collector says "${report.reason}", not "${text}".`];
  return [
    ...(new Set(buildIds([report])).symmetricDifference(new Set(started)).size === 0
      ? []
      : [`The collector saw the builds ${report['build-ids']}, and the jobs started ${JSON.stringify(started)}.`]),
    ...(name === 'a test fails' && !report['failed-tests']?.includes(`"${failingTest} @ `)
      ? [`The collector names the failed tests ${report['failed-tests']}.`]
      : []),
    ...(name === 'a job dies' ? says(`Shard ${dyingJobIndex + 1} of ${shards.length}`) : []),
  ];
};

/** What is not as it must be after an example ran; nothing when all is well. */
export const checkJobs = (variant: Variant, runs: readonly JobRun[]): readonly string[] => {
  const jobs = Object.entries(variant.workflow.jobs);
  return [
    ...jobs.flatMap(([id, job]) => jobProblems(id, job, runsOf(runs, id), variant)),
    ...(variant.red.size === 0
      ? jobs.flatMap(([id, job]) => runsOf(runs, id).flatMap((run) => verdictProblems(run.name, ownOutputs(job, run))))
      : []),
    ...collectorProblems(variant, runs),
  ];
};
