import type { UploadedRefs } from '../../builds/build-request.ts';
import type { Context } from '../../context.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import type { SessionResult } from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import type { Plan } from '../prepare/plan.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { failFastGate } from '../start/fail-fast.ts';
import { startBuilds } from '../start/start.ts';
import { joinGates, type StartGate } from '../start/start-gate.ts';
import type { BuildWatch } from '../watch/watch.ts';
import { planRerun, type RerunFacts } from './rerun-plan.ts';

export interface RerunOptions extends Pick<RerunFacts, 'isRequested' | 'target' | 'suite'> {
  readonly watch: BuildWatch;
  readonly state: RunState;
  readonly budget: StartGate;
}

/**
 * Runs what failed again, and only that, on the device where it failed: as often as `retries` allows, and once where the failed jobs are
 * run again on request.
 *
 * @returns the sessions of all attempts
 */
export const rerunFailures = async (
  plan: Plan,
  uploaded: UploadedRefs,
  sessions: readonly SessionResult[],
  context: Context,
  { watch, state, budget, ...facts }: RerunOptions,
): Promise<readonly SessionResult[]> => {
  const { inputs } = plan;
  const { log } = context;
  const rounds = inputs.retries + (facts.isRequested ? 1 : 0);
  let all = sessions;
  for (let round = 0; round < rounds; round++) {
    // After a problem outside of sessions nothing is run again.
    if (state.facts().problems.length > 0 || watch.deadline.leftMs() <= 0) return all;
    const { startedAt } = state.facts();
    const rerun = planRerun({ plan, sessions: all, ...facts, startedAt, isRequested: facts.isRequested && round === 0 });
    if (rerun.notice !== undefined) log.notice(rerun.notice);
    if (rerun.builds.length === 0) return all;
    const isLastRound = round === rounds - 1;
    const isLastAttempt = ({ last }: AnalyzedShard): boolean => isLastRound && rerun.builds.some((build) => isOf(last, build));
    const gate = joinGates(failFastGate(inputs, isLastAttempt, state, watch.caughtUp), budget);
    const collected = await log.group(`Run again (${round + 1} of at most ${rounds})`, async () => {
      for (const line of rerun.lines) log.info(line);
      if (rerun.warning !== undefined) log.warning(rerun.warning);
      const limited = within(context, watch.deadline.signal);
      const builds = await startBuilds(inputs, { adopted: [], remaining: rerun.builds }, uploaded, limited, state, gate);
      return watch.results(builds, (_title, work) => work());
    });
    all = [...all, ...collected];
  }
  return all;
};

/** Whether the build ran this session. */
const isOf = ({ device, shard, attempt }: SessionResult, build: PlannedBuild): boolean =>
  build.attempt === attempt && build.shard.index === shard.index && build.devices.includes(device);
