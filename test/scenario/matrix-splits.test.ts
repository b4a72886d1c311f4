import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../helpers/deviations.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import type { CacheEntry } from '../helpers/github/results.ts';
import { startGitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { collector, embedded, galaxy, type Inputs, pixel, uploading } from '../helpers/scenario.ts';
import { discoveringCloud } from '../helpers/standing-cloud.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

/** One class of each suite is slow, so that shards balanced by duration differ from shards balanced by count. */
const uneven: ScenarioInput = {
  overrides: [
    { 'duration-seconds': 1 },
    { test: '*LoginUITests*', 'duration-seconds': 60 },
    { test: '*SearchTest*', 'duration-seconds': 60 },
  ],
};

const options = { espresso: { 'shard-by': 'duration' }, xcuitest: {} };

interface Measured {
  readonly tests: readonly string[];
  readonly entries: readonly CacheEntry[];
}

const measure = async (framework: keyof typeof options): Promise<Measured> => {
  await using matrix = await openMatrix(framework);
  await using earlier = await matrix.run('one', { shards: '1' }, { GITHUB_RUN_ID: '4700' });
  return { tests: await ranIn(earlier), entries: matrix.github.cacheEntries() };
};

/** Opens the jobs of a matrix on runners with different folders; `uncached` cannot reach the cache. */
const openMatrix = async (framework: keyof typeof options = 'espresso', deviations: readonly Deviation[] = []) => {
  const cloud = await discoveringCloud(uneven, deviations);
  const github = await startGitHubServices();
  const [one, two] = [await temporaryDirectory(), await temporaryDirectory()];
  const installations = {
    one: { ...github.env, RUNNER_TEMP: one.path },
    two: { ...github.env, RUNNER_TEMP: two.path },
    uncached: {},
  };
  const run = (where: keyof typeof installations, inputs: Inputs, env: Inputs = {}): Promise<ActionRun> => {
    const common = { ...cloud.service, 'artifact-name': '', 'missing-tests': 'fail', history: 'cache' };
    const step = embedded({ framework, ...options[framework], ...common, ...inputs });
    return runAction({ ...step, env: { ...installations[where], ...env } });
  };
  return {
    github,
    service: cloud.service,
    run,
    job: (index: number, where: keyof typeof installations, inputs: Inputs = {}, env: Inputs = {}): Promise<ActionRun> =>
      run(where, { shards: '2', 'shard-index': String(index), ...inputs }, env),
    upload: (): Promise<ActionRun> => runAction({ ...uploading({ ...cloud.service, framework }), env: installations.one }),
    /** Stores the durations of an earlier run in the cache. Returns the tests of the run. */
    measure: async (): Promise<readonly string[]> => {
      const { tests, entries } = await measureOnce(framework);
      entries.forEach(github.addCacheEntry);
      return tests;
    },
    [Symbol.asyncDispose]: async () => {
      for (const each of [cloud, github, one, two]) await each[Symbol.asyncDispose]();
    },
  };
};

const measured = new Map<keyof typeof options, Promise<Measured>>();

const measureOnce = (framework: keyof typeof options): Promise<Measured> => {
  const done = measured.get(framework) ?? measure(framework);
  measured.set(framework, done);
  return done;
};

/** Tests of all jobs. A test that ran in two jobs is listed twice. */
const ranIn = async (...runs: readonly ActionRun[]): Promise<readonly string[]> => {
  const documents = await Promise.all(runs.map((run) => run.results()));
  return documents
    .flatMap(({ tests }) => tests)
    .map(({ suite, name }: { suite: string; name: string }) => `${suite}#${name}`)
    .toSorted();
};

/** Message if jobs cannot agree on durations. */
const alone = /notice: The suite is split by (hash|the number of tests), not by duration: the jobs of this matrix cannot agree/;

const it = base.extend('matrix', opened(openMatrix));

describe.each(['espresso', 'xcuitest'] as const)('balanced matrices of %s', (framework) => {
  it.each([
    ['on one installation of the runner', 'one', 'one', true],
    ['on two installations', 'one', 'two', true],
    ['without a cache', 'uncached', 'uncached', false],
    ['where only the first reaches the cache', 'one', 'uncached', true],
    ['where only the second reaches the cache', 'uncached', 'one', false],
  ] as const)('two jobs of a balanced matrix run every test once %s', async (_where, where0, where1, isBalanced) => {
    await using matrix = await openMatrix(framework);
    const suite = await matrix.measure();
    await using first = await matrix.job(0, where0);
    await using second = await matrix.job(1, where1);
    expect(await ranIn(first, second)).toEqual(suite);
    for (const { text } of [first, second]) expect(alone.test(text)).toBe(!isBalanced);
    const sizes = await Promise.all([first, second].map(async (run) => (await ranIn(run)).length));
    expect(sizes.some((size) => size <= 2) && sizes.some((size) => size >= 4)).toBe(isBalanced);
  });

  it('two jobs run every test once where the number of shards depends on durations', async () => {
    await using matrix = await openMatrix(framework);
    const suite = await matrix.measure();
    const auto = { shards: 'auto', 'max-shards': '3', 'target-minutes': '0.8' };
    await using first = await matrix.job(0, 'one', auto);
    await using second = await matrix.job(1, 'uncached', auto);
    await using third = await matrix.job(2, 'two', auto);
    expect(await ranIn(first, second, third)).toEqual(suite);
  });

  it('two jobs run every test once where one runs again and no longer reaches the cache', async () => {
    await using matrix = await openMatrix(framework);
    const suite = await matrix.measure();
    await using first = await matrix.job(0, 'one');
    await using _failed = await matrix.job(1, 'one', { 'max-device-minutes': '0.1' });
    expect(_failed.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    await using second = await matrix.job(1, 'uncached', {}, { GITHUB_RUN_ATTEMPT: '2' });
    expect(await ranIn(first, second)).toEqual(suite);
    await using again = await matrix.job(1, 'uncached', {}, { GITHUB_RUN_ATTEMPT: '3' });
    expect(again.outputs).toMatchObject({ verdict: 'passed', 'build-ids': second.outputs['build-ids'] });
  });
});

describe('jobs of a balanced matrix that cannot come to one split', () => {
  const shards = { shards: '3' };

  it('start nothing, where builds of others do not show what is left', async ({ matrix }) => {
    await matrix.measure();
    await using _first = await matrix.job(0, 'one', shards);
    await using second = await matrix.job(1, 'uncached', shards);
    expect(second.outputs).toMatchObject({ 'build-ids': '[]', reason: expect.stringContaining('[matrix-plans-differ]') });
  });

  it('start nothing, where the tests are unknown to one', async ({ matrix }) => {
    await using upload = await matrix.upload();
    const { 'app-ref': app = '', 'test-suite-ref': suite = '' } = upload.outputs;
    // The cache holds the tests of an upload, so an uncached job does not know them.
    const references = { app, 'test-suite': suite, 'missing-tests': 'ignore' };
    await using _first = await matrix.job(0, 'one', references);
    await using second = await matrix.job(1, 'uncached', references);
    expect(second.outputs.reason).toContain('[matrix-plans-differ]');
    const later = { GITHUB_RUN_ID: '4712' };
    await using blind = await matrix.job(1, 'uncached', references, later);
    await using seeing = await matrix.job(0, 'one', references, later);
    expect(await ranIn(blind, seeing)).toEqual(await matrix.measure());
  });

  it('are red where they started at the same moment, and agree when all run again', async () => {
    // Neither job sees the build of the other job before it starts a build.
    let hidden = 0;
    const hide = (body: string): string => (body.includes('mtc1') && ++hidden <= 2 ? body.replaceAll('mtc1', 'none') : body);
    await using matrix = await openMatrix('espresso', [{ of: 'listing', text: hide }]);
    const suite = await matrix.measure();
    await using _first = await matrix.job(0, 'one');
    await using second = await matrix.job(1, 'uncached');
    expect(second.outputs.reason).toContain('[matrix-plans-differ]');
    const attempt2 = { GITHUB_RUN_ATTEMPT: '2' };
    await using third = await matrix.job(0, 'one', {}, attempt2);
    await using fourth = await matrix.job(1, 'uncached', {}, attempt2);
    expect(await ranIn(third, fourth)).toEqual(suite);
  });

  it('are told apart by their project, where variants share the rest', async ({ matrix }) => {
    await matrix.measure();
    await using paid = await matrix.job(0, 'one', { ...shards, project: 'paid' });
    await using free = await matrix.job(1, 'uncached', { ...shards, project: 'free' });
    expect([paid, free].map(({ outputs }) => outputs.verdict)).toEqual(['passed', 'passed']);
  });
});

describe('a matrix whose tests are all in one shard', () => {
  const single = { tests: 'com.example.shop.CartTest#addsItem', 'shard-by': 'hash' };

  /** Runs a job for each device and shard, then the collector. `excluded` leaves out the second device's shard with the test. */
  const collectExcluding = async (excluded: boolean, needs: string) => {
    await using matrix = await openMatrix();
    const { token } = matrix.github;
    const stored = { ...single, 'github-token': token, 'artifact-name': 'derived', history: 'off' };
    const ran: number[] = [];
    for (const devices of [pixel, galaxy])
      for (const index of [0, 1]) {
        if (excluded && devices === galaxy && ran.includes(index)) continue;
        await using job = await matrix.job(index, 'one', { ...stored, devices });
        if (job.outputs['build-ids'] !== '[]') ran.push(index);
      }
    return await runAction(collector({ ...matrix.service, 'github-token': token, needs }, matrix.github.env));
  };

  it.each([
    ['without `needs`', ''],
    ['with `needs`', JSON.stringify({ test: { result: 'success', outputs: {} } })],
  ])('is in error where `exclude` leaves a device only a job with nothing to start, %s', async (_what, needs) => {
    await using step = await collectExcluding(true, needs);
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining(`has no build on ${galaxy}`) });
  });

  it('is green where each device ran the shard with the test: control', async () => {
    await using step = await collectExcluding(false, '');
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '2', sessions: '2' });
  });
});
