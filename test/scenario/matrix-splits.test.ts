import { describe, expect, it } from 'vitest';
import { testsInFile } from '../../src/embedded/uploads/tests-in-file.ts';
import { startGitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, espresso, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

type Values = Readonly<Record<string, string>>;

/** One class of each sample suite takes long: shards balanced by duration differ from those balanced by count. */
const uneven = scenario({
  tests: {},
  overrides: [
    { 'duration-seconds': 1 },
    { test: '*LoginUITests*', 'duration-seconds': 60 },
    { test: '*SearchTest*', 'duration-seconds': 60 },
  ],
});

const suites = {
  espresso: espresso({ 'shard-by': 'duration' }),
  xcuitest: embedded({ framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' }),
};

/** Jobs of one matrix. Two installations of the runner have other folders; a third cannot reach the cache. */
const openMatrix = async (framework: keyof typeof suites = 'espresso') => {
  const cloud = await standingCloud(uneven, { discoverTests: testsInFile });
  const github = await startGitHubServices();
  const [one, two] = [await temporaryDirectory(), await temporaryDirectory()];
  const installations = {
    one: { ...github.env, RUNNER_TEMP: one.path },
    two: { ...github.env, RUNNER_TEMP: two.path },
    uncached: {},
  };
  const run = (where: keyof typeof installations, inputs: Values, env: Values = {}): Promise<ActionRun> => {
    const suite: RunOptions = suites[framework];
    const common = { ...cloud.service, 'embedded-scenario': '', 'artifact-name': '', 'missing-tests': 'fail', history: 'cache' };
    return runAction({ ...suite, inputs: { ...suite.inputs, ...common, ...inputs }, env: { ...installations[where], ...env } });
  };
  return {
    github,
    run,
    job: (index: number, where: keyof typeof installations, inputs: Values = {}, env: Values = {}): Promise<ActionRun> =>
      run(where, { shards: '2', 'shard-index': String(index), ...inputs }, env),
    /** An earlier run of the workflow on the first installation, whose durations are kept in the cache. */
    measure: async (): Promise<readonly string[]> => {
      await using earlier = await run('one', { shards: '1' }, { GITHUB_RUN_ID: '4700' });
      return await ranIn(earlier);
    },
    /** The tests that each request names; empty for the runner's own split. */
    named: (): readonly unknown[] =>
      cloud.cloud.requests
        .filter(({ method, path }) => method === 'POST' && path.endsWith('/build'))
        .map(({ body }) => body as Values)
        .map((body) => body.class ?? body['only-testing'] ?? []),
    [Symbol.asyncDispose]: async () => {
      for (const each of [cloud, github, one, two]) await each[Symbol.asyncDispose]();
    },
  };
};

/** The tests of all jobs; one that ran in two jobs is there twice. */
const ranIn = async (...runs: readonly ActionRun[]): Promise<readonly string[]> => {
  const documents = await Promise.all(runs.map((run) => run.readText('mobile-test-results/results.json')));
  return documents
    .flatMap((text) => JSON.parse(text).results.tests)
    .map(({ suite, name }: { suite: string; name: string }) => `${suite}#${name}`)
    .toSorted();
};

describe.each(['espresso', 'xcuitest'] as const)('two jobs of a balanced matrix run every test once (%s)', (framework) => {
  it.each([
    ['on one installation of the runner', 'one', 'one'],
    ['on two installations', 'one', 'two'],
    ['without a cache', 'uncached', 'uncached'],
  ] as const)('%s', async (_what, where0, where1) => {
    await using matrix = await openMatrix(framework);
    const suite = await matrix.measure();
    await using first = await matrix.job(0, where0);
    await using second = await matrix.job(1, where1);
    expect([first.outputs.verdict, second.outputs.verdict]).toEqual(['passed', 'passed']);
    expect(await ranIn(first, second)).toEqual(suite);
  });
});
