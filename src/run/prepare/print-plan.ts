import type { StepContext } from '../../context.ts';
import { describeVersionChoice } from '../../inputs/api-version.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import { counted } from '../../lib/numbers.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { RunPlan } from '../../model/run-plan.ts';
import { describeShard } from '../../results/describe.ts';
import { describePrediction } from '../../results/describe-prediction.ts';
import { budgetOfJob, exceeds } from './budget.ts';
import { describePlan } from './describe-plan.ts';
import type { ResolvedDevices } from './devices/resolve-devices.ts';
import { openReading, readPastDurations } from './past-durations.ts';
import { historyOwner, planFrom } from './plan-builds.ts';
import { createPredictor } from './prediction.ts';
import { checkBinaries, suiteOfReference } from './preflight.ts';
import { describeEmptyShard } from './shards/shard-notes.ts';

export interface PrintedPlan {
  readonly plan: RunPlan;
  readonly prediction?: Prediction;
  /** Why a run would upload nothing all the same, as a clause. */
  readonly obstacle?: string;
  /** Why there is no build to start, as a sentence. */
  readonly nothingToRun?: string;
}

/**
 * Says what a run would do, with the exact build requests. Nothing is sent.
 *
 * @param resolved where lines of `devices` are selectors
 */
export const printPlan = async (
  asked: RunInputs,
  identity: string,
  context: StepContext,
  resolved?: ResolvedDevices,
): Promise<PrintedPlan> => {
  const { github, log } = context;
  const inputs: ResolvedInputs = { ...asked, devices: resolved?.devices ?? asked.deviceLines };
  const { chosen } = await log.group('Inspect', () =>
    checkBinaries(inputs, log, resolved, () => suiteOfReference(inputs, context)),
  );
  const { suite } = chosen;
  const reading = { ...context, isSimulated: () => isEmbedded(inputs.service) };
  const store = await openReading(historyOwner(inputs, suite?.suiteId, context), reading);
  const past = await readPastDurations(store, context.signal);
  const planned = planFrom(inputs, identity, chosen, github, past?.all);
  const predictor = past && createPredictor(inputs, suite, planned.shardPlan.shards, past);
  // How many slots are free is with the service, which a dry run does not ask.
  const prediction = predictor?.run(planned.builds, Number.POSITIVE_INFINITY);
  const plan = describePlan(planned, [
    ...(chosen.note === undefined ? [] : [chosen.note]),
    ...describeVersionChoice(inputs.service),
    describePrediction(prediction),
  ]);
  const nothingToRun = planned.builds.length === 0 ? describeEmptyShard(inputs.shardIndex, planned.shardPlan) : undefined;
  await log.group('Plan', async () => {
    for (const note of plan.notes) log.info(note);
    if (planned.shardPlan.warning !== undefined) log.warning(planned.shardPlan.warning);
    if (nothingToRun !== undefined) return log.info(nothingToRun);
    log.info(`Would upload: ${plan.binaries.join(', ')}.`);
    log.info(`Would start ${counted(plan.builds.length, 'build')} on ${plan.devices.join(', ')}.`);
    for (const { shard, request } of plan.builds) {
      log.info(`Request of ${describeShard(shard)}:`);
      log.info(JSON.stringify(request, undefined, 2));
    }
  });
  const over = exceeds(prediction, budgetOfJob(inputs, planned.shardPlan.total));
  if (over !== undefined) log.warning(`A run would upload nothing: ${over.clause}.`);
  return { plan, prediction, obstacle: over?.clause, nothingToRun };
};
