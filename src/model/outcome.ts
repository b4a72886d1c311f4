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

/** Position in `outcomes`: the higher, the worse. */
export const badness = (outcome: Outcome): number => outcomes.indexOf(outcome);

/** Neither passed nor skipped. A flaky test passed in the end, and is told apart. */
export const isBadOutcome = (outcome: Outcome): boolean => badness(outcome) > badness('flaky');
