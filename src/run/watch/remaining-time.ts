import type { PlannedLength } from '../../model/builds.ts';
import { countedTests, isEnded } from '../../model/status.ts';
import type { ExpectedSession } from '../../results/expected-sessions.ts';

/** What the polls of a build showed of one session. Moments are those of polls, on the monotonic clock. */
export interface SessionTrack {
  readonly startedMs?: number;
  readonly endedMs?: number;
  /** How long it took, if it ran all its tests. */
  readonly tookMs?: number;
  /** Tests that have ended, and when that number was first seen. Absent as long as the service counts none. */
  readonly done?: { readonly tests: number; readonly atMs: number };
  /** Tests to run, as the service first counted them; 0 if it counts more as they come. Absent if it counts none that wait. */
  readonly total?: number;
}

export const trackSession = (
  before: SessionTrack,
  { summary, deviceError }: Pick<ExpectedSession, 'summary' | 'deviceError'>,
  polledMs: number,
): SessionTrack => {
  if (before.endedMs !== undefined) return before;
  if (summary === undefined || summary.status === 'queued')
    return deviceError === undefined ? before : { ...before, endedMs: polledMs };
  const { startedMs = polledMs } = before;
  const track = { ...before, startedMs, ...countTests(before, summary, polledMs) };
  if (!isEnded(summary.status)) return track;
  const ranAll = summary.status === 'passed' || summary.status === 'failed' || summary.status === 'done';
  const tookMs = summary.durationMs ?? polledMs - startedMs;
  return { ...track, endedMs: polledMs, ...(ranAll && tookMs > 0 ? { tookMs } : {}) };
};

const countTests = (
  { done, total }: SessionTrack,
  { counters }: NonNullable<ExpectedSession['summary']>,
  polledMs: number,
): Pick<SessionTrack, 'done' | 'total'> => {
  if (counters === undefined) return {};
  const sum = countedTests(counters);
  const tests = sum - counters.pending;
  return {
    ...(tests === 0 || tests === done?.tests ? {} : { done: { tests, atMs: polledMs } }),
    ...(total === undefined && counters.pending > 0 ? { total: sum } : {}),
    ...(total !== undefined && sum > total ? { total: 0 } : {}),
  };
};

/** From the last test to the end of the session, and from the last session's end to the end of the build. */
const closingMs = 4_000;
/** Parameterized and ignored tests are counted differently: the suite may have fewer tests than were found, or more. */
const [fewerTests, moreTests] = [0.97, 1.1];
const maxOverdueMs = 70_000;

/** Something overdue is expected to take as long again as it is overdue, but it may end at any moment. */
const leftMs = (expectedMs: number, elapsedMs: number): number =>
  elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);

/** What is left of a build whose sessions have all ended. */
export const closingLeftMs = (elapsedMs: number): number => leftMs(closingMs, elapsedMs);

/**
 * What is left of one session: by its counters, else by its predicted duration. With neither, it is expected to wait or run as long again
 * as it already has.
 *
 * @param queuedMs since when the session waits for a device
 */
export const sessionLeftMs = (
  { startedMs, done, total }: SessionTrack,
  { predictedMs = 0, plannedTests = 0 }: PlannedLength,
  queuedMs: number,
  nowMs: number,
): number => {
  if (startedMs === undefined) return leftMs(0, nowMs - queuedMs);
  const tests = total || plannedTests * fewerTests;
  if (done === undefined || done.tests > (total || plannedTests * moreTests)) return leftMs(predictedMs, nowMs - startedMs);
  const meanMs = (done.atMs - startedMs) / done.tests;
  const testsLeft = Math.max(0, tests - done.tests);
  // Only the test that runs now can be overdue; those behind it take their time in any case.
  const running = Math.min(1, testsLeft);
  return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
};
