import type { CloudClient } from '../../cloud/client.ts';
import type { StepContext } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { openCacheStore } from '../../github/cache.ts';
import type { GitHubContext } from '../../github/github-context.ts';
import { durationPlace, loadDurations } from '../../history/duration-history.ts';
import type { DurationHistory } from '../../history/durations.ts';
import type { History } from '../../history/history.ts';
import type { HistoryStore } from '../../history/history-store.ts';
import { type HistoryOwner, openStore, readStoredHistory, type StoredHistory } from '../../history/run-history.ts';
import { describeVersionChoice } from '../../inputs/api-version.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import type { Log } from '../../lib/log.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { countSessions } from '../../model/device-shard.ts';
import type { RunProblem } from '../../model/error-codes.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SessionResult } from '../../model/results.ts';
import { describePrediction } from '../../results/describe-prediction.ts';
import type { Selection } from '../../results/selection/selection.ts';
import type { RunState } from '../run-state.ts';
import { type Budget, budgetOfJob, exceeds } from './budget.ts';
import type { ResolvedDevices } from './devices/resolve-devices.ts';
import { jobIdentity, type Plan, planRun, reviewIdentity } from './plan.ts';
import { createPredictor, type PastDurations, type Predictor, pastDurationsOf } from './prediction.ts';
import { checkBinaries, type Inspected, suiteOfReference } from './preflight.ts';
import type { SelectedInputs } from './select-by-changes.ts';
import { describeEmptyShard, describeImbalance } from './shards/shard-notes.ts';
import { planShards } from './shards/shard-plan.ts';

/** Everything that is known before the first upload. */
export interface Prepared extends Inspected {
  /** With the tests that changed files select, and the devices behind the lines. */
  readonly inputs: ResolvedInputs;
  /** Of the job. */
  readonly identity: string;
  readonly plan: Plan;
  /** Absent where no test was ever measured. */
  readonly predictor?: Predictor;
  readonly prediction?: Prediction;
  /** Absent without `max-device-minutes`. */
  readonly budget?: Budget;
  /** Why nothing may be uploaded. */
  readonly overBudget?: RunProblem;
  /** Why there is no build to start, as a sentence. */
  readonly nothingToRun?: string;
  /** Only some tests run; a sentence. */
  readonly notice?: string;
  /** What was decided, in sentences. */
  readonly notes: readonly string[];
}

/** Without the service nothing is asked for, and nothing is agreed on with other jobs: a dry run. */
type MaybeConnected = StepContext & { readonly cloud?: CloudClient };

/**
 * Finds out what a run uploads, starts and expects. Uploads and starts nothing.
 *
 * @param resolve turns the lines of `devices` into devices
 * @throws PreflightError where it cannot work
 */
export const prepare = async (
  selected: SelectedInputs,
  context: MaybeConnected,
  state: RunState,
  resolve: (inputs: RunInputs, identity: string) => Promise<ResolvedDevices>,
): Promise<Prepared> => {
  const { log, github } = context;
  const identity = jobIdentity(selected.inputs, github);
  const devices = await resolve(selected.inputs, identity);
  state.onDevices(devices.choices);
  const inputs: ResolvedInputs = { ...selected.inputs, devices: devices.devices };
  const inspected = await log.group('Inspect', () =>
    checkBinaries(inputs, log, devices, () => suiteOfReference(inputs, context)),
  );
  const planned = await log.group('Plan', () => planBuilds(inputs, identity, inspected.selection, context));
  const { plan, prediction } = planned;
  if (prediction !== undefined) state.onPredicted(prediction);
  const budget = budgetOfJob(inputs, plan.shardPlan.total);
  return {
    ...inspected,
    ...planned,
    inputs,
    identity,
    budget,
    overBudget: exceeds(prediction, budget),
    nothingToRun: plan.builds.length === 0 ? describeEmptyShard(inputs.shardIndex, plan.shardPlan) : undefined,
    notice: selected.notice,
    notes: [
      ...selected.notes,
      ...(inspected.selection.note === undefined ? [] : [inspected.selection.note]),
      ...describeVersionChoice(inputs.service),
      describePrediction(prediction),
      ...plan.shardPlan.notes,
      ...plan.shardPlan.notices,
    ],
  };
};

/** Shards that the service makes are balanced by duration, whatever is asked for. */
const isBalanced = ({ framework, shards }: RunInputs): boolean =>
  shards !== 1 && definitionOf(framework).shards?.splitBy === 'service';

const usesDurations = (inputs: RunInputs): boolean =>
  inputs.shardBy === 'duration' || inputs.shards === 'auto' || isBalanced(inputs);

