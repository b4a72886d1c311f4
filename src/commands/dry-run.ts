import { createValueRedact } from '../cloud/redaction.ts';
import type { StepContext } from '../context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { counted } from '../lib/numbers.ts';
import { isSelector } from '../model/device-selector.ts';
import type { RunPlan } from '../model/run-plan.ts';
import { connect } from '../run/connect.ts';
import { judgeRun } from '../run/judge/judge-run.ts';
import { askForDevices } from '../run/prepare/device-offers.ts';
import { type ResolvedDevices, resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { describeJob, jobIdentity } from '../run/prepare/plan.ts';
import { type PrintedPlan, printPlan } from '../run/prepare/print-plan.ts';
import { selectByChanges, withSelection } from '../run/prepare/select-by-changes.ts';
import { reportPlan } from '../run/report/report.ts';
import { shownFacts } from '../run/report/shown-facts.ts';
import { openRunState } from '../run/run-state.ts';
import { startEmbedded } from './start-embedded.ts';

/** Says what a run would do. Nothing is sent to the service, but for the request of the device list where a selector needs it. */
export const dryRun = async (asked: RunInputs, context: StepContext): Promise<void> => {
  const state = openRunState(context.clock);
  const selection = await selectByChanges(asked, context);
  const { inputs, nothing } = selection;
  const identity = jobIdentity(inputs, context.github);
  const resolved = nothing === undefined ? await resolveSelectors(inputs, context) : undefined;
  if (resolved !== undefined) state.onDevices(resolved.choices);
  const without = nothing ?? attaching(inputs);
  const {
    plan: planned,
    prediction,
    obstacle,
    nothingToRun,
  }: PrintedPlan = without === undefined
    ? await printPlan(inputs, identity, context, resolved)
    : { plan: { devices: inputs.deviceLines, binaries: [], notes: [], builds: [] }, nothingToRun: without };
  const plan = withSelection(planned, selection);
  if (prediction !== undefined) state.onPredicted(prediction);
  const { service } = inputs;
  const redact = createValueRedact(service.username, service.accessKey);
  const reason =
    nothingToRun === undefined ? reasonOf(plan, resolved, obstacle) : `A dry run: no build would be started. ${nothingToRun}`;
  const { facts, outcome } = shownFacts({ facts: state.facts(), outcome: { plan, dryRun: reason } }, redact, inputs.deviceLines);
  const job = describeJob(inputs, identity, context.github, facts.devices, undefined);
  await reportPlan(judgeRun(inputs, facts, outcome, { baseUrl: service.baseUrl, simulated: false, job }), inputs, context);
};

/** A run that only waits for builds of others has no plan of its own. */
const attaching = ({ buildIds }: RunInputs): string | undefined =>
  buildIds.length === 0 ? undefined : `The step would wait for ${counted(buildIds.length, 'build')}: ${buildIds.join(', ')}.`;

const reasonOf = ({ builds }: RunPlan, resolved: ResolvedDevices | undefined, obstacle: string | undefined): string => {
  const sent = resolved === undefined ? 'nothing was sent' : 'only the device list was read';
  if (obstacle !== undefined) return `A dry run: nothing would be uploaded, since ${obstacle}; ${sent}.`;
  const sessions = builds.reduce((sum, build) => sum + build.sessions, 0);
  return `A dry run: ${counted(builds.length, 'build')} with ${counted(sessions, 'session')} would be started; ${sent}.`;
};

const resolveSelectors = async (inputs: RunInputs, step: StepContext): Promise<ResolvedDevices | undefined> => {
  if (!inputs.deviceLines.some(isSelector)) return undefined;
  await using context = await connect(inputs.service, inputs.framework, step, startEmbedded);
  return await resolveDevices(inputs, askForDevices(inputs, context), context);
};
