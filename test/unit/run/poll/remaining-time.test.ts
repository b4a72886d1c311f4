import { describe, expect, it } from 'vitest';
import { chanceOver, remainingTime, spreadMs } from '../../../../src/run/poll/remaining-time.ts';

describe('remainingTime', () => {
  it('has the shape whose logarithm deviates by the error, within sensible errors', () => {
    expect(remainingTime(5, 100, 0.5)).toEqual({ sinceMs: 5, medianMs: 100, shape: expect.closeTo(3.6276, 4) });
    expect(remainingTime(0, 100, 0).shape).toBeCloseTo(60.46, 2);
    expect(remainingTime(0, 100, 9).shape).toBeCloseTo(1.2092, 4);
  });

  it('is a millisecond at least', () => {
    expect(remainingTime(0, -5, 1).medianMs).toBe(1);
    expect(remainingTime(0, 0, 1).medianMs).toBe(1);
  });
});

describe('chanceOver', () => {
  // The error that gives a shape of exactly 2, where odds are squares.
  const error = Math.PI / Math.sqrt(3) / 2;
  const time = remainingTime(1_000, 100, error);

  it('is that of a log-logistic duration, given that it was not over yet', () => {
    expect(chanceOver(time, 1_000, 1_100)).toBeCloseTo(1 / 2);
    expect(chanceOver(time, 1_000, 1_200)).toBeCloseTo(4 / 5);
    expect(chanceOver(time, 1_100, 1_200)).toBeCloseTo(3 / 5);
    expect(chanceOver(time, 1_200, 1_300)).toBeCloseTo(1 / 2);
  });

  it('is nothing before it has begun, and at the look itself', () => {
    expect(chanceOver(time, 0, 900)).toBe(0);
    expect(chanceOver(time, 1_100, 1_100)).toBe(0);
    expect(chanceOver(time, 1_100, 1_000)).toBe(0);
  });

  it('is certainty, or nothing more to learn, where the odds are beyond all numbers', () => {
    const sure = remainingTime(0, 1, 0.03);
    expect(chanceOver(sure, 1, 1e9)).toBe(1);
    expect(chanceOver(sure, 1e8, 1e9)).toBe(0);
  });
});

it('the spread grows with the median and the error', () => {
  expect(spreadMs({ sinceMs: 0, medianMs: 100, shape: 4 })).toBe(25);
});
