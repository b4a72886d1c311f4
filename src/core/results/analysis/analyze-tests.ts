import { deviceLabel } from '../../model/device-shard.ts';
import type { NamedTest, SessionResult } from '../../model/results.ts';
import type {
  AnalyzedTest,
  CountedShard,
  FailureGroup,
  LocatedTest,
  TestAnalysis,
  WorkBalance,
} from '../../model/run-analysis.ts';
import { badness, isBadOutcome, isTroubled, type Outcome, outcomes } from '../../model/status.ts';
import { outcomeOf } from '../attempts.ts';
import { createNameTable } from '../describe.ts';
import { createCauses } from '../triage/identify-cause.ts';
import { failuresBehind } from './root-cause.ts';

/** Groups results by test, device and failure. Memory grows with the number of tests, not with the number of results. */
export const analyzeTests = (unordered: readonly CountedShard[]): TestAnalysis => {
  const byDevice = Map.groupBy(unordered, ({ last }) => deviceLabel(last));
  const devices = [...byDevice.keys()];
  const shards = [...byDevice.values()].flat();
  const groups = createFailureGroups();
  const counted: TestCounters[] = [];
  /** `badness` of the worst outcome, by device and by the index of the test. Several tests may have the same name. */
  const worstOn = devices.map((): number[] => []);
  const countersOf = createNameTable((className, name): TestCounters => {
    const counters = { className, name, index: counted.length, slowestMs: 0, slowestOn: 0, sumMs: 0, timed: 0 };
    counted.push(counters);
    return counters;
  });

  for (const [device, ofDevice] of [...byDevice.values()].entries())
    for (const shard of ofDevice)
      for (const test of shard.tests) {
        const counters = countersOf(test.className, test.name);
        const outcome = outcomeOf(test, shard);
        const worst = worstOn[device] ?? [];
        worst[counters.index] = Math.max(worst[counters.index] ?? 0, badness(outcome));
        addDuration(counters, test.durationMs, device);
        if (isTroubled(outcome))
          groups.add(counters.index, device, { test, session: shard.sessionOf(test) }, outcome, shard.quarantined.has(test));
      }

  const outcomeOn = ({ index }: { readonly index: number }, device: number): Outcome =>
    outcomes[worstOn[device]?.[index] ?? 0] ?? 'no result';
  const tests = counted.map(
    ({ sumMs, timed, ...test }): AnalyzedTest => ({
      ...test,
      ...countDevices(devices.map((_name, device) => outcomeOn(test, device))),
      averageMs: timed === 0 ? 0 : sumMs / timed,
      failureGroups: groups.of(test.index),
    }),
  );
  return {
    devices,
    shards,
    tests,
    failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
    deviceMatrix: { outcome: outcomeOn },
    balance: balanceOf(shards),
  };
};

interface TestCounters extends NamedTest {
  readonly index: number;
  slowestMs: number;
  slowestOn: number;
  sumMs: number;
  timed: number;
}

const addDuration = (test: TestCounters, durationMs: number | undefined, device: number): void => {
  if (durationMs === undefined || !(durationMs >= 0)) return;
  test.sumMs += durationMs;
  test.timed += 1;
  if (durationMs <= test.slowestMs) return;
  test.slowestMs = durationMs;
  test.slowestOn = device;
};

const countDevices = (onDevices: readonly Outcome[]) => {
  const counts = { ranOn: 0, failedOn: 0, flakyOn: 0 };
  for (const outcome of onDevices) {
    if (outcome !== 'no result') counts.ranOn += 1;
    if (outcome === 'flaky') counts.flakyOn += 1;
    if (isBadOutcome(outcome)) counts.failedOn += 1;
  }
  return counts;
};

/** Sorts tests by the number of devices on which they failed, then by flaky results. */
const byReach = (a: AnalyzedTest, b: AnalyzedTest): number => b.failedOn - a.failedOn || b.flakyOn - a.flakyOn;

interface GrowingGroup extends FailureGroup {
  readonly devices: number[];
  readonly samples: LocatedTest[];
}

/** Limits the groups of a test that fails in a different way each time. */
const maxGroupsOfTest = 10;
const maxSamples = 6;

const createFailureGroups = () => {
  const groupsOfTests = new Map<number, Map<string, GrowingGroup>>();
  const causeOf = createCauses();
  return {
    /** Adds a failure of a test. Calls must be in ascending order of devices. */
    add: (test: number, device: number, located: LocatedTest, outcome: Outcome, isQuarantined: boolean): void => {
      const failures = failuresBehind(located.test, outcome);
      const groups = groupsOfTests.get(test) ?? new Map<string, GrowingGroup>();
      groupsOfTests.set(test, groups);
      const cause = causeOf(located.test, outcome);
      const key = `${isQuarantined} ${outcome === 'flaky'} ${cause.id}`;
      const group = groups.get(key);
      if (group === undefined) {
        if (groups.size < maxGroupsOfTest)
          groups.set(key, { cause, outcome, isQuarantined, failures, devices: [device], samples: [located] });
        return;
      }
      // Tests of the same name may already have added this device.
      if (group.devices.at(-1) === device) return;
      group.devices.push(device);
      if (group.samples.length < maxSamples) group.samples.push(located);
    },
    of: (test: number): readonly FailureGroup[] => {
      const groups = groupsOfTests.get(test);
      return groups === undefined ? none : [...groups.values()].toSorted((a, b) => b.devices.length - a.devices.length);
    },
  };
};

/** Empty list that all tests without failures share, to save memory. */
const none: readonly FailureGroup[] = [];

interface TimedSession {
  readonly session: SessionResult;
  readonly durationMs: number;
}

/** Compares the durations of first attempts, because retries do not show how the tests were split. */
const balanceOf = (shards: readonly CountedShard[]): WorkBalance | undefined => {
  const timed = shards.flatMap(({ attempts: [session] }) =>
    session?.durationMs !== undefined && session.durationMs > 0 ? [{ session, durationMs: session.durationMs }] : [],
  );
  const splits = [...Map.groupBy(timed, ({ session }) => deviceLabel(session)).values()]
    .filter((ofDevice) => ofDevice.length > 1)
    .map(balanceOfShards);
  // The device that loses the most time counts.
  const worst = splits.toSorted((a, b) => b.longestMs - b.evenMs - (a.longestMs - a.evenMs))[0];
  return worst ?? balanceOfDevices(timed);
};

const balanceOfShards = (shards: readonly TimedSession[]): Extract<WorkBalance, { kind: 'shards' }> => {
  const longest = longestOf(shards);
  const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
  return { kind: 'shards', longest: longest.session, longestMs: longest.durationMs, evenMs };
};

const balanceOfDevices = (devices: readonly TimedSession[]): WorkBalance | undefined => {
  const fastest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
  if (fastest === undefined || devices.length === 1) return undefined;
  const slowest = longestOf(devices);
  return {
    kind: 'devices',
    devices: devices.length,
    slowest: slowest.session,
    slowestMs: slowest.durationMs,
    fastest: fastest.session,
    fastestMs: fastest.durationMs,
  };
};

const longestOf = (sessions: readonly TimedSession[]): TimedSession =>
  sessions.reduce((a, b) => (b.durationMs > a.durationMs ? b : a));
