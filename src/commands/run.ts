import type { DiscoveredSuite } from '../binaries/discovered-suite.ts';
import { testHolder } from '../frameworks/lookup.ts';
import type { Runner } from '../github/runner.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { embeddedBaseUrl, embeddedEndsWithStep } from '../inputs/service.ts';
import { collectionPlace, createCollector } from '../run/collect/collect-sessions.ts';
import { accountTests, sayMissing, selectedSuite } from '../run/judge/account-tests.ts';
import { judgeRun, type RunOutcome } from '../run/judge/judge-run.ts';
import { describeJob, jobIdentity, reviewIdentity } from '../run/plan/plan.ts';
import { keepDurations, planBuilds } from '../run/plan/plan-builds.ts';
import { pollBuilds } from '../run/poll/poll-builds.ts';
import type { DeviceOffers } from '../run/preflight/device-offers.ts';
import { checkBinaries } from '../run/preflight/preflight.ts';
import { reportRun } from '../run/report/report.ts';
import { shownFacts } from '../run/report/shown-facts.ts';
import { rerunFailures } from '../run/retry/rerun.ts';
import { createRunDeadline, type StartLimit, within } from '../run/run-deadline.ts';
import { openRunState, type RunState } from '../run/run-state.ts';
import { saveRun } from '../run/saved-run.ts';
import type { SimulationCheck, StageServices } from '../run/services.ts';
import { attachBuilds, findEarlierAttempt } from '../run/start/adopt-builds.ts';
import { noMoreThan, startAll, startBuilds } from '../run/start/start.ts';
import { uploadTurn } from '../run/upload/reused-uploads.ts';
import { uploadBinaries } from '../run/upload/upload.ts';

/** What began on the way here. */
interface BegunRun {
  readonly offers: DeviceOffers;
  /** For every wait before the first build has started. */
  readonly limit: StartLimit;
}

/** Uploads, starts, polls, collects, judges, reports. Whatever stops it on the way, there is a verdict, a report and all outputs. */
export const run = async (
  inputs: RunInputs,
  runner: Runner,
  services: StageServices & SimulationCheck,
  begun: BegunRun,
): Promise<void> => {
  const identity = jobIdentity(inputs, runner.context);
  const state = openRunState(services.clock, ({ started, unsettledStarts, sent }) => {
    const { framework, project, cleanup } = inputs;
    const ids = started.map(({ id }) => id);
    saveRun({ framework, project, started: ids, unsettledStarts, uploads: cleanup ? sent : [] }, services.saveState);
  });
  let outcome: RunOutcome = {};
  await state.record(services.log, async () => {
    const steps = inputs.buildIds.length > 0 ? attach : runBuilds;
    outcome = await steps(inputs, identity, begun, runner, services, state);
  });
  const shown = shownFacts({ facts: state.facts(), outcome }, services.cloud.redact, inputs.devices);
  const job = describeJob(inputs, identity, runner.context);
  const origin = { baseUrl: services.baseUrl, simulated: services.isSimulation(), job };
  const analysis = judgeRun(inputs, shown.facts, shown.outcome, origin);
  await reportRun(analysis, inputs, shown.facts.uploaded, identity, runner, reviewIdentity(inputs, runner.context));
};

type Steps = (
  inputs: RunInputs,
  identity: string,
  begun: BegunRun,
  runner: Runner,
  services: StageServices & SimulationCheck,
  state: RunState,
) => Promise<RunOutcome>;

const runBuilds: Steps = async (inputs, identity, { offers, limit }, runner, services, state) => {
  const { log } = services;
  const { chosen, bundle } = await log.group('Inspect', () =>
    checkBinaries(inputs, log, offers, () => suiteOfReference(inputs, runner)),
  );
  const { suite } = chosen;
  const knownSuite = selectedSuite(suite, inputs);
  const planned = await log.group('Plan', () => planBuilds(inputs, identity, chosen, runner, services));
  const { plan } = planned;
  if (plan.builds.length === 0)
    return { nothingToRun: `Shard ${(inputs.shardIndex ?? 0) + 1} of ${plan.shardPlan.total} has no tests.` };

  const turn = uploadTurn(inputs, plan.shardPlan.total, runner.context, services);
  const shared = turn === undefined ? inputs : { ...inputs, turn };
  const limited = within(services, limit.signal);
  const refs = await log.group('Upload', () => uploadBinaries(shared, limited, { ...state, onProgress: limit.moved }));
  const earlier = await findEarlierAttempt(plan, refs, runner.context.runAttempt, limited, state);
  const started = await log.group('Start', () => startBuilds(inputs, earlier, refs, limited, state));
  limit[Symbol.dispose]();
  if (!inputs.wait) {
    if (inputs.service.baseUrl === embeddedBaseUrl) log.warning(`These builds end now: ${embeddedEndsWithStep}.`);
    await startAll(started, services);
    return { knownSuite };
  }

  using deadline = createRunDeadline(inputs.timeoutMs, services.clock);
  const collector = createCollector(collectionPlace(inputs, services), services, deadline, state);
  const events = { ...state, onSessionEnded: collector.sessionEnded };
  const polled = await log.group('Wait', () => pollBuilds(started, inputs, services, deadline, events));
  const collected = await log.group('Collect', () => collector.finish(polled));
  const problems = (): ReturnType<RunState['facts']>['problems'] => state.facts().problems;
  const again = { asked: earlier.adopted.length > 0, ...bundle, collector, deadline, events, problems };
  const sessions = await rerunFailures(plan, refs, collected, services, again);
  const accounting = accountTests(suite, { ...inputs, shards: plan.shards }, sessions);
  if (inputs.missingTests !== 'ignore') sayMissing(accounting, log);
  await keepDurations(planned, sessions, services);
  return { missing: accounting.missing, knownSuite };
};

/** A suite that an earlier job uploaded was inspected there. */
const suiteOfReference = async (inputs: RunInputs, runner: Runner): Promise<DiscoveredSuite | undefined> => {
  const holder = inputs[testHolder(inputs.framework)];
  if (holder?.kind !== 'reference') return undefined;
  const { readSuite } = await import('../run/preflight/known-suite.ts');
  return readSuite(holder.reference, runner);
};

const attach: Steps = async (inputs, _identity, _begun, _runner, services, state) => {
  const { log } = services;
  const builds = await log.group('Attach', () => attachBuilds(inputs, services, state));
  using deadline = createRunDeadline(inputs.timeoutMs, services.clock);
  const collector = createCollector(collectionPlace(inputs, services, builds), services, deadline, state);
  const events = { ...state, onSessionEnded: collector.sessionEnded };
  const polled = await log.group('Wait', () => pollBuilds(noMoreThan(builds), inputs, services, deadline, events));
  await log.group('Collect', () => collector.finish(polled));
  return { knownSuite: 'unknown' };
};
