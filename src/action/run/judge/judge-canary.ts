import type { SessionResult } from '../../../core/model/results.ts';
import { isRedForGood } from '../../../core/results/judge.ts';
import type { Context } from '../../context.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { RunState } from '../run-state.ts';
import { accountRun, knownOf } from './judge-job.ts';
import { judgeRun } from './judge-run.ts';

/**
 * Canary devices that are red after all retries; undefined if the other devices may start. Canaries are red exactly if a run of them
 * alone would be, so that a quarantined failure holds nothing back, and a missing test does.
 */
export const findRedCanaries = (
  prepared: Prepared,
  sessions: readonly SessionResult[],
  state: RunState,
  { baseUrl, isSimulated }: Pick<Context, 'baseUrl' | 'isSimulated'>,
): readonly string[] | undefined => {
  const { inputs } = prepared;
  const canaries = inputs.devices.slice(0, inputs.canaryDevices);
  const { missing } = accountRun(prepared, sessions, state);
  const origin = { baseUrl, simulated: isSimulated(), job: undefined };
  const { verdict, shards, missingTests } = judgeRun(inputs, state.facts(), { ...knownOf(prepared), missing }, origin);
  if (verdict.kind === 'passed') return undefined;
  const red = new Set([
    ...shards.filter((shard) => isRedForGood([shard], inputs.failOnFlaky)).map(({ last }) => last.device),
    ...missingTests.flatMap((test) => test.devices),
  ]);
  const named = canaries.filter((device) => red.has(device));
  // A problem of the whole run, such as an expired time limit, is one of all canaries.
  return named.length === 0 ? canaries : named;
};
