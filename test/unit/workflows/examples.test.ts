import { expect, test } from 'vitest';
import { adaptJob } from '../../../scripts/workflows/adapt-job.ts';
import { allExamples, completeWorkflow, jobSchema } from '../../../scripts/workflows/examples.ts';
import { expectedRuns } from '../../../scripts/workflows/expected-runs.ts';

test('an example numbers the combinations of a matrix, and lets the second one die', () => {
  const run = `\${{ strategy.job-index }} of \${{ strategy.job-total }}`;
  const job = jobSchema.parse({ strategy: { matrix: { shard: [1, 2] } }, steps: [{ run }] });
  const numbers = [
    { shard: 1, 'job-index': 0, 'job-total': 2 },
    { shard: 2, 'job-index': 1, 'job-total': 2 },
  ];
  expect(adaptJob(job, 'http://127.0.0.1:1', true)).toEqual({
    strategy: { matrix: { include: numbers } },
    steps: [{ if: 'matrix.job-index == 1', run: 'exit 1' }, { run: `\${{ matrix.job-index }} of \${{ matrix.job-total }}` }],
  });
});

test("an example points this project's actions at the service, unless they name another one", () => {
  const uses = [
    'mobile-test-cloud/mobile-test-cloud@v1',
    'mobile-test-cloud/mobile-test-cloud/upload@v1',
    'other/action@v1',
    './report',
  ];
  const steps = [...uses.map((name) => ({ uses: name })), { uses: './', with: { 'base-url': 'embedded' } }];
  const adapted = adaptJob(jobSchema.parse({ steps }), 'http://127.0.0.1:1', false);
  expect(adapted.steps?.map((step) => step.with?.['base-url'])).toEqual([
    'http://127.0.0.1:1',
    'http://127.0.0.1:1',
    undefined,
    'http://127.0.0.1:1',
    'embedded',
  ]);
});

test('every run that act makes is of a workflow that exists, with those jobs', () => {
  const examples = allExamples();
  for (const { workflow, jobs } of expectedRuns.filter((run) => !run.workflow.startsWith('.github/'))) {
    expect(examples.has(workflow), workflow).toBe(true);
    expect(Object.keys(completeWorkflow(examples.get(workflow) ?? '').jobs)).toEqual(Object.keys(jobs));
  }
});
