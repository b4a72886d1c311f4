import { expect, test } from 'vitest';
import { adaptJob } from '../../../scripts/workflows/adapt-job.ts';
import { allExamples, completeWorkflow, examplesIn, jobSchema } from '../../../scripts/workflows/examples.ts';
import { expectedRuns } from '../../../scripts/workflows/expected-runs.ts';

const document = `
# Title

\`\`\`sh
# not a heading
npm run demo
\`\`\`

## Steps

1. In a list:

   \`\`\`yaml
   - uses: a/b@v1
     with:
       x: 1
   \`\`\`

\`\`\`yml
jobs:
  one:
    steps:
      - run: echo
\`\`\`

\`\`\`yaml
paths: without steps
\`\`\`
`;

test('finds every fenced YAML block with steps, named by its heading', () => {
  expect([...examplesIn('docs/x.md', document)]).toEqual([
    ['docs/x.md: Steps', '- uses: a/b@v1\n  with:\n    x: 1\n'],
    ['docs/x.md: Steps (2)', 'jobs:\n  one:\n    steps:\n      - run: echo\n'],
  ]);
});

test('adds lines for a step to the last step of the quick start', () => {
  const { jobs } = completeWorkflow(allExamples().get('docs/recipes/results.md: Flaky tests') ?? '');
  expect(jobs.espresso?.steps?.at(-1)).toMatchObject({
    uses: 'mobile-test-cloud/mobile-test-cloud@v1',
    with: { framework: 'espresso', retries: 1 },
  });
});

test('completes steps to a job that checks out once', () => {
  const { on, jobs } = completeWorkflow('- uses: a/b@v1');
  expect([on, jobs.example?.steps]).toEqual(['push', [{ uses: 'actions/checkout@v7' }, { uses: 'a/b@v1' }]]);
  const own = completeWorkflow('- uses: actions/checkout@v6\n- run: make');
  expect(own.jobs.example?.steps).toEqual([{ uses: 'actions/checkout@v6' }, { run: 'make' }]);
});

test('adds a trigger to jobs without one, and changes nothing else', () => {
  const yaml = 'jobs: { one: { runs-on: x, permissions: {}, steps: [{ run: echo }] } }';
  expect(completeWorkflow(yaml)).toMatchObject({ on: 'push', jobs: { one: { 'runs-on': 'x', permissions: {} } } });
  expect(completeWorkflow(`on: schedule\n${yaml}`).on).toBe('schedule');
});

test('numbers the combinations of a matrix, and lets the second one die', () => {
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

test("points this project's actions at the service, unless they name another one", () => {
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
