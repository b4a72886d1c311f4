import type { StepContext } from '../context.ts';
import { describeVersionChoice } from '../inputs/api-version.ts';
import { readRunInputs } from '../inputs/run-inputs.ts';
import { connect, jobsOf, waitForTurn } from '../run/connect.ts';
import { requestDevices } from '../run/prepare/device-offers.ts';
import { planLookup } from '../run/prepare/test-plan.ts';
import { prepareReportFolder } from '../run/report/prepare-report-folder.ts';
import { createStartLimit, within } from '../run/run-deadline.ts';
import { startEmbedded } from './start-embedded.ts';

/** Sends the first request before `run.ts` is loaded, so that the code of a run loads while the service responds. */
export const beginRun = async (step: StepContext): Promise<void> => {
  const inputs = await readRunInputs(step.environment, step.github, step.clock, planLookup(step));
  if (inputs.dryRun) return (await import(/* webpackChunkName: "run" */ './dry-run.ts')).dryRun(inputs, step);

  await using context = await connect(inputs.service, inputs.framework, step, startEmbedded, jobsOf(inputs));
  for (const line of describeVersionChoice(inputs.service)) context.log.info(line);
  await waitForTurn(inputs, context);
  using limit = createStartLimit(inputs.queueTimeoutMs, context.clock);
  const offers = requestDevices(inputs, within(context, limit.signal));
  // Prepares the folder while the service responds. Doing this before the request would delay the request.
  await prepareReportFolder(inputs.reportDir);
  const { run } = await import(/* webpackChunkName: "run" */ './run.ts');
  await run(inputs, context, { offers, limit });
};
