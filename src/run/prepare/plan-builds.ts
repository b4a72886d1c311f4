import type { SimulationCheck, StageServices } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { openCacheStore } from '../../github/cache.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { Runner } from '../../github/runner.ts';
import { durationPlace, loadDurations } from '../../history/duration-history.ts';
import type { DurationHistory } from '../../history/durations.ts';
import type { HistoryStore } from '../../history/history-store.ts';
import type { HistoryOwner } from '../../history/run-history.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { countSessions } from '../../model/device-shard.ts';
import type { ShardPlan } from '../../model/planned-shard.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SessionResult } from '../../model/results.ts';
import { describePrediction } from '../../results/describe-prediction.ts';
import type { ChosenTests } from './choose-tests.ts';
import { openReading, readPastDurations } from './past-durations.ts';
import { type Plan, planRun, reviewIdentity } from './plan.ts';
import { createPredictor, type Predictor } from './prediction.ts';
import { describeImbalance } from './shards/shard-notes.ts';
import { planShards } from './shards/shard-plan.ts';

/** What the run will start, and what it is expected to cost. */
export interface PlannedRun {
  readonly plan: Plan;
  /** Absent where no test was ever measured. */
  readonly predictor?: Predictor;
  readonly prediction?: Prediction;
}

/** Shards that the service makes are balanced by duration, whatever is asked for. */
const isBalanced = ({ framework, shards }: RunInputs): boolean =>
  shards !== 1 && definitionOf(framework).shards?.splitBy === 'service';

const usesDurations = (inputs: RunInputs): boolean =>
  inputs.shardBy === 'duration' || inputs.shards === 'auto' || isBalanced(inputs);

/** Decides the shards, by the durations of earlier runs where that is asked for, and with them the builds. */
export const planBuilds = async (
  inputs: ResolvedInputs,
  identity: string,
  chosen: ChosenTests,
  runner: Runner,
  services: StageServices & SimulationCheck,
): Promise<PlannedRun> => {
  const { log } = services;
  const { suite } = chosen;
  const store = await openReading(historyOwner(inputs, suite?.suiteId, runner), runner, services);
  const past = await readPastDurations(store, runner.signal);
  // Where the split depends on durations, the jobs of a matrix agree on them.
  const durations = usesDurations(inputs) ? await loadSuiteDurations(store, inputs, suite?.suiteId, runner, services) : past?.all;
  const plan = planFrom(inputs, identity, chosen, runner.context, durations);
  const predictor = past && createPredictor(inputs, suite, plan.shardPlan.shards, past);
  const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, services));
  if (chosen.note !== undefined) log.info(chosen.note);
  for (const note of plan.shardPlan.notes) log.info(note);
  for (const notice of plan.shardPlan.notices) log.notice(notice);
  if (plan.shardPlan.warning !== undefined) log.warning(plan.shardPlan.warning);
  log.info(describePrediction(prediction));
  return { plan, predictor, prediction };
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
  inputs: ResolvedInputs,
  identity: string,
  chosen: ChosenTests,
  context: RunContext,
  durations: DurationHistory | undefined,
): Plan => {
  const shardPlan = narrowShards(planShards(inputs, chosen.suite, durations, chosen.whole), chosen);
  return planRun(inputs, identity, context, shardPlan, chosen);
};

/** A shard of classes runs the selected methods of a class, where not all of them are selected. */
const narrowShards = (plan: ShardPlan, { narrow }: Pick<ChosenTests, 'narrow'>): ShardPlan => ({
  ...plan,
  shards: plan.shards.map((planned) =>
    planned.classFilter === undefined ? planned : { ...planned, classFilter: planned.classFilter.flatMap(narrow) },
  ),
});

/** Whose history a job of `run` reads and writes. */
export const historyOwner = (inputs: RunInputs, suiteId: string | undefined, { context }: Runner): HistoryOwner => {
  const { framework, shardIndex, shards, tests, select } = inputs;
  // What is asked for, which is the same in every run: not what selectors and changed files make of it.
  const asked = { ...inputs, tests: select === undefined ? tests : [] };
  const others = shardIndex === undefined || shards === 'auto' ? [] : Array.from({ length: shards }, (_, index) => index);
  return {
    place: inputs.history,
    token: inputs.service.githubToken,
    suite: { framework, suiteId },
    identity: reviewIdentity(asked, context),
    siblings: others
      .filter((index) => index !== shardIndex)
      .map((index) => reviewIdentity({ ...asked, shardIndex: index }, context)),
  };
};

const loadSuiteDurations = async (
  store: HistoryStore | undefined,
  { framework, shardIndex }: RunInputs,
  suiteId: string | undefined,
  runner: Runner,
  services: StageServices & SimulationCheck,
): Promise<DurationHistory | undefined> => {
  const { log, clock, isSimulation } = services;
  const { environment, context, signal } = runner;
  const cache = openCacheStore('durations', { environment, log, clock, signal });
  const place = durationPlace({ framework, suiteId, simulated: isSimulation() }, context, cache, store);
  return loadDurations(place, shardIndex !== undefined, services);
};

/** Compares the lengths of the shards with what was predicted. */
export const sayImbalance = (
  inputs: RunInputs,
  { shards }: Plan,
  sessions: readonly SessionResult[],
  { log }: StageServices,
): void => {
  const imbalance = usesDurations(inputs) ? describeImbalance(shards, sessions) : '';
  if (imbalance !== '') log.info(imbalance);
};
