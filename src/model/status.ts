/**
 * `done`: the older API reports no result. `aborted`: the service ended the build early. `unknown`: an unrecognized status, which
 * the run waits out and never counts as passed.
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

/** `pending`: the service has not run the test yet, or never will. */
export type TestStatus = 'passed' | 'failed' | 'skipped' | 'timed-out' | 'error' | 'pending' | 'unknown';

export interface Counters {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly timedOut: number;
  readonly error: number;
  readonly pending: number;
}

export const noCounters: Counters = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };

export const isEnded = (status: RunStatus | 'documented'): boolean =>
  status !== 'queued' && status !== 'running' && status !== 'unknown';

export const countedTests = ({ passed, failed, skipped, timedOut, error, pending }: Counters): number =>
  passed + failed + skipped + timedOut + error + pending;

/** Outcomes of a test on one device, best first. Of several, the worst counts. */
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

/** Flaky tests and quarantined failures do not count. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('quarantined');

/** Includes outcomes that do not count as a failure. */
export const isTroubled = (outcome: Outcome): boolean => badness(outcome) > badness('passed');
