import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedBuild, planLook, planRound } from '../../../../src/run/poll/next-look.ts';
import { lookLimits } from '../../../../src/run/poll/pacing.ts';
import { chanceOver, remainingTime } from '../../../../src/run/poll/remaining-time.ts';

const limits = lookLimits(1);
const hourMs = 3_600_000;
const moment = fc.double({ min: 0, max: 3 * hourMs, noNaN: true });
const remaining = fc
  .record({
    sinceMs: moment,
    medianMs: fc.double({ min: 0, max: 5 * hourMs, noNaN: true }),
    error: fc.double({ min: 0, max: 9, noNaN: true }),
  })
  .map(({ sinceMs, medianMs, error }) => remainingTime(sinceMs, medianMs, error));

describe('chanceOver', () => {
  it('is a chance that never falls, and nothing at the look itself', () => {
    fc.assert(
      fc.property(remaining, moment, moment, moment, (time, seenMs, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((ms) => chanceOver(time, seenMs, seenMs + ms));
        expect(chanceOver(time, seenMs, seenMs)).toBe(0);
        expect(earlier).toBeGreaterThanOrEqual(0);
        expect(later).toBeLessThanOrEqual(1);
        expect(later).toBeGreaterThanOrEqual(earlier!);
      }),
    );
  });

  it('is one half at the median, counted from the start', () => {
    expect(chanceOver(remainingTime(1_000, 60_000, 0.2), 1_000, 61_000)).toBeCloseTo(0.5);
  });
});

describe('planLook', () => {
  it('stays within the limits, whatever is expected and however wrong that was', () => {
    fc.assert(
      fc.property(remaining, moment, fc.integer({ min: 1, max: 2_000 }), (time, seenMs, jobs) => {
        const bounds = lookLimits(jobs);
        for (const pauseMs of Object.values(planLook(time, seenMs, bounds))) {
          expect(pauseMs).toBeGreaterThanOrEqual(bounds.fastestMs);
          expect(pauseMs).toBeLessThanOrEqual(bounds.slowestMs);
        }
      }),
    );
  });

  it('asks no sooner when requests cost more', () => {
    fc.assert(
      fc.property(remaining, moment, fc.double({ min: 1, max: 10, noNaN: true }), (time, seenMs, factor) => {
        const dear = planLook(time, seenMs, { ...limits, priceMs: limits.priceMs * factor });
        expect(dear.worthMs).toBeGreaterThanOrEqual(planLook(time, seenMs, limits).worthMs);
      }),
    );
  });

  it('asks no sooner when more time is left', () => {
    const median = fc.double({ min: 1, max: hourMs, noNaN: true });
    fc.assert(
      fc.property(median, median, fc.double({ min: 0.03, max: 1.5, noNaN: true }), (one, other, error) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map((ms) =>
          planLook(remainingTime(0, ms, error), 0, limits),
        );
        expect(far!.worthMs).toBeGreaterThanOrEqual(near!.worthMs);
        expect(far!.likelyMs).toBeGreaterThanOrEqual(near!.likelyMs);
      }),
    );
  });

  it('is quick near the end, slow far from it, and slows down again when the end does not come', () => {
    const twentyMinutes = remainingTime(0, 1_200_000, 0.1);
    const at = (minutes: number): number => planLook(twentyMinutes, minutes * 60_000, limits).worthMs;
    expect(at(5)).toBe(limits.slowestMs);
    expect(at(20)).toBeLessThan(6_000);
    expect(at(600)).toBeGreaterThan(2 * at(20));
  });
});

describe('planRound', () => {
  const asked = fc.record({
    askedMs: moment,
    latestMs: fc.double({ min: 1_000, max: 30_000, noNaN: true }),
    look: fc.record({
      worthMs: fc.double({ min: 1_000, max: 30_000, noNaN: true }),
      likelyMs: fc.double({ min: 1_000, max: 30_000, noNaN: true }),
    }),
  });

  it('asks every build before its longest pause is over', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1 }), (builds) => {
        for (const [nth, dueMs] of planRound(builds).entries()) {
          expect(dueMs).toBeLessThanOrEqual(builds[nth]!.askedMs + builds[nth]!.latestMs);
          expect(dueMs).toBeGreaterThan(builds[nth]!.askedMs);
        }
      }),
    );
  });

  it('asks the build that is expected to be the last, and the others when they are likely over', () => {
    const build = (worthMs: number, likelyMs: number): AskedBuild => ({
      askedMs: 0,
      latestMs: 30_000,
      look: { worthMs, likelyMs },
    });
    expect(planRound([build(2_000, 9_000), build(4_000, 20_000), build(3_000, 30_000)])).toEqual([9_000, 4_000, 30_000]);
  });
});
