import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { json } from '../helpers/loopback-server.ts';
import type { ActionRun } from '../helpers/runner.ts';
import { galaxy, pixel, quarantined } from '../helpers/scenario.ts';
import { discoveringCloud } from '../helpers/standing-cloud.ts';
import { inMatrix, mainEvent, newTest, openPullRequest, startedIn, timesOf } from './repeat-steps.ts';

const uiTests = 'ShopUITests';

/** Fails in its third and sixth run. */
const unstable: ScenarioInput = { overrides: [{ test: '*#addsItem', 'failing-runs': [3, 6] }] };
const unstableTests = JSON.stringify([`${newTest} @ ${pixel}`]);
const oneAtATime: ScenarioInput = { plan: { parallel: 1, queue: 0 } };
/** The first session starts at once. Sessions that repeat tests start slowly. */
const slowRepeats: ScenarioInput = { ...oneAtATime, sessions: [{ 'startup-seconds': 60 }, { times: 1, 'startup-seconds': 2 }] };

const minutesOf = ({ outputs }: ActionRun): number => Number(outputs['device-minutes']);

const planOf = async (run: ActionRun) => JSON.parse(await run.readText('mobile-test-results/plan.json'));

const fiveTimes = { [newTest]: 5 };

const it = base.extend('repository', opened(openPullRequest)).extend('cloud', opened(discoveringCloud));

