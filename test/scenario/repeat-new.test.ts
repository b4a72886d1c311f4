import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { collector, type Inputs, pixel, quarantined } from '../helpers/scenario.ts';
import { discoveringCloud } from '../helpers/standing-cloud.ts';
import { newTest, openPullRequest, repeatedBy, startedIn } from './repeat-steps.ts';

const counts = ({ outputs }: ActionRun) => {
  const { tests, passed, failed, skipped, flaky, missing, quarantined } = outputs;
  return { tests, passed, failed, skipped, flaky, missing, quarantined };
};

const extraOf = async (run: ActionRun, name: string) =>
  (await run.results()).tests.find((test: { name: string }) => test.name === name).extra;

/** Fails in its third and sixth run. */
const unstable: ScenarioInput = { overrides: [{ test: '*#addsItem', 'failing-runs': [3, 6] }] };
const listed = JSON.stringify([`${newTest} @ ${pixel}`]);

const quarantine = { 'quarantine.yml': quarantined('*#addsItem') };

const five = (tests: readonly string[]): readonly unknown[] => Array.from({ length: 5 }, () => tests);

const mergeEvent = {
  name: 'merge_group',
  payload: {
    repository: { default_branch: 'main' },
    merge_group: { base_sha: 'b'.repeat(40), head_sha: 'c'.repeat(40), base_ref: 'refs/heads/main' },
  },
};

const it = base.extend('repository', opened(openPullRequest)).extend('cloud', opened(discoveringCloud));

