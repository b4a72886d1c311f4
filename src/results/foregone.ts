import type { TestResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad, isFlaky } from './attempts.ts';
import { mayStillSettle } from './expected-sessions.ts';

interface Rules {
  /** A test that passed only on a retry counts as failed. */
  readonly failOnFlaky: boolean;
  /** Whether nothing runs again on this device and shard, whatever its result. */
  readonly isLastAttempt: (shard: AnalyzedShard) => boolean;
}

/**
 * Whether nothing that may still run can make the verdict green: a test failed for the last time, or a session ended without proof for the
 * last time. With `failOnFlaky`, any failure is one for good.
 *
 * @param shards with their quarantined tests; of sessions that have ended
 */
export const isRedForGood = (shards: readonly AnalyzedShard[], { failOnFlaky, isLastAttempt }: Rules): boolean =>
  shards.some((shard) => {
    const isLast = isLastAttempt(shard);
    const isRed = (test: TestResult): boolean =>
      !shard.quarantined.has(test) && (isBad(test.status) ? isLast || failOnFlaky : failOnFlaky && isFlaky(test));
    return shard.tests.some(isRed) || (isLast && isWithoutProof(shard));
  });

/** What is missing may still arrive. */
const isWithoutProof = ({ judgment: { kind }, last }: AnalyzedShard): boolean =>
  (kind === 'error' || kind === 'timed-out') && !mayStillSettle(last);
