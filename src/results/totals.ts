import type { TestStatus } from '../model/status.ts';
import { type FoldedTest, foldAttempts, groupAttempts } from './fold.ts';
import { type SessionResult, type Totals, testName } from './model.ts';
import { createNameTable } from './name-table.ts';

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
  for (const pairs of pairsByDevice(sessions)) {
    for (const { test, flaky } of pairs) {
      totals.tests += 1;
      if (flaky) totals.flaky += 1;
      if (isBad(test.status) || (flaky && failOnFlaky)) totals.failed += 1;
      else if (test.status === 'skipped') totals.skipped += 1;
      else totals.passed += 1;
    }
  }
  return totals;
};

/** `class#method @ device` of every test that counts as failed, in the order of the sessions; at most `limit` of them. */
export const failedTests = (sessions: readonly SessionResult[], failOnFlaky: boolean, limit: number): string[] => {
  const names: string[] = [];
  for (const pairs of pairsByDevice(sessions)) {
    for (const { test, flaky, device } of pairs) {
      if (names.length === limit) return names;
      if (isBad(test.status) || (flaky && failOnFlaky)) names.push(`${testName(test)} @ ${device}`);
    }
  }
  return names;
};

/** One list a device, so that no more than one device's tests are held at a time. */
function* pairsByDevice(sessions: readonly SessionResult[]): Generator<Iterable<FoldedTest>> {
  const slotsByDevice = Map.groupBy(groupAttempts(sessions), ([first]) => first?.device ?? '');
  for (const slots of slotsByDevice.values()) {
    const [only] = slots;
    if (only !== undefined && slots.length === 1) yield foldAttempts(only);
    else yield worstOfShards(slots);
  }
}

/** The worst result of one test so far. */
interface Worst {
  result: FoldedTest;
}

/** Results of one name on one device: the nth of one shard stands against the nth of the others. */
interface SameName {
  readonly worst: Worst[];
  /** The last shard that reported the name, and how often. */
  slot: number;
  count: number;
}

const worstOfShards = (slots: readonly SessionResult[][]): FoldedTest[] => {
  const inOrder: Worst[] = [];
  const named = createNameTable((): SameName => ({ worst: [], slot: -1, count: 0 }));
  for (const [slot, attempts] of slots.entries()) {
    for (const result of foldAttempts(attempts)) {
      const name = named(result.test.className, result.test.name);
      if (name.slot !== slot) Object.assign(name, { slot, count: 0 });
      const worst = name.worst[name.count];
      name.count += 1;
      if (worst === undefined) {
        const first = { result };
        name.worst.push(first);
        inOrder.push(first);
      } else if (isWorse(result, worst.result)) worst.result = result;
    }
  }
  return inOrder.map(({ result }) => result);
};

const isWorse = (one: FoldedTest, other: FoldedTest): boolean =>
  badness[one.test.status] > badness[other.test.status] || (one.test.status === other.test.status && one.flaky && !other.flaky);
