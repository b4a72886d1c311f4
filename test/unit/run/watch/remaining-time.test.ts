import { describe, expect, it } from 'vitest';
import type { PlannedLength } from '../../../../src/model/builds.ts';
import { closingLeftMs, type SessionTrack, sessionLeftMs } from '../../../../src/run/watch/poll-schedule.ts';

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
