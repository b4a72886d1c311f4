/** Something that one shard runs as a whole, with the time that it is expected to take. */
export interface WeightedItem {
  readonly name: string;
  readonly weightMs: number;
}

interface BalancedShard {
  /** From 0. */
  readonly index: number;
  /** Longest first. */
  readonly names: readonly string[];
  /** Sum of the weights. */
  readonly predictedMs: number;
}

interface Load {
  readonly index: number;
  sumMs: number;
  readonly items: WeightedItem[];
}

/**
 * Spreads items over shards: the longest first, each to the shard that has the least so far. The longest shard is never more than 4/3 of
 * the best that any split could do.
 *
 * Every item is in exactly one shard and no shard is empty: with fewer items than shards there are fewer shards. The same items give the
 * same shards whatever their order, so that jobs that know nothing of each other agree.
 */
export const balanceShards = (items: readonly WeightedItem[], shards: number): readonly BalancedShard[] =>
  assign(longestFirst(items), Math.min(shards, items.length))
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, sumMs, items: own }) => ({ index, names: own.map(({ name }) => name), predictedMs: sumMs }));

export interface ShardTarget {
  /** What the slowest shard may take, all in all. */
  readonly targetMs: number;
  readonly maxShards: number;
  /** What a shard takes before and after its tests. */
  readonly fixedMs: number;
}

/**
 * The fewest shards that keep the slowest one within the target, never more than `maxShards`.
 *
 * Where one item alone is beyond the target, it sets the target: what cannot be reached is not paid for with more shards.
 */
export const chooseShardCount = (items: readonly WeightedItem[], { targetMs, maxShards, fixedMs }: ShardTarget): number => {
  const sorted = longestFirst(items);
  const most = Math.max(1, Math.min(maxShards, items.length));
  const roomMs = Math.max(targetMs - fixedMs, weightOf(sorted[0]));
  if (roomMs === 0) return 1;
  const sumMs = sorted.reduce((sum, item) => sum + weightOf(item), 0);
  // Rounded, so that errors of floating point do not ask for one shard more.
  const fewest = Math.max(1, Math.ceil(sumMs / roomMs - 1e-9));
  for (let count = fewest; count < most; count++) if (assign(sorted, count).every(({ sumMs: ms }) => ms <= roomMs)) return count;
  return most;
};

/** A weight that is no number counts as none. */
const weightOf = (item: WeightedItem | undefined): number =>
  item !== undefined && Number.isFinite(item.weightMs) && item.weightMs > 0 ? item.weightMs : 0;

const longestFirst = (items: readonly WeightedItem[]): WeightedItem[] =>
  items.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));

/** The loads form a heap with the next one to be filled at the top, so that many shards cost little. */
const assign = (sorted: readonly WeightedItem[], shards: number): Load[] => {
  const heap = Array.from({ length: shards }, (_, index): Load => ({ index, sumMs: 0, items: [] }));
  for (const item of sorted) {
    const [least] = heap;
    if (least === undefined) break;
    least.sumMs += weightOf(item);
    least.items.push(item);
    sink(heap);
  }
  return heap;
};

const sink = (heap: Load[]): void => {
  let at = 0;
  for (;;) {
    const next = lesser(heap, 2 * at + 1, 2 * at + 2);
    const [parent, child] = [heap[at], heap[next]];
    if (parent === undefined || child === undefined || isLess(parent, child)) return;
    heap[at] = child;
    heap[next] = parent;
    at = next;
  }
};

const lesser = (heap: readonly Load[], left: number, right: number): number => {
  const [one, other] = [heap[left], heap[right]];
  return one !== undefined && other !== undefined && isLess(other, one) ? right : left;
};

/** Of two equal loads the one with fewer items: items that weigh nothing must not leave a shard empty. */
const isLess = (one: Load, other: Load): boolean =>
  (one.sumMs - other.sumMs || one.items.length - other.items.length || one.index - other.index) < 0;

/** Something that a shard runs as a whole; a shard of several has all their filters. */
export interface ShardUnit extends WeightedItem {
  readonly filters: readonly string[];
}

/** The units of one shard. */
interface SplitShard<Unit extends ShardUnit> {
  readonly units: readonly Unit[];
  /** What they are expected to take. */
  readonly predictedMs: number;
}

/** What is spread, and how far it may be taken apart. */
interface Splitting<Unit extends ShardUnit> {
  /** What the classes are expected to take. */
  readonly weightsMs: readonly number[];
  /** Each class as a unit, and those that are longer than the limit in parts, as far as they can be taken apart. */
  readonly unitsWithin: (limitMs: number) => readonly Unit[];
}

/** What is gained by less than this is not worth setting up a class twice. */
const worthwhile = 1.1;
/** Classes that are taken apart one by one, the longest first; all others follow at once. */
const mostSteps = 20;

/**
 * Of all splits into as many shards as can be filled, the one that takes the fewest classes apart and is not much longer than the
 * shortest; empty where there is nothing to spread.
 *
 * @param roomMs what the tests of a shard may take; as long as they stay within it, no class is taken apart
 */
export const findSplit = <Unit extends ShardUnit>(
  { weightsMs, unitsWithin }: Splitting<Unit>,
  shards: number,
  roomMs?: number,
): readonly SplitShard<Unit>[] => {
  const splits = limitsFor(weightsMs, shards, roomMs).map((limitMs) => split(unitsWithin(limitMs), shards));
  const most = Math.max(...splits.map((each) => each.length));
  const full = splits.filter((each) => each.length === most);
  const bestMs = Math.min(...full.map(slowest));
  const acceptedMs = roomMs !== undefined && bestMs <= roomMs ? roomMs : bestMs * worthwhile;
  return full.find((each) => slowest(each) <= acceptedMs) ?? [];
};

/** Lengths beyond which classes are taken apart, from none of them to all that are longer than an even share. */
const limitsFor = (weightsMs: readonly number[], shards: number, roomMs: number | undefined): readonly number[] => {
  const idealMs = weightsMs.reduce((sum, weightMs) => sum + weightMs, 0) / shards;
  const longest = weightsMs.toSorted((one, other) => other - one);
  const steps = longest.slice(0, mostSteps).filter((weightMs) => weightMs > idealMs);
  return [...steps, ...(roomMs === undefined ? [] : [roomMs]), idealMs].sort((one, other) => other - one);
};

const split = <Unit extends ShardUnit>(all: readonly Unit[], shards: number): readonly SplitShard<Unit>[] => {
  const units = new Map(all.map((unit) => [unit.name, unit]));
  return balanceShards([...units.values()], shards).map(({ names, predictedMs }) => ({
    units: names.flatMap((name) => units.get(name) ?? []),
    predictedMs,
  }));
};

const slowest = (shards: readonly SplitShard<ShardUnit>[]): number =>
  Math.max(0, ...shards.map(({ predictedMs }) => predictedMs));
