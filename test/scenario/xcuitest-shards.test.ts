import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../helpers/deviations.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const own: ScenarioInput = { tests: {}, overrides: [{ 'duration-seconds': 1 }] };
const suite = { framework: 'xcuitest', shards: '2', 'missing-tests': 'fail' };

const step = (inputs: Inputs = {}, changes: ScenarioInput = {}): RunOptions =>
  embedded(
    { ...suite, ...inputs },
    scenario({ ...own, ...changes, overrides: [...(own.overrides ?? []), ...(changes.overrides ?? [])] }),
  );

const onCloud = (cloud: Cloud, inputs: Inputs = {}): RunOptions => embedded({ ...suite, ...cloud.service, ...inputs });

/** Tests of the sample suite, for a cloud that does not inspect uploads. */
const xcuitest = [
  'Cart#testAddsItem',
  'Cart#testShowsTotal',
  'Checkout#testPaysWithCard',
  'Checkout#testShowsReceipt',
  'Login#testSignsIn',
]
  .map((test) => test.split('#'))
  .map(([area, name = '']) => ({ class: `${area}UITests`, name, target: 'ShopUITests', 'duration-seconds': 1 }));

const openCloud = (changes: ScenarioInput = {}): Promise<Cloud> => standingCloud(scenario({ tests: { xcuitest }, ...changes }));

const requests = ({ cloud }: Cloud) =>
  cloud.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/build'))
    .map(({ path, body }) => ({ path, body }));

const sessionFiles = async (run: ActionRun): Promise<readonly string[]> =>
  (await run.files()).filter((file) => file.endsWith('junit.xml') && file.includes('sessions/'));

const it = base.extend('cloud', opened(openCloud));

