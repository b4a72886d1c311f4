import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startCachedGitHub } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import type { Cloud } from '../helpers/standing-cloud.ts';

/** One of the twelve tests of the sample suite. Pull requests add it. */
export const newTest = 'com.example.shop.CartTest#addsItem';

const sha = 'c'.repeat(40);
const repo = { full_name: 'acme/shop' };
const repository = { default_branch: 'main' };
const pull_request = { number: 7, head: { sha, ref: 'cart', repo }, base: { ref: 'main', repo } };
const pullEvent = { name: 'pull_request', payload: { repository, pull_request } };
export const mainEvent = { name: 'push', payload: { repository } };

/** Tests of each build that repeats tests, in the order of the starts. */
export const repeatedBy = ({ cloud }: Cloud): readonly unknown[] =>
  cloud
    .startedBuilds()
    .filter(({ capabilities }) => / repeat=\d/.test(String(capabilities.buildTag)))
    .map(({ capabilities }) => capabilities.class ?? capabilities['only-testing'] ?? capabilities.execute);

export const timesOf = (cloud: Cloud): Readonly<Record<string, number>> => {
  const tests = repeatedBy(cloud).flatMap((each) => each as readonly string[]);
  return Object.fromEntries([...Map.groupBy(tests, (test) => test)].map(([test, all]) => [test, all.length]));
};

// The client of the cache runs tar.
const path: Inputs = { PATH: process.env.PATH ?? '' };
const noCache: Inputs = { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' };

/** Options of a job of a matrix. Without a cache, jobs only see each other's builds. */
export const inMatrix = (values: Inputs, cached: boolean) => ({
  expressions: { 'toJSON(matrix)': JSON.stringify(values) },
  env: cached ? path : noCache,
});

export const startedIn = ({ stdout }: ActionRun): number => stdout.match(/^Started /gm)?.length ?? 0;

interface StepOptions {
  readonly run?: number;
  readonly attempt?: number;
  readonly event?: RunOptions['event'];
  readonly more?: RunOptions;
}

/** Runs all tests on `main` except those that a pull request adds, and keeps the history on a branch. */
export const openPullRequest = async (
  files: readonly string[] = [],
  added: readonly string[] = [newTest],
  before: ScenarioInput = { tests: {} },
) => {
  const github = await startCachedGitHub();
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
      env: { ...options.env, ...github.env, ...ids, ...more.env },
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
    /** Runs a step of the pull request, with `repeat-new: 5`, against a cloud of its own. */
    step: (changes: ScenarioInput = {}, inputs: Inputs = {}, options: StepOptions = {}) =>
      run(espresso({ ...repeats, ...inputs }, scenario({ tests: {}, ...changes })), options),
    /** Runs the same step against a cloud that several steps use. */
    stepOn: (service: Inputs, inputs: Inputs = {}, options: StepOptions = {}) =>
      run(espresso({ ...repeats, ...service, ...inputs }), options),
    /** Runs the collector of the jobs of the pull request. */
    collect: (inputs: Inputs, options: StepOptions = {}) => run(collector({ 'missing-tests': 'ignore', ...inputs }), options),
    /** Runs a step of the pull request with other inputs. */
    any: (inputs: Inputs, changes: ScenarioInput, options: StepOptions = {}) =>
      run(embedded({ ...defaults, ...inputs }, scenario({ tests: {}, ...changes })), options),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
};
