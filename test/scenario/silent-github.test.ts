import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { hang } from '../helpers/loopback-server.ts';
import { runAction } from '../helpers/runner.ts';
import { espresso } from '../helpers/scenario.ts';

const pullRequest = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha: 'of-the-branch' } } } };

/** Without a limit, these silent services would hold the step for a quarter of an hour. */
describe.each([
  { what: 'creates artifacts', path: /CreateArtifact$/, warning: 'The artifact mobile-test-results-', stored: [0, 1, 1] },
  { what: 'stores artifacts', path: /^\/storage\//, warning: 'The artifact mobile-test-results-', stored: [0, 1, 1] },
  {
    what: 'writes check runs',
    path: /check-runs/,
    warning: 'The check run "Device tests" could not be written',
    stored: [2, 0, 1],
  },
  { what: 'writes comments', path: /comments/, warning: 'The comment could not be written', stored: [2, 1, 0] },
])('a service of GitHub that $what and never responds', ({ path, warning, stored }) => {
  it('costs the step a minute, after the verdict, and only what it should have stored', async ({ github }) => {
    github.fail({ path, response: hang });
    await using step = await runAction({
      ...espresso({ 'check-name': 'Device tests', comment: 'true', 'github-token': github.token, history: 'off' }),
      env: github.env,
      event: pullRequest,
    });
    expect(step.outputs).toMatchObject({ verdict: 'passed', passed: '3' });
    expect(step.text).toContain('GitHub made no progress for 60 s');
    expect(step.text.indexOf(warning)).toBeGreaterThan(step.text.indexOf('Verdict: passed.'));
    expect(step.summary).toContain('com.shop.CartTest');
    expect([(await github.artifacts()).length, github.checkRuns.length, github.comments.length]).toEqual(stored);
  });
});

it('a silent cache holds no step that is done', async ({ github }) => {
  github.fail({ path: /CacheService/, response: hang });
  await using step = await runAction({ ...espresso({ 'shard-by': 'duration', history: 'cache' }), env: github.env });
  expect(step.exitCode).toBe(0);
  expect(step.text).toContain('Could not read the history of earlier runs: it took longer than 30 s');
});

it('a collector that cannot read the artifacts says so after a minute', async ({ github }) => {
  github.fail({ path: /ListArtifacts$/, response: hang });
  await using step = await runAction({
    actionFile: 'report/action.yml',
    inputs: { 'base-url': 'embedded', framework: 'earlgrey', 'artifact-name': '' },
    env: github.env,
  });
  expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('GitHub made no progress for 60 s') });
});
