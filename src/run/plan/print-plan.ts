import type { Runner } from '../../github/runner.ts';
import { describeVersionChoice } from '../../inputs/api-version.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { RunPlan } from '../../model/run-plan.ts';
import { describeShard } from '../../results/describe.ts';
import { checkBinaries } from '../preflight/preflight.ts';
import { describePlan } from './describe-plan.ts';
import { type ResolvedDevices, withDevices } from './devices/resolve-devices.ts';
import { planFrom } from './plan-builds.ts';

/**
 * Says what a run would do, with the exact build requests. Nothing is sent.
 *
 * @param resolved where lines of `devices` are selectors
 */
export const printPlan = async (
  asked: RunInputs,
  identity: string,
  { context, log }: Pick<Runner, 'context' | 'log'>,
  resolved?: ResolvedDevices,
): Promise<RunPlan> => {
  const inputs = resolved === undefined ? asked : withDevices(asked, resolved);
  const { chosen } = await log.group('Inspect', () => checkBinaries(inputs, log, resolved));
  // Durations of earlier runs are with the cache service, and a dry run sends nothing.
  const planned = planFrom(inputs, identity, chosen, context, undefined);
  const plan = describePlan(planned, [
    ...(chosen.note === undefined ? [] : [chosen.note]),
    ...describeVersionChoice(inputs.service),
  ]);
  await log.group('Plan', async () => {
    for (const note of plan.notes) log.info(note);
    log.info(`Would upload: ${plan.binaries.join(', ')}.`);
    log.info(
      `Would start ${plan.builds.length === 1 ? 'one build' : `${plan.builds.length} builds`} on ${plan.devices.join(', ')}.`,
    );
    for (const { shard, request } of plan.builds) {
      log.info(`Request of ${describeShard(shard)}:`);
      log.info(JSON.stringify(request, undefined, 2));
    }
  });
  return plan;
};
