import { quarantineShards } from '../../history/quarantine.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { analyzeShards } from '../../results/device-shards.ts';
import { isRedForGood } from '../../results/foregone.ts';
import type { RunState } from '../run-state.ts';
import { openGate, type StartGate } from './start-gate.ts';

type FailFastInputs = Pick<RunInputs, 'failFast' | 'failOnFlaky' | 'framework' | 'quarantine'>;

/**
 * With `fail-fast`, refuses builds once the verdict can no longer be green.
 *
 * @param isLastAttempt whether nothing runs again on this device and shard, whatever its result
 */
export const failFastGate = (
  { failFast, failOnFlaky, framework, quarantine }: FailFastInputs,
  isLastAttempt: (shard: AnalyzedShard) => boolean,
  { facts }: Pick<RunState, 'facts'>,
  caughtUp: () => Promise<void>,
): StartGate => {
  if (!failFast) return openGate;
  return {
    refuses: async () => {
      await caughtUp();
      const { sessions, problems, startedAt } = facts();
      const shards = analyzeShards([...sessions.values()]);
      const judged = quarantine === undefined ? shards : quarantineShards(shards, quarantine, framework, startedAt);
      const isRed = problems.length > 0 || isRedForGood(judged, { failOnFlaky, isLastAttempt });
      return isRed ? 'fail-fast' : undefined;
    },
  };
};
