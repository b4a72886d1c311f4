import { deviceLabel } from '../../model/device-shard.ts';
import { isBadOutcome, isTroubled, type Outcome } from '../../model/outcome.ts';
import type { TestResult } from '../../model/results.ts';
import type { AnalyzedShard, AnalyzedTest, RunAnalysis } from '../../model/run-analysis.ts';
import { outcomeOf } from '../attempts.ts';
import { createNameTable } from '../name-table.ts';
import { createFailureGroups } from './failure-groups.ts';
import { createOutcomeGrid } from './outcome-grid.ts';
import { balanceOf } from './work-balance.ts';

/** What follows from the results alone. */
export type TestAnalysis = Pick<RunAnalysis, 'devices' | 'shards' | 'tests' | 'failedOrFlaky' | 'deviceMatrix' | 'balance'>;

/**
 * Looks at the results by test, by device, and by what went wrong, in one pass over all of them. What it keeps grows with the number of
 * different tests and of failures, not with the number of results.
 */
export const analyzeTests = (unordered: readonly AnalyzedShard[]): TestAnalysis => {
  const byDevice = Map.groupBy(unordered, ({ last }) => deviceLabel(last));
  const devices = [...byDevice.keys()];
  const shards = [...byDevice.values()].flat();
  const outcomes = createOutcomeGrid(devices.length);
  const groups = createFailureGroups();
  const counted = createTestCounters();

  const add = (test: TestResult, device: number, shard: AnalyzedShard): void => {
    const counters = counted.of(test.className, test.name);
    const outcome = outcomeOf(test, shard);
    outcomes.worsen(counters.index, device, outcome);
    addDuration(counters, test.durationMs, device);
    if (!isTroubled(outcome)) return;
    groups.add(counters.index, device, { test, session: shard.sessionOf(test) }, outcome, shard.quarantined.has(test));
  };

  for (const [device, ofDevice] of [...byDevice.values()].entries())
    for (const shard of ofDevice) for (const test of shard.tests) add(test, device, shard);

  const tests = counted.all().map(
    ({ sumMs, timed, ...test }): AnalyzedTest => ({
      ...test,
      ...countDevices(devices.length, (device) => outcomes.read(test.index, device)),
      averageMs: timed === 0 ? 0 : sumMs / timed,
      failureGroups: groups.of(test.index),
    }),
  );
  return {
    devices,
    shards,
    tests,
    failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
    deviceMatrix: { outcome: (test, device) => outcomes.read(test.index, device) },
    balance: balanceOf(shards),
  };
};

/** What is summed up of a test while its results come. */
interface TestCounters extends Pick<AnalyzedTest, 'className' | 'name' | 'index'> {
  slowestMs: number;
  slowestOn: number;
  sumMs: number;
  timed: number;
}

const createTestCounters = () => {
  const all: TestCounters[] = [];
  return {
    all: (): readonly TestCounters[] => all,
    of: createNameTable((className, name): TestCounters => {
      const counters = { className, name, index: all.length, slowestMs: 0, slowestOn: 0, sumMs: 0, timed: 0 };
      all.push(counters);
      return counters;
    }),
  };
};

const addDuration = (test: TestCounters, durationMs: number | undefined, device: number): void => {
  if (durationMs === undefined || !(durationMs >= 0)) return;
  test.sumMs += durationMs;
  test.timed += 1;
  if (durationMs <= test.slowestMs) return;
  test.slowestMs = durationMs;
  test.slowestOn = device;
};

const countDevices = (devices: number, outcomeOn: (device: number) => Outcome) => {
  const counts = { ranOn: 0, failedOn: 0, flakyOn: 0 };
  for (let device = 0; device < devices; device++) {
    const outcome = outcomeOn(device);
    if (outcome !== 'no result') counts.ranOn += 1;
    if (outcome === 'flaky') counts.flakyOn += 1;
    if (isBadOutcome(outcome)) counts.failedOn += 1;
  }
  return counts;
};

const byReach = (a: AnalyzedTest, b: AnalyzedTest): number =>
  b.failedOn - a.failedOn || b.flakyOn - a.flakyOn || compare(a.className, b.className) || compare(a.name, b.name);

/** By code unit, so that the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
