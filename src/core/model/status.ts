export type RunStatus =
  | 'queued'
  | 'running'
  /** The build or session has ended, but the older API reports no result. */
  | 'done'
  | 'passed'
  | 'failed'
  | 'error'
  | 'timed-out'
  | 'skipped'
  /** The service ended the build early. */
  | 'aborted'
  /** The status is not recognized, so it never counts as passed. */
  | 'unknown';

/** A test is `pending` if the service has not run it yet, or never will. */
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

/** Outcomes of a test on one device, from the best to the worst. */
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

/** Rank of an outcome. A higher number is worse. */
export const badness = (outcome: Outcome): number => outcomes.indexOf(outcome);

/** Whether an outcome counts as a failure. `flaky` and `quarantined` do not. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('quarantined');

/** Whether an outcome is worse than `passed`. */
export const isTroubled = (outcome: Outcome): boolean => badness(outcome) > badness('passed');
