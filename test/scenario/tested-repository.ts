import { expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startCachedGitHub } from '../helpers/fixtures.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

export const test = 'com.shop.CartTest#adds';
export const onMain = { name: 'workflow_dispatch', payload: { repository: { default_branch: 'main' } } };

/** Commit of the nth run. */
export const sha = (nth: number): string => String(nth).padStart(2, '0').repeat(20);
export const short = (nth: number): string => sha(nth).slice(0, 12);

export type TestedRepository = Awaited<ReturnType<typeof openTestedRepository>>;

export interface RepositoryOptions {
  /** The first commit on which the test fails. */
  readonly broken?: number;
  readonly commits?: number;
  readonly more?: ScenarioInput;
  /** Whether the run of a commit omits the test, so that the history has only its uploads. */
  readonly untested?: (nth: number) => boolean;
  readonly contentOf?: (nth: number) => string;
  readonly history?: string;
}

/** Runs the action for each commit of a default branch. The app of commit n is `shop-n.apk`. */
export const openTestedRepository = async ({
  broken = 6,
  commits = 8,
  more = {},
  untested = (nth) => nth > 1 && nth < commits,
  contentOf = (nth) => `app ${nth}`,
  history = 'branch:test-history',
}: RepositoryOptions = {}) => {
  const github = await startCachedGitHub();
  const overrides = Array.from({ length: commits - broken + 1 }, (_, at) => ({
    test: '*CartTest#adds',
    app: `shop-${broken + at}.apk`,
    outcome: 'fail' as const,
    message: 'expected 3 but was 2',
  }));
  const cloud = await standingCloud(scenario({ ...more, overrides: [...overrides, ...(more.overrides ?? [])] }));
  const service = { ...cloud.service, 'github-token': github.token, history };
  // The client of the cache runs tar.
  const env = { ...github.env, PATH: process.env.PATH ?? '' };
  for (let nth = 1; nth <= commits; nth++) {
    const app = { app: 'build/*.apk', 'test-suite': 'tests.apk', preflight: 'off', 'artifact-name': '' };
    const options = espresso({ ...service, ...app, ...(untested(nth) ? { tests: 'com.shop.LoginTest' } : {}) });
    await using run = await runAction({
      ...options,
      event: { name: 'push', payload: onMain.payload },
      env: { ...env, GITHUB_RUN_ID: String(nth), GITHUB_SHA: sha(nth) },
      files: { [`build/shop-${nth}.apk`]: contentOf(nth), 'tests.apk': 'tests' },
    });
    const fails = !untested(nth) && nth >= broken;
    expect(run.outputs).toMatchObject({ verdict: fails ? 'failed' : 'passed' });
  }
  const before = cloud.cloud.startedBuilds().length;
  return {
    github,
    cloud,
    /** Number of builds that bisects started. */
    started: () => cloud.cloud.startedBuilds().length - before,
    bisect: (inputs?: Inputs, options?: RunOptions) =>
      runAction({
        actionFile: 'bisect/action.yml',
        event: onMain,
        ...options,
        inputs: { ...service, framework: 'espresso', test, device: pixel, ...inputs },
        env: { ...env, GITHUB_RUN_ID: '99', GITHUB_SHA: sha(commits), ...options?.env },
      }),
    [Symbol.asyncDispose]: async () => {
      await cloud[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
};
