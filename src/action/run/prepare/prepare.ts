import path from 'node:path';
import type { AndroidManifest, BinaryError, BinaryFacts } from '../../../binaries/index.ts';
import { describeQueued, neverStarts, slotLimits } from '../../../core/builds/slots.ts';
import { testHolder } from '../../../core/frameworks/lookup.ts';
import { problem, type RunProblem } from '../../../core/model/error-codes.ts';
import type { AccountQuota } from '../../../core/model/records.ts';
import { type SessionResult, testName } from '../../../core/model/results.ts';
import { countJobs, type Prediction, type ShardPlan } from '../../../core/model/run-plan.ts';
import { describePrediction } from '../../../core/results/describe.ts';
import type { Log } from '../../../lib/log.ts';
import type { CloudClient } from '../../../service/index.ts';
import type { Context, StepContext } from '../../context.ts';
import { openCacheStore } from '../../github/cache.ts';
import { type DurationHistory, loadDurations, noDurations } from '../../history/durations.ts';
import { emptyHistory, type History } from '../../history/history.ts';
import { type HistoryOwner, openHistory, type StepHistory } from '../../history/step-history.ts';
import { describeVersionChoice } from '../../inputs/api-version.ts';
import { localPath } from '../../inputs/binary-ref.ts';
import { ordinaryTextWarnings } from '../../inputs/masks.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import { type DeviceOffers, readQuota } from '../connect.ts';
import { type StartLimit, within } from '../run-deadline.ts';
import type { RunEvents } from '../run-state.ts';
import { type PreparedComparison, planComparison } from './compare-plan.ts';
import { type ResolvedDevices, resolveDevices } from './devices/resolve-devices.ts';
import { jobIdentity, type PlannedRun, planRun, reviewIdentity } from './plan.ts';
import { type Budget, budgetOfJob, createPredictor, exceeds, type Predictor, pastDurationsOf } from './prediction.ts';
import { type ExaminedBinaries, enforcePreflight, examineBinaries } from './preflight.ts';
import { type PreparedRepeats, planRepeats } from './repeat-plan.ts';
import type { SelectedInputs } from './select-by-changes.ts';
import { agreeOnSplit, needsAgreement, usesDurations } from './shards/agree-on-split.ts';
import { describeEmptyShard, describeImbalance } from './shards/shard-notes.ts';
import { planShards } from './shards/shard-plan.ts';
import { describeStages, joinStages, type Stages, stagesOf } from './stages.ts';
import { describeTestPlan, storedSuite } from './test-plan.ts';

interface Examined extends SelectedInputs, ExaminedBinaries {
  /** Inputs with resolved devices and with the tests that the rules of `select` chose. */
  readonly inputs: ResolvedInputs;
}

/** A line for the log of the step, which whoever asked for the plan may write. */
interface PlanLine {
  readonly level: 'info' | 'notice' | 'warning';
  readonly text: string;
}

/** Everything known before the first upload. */
export interface Prepared extends Examined, PlannedRun {
  /** Parts of the plan that run one after the other. */
  readonly stages: Stages;
  /** Sentence about sessions that the service's queue may drop. */
  readonly queuedNote: string | undefined;
  /** Absent with `history: off`. */
  readonly history: StepHistory | undefined;
  readonly predictor: Predictor | undefined;
  readonly prediction: Prediction | undefined;
  /** Absent without `max-device-minutes`. */
  readonly budget: Budget | undefined;
  /** Set if no session can ever run, or if the prediction exceeds the budget. Nothing may be uploaded then. */
  readonly unaffordable: RunProblem | undefined;
  /** Absent without `repeat-new`. */
  readonly repeats: PreparedRepeats | undefined;
  /** Absent without `compare-base`. */
  readonly comparison: PreparedComparison | undefined;
  /** Sentence that says why no build starts. */
  readonly nothingToRun: string | undefined;
  readonly notes: readonly string[];
  readonly lines: readonly PlanLine[];
}

/** A dry run has no `cloud`, so it sends no requests and agrees on nothing with other jobs. */
type MaybeConnected = StepContext & { readonly cloud?: CloudClient };

/** Examines the inputs without stopping at the first problem, so that the doctor can list all problems. */
export const examine = async (selected: SelectedInputs, devices: ResolvedDevices, context: StepContext): Promise<Examined> => {
  const inputs: ResolvedInputs = { ...selected.inputs, devices: devices.devices };
  const stored = await storedSuite(inputs[testHolder(inputs.framework)], context);
  return { ...selected, ...(await examineBinaries(inputs, context.github.workspace, devices, stored, context.signal)), inputs };
};

