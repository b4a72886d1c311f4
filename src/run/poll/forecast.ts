import type { Expectation } from './expectation.ts';
import { type RemainingTime, remainingTime, spreadMs } from './remaining-time.ts';
import type { SessionTrack } from './session-track.ts';

/** From the last test to the end of the session, and from there to the end of the build. Nothing tells, so the error is wide. */
const closingMs = 4_000;
const closingError = 1;

/** Standard deviation of test durations against their mean, within one session. */
const testSpread = 1.2;
/** As many tests' worth is an expected duration trusted for the mean of a test. */
const expectedWeight = 5;

const idleTimeoutMs = 900_000;
/** When the last test ended is known from looks alone. */
const idleError = 0.03;

/** What is known of a session that has not ended, as the time that it may still take. */
export const forecastSession = (track: SessionTrack, expected: Expectation, seenMs: number): RemainingTime => {
  const { durationMs, error } = expected;
  const { startedMs } = track;
  // Whether it gets a device soon is not known: counted from now on, its whole duration is the least that is left.
  if (startedMs === undefined) return remainingTime(seenMs, durationMs, error);
  const idle = forecastIdle(track, seenMs);
  if (idle !== undefined) return idle;
  const byDuration = remainingTime(startedMs, durationMs, error);
  const byTests = forecastByTests(track, startedMs, expected, seenMs);
  return byTests !== undefined && spreadMs(byTests) < spreadMs(byDuration) ? byTests : byDuration;
};

/** All sessions of a build are over, and it is not. */
export const forecastClosing = (sinceMs: number): RemainingTime => remainingTime(sinceMs, closingMs, closingError);

/** A session in which no test ends any more is timed out by the service after a while (observed shapes 8.5, 9: by default after 900 s). */
const forecastIdle = ({ done }: SessionTrack, seenMs: number): RemainingTime | undefined => {
  const idleMs = done === undefined ? 0 : seenMs - done.atMs;
  if (done === undefined || idleMs < idleTimeoutMs / 2 || idleMs > idleTimeoutMs * 1.1) return undefined;
  return remainingTime(done.atMs, idleTimeoutMs, idleError);
};

const forecastByTests = (
  { done, firstDone, total: counted, isGrowing }: SessionTrack,
  startedMs: number,
  expected: Expectation,
  seenMs: number,
): RemainingTime | undefined => {
  const total = counted === undefined || isGrowing ? expected.tests : { count: counted, error: 0 };
  if (done === undefined || firstDone === undefined || total === undefined) return undefined;
  if (done.tests > total.count * (1 + 2 * total.error)) return undefined;
  const left = Math.max(0, total.count - done.tests);
  const unsure = total.count * total.error;
  if (left === 0 && unsure < 0.5) return forecastClosing(done.atMs);
  const isMoving = done.tests > firstDone.tests;
  // Before the second count the start of the session is all there is to measure from, installing included.
  const [tests, tookMs] = isMoving
    ? [done.tests - firstDone.tests, done.atMs - firstDone.atMs]
    : [done.tests, seenMs - startedMs];
  const weight = expected.isMeasured ? expectedWeight : 0;
  const meanMs = (tookMs + (weight * expected.durationMs) / total.count) / (tests + weight);
  const errorMs = meanMs * Math.hypot(testSpread * Math.sqrt(left + left ** 2 / (tests + weight)), unsure);
  const leftMs = left * meanMs + closingMs;
  // Counted from the last test that ended: time without another makes the one that runs a long one.
  return remainingTime(done.atMs, leftMs, (errorMs + closingMs * closingError) / leftMs);
};
