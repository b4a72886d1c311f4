import type { Runner } from '../github/runner.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { jobIdentity } from '../stages/plan.ts';
import { printPlan } from '../stages/print-plan.ts';
import { reportPlan } from '../stages/report.ts';

/** Says what a run would do, and sends nothing. */
export const dryRun = async (inputs: RunInputs, runner: Runner): Promise<void> =>
  reportPlan(await printPlan(inputs, jobIdentity(inputs, runner.context), runner), runner);
