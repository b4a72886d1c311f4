import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPollSchedule,
  type Poll,
  reportPauses,
  type SessionTrack,
  sessionLeftMs,
} from '../../../../../src/action/run/watch/poll-schedule.ts';
import type { PlannedLength, StartedBuild } from '../../../../../src/core/model/builds.ts';
import type { BuildRecord } from '../../../../../src/core/model/records.ts';
import { noCounters } from '../../../../../src/core/model/status.ts';
import { buildRecord, pixel, startedBuild } from '../../../../helpers/one-session.ts';
import { serviceAt } from '../../../../helpers/stage.ts';

type Status = BuildRecord['status'];
type Session = BuildRecord['devices'][number]['sessions'][number];

const minute = 60_000;

const recordOf = (status: Status, session: Status, more: Partial<Session> = {}, device = pixel): BuildRecord => {
  const sessions = [{ id: 's', status: session, rawStatus: session, ...more }];
  return buildRecord({ status, rawStatus: status, devices: [{ device, sessions }] });
};

const counted = (passed: number, pending = 0): Partial<Session> => ({ counters: { ...noCounters, passed, pending } });

/** Pauses without jitter. */
const open = (jobs = 1, random = 0) => {
  const schedule = createPollSchedule('auto', { random: () => random, jobs, service: serviceAt('http://127.0.0.1') });
  return (polledMs: number, record?: BuildRecord, build: Partial<StartedBuild> = {}, openBuilds = 1): number =>
    schedule({ started: startedBuild(build), polledMs, openBuilds, ...(record === undefined ? {} : { record }) });
};

const poll: Poll = { started: startedBuild(), polledMs: 0, openBuilds: 1 };

