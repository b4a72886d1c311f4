import { javaHash, type SplitForm, shardOfHash, splitForms } from '../../../binaries/shard-split.ts';
import { type DurationHistory, median } from '../../../history/durations.ts';
import type { KnownSuite, KnownTest } from '../../../model/run-plan.ts';
import { enclosing, isFilePart, isInner } from '../../../results/known-tests.ts';
import { chooseShardCount, findSplit, type ShardTarget, type ShardUnit } from './balance.ts';

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

/** A test with the shard that it falls into, by its hash; what has no name beforehand falls anywhere. */
interface HashedTest {
  readonly hash: number | undefined;
  readonly weightMs: number;
}

/**
 * What the tests of each shard take under the test runner's own split, in the form of its newer releases.
 *
 * The sets of values of a parameterized test have hashes of their own: they are taken to be spread evenly.
 */
export const predictHashShards = (classes: readonly TimedClass[], shards: number): readonly number[] =>
  loadsOf(hashTests(classes), shards, 'floor-mod');

/**
 * How many tests each shard runs, in the same form; undefined where that is not certain: sets of values of a parameterized test have
 * names of their own, and some classes only the device knows.
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

/** More shards are taken only where the slowest gets shorter by as much. */
const worthwhile = 1.1;

/**
 * The fewest shards that keep the slowest one within the target under both forms of the split, never more than `maxShards`. Where none
 * does, the number that comes near the shortest there is: by hash, more shards are not always shorter ones.
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
      // Tests that only the device knows.
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
  /** Whether results bear other names than this one. */
  readonly parameterized: boolean;
  readonly weightMs: number;
}

/** A class of the suite with the time that it is expected to take. */
export interface TimedClass {
  readonly className: string;
  readonly weightMs: number;
  /** Those that run; ignored ones stand in `ignored`. */
  readonly methods: readonly TimedMethod[];
  readonly ignored: readonly string[];
  /** Whether earlier runs measured it. */
  readonly measured: boolean;
  /** Whether `methods` holds all that it runs. */
  readonly complete: boolean;
}

/** A guess for a test of which nothing is known, where nothing at all is known. */
export const usualTestMs = 10_000;

/**
 * What each class of a suite is expected to take: the sum over its methods of the median of their last runs.
 *
 * A method that is new takes the median of its class's other methods; a class that is new takes the median of the classes. Where
 * nothing has been measured yet, every test takes the same, so that classes count by their tests.
 *
 * @param history undefined: nothing is known
 * @returns sorted by name
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

/** Unknown parts are classes or files of the suite. */
export const isClassPart = (part: string): boolean => !isFilePart(part) && canBeFiltered(part);

/** What a `class` filter can name: no comma, space or quote, which something on the way to the device may take for its own. */
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

/** Methods that only the reports of earlier runs know. */
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
