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
