import { javaHash, type SplitForm, shardOfHash, splitForms } from '../../../binaries/shard-split.ts';
import type { ShardTarget } from './balance.ts';
import type { TimedClass } from './timed-classes.ts';

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
