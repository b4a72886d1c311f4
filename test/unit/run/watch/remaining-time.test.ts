import { describe, expect, it } from 'vitest';
import type { PlannedLength } from '../../../../src/model/builds.ts';
import type { SessionSummary } from '../../../../src/model/records.ts';
import { noCounters } from '../../../../src/model/status.ts';
import { closingLeftMs, type SessionTrack, sessionLeftMs, trackSession } from '../../../../src/run/watch/poll-schedule.ts';
import { expectedSession } from '../../../helpers/one-session.ts';

interface Seen {
  readonly status: SessionSummary['status'];
  readonly done?: number;
  readonly pending?: number;
  readonly durationMs?: number;
}

/** Without `seen` the build shows no session. */
const poll = (before: SessionTrack, atMs: number, seen?: Seen): SessionTrack => {
  if (seen === undefined) return trackSession(before, expectedSession({ summary: undefined }), atMs);
  const { status, done, pending = 0, durationMs } = seen;
  const counters = done === undefined ? {} : { counters: { ...noCounters, passed: done, pending } };
  const summary = { status, rawStatus: status, ...counters, ...(durationMs === undefined ? {} : { durationMs }) };
  return trackSession(before, expectedSession({ summary }), atMs);
};

describe('trackSession', () => {
  it('starts with the first poll at which the session has a device', () => {
    expect(poll({}, 1_000)).toEqual({});
    expect(poll({}, 1_000, { status: 'queued' })).toEqual({});
    expect(poll({}, 3_000, { status: 'running' })).toEqual({ startedMs: 3_000 });
    expect(poll({ startedMs: 500 }, 3_000, { status: 'unknown' })).toEqual({ startedMs: 500 });
  });

  it('ends without a session if the device is in error', () => {
    const deviceError = { device: 'Google Pixel 3', status: 'error', message: 'offline' } as const;
    const unseen = expectedSession({ summary: undefined, deviceError });
    expect(trackSession({}, unseen, 2_000)).toEqual({ endedMs: 2_000 });
  });

  it.each<[Seen, Partial<SessionTrack>]>([
    [{ status: 'passed' }, { tookMs: 8_000 }],
    [{ status: 'done' }, { tookMs: 8_000 }],
    [{ status: 'failed', durationMs: 7_000 }, { tookMs: 7_000 }],
    [{ status: 'passed', durationMs: 0 }, {}],
    [{ status: 'error' }, {}],
    [{ status: 'timed-out' }, {}],
    [{ status: 'skipped' }, {}],
  ])('measures only a session that ran all its tests: %o', (seen, measured) => {
    expect(poll({ startedMs: 1_000 }, 9_000, seen)).toEqual({ startedMs: 1_000, endedMs: 9_000, ...measured });
  });

  it('does not change once the session has ended', () => {
    const ended = poll({ startedMs: 1_000 }, 9_000, { status: 'passed' });
    expect(poll(ended, 12_000, { status: 'running', done: 5 })).toBe(ended);
  });

  it('remembers when the number of ended tests was first seen', () => {
    const first = poll({}, 1_000, { status: 'running', done: 2, pending: 8 });
    expect(first).toEqual({ startedMs: 1_000, done: { tests: 2, atMs: 1_000 }, total: 10 });
    expect(poll(first, 5_000, { status: 'running', done: 2, pending: 8 })).toEqual(first);
    expect(poll(first, 9_000, { status: 'running', done: 3, pending: 7 })).toEqual({ ...first, done: { tests: 3, atMs: 9_000 } });
    expect(poll(first, 9_000, { status: 'running' })).toEqual(first);
  });

  it('knows no total if the service does not count tests that wait, or counts more as they come', () => {
    expect(poll({}, 1_000, { status: 'running', done: 1 })).not.toHaveProperty('total');
    const first = poll({}, 1_000, { status: 'running', done: 0, pending: 1 });
    expect(first).toEqual({ startedMs: 1_000, total: 1 });
    expect(poll(first, 2_000, { status: 'running', done: 1, pending: 1 }).total).toBe(0);
  });
});

describe('sessionLeftMs', () => {
  const minute = 60_000;
  const startedMs = 100_000;
  const half = { startedMs, done: { tests: 50, atMs: startedMs + 5 * minute } };

  it.each<[string, SessionTrack, PlannedLength, number, number]>([
    ['as long again as it has waited', {}, {}, 30_000, 30_000],
    ['at most 70 s if it has waited for long', {}, { predictedMs: minute }, 10 * minute, 70_000],
    ['as long again as it has run', { startedMs }, {}, startedMs + 20_000, 20_000],
    ['at most 70 s if it has run for long', { startedMs }, {}, startedMs + 10 * minute, 70_000],
    ['the rest of its predicted duration', { startedMs }, { predictedMs: 10 * minute }, startedMs + 4 * minute, 6 * minute],
    ['as long again as it is overdue', { startedMs }, { predictedMs: minute }, startedMs + minute + 9_000, 9_000],
    ['the tests that are left', { ...half, total: 100 }, { predictedMs: minute }, startedMs + 5 * minute, 50 * 6_000 + 4_000],
    ['the tests behind one that takes long', { ...half, total: 100 }, {}, startedMs + 6 * minute, 49 * 6_000 + 50_000],
    ['seconds after the last test', { ...half, total: 50 }, {}, startedMs + 5 * minute + 1_000, 3_000],
    ['as long again as the end is overdue', { ...half, total: 50 }, {}, startedMs + 5 * minute + 9_000, 5_000],
    ['the planned tests, which may be a few too many', half, { plannedTests: 100 }, startedMs + 5 * minute, 47 * 6_000 + 4_000],
    [
      'the planned tests if the service outgrows its own total',
      { ...half, total: 0 },
      { plannedTests: 100 },
      startedMs + 5 * minute,
      47 * 6_000 + 4_000,
    ],
    ['seconds if a few more tests than planned have ended', half, { plannedTests: 48 }, startedMs + 5 * minute, 4_000],
    [
      'its predicted duration if many more have ended',
      half,
      { plannedTests: 45, predictedMs: 9 * minute },
      startedMs + 5 * minute,
      4 * minute,
    ],
  ])('is %s', (_what, track, length, nowMs, leftMs) => {
    expect(sessionLeftMs(track, length, 0, nowMs)).toBeCloseTo(leftMs, 5);
  });
});

it('a build whose sessions have ended ends within seconds', () => {
  expect([0, 3_000, 4_000, 10_000, 600_000].map(closingLeftMs)).toEqual([4_000, 1_000, 0, 6_000, 70_000]);
});
