import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const job = (cloud: Cloud, inputs: Inputs, env: Inputs = {}): Promise<ActionRun> =>
  runAction({ ...espresso({ ...cloud.service, preflight: 'off', ...inputs }), env });

const shard = (cloud: Cloud, index: number, total: number, inputs: Inputs = {}, env: Inputs = {}): Promise<ActionRun> =>
  job(cloud, { shards: String(total), 'shard-index': String(index), wait: 'false', ...inputs }, env);

const report = (cloud: Cloud, inputs: Inputs = {}): RunOptions => collector({ ...cloud.service, ...inputs });

const failing: ScenarioInput = { overrides: [{ test: '*adds', outcome: 'fail', message: 'expected 3 but was 2' }] };

describe('report, the collector of a matrix', () => {
  it('waits for builds that still run, and gives one verdict, report and check for all shards', async ({ cloud, github }) => {
    await using first = await shard(cloud, 0, 2);
    await using second = await shard(cloud, 1, 2);
    expect([first.outputs.verdict, second.outputs.verdict]).toEqual(['started', 'started']);

    const inputs = { 'check-name': 'Device tests', 'github-token': github.token, 'expected-shards': '2' };
    await using step = await runAction({ ...report(cloud, inputs), env: github.env });
    expect(step.stdout).toContain('Verdict: passed.');
    expect(step.outputs).toMatchObject({ verdict: 'passed', 'app-ref': first.outputs['app-ref'] });
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toEqual(
      [first, second].flatMap(({ outputs }) => JSON.parse(outputs['build-ids'] ?? '')),
    );
    expect(await step.files()).toEqual(
      expect.arrayContaining([1, 2].map((n) => `mobile-test-results/sessions/Google-Pixel-7-13.0/shard-${n}-of-2/junit.xml`)),
    );
    expect(github.checkRuns).toMatchObject([{ name: 'Device tests', conclusion: 'success' }]);
    expect((await github.artifacts()).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^mobile-test-report-/));
  });

  it('is red when a test of one shard failed, and says which', async () => {
    await using cloud = await standingCloud(scenario(failing));
    await using _first = await shard(cloud, 0, 2);
    await using _second = await shard(cloud, 1, 2);
    await using step = await runAction(report(cloud));
    expect(step.outputs).toMatchObject({ verdict: 'failed', 'failed-tests': '["com.shop.CartTest#adds @ Google Pixel 7-13.0"]' });
    expect(step.summary).toContain('expected 3 but was 2');
  });

  it.for([
    [
      'no build of one shard',
      ['1/3', '2/3'],
      {},
      /^Shard 1 of 3 has no build: its job crashed, was skipped or never started \[matrix-shard-missing\]\.$/,
    ],
    ['different numShards', ['0/2', '1/3'], {}, /^The builds were started with different numShards \(2, 3\)/],
    ['another number of shards than expected', ['0/1'], { 'expected-shards': '4' }, /1 shard, but `expected-shards` is 4/],
    ['no build at all', [], { 'expected-shards': '2' }, /^The project shop-4711 has no build of this workflow run: /],
  ] as const)('is an error with %s', async ([_what, shards, inputs, reason], { cloud }) => {
    for (const [index, total] of shards.map((each) => each.split('/').map(Number)))
      await (await shard(cloud, index ?? 0, total ?? 0)).dispose();
    await using step = await runAction(report(cloud, inputs));
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
  });

  it('names the device that a shard lacks in a matrix over devices and shards', async ({ cloud }) => {
    const devices = { devices: 'Google Pixel 3-10.0' };
    await using _a = await shard(cloud, 0, 2);
    await using _b = await shard(cloud, 1, 2);
    await using _c = await shard(cloud, 0, 2, devices);
    await using step = await runAction(report(cloud));
    expect(step.outputs.reason).toMatch(/^Shard 2 of 2 has no build on Google Pixel 3-10\.0: /);
    expect(step.outputs.sessions).toBe('3');
  });

  it('leaves builds of other workflow runs out of a project that the user named', async () => {
    await using cloud = await standingCloud(scenario(failing));
    const project = { project: 'nightly' };
    await using _other = await job(cloud, { ...project, wait: 'false' }, { GITHUB_RUN_ID: '4000' });
    await using nothing = await runAction(report(cloud, project));
    expect(nothing.outputs.reason).toBe(
      'The project nightly has no build of this workflow run: every job crashed, was skipped or never started. It has only 1 build of other runs or without a tag [matrix-no-build].',
    );
    await using own = await job(cloud, { ...project, capabilities: 'class: [com.shop.LoginTest]' });
    await using step = await runAction(report(cloud, project));
    expect(step.outputs).toMatchObject({ verdict: 'passed', 'build-ids': own.outputs['build-ids'] });
  });

  it('counts the newest build of a job that ran again', async () => {
    await using cloud = await standingCloud(scenario({ sessions: [{ fate: 'errors', times: 1 }] }));
    await using _first = await job(cloud, { 'session-retries': '0' });
    await using _second = await job(cloud, { wait: 'false', 'session-retries': '0' }, { GITHUB_RUN_ATTEMPT: '2' });
    await using step = await runAction({ ...report(cloud), env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(step.outputs).toMatchObject({ verdict: 'passed', sessions: '1' });
  });

  it('counts the session that another alternative of its line ran, also when the job runs again', async () => {
    await using cloud = await standingCloud(scenario({ sessions: [{ fate: 'errors', device: 'Google*' }] }));
    const devices = { devices: 'Google Pixel 7-13.0 | Samsung Galaxy S22-12.0' };
    await using first = await job(cloud, devices);
    expect(first.outputs).toMatchObject({ verdict: 'passed', tests: '4' });
    await using collected = await runAction(report(cloud));
    expect(collected.outputs).toMatchObject({ verdict: 'passed', tests: '4' });
    await using again = await job(cloud, devices, { GITHUB_RUN_ATTEMPT: '2' });
    expect(again.outputs).toMatchObject({ verdict: 'passed', tests: '4' });
    expect(again.stdout).not.toMatch(/^Started /m);
  });

  it.for([
    [
      'crashes',
      'tests ran, and then the service reported an error: "The session ended unexpectedly" (and 1 more problem) [session-not-run].',
    ],
    ['times-out', 'the build reports that the service timed out the session (and 1 more problem) [session-timed-out].'],
  ] as const)('says once what is wrong with a session that %s and made its job red', async ([fate, problem], { github }) => {
    await using cloud = await standingCloud(scenario({ sessions: [{ fate, 'after-tests': 1 }] }));
    await using _job = await job(cloud, {}, github.env);
    await using step = await runAction({ ...report(cloud), env: github.env });
    expect(step.outputs.reason).toBe(`Google Pixel 7-13.0: ${problem}`);
  });

  it('names the job that ended before its build started', async ({ github }) => {
    const message = '[BROWSERSTACK_INVALID_APP_CAP] broken';
    const refused = {
      action: 'status',
      status: 422,
      json: { message },
      method: 'POST',
      path: '/app-automate/*/build',
      nth: 2,
    } as const;
    await using cloud = await standingCloud(scenario({ faults: [refused] }));
    await using _a = await job(cloud, {}, github.env);
    await using _b = await job(cloud, { devices: 'Google Pixel 3-10.0' }, github.env);
    await using step = await runAction({ ...report(cloud, { 'missing-tests': 'ignore' }), env: github.env });
    expect(step.outputs.reason).toBe(
      `The job "test" (Google Pixel 3-10.0) ended with an error: The build could not be started: the service refused the build request (HTTP 422): "${message}" [matrix-job-red].`,
    );
  });

  it('collects XCUITest builds of a matrix over devices', async ({ cloud }) => {
    const common = { framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', wait: 'false' };
    await using _a = await job(cloud, { ...common, devices: 'iPhone 14-16' });
    await using _b = await job(cloud, { ...common, devices: 'iPhone 15-17' });
    await using step = await runAction(report(cloud, { framework: 'xcuitest' }));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '8', sessions: '2' });
  });

  it('adds what the jobs found missing', async ({ github }) => {
    await using cloud = await standingCloud(scenario({ sessions: [{ 'lost-tests': ['com.shop.LoginTest#signsIn'] }] }));
    await using run = await job(cloud, { 'fail-on': 'never', preflight: 'strict', 'missing-tests': 'warn' }, github.env);
    expect(Number(run.outputs.missing)).toBeGreaterThan(0);
    await using step = await runAction({ ...report(cloud, { 'missing-tests': 'fail' }), env: github.env });
    expect(step.outputs).toMatchObject({ verdict: 'error', missing: run.outputs.missing });
    await using ignoring = await runAction({ ...report(cloud, { 'missing-tests': 'ignore' }), env: github.env });
    expect(ignoring.outputs).toMatchObject({ missing: '0' });
  });

  it('compares what it collects with what jobs discovered that did not wait themselves', async ({ github }) => {
    await using cloud = await standingCloud(scenario({ sessions: [{ 'lost-tests': ['com.shop.LoginTest#signsIn'] }] }));
    await using _first = await shard(cloud, 0, 2, { 'missing-tests': 'fail' }, github.env);
    await using _second = await shard(cloud, 1, 2, { 'missing-tests': 'fail' }, github.env);
    await using step = await runAction({ ...report(cloud, { 'missing-tests': 'fail' }), env: github.env });
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[tests-missing]') });
    expect(Number(step.outputs.missing)).toBeGreaterThan(0);
  });

  it('says where it does not know the tests of the suite', async ({ cloud }) => {
    await using _run = await shard(cloud, 0, 1);
    await using step = await runAction(report(cloud));
    const clause = 'The tests of the suite are unknown, so missing tests cannot be detected';
    expect(step.outputs).toMatchObject({ verdict: 'passed', missing: '0', reason: expect.stringContaining(clause) });
    expect(step.summary).toContain('> [!NOTE]\n> - The tests of the suite');
    await using ignoring = await runAction(report(cloud, { 'missing-tests': 'ignore' }));
    expect(ignoring.outputs.reason).not.toContain(clause);
  });

  it('reports every mistake in its inputs at once', async ({ cloud }) => {
    await using step = await runAction(report(cloud, { 'expected-shards': 'all', 'fail-on': 'sometimes' }));
    expect(step.text).toMatch(/expected-shards is "all"/);
    expect(step.text).toMatch(/fail-on is "sometimes"/);
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '0' });
    expect(cloud.cloud.requests).toEqual([]);
  });
});

