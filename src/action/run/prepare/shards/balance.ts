import { sum } from '../../../../lib/numbers.ts';

/** A class or another item that one shard runs as a whole. */
export interface WeightedItem {
  readonly name: string;
  readonly weightMs: number;
}

export interface BalancedShard<Item> {
  /** Items of the shard, longest first. */
  readonly items: readonly Item[];
  readonly predictedMs: number;
}

/** Gives each item to the shard that is shortest so far, the longest item first. Fewer items than shards give fewer shards. */
export const balanceShards = <Item extends WeightedItem>(
  items: readonly Item[],
  shards: number,
): readonly BalancedShard<Item>[] => assign(heaviestFirst(items), Math.min(shards, items.length));

export interface ShardTarget {
  /** Target for the total duration of the slowest shard. */
  readonly targetMs: number;
  readonly maxShards: number;
  /** Duration of a shard without its tests. */
  readonly fixedMs: number;
}

/** Chooses the smallest number of shards that meets the target. The target is never shorter than the longest item. */
export const chooseShardCount = (items: readonly WeightedItem[], { targetMs, maxShards, fixedMs }: ShardTarget): number => {
  const sorted = heaviestFirst(items);
  const most = Math.max(1, Math.min(maxShards, items.length));
  const roomMs = Math.max(targetMs - fixedMs, weightOf(sorted[0]));
  if (roomMs === 0) return 1;
  const sumMs = sum(sorted.map(weightOf));
  // Subtracts a little, so that floating-point errors do not add a shard.
  const fewest = Math.max(1, Math.ceil(sumMs / roomMs - 1e-9));
  for (let count = fewest; count < most; count++)
    if (assign(sorted, count).every(({ predictedMs }) => predictedMs <= roomMs)) return count;
  return most;
};

/** Invalid and negative weights count as 0. */
const weightOf = (item: WeightedItem | undefined): number =>
  item !== undefined && Number.isFinite(item.weightMs) && item.weightMs > 0 ? item.weightMs : 0;

/** Sorts equal weights by name, so that separate jobs compute the same shards. */
const heaviestFirst = <Item extends WeightedItem>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));

/** Of two equally long shards, the shard with fewer items gets the next item, so that no shard stays empty. */
const isShorter = (one: BalancedShard<unknown>, other: BalancedShard<unknown>): boolean =>
  (one.predictedMs - other.predictedMs || one.items.length - other.items.length) < 0;

const assign = <Item extends WeightedItem>(sorted: readonly Item[], shards: number): readonly BalancedShard<Item>[] => {
  const loads = Array.from({ length: shards }, () => ({ predictedMs: 0, items: [] as Item[] }));
  for (const item of sorted) {
    const least = loads.reduce((best, load) => (isShorter(load, best) ? load : best));
    least.predictedMs += weightOf(item);
    least.items.push(item);
  }
  return loads;
};

/** A unit that one shard runs as a whole, with its filters. */
export interface ShardUnit extends WeightedItem {
  readonly filters: readonly string[];
}

interface Splitting<Unit extends ShardUnit> {
  readonly weightsMs: readonly number[];
  /** Makes one unit of each class, or several units of a class that is longer than the limit. */
  readonly unitsWithin: (limitMs: number) => readonly Unit[];
}

/** Minimum speedup that justifies dividing a class. Both shards must then set up the class. */
const worthwhile = 1.1;
const mostSteps = 20;

/**
 * Chooses a nearly fastest split that divides few classes. Considers only the splits that fill the most shards.
 *
 * @param roomMs time for the tests of a shard; if a split meets it, no more classes are divided
 */
export const findSplit = <Unit extends ShardUnit>(
  { weightsMs, unitsWithin }: Splitting<Unit>,
  shards: number,
  roomMs?: number,
): readonly BalancedShard<Unit>[] => {
  const splits = limitsFor(weightsMs, shards, roomMs).map((limitMs) => balanceShards(unitsWithin(limitMs), shards));
  const most = Math.max(...splits.map((each) => each.length));
  const full = splits.filter((each) => each.length === most);
  const bestMs = Math.min(...full.map(slowest));
  const acceptedMs = roomMs !== undefined && bestMs <= roomMs ? roomMs : bestMs * worthwhile;
  return full.find((each) => slowest(each) <= acceptedMs) ?? [];
};

/** Limits in descending order, because the longest limits divide the fewest classes. */
const limitsFor = (weightsMs: readonly number[], shards: number, roomMs: number | undefined): readonly number[] => {
  const idealMs = sum(weightsMs) / shards;
  const longest = weightsMs.toSorted((one, other) => other - one);
  const steps = longest.slice(0, mostSteps).filter((weightMs) => weightMs > idealMs);
  return [...steps, ...(roomMs === undefined ? [] : [roomMs]), idealMs].sort((one, other) => other - one);
};

const slowest = (shards: readonly BalancedShard<unknown>[]): number =>
  Math.max(0, ...shards.map(({ predictedMs }) => predictedMs));
