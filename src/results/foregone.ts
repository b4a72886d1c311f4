import type { TestResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad, isFlaky } from './attempts.ts';
import { mayStillSettle } from './expected-sessions.ts';

interface Rules {
  /** Whether a test that passed only on a retry counts as failed. */
  readonly failOnFlaky: boolean;
  /** Whether nothing will be repeated on this device and shard, whatever its result. */
  readonly isLastAttempt: (shard: AnalyzedShard) => boolean;
}

/**
 * Whether the verdict can no longer become green: a test failed, or a session ended inconclusively, with no attempt left. With
 * `failOnFlaky`, the first failure is enough. The shards have ended and know their quarantined tests.
 */
export const isRedForGood = (shards: readonly AnalyzedShard[], { failOnFlaky, isLastAttempt }: Rules): boolean =>
  shards.some((shard) => {
    const isLast = isLastAttempt(shard);
    const isRed = (test: TestResult): boolean =>
      !shard.quarantined.has(test) && (isBad(test.status) ? isLast || failOnFlaky : failOnFlaky && isFlaky(test));
    return shard.tests.some(isRed) || (isLast && isWithoutProof(shard));
  });

/** A session whose missing data may still arrive does not count. */
const isWithoutProof = ({ judgment: { kind }, last }: AnalyzedShard): boolean =>
  (kind === 'error' || kind === 'timed-out') && !mayStillSettle(last);