/** @throws CodedError if a finding stops the run */
export const inspect = async (selected: SelectedInputs, devices: ResolvedDevices, context: StepContext): Promise<Examined> => {
  const examined = await examine(selected, devices, context);
  await context.log.group('Inspect', async () => enforcePreflight(examined, examined.inputs.preflight, context.log));
  const { inputs, selection } = examined;
  const files = [inputs.app, inputs.testSuite].map((ref) => path.basename(localPath(ref) ?? ''));
  const tests = (selection.whole?.tests ?? []).map(testName);
  for (const warning of ordinaryTextWarnings(inputs.secrets, [...files, ...tests])) context.log.warning(warning);
  return examined;
};

/**
 * Prepares a run whose tests are selected: resolves its devices, examines its binaries, and plans its builds.
 *
 * @throws if a finding stops the run, or if the tests cannot be split as requested
 */
export const prepare = async (
  selected: SelectedInputs,
  offers: DeviceOffers,
  limit: StartLimit,
  context: Context,
  { onDevices, onPredicted }: RunEvents,
): Promise<Prepared> => {
  const limited = within(context, limit.signal);
  const devices = await resolveDevices(selected.inputs, offers, limited, jobIdentity(selected.inputs, context.github));
  onDevices(devices.choices);
  const examined = await inspect(selected, devices, limited);
  const history = await openJobHistory(examined.inputs, examined.selection.suite?.suiteId, context, limit.untimed);
  const quota = await readQuota(limited);
  const prepared = await context.log.group('Plan', () => logged(planExamined(examined, history, limited, quota), context.log));
  onPredicted(prepared.prediction);
  return prepared;
};

/** Writes what a plan says into a log. */
export const logged = async (planned: Promise<Prepared>, log: Log): Promise<Prepared> => {
  const prepared = await planned;
  for (const { level, text } of prepared.lines) log[level](text);
  return prepared;
};

/**
 * Plans the builds of a run. Asks other jobs of its matrix only if the step is connected.
 *
 * @param quota undefined if it could not be read, or if the step has no account
 * @throws if the tests cannot be split as requested
 */
export const planExamined = async (
  examined: Examined,
  history: StepHistory | undefined,
  context: MaybeConnected,
  quota?: AccountQuota,
): Promise<Prepared> => {
  const { inputs, selection } = examined;
  const { suite } = selection;
  if (inputs.repeatNew > 0 || inputs.compareBase) await learnIfSimulated(context);
  const earlier = (await history?.read()) ?? emptyHistory;
  const past = earlier.runs.length === 0 ? undefined : pastDurationsOf(earlier);
  const shardPlan = await splitSuite(examined, history, earlier, past?.all, context);
  const limits = slotLimits(quota, inputs.maxSessions);
  const whole = planRun(inputs, context.github, shardPlan, selection, limits);
  const stages = stagesOf({ inputs, plan: whole });
  const plan = { ...whole, builds: stages.flatMap((stage) => stage?.builds ?? []) };
  const predictor = past && createPredictor(inputs.devices, suite, shardPlan.shards, past);
  const slots = Math.max(1, limits.freeSlots);
  const prediction = joinStages(stages.map((stage) => stage && predictor?.run(stage.builds, slots)));
  const stageNote = describeStages(inputs, prediction, predictor?.run(plan.builds, slots));
  const predicted = describePrediction(prediction);
  const testPlan = describeTestPlan(inputs, suite?.testPlan, plan.builds);
  const [first] = plan.builds;
  const predictMs = (device: string, tests: readonly string[]): number | undefined =>
    first && predictor?.buildMs({ ...first, serviceShards: undefined, devices: [device], partial: true, tests });
  const repeats = await planRepeats(examined, earlier, history, predictMs, context);
  const comparison = await planComparison(inputs, earlier, history, predictMs, context);

  const queuedNote = describeQueued(stages[0].builds, limits, predictor?.shortestMs(stages[0].builds));
  const laterNotes = [...(repeats?.notes ?? []), ...(comparison?.notes ?? [])];
  const ofSlots = known(stageNote, plan.splitNote, queuedNote);
  const lines = [
    ...linesOf('info', selection.note, testPlan.note, ...shardPlan.notes, ...ofSlots, ...laterNotes),
    ...linesOf('warning', testPlan.warning),
    ...linesOf('notice', ...shardPlan.notices),
    ...linesOf('warning', shardPlan.warning),
    ...linesOf('info', predicted),
  ];
  const versions = describeVersionChoice(inputs.service);
  const ofShards = [...shardPlan.notes, ...shardPlan.notices];
  const budget = budgetOfJob(inputs, countJobs(shardPlan));
  const emptyShard = first === undefined ? describeEmptyShard(inputs.shardIndex, countJobs(shardPlan)) : undefined;
  return {
    ...examined,
    plan,
    stages,
    queuedNote,
    history,
    predictor,
    prediction,
    budget,
    unaffordable: noSlot(quota) ?? exceeds(prediction, budget),
    repeats,
    comparison,
    nothingToRun: examined.nothing ?? emptyShard,
    notes: known(
      ...examined.notes,
      selection.note,
      ...versions,
      testPlan.note,
      predicted,
      ...ofShards,
      ...ofSlots,
      ...laterNotes,
    ),
    lines,
  };
};