describe('repeat-new', () => {
  it('runs tests that the base branch does not know n more times, in sessions of their own with exact filters', async ({
    repository,
    cloud,
  }) => {
    await using run = await repository.stepOn(cloud.service);
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]', tests: '12', sessions: '1' });
    expect(repeatedBy(cloud)).toEqual(five([newTest]));
    expect(cloud.cloud.startedBuilds().map(({ capabilities }) => capabilities.devices)).toEqual(
      Array.from({ length: 6 }, () => [pixel]),
    );
  });

  it('says in the summary what was shown', async ({ repository }) => {
    await using run = await repository.step();
    const shown =
      '6 of 6 runs passed: a test that fails in 20 % of its runs would have failed in one of them with a probability of 74 %.';
    expect(run.summary).toContain(`1 test: ${shown}`);
    expect(run.text).toContain(`${newTest} @ ${pixel}: ${shown}`);
    expect(await run.readText('mobile-test-results/report.html')).toContain(shown);
    await using once = await repository.step({}, { 'repeat-new': '1' }, { run: 3 });
    expect(once.summary).toContain('2 of 2 runs passed');
    expect(once.summary).toContain('with a probability of 36 %');
  });

  it('runs tests again whose source file the pull request changes', async ({ cloud }) => {
    const file = 'app/src/androidTest/kotlin/com/example/shop/CheckoutTest.kt';
    await using repository = await openPullRequest([file, 'README.md'], []);
    await using run = await repository.stepOn(cloud.service);
    const expected = five([
      'com.example.shop.CheckoutTest#opensWithoutCrash',
      'com.example.shop.CheckoutTest#paysWithCard',
      'com.example.shop.CheckoutTest#showsReceipt',
    ]);
    expect(repeatedBy(cloud).map((tests) => [...(tests as string[])].sort())).toEqual(expected);
    expect(run.text).toContain('com.example.shop.CheckoutTest#paysWithCard is changed.');
  });

  it('finds the class of a test in the checked-out source, whatever the file is called', async ({ cloud }) => {
    const file = 'app/src/androidTest/kotlin/AllTests.kt';
    await using repository = await openPullRequest([file], []);
    const source = 'package com.example.shop\n\nclass CartTest {\n}\n\ninternal class OtherTest\n';
    await using run = await repository.stepOn(cloud.service, {}, { more: { files: { [file]: source } } });
    expect(run.outputs.verdict).toBe('passed');
    expect(new Set(repeatedBy(cloud).flatMap((tests) => (tests as string[]).map((test) => test.split('#')[0])))).toEqual(
      new Set(['com.example.shop.CartTest']),
    );
  });

  it('repeats as many at once as there are free slots, and the others as slots become free', async ({ repository }) => {
    await using cloud = await discoveringCloud({ plan: { parallel: 2, queue: 0 } });
    await using run = await repository.stepOn(cloud.service);
    expect(run.outputs.verdict).toBe('passed');
    expect(run.text).toContain('Slots are free for 2 of 5 builds now');
    expect(repeatedBy(cloud)).toHaveLength(5);
  });

  it('makes the verdict failed where a test was seen passing and failing, and changes no count', async ({ repository }) => {
    await using plain = await repository.step(unstable, { 'repeat-new': '0' });
    await using run = await repository.step(unstable);
    expect(run.outputs).toMatchObject({
      reason: `1 new or changed test is unstable: ${newTest} @ ${pixel} passed in 4 of 6 runs [new-test-unstable].`,
      unstable: listed,
      'failed-tests': '[]',
      'new-failures': '[]',
    });
    expect(counts(run)).toEqual(counts(plain));
    expect((await run.results()).extra.totals).toEqual((await plain.results()).extra.totals);
    expect(Number(run.outputs['device-minutes'])).toBeGreaterThan(Number(plain.outputs['device-minutes']));
  });

  it.each<[what: string, changes: ScenarioInput, inputs: Inputs]>([
    [
      'timed out',
      {
        sessions: [
          { fate: 'times-out', 'after-tests': 0 },
          { fate: 'runs', times: 1 },
        ],
      },
      {},
    ],
    [
      'ended in error',
      {
        sessions: [
          { fate: 'crashes', 'after-tests': 0 },
          { fate: 'runs', times: 1 },
        ],
      },
      {},
    ],
    [
      'timed out, though it is quarantined',
      {
        sessions: [
          { fate: 'times-out', 'after-tests': 0 },
          { fate: 'runs', times: 1 },
        ],
      },
      { quarantine: 'quarantine.yml' },
    ],
  ])('makes the verdict failed where each repeat %s', async (_what, changes, inputs) => {
    await using repository = await openPullRequest();
    await using run = await repository.step(changes, { 'repeat-new': '3', ...inputs }, { more: { files: quarantine } });
    expect(run.outputs).toMatchObject({
      verdict: 'failed',
      reason: `1 new or changed test is unstable: ${newTest} @ ${pixel} passed in 1 of 4 runs [new-test-unstable].`,
      unstable: listed,
      'failed-tests': '[]',
    });
    expect(run.text).not.toMatch(/repeats of new and changed tests ran|1 of 1 runs passed/);
  });

  it('tells of an unstable test in every report', async ({ repository }) => {
    await using run = await repository.step(unstable, { comment: 'true', 'check-name': 'Device tests' });
    const { repeats, attempt } = await extraOf(run, 'addsItem');
    expect(attempt).toBe(1);
    expect(repeats.map(({ repeat, status }: { repeat: number; status: string }) => [repeat, status])).toEqual([
      [1, 'passed'],
      [2, 'failed'],
      [3, 'passed'],
      [4, 'passed'],
      [5, 'failed'],
    ]);
    expect(repeats[1]).toMatchObject({
      message: 'java.lang.AssertionError: Fails before it passes: flaky by scenario',
      folder: expect.stringMatching(/\/repeat-2$/),
    });
    expect(await run.files()).toContain(`mobile-test-results/${repeats[1].folder}/junit.xml`);
    const said = 'passed in 4 of 6 runs';
    expect(run.summary).toContain(said);
    expect(repository.github.comments.at(-1)?.body).toContain(said);
    expect(JSON.stringify(repository.github.checkRuns.at(-1))).toContain(said);
    expect(await run.readText('mobile-test-results/report.html')).toContain(said);
    const junit = await run.readText('mobile-test-results/junit.xml');
    expect(junit).toContain(`<property name="repeats" value="${said}"/>`);
    expect(junit).toMatch(/<error[^>]*1 new or changed test is unstable/);
    const { entries } = JSON.parse(await run.readText('mobile-test-results/triage.json'));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      category: 'assertion',
      outcome: 'flaky',
      label: 'flaky',
      tests: [{ name: newTest, devices: [pixel], attempts: 6 }],
      evidence: [{ kind: 'session', folder: repeats[1].folder }],
      nextStep: expect.stringContaining('It passes and fails without a change of the code'),
    });
    expect(await run.readText('mobile-test-results/triage.md')).toContain('Fails before it passes');
    const titles = run.annotations.filter(({ level }) => level === 'error').map(({ properties }) => properties.title);
    expect(titles).toEqual([expect.stringContaining('CartTest#addsItem is new and unstable')]);
  });

  it('counts a test as unstable that needed a retry, without repeating it', async ({ repository }) => {
    await using run = await repository.step({ overrides: [{ test: '*#addsItem', flaky: 1 }] }, { retries: '1' });
    expect(run.outputs).toMatchObject({ verdict: 'failed', unstable: listed, passed: '11', flaky: '1', 'failed-tests': '[]' });
    expect(run.outputs.reason).toContain('[new-test-unstable]');
    expect(startedIn(run)).toBe(2);
    expect((await extraOf(run, 'addsItem')).repeats).toEqual([]);
  });

  it('does not repeat a new test that failed', async ({ repository }) => {
    await using run = await repository.step({ overrides: [{ test: '*#addsItem', outcome: 'fail' }] });
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', unstable: '[]' });
    expect(startedIn(run)).toBe(1);
  });

  it('leaves the verdict alone where the unstable test is quarantined', async ({ repository }) => {
    await using run = await repository.step(unstable, { quarantine: 'quarantine.yml' }, { more: { files: quarantine } });
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: listed, quarantined: '0' });
    expect(run.summary).toMatch(/passed in 4 of 6 runs, \[quarantined\]/);
  });

  it('takes a session in which no test ran for a notice, and never for a failed test', async ({ repository }) => {
    await using run = await repository.step({
      sessions: [{ fate: 'errors' }, { times: 3, fate: 'runs' }],
    });
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(run.summary).toContain('2 of 5 repeats of new and changed tests ran.');
    expect(run.summary).toContain('3 of 3 runs passed');
  });

  it('takes a repeat that could not be started for a notice, and says how many ran', async ({ repository, cloud }) => {
    cloud.cloud.setFaults([
      { action: 'status', method: 'POST', path: '/app-automate/espresso/build', nth: 4, times: 2, status: 422 },
    ]);
    await using run = await repository.stepOn(cloud.service);
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(run.summary).toContain('A repeat could not run:');
    expect(run.summary).toContain('3 of 5 repeats of new and changed tests ran.');
    expect(run.summary).toContain('4 of 4 runs passed');
  });

  it('runs in merge groups, and on no other event', async ({ repository }) => {
    await using group = await repository.step(unstable, {}, { event: mergeEvent });
    expect(group.outputs).toMatchObject({ verdict: 'failed', unstable: listed });
    await using push = await repository.step(
      unstable,
      {},
      { run: 3, event: { name: 'push', payload: { repository: { default_branch: 'main' } } } },
    );
    expect(push.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(startedIn(push)).toBe(1);
  });
});

