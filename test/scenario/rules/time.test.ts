import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../../helpers/deviations.ts';
import { runAction } from '../../helpers/runner.ts';
import type { Inputs } from '../../helpers/scenario.ts';
import type { Cloud } from '../../helpers/standing-cloud.ts';
import { virtualClock } from '../../helpers/virtual-clock.ts';
import { expectRule, job, openCloud, type RuleCase } from './rule-case.ts';

type Fault = NonNullable<ScenarioInput['faults']>[number];

const build = '/app-automate/*/builds/*';
const session = '/app-automate/*/builds/*/sessions/*';
const report = '/app-automate/*/builds/*/sessions/*/report';
const start = '/app-automate/*/build';
const listing = '/app-automate/*/projects/*';
const sessionLogs = '/app-automate/*/builds/*/sessions/tests/*/devicelogs';
const inUse = 'All parallel tests are currently in use';

/** Tells every request to the path to wait. */
const pause = (path: string, seconds: number, more: Partial<Fault> = {}): Fault =>
  ({ action: 'status', status: 503, 'retry-after': { seconds }, path, times: 'always', ...more }) as Fault;
const hang = (path: string, more: Partial<Fault> = {}): Fault => ({ action: 'hang', path, times: 'always', ...more }) as Fault;
const slow = (path: string): Fault => ({ action: 'slow-bytes', path, 'bytes-per-second': 1, times: 'always' });
const noDevice = (more: Partial<Fault> = {}): Fault =>
  ({ action: 'status', status: 422, json: { message: inUse }, method: 'POST', path: start, ...more }) as Fault;

type Wait = [name: string, scenario: ScenarioInput | readonly Fault[], verdict: string | RegExp, inputs?: Inputs];

const isList = (scenario: ScenarioInput | readonly Fault[]): scenario is readonly Fault[] => Array.isArray(scenario);
const cloudOf = (scenario: ScenarioInput | readonly Fault[]): Promise<Cloud> =>
  openCloud(isList(scenario) ? { faults: [...scenario] } : scenario);

/** Time for the end of a step. */
const graceSeconds = 15;

const checkTime = async ([, scenario, verdict, inputs = {}]: Wait, withinSeconds: number): Promise<void> => {
  await using cloud = await cloudOf(scenario);
  const startedMs = virtualClock.monotonicMs();
  await using step = await job(cloud, { inputs });
  expect(virtualClock.monotonicMs() - startedMs).toBeLessThanOrEqual((withinSeconds + graceSeconds) * 1_000);
  expectRule(step, { verdict });
};

