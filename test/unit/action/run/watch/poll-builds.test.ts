import { describe, expect, it } from 'vitest';
import type { ResultInputs } from '../../../../../src/action/inputs/result-inputs.ts';
import { noMoreThan } from '../../../../../src/action/run/start/start.ts';
import { pollBuilds, withReplacedSessions } from '../../../../../src/action/run/watch/poll-builds.ts';
import type { BuildRecord, SessionSummary } from '../../../../../src/core/model/records.ts';
import type { ExpectedSession } from '../../../../../src/core/results/expected-sessions.ts';
import { json, type RawResponder, reset, routed } from '../../../../helpers/loopback-server.ts';
import { buildRecord, doneSummary, pixel, serveStage, startedBuild } from '../../../../helpers/one-session.ts';
import { planOf, type Stage } from '../../../../helpers/stage.ts';
import { foregroundTime } from './foreground-time.ts';

const route = 'GET /app-automate/espresso/builds/b1';
const counters = (overrides = {}) => ({ SUCCESS: 2, FAILED: 0, IGNORED: 0, TIMEDOUT: 0, ...overrides });

const build = (status: string, devices: Record<string, unknown> = {}, more: Record<string, unknown> = {}): RawResponder =>
  json({ build_id: 'b1', status, input_capabilities: {}, devices, ...more });

const device = (status: string, test_status: unknown = counters()): Record<string, unknown> => ({
  [pixel]: { session_id: 's1', status, test_status },
});

const running = build('running', device('running'));
const done = build('done', device('done'));

type Limits = Partial<Pick<ResultInputs, 'timeoutMs' | 'queueTimeoutMs' | 'pollIntervalMs'>>;

const pollAll = async (responders: readonly RawResponder[], limits: Limits = {}, onPoll: (stage: Stage) => void = () => {}) => {
  await using stage = await serveStage(routed({ [route]: responders }), onPoll);
  const ended: ExpectedSession[] = [];
  const timeoutMs = limits.timeoutMs ?? 7_200_000;
  const { context, deadline } = foregroundTime(stage, timeoutMs);
  const polled = await pollBuilds(noMoreThan([startedBuild()]), { ...planOf().inputs, ...limits, timeoutMs }, context, deadline, {
    ...stage.run,
    onSessionEnded: (session) => void ended.push(session),
  });
  const { problems, queueMs } = stage.run.facts();
  return { polled, ended, lines: stage.lines, problems, queueMs, clock: stage.clock, requests: stage.requests };
};

