import { minuteMs } from '../../lib/durations.ts';
import { formatMinutes } from '../../lib/numbers.ts';
import { problem, type RunProblem } from '../../model/error-codes.ts';
import type { Prediction } from '../../model/run-plan.ts';

/** What one job may use. */
export interface Budget {
  readonly ms: number;
  /** Of how many jobs that share `max-device-minutes` in equal parts. */
  readonly jobs: number;
}

/** The part of this job: with `shard-index`, each of n jobs has 1/n. In whole milliseconds, as predictions are. */
export const budgetOfJob = (
  { maxDeviceMs, shardIndex }: { readonly maxDeviceMs?: number; readonly shardIndex?: number },
  shards: number,
): Budget | undefined => {
  const jobs = shardIndex === undefined ? 1 : shards;
  return maxDeviceMs === undefined ? undefined : { ms: Math.round(maxDeviceMs / jobs), jobs };
};

/** Why nothing is uploaded; undefined where the prediction is within the budget, or one of the two is unknown. */
export const exceeds = (prediction: Prediction | undefined, budget: Budget | undefined): RunProblem | undefined => {
  if (prediction === undefined || budget === undefined || prediction.deviceMs <= budget.ms) return undefined;
  const minutes = formatBeside(budget, prediction.deviceMs);
  const predicted = minutes(prediction.deviceMs);
  return problem(
    'budget-exceeded',
    `the predicted ${predicted} device minutes exceed the budget of ${describeLimit(budget, minutes)}`,
  );
};

export const describeLimit = ({ ms, jobs }: Budget, minutes: (durationMs: number) => string): string =>
  `${minutes(ms)}${jobs === 1 ? '' : ` (1/${jobs} of max-device-minutes)`}`;

const mostDecimals = 5;

/** With as many decimals as show the budget as it was set, and as more than it. */
export const formatBeside = ({ ms }: Budget, exceedingMs: number): ((durationMs: number) => string) => {
  const format = (decimals: number) => (durationMs: number) => formatMinutes(durationMs, decimals);
  const isClear = (decimals: number): boolean => {
    const minutes = format(decimals);
    const isExact = Math.round(Number(minutes(ms)) * minuteMs) === ms || decimals >= 3;
    return isExact && minutes(exceedingMs) !== minutes(ms);
  };
  const fewest = Array.from({ length: mostDecimals }, (_, nth) => nth + 1).find(isClear);
  return format(fewest ?? mostDecimals);
};
