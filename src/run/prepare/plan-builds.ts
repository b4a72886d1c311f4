import type { SimulationCheck, StageServices } from '../../context.ts';
import { openCacheStore } from '../../github/cache.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { Runner } from '../../github/runner.ts';
import { durationPlace, loadDurations } from '../../history/duration-history.ts';
import { type DurationHistory, noDurations } from '../../history/durations.ts';
import type { HistoryStore } from '../../history/history-store.ts';
import type { HistoryOwner } from '../../history/run-history.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { countSessions } from '../../model/device-shard.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SessionResult } from '../../model/results.ts';
import { describePrediction } from '../../results/describe-prediction.ts';
import type { ChosenTests } from './choose-tests.ts';
import { openReading, readPastDurations } from './past-durations.ts';
import { type Plan, planRun, reviewIdentity } from './plan.ts';
import { createPredictor, type Predictor } from './prediction.ts';
import { agreeOnSplit, needsAgreement, splitSuite, usesDurations } from './shards/agree-on-split.ts';
import { describeImbalance } from './shards/shard-notes.ts';

/** What the run will start, and what it is expected to cost. */
export interface PlannedRun {
  readonly plan: Plan;
  /** Absent where no test was ever measured. */
  readonly predictor?: Predictor;
  readonly prediction?: Prediction;
}

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
  const shardPlan = needsAgreement(inputs)
    ? await agreeOnSplit(inputs, chosen, durations, runner.context, services)
    : splitSuite(inputs, chosen, durations);
  const plan = planRun(inputs, identity, runner.context, shardPlan, chosen);
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
): Plan => planRun(inputs, identity, context, splitSuite(inputs, chosen, durations), chosen);

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
  inputs: RunInputs,
  suiteId: string | undefined,
  runner: Runner,
  services: StageServices & SimulationCheck,
): Promise<DurationHistory | undefined> => {
  // Without a history, every job has the same durations: none.
  if (inputs.history.kind === 'off') return noDurations;
  const { log, clock, isSimulation } = services;
  const { environment, context, signal } = runner;
  const isShared = needsAgreement(inputs);
  // What a missing cache means for the jobs of a matrix is logged with the split.
  const notice = isShared ? log.info : log.notice;
  const cache = openCacheStore('durations', { environment, log: { ...log, notice }, clock, signal });
  const place = durationPlace({ framework: inputs.framework, suiteId, simulated: isSimulation() }, context, cache, store);
  return loadDurations(place, isShared, services);
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
