import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../helpers/deviations.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { startGitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { collector, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

/** Suite of 12 tests, with one parallel slot. */
const oneByOne: ScenarioInput = { tests: {}, plan: { parallel: 1, queue: 0 } };
const suite = (changes: ScenarioInput = {}): string => scenario({ ...oneByOne, ...changes });

const openCloud = (deviations: readonly Deviation[] = []): Promise<Cloud> => discoveringCloud(oneByOne, deviations);

const started = ({ stdout }: ActionRun): number => stdout.match(/^Started /gm)?.length ?? 0;

/** Opens a job whose runs share a history on a branch. */
const openJob = async () => {
  const github = await startGitHubServices();
  return {
    github,
    run: (id: number, inputs: Inputs = {}, file = suite(), env: Inputs = {}): Promise<ActionRun> => {
      const store = { history: 'branch:test-history', 'github-token': github.token };
      const common = { 'missing-tests': 'fail', shards: '2', 'shard-by': 'duration', ...store };
      const options = espresso({ ...common, ...inputs }, file);
      return runAction({ ...options, env: { ...options.env, ...github.env, GITHUB_RUN_ID: String(id), ...env } });
    },
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
};

const minutesOf = ({ outputs }: ActionRun): number => Number(outputs['device-minutes']);

const it = base.extend('job', opened(openJob)).extend('cloud', opened(openCloud));

describe('the prediction', () => {
  it('is unknown at first, then tells device minutes and duration, and afterwards its error', async ({ job }) => {
    await using first = await job.run(1);
    expect(first.outputs['predicted-device-minutes']).toBe('');
    expect(first.stdout).toContain('Predicted device minutes: unknown');

    await using second = await job.run(2);
    const predicted = Number(second.outputs['predicted-device-minutes']);
    expect(predicted / minutesOf(second)).toBeGreaterThan(0.85);
    expect(predicted / minutesOf(second)).toBeLessThan(1.15);
    expect(second.stdout).toMatch(/Predicted: [\d.]+ device minutes in .*, from 1 earlier run\./);
    expect(second.summary).toMatch(/device minutes \(predicted [\d.]+/);

    await using dry = await job.run(3, { 'dry-run': 'true' });
    expect(dry.outputs['predicted-device-minutes']).toBe(second.outputs['predicted-device-minutes']);
    expect(dry.summary).toMatch(/Predicted.*from \d earlier runs?/);
  });
});

describe('max-device-minutes', () => {
  it('uploads nothing where the prediction exceeds it', async ({ job }) => {
    await using first = await job.run(1);
    const budget = String(minutesOf(first) / 2);
    await using second = await job.run(2, { 'max-device-minutes': budget });
    expect(second.outputs).toMatchObject({
      reason: expect.stringMatching(/^The predicted [\d.]+ device minutes exceed the budget of [\d.]+ \[budget-exceeded\]\.$/),
      'app-ref': '',
      'build-ids': '[]',
      missing: first.outputs.passed,
    });
    expect(second.summary).toContain('(not started: budget)');
    expect(Number(second.outputs['predicted-device-minutes'])).toBeGreaterThan(0);
    await using dry = await job.run(3, { 'max-device-minutes': budget, 'dry-run': 'true' });
    expect(dry.outputs.reason).toMatch(
      /^A dry run: only what the account can run was read\. A run would upload nothing, since the predicted .* budget of [\d.]+\.$/,
    );
    expect(dry.stdout).toMatch(/::warning::A run would upload nothing: the predicted/);
  });

  it('starts where nothing is known, and stops once what was used exceeds it, also where a test failed', async ({ job }) => {
    await using one = await job.run(1, { 'max-device-minutes': '0.1' }, suite({ overrides: [{ test: '*', outcome: 'fail' }] }));
    expect(started(one)).toBe(1);
    expect(one.outputs.reason).toMatch(
      /^The build of shard 2 of 2 was not started, because [\d.]+ device minutes are used and the budget is 0\.1.*\[budget-exceeded\]\.$/,
    );
    expect(Number(one.outputs.failed)).toBeGreaterThan(0);
    expect(Number(one.outputs.missing)).toBeGreaterThan(0);
    expect(one.summary).toContain('(not started: budget)');
  });

  it.each([
    ['absent', undefined],
    ['no duration', 'a while'],
    ['negative', -100],
  ])('counts the time of the tests where the duration of a session is %s', async (_what, duration) => {
    await using cloud = await openCloud([
      { of: 'build', set: { duration } },
      { of: 'session', set: { duration } },
    ]);
    const inputs = { ...cloud.service, shards: '2', 'max-device-minutes': '0.1' };
    await using step = await runAction(espresso(inputs));
    expect(started(step)).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[budget-exceeded]') });
    expect(step.stdout).toMatch(/::notice.*The service does not say how long 1 session took/);
  });

  it.for<[what: string, inputs: Inputs, verdict: string, reason: RegExp]>([
    [
      'max-device-minutes',
      { 'max-device-minutes': '0.1' },
      'error',
      /shard 2 of 2 was not started, because .*\[budget-exceeded\]/,
    ],
    ['fail-fast', { 'fail-fast': 'true' }, 'failed', /shard 2 of 2 was not started/],
  ])('%s applies to what waits for a slot with `wait: false`', async ([_what, inputs, verdict, reason], { job }) => {
    await using step = await job.run(1, { wait: 'false', ...inputs }, suite({ overrides: [{ test: '*', outcome: 'fail' }] }));
    expect(started(step)).toBe(1);
    expect(step.outputs).toMatchObject({ verdict, reason: expect.stringMatching(reason) });
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(1);
  });

  it('counts what builds have used where the step does not wait for results', async ({ cloud }) => {
    const common = { ...cloud.service, 'missing-tests': 'fail' };
    const inputs = { ...common, shards: '2', 'max-device-minutes': '0.1' };
    await using waiting = await runAction(espresso({ ...inputs, project: 'waiting' }));
    await using step = await runAction(espresso({ ...inputs, wait: 'false' }));
    expect(cloud.cloud.startedBuilds()).toHaveLength(2);
    const { reason, tests = '', missing = '' } = waiting.outputs;
    expect(step.outputs).toMatchObject({ verdict: 'error', reason, tests, missing });
    expect(Number(missing)).toBeGreaterThan(0);
    expect(step.outputs.reason).toMatch(/^The build of shard 2 of 2 was not started, because .* \[budget-exceeded\]\.$/);
    expect(step.stdout).not.toContain('The service does not say how long');
  });

  it('leaves results to others with `wait: false`, also where they were asked for in between', async ({ job }) => {
    await using step = await job.run(1, { wait: 'false', 'max-device-minutes': '99', 'fail-fast': 'true' });
    expect(started(step)).toBe(2);
    expect(step.outputs).toMatchObject({ verdict: 'started', tests: '0', sessions: '0', 'device-minutes': '0.0' });
  });

  it('counts retries that start in one moment', async ({ job }) => {
    const devices = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0', 'Google Pixel 8-14.0'].join('\n');
    const inputs = { devices, shards: '1', 'shard-by': 'hash' };
    const roomy = { tests: {}, plan: { parallel: 9, queue: 9 } };
    await using first = await job.run(1, inputs, suite(roomy));
    const budget = (minutesOf(first) + 0.5).toFixed(1);
    const flaky = suite({ ...roomy, overrides: [{ test: '*#addsItem', flaky: 1 }] });
    await using run = await job.run(2, { ...inputs, retries: '1', 'max-device-minutes': budget }, flaky);
    expect(started(run)).toBe(2);
    expect(minutesOf(run)).toBeLessThanOrEqual(Number(budget));
    expect(run.outputs).toMatchObject({ verdict: 'error', flaky: '1', failed: '2' });
    expect(run.stdout).toContain('2 retries were not started');
  });

  it('counts what an earlier attempt of the job used', async ({ cloud, job }) => {
    const attempt = (number: number) => {
      const inputs = { ...cloud.service, shards: '2', 'max-device-minutes': '0.1' };
      const env = { ...job.github.env, GITHUB_RUN_ATTEMPT: String(number) };
      return runAction({ ...espresso(inputs), env });
    };
    await using first = await attempt(1);
    await using again = await attempt(2);
    expect([started(first), started(again)]).toEqual([1, 0]);
    expect(again.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('shard 2 of 2 was not started') });
    expect(again.outputs['build-ids']).toBe(first.outputs['build-ids']);
  });

  it('counts retries', async ({ job }) => {
    await using first = await job.run(1);
    const flaky = suite({ overrides: [{ test: '*#addsItem', flaky: 1 }] });
    const used = minutesOf(first);
    await using tight = await job.run(2, { retries: '1', 'max-device-minutes': String(used * 1.05) }, flaky);
    expect(tight.outputs.reason).toMatch(/^Attempt 2 .*was not started/);
    await using ample = await job.run(3, { retries: '1', 'max-device-minutes': String(used * 3) }, flaky);
    expect(ample.outputs).toMatchObject({ verdict: 'passed', flaky: '1' });
  });

  it('is shared by the jobs of a matrix, whose predictions the collector adds', async ({ cloud, job }) => {
    const { service } = cloud;
    await using whole = await job.run(1, service);
    const used = minutesOf(whole);
    // The jobs agree through the cache, whose client starts programs from PATH.
    const { PATH = '' } = process.env;
    const shard = (index: number, budget: number, id = 2): Promise<ActionRun> =>
      job.run(id, { ...service, 'shard-index': String(index), 'max-device-minutes': String(budget) }, suite(), { PATH });
    await using stopped = await shard(0, used / 2, 3);
    expect(stopped.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('exceed the budget') });
    const collect = (id: string): Promise<ActionRun> =>
      runAction(collector({ ...cloud.service }, { ...job.github.env, GITHUB_RUN_ID: id }));
    const reason = expect.stringMatching(
      /^The job .*shard 1 of 2.* ended with an error: The predicted .* \(max-device-minutes divided by 2 jobs\).*\.$/,
    );
    const refused = { verdict: 'error', reason, missing: stopped.outputs.missing };
    await using alone = await collect('3');
    expect(alone.outputs).toMatchObject(refused);
    await using _beside = await shard(1, used * 3, 3);
    await using partly = await collect('3');
    expect(partly.outputs).toMatchObject(refused);
    await using first = await shard(0, used * 3);
    await using second = await shard(1, used * 3);
    const predicted = [first, second].map(({ outputs }) => Number(outputs['predicted-device-minutes']));
    expect(predicted.every((minutes) => minutes > 0 && minutes < used)).toBe(true);
    await using report = await collect('2');
    expect(Number(report.outputs['predicted-device-minutes'])).toBeCloseTo(
      predicted.reduce((sum, each) => sum + each),
      0,
    );
  });
});
