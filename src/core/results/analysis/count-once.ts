import { deviceLabel } from '../../model/device-shard.ts';
import { type TestResult, testName } from '../../model/results.ts';
import type { AnalyzedShard, CountedShard, LocatedTest } from '../../model/run-analysis.ts';
import { badness } from '../../model/status.ts';
import { outcomeOf } from '../attempts.ts';
import { createTestNumbers } from '../describe.ts';

/**
 * Keeps one result for each test and device, because several shards of a device may report the same test: failed before passed
 * before skipped. Expects shards whose quarantined tests are known, because a quarantined failure must not hide a timeout.
 */
export const countOnce = (shards: readonly AnalyzedShard[]): readonly CountedShard[] => {
  // All devices share one table, because a table per device would take much memory in a large run.
  const numbers = createTestNumbers();
  let list = 0;
  const counted = new Map<AnalyzedShard, CountedShard>();
  for (const own of Map.groupBy(shards, ({ last }) => deviceLabel(last)).values()) {
    if (own.length === 1) continue;
    const first = new Map<number, Reported>();
    const repeated = new Map<number, Reported[]>();
    for (const shard of own) {
      list += 1;
      for (const [position, test] of shard.tests.entries()) {
        const number = numbers.next(test.className, test.name, list);
        const before = first.get(number);
        if (before === undefined) first.set(number, { shard, position, test });
        else repeated.set(number, [...(repeated.get(number) ?? [before]), { shard, position, test }]);
      }
    }
    const names = new Set(own.some(({ neverRan }) => neverRan.length > 0) ? own.flatMap(({ tests }) => tests.map(testName)) : []);
    for (const shard of own) counted.set(shard, withoutRepeated(shard, repeated.values(), names));
  }
  return shards.map((shard) => counted.get(shard) ?? { ...shard, otherResults: none });
};

interface Reported {
  readonly shard: AnalyzedShard;
  readonly position: number;
  readonly test: TestResult;
}

/** Empty map that all shards share whose tests no other shard reported. */
const none: CountedShard['otherResults'] = new Map();

/** @param names tests that ran in any shard of the device, so that they are not missing */
const withoutRepeated = (
  shard: AnalyzedShard,
  repeated: Iterable<readonly Reported[]>,
  names: ReadonlySet<string>,
): CountedShard => {
  const replaced = new Set<number>();
  const otherResults = new Map<TestResult, readonly LocatedTest[]>();
  for (const all of repeated) {
    const worst = worstOf(all);
    for (const each of all) if (each.shard === shard && each !== worst) replaced.add(each.position);
    if (worst?.shard === shard) otherResults.set(worst.test, all.filter((each) => each !== worst).map(locate));
  }
  return {
    ...shard,
    tests: replaced.size === 0 ? shard.tests : shard.tests.filter((_test, position) => !replaced.has(position)),
    neverRan: shard.neverRan.filter((test) => !names.has(testName(test))),
    otherResults: otherResults.size === 0 ? none : otherResults,
  };
};

/** Finds the first of the worst results. */
const worstOf = ([first, ...others]: readonly Reported[]): Reported | undefined =>
  first && others.reduce((worst, each) => (badnessOf(each) > badnessOf(worst) ? each : worst), first);

const badnessOf = ({ shard, test }: Reported): number => badness(outcomeOf(test, shard));

const locate = ({ shard, test }: Reported): LocatedTest => ({ test, session: shard.sessionOf(test) });