describe('repeat-new without repeats', () => {
  it('repeat-new repeats no test of a renamed suite', async () => {
    const before = Array.from({ length: 12 }, (_, nth) => ({ class: 'com.old.ShopTest', name: `test${nth}` }));
    await using repository = await openPullRequest([], [], { tests: { espresso: before } });
    await using run = await repository.step(unstable);
    expect(run.outputs).toMatchObject({ verdict: 'passed', unstable: '[]' });
    expect(startedIn(run)).toBe(1);
    expect(run.summary).toMatch(/Nothing is repeated: 11 of 11 tests seem to be new or changed, more than 30 %/);
  });

  it('repeat-new repeats nothing where the base branch has no run yet', async ({ repository }) => {
    await using run = await repository.step(unstable, { history: 'branch:other-history' });
    expect(startedIn(run)).toBe(1);
    expect(run.summary).toContain(
      'Nothing is repeated: it is unknown which tests are new, since the history has no run of main.',
    );
  });

  it.for<[string, Inputs, RegExp]>([
    ['without a history', { history: 'off' }, /without a history \(`history: off`\)/],
    ['where the step does not wait', { wait: 'false' }, /this step does not wait for the results/],
  ])('repeat-new repeats nothing, with a notice: %s', async ([_what, inputs, why], { repository }) => {
    await using run = await repository.step(unstable, inputs);
    expect(run.outputs.unstable).toBe('[]');
    expect(startedIn(run)).toBe(1);
    expect(run.summary).toMatch(why);
  });

  it.for([
    ['EarlGrey', { framework: 'earlgrey' }],
    ['Flutter for Android', { framework: 'flutter-android', app: 'app.apk', 'test-suite': 'flutter.apk', devices: pixel }],
  ] as const)('repeat-new repeats nothing, with a notice, with %s', async ([title, inputs], { repository }) => {
    await using run = await repository.any({ ...inputs, 'repeat-new': '3', 'missing-tests': 'ignore' }, {});
    expect(run.outputs.verdict).toBe('passed');
    expect(startedIn(run)).toBe(1);
    expect(run.summary).toContain(`Nothing is repeated: single tests of ${title} cannot be run again`);
  });
});

describe('repeat-new in a collector', () => {
  it('gives the verdict of the jobs, by the quarantine of the collector', async ({ repository }) => {
    await using cloud = await discoveringCloud(unstable);
    await using job = await repository.stepOn(cloud.service);
    const env = { ...repository.github.env, GITHUB_RUN_ID: '2' };
    const inputs = { ...cloud.service, framework: 'espresso', project: 'shop-2' };
    await using step = await runAction(collector(inputs, env));
    expect(step.outputs).toMatchObject({ verdict: 'failed', unstable: listed, tests: '12', passed: '11', 'failed-tests': '[]' });
    expect(step.outputs.reason).toContain('[new-test-unstable]');
    const causes = async (run: ActionRun) =>
      JSON.parse(await run.readText('mobile-test-results/triage.json')).entries.map(
        ({ id, category, cause, tests, nextStep }: Record<string, unknown>) => ({ id, category, cause, tests, nextStep }),
      );
    const known = await causes(job);
    expect(known).toMatchObject([{ category: 'assertion', cause: { exception: 'java.lang.AssertionError' } }]);
    expect(await causes(step)).toEqual(known);
    const { repeats } = await extraOf(job, 'addsItem');
    expect((await extraOf(step, 'addsItem')).repeats).toEqual(repeats.map((each: object) => ({ ...each, folder: '' })));
    const judged = collector({ ...inputs, quarantine: 'quarantine.yml' }, env);
    await using lenient = await runAction({ ...judged, files: quarantine });
    expect(lenient.outputs).toMatchObject({ verdict: 'passed', unstable: listed });
  });
});
