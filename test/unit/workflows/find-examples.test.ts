import { expect, test } from 'vitest';
import { completeWorkflow } from '../../../scripts/workflows/complete-workflow.ts';
import { examplesInMarkdown, examplesInYaml } from '../../../scripts/workflows/find-examples.ts';

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

test('takes every fenced YAML with steps, named by its heading', () => {
  expect(examplesInMarkdown('docs/x.md', document)).toEqual([
    { id: 'docs/x.md: Steps', yaml: '- uses: a/b@v1\n  with:\n    x: 1\n' },
    { id: 'docs/x.md: Steps (2)', yaml: 'jobs:\n  one:\n    steps:\n      - run: echo\n' },
  ]);
});

test('takes a YAML file that is a workflow', () => {
  expect(examplesInYaml('docs/x.yml', 'on: push\njobs: {}\n')).toHaveLength(1);
  expect(examplesInYaml('docs/x.yml', 'rules: []\n')).toEqual([]);
});

test('completes steps to a job that checks out, once', () => {
  const { on, jobs } = completeWorkflow({ id: 'x', yaml: '- uses: a/b@v1' });
  expect([on, jobs.example?.steps]).toEqual(['push', [{ uses: 'actions/checkout@v7' }, { uses: 'a/b@v1' }]]);
  const own = completeWorkflow({ id: 'x', yaml: '- uses: actions/checkout@v6\n- run: make' });
  expect(own.jobs.example?.steps).toEqual([{ uses: 'actions/checkout@v6' }, { run: 'make' }]);
});

test('gives jobs without a trigger one, and leaves whole workflows as they are', () => {
  const yaml = 'jobs: { one: { runs-on: x, permissions: {}, steps: [{ run: echo }] } }';
  expect(completeWorkflow({ id: 'x', yaml })).toMatchObject({ on: 'push', jobs: { one: { 'runs-on': 'x', permissions: {} } } });
  expect(completeWorkflow({ id: 'x', yaml: `on: schedule\n${yaml}` }).on).toBe('schedule');
});
