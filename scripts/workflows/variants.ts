import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { numberJobs } from './job-index.ts';
import { type Job, needsOf, ownAction, type Workflow } from './workflow.ts';

/** A way to run an example: what the cloud does, and what happens to the jobs. */
export interface Variant {
  readonly name: 'all green' | 'a test fails' | 'a job dies';
  readonly scenario: ScenarioInput;
  readonly workflow: Workflow;
  /** Jobs that must be red, each as often as said; all others must be green. */
  readonly red: ReadonlyMap<string, number>;
}

/** A matrix of shards and the job that collects them. */
export interface Collected {
  readonly matrix: string;
  readonly collector: string;
}

/** In one shard alone, whichever that is. */
export const failingTest = 'com.example.shop.CartTest#addsItem';
/** The second of a matrix. */
export const dyingJobIndex = 1;

const hasStep = ({ steps }: Job, action: string, input = ''): boolean =>
  steps.some((step) => ownAction(step) === action && (input === '' || step.with?.[input] !== undefined));

/** The matrix that a workflow's collector waits for, if it has both. */
export const collectedMatrix = ({ jobs }: Workflow): Collected | undefined => {
  const found = Object.entries(jobs).flatMap(([collector, job]) =>
    hasStep(job, 'report')
      ? needsOf(job)
          .filter((id) => jobs[id] !== undefined && hasStep(jobs[id], '', 'shard-index'))
          .map((matrix) => ({ matrix, collector }))
      : [],
  );
  return found[0];
};

const withDyingJob = (workflow: Workflow, id: string): Workflow => {
  const job = workflow.jobs[id];
  if (job === undefined) return workflow;
  const death = { name: 'The runner dies', if: `matrix.job-index == ${dyingJobIndex}`, run: 'exit 1' };
  return { ...workflow, jobs: { ...workflow.jobs, [id]: { ...job, steps: [death, ...job.steps] } } };
};

/**
 * Every example runs once with all tests passing; one with a collector also with a failing test, and with a job that dies before it starts
 * its build.
 *
 * @param redJobs that are red with all tests passing
 */
export const variantsOf = (workflow: Workflow, redJobs: readonly string[] = []): readonly Variant[] => {
  const numbered = numberJobs(workflow);
  const green: Variant = { name: 'all green', scenario: {}, workflow: numbered, red: new Map(redJobs.map((id) => [id, 1])) };
  const collected = collectedMatrix(workflow);
  if (collected === undefined) return [green];
  const red = new Map(Object.values(collected).map((id: string) => [id, 1]));
  const dying = withDyingJob(numberJobs(workflow, { always: true }), collected.matrix);
  return [
    green,
    { ...green, name: 'a test fails', scenario: { overrides: [{ test: failingTest, outcome: 'fail' }] }, red },
    { ...green, name: 'a job dies', workflow: dying, red },
  ];
};
