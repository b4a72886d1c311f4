import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../../src/embedded/schema/scenario.ts';
import type { Deviation } from '../../helpers/deviations.ts';
import { ownTime } from '../../helpers/own-time.ts';
import { expectRule, type Inputs, job, openCloud, type RuleCase } from '../../helpers/rule-case.ts';
import { runAction } from '../../helpers/runner.ts';

type Fault = NonNullable<ScenarioInput['faults']>[number];

const build = '/app-automate/*/builds/*';
const session = '/app-automate/*/builds/*/sessions/*';
const report = '/app-automate/*/builds/*/sessions/*/report';
const start = '/app-automate/*/build';

const pause = (path: string, seconds: number, more: Partial<Fault> = {}): Fault =>
  ({ action: 'status', status: 503, 'retry-after': { seconds }, path, times: 'always', ...more }) as Fault;

interface TimedCase extends RuleCase {
  /** The end of the wait, in seconds from the step's start. */
  readonly withinSeconds: number;
}

/** What the end itself may take. */
const graceSeconds = 15;

describe('every wait ends at the deadline of the run', () => {
  const two = { 'timeout-minutes': '2', 'queue-timeout-minutes': '60' };
  it.each<Omit<TimedCase, 'withinSeconds'>>([
    { name: 'polls that are told to wait', scenario: { faults: [pause(build, 3_600, { nth: 2 })] }, verdict: 'timed-out' },
    {
      name: 'polls without an answer',
      scenario: { faults: [{ action: 'hang', path: build, nth: 2, times: 'always' }] },
      verdict: 'timed-out',
    },
    {
      name: 'polls that fail',
      scenario: { faults: [{ action: 'status', status: 503, path: build, nth: 2, times: 'always' }] },
      verdict: 'timed-out',
    },
    { name: 'a build that never ends', scenario: { sessions: [{ fate: 'hangs' }] }, verdict: 'timed-out' },
    { name: 'details that are told to wait', scenario: { faults: [pause(session, 3_600)] }, verdict: 'timed-out' },
    {
      name: 'details without an answer',
      scenario: { faults: [{ action: 'hang', path: session, times: 'always' }] },
      verdict: 'timed-out',
    },
    { name: 'a report that is told to wait', scenario: { faults: [pause(report, 3_600)] }, verdict: 'timed-out' },
    {
      name: 'a report without an answer',
      scenario: { faults: [{ action: 'hang', path: report, 'after-headers': true, times: 'always' }] },
      verdict: 'timed-out',
    },
    {
      name: 'a report that comes byte by byte',
      scenario: { faults: [{ action: 'slow-bytes', path: report, 'bytes-per-second': 1, times: 'always' }] },
      verdict: 'timed-out',
    },
    {
      name: 'a report that stays missing, asked for every minute',
      inputs: { 'poll-interval-seconds': '60' },
      scenario: { sessions: [{ report: { form: 'missing' } }] },
      verdict: /^(timed-out|error)$/,
    },
    {
      name: 'a retry that finds no device',
      inputs: { retries: '1' },
      scenario: {
        overrides: [{ test: '*adds', flaky: 1 }],
        faults: [
          {
            action: 'status',
            status: 422,
            json: { message: '[BROWSERSTACK_ALL_PARALLELS_IN_USE] All parallel tests are currently in use' },
            method: 'POST',
            path: start,
            nth: 2,
            times: 'always',
          },
        ],
      },
      verdict: 'timed-out',
    },
    {
      name: 'a retry that is told to wait',
      inputs: { retries: '1' },
      scenario: { overrides: [{ test: '*adds', flaky: 1 }], faults: [pause(start, 3_600, { method: 'POST', nth: 2 })] },
      verdict: /^(timed-out|error)$/,
    },
    {
      name: 'a retry that never ends',
      inputs: { retries: '1', devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' },
      scenario: {
        overrides: [{ test: '*adds', device: 'Google*', flaky: 1 }],
        sessions: [{ device: 'Samsung*', fate: 'hangs' }],
      },
      verdict: 'timed-out',
    },
    {
      name: 'device logs that come byte by byte',
      inputs: { download: 'junit\ndevice-logs' },
      scenario: {
        faults: [
          {
            action: 'slow-bytes',
            path: '/app-automate/*/builds/*/sessions/tests/*/devicelogs',
            'bytes-per-second': 1,
            times: 'always',
          },
        ],
      },
      verdict: /./,
    },
    {
      name: 'device logs that are told to wait',
      inputs: { download: 'junit\ndevice-logs' },
      scenario: { faults: [pause('/app-automate/*/builds/*/sessions/tests/*/devicelogs', 3_600)] },
      verdict: /./,
    },
    {
      name: 'polls, EarlGrey',
      inputs: { framework: 'earlgrey' },
      scenario: { faults: [pause(build, 3_600, { nth: 2 })] },
      verdict: 'timed-out',
    },
    {
      name: 'a short pause is kept: control',
      scenario: { faults: [pause(build, 20, { times: 1 }), pause(report, 20, { times: 1 })] },
      verdict: 'passed',
    },
  ])('after the start: $name', (row) => checkTime({ ...row, inputs: { ...two, ...row.inputs }, withinSeconds: 120 }));

  const one = { 'queue-timeout-minutes': '1' };
  it.each<Omit<TimedCase, 'withinSeconds'>>([
    {
      name: 'a start that is told to wait',
      scenario: { faults: [pause(start, 3_600, { method: 'POST' })] },
      verdict: /^(timed-out|error)$/,
    },
    {
      name: 'a start that finds no device',
      scenario: {
        faults: [
          {
            action: 'status',
            status: 429,
            'retry-after': { seconds: 3_600 },
            json: { message: 'All parallel tests are currently in use' },
            method: 'POST',
            path: start,
            times: 'always',
          },
        ],
      },
      verdict: 'timed-out',
    },
    {
      name: 'a start without an answer',
      scenario: { faults: [{ action: 'hang', method: 'POST', path: start, times: 'always' }] },
      verdict: /^(timed-out|error)$/,
    },
    {
      name: 'a start without an answer, after it found no device',
      scenario: {
        faults: [
          {
            action: 'status',
            status: 422,
            json: { message: 'All parallel tests are currently in use' },
            method: 'POST',
            path: start,
          },
          { action: 'hang', method: 'POST', path: start, nth: 2, times: 'always' },
        ],
      },
      verdict: /^(timed-out|error)$/,
    },
    {
      name: 'an upload that is told to wait',
      scenario: { faults: [pause('/app-automate/upload', 3_600, { method: 'POST' })] },
      verdict: /^(timed-out|error)$/,
    },
    {
      name: 'a listing of uploads that is told to wait',
      scenario: { faults: [pause('/app-automate/recent_apps/**', 3_600), pause('/app-automate/recent_apps', 3_600)] },
      verdict: /./,
    },
    { name: 'a session that gets no device', scenario: { sessions: [{ fate: 'never-starts' }] }, verdict: 'timed-out' },
    { name: 'a device that is free after 30 s: control', scenario: { sessions: [{ 'queue-seconds': 30 }] }, verdict: 'passed' },
  ])('before the start: $name', (row) =>
    checkTime({ ...row, inputs: { ...one, ...row.inputs }, withinSeconds: row.verdict === 'passed' ? 120 : 60 }),
  );

  it.each<Omit<TimedCase, 'withinSeconds'>>([
    { name: 'a build that never ends', scenario: { sessions: [{ fate: 'hangs' }] }, verdict: 'timed-out' },
    { name: 'polls that are told to wait', scenario: { faults: [pause(build, 3_600)] }, verdict: 'timed-out' },
    {
      name: 'a listing that is told to wait',
      scenario: { faults: [pause('/app-automate/*/projects/*', 3_600)] },
      verdict: /^(timed-out|error)$/,
    },
    { name: 'a report that is told to wait', scenario: { faults: [pause(report, 3_600)] }, verdict: 'timed-out' },
  ])('of the collector: $name', async ({ scenario = {}, ...row }) => {
    await using cloud = await openCloud(scenario);
    await using _job = await job(cloud, { inputs: { wait: 'false' } });
    const startedMs = ownTime.elapsedMs();
    await using step = await runAction({
      actionFile: 'report/action.yml',
      inputs: {
        ...cloud.service,
        framework: 'espresso',
        'artifact-name': '',
        'timeout-minutes': '2',
        'queue-timeout-minutes': '2',
      },
    });
    expectRule(step, row);
    expect(ownTime.elapsedMs() - startedMs).toBeLessThanOrEqual((120 + graceSeconds) * 1_000);
  });
});

const checkTime = async ({ inputs = {}, scenario, withinSeconds, ...row }: TimedCase): Promise<void> => {
  await using cloud = await openCloud(scenario);
  const startedMs = ownTime.elapsedMs();
  await using step = await job(cloud, { inputs });
  expect(ownTime.elapsedMs() - startedMs).toBeLessThanOrEqual((withinSeconds + graceSeconds) * 1_000);
  expectRule(step, row);
};

describe('a start that is cancelled while it is in flight', () => {
  const hang: Fault = { action: 'hang', 'after-acting': true, method: 'POST', path: start };
  const hidden = { builds: [{ 'listed-after-seconds': 3_600 }] };
  /** The runner ends the process ten seconds after the first signal. */
  const runnerPatienceMs = 7_500;

  interface Cancelled {
    readonly name: string;
    readonly inputs?: Inputs;
    readonly scenario?: ScenarioInput;
    /** Builds that the outputs must name, of those that were started. */
    readonly named: number;
  }

  it.each<Cancelled>([
    { name: 'is found and named', named: 1 },
    { name: 'is found and named, v2', inputs: { 'api-version': 'v2' }, named: 1 },
    { name: 'is found and named, XCUITest', inputs: { framework: 'xcuitest' }, named: 1 },
    {
      name: 'is found and named beside a build that was started before',
      inputs: { shards: '2' },
      scenario: { faults: [{ ...hang, nth: 2 }] },
      named: 2,
    },
    { name: 'is found when the listing shows it late', scenario: { builds: [{ 'listed-after-seconds': 2 }] }, named: 1 },
    { name: 'is said to be possible where the listing does not show it', scenario: hidden, named: 0 },
    { name: 'is said to be possible where there is no listing', inputs: { framework: 'earlgrey' }, named: 0 },
    {
      name: 'is said to be possible where the listing fails',
      scenario: { faults: [hang, { action: 'status', status: 503, path: '/app-automate/*/projects/*', times: 'always' }] },
      named: 0,
    },
    {
      name: 'is said to be possible where the listing hangs',
      scenario: { faults: [hang, { action: 'hang', path: '/app-automate/*/projects/*', times: 'always' }] },
      named: 0,
    },
  ])('$name', async ({ inputs = {}, scenario = {}, named }) => {
    let send = (_signal: NodeJS.Signals): void => {};
    let signalledMs = Number.NaN;
    let starts = 0;
    const signalled: Deviation = {
      of: 'start',
      text: (body) => {
        starts += 1;
        if (starts < (scenario.faults?.[0]?.nth ?? 1)) return body;
        signalledMs = ownTime.elapsedMs();
        send('SIGINT');
        return body;
      },
    };
    await using cloud = await openCloud({ faults: [hang], ...scenario }, [signalled]);
    await using step = await job(cloud, {
      inputs,
      onStart: (signal) => {
        send = signal;
      },
    });
    expect(ownTime.elapsedMs() - signalledMs).toBeLessThanOrEqual(runnerPatienceMs);
    const ids = cloud.cloud.startedBuilds().map(({ id }) => id);
    expect(step.outputs.verdict).toBe('cancelled');
    const listed: readonly string[] = JSON.parse(step.outputs['build-ids'] ?? '[]');
    if (named > 0) expect(listed.toSorted()).toEqual(ids.toSorted());
    else expect(step.outputs.reason).toMatch(/may (still )?be running/);
    expect(ids).toHaveLength(Math.max(1, named));
  });
});

describe('a start whose answer is lost', () => {
  const lost: Fault = { action: 'status', status: 503, 'after-acting': true, method: 'POST', path: start };
  const refused: Fault = { ...lost, 'after-acting': false };
  const reset: Fault = { action: 'reset-after-acting', method: 'POST', path: start };
  it.each<RuleCase & { readonly builds?: number }>([
    { name: 'is looked for', scenario: { faults: [lost] }, verdict: 'passed' },
    { name: 'is looked for after a reset', scenario: { faults: [reset] }, verdict: 'passed' },
    { name: 'is looked for the second time, too', scenario: { faults: [refused, lost] }, verdict: 'passed' },
    { name: 'is looked for the second time, too, after a reset', scenario: { faults: [refused, reset] }, verdict: 'passed' },
    { name: 'is looked for the third time, too', scenario: { faults: [refused, refused, lost] }, verdict: 'passed' },
    {
      name: 'is sent again when the service refused it twice',
      scenario: { faults: [{ ...refused, times: 2 }] },
      verdict: 'passed',
    },
    {
      name: 'is looked for when the listing shows it late',
      scenario: { faults: [lost], builds: [{ 'listed-after-seconds': 3 }] },
      verdict: 'passed',
    },
    { name: 'is looked for in v2', inputs: { 'api-version': 'v2' }, scenario: { faults: [lost] }, verdict: 'passed' },
    {
      name: 'is looked for before it is sent again for each shard',
      inputs: { shards: '2' },
      scenario: { faults: [{ ...lost, times: 2 }] },
      verdict: 'passed',
      builds: 2,
    },
    {
      name: 'is looked for when it is a retry',
      inputs: { retries: '1' },
      scenario: { faults: [{ ...lost, nth: 2 }], overrides: [{ test: '*adds', flaky: 1 }] },
      verdict: 'passed',
      builds: 2,
    },
    {
      name: 'is an error where nothing can be listed',
      inputs: { framework: 'earlgrey' },
      scenario: { faults: [lost] },
      verdict: 'error',
      reason: /may be running/,
    },
    {
      name: 'is an error where the listing fails',
      scenario: { faults: [lost, { action: 'status', status: 403, path: '/app-automate/*/projects/*', times: 'always' }] },
      verdict: 'error',
      reason: /may be running/,
    },
  ])('$name', async ({ inputs = {}, scenario, builds = 1, ...row }) => {
    await using cloud = await openCloud(scenario);
    await using step = await job(cloud, { inputs });
    expect(cloud.cloud.startedBuilds()).toHaveLength(builds);
    expectRule(step, row);
  });
});
