import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startGitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';

const root = path.resolve(import.meta.dirname, '../..');

const stepSchema = z.object({
  name: z.string().optional(),
  uses: z.string(),
  with: z.record(z.string(), z.string()).default({}),
});
const workflowSchema = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(stepSchema) })) });

const { jobs } = workflowSchema.parse(parse(readFileSync(path.join(root, 'docs/examples/test-management.yml'), 'utf8')));

/** `…/mobile-test-cloud/alerts@v1` is the action in the folder `alerts`. */
const actionFileOf = (uses: string): string | undefined => {
  const folder = /^[\w-]+\/mobile-test-cloud(?:\/([\w-]+))?@v1$/.exec(uses);
  return folder === null ? undefined : path.join(folder[1] ?? '', 'action.yml');
};

const files = Object.fromEntries(['docs/examples', 'samples'].map((folder) => [folder, { copyOf: folder }]));
const event = { name: 'pull_request', payload: { pull_request: { number: 7, title: 'x', head: { sha: 'c1', ref: 'x' } } } };

/** Runs the steps of a job that use this action, in one workspace. */
const runJob = async (name: string, stack: AsyncDisposableStack): Promise<readonly ActionRun[]> => {
  const github = stack.use(await startGitHubServices());
  github.addPullRequest({
    number: 7,
    title: 'SHOP-1: mend the cart',
    head: 'SHOP-2-pay',
    commits: [{ sha: 'c1', message: 'Refs SHOP-3' }],
  });
  const runs: ActionRun[] = [];
  for (const { uses, with: inputs } of jobs[name]?.steps ?? []) {
    const actionFile = actionFileOf(uses);
    if (actionFile === undefined) continue;
    const workspace = runs[0]?.workspace;
    const options = { actionFile, inputs, event, env: github.env, expressions: { 'github.token': github.token }, post: true };
    runs.push(stack.use(await runAction({ ...options, ...(workspace === undefined ? { files } : { workspace }) })));
  }
  return runs;
};

describe('docs/examples/test-management.yml', () => {
  it('pauses alerts, runs the tests, and shows which requirements of the change are tested', async () => {
    await using stack = new AsyncDisposableStack();
    const [alerts, tests, cases] = await runJob('requirements', stack);
    expect(alerts?.outputs.paused).toBe('["High latency in production"]');
    expect(tests?.outputs.verdict).toBe('passed');
    expect(cases?.outputs).toMatchObject({ count: '6', covered: '5', passed: '5', failed: '0', 'not-run': '1' });
    expect([alerts, tests, cases].map((step) => [step?.exitCode, step?.post?.exitCode])).toEqual([
      [0, 0],
      [0, 0],
      [0, undefined],
    ]);
    expect(cases?.summary).toContain('| `SHOP-3` | **partly passed** |');
    expect(await cases?.readText('requirements.md')).toContain('Pays with card');
  });

  it('shows what the file of alert rules would change', async () => {
    await using stack = new AsyncDisposableStack();
    const [plan] = await runJob('alert-rules', stack);
    expect(plan?.exitCode).toBe(0);
    expect(plan?.outputs).toMatchObject({
      created: '["Answers got worse"]',
      drifted: '["High latency in production"]',
      resumed: '["Cost of a session"]',
    });
  });
});

it('docs/examples/test-case-mapping.yml fits the samples', async () => {
  await using tests = await runAction({
    inputs: {
      'base-url': 'embedded',
      framework: 'espresso',
      app: 'samples/shop-debug.apk',
      'test-suite': 'samples/shop-debug-androidTest.apk',
      devices: 'Google Pixel 7-13.0',
    },
    files,
  });
  await using cases = await runAction({
    actionFile: 'test-cases/action.yml',
    workspace: tests.workspace,
    inputs: {
      'test-management-url': 'embedded',
      'embedded-scenario': 'docs/examples/cloud.yml',
      'project-id': 'PR-1',
      results: 'mobile-test-results/results.json',
      match: 'docs/examples/test-case-mapping.yml',
    },
  });
  expect(cases.outputs).toMatchObject({ count: '7', covered: '5', passed: '5' });
  expect(cases.annotations.filter(({ level }) => level === 'warning')).toEqual([]);
});
