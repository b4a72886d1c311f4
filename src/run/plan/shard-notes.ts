import { formatDuration } from '../../lib/durations.ts';
import { describeShard } from '../../results/describe.ts';
import type { ShardTarget } from './balance.ts';
import type { PlannedShard } from './planned-shard.ts';
import { type TimedClass, usualTestMs } from './timed-classes.ts';

export const mostListed = 20;

/** Where the predictions come from. */
export const describeSource = (classes: readonly TimedClass[]): string => {
  const running = classes.filter(({ methods, complete }) => methods.length > 0 || !complete);
  const measured = running.filter((one) => one.measured).length;
  if (measured === 0)
    return `No duration of an earlier run is known: every test counts as ${formatDuration(usualTestMs)}, so only the number of tests matters.`;
  return measured === running.length
    ? `The durations of all ${measured} classes are known from earlier runs.`
    : `The durations of ${measured} of ${running.length} classes are known from earlier runs; a new one counts as the median of these.`;
};

export const describeChoice = (total: number, target: ShardTarget, slowestMs: number, isMeasured: boolean): string => {
  const predictedMs = target.fixedMs + slowestMs;
  const begin = `shards: auto takes ${total} of at most ${target.maxShards}: the slowest is ${isMeasured ? 'predicted' : 'guessed'} to take ${formatDuration(predictedMs)}`;
  const limit = formatDuration(target.targetMs);
  return predictedMs <= target.targetMs
    ? `${begin}, within the target of ${limit}.`
    : `${begin}. That is over the target of ${limit}, but more shards are not allowed or would not help.`;
};

/** One line for each shard. */
export const describePlan = (shards: readonly PlannedShard[]): readonly string[] => {
  if (shards.length === 1) return [];
  const lines = shards.slice(0, mostListed).map(({ shard, predictedMs, classFilter }) => {
    const predicted = predictedMs === undefined ? [] : [`predicted ${formatDuration(predictedMs)}`];
    const filters =
      classFilter === undefined
        ? []
        : [`${classFilter.length} ${classFilter.length === 1 ? 'entry' : 'entries'} in its class filter`];
    return `${capitalised(describeShard(shard))}: ${[...predicted, ...filters].join(', ')}`;
  });
  return shards.length > mostListed ? [...lines, `… and ${shards.length - mostListed} more shards`] : lines;
};

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