describe('a lost response to the start of XCUITest shards', () => {
  const lost = { action: 'reset-after-acting', method: 'POST', path: '**/xcuitest/v2/build' } as const;
  const listing = '/app-automate/xcuitest/v2/builds';
  const answering = (status: number, times: number | 'always') =>
    openCloud({ faults: [lost, { action: 'status', status, method: 'GET', path: listing, times }] });
  const listings = ({ cloud }: Cloud): number => cloud.requests.filter(({ path }) => path === listing).length;

  it.each([404, 501])('is an error at once where the listing answers %i', async (status) => {
    await using cloud = await answering(status, 'always');
    await using run = await runAction(onCloud(cloud));
    expect(run.outputs).toMatchObject({
      verdict: 'error',
      reason: expect.stringMatching(/may be running: the response to the start request was lost.*\[build-may-be-running\]/),
    });
    expect([listings(cloud), cloud.cloud.startedBuilds().length]).toEqual([1, 1]);
  });

  it('is an error after as many requests as any read, where the listing is out of order', async () => {
    await using cloud = await answering(503, 'always');
    await using run = await runAction(onCloud(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[build-may-be-running]') });
    expect([listings(cloud), cloud.cloud.startedBuilds().length]).toEqual([5, 1]);
  });

  it('is found where the listing is out of order once: control', async () => {
    await using cloud = await answering(503, 1);
    await using run = await runAction(onCloud(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'passed', sessions: '2' });
    expect([listings(cloud), cloud.cloud.startedBuilds().length]).toEqual([2, 1]);
  });
});

describe('XCUITest shards', () => {
  it('are one build of v2 with a session for each shard and device', async ({ cloud }) => {
    await using run = await runAction(onCloud(cloud, { devices: 'iPhone 14-16\niPhone 15-17' }));
    expect(run.text).toContain('api-version: auto uses v2: XCUITest shards exist only in v2.');
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '10', missing: '0', sessions: '4' });
    const [request, ...others] = requests(cloud);
    expect(others).toEqual([]);
    const values = expect.arrayContaining([expect.stringMatching(/^ShopUITests\//)]);
    expect(request).toMatchObject({
      path: '/app-automate/xcuitest/v2/build',
      body: {
        shards: {
          numberOfShards: 2,
          mapping: [1, 2].map((n) => ({ name: `Shard ${n} of 2`, strategy: 'only-testing', values })),
        },
      },
    });
    expect(await sessionFiles(run)).toEqual(
      ['iPhone-14-16', 'iPhone-15-17'].flatMap((device) =>
        [1, 2].map((n) => `mobile-test-results/sessions/${device}/shard-${n}-of-2/junit.xml`),
      ),
    );
  });

  it('are matched by position where sessions do not name their shard', async () => {
    await using run = await runAction(step({}, { shapes: { 'session-shard': 'absent' } }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', sessions: '2' });
  });

  const ownNames: Deviation = {
    of: 'build',
    set: {
      'devices/*/sessions/*/shard': (shard) => ({ name: /(?<="name":")Shard \d/.exec(JSON.stringify(shard))?.[0].toLowerCase() }),
    },
  };
  it.each<[string, ScenarioInput, object, string?]>([
    [
      'pass',
      { overrides: [{ test: '*#test*Item*', flaky: 1 }] },
      { verdict: 'passed', tests: '5', flaky: '1', sessions: '3' },
      '1',
    ],
    [
      'are an error where one is not listed',
      { sessions: [{ shard: 0, fate: 'vanishes' }] },
      { verdict: 'error', reason: expect.stringContaining('which was not requested') },
    ],
    [
      'are an error where one ran nothing',
      { sessions: [{ shard: 1, 'lost-tests': ['*'] }] },
      { verdict: 'error', reason: expect.stringContaining('shard 2 of 2') },
    ],
  ])('XCUITest shards that the service names in its own way %s', async (_what, changes, expected, retries = '0') => {
    await using cloud = await standingCloud(scenario({ tests: { xcuitest }, ...changes }), { deviations: [ownNames] });
    await using run = await runAction(onCloud(cloud, { retries, 'missing-tests': 'ignore' }));
    expect(run.outputs).toMatchObject(expected);
  });

  it.each(['present', 'absent'] as const)('run only the failed tests of a shard again, shard object %s', async (shape) => {
    await using cloud = await openCloud({ shapes: { 'session-shard': shape }, overrides: [{ test: '*#test*Item*', flaky: 1 }] });
    await using run = await runAction(onCloud(cloud, { retries: '1' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', flaky: '1', sessions: '3' });
    const [, again] = requests(cloud);
    expect(again?.body).toMatchObject({ 'only-testing': [expect.stringMatching(/^ShopUITests\/\w+\/test\w*Item/)] });
    expect(again?.body).not.toHaveProperty('shards');
  });

  it('are red with a test that stays red', async () => {
    await using run = await runAction(step({ retries: '1' }, { overrides: [{ test: '*#test*Item*', outcome: 'fail' }] }));
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', tests: '5' });
  });

  it.each<[string, ScenarioInput, RegExp]>([
    ['that died', { sessions: [{ shard: 1, fate: 'crashes', 'after-tests': 0 }] }, /shard 2 of 2/],
    ['that never started', { sessions: [{ shard: 0, fate: 'errors' }] }, /shard 1 of 2/],
    ['that is not listed', { sessions: [{ shard: 0, fate: 'vanishes' }] }, /shard 1 of 2: the build has no session/],
    [
      'that is not listed, where sessions do not name theirs',
      { sessions: [{ shard: 0, fate: 'vanishes' }], shapes: { 'session-shard': 'absent' } },
      /shard 2 of 2: the build has no session/,
    ],
    ['that the service calls skipped', { sessions: [{ shard: 1, 'lost-tests': ['*'] }] }, /shard 2 of 2/],
  ])('are an error with a session %s', async (_what, changes, reason) => {
    await using run = await runAction(step({ 'missing-tests': 'ignore', 'session-retries': '0' }, changes));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
  });

  it('run the shard of a dead session again whole', async () => {
    await using cloud = await openCloud({ sessions: [{ shard: 1, fate: 'crashes', 'after-tests': 0, times: 1 }] });
    await using run = await runAction(onCloud(cloud, { retries: '1' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', missing: '0' });
    const [first, again] = requests(cloud);
    const named = (again?.body as { 'only-testing': readonly string[] } | undefined)?.['only-testing'];
    expect(first?.body).toMatchObject({ shards: { mapping: [{}, { values: named }] } });
  });

  it('name a missing test', async () => {
    await using run = await runAction(step({}, { sessions: [{ 'lost-tests': ['*#test*Item*'] }] }));
    expect(run.outputs).toMatchObject({ verdict: 'error', missing: '1', reason: expect.stringContaining('[tests-missing]') });
  });

  it('take a number for auto that keeps the slowest below the target', async () => {
    await using run = await runAction(step({ shards: 'auto', 'target-minutes': '0.7', 'max-shards': '3' }));
    expect(run.text).toContain('shards: auto uses 3 of at most 3');
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', sessions: '3' });
  });

  it('are balanced by the durations of earlier runs', async ({ cachedGitHub: { env } }) => {
    const slow = xcuitest.map((test) => ({ ...test, 'duration-seconds': test.class === 'LoginUITests' ? 60 : 1 }));
    await using cloud = await openCloud({ tests: { xcuitest: slow } });
    await using _first = await runAction({ ...onCloud(cloud, { history: 'cache' }), env });
    await using second = await runAction({ ...onCloud(cloud, { history: 'cache' }), env: { ...env, GITHUB_RUN_ID: '4712' } });
    expect(second.outputs).toMatchObject({ verdict: 'passed', tests: '5', sessions: '2' });
    expect(second.text).toContain('The durations of all 3 classes are known from earlier runs.');
    const alone = { values: ['ShopUITests/LoginUITests'] };
    expect(requests(cloud)[0]?.body).not.toMatchObject({
      shards: { mapping: expect.arrayContaining([expect.objectContaining(alone)]) },
    });
    expect(requests(cloud)[1]?.body).toMatchObject({
      shards: { mapping: expect.arrayContaining([expect.objectContaining(alone)]) },
    });
  });

  it('leave none of their uploads behind with cleanup', async ({ cloud }) => {
    await using run = await runAction({ ...onCloud(cloud, { cleanup: 'true' }), post: true });
    expect(run.outputs.verdict).toBe('passed');
    const deleted = cloud.cloud.requests.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('keep to the filters of the workflow', async ({ cloud }) => {
    await using run = await runAction(onCloud(cloud, { capabilities: 'only-testing: [ShopUITests/CartUITests]' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0' });
    expect(Number(run.outputs.tests)).toBeLessThan(5);
    expect(requests(cloud)[0]?.body).not.toHaveProperty('only-testing');
  });

  it.for<[string, Inputs, RegExp]>([
    [
      'an unknown suite',
      { 'test-suite': 'bs://0123456789012345678901234567890123456789', app: 'bs://0123456789012345678901234567890123456788' },
      /XCUITest tests cannot be divided into shards: .*\[shards-tests-unknown\]/,
    ],
    ['v1', { 'api-version': 'v1' }, /api-version is "v1".*XCUITest shards exist only in v2/],
    ['v1 and auto', { 'api-version': 'v1', shards: 'auto' }, /api-version is "v1"/],
    ['shard-by: duration', { 'shard-by': 'duration' }, /shard-by is "duration".*always balanced/],
  ])('are refused with %s, before anything is sent', async ([_what, inputs, reason], { cloud }) => {
    await using run = await runAction(onCloud(cloud, inputs));
    expect(run.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    expect(run.outputs.reason).toMatch(reason);
    expect(requests(cloud)).toEqual([]);
  });

  it('are shown by a dry run', async () => {
    await using run = await runAction(step({ 'dry-run': 'true' }));
    expect(run.outputs).toMatchObject({ verdict: 'planned', reason: expect.stringContaining('1 build with 2 sessions') });
    expect(run.text).toContain('"numberOfShards": 2');
  });
});

describe('XCUITest shards over several jobs', () => {
  const shard = (cloud: Cloud, index: number, inputs: Inputs = {}): RunOptions =>
    onCloud(cloud, { 'shard-index': String(index), wait: 'false', ...inputs });
  const report = (cloud: Cloud, inputs: Inputs = {}): RunOptions =>
    collector({ ...cloud.service, framework: 'xcuitest', ...inputs });

  it('XCUITest shards over several jobs of a matrix each send their tests, and the collector gives one verdict', async ({
    cloud,
    github,
  }) => {
    await using _first = await runAction({ ...shard(cloud, 0), env: github.env });
    await using _second = await runAction({ ...shard(cloud, 1), env: github.env });
    const sent = requests(cloud).map(({ body }) => body as { 'only-testing': readonly string[] });
    expect(sent.every((body) => !('shards' in body))).toBe(true);
    expect(new Set(sent.flatMap((body) => body['only-testing'])).size).toBe(sent.flatMap((body) => body['only-testing']).length);
    await using run = await runAction({ ...report(cloud, { 'expected-shards': '2' }), env: github.env });
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', sessions: '2', missing: '0' });
  });

  it('are an error for the collector with one of them missing', async ({ cloud }) => {
    await using _first = await runAction(shard(cloud, 0));
    await using run = await runAction(report(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('Shard 2 of 2 has no build') });
  });

  it('start nothing for a shard without tests', async ({ cloud }) => {
    await using run = await runAction(shard(cloud, 19, { shards: '20' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', reason: 'Shard 20 of 20 has no tests.', 'build-ids': '[]' });
  });

  it('XCUITest shards over several jobs of one build are collected, with retries, in v2', async () => {
    await using cloud = await openCloud({ overrides: [{ test: '*#test*Item*', flaky: 1 }] });
    await using _job = await runAction(onCloud(cloud, { retries: '1' }));
    await using run = await runAction(report(cloud, { 'expected-shards': '2' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', flaky: '1', sessions: '3' });
  });

  it('XCUITest shards over several jobs of one build are attached to by its id', async ({ cloud }) => {
    await using job = await runAction(onCloud(cloud, { wait: 'false' }));
    const attached = { app: '', 'test-suite': '', devices: '', shards: '', 'build-ids': job.outputs['build-ids'] ?? '' };
    await using run = await runAction(onCloud(cloud, attached));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', sessions: '2' });
  });
});

describe('"Re-run failed jobs" with XCUITest shards', () => {
  const rerun = { GITHUB_RUN_ATTEMPT: '2' };

  it('keeps what passed, and runs only the failed test of a shard again', async () => {
    await using cloud = await openCloud({ overrides: [{ test: '*#test*Item*', flaky: 1 }] });
    await using _first = await runAction(onCloud(cloud));
    await using second = await runAction({ ...onCloud(cloud), env: rerun });
    expect(second.outputs).toMatchObject({ verdict: 'passed', tests: '5', flaky: '1' });
    expect(requests(cloud)).toHaveLength(2);
    await using third = await runAction({ ...onCloud(cloud), env: { GITHUB_RUN_ATTEMPT: '3' } });
    expect(third.outputs).toMatchObject({ verdict: 'passed', tests: '5' });
    expect(requests(cloud)).toHaveLength(2);
  });
});
