import { countJobs } from '../../core/model/run-plan.ts';
import { logMissing } from '../../core/results/accounting.ts';
import type { Context } from '../context.ts';
import { readStoredHistory, storeRun } from '../history/run-history.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { embeddedEndsWithStep, isEmbedded } from '../inputs/service.ts';
import { compareBase } from '../run/compare/compare-base.ts';
import type { DeviceOffers } from '../run/connect.ts';
import { findRedCanaries } from '../run/judge/judge-canary.ts';
import { accountRun, judgeJob, knownOf, outcomeWithoutBuilds } from '../run/judge/judge-job.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import { restoreStacks } from '../run/judge/restore-stacks.ts';
import { describePlan } from '../run/prepare/describe-plan.ts';
import { alternativesOfAll } from '../run/prepare/devices/resolve-devices.ts';
import { reviewIdentity, uploadsOf } from '../run/prepare/plan.ts';
import { logLengths, openJobHistory, prepare, watchedInputs } from '../run/prepare/prepare.ts';
import { selectByChanges } from '../run/prepare/select-by-changes.ts';
import { checkSplit } from '../run/prepare/shards/agree-on-split.ts';
import { repeatNew } from '../run/repeat/repeat-new.ts';
import { reportRun } from '../run/report/report.ts';
import { type StartedStage, startRest, startStage, type UploadedRun, watchAndRetry } from '../run/retry/follow-stage.ts';
import { type StartLimit, within } from '../run/run-deadline.ts';
import { openRunState, type RunState, saveRun } from '../run/run-state.ts';
import { attachBuilds } from '../run/start/adopt-builds.ts';
import { budgetGate } from '../run/start/gates.ts';
import { noMoreThan } from '../run/start/start.ts';
import { inVersionOf } from '../run/start/start-build.ts';
import { stopUnwatched } from '../run/stop-builds.ts';
import { matrixPositionOf } from '../run/upload/reused-uploads.ts';
import { uploadBinaries } from '../run/upload/upload.ts';
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
  const analysis = judgeJob(requested, facts, outcome, context);
  await reportRun(analysis, requested, context, outcome, reviewIdentity(requested, context.github));
  await storeRun(outcome.history, analysis, uploadsOf(requested, facts.uploaded, outcome.target, context), context);
};

const runBuilds = async (requested: RunInputs, context: Context, state: RunState, begun: BegunRun): Promise<RunOutcome> => {
  const { offers, limit } = begun;
  const selected = await selectByChanges(requested, context);
  if (selected.nothing !== undefined) return nothingSelected(selected.nothing);
  const prepared = await prepare(selected, offers, limit, context, state);
  const withoutBuilds = outcomeWithoutBuilds(prepared, state);
  if (withoutBuilds !== undefined) return withoutBuilds;

  const { inputs, plan, stages } = prepared;
  const limited = within(context, limit.signal);
  const events = { ...state, onProgress: limit.moved };
  const place = matrixPositionOf(inputs, countJobs(plan.shardPlan), context);
  const refs = await context.log.group('Upload', () => uploadBinaries(inputs, limited, events, place));
  using watch = openWatch(watchedInputs(prepared), context, state);
  const budget = budgetGate(prepared, state, watch.caughtUp, context);
  const uploaded = { prepared, refs, watch, budget, state, context };
  const first = await startStage('Start', stages[0], uploaded, limited);
  limit[Symbol.dispose]();
  return await (inputs.wait ? collectResults(first, await offers, uploaded) : leaveRunning(first, uploaded));
};

/** Waits for all results. Builds of other than the canary devices start once no failure is left on these. */
const collectResults = async (first: StartedStage, offers: Awaited<DeviceOffers>, run: UploadedRun): Promise<RunOutcome> => {
  const { prepared, refs, watch, state, context } = run;
  const { inputs, history } = prepared;
  const [, others] = prepared.stages;
  const alternatives = alternativesOfAll(state.facts().devices, offers, inputs.system);
  const canary = await watchAndRetry(first, run, alternatives);
  const redCanaries = others && findRedCanaries(prepared, canary.sessions, state, context);
  if (others && redCanaries) state.onUnstarted({ reason: 'canary', builds: others.builds, redCanaries });
  const watching = within(context, watch.deadline.signal);
  const next = others && !redCanaries ? await startStage('Start the other devices', others, run, watching) : undefined;
  const stages = next === undefined ? [canary] : [canary, await watchAndRetry(next, run, alternatives)];
  const sessions = stages.flatMap((stage) => stage.sessions);
  const repeated = await repeatNew(prepared, sessions, { refs, watch, state }, context);
  const onBase = await compareBase(prepared, sessions, { watch, state }, context);
  await checkSplit(prepared, context, state);
  const splitUnknown = stages.map(({ checkLeftOut }) => checkLeftOut()).find((isUnknown) => isUnknown === true);
  const accounting = accountRun(prepared, sessions, state);
  if (inputs.missingTests !== 'ignore') logMissing(accounting, context.log);
  logLengths(prepared, sessions, context.log);
  const outcome = { ...knownOf(prepared, repeated), missing: accounting.missing, splitUnknown, onBase };
  return { ...outcome, history: await readStoredHistory(history, context) };
};

/** Waits only until all builds have started (`wait: false`). */
const leaveRunning = async (stage: StartedStage, run: UploadedRun): Promise<RunOutcome> => {
  const { prepared, refs, state, context } = run;
  const { inputs, history, target } = prepared;
  if (isEmbedded(inputs.service)) context.log.warning(`These builds end now: ${embeddedEndsWithStep}.`);
  await startRest(stage, run);
  await checkSplit(prepared, context, state);
  await storeRun(await readStoredHistory(history, context), undefined, uploadsOf(inputs, refs, target, context), context);
  const { missing } = accountRun(prepared, [...state.facts().sessions.values()], state);
  // Tests of running builds are not missing, so only tests that were not started are kept.
  const lacking = missing.filter(({ notStarted }) => notStarted !== undefined);
  return { ...knownOf(prepared), missing: lacking, plan: describePlan(prepared, refs) };
};

const attach = async (inputs: RunInputs, connected: Context, state: RunState): Promise<RunOutcome> => {
  const builds = await connected.log.group('Attach', () => attachBuilds(inputs, connected, state));
  const context = inVersionOf(builds, inputs, connected);
  using watch = openWatch({ ...inputs, devices: [] }, context, state, builds);
  await watch.results(noMoreThan(builds));
  const history = await openJobHistory(inputs, undefined, context);
  return { knownSuite: 'unknown', history: await readStoredHistory(history, context) };
};
