import { enclosing, isInner } from '../../../results/known-tests.ts';
import { chooseShardCount, type ShardTarget } from './balance.ts';
import { findSplit, type ShardUnit } from './split-search.ts';
import type { TimedClass } from './timed-classes.ts';

/** The tests of one shard, as entries of a `class` filter. */
interface ClassShard {
  readonly filters: readonly string[];
  /** What its tests are expected to take. */
  readonly predictedMs: number;
}

/**
 * Classes that run together.
 *
 * A shard runs a class with all its inherited and parameterized tests, and with the inner classes that run through it. Only a class that is
 * longer than a shard should be is taken apart into `class#method`, and only where all its methods are known by name: none is
 * parameterized, and nothing about the class is unknown. Tests that rely on their order do not work in shards of any kind.
 */
interface ClassFamily {
  readonly className: string;
  readonly weightMs: number;
  readonly members: readonly TimedClass[];
}

/**
 * Spreads the classes of a suite over shards so that the longest is as short as can be.
 *
 * Every class, or every method of a class that is taken apart, is in exactly one shard, and no shard is without a test that runs: there
 * are fewer shards where there is less to spread, and none where nothing runs. Ignored tests go along for the report. Left out are inner
 * classes of which all tests are ignored: what ignores them may be the class around them, and a filter would have them run.
 *
 * @param roomMs what the tests of a shard may take; as long as they stay within it, no class is taken apart
 */
export const shardClasses = (classes: readonly TimedClass[], shards: number, roomMs?: number): readonly ClassShard[] => {
  const families = familiesOf(classes);
  const running = families.filter(isRunning);
  const splitting = {
    weightsMs: running.map(({ weightMs }) => weightMs),
    unitsWithin: (limitMs: number) => unitsOf(running, ({ weightMs }) => weightMs > limitMs),
  };
  const chosen = findSplit(splitting, shards, roomMs).map(({ units, predictedMs }) => ({
    filters: units.flatMap(({ filters }) => filters).sort(),
    predictedMs,
  }));
  return withResting(chosen, restingOf(families));
};

/**
 * The entries that are left for one shard of a split by `shardClasses`.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run what an entry names
 */
export const remainingClasses = (
  classes: readonly TimedClass[],
  taken: readonly string[],
  isTaken: (filter: string) => boolean,
): readonly string[] => {
  const families = familiesOf(classes);
  const apart = new Set(taken.flatMap((entry) => (entry.includes('#') ? (entry.split('#', 1)[0] ?? '') : [])));
  const units = unitsOf(families.filter(isRunning), ({ className }) => apart.has(className));
  const filters = [...units.map((unit) => unit.filters), ...restingOf(families).map((className) => [className])];
  return filters
    .filter((own) => !own.every(isTaken))
    .flat()
    .sort();
};

/** The fewest shards for which `shardClasses` stays within the target; see `chooseShardCount`. */
export const countClassShards = (classes: readonly TimedClass[], target: ShardTarget): number => {
  const running = familiesOf(classes).filter(isRunning);
  return chooseShardCount(
    unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs),
    target,
  );
};

/**
 * Classes by the outermost one that has tests: where that is filtered for, those inside run with it. An inner class whose outer class
 * has no tests of its own (`Enclosed`) can be filtered for alone.
 */
const familiesOf = (classes: readonly TimedClass[]): readonly ClassFamily[] => {
  const names = new Set(classes.map(({ className }) => className));
  const families = Map.groupBy(classes, ({ className }) => enclosing(className).find((name) => names.has(name)) ?? className);
  return [...families].map(([className, members]) => ({
    className,
    members,
    weightMs: members.reduce((sum, { weightMs }) => sum + weightMs, 0),
  }));
};

const isRunning = ({ members }: ClassFamily): boolean => members.some(({ methods, complete }) => methods.length > 0 || !complete);

/** Classes of ignored tests alone, which go along for the report. */
const restingOf = (families: readonly ClassFamily[]): readonly string[] =>
  families.filter((family) => !isRunning(family) && !isInner(family.className)).map(({ className }) => className);

const unitsOf = (families: readonly ClassFamily[], isApart: (family: ClassFamily) => boolean): readonly ShardUnit[] =>
  families.flatMap((family): readonly ShardUnit[] => {
    const { className, weightMs } = family;
    if (isApart(family) && canBeTakenApart(family)) return family.members.flatMap(methodUnits);
    return [{ name: className, filters: [className], weightMs }];
  });

const canBeTakenApart = ({ members: [only, ...others] }: ClassFamily): boolean =>
  only?.complete === true &&
  others.length === 0 &&
  only.methods.length > 1 &&
  only.methods.every(({ name, parameterized }) => !parameterized && isPlain(name));

/** Names with spaces or signs of the shell may not come through to the device as they are. */
const isPlain = (method: string): boolean => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(method);

/** Ignored methods go with the first one that runs, so that no shard is made of them alone. */
const methodUnits = ({ className, methods, ignored }: TimedClass): ShardUnit[] =>
  methods.map(({ name, weightMs }, nth) => ({
    name: `${className}#${name}`,
    filters: [name, ...(nth === 0 ? ignored.filter(isPlain) : [])].map((method) => `${className}#${method}`),
    weightMs,
  }));

const withResting = (shards: readonly ClassShard[], resting: readonly string[]): readonly ClassShard[] => {
  const leastMs = Math.min(...shards.map(({ predictedMs }) => predictedMs));
  const least = shards.findIndex(({ predictedMs }) => predictedMs === leastMs);
  return shards.map((shard, nth) => (nth === least ? { ...shard, filters: [...shard.filters, ...resting].sort() } : shard));
};