describe('pollBuilds', () => {
  it('keeps a session that had ended when the build was found, and that another one has replaced since', async () => {
    const before = { id: 'b1', status: 'running', rawStatus: 'running', capabilities: {}, deviceErrors: [] } as const;
    const sessions = [{ id: 's0', status: 'done', rawStatus: 'done' }] as const;
    const { polled } = await pollAll([done], {}, ({ run }) =>
      run.onPolled({ ...before, devices: [{ device: pixel, sessions }] }),
    );
    expect(polled[0]?.record?.devices.flatMap((each) => each.sessions.map(({ id }) => id))).toEqual(['s1', 's0']);
  });

  it('polls until the build has ended, and logs each change of a session once', async () => {
    const waiting = [build('running'), build('running', device('queued'))];
    const { lines, clock, ended, polled } = await pollAll([...waiting, running, running, done]);
    expect(lines).toEqual([
      `${pixel}: waiting for a device`,
      `${pixel}: running (session s1), after waiting 20 s`,
      `${pixel}: done after 20 s: 2 passed`,
      'Build b1: done',
    ]);
    expect(clock.sleeps).toEqual([10_000, 10_000, 10_000, 10_000]);
    expect(ended).toMatchObject([{ device: pixel, summary: { id: 's1', status: 'done' } }]);
    expect(polled).toMatchObject([{ ended: true, record: { status: 'done' } }]);
  });

  it('polls a build that has ended again until its sessions have settled', async () => {
    const { requests, problems } = await pollAll([
      build('done', device('running')),
      build('done', device('done', counters({ QUEUED: 1 }))),
      done,
    ]);
    expect(requests).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  it('does not wait forever for the sessions of an ended build', async () => {
    const { requests, polled } = await pollAll([build('done', device('running'))]);
    expect(requests).toHaveLength(6);
    expect(polled).toMatchObject([{ ended: true }]);
  });

  it('survives any number of failures', async () => {
    const bad: RawResponder[] = Array.from({ length: 40 }, (_, nth) => (nth % 2 === 0 ? reset : json({ message: 'oops' }, 503)));
    const { polled, problems } = await pollAll([running, ...bad, done]);
    expect(polled).toMatchObject([{ ended: true, record: { status: 'done' } }]);
    expect(problems).toEqual([]);
  });

  it('waits for a build with an unrecognized status until the deadline', async () => {
    const { problems, polled } = await pollAll([build('paused', device('running'))], { timeoutMs: 60_000 });
    const clause =
      'the builds did not end within 1 m after the first session started, and a build has the unrecognized status "paused"';
    expect(problems).toMatchObject([{ code: 'run-timeout', clause }]);
    expect(polled).toMatchObject([{ ended: false, record: { status: 'unknown', rawStatus: 'paused' } }]);
  });

  it('counts the time of the run from the first session, not from the queue', async () => {
    const queued = Array.from({ length: 10 }, () => build('running', device('queued')));
    const { problems, queueMs } = await pollAll([...queued, running, running, done], { timeoutMs: 60_000 });
    expect(problems).toEqual([]);
    expect(queueMs).toBe(100_000);
  });

  it.each([
    ['a session that waits', build('running', device('queued'))],
    ['a build that shows no session', build('running')],
  ])('has a separate limit for the queue, with %s', async (_what, waiting) => {
    const { problems } = await pollAll([waiting], { queueTimeoutMs: 60_000 });
    expect(problems).toMatchObject([{ code: 'queue-timeout', clause: `no device became available for ${pixel} within 1 m` }]);
  });

  it.each([
    ['credentials that stay refused', json({ message: 'Unauthorized' }, 401)],
    ['a build that stays unknown', json({ message: 'not found' }, 404)],
    ['responses that stay about another build', build('done', {}, { build_id: 'b2' })],
  ])('gives up on %s', async (_what, respond) => {
    const { problems, requests, polled } = await pollAll([running, respond]);
    expect(requests).toHaveLength(8);
    expect(problems).toEqual([expect.objectContaining({ clause: expect.stringMatching(/^build b1 can no longer be polled: /) })]);
    expect(polled).toMatchObject([{ ended: true, record: { status: 'running' } }]);
  });

  it('does not sleep past the deadline', async () => {
    const { clock, problems } = await pollAll([running], { pollIntervalMs: 300_000, timeoutMs: 60_000 });
    expect(problems).toMatchObject([{ code: 'run-timeout' }]);
    expect(clock.monotonicMs()).toBe(60_001);
  });
});

/** A build with these sessions, by device. */
const recordOf = (devices: Readonly<Record<string, readonly Partial<SessionSummary>[]>>): BuildRecord => {
  const shown = Object.entries(devices).map(([device, sessions]) => ({
    device,
    sessions: sessions.map((session) => ({ ...doneSummary, ...session })),
  }));
  return buildRecord({ ...ongoing, devices: shown });
};

const ongoing = { status: 'running', rawStatus: 'running' } as const;

it.each<[what: string, before: Parameters<typeof recordOf>[0], now: Parameters<typeof recordOf>[0], ids: readonly string[]]>([
  ['the same session', { [pixel]: [{ id: 's1' }] }, { [pixel]: [{ id: 's1' }] }, ['s1']],
  ['another session in its place', { [pixel]: [{ id: 's1' }] }, { [pixel]: [{ id: 's2' }] }, ['s2', 's1']],
  ['another spelling of the device', { [pixel]: [{ id: 's1' }] }, { 'google_pixel_3-10': [{ id: 's2' }] }, ['s2', 's1']],
  ['one that had not ended', { [pixel]: [{ id: 's1', ...ongoing }] }, { [pixel]: [{ id: 's2' }] }, ['s2']],
  ['another order', { [pixel]: [{ id: 's1' }, { id: 's2' }] }, { [pixel]: [{ id: 's2' }, { id: 's1' }] }, ['s2', 's1']],
  ['one of two left out', { [pixel]: [{ id: 's1' }, { id: 's2' }] }, { [pixel]: [{ id: 's2' }] }, ['s2', 's1']],
  ['no session any more', { [pixel]: [{ id: 's1' }] }, { [pixel]: [] }, []],
  ['no device any more', { [pixel]: [{ id: 's1' }] }, {}, []],
  ['a session of another device', { [pixel]: [{ id: 's1' }] }, { 'Nexus 6-6.0': [{ id: 's2' }] }, ['s2']],
])('ended sessions are kept in whose place others are listed: %s', (_what, before, now, ids) => {
  const { devices } = withReplacedSessions(recordOf(before), recordOf(now));
  expect(devices.flatMap(({ sessions }) => sessions.map(({ id }) => id))).toEqual(ids);
});

it('the first response is taken as it is, and a session is kept through all later ones', () => {
  const [first, second] = ['s1', 's2'].map((id) => recordOf({ [pixel]: [{ id }] }));
  expect(withReplacedSessions(undefined, first!)).toBe(first);
  const later = withReplacedSessions(withReplacedSessions(first, second!), second!);
  expect(later.devices).toHaveLength(2);
});
