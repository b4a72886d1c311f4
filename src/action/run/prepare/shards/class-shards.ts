import { javaHash, type SplitForm, shardOfHash, splitForms } from '../../../../core/frameworks/shard-split.ts';
import type { KnownSuite, KnownTest } from '../../../../core/model/run-plan.ts';
import { enclosing, isFilePart, isInner } from '../../../../core/results/known-tests.ts';
import { sum } from '../../../../lib/numbers.ts';
import { type DurationHistory, median } from '../../../history/durations.ts';
import { chooseShardCount, findSplit, type ShardTarget, type ShardUnit } from './balance.ts';

interface ClassShard {
  /** Entries of a `class` filter. */
  readonly filters: readonly string[];
  readonly predictedMs: number;
}

/**
 * A class with its inner classes. One shard runs them together, because a filter for the class also selects its inner classes.
 */
interface ClassFamily {
  readonly className: string;
  readonly weightMs: number;
  readonly members: readonly TimedClass[];
}

/**
 * Distributes the classes of a suite so that the longest shard is as short as possible. Each class, or each method of a divided
 * class, is in exactly one shard.
 *
 * @param roomMs time for the tests of a shard; if a split meets it, no more classes are divided
 */
export const shardClasses = (classes: readonly TimedClass[], shards: number, roomMs?: number): readonly ClassShard[] => {
  const families = familiesOf(classes);
  const running = families.filter(isRunning);
  const splitting = {
    weightsMs: running.map(({ weightMs }) => weightMs),
    unitsWithin: (limitMs: number) => unitsOf(running, ({ weightMs }) => weightMs > limitMs),
  };
  const chosen = findSplit(splitting, shards, roomMs).map(({ items, predictedMs }) => ({
    filters: items.flatMap(({ filters }) => filters).sort(),
    predictedMs,
  }));
  return withResting(chosen, restingOf(families));
};

/**
 * Entries that remain for one shard.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run an entry
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

export const countClassShards = (classes: readonly TimedClass[], target: ShardTarget): number => {
  const running = familiesOf(classes).filter(isRunning);
  return chooseShardCount(
    unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs),
    target,
  );
};

/** An inner class forms a family alone if its outer class has no tests, as with the runner `Enclosed`. */
const familiesOf = (classes: readonly TimedClass[]): readonly ClassFamily[] => {
  const names = new Set(classes.map(({ className }) => className));
  const families = Map.groupBy(classes, ({ className }) => enclosing(className).find((name) => names.has(name)) ?? className);
  return [...families].map(([className, members]) => ({
    className,
    members,
    weightMs: sum(members.map(({ weightMs }) => weightMs)),
  }));
};

const isRunning = ({ members }: ClassFamily): boolean => members.some(({ methods, complete }) => methods.length > 0 || !complete);

/**
 * Ignored classes, which run so that the report lists them. Inner classes are left out, because a filter for an inner class
 * could run tests that the outer class ignores.
 */
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

/** Whether a name reaches the device unchanged. A shell may change spaces and special characters. */
const isPlain = (method: string): boolean => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(method);

/** Makes one unit of each method. The first unit also gets the ignored methods, so that no shard has only ignored methods. */
const methodUnits = ({ className, methods, ignored }: TimedClass): ShardUnit[] =>
  methods.map(({ name, weightMs }, nth) => ({
    name: `${className}#${name}`,
    filters: [name, ...(nth === 0 ? ignored.filter(isPlain) : [])].map((method) => `${className}#${method}`),
    weightMs,
  }));

const withResting = (shards: readonly ClassShard[], resting: readonly string[]): readonly ClassShard[] => {
  const [least] = shards.toSorted((one, other) => one.predictedMs - other.predictedMs);
  return shards.map((shard) => (shard === least ? { ...shard, filters: [...shard.filters, ...resting].sort() } : shard));
};

/** Predicts the durations of shards that the test runner splits by hash. Parameterized tests count evenly for all shards. */
export const predictHashShards = (classes: readonly TimedClass[], shards: number): readonly number[] =>
  loadsOf(hashTests(classes), shards, 'floor-mod');

/** Counts the tests of each shard; undefined if a test is parameterized or known only on the device. */
export const countHashTests = (classes: readonly TimedClass[], shards: number): readonly number[] | undefined => {
  if (classes.length === 0 || classes.some(({ complete, methods }) => !complete || methods.some((one) => one.parameterized)))
    return undefined;
  const tests = hashTests(classes).flatMap(({ hash }) => (hash === undefined ? [] : [{ hash, weightMs: 1 }]));
  return loadsOf(tests, shards, 'floor-mod');
};

/** Speedup of the slowest shard that justifies more shards. */
const worthwhile = 1.1;

/**
 * Chooses the smallest number of shards that meets the target in old and new releases of the test runner. If the target cannot
 * be met, chooses a nearly fastest number.
 */
export const countHashShards = (classes: readonly TimedClass[], { targetMs, maxShards, fixedMs }: ShardTarget): number => {
  const tests = hashTests(classes);
  let best = { count: 1, slowestMs: Number.POSITIVE_INFINITY };
  for (let count = 1; count <= maxShards; count++) {
    const slowestMs = Math.max(...splitForms.flatMap((form) => loadsOf(tests, count, form)));
    if (slowestMs <= targetMs - fixedMs) return count;
    if (slowestMs * worthwhile < best.slowestMs) best = { count, slowestMs };
  }
  return best.count;
};

