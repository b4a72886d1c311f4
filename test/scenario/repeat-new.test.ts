import { describe, expect, it } from 'vitest';
import { newTest, openPullRequest, pixel } from '../helpers/repeat-steps.ts';
import type { ActionRun } from '../helpers/runner.ts';

const counts = ({ outputs }: ActionRun) => {
  const { tests, passed, failed, skipped, flaky, missing, quarantined } = outputs;
  return { tests, passed, failed, skipped, flaky, missing, quarantined };
};

const started = ({ stdout }: ActionRun): number => stdout.match(/^Started /gm)?.length ?? 0;

const unstable = { test: `*${newTest.slice(newTest.indexOf('#'))}`, 'failing-runs': [3, 6] };

describe('repeat-new', () => {
  it('runs new tests again, and says what was shown', async () => {
    await using repository = await openPullRequest();
    await using run = await repository.step();
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]', tests: '12', 'failed-tests': '[]' });
    expect(started(run)).toBe(6);
    expect(run.text).toContain(
      `${newTest} @ ${pixel}: 6 of 6 runs passed: a test that fails in 20 % of its runs would have failed in one of them with a probability of 74 %.`,
    );
  });

  it('makes the verdict failed where a new test was seen passing and failing, and changes no count', async () => {
    await using repository = await openPullRequest();
    await using plain = await repository.step({ overrides: [unstable] }, { 'repeat-new': '0' });
    await using run = await repository.step({ overrides: [unstable] });
    expect(run.outputs).toMatchObject({
      verdict: 'failed',
      reason: `1 new or changed test is unstable: ${newTest} @ ${pixel} passed in 4 of 6 runs [new-test-unstable].`,
      unstable: JSON.stringify([`${newTest} @ ${pixel}`]),
      'failed-tests': '[]',
    });
    expect(run.exitCode).toBe(1);
    expect(plain.outputs.verdict).toBe('passed');
    expect(counts(run)).toEqual(counts(plain));
  });
});
