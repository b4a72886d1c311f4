import { describe, expect, it } from 'vitest';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { BuildRecord } from '../../../../src/model/records.ts';
import { afterLook, type BuildPoll } from '../../../../src/run/poll/build-poll.ts';
import { type Expectation, expectSession } from '../../../../src/run/poll/expectation.ts';
import type { LookLimits } from '../../../../src/run/poll/next-look.ts';
import { planOf } from '../../../helpers/stage.ts';

const [pixel, galaxy] = ['Google Pixel 3-10.0', 'Samsung Galaxy S9-8.0'] as const;
const [planned] = planOf({ devices: [pixel, galaxy] }).builds;
const started: StartedBuild = { ...planned!, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 };
const limits: LookLimits = { fastestMs: 1_000, slowestMs: 30_000, priceMs: 100 };

type Status = BuildRecord['status'];

const recordOf = (status: Status, sessions: readonly Status[]): BuildRecord => ({
  id: 'b1',
  status,
  statusWord: status,
  capabilities: {},
  devices: sessions.map((session, nth) => ({
    device: [pixel, galaxy][nth] ?? '',
    sessions: [{ id: `s${nth}`, status: session, statusWord: session }],
  })),
  deviceErrors: [],
});

const measured: Expectation = { ...expectSession([], { predictedMs: 600_000 }, []) };
const unknown = expectSession([], {}, []);

const look = (
  record: BuildRecord | undefined,
  askedMs: number,
  { before, expected = unknown, within = limits }: { before?: BuildPoll; expected?: Expectation; within?: LookLimits } = {},
): BuildPoll => afterLook(before, { started, record, askedMs }, () => expected, within);

describe('afterLook', () => {
  it('asks again soon after no answer, and ever later', () => {
    const pauses: number[] = [];
    let poll: BuildPoll | undefined;
    for (let nth = 0; nth < 6; nth++) {
      poll = look(undefined, nth * 1_000, poll === undefined ? {} : { before: poll });
      pauses.push(poll.latestMs);
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(poll).toMatchObject({ idle: 6, askedMs: 5_000, look: { worthMs: 30_000, likelyMs: 30_000 } });
  });

  it('takes the same record for no answer, and forgets idle looks with a new one', () => {
    const record = recordOf('running', ['running', 'running']);
    const first = look(record, 0);
    expect(first.idle).toBe(0);
    const second = look(record, 5_000, { before: first });
    expect(second).toMatchObject({ idle: 1, latestMs: 2_000 });
    expect(second.tracks).toBe(first.tracks);
    expect(look(recordOf('running', ['running', 'running']), 9_000, { before: second }).idle).toBe(0);
  });

  it('asks an ended build whose sessions have not settled like one without an answer', () => {
    const first = look(recordOf('done', ['running', 'done']), 0);
    expect(first).toMatchObject({ idle: 1, latestMs: 2_000, look: { worthMs: 2_000, likelyMs: 2_000 } });
    expect(first.tracks.size).toBe(2);
    expect(look(recordOf('done', ['running', 'done']), 2_000, { before: first })).toMatchObject({ idle: 2, latestMs: 4_000 });
  });

  it('stays within the limits of many jobs', () => {
    const within = { ...limits, fastestMs: 8_000, slowestMs: 12_000 };
    expect(look(undefined, 0, { within }).latestMs).toBe(8_000);
    expect(look(recordOf('running', ['queued', 'queued']), 0, { within }).latestMs).toBe(12_000);
  });

  it.each([
    ['just begun', 0, 5_000],
    ['for a minute', 60_000, 6_000],
    ['for four minutes', 240_000, 24_000],
    ['for ten minutes', 600_000, 30_000],
  ])('asks a build that waits for devices, %s, a tenth of its wait later', (_long, askedMs, latestMs) => {
    expect(look(recordOf('running', ['running', 'queued']), askedMs, { expected: measured }).latestMs).toBe(latestMs);
  });

  it('counts that wait from when the build began to wait, which may be before its start', () => {
    const record = recordOf('running', ['queued', 'queued']);
    const late = { ...started, queuedSinceMs: 100_000 };
    expect(afterLook(undefined, { started: late, record, askedMs: 200_000 }, () => unknown, limits).latestMs).toBe(10_000);
  });

  it('asks no more often than twice the fastest pause while devices are waited for', () => {
    const within = { ...limits, fastestMs: 4_000 };
    expect(look(recordOf('running', ['queued', 'queued']), 0, { within }).latestMs).toBe(8_000);
  });

  it.each([
    ['just now', 0, 2_000],
    ['ten seconds ago', 10_000, 10_000],
    ['a minute ago', 60_000, 30_000],
  ])('asks within as long again a build that started %s and is like nothing known', (_when, ranMs, latestMs) => {
    const before = look(recordOf('running', ['running', 'running']), 100_000);
    expect(look(recordOf('running', ['running', 'running']), 100_000 + ranMs, { before }).latestMs).toBe(latestMs);
  });

  it('counts that from the session that started first', () => {
    const before = look(recordOf('running', ['running', 'queued']), 100_000);
    const { latestMs } = look(recordOf('running', ['running', 'running']), 106_000, { before });
    expect(latestMs).toBe(6_000);
  });

  it('leaves all to the forecast once sessions like it were measured', () => {
    const poll = look(recordOf('running', ['running', 'running']), 100_000, { expected: measured });
    expect(poll.latestMs).toBe(30_000);
    expect(poll).not.toHaveProperty('closingMs');
  });

  it('expects the end of a build soon after its last session, counted from the first look that saw it', () => {
    const before = look(recordOf('running', ['running', 'done']), 100_000);
    const first = look(recordOf('running', ['done', 'done']), 110_000, { before, expected: measured });
    expect(first.closingMs).toBe(110_000);
    expect(first.look.worthMs).toBeLessThan(5_000);
    expect(first.look.worthMs).toBeGreaterThan(limits.fastestMs);
    const second = look(recordOf('running', ['done', 'done']), 115_000, { before: first, expected: measured });
    expect(second.closingMs).toBe(110_000);
    expect(second.look.worthMs).toBeLessThan(5_000);
  });

  it('waits for the session that is expected to end last', () => {
    const ends = (ms: number): Expectation => ({ durationMs: ms, error: 0.05, isMeasured: true });
    const before = look(recordOf('running', ['running', 'queued']), 0, { expected: ends(60_000) });
    const later = look(recordOf('running', ['running', 'running']), 59_000, { before, expected: ends(60_000) });
    const alone = look(recordOf('running', ['running', 'done']), 59_000, { before, expected: ends(60_000) });
    expect(later.look.worthMs).toBeGreaterThan(20_000);
    expect(alone.look.worthMs).toBeLessThan(5_000);
  });
});
