import { javaHash, type SplitForm, shardOfHash, splitForms } from '../../../binaries/shard-split.ts';
import { type DurationHistory, median } from '../../../history/durations.ts';
import type { KnownSuite, KnownTest } from '../../../model/run-plan.ts';
import { enclosing, isFilePart, isInner } from '../../../results/known-tests.ts';
import { chooseShardCount, findSplit, type ShardTarget, type ShardUnit } from './balance.ts';

/** Tests of one shard, as entries of a `class` filter. */
interface ClassShard {
  readonly filters: readonly string[];
  /** Predicted duration of the tests. */
  readonly predictedMs: number;
}

/**
 * Classes that run together.
 *
 * A shard runs a class with its inherited and parameterized tests, and with the inner classes that run through it. A class is
 * divided into `class#method` only if it is longer than a shard should be and all its methods are known by name: none is
 * parameterized, and the class has no unknown parts. Tests that depend on their order do not work with shards at all.
 */
interface ClassFamily {
  readonly className: string;
  readonly weightMs: number;
  readonly members: readonly TimedClass[];
}

/**
 * Distributes the classes of a suite over shards so that the longest shard is as short as possible.
 *
 * Each class, or each method of a divided class, is in exactly one shard, and each shard has a test that runs: fewer classes
 * give fewer shards, and a suite without running tests gives none. Ignored tests are included for the report, except inner
 * classes with only ignored tests: the enclosing class may be what ignores them, and a filter would run them.
 *
 * @param roomMs time available for the tests of a shard; no class is divided while all shards stay within it
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
 * Entries left for one shard of a split by `shardClasses`.
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

/** Fewest shards for which `shardClasses` stays within the target; see `chooseShardCount`. */
export const countClassShards = (classes: readonly TimedClass[], target: ShardTarget): number => {
  const running = familiesOf(classes).filter(isRunning);
  return chooseShardCount(
    unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs),
    target,
  );
};

/**
 * Groups classes by their outermost class with tests: a filter for it also runs the inner classes. An inner class whose outer
 * class has no tests (`Enclosed`) can be filtered alone.
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

/** Classes with only ignored tests, which are included for the report. */
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

/** Whether a method name reaches the device unchanged. Spaces and special characters of the shell may not. */
const isPlain = (method: string): boolean => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(method);

/** Ignored methods are added to the first running one, so that no shard consists of them alone. */
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

/** A test with its shard by hash. Tests whose names are unknown beforehand have no hash. */
interface HashedTest {
  readonly hash: number | undefined;
  readonly weightMs: number;
}

/**
 * Predicts the test duration of each shard of the test runner's own split, in the form of its newer releases. The sets of values
 * of a parameterized test have separate hashes; they are assumed to be evenly distributed.
 */
export const predictHashShards = (classes: readonly TimedClass[], shards: number): readonly number[] =>
  loadsOf(hashTests(classes), shards, 'floor-mod');

/**
 * Number of tests in each shard of the same form. Undefined if uncertain: sets of values of a parameterized test have their own
 * names, and some classes are known only to the device.
 */
export const countHashTests = (classes: readonly TimedClass[], shards: number): readonly number[] | undefined => {
  if (classes.length === 0 || classes.some(({ complete, methods }) => !complete || methods.some((one) => one.parameterized)))
    return undefined;
  const counted = classes.map((one) => ({
    ...one,
    weightMs: one.methods.length,
    methods: one.methods.map((method) => ({ ...method, weightMs: 1 })),
  }));
  return predictHashShards(counted, shards);
};

/** Smallest speedup of the slowest shard that justifies more shards. */
const worthwhile = 1.1;

/**
 * Chooses the fewest shards that keep the slowest one within the target under both forms of the split, at most `maxShards`. If
 * none does, chooses a number close to the shortest duration, because with hashes, more shards are not always shorter.
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

const hashTests = (classes: readonly TimedClass[]): readonly HashedTest[] =>
  classes.flatMap(({ className, methods, weightMs }): HashedTest[] => {
    const namedMs = methods.reduce((sum, method) => sum + method.weightMs, 0);
    return [
      ...methods.map(({ name, parameterized, weightMs: ms }) => ({
        hash: parameterized ? undefined : javaHash(`${name}(${className})`),
        weightMs: ms,
      })),
      // Tests known only to the device.
      { hash: undefined, weightMs: Math.max(0, weightMs - namedMs) },
    ];
  });

const loadsOf = (tests: readonly HashedTest[], shards: number, form: SplitForm): readonly number[] => {
  const loads = Array.from({ length: shards }, () => 0);
  let anywhereMs = 0;
  for (const { hash, weightMs } of tests) {
    const shard = hash === undefined ? undefined : shardOfHash(hash, shards, form);
    if (shard !== undefined) loads[shard] = (loads[shard] ?? 0) + weightMs;
    else if (hash === undefined) anywhereMs += weightMs;
  }
  return loads.map((sumMs) => Math.round(sumMs + anywhereMs / shards));
};

export interface TimedMethod {
  readonly name: string;
  /** Whether results of the test have names other than this one. */
  readonly parameterized: boolean;
  readonly weightMs: number;
}

/** A class of the suite with its predicted duration. */
export interface TimedClass {
  readonly className: string;
  readonly weightMs: number;
  /** Methods that run. Ignored ones are in `ignored`. */
  readonly methods: readonly TimedMethod[];
  readonly ignored: readonly string[];
  /** Whether earlier runs measured the class. */
  readonly measured: boolean;
  /** Whether `methods` contains everything that the class runs. */
  readonly complete: boolean;
}

/** Assumed duration of a test if no durations are known at all. */
export const usualTestMs = 10_000;

/**
 * Predicts the duration of each class of a suite: the sum over its methods of the median of their last runs.
 *
 * A new method gets the median of the other methods of its class, a new class gets the median of the classes. Without any
 * measurements all tests count the same, so that classes are weighted by their number of tests. Without `history`, nothing is
 * known. Returns the classes sorted by name.
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

/** Whether a `class` filter can name the class: without commas, spaces and quotes, which may not reach the device unchanged. */
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
  const sumMs = methods.reduce((sum, { weightMs }) => sum + weightMs, extraMs);
  const one = { className, methods, ignored, complete, measured: sumMs > 0 };
  const rests = complete && running.length === 0;
  return rests || sumMs > 0 ? { ...one, weightMs: sumMs } : one;
};

/** Duration of methods that are known only from reports of earlier runs. */
const sumOfOthers = (running: readonly KnownTest[], samples: ReadonlyMap<string, readonly number[]> | undefined): number => {
  const names = new Set(running.map(({ name }) => name));
  const others = [...(samples ?? [])].filter(([name]) => !names.has(name));
  return others.reduce((sum, [, durationsMs]) => sum + (median(durationsMs) ?? 0), 0);
};

const guessClass = (one: MeasuredClass, usualMs: number | undefined): TimedClass => {
  const weightMs = usualMs ?? Math.max(1, one.methods.length) * usualTestMs;
  const methods = one.methods.map((method) => ({ ...method, weightMs: Math.round(weightMs / one.methods.length) }));
  return { ...one, methods, weightMs };
};