describe('repeat-new and max-device-minutes', () => {
  it('repeats nothing where the repeats are predicted to exceed the budget', async ({ repository }) => {
    await using plain = await repository.step({}, { 'repeat-new': '0' });
    const budget = (minutesOf(plain) + 0.2).toFixed(1);
    await using run = await repository.step(unstable, { 'max-device-minutes': budget }, { run: 3 });
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(startedIn(run)).toBe(1);
    expect(run.summary).toMatch(
      /Nothing is repeated: [\d.]+ device minutes are used, the budget is [\d.]+, and 5 repeats are predicted to take [\d.]+\./,
    );
    await using free = await repository.step(unstable, {}, { run: 3 });
    expect(free.outputs).toMatchObject({ verdict: 'failed', unstable: unstableTests });
  });

  it('says how many repeats ran where the budget ends while they run', async ({ repository }) => {
    await using run = await repository.step(slowRepeats, { 'max-device-minutes': '3.5' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    const starts = startedIn(run) - 1;
    expect(starts).toBeGreaterThan(1);
    expect(starts).toBeLessThan(5);
    expect(run.summary).toMatch(new RegExp(`${5 - starts} repeats? (?:was|were) not started, to stay within`));
    expect(run.summary).toContain(`${starts} of 5 repeats of new and changed tests ran.`);
    expect(run.summary).toContain(`${starts + 1} of ${starts + 1} runs passed`);
  });
});

describe('repeat-new and fail-fast', () => {
  it('repeats nothing once the verdict can no longer be green', async ({ repository }) => {
    const failing: ScenarioInput = { overrides: [{ test: '*#showsReceipt', outcome: 'fail' }] };
    await using run = await repository.step(failing, { 'fail-fast': 'true', retries: '1' });
    expect(run.outputs).toMatchObject({ verdict: 'failed', unstable: '[]', failed: '1' });
    expect(startedIn(run)).toBe(2);
    expect(run.summary).toContain('Nothing is repeated: the verdict can no longer be green (`fail-fast`).');
    await using without = await repository.step(failing, {}, { run: 3 });
    expect(startedIn(without)).toBe(6);
  });

  it('repeats new tests although a quarantined test failed', async ({ repository }) => {
    const failing: ScenarioInput = { overrides: [{ test: '*#showsReceipt', outcome: 'fail' }] };
    const more = { files: { 'known.yml': quarantined('*#showsReceipt') } };
    await using run = await repository.step(failing, { 'fail-fast': 'true', quarantine: 'known.yml' }, { more });
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(startedIn(run)).toBe(6);
  });

  it('starts no more repeats once a test is known to be unstable', async ({ repository }) => {
    await using run = await repository.step({ ...unstable, ...oneAtATime }, { 'fail-fast': 'true' });
    expect(run.outputs).toMatchObject({ verdict: 'failed', unstable: unstableTests });
    expect(startedIn(run)).toBe(3);
    expect(run.summary).toContain('3 repeats were not started, since a new test is known to be unstable');
  });
});

describe('in a matrix, each test is repeated by one job', () => {
  it('each test is repeated by one job without a cache, where one sees the builds of the other', async ({
    repository,
    cloud,
  }) => {
    await using first = await repository.stepOn(cloud.service, {}, { more: inMatrix({ device: pixel }, false) });
    await using second = await repository.stepOn(
      cloud.service,
      { devices: galaxy },
      { more: inMatrix({ device: galaxy }, false) },
    );
    expect([first, second].map(startedIn)).toEqual([6, 1]);
    expect(second.text).toContain('Other jobs of this matrix repeat 1 of these tests.');
    expect(timesOf(cloud)).toEqual(fiveTimes);
  });

  it('each test is repeated by one job where each job runs a shard', async ({ cloud }) => {
    const added = [newTest, 'com.example.shop.CheckoutTest#showsReceipt', 'com.example.shop.InventoryTest#testRestocks'];
    await using repository = await openPullRequest([], added);
    const step = (index: number) =>
      repository.stepOn(
        cloud.service,
        { shards: '2', 'shard-index': String(index), 'shard-by': 'hash' },
        { more: inMatrix({ shard: String(index) }, true) },
      );
    await using first = await step(0);
    await using second = await step(1);
    expect([first, second].map(({ outputs }) => outputs.verdict)).toEqual(['passed', 'passed']);
    expect(timesOf(cloud)).toEqual(Object.fromEntries(added.map((test) => [test, 5])));
  });
});

describe('a re-run repeats nothing twice', () => {
  it('a re-run repeats nothing twice and keeps what was shown, also of an unstable test', async ({ repository }) => {
    await using cloud = await discoveringCloud(unstable);
    await using first = await repository.stepOn(cloud.service);
    expect(first.outputs).toMatchObject({ verdict: 'failed', unstable: unstableTests });
    await using again = await repository.stepOn(cloud.service, {}, { attempt: 2 });
    expect(again.outputs).toMatchObject({ verdict: 'failed', unstable: unstableTests, reason: first.outputs.reason });
    expect(cloud.cloud.startedBuilds()).toHaveLength(6);
    expect(again.summary).toContain('passed in 4 of 6 runs');
  });

  it('a re-run repeats nothing twice where other tests failed and run again', async ({ repository }) => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#showsReceipt', flaky: 1 }] });
    await using first = await repository.stepOn(cloud.service);
    expect(first.outputs).toMatchObject({ verdict: 'failed', failed: '1', unstable: '[]' });
    await using again = await repository.stepOn(cloud.service, {}, { attempt: 2 });
    expect(again.outputs).toMatchObject({ verdict: 'passed', flaky: '1', unstable: '[]' });
    expect(again.summary).toContain('6 of 6 runs passed');
    expect(timesOf(cloud)).toEqual(fiveTimes);
    expect(cloud.cloud.startedBuilds()).toHaveLength(7);
  });

  it('a re-run repeats nothing twice and keeps what failed in a repeat before its session died, also in the collector', async () => {
    const [adds, removes] = [newTest, 'com.example.shop.CartTest#removesItems'];
    await using repository = await openPullRequest([], [adds, removes]);
    await using cloud = await discoveringCloud({
      overrides: [{ test: '*#addsItem', 'failing-runs': [2] }],
      sessions: [
        { fate: 'crashes', 'after-tests': 1, times: 2 },
        { fate: 'runs', times: 1 },
      ],
    });
    const once = { 'repeat-new': '1', project: 'shop' };
    await using first = await repository.stepOn(cloud.service, once);
    expect(first.outputs).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('[new-test-unstable]') });
    await using again = await repository.stepOn(cloud.service, once, { attempt: 2 });
    expect(again.outputs).toMatchObject({ verdict: 'failed', unstable: first.outputs.unstable });
    expect(cloud.cloud.startedBuilds()).toHaveLength(2);
    await using all = await repository.collect({ ...cloud.service, project: 'shop' }, { attempt: 2 });
    expect(all.outputs).toMatchObject({ verdict: 'failed', unstable: first.outputs.unstable });
  });

  it('a re-run starts a repeat again whose session the service could not run', async ({ repository }) => {
    await using cloud = await discoveringCloud({
      sessions: [
        { fate: 'errors', times: 2 },
        { fate: 'runs', times: 1 },
      ],
    });
    const once = { 'repeat-new': '1' };
    await using first = await repository.stepOn(cloud.service, once);
    expect(first.outputs.verdict).toBe('passed');
    expect(first.summary).toContain('0 of 1 repeats of new and changed tests ran.');
    await using again = await repository.stepOn(cloud.service, once, { attempt: 2 });
    expect(again.summary).toContain('2 of 2 runs passed');
    expect(cloud.cloud.startedBuilds()).toHaveLength(3);
  });

  it('a re-run repeats nothing twice where the earlier repeats cannot be listed', async ({ repository, cloud }) => {
    await using first = await repository.stepOn(cloud.service);
    expect(startedIn(first)).toBe(6);
    // The first listing finds the build of the tests.
    cloud.cloud.setFaults([
      { action: 'status', method: 'GET', path: '/app-automate/espresso/projects/*', nth: 2, times: 99, status: 503 },
    ]);
    await using again = await repository.stepOn(cloud.service, {}, { attempt: 2 });
    expect(again.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(again.summary).toMatch(/Nothing is repeated: /);
    expect(cloud.cloud.startedBuilds()).toHaveLength(6);
  });
});

