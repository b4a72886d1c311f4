/**
 * What the service says of a build or of a session.
 *
 * `done` is the older interface's word for "ended", and says nothing about the tests. `aborted`: the service ended it before all its tests
 * ran, as the request asked for the case of failures, or by itself. An unrecognized status becomes
 * `unknown`: shown, waited out until the deadline, and never counted as passed.
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

/** The result of one test. `pending` is a test that the service has not run (yet). */
export type TestStatus = 'passed' | 'failed' | 'skipped' | 'timed-out' | 'error' | 'pending' | 'unknown';

/** Tests by result, as the service counts them or as we do. */
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

/** All tests that a set of counters speaks of. */
export const countedTests = (counters: Counters): number =>
  counters.passed + counters.failed + counters.skipped + counters.timedOut + counters.error + counters.pending;

/** Result of a test on one device, after all attempts and over all shards. From best to worst; the worst counts. */
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

/** Position in `outcomes`: the higher, the worse. */
export const badness = (outcome: Outcome): number => outcomes.indexOf(outcome);

/** Neither passed nor skipped, and counted. A flaky test passed in the end, and a quarantined failure does not count. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('quarantined');

/** Something went wrong, whether it counts or not. */
export const isTroubled = (outcome: Outcome): boolean => badness(outcome) > badness('passed');