const noSlot = (quota: AccountQuota | undefined): RunProblem | undefined => {
  const why = neverStarts(quota);
  return why === undefined ? undefined : problem('no-parallel-slots', why);
};

const linesOf = (level: PlanLine['level'], ...texts: readonly (string | undefined)[]): readonly PlanLine[] =>
  known(...texts).map((text) => ({ level, text }));

const known = (...texts: readonly (string | undefined)[]): readonly string[] => texts.filter((text) => text !== undefined);

/** @param durations durations of earlier runs that this job can read */
const splitSuite = async (
  { inputs, selection }: Examined,
  history: StepHistory | undefined,
  earlier: History,
  durations: DurationHistory | undefined,
  context: MaybeConnected,
): Promise<ShardPlan> => {
  const { cloud, log } = context;
  const request = { ...inputs, splitUnknown: earlier.splitUnknown };
  if (cloud === undefined || !usesDurations(inputs)) return planShards(request, selection, durations);
  const isShared = needsAgreement(inputs);
  // In a matrix, a missing cache is logged as info, because a notice about the split explains the consequence.
  const store = openCacheStore('history', { ...context, log: { ...log, notice: isShared ? log.info : log.notice } });
  const suite = { framework: inputs.framework, suiteId: selection.suite?.suiteId };
  const load = (signal: AbortSignal) => loadDurations(store, suite, earlier, isShared, { ...context, signal });
  // All jobs of a matrix must use the same durations, or no durations if there is no history.
  const agreed =
    history === undefined ? noDurations : await history.readWith('the durations that the jobs of this run share', load);
  return isShared ? agreeOnSplit(request, selection, agreed, { ...context, cloud }) : planShards(request, selection, agreed);
};

/** Learns from a response whether `base-url` is a built-in cloud, which has a separate history. */
const learnIfSimulated = async ({ cloud, isSimulated, signal }: MaybeConnected): Promise<void> => {
  if (isSimulated()) return;
  await cloud?.quota.get().catch(() => signal.throwIfAborted());
};

/** Returns undefined with `history: off`. */
export const openJobHistory = (
  inputs: RunInputs,
  suiteId: string | undefined,
  context: StepContext,
  untimed?: StartLimit['untimed'],
): Promise<StepHistory | undefined> => openHistory(historyOwner(inputs, suiteId, context), context, untimed);

const historyOwner = (inputs: RunInputs, suiteId: string | undefined, { github }: StepContext): HistoryOwner => {
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
    project: inputs.project,
  };
};

export const logLengths = ({ inputs, plan }: Prepared, sessions: readonly SessionResult[], log: Log): void => {
  const imbalance = usesDurations(inputs) ? describeImbalance(plan.shards, sessions) : '';
  if (imbalance !== '') log.info(imbalance);
};

const manifestIn = (facts: BinaryFacts | BinaryError): AndroidManifest | undefined => {
  if ('manifest' in facts) return facts.manifest;
  return 'appManifest' in facts ? facts.appManifest : undefined;
};

/** Inputs of a run, and what the watch of its builds must know about its suite. */
export const watchedInputs = (prepared: Prepared) => {
  const { inputs, selection } = prepared;
  return { ...inputs, suite: selection.suite, packages: packagesOf(prepared) };
};

/** Packages of an Android app and its tests. Crashes of other packages do not count. */
const packagesOf = ({ binaries, selection: { suite } }: Prepared): readonly string[] => {
  const named = [binaries.app, binaries.testSuite].map((facts) => facts && manifestIn(facts)?.packageName);
  const target = suite?.targetPackage === undefined ? [] : [suite.targetPackage, suite.suiteId];
  return [...new Set([...named, ...target])].filter((each) => each !== undefined);
};
