import { expect, test } from 'vitest';
import { combinationsOf, MatrixError, numberJobs } from '../../../scripts/workflows/job-index.ts';
import { workflowSchema } from '../../../scripts/workflows/workflow.ts';

const expression = (text: string): string => `\${{ ${text} }}`;

const workflow = (matrix: unknown, run: string) =>
  workflowSchema.parse({ on: 'push', jobs: { tests: { strategy: { 'fail-fast': false, matrix }, steps: [{ run }] } } });

test('numbers combinations as GitHub does: the last key changes fastest', () => {
  expect(combinationsOf({ os: ['a', 'b'], shard: [1, 2] })).toEqual([
    { os: 'a', shard: 1 },
    { os: 'a', shard: 2 },
    { os: 'b', shard: 1 },
    { os: 'b', shard: 2 },
  ]);
  expect(combinationsOf({ include: [{ device: 'x' }, { device: 'y' }] })).toEqual([{ device: 'x' }, { device: 'y' }]);
});

test.each([
  ['computed', expression('fromJSON(x)')],
  ['with additions', { a: [1], include: [{ a: 1, b: 2 }] }],
  ['with holes', { a: [1], exclude: [{ a: 1 }] }],
])('leaves a matrix %s alone', (_, matrix) => {
  expect(combinationsOf(matrix)).toBeUndefined();
  expect(() => numberJobs(workflow(matrix, expression('strategy.job-index')))).toThrow(MatrixError);
  expect(numberJobs(workflow(matrix, 'echo'))).toEqual(workflow(matrix, 'echo'));
});

test('puts index and total into the matrix', () => {
  const { tests } = numberJobs(
    workflow({ shard: [1, 2] }, `${expression('strategy.job-index')} of ${expression('strategy.job-total')}`),
  ).jobs;
  expect(tests?.steps).toEqual([{ run: `${expression('matrix.job-index')} of ${expression('matrix.job-total')}` }]);
  expect(tests?.strategy).toEqual({
    'fail-fast': false,
    matrix: {
      include: [
        { shard: 1, 'job-index': 0, 'job-total': 2 },
        { shard: 2, 'job-index': 1, 'job-total': 2 },
      ],
    },
  });
});
