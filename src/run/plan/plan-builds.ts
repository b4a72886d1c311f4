import { definitionOf } from '../../frameworks/lookup.ts';
import { openCacheStore } from '../../github/cache.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { Runner } from '../../github/runner.ts';
import { type DurationPlace, durationPlace, loadDurations, saveDurations } from '../../history/duration-history.ts';
import type { DurationHistory } from '../../history/durations.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { present } from '../../lib/present.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { countSessions } from '../../model/device-shard.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SessionResult } from '../../model/results.ts';
import { describePrediction } from '../../results/describe-prediction.ts';
import type { ChosenTests } from '../preflight/choose-tests.ts';
import type { SimulationCheck, StageServices } from '../services.ts';
import { narrowShards } from './narrow-shards.ts';
import { readPastDurations } from './past-durations.ts';
import { type Plan, planRun } from './plan.ts';
import { createPredictor, type Predictor } from './prediction.ts';
import { describeImbalance } from './shard-notes.ts';
import { planShards } from './shard-plan.ts';

/** What the run will start, and where the durations of its tests are kept. */
export interface PlannedRun {
  readonly plan: Plan;
  /** Only where the split depends on durations. */
  readonly place?: DurationPlace;
  /** Absent where no test was ever measured. */
  readonly predictor?: Predictor;
  readonly prediction?: Prediction;
}

/** Shards that the service makes are balanced by duration, whatever is asked for. */
const isBalanced = ({ framework, shards }: RunInputs): boolean =>
  shards !== 1 && definitionOf(framework).shards?.splitBy === 'service';

/** Decides the shards, by the durations of earlier runs where that is asked for, and with them the builds. */
export const planBuilds = async (
  inputs: RunInputs,
  identity: string,
  chosen: ChosenTests,
  runner: Runner,
  services: StageServices & SimulationCheck,
): Promise<PlannedRun> => {
  const { log, clock } = services;
  const { suite } = chosen;
  const usesDurations = inputs.shardBy === 'duration' || inputs.shards === 'auto' || isBalanced(inputs);
  const place = usesDurations
    ? durationPlace(
        { framework: inputs.framework, suiteId: suite?.suiteId, simulated: services.isSimulation(), job: identity },
        runner.context,
        runner.environment,
        openCacheStore({ environment: runner.environment, log, clock, signal: runner.signal }),
      )
    : undefined;
  const past = await readPastDurations(inputs, suite?.suiteId, services.isSimulation(), runner);
  // Where the split depends on durations, the jobs of a matrix agree on them.
  const durations = place === undefined ? past?.all : await loadDurations(place, inputs.shardIndex !== undefined, services);
  const plan = planFrom(inputs, identity, chosen, runner.context, durations);
  const predictor = past && createPredictor(inputs, suite, plan.shardPlan.shards, past);
  const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, services));
  if (chosen.note !== undefined) log.info(chosen.note);
  for (const note of plan.shardPlan.notes) log.info(note);
  for (const notice of plan.shardPlan.notices) log.notice(notice);
  log.info(describePrediction(prediction));
  return { plan, ...present({ place, predictor, prediction }) };
};

/** Sessions that the account can run at the same time, besides those that run now. */
const freeSlots = async (builds: readonly PlannedBuild[], { cloud, signal }: StageServices): Promise<number> => {
  if (countSessions(builds) < 2) return 1;
  try {
    const { parallelMax, parallelRunning } = await cloud.plan.get();
    return Math.max(1, parallelMax - parallelRunning);
  } catch {
    signal.throwIfAborted();
    return Number.POSITIVE_INFINITY;
  }
};

/** The plan that these facts give; the same in every job that has them. */
export const planFrom = (
  inputs: RunInputs,
  identity: string,
  chosen: ChosenTests,
  context: RunContext,
  history: DurationHistory | undefined,
): Plan => {
  const shardPlan = narrowShards(planShards(inputs, chosen.suite, history, chosen.whole), chosen);
  return planRun(inputs, identity, context, shardPlan, chosen);
};

/** Compares the lengths of the shards with what was predicted, and keeps the durations for the next run. */
export const keepDurations = async (
  { plan, place }: PlannedRun,
  sessions: readonly SessionResult[],
  services: StageServices,
): Promise<void> => {
  if (place === undefined) return;
  await services.log.group('Durations', async () => {
    const imbalance = describeImbalance(plan.shards, sessions);
    if (imbalance !== '') services.log.info(imbalance);
    await saveDurations(place, sessions, services);
  });
};
