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
