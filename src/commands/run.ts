import type { Runner } from '../github/runner.ts';
import { readRunInputs } from '../inputs/run-inputs.ts';
import { collectionPlace, createCollector } from '../stages/collect.ts';
import { concludeRun } from '../stages/conclude.ts';
import { connect } from '../stages/connect.ts';
import { keepAccount, openLedger } from '../stages/ledger.ts';
import { planRun } from '../stages/plan.ts';
import { checkBinaries, shardsWithoutTests } from '../stages/preflight.ts';
import { printPlan } from '../stages/print-plan.ts';
import { reportPlan, reportRun } from '../stages/report.ts';
import { prepareReportFolder } from '../stages/report-folder.ts';
import { rerunFailures } from '../stages/rerun.ts';
import { startBuilds } from '../stages/start.ts';
import { uploadBinaries } from '../stages/upload.ts';
import { watchBuilds } from '../stages/watch.ts';
import { startEmbedded } from './start-embedded.ts';

/** Uploads, starts, waits, collects, judges, reports. Whatever stops it on the way, there is a verdict, a report and all outputs. */
export const run = async (runner: Runner): Promise<void> => {
  const inputs = await readRunInputs(runner.environment, runner.context);
  const plan = planRun(inputs, runner.context);
  if (inputs.dryRun) return reportPlan(await printPlan(plan, runner.log), runner);

  await using services = await connect(inputs.service, inputs.framework, runner, startEmbedded);
  const { log, clock } = services;
  const ledger = openLedger(clock);
  await keepAccount(ledger, log, async () => {
    await prepareReportFolder(inputs.reportDir);
    const { suite, bundle } = await log.group('Inspect', () => checkBinaries(inputs, services));
    ledger.knownEmptyShards = shardsWithoutTests(suite, inputs.shards);
    const uploaded = await log.group('Upload', () => uploadBinaries(inputs, services, ledger));
    const builds = await log.group('Start', () => startBuilds(inputs, plan.builds, uploaded, services, ledger));
    if (!inputs.wait) return;
    const collector = createCollector(collectionPlace(inputs, services), services, ledger);
    const watched = await log.group('Wait', () => watchBuilds(builds, inputs, services, ledger, collector.sessionEnded));
    await log.group('Collect', () => collector.finish(watched));
    await rerunFailures(plan, uploaded, services, ledger, collector, { asked: false, ...bundle });
  });
  const result = concludeRun(plan, ledger, clock, services.simulated);
  await reportRun(result, inputs, ledger.uploaded, plan.identity, runner);
};
