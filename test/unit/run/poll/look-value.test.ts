import { describe, expect, it } from 'vitest';
import { type LookLimits, lastOf, planLook } from '../../../../src/run/poll/next-look.ts';
import { chanceOver, type RemainingTime, remainingTime } from '../../../../src/run/poll/remaining-time.ts';

const limits: LookLimits = { fastestMs: 1_000, slowestMs: 30_000, priceMs: 100 };
/** Looks are planned to a quarter of a second. */
const stepMs = 250;

/** What waiting for a verdict that could be there is expected to cost until then, in milliseconds. */
const costOf = (time: RemainingTime, seenMs: number, pauseMs: number): number => {
  let costMs = 0;
  for (let atMs = 5; atMs < pauseMs; atMs += 10) costMs += 10 * chanceOver(time, seenMs, seenMs + atMs);
  return costMs;
};

describe('planLook', () => {
  it.each([
    [60_000, 0.1, 40_000],
    [60_000, 0.1, 45_000],
    [60_000, 0.1, 59_000],
    [20_000, 0.5, 0],
    [40_000, 0.03, 15_000],
    [4_000, 1, 0],
  ])(
    'of %i ms with an error of %d, after %i ms: asks once that is worth a request, or likely over',
    (medianMs, error, seenMs) => {
      const time = remainingTime(0, medianMs, error);
      const { worthMs, likelyMs } = planLook(time, seenMs, limits);
      expect(costOf(time, seenMs, worthMs)).toBeGreaterThan(0.97 * limits.priceMs);
      expect(costOf(time, seenMs, worthMs - stepMs)).toBeLessThan(1.03 * limits.priceMs);
      expect(chanceOver(time, seenMs, seenMs + likelyMs)).toBeGreaterThanOrEqual(0.5);
      expect(chanceOver(time, seenMs, seenMs + likelyMs - stepMs)).toBeLessThan(0.5);
    },
  );

  it('asks at the longest pause where nothing is worth a request before', () => {
    expect(planLook(remainingTime(0, 600_000, 0.1), 0, limits)).toEqual({ worthMs: 30_000, likelyMs: 30_000 });
  });

  it('knows when it is likely over, however dear a request is', () => {
    const dear = { ...limits, priceMs: 25_000 };
    expect(planLook(remainingTime(0, 20_000, 0.5), 0, dear)).toEqual({ worthMs: 30_000, likelyMs: 20_000 });
  });

  it('asks no faster than it may', () => {
    expect(planLook(remainingTime(0, 1, 0.1), 0, limits)).toEqual({ worthMs: 1_000, likelyMs: 1_000 });
  });
});

it('of things side by side the last decides, and of nothing the fastest pause', () => {
  const looks = [
    { worthMs: 2_000, likelyMs: 9_000 },
    { worthMs: 5_000, likelyMs: 7_000 },
  ];
  expect(lastOf(looks, limits)).toEqual({ worthMs: 5_000, likelyMs: 9_000 });
  expect(lastOf([], limits)).toEqual({ worthMs: 1_000, likelyMs: 1_000 });
});
