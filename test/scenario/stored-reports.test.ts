import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import type { GitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, galaxy, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

const maestro = { framework: 'maestro', 'missing-tests': 'fail' };

const job = ({ env }: GitHubServices, inputs: Inputs, changes: ScenarioInput = {}): Promise<ActionRun> =>
  runAction({ ...embedded({ ...maestro, ...inputs }, scenario(changes)), env });

const shard = (github: GitHubServices, index: number, total: number, inputs: Inputs = {}): Promise<ActionRun> =>
  job(github, { shards: String(total), 'shard-index': String(index), ...inputs });

const collect = ({ env }: GitHubServices, inputs: Inputs = {}): Promise<ActionRun> =>
  runAction(collector({ 'base-url': 'embedded', framework: 'maestro', ...inputs }, env));

const lost: ScenarioInput = { sessions: [{ device: 'Google *', 'lost-tests': ['search#*'] }] };

describe('report, from what the jobs of a matrix stored', () => {
  /** Shards as `<index>/<number>`, on the first or on the second device. */
  type Shards = readonly string[];
  it.for<[what: string, first: Shards, second: Shards, inputs: Inputs, reason: RegExp]>([
    ['a shard without a report', ['0/3', '2/3'], [], {}, /^Shard 2 of 3 has no build: its job crashed, was skipped or /],
    ['a device that one shard lacks', ['0/2', '1/2'], ['0/2'], {}, /^Shard 2 of 2 has no build on Samsung Galaxy S22-12\.0: /],
    ['different numbers of shards', ['0/2', '1/3'], [], {}, /^The builds were started with different numShards \(2, 3\)/],
    ['another number of shards than expected', ['0/1'], [], { 'expected-shards': '2' }, /1 shard, but `expected-shards` is 2/],
  ])('is an error with %s', async ([_what, first, second, inputs, reason], { github }) => {
    for (const [devices, shards] of [[pixel, first] as const, [galaxy, second] as const])
      for (const [index = 0, total = 1] of shards.map((each) => each.split('/').map(Number)))
        await (await shard(github, index, total, { devices })).dispose();
    await using step = await collect(github, { 'missing-tests': 'ignore', ...inputs });
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
  });

  it('passes where every shard reported, also one without a test', async ({ github }) => {
    for (let index = 0; index < 6; index++) await (await shard(github, index, 6)).dispose();
    await using step = await collect(github, { 'expected-shards': '6' });
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '5', missing: '0', sessions: '5' });
    expect(step.outputs.reason).not.toContain('unknown');
  });

  it('passes where one job ran all shards', async ({ github }) => {
    await using _job = await job(github, { shards: '2', devices: `${pixel}\n${galaxy}` });
    await using step = await collect(github, { 'expected-shards': '2' });
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '10', sessions: '4' });
  });

  it('looks for missing tests by its own rule, whatever the rule of the jobs', async ({ github }) => {
    await using ignoring = await job(github, { 'missing-tests': 'ignore' }, lost);
    expect(ignoring.outputs).toMatchObject({ verdict: 'passed', missing: '0' });
    await using step = await collect(github);
    expect(step.outputs).toMatchObject({ verdict: 'error', missing: '1', reason: expect.stringContaining('[tests-missing]') });
    await using warned = await collect(github, { 'missing-tests': 'warn' });
    expect(warned.outputs).toMatchObject({ verdict: 'passed', missing: '1' });
  });

  it('never takes a session that timed out for a lack of tests', async ({ github }) => {
    const { sessions = [] } = lost;
    const timedOut = { device: 'Samsung *', shows: { 'device-status': 'timedout' } };
    const devices = `${pixel}\n${galaxy}`;
    await using red = await job(github, { devices }, { sessions: [...sessions, timedOut] });
    expect(red.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[tests-missing]') });
    await using step = await collect(github, { 'missing-tests': 'warn' });
    expect(step.outputs).toMatchObject({ verdict: 'timed-out', reason: expect.stringContaining('Samsung Galaxy S22-12.0') });
  });
});

describe('report, from the builds that the service lists', () => {
  it('is an error where a job started a build that the listing lacks, whatever explains the needed job', async ({ github }) => {
    const unlisted = { 'listed-after-seconds': 86_400, times: 1 };
    const failing = { test: '*adds', device: 'Samsung *', outcome: 'fail' as const };
    await using cloud = await standingCloud(scenario({ overrides: [failing], builds: [unlisted] }));
    const onDevice = (devices: string): Promise<ActionRun> => {
      const options = espresso({ ...cloud.service, preflight: 'off', devices });
      return runAction({ ...options, env: { ...options.env, ...github.env } });
    };
    await using red = await onDevice(galaxy);
    await using green = await onDevice(pixel);
    expect([red, green].map(({ outputs }) => outputs.verdict)).toEqual(['failed', 'passed']);
    const needs = JSON.stringify({ test: { result: 'failure' } });
    await using step = await runAction(collector({ ...cloud.service, needs }, github.env));
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[matrix-no-build]') });
    expect(step.outputs.reason).toContain(JSON.parse(red.outputs['build-ids'] ?? '[]')[0]);
  });
});
