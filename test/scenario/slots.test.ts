import { describe, expect } from 'vitest';
import { textsIn } from '../../src/lib/is-record.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, galaxy, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud, standingCloud } from '../helpers/standing-cloud.ts';

const third = 'Google Pixel 6-12.0';
const devices = [pixel, galaxy, third].join('\n');
const narrow: ScenarioInput = { plan: { parallel: 1, queue: 1, 'queue-limit-seconds': 36_000 } };

const requests = (cloud: Cloud): readonly (readonly string[])[] =>
  cloud.cloud.startedBuilds().map(({ capabilities }) => textsIn(capabilities.devices));

const onCloud = (cloud: Cloud, inputs: Inputs = {}, env: Inputs = {}) =>
  runAction({ ...espresso({ devices, ...cloud.service, ...inputs }), env });

describe('more devices than the account can ever run and queue', () => {
  it('are split into builds that start as sessions end', async () => {
    await using cloud = await standingCloud(scenario(narrow));
    await using run = await onCloud(cloud);
    expect(run.outputs).toMatchObject({ verdict: 'passed', sessions: '3' });
    expect(requests(cloud)).toEqual([[pixel, galaxy], [third]]);
    expect(run.text).toContain(
      'The build is split into 2, since this step has 3 sessions, and at most 2 can run or wait at once (1 can run).',
    );
  });

  it('are told alike by a dry run and the doctor', async () => {
    await using cloud = await standingCloud(scenario(narrow));
    await using dry = await onCloud(cloud, { 'dry-run': 'true' });
    expect(dry.outputs.reason).toBe(
      'A dry run: 2 builds with 3 sessions would be started; only what the account can run was read.',
    );
    await using doctor = await runAction({ ...espresso({ devices, ...cloud.service }), actionFile: 'doctor/action.yml' });
    expect(doctor.summary).toContain('this run starts 3 sessions in 2 builds');
    expect(doctor.summary).toContain('The build is split into 2');
    const queued = "At first, 1 of 3 sessions will wait in the service's queue, which drops a session after 15 m";
    for (const text of [dry.text, doctor.summary]) expect(text).toContain(queued);
    expect(requests(cloud)).toEqual([]);
  });

  it('are started one after the other by a step that does not wait, whose time is `timeout-minutes`', async () => {
    await using cloud = await standingCloud(scenario(narrow));
    await using run = await onCloud(cloud, { wait: 'false', 'queue-timeout-minutes': '0.01' });
    expect(run.outputs.verdict).toBe('started');
    expect(requests(cloud)).toEqual([[pixel, galaxy], [third]]);
  });

  it('wait behind a session of this step at the cost of `timeout-minutes`, whatever `queue-timeout-minutes`', async () => {
    await using cloud = await standingCloud(scenario({ ...narrow, overrides: [{ 'duration-seconds': 600 }] }));
    await using run = await onCloud(cloud, { 'queue-timeout-minutes': '0.05' });
    expect(run.outputs.verdict).toBe('passed');
    await using late = await onCloud(cloud, { 'timeout-minutes': '0.1', 'queue-timeout-minutes': '0.05' });
    expect(late.outputs.verdict).toBe('timed-out');
    expect(late.outputs.reason).toContain(`, and ${third} had not started [run-timeout]`);
  });

  it('are adopted by a re-run, which pays for nothing twice', async () => {
    await using cloud = await standingCloud(scenario({ ...narrow, overrides: [{ 'duration-seconds': 600 }] }));
    const env = { GITHUB_RUN_ID: '77' };
    await using first = await onCloud(cloud, { 'timeout-minutes': '0.1' }, { ...env, GITHUB_RUN_ATTEMPT: '1' });
    expect(first.outputs.verdict).toBe('timed-out');
    await using second = await onCloud(cloud, {}, { ...env, GITHUB_RUN_ATTEMPT: '2' });
    expect(second.outputs).toMatchObject({ verdict: 'passed', sessions: '3' });
    expect(requests(cloud)).toEqual([[pixel, galaxy], [third]]);
  });

  it('stop at the budget between two parts, and what did not start is missing for that reason', async () => {
    await using cloud = await discoveringCloud({ ...narrow, overrides: [{ 'duration-seconds': 60 }] });
    await using run = await onCloud(cloud, { 'max-device-minutes': '1', 'missing-tests': 'fail' });
    expect(run.outputs).toMatchObject({ verdict: 'error', sessions: '2', reason: expect.stringContaining('[budget-exceeded]') });
    expect(run.outputs.reason).toContain(`The build on ${third} was not started, because`);
    expect(run.summary).toContain('(not started: budget)');
    expect(requests(cloud)).toEqual([[pixel, galaxy]]);
  });

  it('are counted by the collector as the devices of one job', async () => {
    await using cloud = await standingCloud(scenario(narrow));
    await using run = await onCloud(cloud);
    expect(run.outputs.verdict).toBe('passed');
    await using report = await runAction(collector({ framework: 'espresso', ...cloud.service }));
    expect(report.outputs).toMatchObject({ verdict: 'passed', sessions: '3' });
  });

  it.each<[string, Inputs, Inputs]>([
    ['whole, and the re-run would split it', {}, { 'max-sessions': '1' }],
    ['split, and the re-run would not', { 'max-sessions': '1' }, {}],
  ])('keep what an earlier attempt started %s', async (_, before, after) => {
    await using cloud = await discoveringCloud({ overrides: [{ 'duration-seconds': 3_600 }] });
    const step = (inputs: Inputs, attempt: string) =>
      runAction({
        ...embedded({ framework: 'xcuitest', shards: '3', ...cloud.service, ...inputs }),
        env: { GITHUB_RUN_ID: '78', GITHUB_RUN_ATTEMPT: attempt },
      });
    await using first = await step({ 'timeout-minutes': '0.1', ...before }, '1');
    expect(first.outputs.verdict).toBe('timed-out');
    const started = cloud.cloud.startedBuilds().length;
    await using second = await step(after, '2');
    expect(second.outputs).toMatchObject({ verdict: 'passed', sessions: '3' });
    expect(cloud.cloud.startedBuilds()).toHaveLength(before['max-sessions'] === undefined ? started : 3);
  });

  it('retry the failed tests of each device', async () => {
    await using cloud = await standingCloud(scenario({ ...narrow, overrides: [{ test: '*#adds', flaky: 1 }] }));
    await using run = await onCloud(cloud, { retries: '1' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', flaky: '3' });
    expect(requests(cloud).slice(2).flat()).toEqual([pixel, galaxy, third]);
  });

  it('are divided into shards too, where one device has more shards than places', async () => {
    await using cloud = await discoveringCloud(narrow);
    const inputs = { framework: 'xcuitest', shards: '3', 'max-sessions': '1', ...cloud.service };
    await using run = await runAction(embedded(inputs));
    expect(run.outputs).toMatchObject({ verdict: 'passed', sessions: '3' });
    expect(cloud.cloud.startedBuilds()).toHaveLength(3);
  });
});

it('an account without any slot is an error at once, before anything is uploaded', async () => {
  const json = {
    parallel_sessions_running: 0,
    parallel_sessions_max_allowed: 0,
    queued_sessions: 0,
    queued_sessions_max_allowed: 5,
  };
  const fault = { action: 'status', status: 200, json, path: '/app-automate/plan.json', times: 'always' } as const;
  await using cloud = await standingCloud(scenario({ faults: [fault] }));
  await using run = await onCloud(cloud);
  expect(run.outputs.verdict).toBe('error');
  expect(run.outputs.reason).toContain('[no-parallel-slots]');
  expect(run.text).not.toContain('Uploaded');
  expect(JSON.parse(await run.readText('mobile-test-results/triage.json')).entries).toMatchObject([
    { category: 'configuration' },
  ]);
});

describe('a queue that times out', () => {
  const never = [galaxy, third].map((device) => ({ device, fate: 'never-starts' as const }));
  const waiting = scenario({ plan: { 'queue-limit-seconds': 36_000 }, sessions: never });

  it('names every session that waits, in the first annotation too, and shows what the others did', async () => {
    await using cloud = await standingCloud(waiting);
    await using run = await onCloud(cloud, { 'queue-timeout-minutes': '1' });
    const reason = `No device became available for ${galaxy} and ${third} within 1 m [queue-timeout].`;
    expect(run.outputs).toMatchObject({ verdict: 'timed-out', reason, passed: '3' });
    expect(run.stdout.match(/^::error.*$/gm)).toEqual([expect.stringContaining(reason)]);
    expect(run.summary).toContain(`| ${pixel} | ✅ passed | Passed; its report comes when the build ends |`);
    for (const device of [galaxy, third]) expect(run.summary).toContain(`| ${device} | ⏳ waiting | Waits for a device`);
    expect(run.summary).not.toContain('❌ error');
    const { results } = JSON.parse(await run.readText('mobile-test-results/results.json'));
    const sessions = results.tests.filter(
      ({ extra }: { readonly extra: { readonly kind?: string } }) => extra.kind === 'session',
    );
    expect(sessions).toMatchObject([galaxy, third].map((device) => ({ device, status: 'pending', rawStatus: 'waiting' })));
    expect(await run.readText('mobile-test-results/triage.md')).toContain('# Triage: timed-out, 1 cause');
  });

  it('is never green, whatever the others did: a failure stays one', async () => {
    const file = scenario({
      plan: { 'queue-limit-seconds': 36_000 },
      sessions: never,
      overrides: [{ test: '*#adds', outcome: 'fail' }],
    });
    await using cloud = await standingCloud(file);
    await using run = await onCloud(cloud, { 'queue-timeout-minutes': '1' });
    expect(run.outputs.verdict).toBe('timed-out');
    expect(run.stdout.match(/^::error.*$/gm)?.map((line) => line.includes('[queue-timeout]'))).toEqual([true, false, false]);
    expect(run.summary).not.toContain('its report comes when the build ends');
  });

  it('names what could not start, where other jobs have all slots', async () => {
    const plan = { parallel: 1, queue: 0, 'used-elsewhere': 1, 'used-elsewhere-seconds': 86_400 };
    await using cloud = await standingCloud(scenario({ plan }));
    await using run = await onCloud(cloud, { 'queue-timeout-minutes': '1' });
    expect(run.outputs).toMatchObject({
      verdict: 'timed-out',
      reason: `No parallel slot became free for ${pixel}, ${galaxy} and ${third} within 1 m [queue-timeout].`,
    });
    expect(requests(cloud)).toEqual([]);
  });
});

describe('with `max-sessions`', () => {
  const offered = [pixel, galaxy, third, 'Google Pixel 3-10.0', 'Google Pixel 4-11.0', 'Google Pixel 5-12.0'];

  // The service refuses a session beyond the limit, since the account has as many slots and no queue.
  it.each([1, 2, 3, 5].flatMap((limit) => [1, 4, 6].map((count) => [limit, count] as const)))(
    'of %i, %i devices of any length run with their retries, no session too many is asked for, and none is lost or paid twice',
    async (limit, count) => {
      const chosen = offered.slice(0, count);
      const lengths = chosen.map((device, nth) => ({ device, 'duration-seconds': 1 + ((nth * 37 + limit * 11) % 90) }));
      const overrides = [...lengths, { test: '*#adds', flaky: 1 }];
      await using cloud = await standingCloud(scenario({ plan: { parallel: limit, queue: 0 }, overrides }));
      const inputs = {
        devices: chosen.join('\n'),
        retries: '1',
        preflight: 'off',
        'max-sessions': String(limit),
        ...cloud.service,
      };
      await using run = await runAction(espresso(inputs));
      expect(run.outputs).toMatchObject({ verdict: 'passed', flaky: String(count) });
      expect(requests(cloud).flat().toSorted()).toEqual([...chosen, ...chosen].toSorted());
      const sent = cloud.cloud.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/build'));
      expect(sent).toHaveLength(cloud.cloud.startedBuilds().length);
    },
  );
});