it('repeats run on the device that took over from one that the service could not start', async ({ repository }) => {
  await using cloud = await discoveringCloud({ sessions: [{ device: pixel, fate: 'errors' }] });
  await using run = await repository.stepOn(cloud.service, { devices: `${pixel} | Google Pixel 8-14.0` });
  expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]', tests: '12' });
  expect(run.summary).toContain('6 of 6 runs passed');
  const [first, ...others] = cloud.cloud.startedBuilds().map(({ capabilities }) => capabilities.devices);
  expect([first, ...others]).toEqual([[pixel], ...Array(6).fill(['Google Pixel 8-14.0'])]);
});

it('tests are repeated on the first of several devices, and none where the step only waits for builds', async ({
  repository,
  cloud,
}) => {
  await using run = await repository.stepOn(cloud.service, { devices: `${galaxy}\n${pixel}` });
  expect(run.outputs).toMatchObject({ verdict: 'passed', sessions: '2' });
  const devices = cloud.cloud.startedBuilds().map(({ capabilities }) => capabilities.devices);
  expect(devices).toEqual([[galaxy, pixel], ...Array(5).fill([galaxy])]);
  const inputs = { app: '', 'test-suite': '', devices: '', 'build-ids': run.outputs['build-ids'] ?? '' };
  await using waiting = await repository.stepOn(cloud.service, inputs, { run: 3 });
  expect(waiting.outputs.verdict).toBe('passed');
  expect(waiting.text).toContain('Nothing is repeated: `repeat-new` does not apply to `build-ids`');
  expect(cloud.cloud.startedBuilds()).toHaveLength(6);
});

