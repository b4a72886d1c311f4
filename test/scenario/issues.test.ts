import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened, startCachedGitHub } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, scenario } from '../helpers/scenario.ts';

interface Night {
  readonly id: number;
  readonly attempt?: number;
  readonly overrides?: ScenarioInput['overrides'];
  readonly inputs?: Inputs;
  readonly options?: RunOptions;
}

const adds = { test: '*CartTest#adds', outcome: 'fail' as const, message: 'expected 3 but was 2' };
const signsIn = { test: '*LoginTest#signsIn', outcome: 'fail' as const, message: 'no such user' };

/** A repository whose nightly runs keep issues, with a history on a branch. */
const openRepository = async () => {
  const github = await startCachedGitHub();
  const run = ({ id, attempt = 1, overrides = [], inputs = {}, options = {} }: Night): Promise<ActionRun> => {
    const own = { 'github-token': github.token, issues: 'true', history: 'branch:test-history', 'artifact-name': '', ...inputs };
    const base = espresso(own, scenario({ overrides }));
    return runAction({
      event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
      ...base,
      ...options,
      env: {
        ...base.env,
        ...github.env,
        GITHUB_RUN_ID: String(id),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_SHA: `c${id}`,
        ...options.env,
      },
      files: { ...base.files, ...options.files },
    });
  };
  return { github, run, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() };
};

const it = base.extend('nightly', opened(openRepository));

describe('issues', () => {
  it('opens one issue per cause, brings it up to date in later runs, and closes it after three green ones', async ({
    nightly,
  }) => {
    const { github, run } = nightly;
    await using first = await run({ id: 1, overrides: [adds, signsIn] });
    expect(first.text).toContain('Issue 101: opened.');
    expect(github.issues).toMatchObject([
      { number: 101, state: 'open', labels: ['mobile-tests'] },
      { number: 102, state: 'open', labels: ['mobile-tests'] },
    ]);
    console.log(github.issues[0]?.title, github.issues[0]?.body);
    console.log(first.summary.slice(first.summary.indexOf('### Issues')));
    await using second = await run({ id: 2, overrides: [adds] });
    console.log(second.text.slice(-1500));
    for (const id of [3, 4, 5]) {
      await using green = await run({ id });
      console.log(green.text.slice(-600), github.issueEvents, github.comments);
    }
  });
});