describe('createPollSchedule', () => {
  it('keeps a fixed interval, and polls the built-in cloud four times a second', () => {
    const options = { random: () => 0.5, jobs: 500, service: serviceAt('http://127.0.0.1') };
    const embedded = { ...options, service: serviceAt('embedded') };
    expect(createPollSchedule(7_000, options)(poll)).toBe(7_000);
    expect(createPollSchedule(7_000, embedded)(poll)).toBe(7_000);
    expect(createPollSchedule('auto', embedded)(poll)).toBe(250);
  });

  it('polls after a fifth of the time that is left', () => {
    const next = open();
    next(0, recordOf('running', 'running', counted(0, 100)));
    expect(next(2 * minute, recordOf('running', 'running', counted(50, 50)))).toBeCloseTo((2 * minute + 4_000) / 5);
    expect(next(3 * minute, recordOf('running', 'running', counted(80, 20)))).toBeCloseTo((20 * 2_250 + 4_000) / 5);
    expect(next(4 * minute, recordOf('running', 'running', counted(100)))).toBe(2_000);
    expect(next(4 * minute + 2_000, recordOf('running', 'done', counted(100)))).toBe(2_000);
  });

  it('follows the session that is expected to end last', () => {
    const next = open();
    const devices = [pixel, 'Samsung Galaxy S9-8.0'];
    const both = (one: number, other: number): BuildRecord => {
      const [first, second] = [
        recordOf('running', 'running', counted(one, 100 - one)),
        recordOf('running', 'running', counted(other, 100 - other), devices[1]),
      ];
      return { ...first, devices: [...first.devices, ...second.devices] };
    };
    next(0, both(0, 0), { devices });
    expect(next(2 * minute, both(98, 60), { devices })).toBeCloseTo((40 * 2_000 + 4_000) / 5);
  });

  it('is slower while a session waits, and never slower than 14 s without a sign of the end', () => {
    const next = open();
    expect(next(0, recordOf('running', 'queued'))).toBe(2_000);
    expect(next(20_000, recordOf('running', 'queued'))).toBe(4_000);
    expect(next(10 * minute, recordOf('running', 'queued'))).toBe(14_000);
    expect(next(11 * minute, recordOf('running', 'running'))).toBe(2_000);
    expect(next(40 * minute, recordOf('running', 'running'))).toBe(14_000);
  });

  it.each<[string, Partial<StartedBuild>, number]>([
    ['earlier runs', { expected: { predictedMs: 6 * minute } }, 24_000],
    ['the sessions of this run that have ended', {}, 12_000],
    ['nothing, if it repeats a few tests', { partial: true, tests: ['a'], expected: { predictedMs: 6 * minute } }, 14_000],
  ])('expects a duration by %s', (_what, build, pauseMs) => {
    const next = open();
    for (const [nth, durationMs] of [3 * minute, 5 * minute, 9 * minute].entries())
      next(0, recordOf('done', 'done', { durationMs }), { id: `ended ${nth}` });
    for (const status of ['error', 'timed-out', 'skipped'] as const)
      next(0, recordOf('done', status, { durationMs: 1_000 }), { id: status });
    next(0, recordOf('done', 'done', { durationMs: 0 }), { id: 'ran for no time' });
    next(0, recordOf('done', 'done', { durationMs: 1_000 }), { id: 'repeated', partial: true });
    next(0, recordOf('running', 'running'), build);
    expect(next(4 * minute, recordOf('running', 'running'), build)).toBe(pauseMs);
  });

  it('measures a session that does not say how long it took, from its first poll with a device to its first one without', () => {
    const next = open();
    const polls = [
      [0, recordOf('running', 'queued')],
      [minute, recordOf('running', 'unknown')],
      [5 * minute, recordOf('running', 'passed')],
      [9 * minute, recordOf('running', 'running')],
    ] as const;
    for (const [polledMs, record] of polls) next(polledMs, record, { id: 'ended' });
    next(9 * minute, recordOf('running', 'running'));
    expect(next(11 * minute, recordOf('running', 'running'))).toBe(24_000);
  });

  it('counts from the newest test, and by the planned tests where the service counts tests only as they start', () => {
    const expected = { plannedTests: 20 };
    const next = open();
    next(0, recordOf('running', 'running', counted(0, 1)), { expected });
    next(2 * minute, recordOf('running', 'running', counted(10, 1)), { expected });
    const sameAgain = recordOf('running', 'running', counted(10, 1));
    expect(next(2.5 * minute, sameAgain, { expected })).toBeCloseTo((8.4 * 12_000 + 14_000) / 5);
  });

  it('awaits the end of a build whose devices are in error', () => {
    const next = open();
    const deviceErrors = [{ device: pixel, status: 'error', message: 'offline' }] as const;
    const record = { ...recordOf('running', 'running'), devices: [], deviceErrors };
    expect([0, 4_000, 5 * minute].map((polledMs) => next(polledMs, record))).toEqual([2_000, 2_000, 14_000]);
  });

  it('counts the tests of a build that repeats a few', () => {
    const next = open();
    const build = { partial: true, tests: ['a', 'b', 'c', 'd'] };
    next(0, recordOf('running', 'running'), build);
    expect(next(minute, recordOf('running', 'running', counted(2)), build)).toBeCloseTo((1.88 * 30_000 + 4_000) / 5);
  });

  it('doubles the pauses after polls that fail, and while the sessions of an ended build do not settle', () => {
    const next = open();
    const running = recordOf('running', 'running');
    expect([1, 2, 3, 4, 5, 6].map(() => next(0))).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(next(0, running)).toBe(2_000);
    expect([1, 2, 3].map(() => next(0, recordOf('done', 'running')))).toEqual([2_000, 4_000, 8_000]);
  });

  it('shortens pauses by up to a fifth, so that jobs drift apart', () => {
    const [full, shorter] = [0, 0.5].map((random) => {
      const next = open(1, random);
      return next(20 * minute, recordOf('running', 'queued'));
    });
    expect(shorter).toBeCloseTo(0.9 * (full ?? 0));
  });

  it.each([
    [1, 1, 2_000, 30_000],
    [60, 1, 2_000, 30_000],
    [1, 90, 3_000, 30_000],
    [10, 90, 30_000, 60_000],
    [900, 1, 30_000, 60_000],
  ])('keeps %i jobs with %i builds each below 30 polls per second', (jobs, builds, fastestMs, slowestMs) => {
    const next = open(jobs);
    expect(next(0, recordOf('running', 'running'), {}, builds)).toBe(fastestMs);
    const expected = { predictedMs: 600 * minute };
    expect(next(1, recordOf('running', 'running'), { expected }, builds)).toBe(slowestMs);
    expect((jobs * builds * 1_000) / fastestMs).toBeLessThanOrEqual(30);
  });

  it('stays within its bounds for each build, whatever the service returns', () => {
    const status = fc.constantFrom<Status>('running', 'queued', 'unknown', 'done', 'failed', 'error');
    const step = fc.record({
      isLost: fc.boolean(),
      build: fc.oneof(fc.constant<Status>('running'), status),
      session: fc.oneof(fc.constant<Status>('running'), status),
      passed: fc.nat(500),
      pending: fc.nat(500),
      tookMs: fc.nat(90_000),
    });
    const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const length = fc.record({ predictedMs: fc.nat(7_200_000), plannedTests: fc.nat(500) }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), unit, length, (steps, random, expected) => {
        const next = open(1, random);
        let nowMs = 0;
        for (const { isLost, build, session, passed, pending, tookMs } of steps) {
          const record = isLost ? undefined : recordOf(build, session, counted(passed, pending));
          const pauseMs = next(nowMs, record, { expected });
          expect(pauseMs).toBeGreaterThanOrEqual(2_000);
          expect(pauseMs).toBeLessThanOrEqual(30_000);
          nowMs += Math.max(tookMs, pauseMs);
        }
      }),
    );
  });
});

describe('reportPauses', () => {
  it.each([
    ['an interval of 3 s', 3_000, false, [3_000, 6_000, 12_000, 24_000, 30_000]],
    ['an interval of a minute', 60_000, false, [30_000, 30_000, 30_000, 30_000, 30_000]],
    ['an automatic interval', 'auto', false, [5_000, 10_000, 20_000, 30_000, 30_000]],
    ['an automatic interval in the built-in cloud', 'auto', true, [250, 500, 1_000, 2_000, 4_000]],
  ] as const)('pauses before a report double from %s, up to half a minute', (_what, interval, simulated, pauses) => {
    expect(reportPauses(interval, simulated)).toEqual(pauses);
  });
});

describe('sessionLeftMs', () => {
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