interface HashedTest {
  /** Undefined if the name of the test is unknown before the run. */
  readonly hash: number | undefined;
  readonly weightMs: number;
}

const hashTests = (classes: readonly TimedClass[]): readonly HashedTest[] =>
  classes.flatMap(({ className, methods, weightMs }): HashedTest[] => {
    const namedMs = sum(methods.map((method) => method.weightMs));
    return [
      ...methods.map(({ name, parameterized, weightMs: ms }) => ({
        hash: parameterized ? undefined : javaHash(`${name}(${className})`),
        weightMs: ms,
      })),
      // Tests that are known only on the device take the remaining time of the class.
      { hash: undefined, weightMs: Math.max(0, weightMs - namedMs) },
    ];
  });

const loadsOf = (tests: readonly HashedTest[], shards: number, form: SplitForm): readonly number[] => {
  const byShard = Map.groupBy(tests, ({ hash }) => (hash === undefined ? 'any' : shardOfHash(hash, shards, form)));
  const loadOf = (shard: number | 'any'): number => sum((byShard.get(shard) ?? []).map(({ weightMs }) => weightMs));
  return Array.from({ length: shards }, (_, shard) => Math.round(loadOf(shard) + loadOf('any') / shards));
};

export interface TimedMethod {
  readonly name: string;
  /** Whether results of the test have other names than `name`. */
  readonly parameterized: boolean;
  readonly weightMs: number;
}

export interface TimedClass {
  readonly className: string;
  readonly weightMs: number;
  /** Methods that run, without ignored methods. */
  readonly methods: readonly TimedMethod[];
  readonly ignored: readonly string[];
  readonly measured: boolean;
  /** Whether `methods` contains everything that the class runs. */
  readonly complete: boolean;
}

/** Assumed duration of a test if no durations are known at all. */
export const usualTestMs = 10_000;

/**
 * Predicts the duration of each class from the median durations of its methods. A new method gets the median of its class, and
 * a new class gets the median of all classes.
 */
export const timeClasses = (suite: KnownSuite, history: DurationHistory | undefined): readonly TimedClass[] => {
  const unknown = new Set(suite.unknown.map(({ part }) => part).filter(isClassPart));
  const tests = Map.groupBy(suite.tests, ({ className }) => className);
  const names = [...new Set([...tests.keys(), ...unknown])].sort();
  const measured = names.map((className) =>
    measureClass(className, tests.get(className) ?? [], !unknown.has(className), history?.classes.get(className)),
  );
  const usualMs = median(measured.flatMap((one) => (one.measured && one.weightMs !== undefined ? [one.weightMs] : [])));
  return measured.map((one) => (one.weightMs === undefined ? guessClass(one, usualMs) : { ...one, weightMs: one.weightMs }));
};

/** Whether an unknown part of a suite is a class rather than a file. */
export const isClassPart = (part: string): boolean => !isFilePart(part) && canBeFiltered(part);

/** Whether a filter can name the class. Commas, spaces and quotes may be changed on the way to the device. */
export const canBeFiltered = (className: string): boolean => /^[\p{L}\p{N}_$.-]+$/u.test(className);

type MeasuredClass = Omit<TimedClass, 'weightMs'> & { readonly weightMs?: number };

const measureClass = (
  className: string,
  tests: readonly KnownTest[],
  complete: boolean,
  samples: ReadonlyMap<string, readonly number[]> | undefined,
): MeasuredClass => {
  const running = tests.filter(({ ignored }) => !ignored);
  const ignored = tests.filter((test) => test.ignored).map(({ name }) => name);
  const known = running.map((test) => median(samples?.get(test.name) ?? []));
  const usualMs = median(known.filter((ms) => ms !== undefined));
  const extraMs = complete ? 0 : sumOfOthers(running, samples);
  const methods = running.map(({ name, parameterized, naming }, nth) => ({
    name,
    parameterized: parameterized || naming !== undefined,
    weightMs: known[nth] ?? usualMs ?? 0,
  }));
  const sumMs = extraMs + sum(methods.map(({ weightMs }) => weightMs));
  const one = { className, methods, ignored, complete, measured: sumMs > 0 };
  const rests = complete && running.length === 0;
  return rests || sumMs > 0 ? { ...one, weightMs: sumMs } : one;
};

/** Duration of methods that are known only from reports of earlier runs. */
const sumOfOthers = (running: readonly KnownTest[], samples: ReadonlyMap<string, readonly number[]> | undefined): number => {
  const names = new Set(running.map(({ name }) => name));
  const others = [...(samples ?? [])].filter(([name]) => !names.has(name));
  return sum(others.map(([, durationsMs]) => median(durationsMs) ?? 0));
};

const guessClass = (one: MeasuredClass, usualMs: number | undefined): TimedClass => {
  const weightMs = usualMs ?? Math.max(1, one.methods.length) * usualTestMs;
  const methods = one.methods.map((method) => ({ ...method, weightMs: Math.round(weightMs / one.methods.length) }));
  return { ...one, methods, weightMs };
};
