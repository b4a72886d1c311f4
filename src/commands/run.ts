import type { Runner } from '../github/runner.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { collectionPlace, createCollector } from '../run/collect/collect.ts';
import { accountFor } from '../run/judge/account-for.ts';
import { concludeRun } from '../run/judge/conclude.ts';
import { jobIdentity } from '../run/plan/plan.ts';
import { keepDurations, planBuilds } from '../run/plan/plan-builds.ts';
import { watchBuilds } from '../run/poll/watch.ts';
import type { DeviceOffers } from '../run/preflight/device-offers.ts';
import { checkBinaries, shardsWithoutTests } from '../run/preflight/preflight.ts';
import { reportRun } from '../run/report/report.ts';
import { rerunFailures } from '../run/retry/rerun.ts';
import { keepAccount, type Ledger, openLedger } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import { attachBuilds, findEarlierAttempt } from '../run/start/adopt-builds.ts';
import { noMoreThan, startAll, startBuilds } from '../run/start/start.ts';
import { uploadTurn } from '../run/upload/shared-uploads.ts';
import { uploadBinaries } from '../run/upload/upload.ts';

/** Uploads, starts, waits, collects, judges, reports. Whatever stops it on the way, there is a verdict, a report and all outputs. */
export const run = async (inputs: RunInputs, runner: Runner, services: StageServices, offers: DeviceOffers): Promise<void> => {
  const identity = jobIdentity(inputs, runner.context);
  const ledger = openLedger(services.clock);
  await keepAccount(ledger, services.log, async () => {
    if (inputs.buildIds.length > 0) await attach(inputs, services, ledger);
    else await runBuilds(inputs, identity, offers, runner, services, ledger);
  });
  const result = concludeRun({ inputs }, ledger, services.clock, services.simulated);
  await reportRun(result, inputs, ledger.uploaded, identity, runner);
};

const runBuilds = async (
  inputs: RunInputs,
  identity: string,
  offers: DeviceOffers,
  runner: Runner,
  services: StageServices,
  ledger: Ledger,
): Promise<void> => {
  const { log } = services;
  const { suite, bundle } = await log.group('Inspect', () => checkBinaries(inputs, log, offers));
  const planned = await log.group('Plan', () => planBuilds(inputs, identity, suite, runner, services));
  const { plan } = planned;
  if (plan.builds.length === 0) {
    ledger.nothingToRun = `No test is left for shard ${(inputs.shardIndex ?? 0) + 1} of ${plan.shardPlan.total}: the other shards hold them all.`;
    return;
  }
  ledger.knownEmptyShards = shardsWithoutTests(suite, plan.shardPlan);
  const turn = uploadTurn(inputs, plan.shardPlan.total, runner.context, services);
  const shared = turn === undefined ? inputs : { ...inputs, turn };
  const uploaded = await log.group('Upload', () => uploadBinaries(shared, services, ledger));
  const earlier = await findEarlierAttempt(plan, uploaded, runner.context.runAttempt, services, ledger);
  const started = await log.group('Start', () => startBuilds(inputs, earlier, uploaded, services, ledger));
  if (!inputs.wait) return startAll(started, services);

  const collector = createCollector(collectionPlace(inputs, services), services, ledger);
  const watched = await log.group('Wait', () => watchBuilds(started, inputs, services, ledger, collector.sessionEnded));
  await log.group('Collect', () => collector.finish(watched));
  await rerunFailures(plan, uploaded, services, ledger, collector, { asked: earlier.adopted.length > 0, ...bundle });
  accountFor(plan, suite, services, ledger);
  await keepDurations(planned, services, ledger);
};

const attach = async (inputs: RunInputs, services: StageServices, ledger: Ledger): Promise<void> => {
  const { log } = services;
  const builds = await log.group('Attach', () => attachBuilds(inputs, services, ledger));
  const collector = createCollector(collectionPlace(inputs, services, builds), services, ledger);
  const watched = await log.group('Wait', () =>
    watchBuilds(noMoreThan(builds), inputs, services, ledger, collector.sessionEnded),
  );
  await log.group('Collect', () => collector.finish(watched));
};
