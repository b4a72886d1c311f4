import type { Runner } from '../github/runner.ts';
import { describeVersionChoice } from '../inputs/api-version.ts';
import { readRunInputs } from '../inputs/run-inputs.ts';
import { jobsOf, waitForTurn } from '../run/account-share.ts';
import { connect } from '../run/connect.ts';
import { askForDevices } from '../run/prepare/device-offers.ts';
import { prepareReportFolder } from '../run/report/prepare-report-folder.ts';
import { createStartLimit, within } from '../run/run-deadline.ts';
import { startEmbedded } from './start-embedded.ts';

/**
 * The way to the first request, with no more code than that takes: what a run consists of is in `run.ts`, and loads while the service
 * responds.
 */
export const beginRun = async (runner: Runner): Promise<void> => {
  const inputs = await readRunInputs(runner.environment, runner.context, runner.clock);
  if (inputs.dryRun) return (await import('./dry-run.ts')).dryRun(inputs, runner);

  await using services = await connect(inputs.service, inputs.framework, runner, startEmbedded, jobsOf(inputs));
  for (const line of describeVersionChoice(inputs.service)) services.log.info(line);
  await waitForTurn(inputs, services);
  using limit = createStartLimit(inputs.queueTimeoutMs, services.clock);
  const offers = askForDevices(inputs, within(services, limit.signal));
  // The request leaves while the folder is made; loading would hold it back.
  await prepareReportFolder(inputs.reportDir);
  const { run } = await import('./run.ts');
  await run(inputs, runner, services, { offers, limit });
};
