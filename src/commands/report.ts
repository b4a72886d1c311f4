import { collectArtifacts } from '../collector/collect-artifacts.ts';
import { collectBuilds } from '../collector/collect-builds.ts';
import { deriveArtifactName } from '../github/artifacts.ts';
import type { RunContext } from '../github/run-context.ts';
import type { Runner } from '../github/runner.ts';
import { type ReportInputs, readReportInputs } from '../inputs/report-inputs.ts';
import { hashOf } from '../model/build-tag.ts';
import { connect } from '../run/connect.ts';
import { concludeRun } from '../run/judge/conclude.ts';
import { prepareReportFolder } from '../run/report/prepare-report-folder.ts';
import { reportRun } from '../run/report/report.ts';
import { keepAccount, openLedger } from '../run/run-state.ts';
import { startEmbedded } from './start-embedded.ts';

/** Collects what the jobs of this workflow run started, knows what should be there, and gives one verdict for all. */
export const report = async (runner: Runner): Promise<void> => {
  const inputs = await readReportInputs(runner.environment, runner.context);
  const { framework } = inputs;
  await using services = await connect(inputs.service, framework, runner, startEmbedded);
  const { log, clock } = services;
  const ledger = openLedger(clock);
  let isSimulated = services.simulated;
  await keepAccount(ledger, log, async () => {
    await prepareReportFolder(inputs.reportDir);
    // The service lists no EarlGrey builds: what their jobs stored is all that a later job can see of them.
    if (framework === 'earlgrey') {
      const isOfSimulation = await log.group('Collect', () => collectArtifacts(inputs, runner, services, ledger));
      isSimulated ||= isOfSimulation;
    } else await collectBuilds({ ...inputs, framework }, runner, services, ledger);
  });
  const result = concludeRun({ inputs: { ...inputs, wait: true } }, ledger, clock, isSimulated);
  const artifactName = inputs.artifactName ?? ownArtifactName(inputs, runner.context);
  await reportRun(result, { ...inputs, artifactName, artifactRetentionDays: 0 }, ledger.uploaded, '', runner);
};

/** Never among the names that `artifact-pattern` finds by default, where it would be taken for a job's report when jobs run again. */
const ownArtifactName = ({ framework, project }: ReportInputs, context: RunContext): string =>
  deriveArtifactName({ framework, shard: '', identity: hashOf(project) }, context).replace(
    'mobile-test-results',
    'mobile-test-report',
  );
