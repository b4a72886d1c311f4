import type { SessionResult } from '../../../../core/model/results.ts';
import { fingerprintOf, type PlannedShard, type ShardPlan, type ShardRequest } from '../../../../core/model/run-plan.ts';
import { describeShard } from '../../../../core/results/describe.ts';
import { capitalized } from '../../../../lib/capitalized.ts';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted, sum } from '../../../../lib/numbers.ts';
import { type DurationHistory, noDurations, overheadOf } from '../../../history/durations.ts';
import type { ShardTarget } from './balance.ts';
import { type TimedClass, usualTestMs } from './class-shards.ts';

export interface DurationSplit {
  readonly request: ShardRequest;
  readonly target: ShardTarget;
  readonly classes: readonly TimedClass[];
  /** Number of shards to make if the suite has enough tests. */
  readonly wanted: number;
}

type ShardPart = Omit<PlannedShard, 'shard'> & { readonly loadMs: number };

/** @param noMore what the suite lacks if a shard would be empty: "tests" or "test classes" */
export const planOfSplit = (
  { request, target, classes, wanted }: DurationSplit,
  parts: readonly ShardPart[],
  noMore: string,
): ShardPlan => {
  // With `shard-index`, other jobs depend on the number of shards, so empty shards count too.
  const total = request.shardIndex === undefined ? parts.length : wanted;
  const isMeasured = classes.some(({ measured }) => measured);
  const shards = parts.map(
    ({ loadMs, plannedTests, ...filter }, index): PlannedShard => ({
      shard: { index, total },
      ...(total === 1 ? {} : filter),
      plannedTests,
      loadMs,
      predictedMs: isMeasured ? target.fixedMs + loadMs : undefined,
    }),
  );
  const slowestMs = Math.max(0, ...parts.map(({ loadMs }) => loadMs));
  return {
    shardBy: 'duration',
    total,
    shards,
    fingerprint: fingerprintOf(shards),
    notes: [
      describeSource(classes),
      ...(request.shards === 'auto' ? [describeChoice(total, target, slowestMs, isMeasured)] : []),
      ...describeShards(shards),
    ],
    notices:
      parts.length < wanted ? [`Only ${parts.length} of ${wanted} shards have tests: the suite has no more ${noMore}.`] : [],
  };
};

export const shardTarget = ({ targetMs, maxShards }: ShardRequest, history: DurationHistory | undefined): ShardTarget => ({
  targetMs,
  maxShards,
  fixedMs: overheadOf(history ?? noDurations),
});

const mostListed = 20;

export const describeSource = (classes: readonly TimedClass[]): string => {
  const running = classes.filter(({ methods, complete }) => methods.length > 0 || !complete);
  const measured = running.filter((one) => one.measured).length;
  if (measured === 0)
    return `No durations of earlier runs are available: every test is assumed to take ${formatDuration(usualTestMs)}.`;
  return measured === running.length
    ? `The durations of all ${measured} classes are known from earlier runs.`
    : `The durations of ${measured} of ${running.length} classes are known from earlier runs; other classes are assumed to take the median of these.`;
};

export const describeChoice = (total: number, target: ShardTarget, slowestMs: number, isMeasured: boolean): string => {
  const predictedMs = target.fixedMs + slowestMs;
  const begin = `shards: auto uses ${total} of at most ${target.maxShards}: the slowest is ${isMeasured ? 'predicted' : 'guessed'} to take ${formatDuration(predictedMs)}`;
  const limit = formatDuration(target.targetMs);
  return predictedMs <= target.targetMs
    ? `${begin}, within the target of ${limit}.`
    : `${begin}. That is over the target of ${limit}, but more shards are not allowed or would not help.`;
};

export const describeShards = (shards: readonly PlannedShard[]): readonly string[] => {
  if (shards.length === 1) return [];
  const lines = shards.slice(0, mostListed).map(({ shard, predictedMs, classFilter, tests }) => {
    const predicted = predictedMs === undefined ? [] : [`predicted ${formatDuration(predictedMs)}`];
    const filter = tests === undefined ? 'class filter' : 'filter';
    const filters = classFilter && [`${counted(classFilter.length, 'entry', 'entries')} in its ${filter}`];
    return `${capitalized(describeShard(shard))}: ${[...predicted, ...(filters ?? [])].join(', ')}`;
  });
  return shards.length > mostListed ? [...lines, `… and ${shards.length - mostListed} more shards`] : lines;
};

/** Describes how long each shard took and what the imbalance cost; empty without durations. */
export const describeImbalance = (planned: readonly PlannedShard[], sessions: readonly SessionResult[]): string => {
  const timed = planned
    .map(({ shard, predictedMs }) => ({ shard, predictedMs, tookMs: shardMs(shard.index, sessions) }))
    .filter(({ tookMs }) => tookMs > 0);
  if (timed.length === 0) return '';
  const parts = timed.slice(0, mostListed).map(({ shard, predictedMs, tookMs }) => {
    const predicted = predictedMs === undefined ? '' : ` (predicted ${formatDuration(predictedMs)})`;
    return `${describeShard(shard)} took ${formatDuration(tookMs)}${predicted}`;
  });
  const more = timed.length > mostListed ? [`${timed.length - mostListed} more`] : [];
  return `${capitalized([...parts, ...more].join('; '))}.${describeSpread(timed.map(({ tookMs }) => tookMs))}`;
};

/** Duration of a shard on its slowest device, without retries of failed tests. */
const shardMs = (index: number, sessions: readonly SessionResult[]): number =>
  Math.max(0, ...sessions.map(({ shard, attempt, durationMs = 0 }) => (shard.index === index && attempt === 0 ? durationMs : 0)));

const describeSpread = (lengthsMs: readonly number[]): string => {
  if (lengthsMs.length < 2) return '';
  const evenMs = sum(lengthsMs) / lengthsMs.length;
  const longer = Math.round((Math.max(...lengthsMs) / evenMs - 1) * 100);
  return longer === 0 ? ' They are even.' : ` The slowest took ${longer} % longer than an even split.`;
};

/** Suggests a number of shards without empty shards. */
export const describeEmptyShards = (total: number, filled: number): string =>
  `${total - filled} of ${total} shards have no test: use \`shards: ${filled}\` or \`auto\`. They are not started.`;

/** Explains why this job starts nothing. With `shards: auto`, there may be no shard for this job. */
export const describeEmptyShard = (index = 0, total: number): string =>
  index < total
    ? `Shard ${index + 1} of ${total} has no tests.`
    : `Shard ${index + 1} has no tests, because \`shards: auto\` divides the suite into only ${counted(total, 'shard')}.`;
