import { describe, expect, it } from 'vitest';
import { type Expectation, expectSession } from '../../../../src/run/poll/expectation.ts';
import { forecastClosing, forecastSession } from '../../../../src/run/poll/forecast.ts';
import type { SessionTrack } from '../../../../src/run/poll/session-track.ts';

/** Ten minutes of which nothing is measured. */
const vague: Expectation = { durationMs: 600_000, error: 1.1, isMeasured: false };
/** 10 tests in the first minute, 50 after five: one takes six seconds. */
const moving: SessionTrack = {
  startedMs: 0,
  firstDone: { tests: 10, atMs: 60_000 },
  done: { tests: 50, atMs: 300_000 },
};
const byDuration = { sinceMs: 0, medianMs: 600_000 };
/** Of the fifty tests that are left, with the end of the session. */
const byTests = { sinceMs: 300_000, medianMs: 304_000 };

const forecast = (track: SessionTrack, expected: Expectation = vague, seenMs = 310_000) =>
  forecastSession(track, expected, seenMs);

describe('a forecast by tests', () => {
  it('takes what the last tests took for each that is left, the longer the less sure', () => {
    expect(forecast({ ...moving, total: 100 })).toEqual({ ...byTests, shape: expect.closeTo(6.861, 3) });
    expect(forecast({ ...moving, total: 60 })).toEqual({ sinceMs: 300_000, medianMs: 64_000, shape: expect.closeTo(3.941, 3) });
  });

  it('trusts a measured duration as much as five tests', () => {
    const measured = { durationMs: 300_000, error: 0.3, isMeasured: true };
    // (240 s of 40 tests + 5 of 3 s) / 45, for 50 tests, and 4 s
    const medianMs = (50 * (240_000 + 5 * 3_000)) / 45 + 4_000;
    const { medianMs: found, shape } = forecast({ ...moving, total: 100 }, measured);
    expect(found).toBeCloseTo(medianMs);
    expect(shape).toBeCloseTo(7.056, 3);
  });

  it('measures from the start of the session as long as the count has not moved', () => {
    const first = { tests: 10, atMs: 130_000 };
    // Forty seconds for ten tests, and as many are left.
    expect(forecast({ startedMs: 100_000, done: first, firstDone: first, total: 20 }, vague, 140_000)).toEqual({
      sinceMs: 130_000,
      medianMs: 44_000,
      shape: expect.closeTo(3.134, 3),
    });
  });

  it('is left to the duration where that is known better', () => {
    expect(forecast({ ...moving, total: 100 }, { ...vague, error: 0.05 })).toMatchObject(byDuration);
  });

  it.each<[string, SessionTrack]>([
    ['nothing counts its tests', { startedMs: 0 }],
    ['no test is over', { startedMs: 0, done: { tests: 0, atMs: 1_000 }, total: 10 }],
    ['nobody says how many there are', moving],
    ['the service adds tests as they come', { ...moving, total: 52, isGrowing: true }],
  ])('is none where %s', (_why, track) => {
    expect(forecast(track)).toMatchObject(byDuration);
  });

  it('goes by the tests that are planned where the service does not count all', () => {
    const planned = { ...vague, tests: { count: 100, error: 0.05 } };
    expect(forecast(moving, planned)).toMatchObject(byTests);
    expect(forecast({ ...moving, total: 52, isGrowing: true }, planned)).toMatchObject(byTests);
    expect(forecast({ ...moving, total: 60 }, planned).medianMs).toBe(64_000);
  });

  it('does not believe a plan that more tests have run than it may be wrong by', () => {
    const planned = { ...vague, tests: { count: 100, error: 0.05 } };
    const whenOver = (tests: number) => forecast({ ...moving, done: { tests, atMs: 300_000 } }, planned);
    expect(whenOver(110).sinceMs).toBe(300_000);
    expect(whenOver(111)).toMatchObject(byDuration);
  });

  it('is that of the end once all tests are over, and less sure where there may be more', () => {
    const all = { ...moving, done: { tests: 100, atMs: 300_000 } };
    expect(forecast({ ...all, total: 100 })).toEqual(forecastClosing(300_000));
    expect(forecastClosing(300_000)).toEqual({ sinceMs: 300_000, medianMs: 4_000, shape: expect.closeTo(1.8138, 4) });
    const unsure = forecast(all, { ...vague, tests: { count: 100, error: 0.05 } });
    expect(unsure).toEqual({ sinceMs: 300_000, medianMs: 4_000, shape: expect.closeTo(1.2092, 4) });
    const few = { ...moving, done: { tests: 10, atMs: 300_000 }, firstDone: { tests: 5, atMs: 60_000 } };
    expect(forecast(few, { ...vague, tests: { count: 10, error: 0.05 } }).shape).toBeCloseTo(1.2092, 4);
    expect(forecast(few, { ...vague, tests: { count: 10, error: 0.04 } }).shape).toBeCloseTo(1.8138, 4);
  });
});

describe('a session in which no test ends any more', () => {
  const idleSince = (idleMs: number) => forecast({ ...moving, total: 100 }, vague, 300_000 + idleMs);
  const timedOut = { sinceMs: 300_000, medianMs: 900_000, shape: expect.closeTo(60.46, 2) };

  it.each([450_000, 900_000, 990_000])('is expected to be timed out by the service, after %i ms', (idleMs) => {
    expect(idleSince(idleMs)).toEqual(timedOut);
  });

  it.each([449_999, 990_001])('is not, after %i ms', (idleMs) => {
    expect(idleSince(idleMs)).toMatchObject(byTests);
  });

  it('is not where nothing counts its tests', () => {
    expect(forecast({ startedMs: 0 }, vague, 600_000)).toMatchObject(byDuration);
  });
});

it('a session that waits is expected to take its whole duration from now on', () => {
  expect(forecast({ waitingMs: 5_000 }, vague, 7_000)).toMatchObject({ sinceMs: 7_000, medianMs: 600_000 });
});

describe('expectSession', () => {
  const took = (tookMs: number | undefined, tests?: number): SessionTrack => ({
    ...(tookMs === undefined ? {} : { tookMs }),
    ...(tests === undefined ? {} : { done: { tests, atMs: 0 } }),
  });

  it('takes the middle of what is known', () => {
    expect(expectSession([took(9), took(undefined), took(1), took(5), took(undefined)], {}, []).durationMs).toBe(5);
    expect(expectSession([took(4), took(8)], {}, []).durationMs).toBe(4);
  });

  it('calls measured what was, in this run or in earlier ones', () => {
    expect(expectSession([took(1)], {}, [])).toMatchObject({ isMeasured: true });
    expect(expectSession([], { predictedMs: 1 }, [])).toMatchObject({ isMeasured: true });
    expect(expectSession([], {}, [took(1)])).toMatchObject({ isMeasured: true });
    expect(expectSession([], {}, [])).toEqual({ durationMs: 480_000, error: 1.1, isMeasured: false });
  });

  it('knows no number of tests where nobody counts or plans them', () => {
    expect(expectSession([took(1)], {}, [])).not.toHaveProperty('tests');
  });
});
