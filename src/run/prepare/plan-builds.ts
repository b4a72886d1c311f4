import type { Context, StepContext } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { openCacheStore } from '../../github/cache.ts';
import type { GitHubContext } from '../../github/github-context.ts';
import { durationPlace, loadDurations } from '../../history/duration-history.ts';
import type { DurationHistory } from '../../history/durations.ts';
import type { HistoryStore } from '../../history/history-store.ts';
import type { HistoryOwner } from '../../history/run-history.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { countSessions } from '../../model/device-shard.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SessionResult } from '../../model/results.ts';
import { describePrediction } from '../../results/describe-prediction.ts';
import type { Selection } from '../../results/selection/selection.ts';
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
  chosen: Selection,
  context: Context,
): Promise<PlannedRun> => {
  const { log } = context;
  const { suite } = chosen;
  const store = await openReading(historyOwner(inputs, suite?.suiteId, context), context);
  const past = await readPastDurations(store, context.signal);
  // Where the split depends on durations, the jobs of a matrix agree on them.
  const durations = usesDurations(inputs) ? await loadSuiteDurations(store, inputs, suite?.suiteId, context) : past?.all;
  const plan = planFrom(inputs, identity, chosen, context.github, durations);
  const predictor = past && createPredictor(inputs, suite, plan.shardPlan.shards, past);
  const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, context));
  if (chosen.note !== undefined) log.info(chosen.note);
  for (const note of plan.shardPlan.notes) log.info(note);
  for (const notice of plan.shardPlan.notices) log.notice(notice);
  if (plan.shardPlan.warning !== undefined) log.warning(plan.shardPlan.warning);
  log.info(describePrediction(prediction));
  return { plan, predictor, prediction };
};

/** Sessions that the account can run at the same time, besides those that run now. */
const freeSlots = async (builds: readonly PlannedBuild[], { cloud, signal }: Context): Promise<number> => {
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
  chosen: Selection,
  github: GitHubContext,
  durations: DurationHistory | undefined,
): Plan => planRun(inputs, identity, github, planShards(inputs, chosen, durations), chosen);

/** Whose history a job of `run` reads and writes. */
export const historyOwner = (inputs: RunInputs, suiteId: string | undefined, { github }: StepContext): HistoryOwner => {
  const { framework, shardIndex, shards, tests, select } = inputs;
  // What is asked for, which is the same in every run: not what selectors and changed files make of it.
  const asked = { ...inputs, tests: select === undefined ? tests : [] };
  const others = shardIndex === undefined || shards === 'auto' ? [] : Array.from({ length: shards }, (_, index) => index);
  return {
    place: inputs.history,
    token: inputs.service.githubToken,
    suite: { framework, suiteId },
    identity: reviewIdentity(asked, github),
    siblings: others
      .filter((index) => index !== shardIndex)
      .map((index) => reviewIdentity({ ...asked, shardIndex: index }, github)),
  };
};

const loadSuiteDurations = async (
  store: HistoryStore | undefined,
  { framework, shardIndex }: RunInputs,
  suiteId: string | undefined,
  context: Context,
): Promise<DurationHistory | undefined> => {
  const { environment, github, log, clock, signal, isSimulated } = context;
  const cache = openCacheStore({ environment, log, clock, signal });
  const place = durationPlace({ framework, suiteId, simulated: isSimulated() }, github, environment, cache, store);
  return loadDurations(place, shardIndex !== undefined, context);
};

/** Compares the lengths of the shards with what was predicted. */
export const sayImbalance = (inputs: RunInputs, { shards }: Plan, sessions: readonly SessionResult[], { log }: Context): void => {
  const imbalance = usesDurations(inputs) ? describeImbalance(shards, sessions) : '';
  if (imbalance !== '') log.info(imbalance);
};
