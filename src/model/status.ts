/**
 * Status of a build or session at the service.
 *
 * `done`: the older API reports that the build has ended, but not its result. `aborted`: the service ended the build before all
 * its tests ran, for instance after failures if the request asks for this. `unknown`: an unrecognized status. The run waits for
 * such a build until the deadline, and never counts it as passed.
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

/** Result of one test. `pending`: the service has not run the test yet, or never will. */
export type TestStatus = 'passed' | 'failed' | 'skipped' | 'timed-out' | 'error' | 'pending' | 'unknown';

/** Number of tests with each result, as counted by the service or by the action. */
export interface Counters {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly timedOut: number;
  readonly error: number;
  /** Number of queued and running tests together. */
  readonly pending: number;
}

export const noCounters: Counters = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };

export const isEnded = (status: RunStatus | 'documented'): boolean =>
  status !== 'queued' && status !== 'running' && status !== 'unknown';

export const countedTests = (counters: Counters): number =>
  counters.passed + counters.failed + counters.skipped + counters.timedOut + counters.error + counters.pending;

/** Results of a test on one device, from best to worst. If a test has several results, the worst result counts. */
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

/** Whether an outcome counts as a failure. Flaky tests and quarantined failures do not. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('quarantined');

/** Whether the outcome is worse than `passed`. Includes outcomes that do not count as a failure. */
export const isTroubled = (outcome: Outcome): boolean => badness(outcome) > badness('passed');
