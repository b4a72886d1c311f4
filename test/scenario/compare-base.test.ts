import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it, startCachedGitHub } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { galaxy, pixel, quarantined } from '../helpers/scenario.ts';
import { cart, events, failsHere, failsOnMain, mainSha, onBaseOf, openPull, removes } from './base-steps.ts';

const listed = (...tests: readonly string[]): string => JSON.stringify(tests.map((test) => `${test} @ ${pixel}`));
const counts = ({ outputs }: ActionRun) => {
  const { verdict, reason, tests, passed, failed, skipped, flaky, missing, sessions } = outputs;
  return { verdict, reason, tests, passed, failed, skipped, flaky, missing, sessions };
};

describe('compare-base', () => {
  it('runs a failed test on the app of the base branch with an exact filter, and tells it in every report', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    await using plain = await pull.step({ inputs: { 'compare-base': 'false' }, run: 49 });
    await using run = await pull.step({ inputs: { comment: 'true', 'check-name': 'Tests' } });
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', 'failing-on-base': listed(cart) });
    expect(pull.onBase().map(({ capabilities }) => [capabilities.class, capabilities.devices])).toEqual([[[cart], [pixel]]]);
    const id = pull.onBase()[0]?.id ?? '';

    const { reason: plainReason, ...before } = counts(plain);
    expect(counts(run)).toMatchObject(before);
    expect(run.outputs.reason).toBe(plainReason);
    expect(run.outputs['build-ids']).not.toContain(id);
    expect(Number(run.outputs['device-minutes'])).toBeGreaterThan(Number(plain.outputs['device-minutes']));

    expect(await onBaseOf(run)).toEqual({
      result: 'fails-on-base',
      branch: 'main',
      commit: mainSha(1),
      sessions: [{ status: 'failed', build: id, session: expect.any(String) }],
    });
    const said = 'fails on main, too (1 of 1 run at 1a2b3c4)';
    expect(run.text).toContain(`${cart} @ ${pixel} ${said}.`);
    expect(run.summary).toContain(said);
    expect(pull.github.comments.at(-1)?.body).toContain(said);
    expect(JSON.stringify(pull.github.checkRuns.at(-1))).toContain('Failed: 1 of 4; it also fails on main at 1a2b3c4');
    expect(await run.readText('mobile-test-results/report.html')).toContain(said);
    const [entry] = JSON.parse(await run.readText('mobile-test-results/triage.json')).entries;
    expect(entry).toMatchObject({
      onBase: [{ test: cart, device: pixel, result: 'fails-on-base', commit: mainSha(1), text: said }],
      nextStep: expect.stringContaining('It fails on the base branch, too, as runs of its app show'),
    });
    expect(await run.readText('mobile-test-results/triage.md')).toContain('fails on main, too');
    expect(await run.files()).toContain('mobile-test-results/sessions/Google-Pixel-7-13.0/base-1/junit.xml');
  });

  it('says that a test passes on the base branch, so that this change or flakiness is the cause', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere()] } });
    await using run = await pull.step({ inputs: { 'check-name': 'Tests' } });
    expect(run.outputs).toMatchObject({ verdict: 'failed', 'failing-on-base': '[]' });
    expect(run.summary).toContain('passes on main (1 of 1 run at 1a2b3c4): this change or flakiness');
    expect(JSON.stringify(pull.github.checkRuns.at(-1))).toContain('Failed: 1 of 4; it passes on main at 1a2b3c4');
  });

  it('names in the title how many of the failures also fail on the base branch', async () => {
    const both = { overrides: [failsHere(), failsHere('*CartTest#removes'), failsOnMain()] };
    await using pull = await openPull({ changes: both });
    await using run = await pull.step({ inputs: { 'check-name': 'Tests' } });
    expect(run.outputs).toMatchObject({ failed: '2', 'failing-on-base': listed(cart) });
    expect(JSON.stringify(pull.github.checkRuns.at(-1))).toContain('Failed: 2 of 4; 1 of 2 also fails on main at 1a2b3c4');
    // Both tests fail on one device, so one session is enough.
    expect(pull.onBase().map(({ capabilities }) => capabilities.class)).toEqual([[cart, removes]]);
  });

  it('runs a test as often as it ran on this change, and calls it unstable where its runs differ', async () => {
    // The test runs once on main and three times on the change before it runs on the base.
    await using pull = await openPull({ changes: { overrides: [{ test: '*CartTest#adds', 'failing-runs': [2, 3, 4, 6] }] } });
    await using run = await pull.step({ inputs: { retries: '2' } });
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', 'failing-on-base': '[]' });
    expect(pull.onBase()).toHaveLength(3);
    const { result, sessions } = await onBaseOf(run);
    expect([result, sessions.map(({ status }: { status: string }) => status).toSorted()]).toEqual([
      'unstable-on-base',
      ['failed', 'passed', 'passed'],
    ]);
    expect(run.summary).toContain('passes and fails on main (1 of 3 runs at 1a2b3c4 failed)');
  });

  it('tells the flaky rate that the history knows', async () => {
    const rate = { overrides: [{ test: '*CartTest#adds', 'failing-runs': [2, 4, 6] }] };
    await using pull = await openPull({ commits: 5, changes: rate });
    await using run = await pull.step();
    expect(run.summary).toMatch(
      /passes on main \(1 of 1 run at 5a2b3c4\): this change or flakiness; in the history, \d of \d outcomes failed/,
    );
  });

  it('takes the newest commit, red or green, of which at least half of the tests passed', async () => {
    const broken = ['adds', 'removes', 'signsIn'].map((name) => failsOnMain(3, `*#${name}`));
    await using pull = await openPull({ commits: 3, changes: { overrides: [failsHere(), failsOnMain(2), ...broken] } });
    await using run = await pull.step();
    expect(await onBaseOf(run)).toMatchObject({ result: 'fails-on-base', commit: mainSha(2) });
  });

  it('runs in merge groups, and on no other event', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    await using group = await pull.step({ event: events.mergeGroup });
    expect(group.outputs['failing-on-base']).toBe(listed(cart));
    await using push = await pull.step({ event: events.push, run: 51, inputs: { 'compare-base': 'true' } });
    expect(push.outputs).toMatchObject({ verdict: 'failed', 'failing-on-base': '[]' });
    expect(push.text).toContain('`compare-base` applies only to pull requests and merge groups.');
    expect(pull.onBase()).toHaveLength(1);
  });

  it('runs a test on the device where it failed, on all devices at once', async () => {
    await using pull = await openPull({
      changes: { overrides: [{ ...failsHere(), device: galaxy }, failsHere('*#removes'), failsOnMain()] },
    });
    await using run = await pull.step({ inputs: { devices: `${pixel}\n${galaxy}` } });
    expect(run.outputs.failed).toBe('3');
    const asked = pull.onBase().map(({ capabilities }) => [capabilities.devices, [...(capabilities.class as string[])].sort()]);
    expect(asked).toContainEqual([[pixel], [removes]]);
    expect(asked).toContainEqual([[galaxy], [cart, removes]]);
    expect(JSON.parse(run.outputs['failing-on-base'] ?? '')).toEqual([`${cart} @ ${galaxy}`]);
  });

  it('runs as many sessions at once as there are free slots', async () => {
    const few = { plan: { parallel: 2, queue: 0 }, overrides: [failsHere(), failsOnMain()] };
    await using pull = await openPull({ changes: few });
    await using run = await pull.step({ inputs: { retries: '3' } });
    expect(run.text).toContain('Slots are free for 2 of 4 builds now');
    expect(pull.onBase()).toHaveLength(4);
    expect((await onBaseOf(run)).sessions).toHaveLength(4);
  });

  it('compares at most 20 tests, one of each cause first', async () => {
    const suite = Array.from({ length: 60 }, (_, nth) => ({
      class: 'com.shop.ManyTest',
      name: `test${nth}`,
      'duration-seconds': 1,
    }));
    const at = (line: number) => ({ trace: `java.lang.AssertionError: wrong\n\tat com.shop.Cart.total(Cart.kt:${line})` });
    const same = Array.from({ length: 25 }, (_, nth) => ({ ...failsHere(`*#test${nth}`), ...at(7) }));
    const other = {
      ...failsHere('*#test40', 'the list is empty'),
      trace: 'java.lang.IllegalStateException: empty\n\tat com.shop.List.first(List.kt:9)',
    };
    await using pull = await openPull({ changes: { tests: { espresso: suite }, overrides: [...same, other] } });
    await using run = await pull.step();
    expect(run.outputs.failed).toBe('26');
    const { onBase } = (await run.results()).extra;
    expect([onBase.tests.length, onBase.more]).toEqual([20, 6]);
    expect(onBase.tests.map(({ name }: { name: string }) => name)).toContain('test40');
    expect(run.summary).toContain('Not compared: 6 more failed tests.');
  });

  it('compares no quarantined failure', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere()] } });
    await using run = await pull.step({
      inputs: { quarantine: 'quarantine.yml' },
      more: { files: { 'quarantine.yml': quarantined('*#adds') } },
    });
    expect(run.outputs).toMatchObject({ verdict: 'passed', quarantined: '1' });
    expect(pull.onBase()).toHaveLength(0);
  });

  it('is part of the plan and of the dry run', async () => {
    await using pull = await openPull();
    const planned = `Failed tests, at most 20, also run on main at 1a2b3c4, on the device where they failed, as often as here, at most 3 times (a session with one test predicted `;
    await using dry = await pull.step({ inputs: { 'dry-run': 'true', retries: '2', 'base-url': 'embedded' } });
    expect(dry.summary).toContain(planned);
    expect(JSON.parse(await dry.readText('mobile-test-results/plan.json')).comparison).toMatchObject({
      branch: 'main',
      commit: mainSha(1),
      predictedMs: expect.any(Number),
    });
    await using run = await pull.step({ inputs: { retries: '2' } });
    expect(run.text).toContain(planned);
    expect(pull.onBase()).toHaveLength(0);
  });

  it.each(['earlgrey', 'flutter-android', 'flutter-ios'])('is an input error with %s', async (framework) => {
    await using pull = await openPull({ commits: 0 });
    const ios = { app: 'Shop.ipa', 'test-suite': '', devices: 'iPhone 14-16' };
    await using run = await pull.step({ inputs: { framework, ...(framework === 'flutter-android' ? {} : ios) } });
    expect(run.outputs.verdict).toBe('error');
    expect(run.text).toContain(`must be false with ${framework}: a request cannot name single tests`);
  });
});