describe('every wait ends at the deadline of the run', () => {
  const two = { 'timeout-minutes': '2', 'queue-timeout-minutes': '60' };
  const late = /^(timed-out|error)$/;
  const flaky: ScenarioInput['overrides'] = [{ test: '*adds', flaky: 1 }];
  const retrying = { retries: '1' };
  const logs = { download: 'junit\ndevice-logs' };
  it.each<Wait>([
    ['polls that are told to wait', [pause(build, 3_600, { nth: 2 })], 'timed-out'],
    ['polls without a response', [hang(build, { nth: 2 })], 'timed-out'],
    ['polls that fail', [{ action: 'status', status: 503, path: build, nth: 2, times: 'always' }], 'timed-out'],
    ['a build that never ends', { sessions: [{ fate: 'hangs' }] }, 'timed-out'],
    ['details that are told to wait', [pause(session, 3_600)], 'timed-out'],
    ['details without a response', [hang(session)], 'timed-out'],
    ['a report that is told to wait', [pause(report, 3_600)], 'timed-out'],
    ['a report without a response', [hang(report, { 'after-headers': true })], 'timed-out'],
    ['a report that comes byte by byte', [slow(report)], 'timed-out'],
    [
      'a report that stays missing, asked for every minute',
      { sessions: [{ report: { form: 'missing' } }] },
      late,
      { 'poll-interval-seconds': '60' },
    ],
    [
      'a retry that finds no device',
      { overrides: flaky, faults: [noDevice({ nth: 2, times: 'always' })] },
      'timed-out',
      retrying,
    ],
    [
      'a retry that is told to wait',
      { overrides: flaky, faults: [pause(start, 3_600, { method: 'POST', nth: 2 })] },
      late,
      retrying,
    ],
    [
      'a retry that never ends',
      { overrides: [{ test: '*adds', device: 'Google*', flaky: 1 }], sessions: [{ device: 'Samsung*', fate: 'hangs' }] },
      'timed-out',
      { ...retrying, devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' },
    ],
    ['device logs that come byte by byte', [slow(sessionLogs)], /./, logs],
    ['device logs that are told to wait', [pause(sessionLogs, 3_600)], /./, logs],
    ['a short pause is kept: control', [pause(build, 20, { times: 1 }), pause(report, 20, { times: 1 })], 'passed'],
  ])('every wait ends at the deadline of the run after the start: %s', (name, scenario, verdict, inputs) =>
    checkTime([name, scenario, verdict, { ...two, ...inputs }], 120),
  );

  it.each<Wait>([
    ['a start that is told to wait', [pause(start, 3_600, { method: 'POST' })], late],
    [
      'a start that finds no device',
      [noDevice({ status: 429, 'retry-after': { seconds: 3_600 }, times: 'always' } as Partial<Fault>)],
      'timed-out',
    ],
    ['a start without a response', [hang(start, { method: 'POST' })], late],
    ['a start without a response, after it found no device', [noDevice(), hang(start, { method: 'POST', nth: 2 })], late],
    ['an upload that is told to wait', [pause('/app-automate/upload', 3_600, { method: 'POST' })], late],
    [
      'a listing of uploads that is told to wait',
      [pause('/app-automate/recent_apps/**', 3_600), pause('/app-automate/recent_apps', 3_600)],
      /./,
    ],
    ['a session that gets no device', { sessions: [{ fate: 'never-starts' }] }, 'timed-out'],
    ['a device that is free after 30 s: control', { sessions: [{ 'queue-seconds': 30 }] }, 'passed'],
  ])('every wait ends at the deadline of the run before the start: %s', (name, scenario, verdict) =>
    checkTime([name, scenario, verdict, { 'queue-timeout-minutes': '1' }], verdict === 'passed' ? 120 : 60),
  );

  it.each<Wait>([
    ['a build that never ends', { sessions: [{ fate: 'hangs' }] }, 'timed-out'],
    ['polls that are told to wait', [pause(build, 3_600)], 'timed-out'],
    ['a listing that is told to wait', [pause(listing, 3_600)], late],
    ['a report that is told to wait', [pause(report, 3_600)], 'timed-out'],
  ])("the collector's wait ends at the deadline of the run: %s", async (_name, scenario, verdict) => {
    await using cloud = await cloudOf(scenario);
    await using _job = await job(cloud, { inputs: { wait: 'false' } });
    const startedMs = virtualClock.monotonicMs();
    const limits = { 'timeout-minutes': '2', 'queue-timeout-minutes': '2' };
    const inputs = { ...cloud.service, framework: 'espresso', 'artifact-name': '', ...limits };
    await using step = await runAction({ actionFile: 'report/action.yml', inputs });
    expectRule(step, { verdict });
    expect(virtualClock.monotonicMs() - startedMs).toBeLessThanOrEqual((120 + graceSeconds) * 1_000);
  });
});

describe('a start that is cancelled while it is in flight', () => {
  const inFlight: Fault = { action: 'hang', 'after-acting': true, method: 'POST', path: start };
  const hidden = { builds: [{ 'listed-after-seconds': 3_600 }] };
  /** The runner kills the process ten seconds after the first signal. */
  const runnerPatienceMs = 7_500;

  interface Cancelled {
    readonly name: string;
    readonly inputs?: Inputs;
    readonly scenario?: ScenarioInput;
    /** Number of started builds that the outputs must name. */
    readonly named: number;
  }

  it.each<Cancelled>([
    { name: 'is found and named', named: 1 },
    { name: 'is found and named, v2', inputs: { 'api-version': 'v2' }, named: 1 },
    {
      name: 'is found and named beside a build that was started before',
      inputs: { shards: '2' },
      scenario: { faults: [{ ...inFlight, nth: 2 }] },
      named: 2,
    },
    { name: 'is found when the listing shows it late', scenario: { builds: [{ 'listed-after-seconds': 2 }] }, named: 1 },
    { name: 'is said to be possible where the listing does not show it', scenario: hidden, named: 0 },
    { name: 'is said to be possible where there is no listing', inputs: { framework: 'earlgrey' }, named: 0 },
    {
      name: 'is said to be possible where the listing fails',
      scenario: { faults: [inFlight, { action: 'status', status: 503, path: listing, times: 'always' }] },
      named: 0,
    },
    { name: 'is said to be possible where the listing hangs', scenario: { faults: [inFlight, hang(listing)] }, named: 0 },
  ])('$name', async ({ inputs = {}, scenario = {}, named }) => {
    let send = (_signal: NodeJS.Signals): void => {};
    let signalledMs = Number.NaN;
    let starts = 0;
    const signalled: Deviation = {
      of: 'start',
      text: (body) => {
        starts += 1;
        if (starts < (scenario.faults?.[0]?.nth ?? 1)) return body;
        signalledMs = virtualClock.monotonicMs();
        send('SIGINT');
        return body;
      },
    };
    await using cloud = await openCloud({ faults: [inFlight], ...scenario }, [signalled]);
    await using step = await job(cloud, {
      inputs,
      onStart: (signal) => {
        send = signal;
      },
    });
    expect(virtualClock.monotonicMs() - signalledMs).toBeLessThanOrEqual(runnerPatienceMs);
    const ids = cloud.cloud.startedBuilds().map(({ id }) => id);
    const listed: readonly string[] = JSON.parse(step.outputs['build-ids'] ?? '[]');
    if (named > 0) expect(listed.toSorted()).toEqual(ids.toSorted());
    else expect(step.outputs.reason).toMatch(/may (still )?be running/);
    expect(ids).toHaveLength(Math.max(1, named));
  });
});

describe('a start whose response is lost', () => {
  const lost: Fault = { action: 'status', status: 503, 'after-acting': true, method: 'POST', path: start };
  const refused: Fault = { ...lost, 'after-acting': false };
  const reset: Fault = { action: 'reset-after-acting', method: 'POST', path: start };
  const accepted: Fault = { ...lost, status: 202, json: { message: 'Accepted' } };
  const two = { builds: 2 };
  const none = { verdict: 'error', builds: 0 };
  const mayRun = { verdict: 'error', reason: /may be running/ };
  const unlisted = /the service responded "Accepted" without a build id, and the project does not list the build/;
  const forbidden: Fault = { action: 'status', status: 403, path: listing, times: 'always' };
  it.each<[name: string, scenario: ScenarioInput, more?: Partial<RuleCase> & { readonly builds?: number }]>([
    ['is looked for', { faults: [lost] }],
    ['is looked for after a reset', { faults: [reset] }],
    ['is looked for the second time, too, after a reset', { faults: [refused, reset] }],
    ['is sent again when the service refused it twice', { faults: [{ ...refused, times: 2 }] }],
    ['is looked for after a response without the id of its build', { faults: [accepted] }],
    [
      'is an error where the service accepted it and lists no build',
      { faults: [{ ...accepted, 'after-acting': false }] },
      { ...none, reason: unlisted },
    ],
    [
      'is none where the service names an error: control',
      { faults: [{ ...accepted, 'after-acting': false, json: { error: 'Invalid device' } }] },
      { ...none, reason: /refused the build request/ },
    ],
    ['is looked for when the listing shows it late', { faults: [lost], builds: [{ 'listed-after-seconds': 3 }] }],
    ['is looked for in v2', { faults: [lost] }, { inputs: { 'api-version': 'v2' } }],
    [
      'is looked for before it is sent again for each shard',
      { faults: [{ ...lost, times: 2 }] },
      { ...two, inputs: { shards: '2' } },
    ],
    [
      'is looked for when it is a retry',
      { faults: [{ ...lost, nth: 2 }], overrides: [{ test: '*adds', flaky: 1 }] },
      { ...two, inputs: { retries: '1' } },
    ],
    ['is an error where nothing can be listed', { faults: [lost] }, { ...mayRun, inputs: { framework: 'earlgrey' } }],
    ['is an error where the listing fails', { faults: [lost, forbidden] }, mayRun],
  ])('$0', async (_name, scenario, { inputs = {}, builds = 1, ...more } = {}) => {
    await using cloud = await openCloud(scenario);
    await using step = await job(cloud, { inputs });
    expect(cloud.cloud.startedBuilds()).toHaveLength(builds);
    expectRule(step, { verdict: 'passed', ...more });
  });
});
