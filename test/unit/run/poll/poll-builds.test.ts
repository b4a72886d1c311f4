import { describe, expect, it } from 'vitest';
import { CancelledError } from '../../../../src/lib/cancellation.ts';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { ExpectedSession } from '../../../../src/run/collect/expected-sessions.ts';
import { watchBuilds } from '../../../../src/run/poll/poll-builds.ts';
import { noMoreThan } from '../../../../src/run/start/start.ts';
import { json, type RawAnswer, reset, startRawServer } from '../../../helpers/raw-server.ts';
import { openStage, planOf, routed, type Stage } from '../../../helpers/stage.ts';

const pixel = 'Google Pixel 3-10.0';
const route = 'GET /app-automate/espresso/builds/b1';
const counters = (overrides = {}) => ({ SUCCESS: 2, FAILED: 0, IGNORED: 0, TIMEDOUT: 0, ...overrides });

const build = (status: string, devices: Record<string, unknown> = {}, more: Record<string, unknown> = {}): RawAnswer =>
  json({ build_id: 'b1', status, input_capabilities: {}, devices, ...more });

const device = (status: string, test_status: unknown = counters()): Record<string, unknown> => ({
  [pixel]: { session_id: 's1', status, test_status },
});

interface Limits {
  timeoutMs?: number;
  queueTimeoutMs?: number;
  pollIntervalMs?: number | 'auto';
}

const watch = async (answers: readonly RawAnswer[], limits: Limits = {}, onPoll: (stage: Stage) => void = () => {}) => {
  const counted = answers.map<RawAnswer>((answer) => (response, request) => {
    onPoll(stage);
    answer(response, request);
  });
  await using server = await startRawServer([routed({ [route]: counted })]);
  await using stage = openStage(server.origin);
  const [planned] = planOf().builds;
  const started: StartedBuild = { ...planned!, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 };
  stage.ledger.started.push(started);
  const ended: ExpectedSession[] = [];
  const watched = await watchBuilds(
    noMoreThan([started]),
    { framework: 'espresso', timeoutMs: 7_200_000, queueTimeoutMs: 1_800_000, pollIntervalMs: 10_000, ...limits },
    stage.services,
    stage.ledger,
    (session) => ended.push(session),
  );
  return { watched, ended, lines: stage.lines, ledger: stage.ledger, clock: stage.clock, requests: server.requests };
};

