import type { SimulationCheck, StageServices } from '../context.ts';
import type { Runner } from '../github/runner.ts';
import { readStoredHistory, type StoredHistory, storeOutcomes } from '../history/run-history.ts';
import type { ResolvedInputs, RunInputs } from '../inputs/run-inputs.ts';
import { embeddedBaseUrl, embeddedEndsWithStep } from '../inputs/service.ts';
import { isTimeoutCode } from '../model/error-codes.ts';
import { isEnded } from '../model/status.ts';
import { accountStarted, sayMissing, selectedSuite } from '../results/account-tests.ts';
import { describePrediction } from '../results/describe-prediction.ts';
import { judgeRun, nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import { budgetOfJob, exceeds } from '../run/prepare/budget.ts';
import { describePlan } from '../run/prepare/describe-plan.ts';
import type { DeviceOffers } from '../run/prepare/device-offers.ts';
import { openAgreement } from '../run/prepare/devices/agree-on-devices.ts';
import { resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { describeJob, jobIdentity, reviewIdentity } from '../run/prepare/plan.ts';
import { historyOwner, planBuilds, sayImbalance } from '../run/prepare/plan-builds.ts';
import { checkBinaries, suiteOfReference } from '../run/prepare/preflight.ts';
import { type SelectedInputs, selectByChanges, withSelection } from '../run/prepare/select-by-changes.ts';
import { checkSplit } from '../run/prepare/shards/agree-on-split.ts';
import { describeEmptyShard } from '../run/prepare/shards/shard-notes.ts';
import { reportRun } from '../run/report/report.ts';
import { shownFacts } from '../run/report/shown-facts.ts';
import { rerunFailures } from '../run/retry/rerun.ts';
import { type StartLimit, within } from '../run/run-deadline.ts';
import { openRunState, type RunState } from '../run/run-state.ts';
import { saveRun } from '../run/saved-run.ts';
import { attachBuilds, findEarlierAttempt, withAdoptedShards } from '../run/start/adopt-builds.ts';
import { budgetGate } from '../run/start/budget.ts';
import { inVersionOf } from '../run/start/builds-version.ts';
import { failFastGate } from '../run/start/fail-fast.ts';
import { noMoreThan, startAll, startBuilds } from '../run/start/start.ts';
import { joinGates } from '../run/start/start-gate.ts';
import { stopBuilds } from '../run/stop-builds.ts';
import { matrixPositionOf } from '../run/upload/reused-uploads.ts';
import { uploadBinaries } from '../run/upload/upload.ts';
import { standingBuilds } from '../run/watch/standing-builds.ts';
import { openWatch } from '../run/watch/watch.ts';

/** What began on the way here. */
interface BegunRun {
  readonly offers: DeviceOffers;
  /** For every wait before the first build has started. */
  readonly limit: StartLimit;
}

/** Uploads, starts, polls, collects, judges, reports. Whatever stops it on the way, there is a verdict, a report and all outputs. */
export const run = async (
  asked: RunInputs,
  runner: Runner,
  services: StageServices & SimulationCheck,
  begun: BegunRun,
): Promise<void> => {
  const state = openRunState(services.clock, ({ started, starting, sent }) => {
    const { framework, project, cleanup } = asked;
    const ids = started.map(({ id }) => id);
    const attached = asked.buildIds.length > 0;
    const unsettledStarts = starting.length;
    saveRun({ framework, project, started: ids, attached, unsettledStarts, uploads: cleanup ? sent : [] }, services.saveState);
  });
  let inputs = asked;
  let outcome: RunOutcome = {};
  await state.record(services.log, async () => {
    const selection = await selectByChanges(asked, { ...runner, log: services.log });
    inputs = selection.inputs;
    if (selection.nothing !== undefined) outcome = nothingSelected(selection.nothing);
    else {
      const steps = inputs.buildIds.length > 0 ? attach : runBuilds;
      outcome = tellSelection(
        await steps(inputs, jobIdentity(inputs, runner.context), begun, runner, services, state),
        selection,
      );
    }
  });
  await stopUnwatched(inputs, services, state);
  const identity = jobIdentity(inputs, runner.context);
  const facts = state.facts();
  const ownWords = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
  const shown = shownFacts({ facts, outcome }, services.cloud.redact, ownWords);
  const job = describeJob(inputs, identity, runner.context, facts.devices, outcome.suiteId);
  const origin = { baseUrl: services.baseUrl, simulated: services.isSimulation(), job };
  const analysis = judgeRun(inputs, shown.facts, shown.outcome, origin);
  await reportRun(analysis, inputs, identity, runner, reviewIdentity(asked, runner.context));
  if (outcome.history !== undefined) await storeOutcomes(outcome.history, analysis, runner);
};

/** A run that was cancelled, or is out of time, leaves no builds behind that it can stop. Those that it only attached to are not its own. */
const stopUnwatched = async (
  { framework, buildIds }: RunInputs,
  services: StageServices & SimulationCheck,
  state: RunState,
): Promise<void> => {
  const { cancelled, problems, started, records } = state.facts();
  const isCutShort = cancelled || problems.some(({ code }) => isTimeoutCode(code));
  if (!isCutShort || buildIds.length > 0) return;
  const open = started.map(({ id }) => id).filter((id) => !isEnded(records.get(id)?.status ?? 'running'));
  for (const id of await stopBuilds(framework, open, services)) state.onBuildStopped(id);
};

/** A part of the tests passed, which a green step should not hide. */
const tellSelection = (outcome: RunOutcome, selection: SelectedInputs): RunOutcome => {
  const plan = outcome.plan && withSelection(outcome.plan, selection);
  const { notice } = selection;
  return { ...outcome, plan, ...(notice === undefined ? {} : { notices: [...(outcome.notices ?? []), notice] }) };
};

type Steps = (
  inputs: RunInputs,
  identity: string,
  begun: BegunRun,
  runner: Runner,
  services: StageServices & SimulationCheck,
  state: RunState,
) => Promise<RunOutcome>;

const runBuilds: Steps = async (asked, identity, { offers, limit }, runner, services, state) => {
  const { log } = services;
  const limited = within(services, limit.signal);
  const resolved = await resolveDevices(asked, offers, limited, () => openAgreement(asked, identity, runner, limited));
  state.onDevices(resolved.choices);
  const inputs: ResolvedInputs = { ...asked, devices: resolved.devices };
  const { chosen, bundle } = await log.group('Inspect', () =>
    checkBinaries(inputs, log, resolved, () => suiteOfReference(inputs, runner)),
  );
  const { suite, whole } = chosen;
  const knownSuite = selectedSuite(suite, inputs);
  const planned = await log.group('Plan', () => planBuilds(inputs, identity, chosen, runner, services));
  const { plan, predictor, prediction } = planned;
  if (prediction !== undefined) state.onPredicted(prediction);
  if (plan.builds.length === 0)
    return {
      nothingToRun: describeEmptyShard(inputs.shardIndex, plan.shardPlan),
      knownSuite,
      suite: whole,
    };

  const jobBudget = budgetOfJob(inputs, plan.shardPlan.total);
  const overBudget = exceeds(prediction, jobBudget);
  if (overBudget !== undefined) {
    state.onProblem(overBudget);
    state.onUnstarted({ reason: 'budget', builds: plan.builds });
    const { missing } = accountStarted(suite, inputs, plan.shards, [], state.facts().unstarted);
    return { missing, knownSuite, suite: whole };
  }

  const matrixPosition = matrixPositionOf(inputs, plan.shardPlan.total, runner.context, services);
  const shared = matrixPosition === undefined ? inputs : { ...inputs, matrixPosition };
  const refs = await log.group('Upload', () => uploadBinaries(shared, limited, { ...state, onProgress: limit.moved }));
  const standing = inputs.wait ? undefined : standingBuilds({ ...inputs, suite }, services);
  const earlier = await findEarlierAttempt(plan, refs, runner.context.runAttempt, limited, state, standing);
  using watch = openWatch({ ...inputs, suite }, services, state);
  const isRequested = earlier.adopted.length > 0;
  // Without results there is nothing to run again.
  const runsAgain = inputs.wait && (inputs.retries > 0 || isRequested);
  const budget = budgetGate(jobBudget, predictor, state, watch.caughtUp, services);
  const gate = joinGates(
    failFastGate(inputs, () => !runsAgain, state, watch.caughtUp),
    budget,
  );
  if (jobBudget !== undefined) await watch.lookBack(earlier.adopted, limited);
  const started = await log.group('Start', () => startBuilds(inputs, earlier, refs, limited, state, gate));
  limit[Symbol.dispose]();
  if (!inputs.wait) {
    if (inputs.service.baseUrl === embeddedBaseUrl) log.warning(`These builds end now: ${embeddedEndsWithStep}.`);
    const isGated = jobBudget !== undefined || inputs.failFast;
    await startAll(started, services, () => (isGated ? watch.lookBack(started.builds, services) : Promise.resolve()));
    await watch.caughtUp();
    await checkSplit(plan, runner.context, services, state);
    const { sessions: known, unstarted } = state.facts();
    const { missing } = accountStarted(suite, inputs, plan.shards, [...known.values()], unstarted);
    return {
      // What builds that run have not reported yet is not missing.
      missing: missing.filter(({ notStarted }) => notStarted !== undefined),
      knownSuite,
      suite: whole,
      plan: describePlan(plan, [...(chosen.note === undefined ? [] : [chosen.note]), describePrediction(prediction)], refs),
    };
  }

  const collected = await watch.results(started);
  const rerunOptions = { isRequested, ...bundle, suite, watch, state, budget };
  const sessions = await rerunFailures(withAdoptedShards(plan, earlier), refs, collected, services, rerunOptions);
  await checkSplit(plan, runner.context, services, state);
  const accounting = accountStarted(suite, inputs, plan.shards, sessions, state.facts().unstarted);
  if (inputs.missingTests !== 'ignore') sayMissing(accounting, log);
  sayImbalance(inputs, plan, sessions, services);
  const history = await readHistory(inputs, suite?.suiteId, runner, services);
  return { missing: accounting.missing, knownSuite, suite: whole, suiteId: suite?.suiteId, history };
};

const readHistory = (
  inputs: RunInputs,
  suiteId: string | undefined,
  runner: Runner,
  services: StageServices & SimulationCheck,
): Promise<StoredHistory | undefined> =>
  services.log.group('History', () => readStoredHistory(historyOwner(inputs, suiteId, runner), runner, services));

const attach: Steps = async (inputs, _identity, _begun, runner, attaching, state) => {
  if (!inputs.wait)
    attaching.log.warning(
      '`wait: false` does not apply to `build-ids`: this step waits for these builds. Remove one of the two.',
    );
  const builds = await attaching.log.group('Attach', () => attachBuilds(inputs, attaching, state));
  const services = inVersionOf(builds, inputs, attaching);
  using watch = openWatch({ ...inputs, devices: [] }, services, state, builds);
  await watch.results(noMoreThan(builds));
  const history = await readHistory(inputs, undefined, runner, services);
  return { knownSuite: 'unknown', history };
};
