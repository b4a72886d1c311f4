import type { Runner } from '../github/runner.ts';
import { expiryWarnings } from '../history/quarantine-warnings.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { jobIdentity } from '../run/plan/plan.ts';
import { printPlan } from '../run/plan/print-plan.ts';
import { reportPlan } from '../run/report/report.ts';

/** Says what a run would do, and sends nothing. */
export const dryRun = async (inputs: RunInputs, runner: Runner): Promise<void> => {
  const { quarantine, framework } = inputs;
  const expired = quarantine === undefined ? [] : expiryWarnings(quarantine, framework, new Date(runner.clock.nowMs()));
  for (const warning of expired) runner.log.warning(warning);
  reportPlan(await printPlan(inputs, jobIdentity(inputs, runner.context), runner), runner);
};