describe('watchBuilds', () => {
  it('asks until the build has ended, and says each change of a session once', async () => {
    const running = build('running', device('running'));
    const { lines, clock, ended, watched } = await watch([
      build('running'),
      build('running', device('queued')),
      running,
      running,
      build('done', device('done')),
    ]);
    expect(lines).toEqual([
      `${pixel}: waiting for a device`,
      `${pixel}: running (session s1), after 20 s in the queue`,
      `${pixel}: done after 20 s: 2 passed`,
      'Build b1: done',
    ]);
    expect(clock.sleeps).toEqual([10_000, 10_000, 10_000, 10_000]);
    expect(ended).toMatchObject([{ device: pixel, summary: { id: 's1', status: 'done' } }]);
    expect(watched).toMatchObject([{ ended: true, record: { status: 'done' } }]);
  });

  it('tells of a session that ends before its build', async () => {
    const { ended } = await watch([
      build('running', device('done')),
      build('running', device('done')),
      build('done', device('done')),
    ]);
    expect(ended).toHaveLength(1);
  });

  it('asks a build that has ended again until its sessions have settled', async () => {
    const { requests, ledger } = await watch([
      build('done', device('running')),
      build('done', device('done', counters({ QUEUED: 1 }))),
      build('done', device('done')),
    ]);
    expect(requests).toHaveLength(3);
    expect(ledger.outOfTime).toBeUndefined();
  });

  it('does not wait for ever for sessions of an ended build', async () => {
    const { requests, watched } = await watch([build('done', device('running'))]);
    expect(requests).toHaveLength(6);
    expect(watched).toMatchObject([{ ended: true }]);
  });

  it('does not wait for a device that the build reports in error', async () => {
    const { requests } = await watch([
      build('error', {}, { device_statuses: { success: {}, error: { 'Google Pixel 3,10.0': 'offline' } } }),
    ]);
    expect(requests).toHaveLength(1);
  });

  it('breaks a long silence once a minute', async () => {
    const running = build('running', device('running'));
    const { lines } = await watch([...Array.from({ length: 14 }, () => running), build('done', device('done'))]);
    expect(lines.filter((line) => line.startsWith('Still waiting'))).toEqual([
      'Still waiting: 0 of 1 sessions ended, 1 running, 0 waiting for a device.',
      'Still waiting: 0 of 1 sessions ended, 1 running, 0 waiting for a device.',
    ]);
  });

  it('outlives failures, however many', async () => {
    const bad: RawAnswer[] = Array.from({ length: 40 }, (_, nth) => (nth % 2 === 0 ? reset : json({ message: 'oops' }, 503)));
    const { watched, ledger } = await watch([build('running', device('running')), ...bad, build('done', device('done'))]);
    expect(watched).toMatchObject([{ ended: true, record: { status: 'done' } }]);
    expect(ledger.errors).toEqual([]);
  });

  it('waits a word that nobody knows out, to the limit', async () => {
    const { ledger, watched } = await watch([build('paused', device('running'))], { timeoutMs: 60_000 });
    expect(ledger.outOfTime).toMatchObject({
      code: 'run-timeout',
      clause:
        'the builds did not end within 1 m 0 s of the first session\'s start, and the service calls a build "paused", a word that is not known',
    });
    expect(watched).toMatchObject([{ ended: false, record: { status: 'unknown', statusWord: 'paused' } }]);
  });

  it('counts the time of the run from the first session, not from the queue', async () => {
    const queued = Array.from({ length: 10 }, () => build('running', device('queued')));
    const { ledger } = await watch(
      [...queued, build('running', device('running')), build('running', device('running')), build('done', device('done'))],
      { timeoutMs: 60_000 },
    );
    expect(ledger.outOfTime).toBeUndefined();
    expect(ledger.queueMs).toBe(100_000);
  });

  it('has a limit of its own for the queue', async () => {
    const { ledger } = await watch([build('running', device('queued'))], { queueTimeoutMs: 60_000 });
    expect(ledger.outOfTime).toMatchObject({ code: 'queue-timeout', clause: `${pixel} got no device within 1 m 0 s` });
  });

  it('counts a build that shows no session as waiting', async () => {
    const { ledger } = await watch([build('running')], { queueTimeoutMs: 60_000 });
    expect(ledger.outOfTime).toMatchObject({ code: 'queue-timeout', clause: `${pixel} got no device within 1 m 0 s` });
  });

  it.each([
    ['credentials that stay refused', json({ message: 'Unauthorized' }, 401), 8],
    ['a build that stays unknown', json({ message: 'not found' }, 404), 8],
  ])('gives up on %s', async (_what, answer, asks) => {
    const { ledger, requests, watched } = await watch([build('running', device('running')), answer]);
    expect(requests).toHaveLength(asks);
    expect(ledger.errors).toEqual([
      expect.objectContaining({ clause: expect.stringMatching(/^build b1 can no longer be watched: /) }),
    ]);
    expect(watched).toMatchObject([{ ended: true, record: { status: 'running' } }]);
  });

  it('outlives credentials that are refused for a moment', async () => {
    const refused = json({ message: 'Unauthorized' }, 401);
    const { ledger, watched } = await watch([build('running'), refused, refused, build('done', device('done'))]);
    expect(ledger.errors).toEqual([]);
    expect(watched).toMatchObject([{ ended: true, record: { status: 'done' } }]);
  });

  it('ends even if the service never says anything of a build', async () => {
    const { ledger, clock } = await watch([json({ message: 'oops' }, 500)], { timeoutMs: 600_000, queueTimeoutMs: 60_000 });
    expect(ledger.outOfTime).toMatchObject({
      code: 'run-timeout',
      clause: 'the service said nothing of build b1 within 11 m 0 s',
    });
    expect(clock.monotonicMs()).toBeLessThan(720_000);
  });

  it('stops at once when the workflow is cancelled', async () => {
    let polls = 0;
    await expect(
      watch([build('running', device('running'))], {}, (stage) => {
        polls += 1;
        if (polls === 3) stage.cancel(new CancelledError());
      }),
    ).rejects.toThrow(CancelledError);
    expect(polls).toBe(3);
  });

  it('asks by what is known of the remaining time where no interval is given', async () => {
    const running = Array.from({ length: 20 }, (_, nth) =>
      build('running', device('running', counters({ SUCCESS: nth, QUEUED: 19 - nth }))),
    );
    const { clock, requests } = await watch([...running, build('done', device('done'))], { pollIntervalMs: 'auto' });
    expect(requests).toHaveLength(21);
    expect(clock.sleeps.at(-1)).toBeLessThan(3_000);
    expect(Math.max(...clock.sleeps)).toBeGreaterThan(10_000);
    expect(Math.max(...clock.sleeps)).toBeLessThanOrEqual(30_000);
  });

  it('does not sleep over the end of its time', async () => {
    const { clock, ledger } = await watch([build('running', device('running'))], { pollIntervalMs: 300_000, timeoutMs: 60_000 });
    expect(ledger.outOfTime).toBeDefined();
    expect(clock.monotonicMs()).toBe(60_001);
  });
});
