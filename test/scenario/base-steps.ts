import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { testsInFile } from '../../src/stand-in/uploads/suite-file.ts';
import { startCachedGitHub } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, type Inputs, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

export const cart = 'com.shop.CartTest#adds';
export const removes = 'com.shop.CartTest#removes';
export const signsIn = 'com.shop.LoginTest#signsIn';

/** Commit of the nth run of the base branch. */
export const mainSha = (nth: number): string => `${nth}a2b3c4`.padEnd(40, '0');
export const headSha = 'c'.repeat(40);

const repository = { default_branch: 'main' };
const payloadOf = (from: string) => ({
  repository,
  pull_request: { number: 7, head: { sha: headSha, ref: 'cart', repo: { full_name: from } }, base: { ref: 'main' } },
});

/** Events that start a step. */
export const events = {
  push: { name: 'push', payload: { repository } },
  pullRequest: { name: 'pull_request', payload: payloadOf('acme/shop') },
  fork: { name: 'pull_request', payload: payloadOf('someone/shop') },
  mergeGroup: {
    name: 'merge_group',
    payload: { repository, merge_group: { base_sha: mainSha(1), head_sha: headSha, base_ref: 'refs/heads/main' } },
  },
} satisfies Readonly<Record<string, RunOptions['event']>>;

/** Rule for a test that fails on the app of the pull request. */
export const failsHere = (test = '*CartTest#adds', message = 'expected 3 but was 2') => ({
  test,
  app: 'shop-pull.apk',
  outcome: 'fail' as const,
  message,
});

/** Rule for a test that fails on the app of a commit of the base branch. */
export const failsOnMain = (nth = 1, test = '*CartTest#adds') => ({ ...failsHere(test), app: `shop-main-${nth}.apk` });

interface PullOptions {
  readonly changes?: ScenarioInput;
  /** Number of commits of the base branch. */
  readonly commits?: number;
  readonly inputs?: Inputs;
  /** Whether the cloud finds the tests in the suite that is uploaded. */
  readonly discovers?: boolean;
}

interface StepOptions {
  readonly inputs?: Inputs;
  readonly run?: number;
  readonly attempt?: number;
  readonly event?: RunOptions['event'];
  readonly env?: Inputs;
  readonly more?: RunOptions;
}

/** Runs the action for commits of the base branch, and opens a pull request. The app of the nth commit is `shop-main-n.apk`. */
export const openPull = async ({ changes = {}, commits = 1, inputs: shared = {}, discovers = false }: PullOptions = {}) => {
  const github = await startCachedGitHub();
  github.addPullRequest({ number: 7, title: 'Cart', head: 'cart', commits: [{ sha: headSha, message: 'Cart' }], files: [] });
  const cloud = await standingCloud(scenario(changes), discovers ? { discoverTests: testsInFile } : {});
  const run = (app: string, { inputs, run: id = 50, attempt = 1, event = events.pullRequest, env, more }: StepOptions) => {
    const options = embedded({
      framework: 'espresso',
      ...cloud.service,
      'github-token': github.token,
      history: 'branch:test-history',
      app: 'build/*.apk',
      'test-suite': 'tests.apk',
      preflight: 'off',
      'artifact-name': '',
      'compare-base': String(event !== events.push),
      ...shared,
      ...inputs,
    });
    return runAction({
      ...options,
      ...more,
      event,
      inputs: { ...options.inputs, ...more?.inputs },
      env: {
        ...options.env,
        ...github.env,
        PATH: process.env.PATH ?? '',
        GITHUB_RUN_ID: String(id),
        GITHUB_RUN_ATTEMPT: String(attempt),
        ...env,
      },
      files: { ...options.files, [`build/${app}.apk`]: app, 'tests.apk': 'tests', ...more?.files },
    });
  };
  for (let nth = 1; nth <= commits; nth++) {
    await using _ = await run(`shop-main-${nth}`, { run: nth, event: events.push, env: { GITHUB_SHA: mainSha(nth) } });
  }
  const before = cloud.cloud.startedBuilds().length;
  return {
    github,
    cloud,
    /** Runs a step of the pull request with `compare-base: true`. */
    step: (options: StepOptions = {}) => run('shop-pull', { ...options, env: { GITHUB_SHA: 'f'.repeat(40), ...options.env } }),
    collect: (inputs: Inputs, env: Inputs = {}) =>
      runAction({
        ...collector({ ...cloud.service, 'github-token': github.token, 'missing-tests': 'ignore', ...inputs }),
        event: events.pullRequest,
        env: { ...github.env, PATH: process.env.PATH ?? '', GITHUB_RUN_ID: '50', GITHUB_RUN_ATTEMPT: '1', ...env },
      }),
    /** Builds on the app of the base branch that steps of the pull request started. */
    onBase: () =>
      cloud.cloud
        .startedBuilds()
        .slice(before)
        .filter(({ capabilities }) => / base=[0-9a-f]/.test(String(capabilities.buildTag))),
    started: () => cloud.cloud.startedBuilds().length - before,
    [Symbol.asyncDispose]: async () => {
      await cloud[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
};

export const onBaseOf = async (run: ActionRun, name = 'adds') =>
  (await run.results()).tests.find((test: { name: string }) => test.name === name)?.extra.onBase;
