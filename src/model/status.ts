/**
 * What the service says of a build or of a session.
 *
 * `done` is the older interface's word for "ended", and says nothing about the tests. An unrecognized status becomes
 * `unknown`: shown, waited out until the deadline, and never counted as passed.
 */
export type RunStatus = 'queued' | 'running' | 'done' | 'passed' | 'failed' | 'error' | 'timed-out' | 'skipped' | 'unknown';

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
