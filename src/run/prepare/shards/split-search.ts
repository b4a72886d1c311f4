import { balanceShards, type WeightedItem } from './balance.ts';

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
