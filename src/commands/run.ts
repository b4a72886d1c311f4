import type { Runner } from '../github/runner.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { accountFor } from '../stages/account-for.ts';
import { attachBuilds, findEarlierAttempt } from '../stages/adopt-builds.ts';
import { collectionPlace, createCollector } from '../stages/collect.ts';
import { concludeRun } from '../stages/conclude.ts';
import type { DeviceOffers } from '../stages/device-offers.ts';
import { keepAccount, type Ledger, openLedger } from '../stages/ledger.ts';
import { jobIdentity } from '../stages/plan.ts';
import { keepDurations, planBuilds } from '../stages/plan-builds.ts';
import { checkBinaries, shardsWithoutTests } from '../stages/preflight.ts';
import { reportRun } from '../stages/report.ts';
import { rerunFailures } from '../stages/rerun.ts';
import type { StageServices } from '../stages/services.ts';
import { uploadTurn } from '../stages/shared-uploads.ts';
import { noMoreThan, startAll, startBuilds } from '../stages/start.ts';
import { uploadBinaries } from '../stages/upload.ts';
import { watchBuilds } from '../stages/watch.ts';

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