interface Unknown {
  readonly what: string;
  readonly changes?: ScenarioInput;
  /** Inputs of the runs on the base branch, too. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly step?: Parameters<Awaited<ReturnType<typeof openPull>>['step']>[0];
  readonly prepare?: (pull: Awaited<ReturnType<typeof openPull>>) => Promise<unknown>;
  readonly why: string | RegExp;
}

const fails = { overrides: [failsHere()] };

const deleteApps = async ({ cloud: { cloud } }: Awaited<ReturnType<typeof openPull>>): Promise<void> => {
  const headers = { authorization: `Basic ${btoa(`${cloud.username}:${cloud.accessKey}`)}` };
  const apps = await (await fetch(`${cloud.origin}/app-automate/recent_apps?limit=100`, { headers })).json();
  for (const { app_id: id } of apps as { app_id: string }[])
    await fetch(`${cloud.origin}/app-automate/app/delete/${id}`, { method: 'DELETE', headers });
};

describe('what is unknown on the base branch has its reason', () => {
  it.each<Unknown>([
    { what: 'no upload is stored', inputs: { cleanup: 'true' }, why: 'no upload of main is stored' },
    { what: 'the upload has expired', prepare: deleteApps, why: /its upload has expired/ },
    {
      what: 'the suite lacks the test',
      changes: { overrides: [failsHere(), { test: '*CartTest#adds', app: 'shop-main-1.apk', absent: true }] },
      why: 'its suite lacks the test',
    },
    {
      what: 'the session was lost',
      changes: { ...fails, sessions: [{ fate: 'errors' }, { fate: 'runs', times: 2 }] },
      why: /session/i,
    },
    { what: 'there is no history', step: { inputs: { history: 'off' } }, why: /there is no history \(`history: off`\)/ },
    {
      what: 'a fork cannot read the history',
      step: {
        event: events.fork,
        inputs: { history: 'cache', 'github-token': '' },
        env: { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' },
      },
      why: 'this runner has no cache service for the history',
    },
  ])('$what', async ({ changes = fails, inputs = {}, step = {}, prepare, why }) => {
    await using pull = await openPull({ changes, inputs });
    await prepare?.(pull);
    await using run = await pull.step(step);
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', 'failing-on-base': '[]' });
    const onBase = await onBaseOf(run);
    expect(onBase).toMatchObject({ result: 'unknown', why: expect.stringMatching(why) });
    expect(run.summary).toContain('unknown on main: ');
  });

  it('the budget, which a comparison never exceeds', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    await using run = await pull.step({ inputs: { 'max-device-minutes': '0.5' } });
    expect(run.outputs).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('[tests-failed]') });
    expect(await onBaseOf(run)).toMatchObject({ result: 'unknown', why: 'the budget has no room for it (`max-device-minutes`)' });
    expect(pull.onBase()).toHaveLength(0);
    await using enough = await pull.step({ run: 51, inputs: { 'max-device-minutes': '0.9', retries: '0' } });
    expect(enough.outputs['failing-on-base']).toBe(listed(cart));
    expect(Number(enough.outputs['device-minutes'])).toBeLessThanOrEqual(0.9);
  });

  it('the time of the run, which a comparison never exceeds', async () => {
    const slow = { overrides: [failsHere(), { ...failsOnMain(), 'duration-seconds': 3_000 }] };
    await using pull = await openPull({ changes: slow });
    await using run = await pull.step({ inputs: { 'timeout-minutes': '0.2' } });
    expect(run.outputs).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('[tests-failed]') });
    expect((await onBaseOf(run)).result).toBe('unknown');
    expect(run.summary).toContain('unknown on main: the time of the run was over (`timeout-minutes`)');
  });
});

describe('a re-run', () => {
  it('does not pay again for what an attempt on the same two commits has shown', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    await using first = await pull.step({ inputs: { retries: '1' } });
    expect(pull.onBase()).toHaveLength(2);
    await using again = await pull.step({ inputs: { retries: '1' }, attempt: 2 });
    expect(pull.onBase()).toHaveLength(2);
    expect(again.outputs['failing-on-base']).toBe(first.outputs['failing-on-base']);
    expect(await onBaseOf(again)).toMatchObject({ result: 'fails-on-base', sessions: (await onBaseOf(first)).sessions });
  });

  it('finds the build of a start whose response was lost, and starts no second one', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    pull.cloud.cloud.setFaults([{ action: 'reset-after-acting', method: 'POST', path: '/app-automate/espresso/build', nth: 2 }]);
    await using run = await pull.step();
    expect(run.outputs['failing-on-base']).toBe(listed(cart));
    expect(pull.onBase()).toHaveLength(1);
  });

  it('runs only what an attempt did not start', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    pull.cloud.cloud.setFaults([
      { action: 'status', method: 'POST', path: '/app-automate/espresso/build', nth: 4, times: 1, status: 422 },
    ]);
    await using first = await pull.step({ inputs: { retries: '1' } });
    expect((await onBaseOf(first)).sessions).toHaveLength(1);
    await using again = await pull.step({ inputs: { retries: '1' }, attempt: 2 });
    expect((await onBaseOf(again)).sessions).toHaveLength(2);
    expect(pull.onBase()).toHaveLength(2);
  });
});

it.each<[framework: string, inputs: Readonly<Record<string, string>>, test: string, entry: string]>([
  ['maestro', { app: 'app.apk', 'test-suite': 'flows', devices: pixel }, 'search#*', '"execute":["search.yaml"]'],
  [
    'xcuitest',
    { app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' },
    '*CartUITests#testAddsItem',
    '"only-testing":["ShopUITests/CartUITests/testAddsItem"]',
  ],
])('%s runs on the base with an exact filter, and a re-run does not pay again', async (framework, inputs, test, entry) => {
  const changes = { tests: {}, overrides: [{ test, outcome: 'fail' as const }] };
  await using pull = await openPull({ changes, inputs: { framework, ...inputs, preflight: 'strict' }, discovers: true });
  await using first = await pull.step();
  expect(JSON.parse(first.outputs['failing-on-base'] ?? '')).toHaveLength(1);
  expect(pull.onBase().map(({ capabilities }) => JSON.stringify(capabilities))).toEqual([expect.stringContaining(entry)]);
  await using again = await pull.step({ attempt: 2 });
  expect(again.outputs['failing-on-base']).toBe(first.outputs['failing-on-base']);
  expect(pull.onBase()).toHaveLength(1);
});

describe('a matrix', () => {
  it('compares in each job, and the collector joins what the jobs saw', async () => {
    const names = ['adds', 'removes', 'a', 'b', 'c', 'd', 'e', 'f'];
    const suite = names.map((name) => ({ class: 'com.shop.CartTest', name, 'duration-seconds': 2 }));
    const overrides = ['adds', 'removes'].flatMap((name) => [failsHere(`*#${name}`), failsOnMain(1, `*#${name}`)]);
    await using pull = await openPull({ changes: { tests: { espresso: suite }, overrides } });
    const project = 'shop-pull';
    const step = (index: number) =>
      pull.step({
        inputs: {
          project,
          shards: '2',
          'shard-index': String(index),
          'shard-by': 'hash',
          'artifact-name': `mobile-test-results-espresso-${index}`,
        },
      });
    await using one = await step(0);
    await using other = await step(1);
    const failing = [one, other].flatMap(({ outputs }): string[] => JSON.parse(outputs['failing-on-base'] ?? '[]'));
    expect(failing).toHaveLength(2);
    await using joined = await pull.collect({ project, 'artifact-pattern': 'mobile-test-results-espresso-*' });
    expect(joined.outputs).toMatchObject({ verdict: 'failed', failed: '2', sessions: '2' });
    expect(new Set(JSON.parse(joined.outputs['failing-on-base'] ?? ''))).toEqual(new Set(failing));
    for (const { id } of pull.onBase()) expect(joined.outputs['build-ids']).not.toContain(id);
    const minutes = [one, other].map(({ outputs }) => Number(outputs['device-minutes']));
    expect(Number(joined.outputs['device-minutes'])).toBeCloseTo((minutes[0] ?? 0) + (minutes[1] ?? 0), 0);
    expect(await onBaseOf(joined)).toMatchObject({ result: 'fails-on-base', commit: mainSha(1) });
  });
});

describe('docs/scenarios/broken-base.yml', () => {
  it('shows without an account that one failure is of the base branch, and the other one of the change', async () => {
    await using github = await startCachedGitHub();
    const file = await readFile(path.resolve(import.meta.dirname, '../../docs/scenarios/broken-base.yml'), 'utf8');
    const run = (app: string, event: RunOptions['event'], id: string) =>
      runAction({
        event,
        inputs: {
          'base-url': 'embedded',
          'embedded-scenario': 'broken-base.yml',
          framework: 'espresso',
          app: `bs://${app.padEnd(40, '0')}`,
          'test-suite': `bs://${'2'.padEnd(40, '0')}`,
          devices: pixel,
          'compare-base': 'true',
          'artifact-name': '',
          'poll-interval-seconds': '0.05',
        },
        env: { ...github.env, PATH: process.env.PATH ?? '', GITHUB_RUN_ID: id, GITHUB_SHA: mainSha(1) },
        files: { 'broken-base.yml': file },
      });
    await using main = await run('10', events.push, '1');
    expect(main.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    await using pull = await run('11', events.pullRequest, '2');
    expect(pull.outputs).toMatchObject({
      verdict: 'failed',
      failed: '2',
      'failing-on-base': listed('com.example.shop.CartTest#addsItem'),
    });
    expect(pull.summary).toMatch(
      /CheckoutTest#paysWithSavedCard` @ Google Pixel 7-13.0: passes on main \(1 of 1 run at 1a2b3c4\)/,
    );
  });
});
