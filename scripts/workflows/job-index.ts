import { z } from 'zod';
import type { Job, Workflow } from './workflow.ts';

type Combination = Readonly<Record<string, unknown>>;

const matrixSchema = z.record(z.string(), z.array(z.unknown()));
const includeSchema = z.array(z.record(z.string(), z.unknown()));

export class MatrixError extends Error {
  readonly code = 'matrix-unknown';

  constructor(job: string) {
    super(`the matrix of the job ${job} is not written out, so its strategy.job-index and strategy.job-total are unknown here`);
    this.name = 'MatrixError';
  }
}

const product = (axes: readonly (readonly [string, readonly unknown[]])[]): readonly Combination[] =>
  axes.reduce<readonly Combination[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );

/** The combinations of a matrix in the order in which GitHub numbers its jobs: lists by their keys, or `include` alone. */
export const combinationsOf = (matrix: unknown): readonly Combination[] | undefined => {
  const lists = matrixSchema.safeParse(matrix);
  if (!lists.success) return undefined;
  const { include, exclude, ...axes } = lists.data;
  if (exclude !== undefined || (include !== undefined && Object.keys(axes).length > 0)) return undefined;
  return include === undefined ? product(Object.entries(axes)) : includeSchema.safeParse(include).data;
};

const usesStrategy = (job: Job): boolean => /strategy\.job-(?:index|total)/.test(JSON.stringify(job));

const expand = (id: string, job: Job, always: boolean): Job => {
  const { matrix } = job.strategy ?? {};
  if (matrix === undefined || (!always && !usesStrategy(job))) return job;
  const combinations = combinationsOf(matrix);
  if (combinations === undefined) throw new MatrixError(id);
  const include = combinations.map((combination, index) => ({
    ...combination,
    'job-index': index,
    'job-total': combinations.length,
  }));
  const rest: unknown = JSON.parse(JSON.stringify(job).replaceAll(/strategy\.(job-(?:index|total))/g, 'matrix.$1'));
  return { ...job, ...Object(rest), strategy: { ...job.strategy, matrix: { include } } };
};

/**
 * The workflow with `strategy.job-index` and `strategy.job-total` as values of the matrix, since act gives them no value
 * (`pkg/runner/expression.go` of act fills in `fail-fast` and `max-parallel` alone).
 *
 * @param always number the jobs of every matrix, also where the workflow does not ask for it
 * @throws MatrixError where the matrix is computed
 */
export const numberJobs = (workflow: Workflow, { always = false } = {}): Workflow => ({
  ...workflow,
  jobs: Object.fromEntries(Object.entries(workflow.jobs).map(([id, job]) => [id, expand(id, job, always)])),
});
