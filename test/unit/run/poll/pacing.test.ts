import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { BuildRecord } from '../../../../src/model/records.ts';
import { noCounters } from '../../../../src/model/status.ts';
import { createPacing, lookLimits, type PolledBuild, reportPauses } from '../../../../src/run/poll/pacing.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { planOf } from '../../../helpers/stage.ts';

const device = 'Google Pixel 3-10.0';
const [planned] = planOf().builds;

const startedAs = (id: string, index = 0): StartedBuild => ({
  ...planned!,
  id,
  shard: { index, total: 4 },
  serviceRetries: false,
  queuedSinceMs: 0,
  queueLimitSinceMs: 0,
});

type Status = BuildRecord['status'];

const recordOf = (id: string, status: Status, session: Status, done = 0, pending = 0): BuildRecord => ({
  id,
  status,
  statusWord: status,
  capabilities: {},
  devices: [
    {
      device,
      sessions: [{ id: 's', status: session, statusWord: session, counters: { ...noCounters, passed: done, pending } }],
    },
  ],
  deviceErrors: [],
});

const tools = (random: () => number = () => 0.5) => ({ clock: createFakeClock(), random, simulated: false });
const idsOf = (builds: readonly PolledBuild[]): string[] => builds.map(({ started }) => started.id);

describe('a fixed interval', () => {
  it('asks every open build at that interval, and a new one at once', () => {
    const all = tools();
    const pacing = createPacing(7_000, all);
    const [one, two]: PolledBuild[] = [startedAs('b1'), startedAs('b2')].map((started) => ({ started, ended: false }));
    expect(idsOf(pacing.due([one!]))).toEqual(['b1']);
    expect(pacing.pauseMs([one!])).toBe(7_000);
    all.clock.advance(3_000);
    expect(idsOf(pacing.due([one!, two!]))).toEqual(['b2']);
    expect(pacing.pauseMs([one!, two!])).toBe(4_000);
    expect(pacing.due([one!, two!])).toEqual([]);
    expect(pacing.pauseMs([{ ...one!, ended: true }, two!])).toBe(7_000);
    all.clock.advance(7_000);
    expect(idsOf(pacing.due([{ ...one!, ended: true }, two!]))).toEqual(['b2']);
    expect(pacing.pauseMs([{ ...one!, ended: true }])).toBe(Number.POSITIVE_INFINITY);
  });

  it('is a quarter of a second in the built-in cloud', () => {
    const pacing = createPacing('auto', { ...tools(), simulated: true });
    const build = { started: startedAs('b1'), ended: false };
    pacing.due([build]);
    expect(pacing.pauseMs([build])).toBe(250);
  });
});

describe('an automatic interval', () => {
  const step = fc.record({
    isLost: fc.boolean(),
    status: fc.constantFrom<Status>('running', 'running', 'running', 'queued', 'unknown', 'done', 'failed'),
    session: fc.constantFrom<Status>('queued', 'running', 'running', 'running', 'done', 'error', 'unknown'),
    done: fc.nat(500),
    pending: fc.nat(500),
    tookMs: fc.nat(90_000),
  });

  it('stays within its bounds for each build, whatever the service says', () => {
    const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), unit, fc.integer({ min: 1, max: 500 }), (steps, random, jobs) => {
        const { fastestMs, slowestMs } = lookLimits(jobs);
        const all = tools(() => random);
        const pacing = createPacing('auto', all, jobs);
        let build: PolledBuild = { started: startedAs('b1'), ended: false };
        for (const { isLost, status, session, done, pending, tookMs } of steps) {
          const askedMs = all.clock.monotonicMs();
          expect(pacing.due([build])).toHaveLength(1);
          all.clock.advance(tookMs);
          if (!isLost) build = { ...build, record: recordOf('b1', status, session, done, pending) };
          const dueMs = all.clock.monotonicMs() + pacing.pauseMs([build]);
          expect(dueMs - askedMs).toBeGreaterThanOrEqual(fastestMs - 0.001);
          expect(dueMs - askedMs).toBeLessThanOrEqual(Math.max(slowestMs, tookMs) + 0.001);
          all.clock.advance(dueMs - all.clock.monotonicMs() + 0.001);
        }
      }),
    );
  });

  /** Asks until the session has ended, 100 tests of 6 s each. */
  const askAll = (isCounted: boolean): readonly number[] => {
    const all = tools();
    const pacing = createPacing('auto', all);
    const asks: number[] = [];
    for (let build: PolledBuild = { started: startedAs('b1'), ended: false }; !build.ended; ) {
      const nowMs = all.clock.monotonicMs();
      if (pacing.due([build]).length > 0) asks.push(nowMs);
      const done = Math.min(100, Math.floor(nowMs / 6_000));
      const isOver = nowMs >= 604_000;
      const record = recordOf('b1', isOver ? 'done' : 'running', isOver ? 'done' : 'running', done, isCounted ? 100 - done : 0);
      build = { ...build, record, ended: isOver };
      if (!isOver) all.clock.advance(pacing.pauseMs([build]));
    }
    return asks;
  };

  it('asks rarely while tests are left, and often at the end', () => {
    const asks = askAll(true);
    expect(asks.filter((ms) => ms > 60_000 && ms < 480_000).length).toBeLessThan(20);
    expect(asks.at(-1)).toBeLessThan(606_500);
    expect(asks.length).toBeLessThan(50);
  });

  it('asks quickly at first and then more evenly where nothing tells the end, and still less than every ten seconds', () => {
    const asks = askAll(false);
    expect(asks.filter((ms) => ms < 10_000).length).toBeGreaterThanOrEqual(3);
    // Of the 544 s behind the first minute.
    expect(asks.filter((ms) => ms > 60_000).length).toBeLessThan(55);
    expect(asks.at(-1)).toBeLessThan(604_000 + 15_000);
  });

  it('slows down for many jobs with one account, so that all together stay below 45 requests a second', () => {
    for (const jobs of [1, 10, 64, 256, 1_000]) {
      expect((jobs * 1_000) / lookLimits(jobs).fastestMs).toBeLessThanOrEqual(30.001);
      expect(lookLimits(jobs).slowestMs).toBeGreaterThanOrEqual(2 * lookLimits(jobs).fastestMs - 0.001);
    }
    expect(lookLimits(1)).toEqual(lookLimits(10));
  });
});

describe('the pauses between asks for a late report', () => {
  it.each([
    ['an interval of 3 s', 3_000, false, [3_000, 6_000, 12_000, 24_000, 30_000]],
    ['an interval of a minute', 60_000, false, [30_000, 30_000, 30_000, 30_000, 30_000]],
    ['an automatic interval', 'auto', false, [5_000, 10_000, 20_000, 30_000, 30_000]],
    ['an automatic interval in the built-in cloud', 'auto', true, [250, 500, 1_000, 2_000, 4_000]],
  ] as const)('double from %s, up to half a minute', (_what, interval, simulated, pauses) => {
    expect(reportPauses(interval, simulated)).toEqual(pauses);
  });
});

describe('lookLimits', () => {
  it.each([
    [1, 1_000, 30_000],
    [30, 1_000, 30_000],
    [60, 2_000, 30_000],
    [900, 30_000, 60_000],
  ])('of %i jobs are %i ms and %i ms', (jobs, fastestMs, slowestMs) => {
    expect(lookLimits(jobs)).toEqual({ fastestMs, slowestMs, priceMs: 100 });
  });
});
