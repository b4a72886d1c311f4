/**
 * Status of a build or session at the service.
 *
 * `done` is the older API's status for "ended", which gives no test result. `aborted`: the service ended the build before all
 * its tests ran, because the request asked for it in case of failures, or for its own reasons. An unrecognized status becomes
 * `unknown`, which is displayed, awaited until the deadline, and never counted as passed.
 */
export type RunStatus =
  | 'queued'
  | 'running'
  | 'done'
  | 'passed'
  | 'failed'
  | 'error'
  | 'timed-out'
  | 'skipped'
  | 'aborted'
  | 'unknown';

/** The result of one test. `pending`: the service has not run the test (yet). */
export type TestStatus = 'passed' | 'failed' | 'skipped' | 'timed-out' | 'error' | 'pending' | 'unknown';

/** Tests by result, as counted by the service or by the action. */
export interface Counters {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly timedOut: number;
  readonly error: number;
  /** Queued and running tests together. */
  readonly pending: number;
}

export const noCounters: Counters = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };

export const isEnded = (status: RunStatus | 'documented'): boolean =>
  status !== 'queued' && status !== 'running' && status !== 'unknown';

/** Number of all tests in a set of counters. */
export const countedTests = (counters: Counters): number =>
  counters.passed + counters.failed + counters.skipped + counters.timedOut + counters.error + counters.pending;

/** Result of a test on one device, after all attempts and over all shards. Ordered from best to worst; the worst one counts. */
export const outcomes = [
  'no result',
  'skipped',
  'passed',
  'flaky',
  'quarantined',
  'unknown',
  'pending',
  'timed-out',
  'failed',
  'error',
] as const;

export type Outcome = (typeof outcomes)[number];

/** Index into `outcomes`; higher is worse. */
export const badness = (outcome: Outcome): number => outcomes.indexOf(outcome);

/** Whether an outcome counts as a failure. Flaky tests passed in the end, and quarantined failures do not count. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('quarantined');

/** Whether the outcome is worse than `passed`. Includes outcomes that do not count as a failure. */
export const isTroubled = (outcome: Outcome): boolean => badness(outcome) > badness('passed');
