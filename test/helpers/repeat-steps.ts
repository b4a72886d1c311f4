import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { testsInFile } from '../../src/embedded/uploads/suite-file.ts';
import { type GitHubServices, startGitHubServices } from './github-services.ts';
import { type ActionRun, type RunOptions, runAction } from './runner.ts';
import { embedded, espresso, scenario } from './scenario.ts';
import { type Cloud, standingCloud } from './standing-cloud.ts';
import { temporaryDirectory } from './temp.ts';

type Inputs = Readonly<Record<string, string>>;

/** Of the sample suite of twelve tests, the one that pull requests add. */
export const newTest = 'com.example.shop.CartTest#addsItem';
export const pixel = 'Google Pixel 7-13.0';

const sha = 'c'.repeat(40);
const repo = { full_name: 'acme/shop' };
const repository = { default_branch: 'main' };
const pull_request = { number: 7, head: { sha, ref: 'cart', repo }, base: { ref: 'main', repo } };
const pullEvent = { name: 'pull_request', payload: { repository, pull_request } };
export const mainEvent = { name: 'push', payload: { repository } };

/** A cloud that outlives a step, on the tests of the suite. */
export const openCloud = (changes: ScenarioInput = {}): Promise<Cloud> =>
  standingCloud(scenario({ tests: {}, ...changes }), { discoverTests: testsInFile });

/** The tests of each build that repeats some, in the order of their starts. */
export const repeatedBy = ({ cloud }: Cloud): readonly unknown[] =>
  cloud
    .startedBuilds()
    .filter(({ capabilities }) => / repeat=\d/.test(String(capabilities.buildTag)))
    .map(({ capabilities }) => capabilities.class ?? capabilities['only-testing'] ?? capabilities.execute);

/** How often each test was repeated. */
export const timesOf = (cloud: Cloud): Readonly<Record<string, number>> => {
  const tests = repeatedBy(cloud).flatMap((each) => each as readonly string[]);
  return Object.fromEntries([...Map.groupBy(tests, (test) => test)].map(([test, all]) => [test, all.length]));
};

// The client of the cache starts tar.
const path: Inputs = { PATH: process.env.PATH ?? '' };
const noCache: Inputs = { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' };

/** A job of a matrix; without a cache, jobs only see each other's builds. */
export const inMatrix = (values: Inputs, cached: boolean) => ({
  expressions: { 'toJSON(matrix)': JSON.stringify(values) },
  env: cached ? path : noCache,
});

export const startedIn = ({ stdout }: ActionRun): number => stdout.match(/^Started /gm)?.length ?? 0;

/** A job of a run with this number, and what is to differ in its step. */
interface StepOptions {
  readonly run?: number;
  readonly attempt?: number;
  readonly event?: RunOptions['event'];
  readonly more?: RunOptions;
}

/** A repository in which `main` has run all tests but those that a pull request adds, with a history on a branch. */
export const openPullRequest = async (
  files: readonly string[] = [],
  added: readonly string[] = [newTest],
  before: ScenarioInput = { tests: {} },
) => {
  const github: GitHubServices = await startGitHubServices();
  const temp = await temporaryDirectory();
  github.addPullRequest({ number: 7, title: 'Cart', head: 'cart', commits: [{ sha, message: 'Cart' }], files });
  const run = (options: RunOptions, { run: id = 2, attempt = 1, event = pullEvent, more = {} }: StepOptions) => {
    github.useCacheScope(event === mainEvent ? 'refs/heads/main' : 'refs/pull/7/merge');
    const ids = {
      GITHUB_RUN_ID: String(id),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_SHA: event === mainEvent ? `main-${id}` : sha,
    };
    return runAction({
      ...options,
      ...more,
      event,
      inputs: { ...options.inputs, 'github-token': github.token, ...more.inputs },
      env: { ...options.env, ...github.env, RUNNER_TEMP: temp.path, ...ids, ...more.env },
      files: { ...options.files, ...more.files },
    });
  };
  const defaults = { history: 'branch:test-history', 'missing-tests': 'fail' };
  const repeats = { ...defaults, 'repeat-new': '5' };
  const onMain = { ...defaults, 'missing-tests': 'ignore', tests: added.map((test) => `!${test}`).join('\n') };
  await using first = await run(espresso(onMain, scenario(before)), { run: 1, event: mainEvent });
  if (first.outputs.verdict !== 'passed') throw new Error(`the run on main ended ${first.outputs.reason}`);
  return {
    github,
    /** A step of the pull request, with `repeat-new: 5`, against a cloud of its own. */
    step: (changes: ScenarioInput = {}, inputs: Inputs = {}, options: StepOptions = {}) =>
      run(espresso({ ...repeats, ...inputs }, scenario({ tests: {}, ...changes })), options),
    /** The same against a cloud that outlives the step. */
    stepOn: (service: Inputs, inputs: Inputs = {}, options: StepOptions = {}) =>
      run(espresso({ ...repeats, ...service, 'embedded-scenario': '', ...inputs }), options),
    /** Any step of the pull request. */
    any: (inputs: Inputs, changes: ScenarioInput, options: StepOptions = {}) =>
      run(embedded({ ...defaults, ...inputs }, scenario({ tests: {}, ...changes })), options),
    [Symbol.asyncDispose]: async () => {
      await github[Symbol.asyncDispose]();
      await temp[Symbol.asyncDispose]();
    },
  };
};
