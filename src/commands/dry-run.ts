import type { Runner } from '../github/runner.ts';
import { expiryWarnings } from '../history/quarantine-warnings.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { isSelector } from '../model/device-selector.ts';
import { connect } from '../run/connect.ts';
import { resolveDevices } from '../run/plan/devices/resolve-devices.ts';
import { jobIdentity } from '../run/plan/plan.ts';
import { printPlan } from '../run/plan/print-plan.ts';
import { askForDevices } from '../run/preflight/device-offers.ts';
import { selectByChanges } from '../run/preflight/select-by-changes.ts';
import { reportPlan } from '../run/report/report.ts';
import { startEmbedded } from './start-embedded.ts';

/** Says what a run would do. Nothing is sent, but for the request of the device list where a selector needs it. */
export const dryRun = async (asked: RunInputs, runner: Runner): Promise<void> => {
  const { quarantine, framework } = asked;
  const expired = quarantine === undefined ? [] : expiryWarnings(quarantine, framework, new Date(runner.clock.nowMs()));
  for (const warning of expired) runner.log.warning(warning);
  const { inputs, nothing } = await selectByChanges(asked, runner);
  if (nothing !== undefined)
    return reportPlan({ kind: 'planned', reason: `A dry run: no build would be started. ${nothing}` }, runner);
  const identity = jobIdentity(inputs, runner.context);
  if (inputs.buildIds.length > 0 || !inputs.devices.some(isSelector))
    return reportPlan(await printPlan(inputs, identity, runner), runner);
  await using services = await connect(inputs.service, inputs.framework, runner, startEmbedded);
  const resolved = await resolveDevices(inputs, askForDevices(inputs, services), services);
  reportPlan(await printPlan(inputs, identity, runner, resolved), runner);
};
