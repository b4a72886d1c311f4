import type { StartedBuild } from '../../core/model/builds.ts';
import { countJobs } from '../../core/model/run-plan.ts';
import { logMissing } from '../../core/results/accounting.ts';
import type { Context } from '../context.ts';
import { readStoredHistory, storeRun } from '../history/run-history.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { embeddedEndsWithStep, isEmbedded } from '../inputs/service.ts';
import { compareBase } from '../run/compare/compare-base.ts';
import { type DeviceOffers, readQuota } from '../run/connect.ts';
import { findRedCanaries } from '../run/judge/judge-canary.ts';
import { accountRun, judgeJob, knownOf } from '../run/judge/judge-job.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import { restoreStacks } from '../run/judge/restore-stacks.ts';
import { describePlan } from '../run/prepare/describe-plan.ts';
import { alternativesOfAll, resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { jobIdentity, type Plan, reviewIdentity, uploadsOf } from '../run/prepare/plan.ts';
import { inspect, logLengths, openJobHistory, packagesOf, planExamined } from '../run/prepare/prepare.ts';
import { selectByChanges } from '../run/prepare/select-by-changes.ts';
import { checkSplit } from '../run/prepare/shards/agree-on-split.ts';
import { stagesOf } from '../run/prepare/stages.ts';
import { repeatNew } from '../run/repeat/repeat-new.ts';
import { reportRun } from '../run/report/report.ts';
import { openLeftOutShards } from '../run/retry/left-out-shards.ts';
import { lastAttempts, rerunFailures } from '../run/retry/rerun.ts';
import { type StartLimit, within } from '../run/run-deadline.ts';
import { openRunState, type RunState, saveRun } from '../run/run-state.ts';
import { attachBuilds, type EarlierAttempt, findEarlierAttempt } from '../run/start/adopt-builds.ts';
import { budgetGate, failFastGate, joinGates, type StartGate } from '../run/start/gates.ts';
import { noMoreThan, type StartedBuilds, startAll, startBuilds } from '../run/start/start.ts';
import { inVersionOf } from '../run/start/start-build.ts';
import { stopUnwatched } from '../run/stop-builds.ts';
import { matrixPositionOf } from '../run/upload/reused-uploads.ts';
import { uploadBinaries } from '../run/upload/upload.ts';
import { standingBuilds } from '../run/watch/standing-builds.ts';
import { openWatch } from '../run/watch/watch.ts';

interface BegunRun {
  readonly offers: DeviceOffers;
  /** Limit for every wait before the first build has started. */
  readonly limit: StartLimit;
}

/** Runs builds or attaches to builds. Even an interrupted run gets a verdict, a report and all outputs. */
export const run = async (requested: RunInputs, context: Context, begun: BegunRun): Promise<void> => {
  const state = openRunState(context.clock, (facts) => saveRun(requested, facts, context.saveState));
  const follow = requested.buildIds.length > 0 ? attach : runBuilds;
  const outcome = (await state.record(context.log, () => follow(requested, context, state, begun))) ?? {};
  await stopUnwatched(requested, context, state);
  const facts = await restoreStacks(state.facts(), requested, context);
  const { inputs = requested } = facts;
  const analysis = judgeJob(inputs, facts, outcome, context);
  await reportRun(analysis, inputs, context, outcome, reviewIdentity(requested, context.github));
  await storeRun(outcome.history, analysis, uploadsOf(inputs, facts.uploaded, outcome.target, context), context);
};

const runBuilds = async (requested: RunInputs, context: Context, state: RunState, begun: BegunRun): Promise<RunOutcome> => {
  const { offers, limit } = begun;
  const { log } = context;
  const limited = within(context, limit.signal);
  const selected = await selectByChanges(requested, context);
  state.onSelected(selected.inputs);
  if (selected.nothing !== undefined) return nothingSelected(selected.nothing);

  const devices = await resolveDevices(selected.inputs, offers, limited, jobIdentity(selected.inputs, context.github));
  state.onDevices(devices.choices);
  const examined = await inspect(selected, devices, limited);
  const { inputs, selection, target } = examined;
  const earlierRuns = await openJobHistory(inputs, selection.suite?.suiteId, context, limit.untimed);
  const quota = await readQuota(limited);
  const prepared = await log.group('Plan', () => planExamined(examined, earlierRuns, limited, quota));
  const { plan, unaffordable } = prepared;
  state.onPredicted(prepared.prediction);
  if (prepared.nothingToRun !== undefined) return knownOf(prepared);
  if (unaffordable !== undefined) {
    state.onProblem(unaffordable);
    if (unaffordable.code === 'budget-exceeded') state.onUnstarted({ reason: 'budget', builds: plan.builds });
    return { ...knownOf(prepared), missing: accountRun(prepared, [], state).missing };
  }

  const place = matrixPositionOf(inputs, countJobs(plan.shardPlan), context);
  const refs = await log.group('Upload', () => uploadBinaries(inputs, limited, { ...state, onProgress: limit.moved }, place));
  const watched = { ...inputs, suite: selection.suite, packages: packagesOf(prepared) };
  const standing = inputs.wait ? undefined : standingBuilds(watched, context);
  const [first, others] = stagesOf(plan);
  const earlier = await findEarlierAttempt(first, refs, limited, state, standing);
  using watch = openWatch(watched, context, state);
  const budget = budgetGate(prepared, state, watch.caughtUp, context);
  if (prepared.budget !== undefined) await watch.lookBack(earlier.adopted, limited);
  const failFast = failFastGate(inputs, lastAttempts(inputs, earlier), state, watch.caughtUp);
  const gate = joinGates(failFast, budget);
  const started = await log.group('Start', () => startBuilds({ inputs, ...earlier, refs, gate }, limited, state));
  limit[Symbol.dispose]();
  if (!inputs.wait) {
    if (isEmbedded(inputs.service)) log.warning(`These builds end now: ${embeddedEndsWithStep}.`);
    const isGated = prepared.budget !== undefined || inputs.failFast;
    const { deadline } = watch;
    const learn = (running: readonly StartedBuild[]): Promise<void> => watch.lookBack(running, context, isGated);
    await startAll(started, context, learn, { ...state, deadline });
    await watch.caughtUp();
    await checkSplit(plan, context, state);
    await storeRun(await readStoredHistory(earlierRuns, context), undefined, uploadsOf(inputs, refs, target, context), context);
    const { missing } = accountRun(prepared, [...state.facts().sessions.values()], state);
    // Tests of running builds are not missing, so only tests that were not started are kept.
    const lacking = missing.filter(({ notStarted }) => notStarted !== undefined);
    return { ...knownOf(prepared), missing: lacking, plan: describePlan(prepared, refs) };
  }

  const alternatives = alternativesOfAll(devices.choices, await offers, inputs.system);
  const finish = async (stage: Plan, earlier: EarlierAttempt, started: StartedBuilds, failFast: StartGate) => {
    const staged = { ...prepared, plan: stage };
    const leftOut = openLeftOutShards(staged, refs, failFast, watch, context, state);
    const collected = await leftOut.results(started);
    const sessions = await rerunFailures(staged, collected, { earlier, alternatives, refs, watch, state, budget }, context);
    return { leftOut, sessions };
  };
  const startOthers = async (stage: Plan) => {
    const watching = within(context, watch.deadline.signal);
    const earlier = await findEarlierAttempt(stage, refs, watching, state);
    const failFast = failFastGate(inputs, lastAttempts(inputs, earlier), state, watch.caughtUp);
    const start = { inputs, ...earlier, refs, gate: joinGates(failFast, budget) };
    const started = await log.group('Start the other devices', () => startBuilds(start, watching, state));
    return finish(stage, earlier, started, failFast);
  };
  const canary = await finish(first, earlier, started, failFast);
  const redCanaries = others && findRedCanaries(prepared, canary.sessions, state, context);
  if (others !== undefined && redCanaries !== undefined)
    state.onUnstarted({ reason: 'canary', builds: others.builds, redCanaries });
  const rest = others !== undefined && redCanaries === undefined ? await startOthers(others) : undefined;
  const sessions = [...canary.sessions, ...(rest?.sessions ?? [])];
  const repeated = await repeatNew(prepared, sessions, { refs, watch, state }, context);
  const onBase = await compareBase(prepared, sessions, { watch, state }, context);
  await checkSplit(plan, context, state);
  const splits = [canary, ...(rest === undefined ? [] : [rest])].map(({ leftOut }) => leftOut.check());
  const accounting = accountRun(prepared, sessions, state);
  if (inputs.missingTests !== 'ignore') logMissing(accounting, log);
  logLengths(prepared, sessions, log);
  const history = await readStoredHistory(earlierRuns, context);
  const splitUnknown = splits.find((unknown) => unknown === true);
  return { ...knownOf(prepared, repeated), missing: accounting.missing, history, splitUnknown, onBase };
};

const attach = async (inputs: RunInputs, connected: Context, state: RunState): Promise<RunOutcome> => {
  const builds = await connected.log.group('Attach', () => attachBuilds(inputs, connected, state));
  const context = inVersionOf(builds, inputs, connected);
  using watch = openWatch({ ...inputs, devices: [] }, context, state, builds);
  await watch.results(noMoreThan(builds));
  const history = await openJobHistory(inputs, undefined, context);
  return { knownSuite: 'unknown', history: await readStoredHistory(history, context) };
};
