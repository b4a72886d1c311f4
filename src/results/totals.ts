import { deviceLabel } from '../model/device-shard.ts';
import { badness } from '../model/outcome.ts';
import { type MissingTest, type TestResult, type Totals, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad, isFlaky, outcomeOf } from './attempts.ts';
import { createTestNumbers } from './test-numbers.ts';

/**
 * Counts over (test, device) pairs. A retried test counts once; a test that two shards of one device ran counts once too, with the
 * worse result, since shards are never retries of each other. Attached builds count each on its own.
 *
 * @param failOnFlaky a test that passed only on a retry counts as failed, unless it is quarantined
 */
export const countTotals = (
  shards: readonly AnalyzedShard[],
  failOnFlaky: boolean,
  missingTests: readonly MissingTest[] = [],
): Totals => {
  const missing = missingTests.reduce((sum, { devices }) => sum + devices.length, 0);
  const totals = { tests: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, missing, quarantined: 0 };
  for (const pair of pairsOf(shards)) {
    const { test, isQuarantined } = pair;
    totals.tests += 1;
    if (isFlaky(test)) totals.flaky += 1;
    if (isBad(test.status) && isQuarantined) totals.quarantined += 1;
    if (isFailed(pair, failOnFlaky)) totals.failed += 1;
    else if (test.status === 'skipped') totals.skipped += 1;
    else totals.passed += 1;
  }
  return totals;
};

/** `class#method @ device` of every test that ran and failed, in the order of the sessions; at most `limit` of them. */
export const failedTests = (shards: readonly AnalyzedShard[], failOnFlaky: boolean, limit: number): string[] =>
  failedPairs(shards, failOnFlaky)
    .take(limit)
    .map(({ test, device }) => `${testName(test)} @ ${device}`)
    .toArray();

/** Every test that ran and failed, device by device; quarantined failures among them. */
export function* failedPairs(shards: readonly AnalyzedShard[], failOnFlaky: boolean): Generator<Pair, undefined> {
  for (const pair of pairsOf(shards)) if (isFailed(pair, failOnFlaky)) yield pair;
}

/** How many flaky tests count as failed; the others count as passed. */
export const countFailedFlaky = (shards: readonly AnalyzedShard[], failOnFlaky: boolean): number => {
  if (!failOnFlaky) return 0;
  let count = 0;
  for (const pair of pairsOf(shards)) if (isFlaky(pair.test) && isFailed(pair, failOnFlaky)) count += 1;
  return count;
};

/** A quarantined failure is one, too; a quarantined flaky test is none. */
const isFailed = ({ test, isQuarantined }: Pair, failOnFlaky: boolean): boolean =>
  isBad(test.status) || (failOnFlaky && isFlaky(test) && !isQuarantined);

/** A test on one device. */
interface Pair {
  readonly device: string;
  /** As the analysis names the device. */
  readonly label: string;
  /** Its worst result. */
  readonly test: TestResult;
  readonly isQuarantined: boolean;
}

/** Device by device. What is held besides the results grows with the number of different tests alone. */
function* pairsOf(shards: readonly AnalyzedShard[]): Generator<Pair> {
  const worstOf = createWorstOfShards();
  for (const [label, own] of Map.groupBy(shards, ({ last }) => deviceLabel(last))) {
    const [only] = own;
    const device = only?.last.device ?? '';
    const tests = only !== undefined && own.length === 1 ? only.tests : worstOf(own);
    for (const test of tests) yield { device, label, test, isQuarantined: own.some(({ quarantined }) => quarantined.has(test)) };
  }
}

/** For one device after the other: the worst result of each test, in the order in which its shards name them. */
const createWorstOfShards = (): ((shards: readonly AnalyzedShard[]) => Iterable<TestResult>) => {
  const numbers = createTestNumbers();
  /** By number, since most tests come again on the next device. */
  const worst: (TestResult | undefined)[] = [];
  let count = 0;
  return function* worstOfShards(shards) {
    const met: number[] = [];
    for (const { tests } of shards) {
      count += 1;
      for (const test of tests) {
        const number = numbers.next(test.className, test.name, count);
        const before = worst[number];
        if (before === undefined) met.push(number);
        if (before === undefined || badness(outcomeOf(test)) > badness(outcomeOf(before))) worst[number] = test;
      }
    }
    for (const number of met) {
      const test = worst[number];
      worst[number] = undefined;
      if (test !== undefined) yield test;
    }
  };
};