describe('the plan of repeats', () => {
  it('names the tests and their price in a dry run, and sends nothing', async ({ repository }) => {
    await using run = await repository.step({}, { 'dry-run': 'true' });
    expect(run.outputs).toMatchObject({ verdict: 'planned', unstable: '[]' });
    expect(run.summary).toMatch(
      new RegExp(
        `1 new or changed test runs 5 more times each on ${pixel} after they pass \\(5 sessions, predicted [\\d.]+ device minutes\\): ${newTest.replace('#', '&#35;')}\\.`,
      ),
    );
    expect((await planOf(run)).repeats).toEqual({ times: 5, device: pixel, tests: [newTest], predictedMs: expect.any(Number) });
    expect(startedIn(run)).toBe(0);
  });

  it('is what the doctor shows as well', async ({ repository }) => {
    const more = { actionFile: 'doctor/action.yml' };
    await using run = await repository.step({}, {}, { more });
    expect(run.text).toContain(`1 new or changed test runs 5 more times each on ${pixel} after they pass`);
  });

  it('says why nothing would be repeated', async ({ repository }) => {
    await using run = await repository.step({}, { 'dry-run': 'true', history: 'off' });
    expect(run.summary).toContain('Nothing is repeated: without a history (`history: off`)');
    expect((await planOf(run)).repeats).toBeUndefined();
  });

  it('has only new tests where the changed files cannot be read', async ({ cloud }) => {
    const file = 'app/src/androidTest/kotlin/com/example/shop/CheckoutTest.kt';
    await using repository = await openPullRequest([file]);
    repository.github.fail({ method: 'GET', path: /\/pulls\/7\/files/, response: json({}, 403) });
    await using run = await repository.stepOn(cloud.service);
    expect(run.outputs.verdict).toBe('passed');
    expect(timesOf(cloud)).toEqual(fiveTimes);
    expect(run.text).toContain('Only tests that are new run again: the list of changed files could not be read');
  });
});

describe('a run that ends while it repeats tests', () => {
  const hanging: ScenarioInput = {
    sessions: [
      { fate: 'hangs', 'after-tests': 0 },
      { times: 1, fate: 'runs' },
    ],
  };

  it('a run that ends by its time limit while it repeats tests has a notice', async ({ repository }) => {
    await using run = await repository.step(hanging, { 'timeout-minutes': '0.15' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]', tests: '12' });
    expect(run.summary).toContain('0 of 5 repeats of new and changed tests ran.');
  });
});

describe('repeats of other frameworks', () => {
  const xcuitest = { framework: 'xcuitest' };
  const maestro = { framework: 'maestro' };
  const main = { run: 1, event: mainEvent };

  it('leave XCUITests alone whose names only begin like theirs', async ({ repository }) => {
    const own = ['testAdd', 'testAddAll', 'testRemove'].map((name) => ({ class: 'SearchUITests', name, 'duration-seconds': 2 }));
    await using cloud = await discoveringCloud({ tests: { xcuitest: own } });
    const inputs = { ...xcuitest, ...cloud.service, 'missing-tests': 'ignore' };
    const more = { files: { 'ShopUITests.zip': { copyOf: 'samples/suites/similar-names.zip' } } };
    await using before = await repository.any({ ...inputs, tests: `!${uiTests}/SearchUITests/testAdd` }, {}, { ...main, more });
    expect(before.outputs).toMatchObject({ verdict: 'passed', tests: '2' });
    await using run = await repository.any({ ...inputs, 'repeat-new': '2' }, {}, { more });
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '3' });
    expect(run.summary).toContain('3 of 3 runs passed');
    expect(cloud.cloud.startedBuilds().slice(2)).toHaveLength(2);
    for (const { capabilities } of cloud.cloud.startedBuilds().slice(2))
      expect(capabilities).toMatchObject({
        'only-testing': [`${uiTests}/SearchUITests/testAdd`],
        'skip-testing': [`${uiTests}/SearchUITests/testAddAll`],
      });
  });

  it('run changed flows of Maestro', async ({ cloud }) => {
    await using repository = await openPullRequest(['.maestro/checkout/pay-with-card.yaml', 'config.yaml']);
    const inputs = { ...maestro, ...cloud.service };
    await using _before = await repository.any(inputs, {}, main);
    await using run = await repository.any({ ...inputs, 'repeat-new': '2' }, {});
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5' });
    expect(run.summary).toContain('3 of 3 runs passed');
    const executed = cloud.cloud.startedBuilds().map(({ capabilities }) => capabilities.execute);
    expect(executed.slice(2)).toEqual(Array(2).fill([expect.stringMatching(/checkout\/pay-with-card\.yaml$/)]));
  });
});
