import type { TestStatus } from '../model/status.ts';
import { foldAttempts, groupAttempts, isFlaky } from './fold.ts';
import { type SessionResult, type TestResult, type Totals, testName } from './model.ts';
import { createTestNumbers } from './test-numbers.ts';

/** From best to worst. What is neither passed nor skipped counts as failed. */
const badness: Record<TestStatus, number> = {
  skipped: 0,
  passed: 1,
  unknown: 2,
  pending: 3,
  'timed-out': 4,
  failed: 5,
  error: 6,
};

export const isBad = (status: TestStatus): boolean => status !== 'passed' && status !== 'skipped';

/**
 * Counts over (test, device) pairs. A retried test counts once; a test that two shards of one device ran counts once too, with the
 * worse result, since shards are no retries of each other.
 *
 * @param failOnFlaky a test that passed only on a retry counts as failed
 */
export const countTotals = (sessions: readonly SessionResult[], failOnFlaky: boolean, missing = 0): Totals => {
  const totals = { tests: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, missing };
  for (const { test } of pairsOf(sessions)) {
    const flaky = isFlaky(test);
    totals.tests += 1;
    if (flaky) totals.flaky += 1;
    if (isBad(test.status) || (flaky && failOnFlaky)) totals.failed += 1;
    else if (test.status === 'skipped') totals.skipped += 1;
    else totals.passed += 1;
  }
  return totals;
};

/** `class#method @ device` of every test that counts as failed, in the order of the sessions; at most `limit` of them. */
export const failedTests = (sessions: readonly SessionResult[], failOnFlaky: boolean, limit: number): string[] => {
  const names: string[] = [];
  for (const { test, device } of pairsOf(sessions)) {
    if (names.length === limit) return names;
    if (isBad(test.status) || (failOnFlaky && isFlaky(test))) names.push(`${testName(test)} @ ${device}`);
  }
  return names;
};

/** A test on one device. */
interface Pair {
  readonly device: string;
  /** Its worst result. */
  readonly test: TestResult;
}

/** Device by device. What is held besides the results grows with the number of different tests alone. */
function* pairsOf(sessions: readonly SessionResult[]): Generator<Pair> {
  const worstOf = createWorstOfShards();
  for (const [device, slots] of Map.groupBy(groupAttempts(sessions), ([first]) => first?.device ?? '')) {
    const [only] = slots;
    const tests = only !== undefined && slots.length === 1 ? foldAttempts(only).tests : worstOf(slots);
    for (const test of tests) yield { device, test };
  }
}

/** For one device after the other: the worst result of each test, in the order in which its shards name them. */
const createWorstOfShards = (): ((slots: readonly SessionResult[][]) => Iterable<TestResult>) => {
  const numbers = createTestNumbers();
  /** By number, since most tests come again on the next device. */
  const worst: (TestResult | undefined)[] = [];
  let slot = 0;
  return function* worstOfShards(slots) {
    const met: number[] = [];
    for (const attempts of slots) {
      slot += 1;
      for (const test of foldAttempts(attempts).tests) {
        const number = numbers.next(test.className, test.name, slot);
        const before = worst[number];
        if (before === undefined) met.push(number);
        if (before === undefined || isWorse(test, before)) worst[number] = test;
      }
    }
    for (const number of met) {
      const test = worst[number];
      worst[number] = undefined;
      if (test !== undefined) yield test;
    }
  };
};

const isWorse = (one: TestResult, other: TestResult): boolean =>
  badness[one.status] > badness[other.status] || (one.status === other.status && isFlaky(one) && !isFlaky(other));
