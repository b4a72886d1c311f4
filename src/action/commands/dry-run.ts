import { isSelector } from '../../core/model/device-name.ts';
import type { AccountQuota } from '../../core/model/records.ts';
import { counted } from '../../lib/numbers.ts';
import type { Context, StepContext } from '../context.ts';
import { describeVersionChoice } from '../inputs/api-version.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { isEmbedded } from '../inputs/service.ts';
import { connect, readQuota, requestDevices } from '../run/connect.ts';
import { judgeJob } from '../run/judge/judge-job.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import { countPlanned, describePlan, logPlan } from '../run/prepare/describe-plan.ts';
import { devicesAsWritten, type ResolvedDevices, resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { inspect, logged, openJobHistory, planExamined } from '../run/prepare/prepare.ts';
import { selectByChanges } from '../run/prepare/select-by-changes.ts';
import { reportPlan } from '../run/report/report.ts';
import { timeLimit, within } from '../run/run-deadline.ts';
import { openRunState, type RunState } from '../run/run-state.ts';
import { startEmbedded } from './start-embedded.ts';

/** Plans a run without starting it. The service is asked only what the account can run, and for its devices if lines have selectors. */
export const dryRun = async (requested: RunInputs, context: StepContext): Promise<void> => {
  const state = openRunState(context.clock);
  const outcome = await planOutcome(requested, context, state);
  const { service } = requested;
  const analysis = judgeJob(requested, state.facts(), outcome, { ...context, baseUrl: service.baseUrl });
  await reportPlan(analysis, requested, context);
};

const planOutcome = async (requested: RunInputs, context: StepContext, state: RunState): Promise<RunOutcome> => {
  const selected = await selectByChanges(requested, context);
  const without = selected.nothing ?? attaching(requested);
  if (without !== undefined) {
    const plan = { devices: requested.deviceLines, binaries: [], notes: selected.notes, builds: [] };
    return { plan, dryRun: `A dry run: the step would start no build. ${without}` };
  }
  for (const line of describeVersionChoice(requested.service)) context.log.info(line);
  const reading = { ...context, isSimulated: () => isEmbedded(requested.service) };
  await using connected = await connect(requested.service, requested.framework, context, startEmbedded);
  const devices = await resolveLines(selected.inputs, connected);
  state.onDevices(devices.choices);
  const examined = await inspect(selected, devices, reading);
  const history = await openJobHistory(examined.inputs, examined.selection.suite?.suiteId, reading);
  const quota = await quotaSoon(connected);
  const prepared = await context.log.group('Plan', () => logged(planExamined(examined, history, reading, quota), context.log));
  state.onPredicted(prepared.prediction);
  const plan = describePlan(prepared);
  const { nothingToRun, unaffordable } = prepared;
  logPlan(plan, context.log);
  if (nothingToRun !== undefined) {
    context.log.info(nothingToRun);
    return { plan, dryRun: `A dry run: the step would start no build. ${nothingToRun}` };
  }
  const read = [
    ...(requested.deviceLines.some(isSelector) ? ['the device list'] : []),
    ...(quota === undefined ? [] : ['what the account can run']),
  ];
  const sent =
    read.length === 0 ? 'nothing could be read' : `only ${read.join(' and ')} ${read.length === 1 ? 'was' : 'were'} read`;
  if (unaffordable === undefined) return { plan, dryRun: `A dry run: ${countPlanned(plan)} would be started; ${sent}.` };
  context.log.warning(`A run would upload nothing: ${unaffordable.clause}.`);
  return { plan, dryRun: `A dry run: ${sent}. A run would upload nothing, since ${unaffordable.clause}.` };
};

const attaching = ({ buildIds }: RunInputs): string | undefined =>
  buildIds.length === 0 ? undefined : `It would wait for ${counted(buildIds.length, 'existing build')}: ${buildIds.join(', ')}.`;

const resolveLines = (inputs: RunInputs, context: Context): Promise<ResolvedDevices> =>
  inputs.deviceLines.some(isSelector)
    ? resolveDevices(inputs, requestDevices(inputs, context), context)
    : Promise.resolve(devicesAsWritten(inputs.deviceLines));

/** Time limit for the account's quota, since a dry run also works without a connection to the service. */
const quotaLimitMs = 10_000;

const quotaSoon = async (context: Context): Promise<AccountQuota | undefined> => {
  using limit = timeLimit(quotaLimitMs, context.clock);
  return await readQuota(within(context, limit.signal)).catch(() => {
    context.signal.throwIfAborted();
    return undefined;
  });
};