/** Decides the shards, by the durations of earlier runs where that is asked for, and with them the builds. */
export const planBuilds = async (
  inputs: ResolvedInputs,
  identity: string,
  selection: Selection,
  context: MaybeConnected,
): Promise<Pick<Prepared, 'plan' | 'predictor' | 'prediction'>> => {
  const { log } = context;
  const { suite } = selection;
  const store = await openReading(historyOwner(inputs, suite?.suiteId, context), context);
  const past = await readPastDurations(store, context.signal);
  // Where the split depends on durations, the jobs of a matrix agree on them.
  const isAgreed = context.cloud !== undefined && usesDurations(inputs);
  const durations = isAgreed ? await agreedDurations(store, inputs, suite?.suiteId, context) : past?.all;
  const plan = planFrom(inputs, identity, selection, context.github, durations);
  const predictor = past && createPredictor(inputs, suite, plan.shardPlan.shards, past);
  const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, context));
  if (selection.note !== undefined) log.info(selection.note);
  for (const note of plan.shardPlan.notes) log.info(note);
  for (const notice of plan.shardPlan.notices) log.notice(notice);
  if (plan.shardPlan.warning !== undefined) log.warning(plan.shardPlan.warning);
  log.info(describePrediction(prediction));
  return { plan, predictor, prediction };
};

/** The history is read once, however often it is asked for. What is wrong with it is logged when the run has ended, and its outcomes are compared. */
const openReading = async (owner: HistoryOwner, context: StepContext): Promise<HistoryStore | undefined> => {
  const { log } = context;
  const store = await openStore(owner, { ...context, log: { ...log, notice: log.debug } });
  if (store === undefined) return undefined;
  let reading: Promise<History> | undefined;
  return {
    ...store,
    read: () => {
      reading ??= store.read();
      return reading;
    },
  };
};

/** What earlier runs tell of durations; undefined where nothing is known. Never fails: a prediction is a help, no more. */
const readPastDurations = async (store: HistoryStore | undefined, signal: AbortSignal): Promise<PastDurations | undefined> => {
  try {
    const history = await store?.read();
    return history === undefined || history.runs.length === 0 ? undefined : pastDurationsOf(history);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
};

/** Sessions that the account can run at the same time, besides those that run now. */
const freeSlots = async (builds: readonly PlannedBuild[], { cloud, signal }: MaybeConnected): Promise<number> => {
  if (cloud === undefined) return Number.POSITIVE_INFINITY;
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
  selection: Selection,
  github: GitHubContext,
  durations: DurationHistory | undefined,
): Plan => planRun(inputs, identity, github, planShards(inputs, selection, durations), selection);

/** Whose history a job of `run` reads and writes. */
export const historyOwner = (inputs: RunInputs, suiteId: string | undefined, { github }: StepContext): HistoryOwner => {
  const { framework, shardIndex, shards } = inputs;
  const others = shardIndex === undefined || shards === 'auto' ? [] : Array.from({ length: shards }, (_, index) => index);
  return {
    place: inputs.history,
    token: inputs.service.githubToken,
    suite: { framework, suiteId },
    identity: reviewIdentity(inputs, github),
    siblings: others
      .filter((index) => index !== shardIndex)
      .map((index) => reviewIdentity({ ...inputs, shardIndex: index }, github)),
  };
};

/** The outcomes of earlier runs, which this one adds to. */
export const readHistory = (
  inputs: RunInputs,
  suiteId: string | undefined,
  context: StepContext,
): Promise<StoredHistory | undefined> =>
  context.log.group('History', () => readStoredHistory(historyOwner(inputs, suiteId, context), context));

const agreedDurations = async (
  store: HistoryStore | undefined,
  { framework, shardIndex }: RunInputs,
  suiteId: string | undefined,
  context: StepContext,
): Promise<DurationHistory | undefined> => {
  const { environment, github, isSimulated } = context;
  const place = durationPlace(
    { framework, suiteId, simulated: isSimulated() },
    github,
    environment,
    openCacheStore(context),
    store,
  );
  return loadDurations(place, shardIndex !== undefined, context);
};

/** Compares the lengths of the shards with what was predicted. */
export const logLengths = (
  { inputs, plan }: Pick<Prepared, 'inputs' | 'plan'>,
  sessions: readonly SessionResult[],
  log: Log,
): void => {
  const imbalance = usesDurations(inputs) ? describeImbalance(plan.shards, sessions) : '';
  if (imbalance !== '') log.info(imbalance);
};
