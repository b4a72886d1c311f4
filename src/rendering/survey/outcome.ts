import type { TestResult } from '../../model/results.ts';
import { isFlaky } from '../../results/attempts.ts';

/** What became of a test on one device, after all attempts and over all shards. From best to worst; the worst counts. */
export const outcomes = [
  'no result',
  'skipped',
  'passed',
  'flaky',
  'unknown',
  'pending',
  'timed-out',
  'failed',
  'error',
] as const;

export type Outcome = (typeof outcomes)[number];

export const badness = (outcome: Outcome): number => outcomes.indexOf(outcome);

export const outcomeOf = (test: TestResult): Outcome => (isFlaky(test) ? 'flaky' : test.status);

/** Neither passed nor skipped. A flaky test passed in the end, and is told apart. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('flaky');
