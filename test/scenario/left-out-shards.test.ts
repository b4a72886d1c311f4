import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { startGitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { collector, espresso, galaxy, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

const cart = 'com.example.shop.CartTest';
/** Tests of the sample suite. Of five shards, the first runs all of them. */
const known = [
  { class: cart, name: 'addsItem' },
  { class: cart, name: 'removesItem' },
  { class: 'com.example.shop.LoginTest', name: 'signsIn' },
];
/** Test that the suite makes at run time, in the first shard and in the fourth. */
const sorts = { class: cart, name: 'sorts' };
const made = { class: cart, name: 'made' };

const openShop = async (tests: readonly (typeof sorts)[], changes: ScenarioInput = {}) => {
  const espressoTests = [...known, ...tests].map((each) => ({ ...each, 'duration-seconds': 60 }));
  const cloud = await standingCloud(scenario({ tests: { espresso: espressoTests }, 'time-scale': 1, ...changes }));
  const github = await startGitHubServices();
  const temp = await temporaryDirectory();
  const env = (given: Inputs): Inputs => ({ ...github.env, RUNNER_TEMP: temp.path, ...given });
  return {
    run: (inputs: Inputs = {}, given: Inputs = {}): Promise<ActionRun> => {
      const common = { shards: '5', 'poll-interval-seconds': 'auto', 'missing-tests': 'fail' };
      const options = espresso({ ...common, ...cloud.service, ...inputs });
      const suite = { 'test.apk': { copyOf: 'samples/suites/classpath-suite.apk' } };
      return runAction({ ...options, files: { ...options.files, ...suite }, env: env(given) });
    },
    collect: (inputs: Inputs = {}, given: Inputs = {}): Promise<ActionRun> =>
      runAction(collector({ ...cloud.service, ...inputs }, env(given))),
    /** Shards of all builds, from 1, or the tests of a retry, in the order of their starts. */
    shards: (): readonly unknown[] =>
      cloud.cloud.startedBuilds().map(({ capabilities: { shardIndex, class: tests } }) => tests ?? Number(shardIndex) + 1),
    [Symbol.asyncDispose]: async () => {
      for (const each of [cloud, github, temp]) await each[Symbol.asyncDispose]();
    },
  };
};

const it = base
  .extend(
    'shop',
    opened(() => openShop([sorts, made], { overrides: [{ test: '*#made', outcome: 'fail' }] })),
  )
  .extend(
    'plainShop',
    opened(() => openShop([])),
  );

const left = 'shards 2, 3, 4 and 5 of 5 were left out as empty';
const reason = new RegExp(
  `^${left.replace('shards', 'Shards')}, but Google Pixel 7-13\\.0, shard 1 of 5, reported the test com\\.example\\.shop\\.CartTest#sorts, which the suite was not known to have.*Re-run all jobs \\[split-unknown\\]\\.$`,
);

describe('shards that were left out as empty', () => {
  it('start once a session reports a test that the suite was not known to have', async ({ shop }) => {
    await using step = await shop.run();
    expect(step.outputs).toMatchObject({ verdict: 'failed', tests: '5', failed: '1' });
    expect(step.outputs['failed-tests']).toContain('CartTest#made @');
    expect(shop.shards()).toEqual([1, 2, 3, 4, 5]);
    expect(step.text).toContain(`Shards${left.slice(6)}`);
    await using whole = await shop.run({ shards: '1', project: 'whole' });
    expect(whole.outputs).toMatchObject({ verdict: 'failed', tests: '5', failed: '1' });
  });

  it('start on every device where one of them reports such a test', async () => {
    await using shop = await openShop([sorts, made], { overrides: [{ test: '*#sorts', device: 'Samsung*', absent: true }] });
    await using step = await shop.run({ devices: `${pixel}\n${galaxy}` });
    expect(step.outputs).toMatchObject({ verdict: 'passed', sessions: '10' });
  });

  it('start while other sessions still run', async () => {
    await using shop = await openShop([sorts, made], { sessions: [{ device: 'Samsung*', shard: 0, 'startup-seconds': 3_600 }] });
    await using step = await shop.run({ devices: `${pixel}\n${galaxy}` });
    expect(step.outputs).toMatchObject({ verdict: 'passed', sessions: '10' });
    const slow = step.stdout.indexOf(`${galaxy}, shard 1 of 5: done`);
    expect(step.stdout.lastIndexOf('\nStarted ')).toBeLessThan(slow);
  });

  it.each([
    ['no session reports one: control', [], {}],
    ['the service writes known tests in another way: control', [], { 'api-version': 'v2' }],
  ] as const)('stay out where %s', async (_what, tests, inputs) => {
    await using shop = await openShop(tests);
    await using step = await shop.run(inputs);
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '3' });
    expect(shop.shards()).toEqual([1]);
  });

  it('are an error that names them, if the budget allows no more', async ({ shop }) => {
    await using step = await shop.run({ 'max-device-minutes': '3' });
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
    expect(shop.shards()).toEqual([1]);
  });

  it('are an error that names them, if they belong to other jobs of the matrix, and in the collector', async ({ shop }) => {
    const inputs = { history: 'cache' };
    await using empty = await shop.run({ ...inputs, 'shard-index': '3' });
    expect(empty.outputs).toMatchObject({ verdict: 'passed', tests: '0' });
    await using job = await shop.run({ ...inputs, 'shard-index': '0' });
    expect(job.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
    await using all = await shop.collect(inputs);
    expect(all.outputs.verdict).toBe('error');
    expect(all.outputs.reason).toMatch(/4 and 5 of 5 were left out as empty.*Re-run all jobs/);
  });

  it('run in "Re-run all jobs", since the history knows', async ({ shop }) => {
    const inputs = { history: 'cache' };
    await using _first = await shop.run({ ...inputs, 'shard-index': '0' });
    const attempt = { GITHUB_RUN_ATTEMPT: '2' };
    for (const shard of ['0', '1', '2', '3', '4']) {
      await using _job = await shop.run({ ...inputs, 'shard-index': shard }, attempt);
    }
    expect(new Set(shop.shards())).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(shop.shards()).toHaveLength(5);
    await using all = await shop.collect(inputs, attempt);
    expect(all.outputs).toMatchObject({ verdict: 'failed', tests: '5', failed: '1' });
  });

  it('are an error in the collector alone, where no job waits', async ({ shop }) => {
    await using _job = await shop.run({ wait: 'false' });
    await using all = await shop.collect();
    expect(all.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
  });

  it('are started by later runs from the beginning', async ({ shop }) => {
    const inputs = { history: 'cache' };
    await using _first = await shop.run(inputs);
    await using step = await shop.run(inputs, { GITHUB_RUN_ID: '4712' });
    expect(step.outputs).toMatchObject({ verdict: 'failed', tests: '5' });
    expect(step.text).not.toMatch(/have no test|left out/);
    expect(shop.shards()).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  });

  it('are kept by "Re-run failed jobs"', async ({ shop }) => {
    await using _first = await shop.run();
    await using second = await shop.run({}, { GITHUB_RUN_ATTEMPT: '2' });
    expect(second.outputs).toMatchObject({ verdict: 'failed', tests: '5' });
    // Only the failed test ran again.
    expect(shop.shards()).toEqual([1, 2, 3, 4, 5, [`${cart}#made`]]);
  });

  it('are not started by fail-fast after a failure', async () => {
    await using shop = await openShop([sorts, made], { overrides: [{ test: '*#sorts', outcome: 'fail' }] });
    await using step = await shop.run({ 'fail-fast': 'true' });
    expect(step.outputs.verdict).toBe('failed');
    expect(shop.shards()).toEqual([1]);
  });

  it('stay out of later runs where all tests were known: control', async ({ plainShop }) => {
    const inputs = { history: 'cache' };
    await using _first = await plainShop.run(inputs);
    await using _second = await plainShop.run(inputs, { GITHUB_RUN_ID: '4712' });
    expect(plainShop.shards()).toEqual([1, 1]);
  });
});
