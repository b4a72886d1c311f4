import type { TestResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad, isFlaky } from './attempts.ts';
import { mayStillSettle } from './expected-sessions.ts';

interface Rules {
  readonly failOnFlaky: boolean;
  /** Whether the shard will not run again, even after a failure. */
  readonly isLastAttempt: (shard: AnalyzedShard) => boolean;
}

/** Whether the verdict can no longer become green. Expects shards that have ended, with known quarantined tests. */
export const isRedForGood = (shards: readonly AnalyzedShard[], { failOnFlaky, isLastAttempt }: Rules): boolean =>
  shards.some((shard) => {
    const isLast = isLastAttempt(shard);
    const isRed = (test: TestResult): boolean =>
      !shard.quarantined.has(test) && (isBad(test.status) ? isLast || failOnFlaky : failOnFlaky && isFlaky(test));
    return shard.tests.some(isRed) || (isLast && isWithoutProof(shard));
  });

/** False if missing data of the session may still arrive. */
const isWithoutProof = ({ judgment: { kind }, last }: AnalyzedShard): boolean =>
  (kind === 'error' || kind === 'timed-out') && !mayStillSettle(last);