describe('report, where the service cannot list builds', () => {
  const earlgrey = { framework: 'earlgrey', app: 'ShopEarlGrey', 'test-suite': '' };
  const onDevice = (device: string, file: string, env: Inputs, inputs: Inputs = {}): Promise<ActionRun> =>
    runAction({ ...espresso({ ...earlgrey, devices: device, preflight: 'off', ...inputs }, file), env });
  /** Missing tests are ignored, because the scenario has other tests than the sample. */
  const inputs = { 'base-url': 'embedded', framework: 'earlgrey', 'missing-tests': 'ignore' };
  const collect = (env: Inputs): Promise<ActionRun> => runAction(collector(inputs, env));

  it('reads what the jobs stored, and gives one verdict for all devices', async ({ github }) => {
    await using _a = await onDevice('iPhone 14-16', scenario(failing), github.env);
    await using _b = await onDevice('iPhone 15-17', scenario(), github.env);
    await using step = await collect(github.env);
    expect(step.outputs).toMatchObject({
      verdict: 'failed',
      simulated: 'true',
      'failed-tests': expect.stringMatching(/adds @ iPhone 14-16"\]$/),
    });
    expect(step.summary).toContain('fails on 1 of 2 devices');
    expect(await step.files()).toContain('mobile-test-results/sessions/iPhone-15-17/shard-1-of-1/session.json');
  });

  it('counts the newest report of a job that ran again, and no report of its own', async ({ github }) => {
    await using _first = await onDevice('iPhone 14-16', scenario(failing), github.env);
    await using _red = await collect(github.env);
    const again = { ...github.env, GITHUB_RUN_ATTEMPT: '2' };
    await using _second = await onDevice('iPhone 14-16', scenario(), again);
    await using green = await collect(again);
    expect(green.outputs.reason).toMatch(/^3 tests passed/);
    expect(green.outputs.tests).toBe('4');
  });

  it('is an error with a job that did not wait, an artifact that cannot be read, or none', async ({ github }) => {
    await using none = await collect(github.env);
    expect(none.outputs.reason).toMatch(/^This workflow run has no artifact mobile-test-results-earlgrey-\*/);
    await using _started = await onDevice('iPhone 14-16', scenario(), github.env, { wait: 'false' });
    await using unwaited = await collect(github.env);
    expect(unwaited.outputs).toMatchObject({
      verdict: 'error',
      reason: expect.stringContaining('the job did not wait for its builds'),
    });
    await github.addArtifact('mobile-test-results-earlgrey-x', { 'results.json': '{"results":{}}' });
    await using unread = await collect(github.env);
    expect(unread.outputs.reason).toMatch(/^The artifact mobile-test-results-earlgrey-x cannot be read: /);
    await using noService = await collect({});
    expect(noService.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('has no artifact service') });
  });
});
