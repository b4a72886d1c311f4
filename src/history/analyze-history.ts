import { deviceLabel } from '../model/device-shard.ts';
import type {
  DeviceTrend,
  LabelCounts,
  PastOutcome,
  PastRun,
  RunAttempt,
  RunTrend,
  TestHistory,
  TestTrend,
  Trends,
} from '../model/history.ts';
import { type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard, AnalyzedTest, TestsOfRun } from '../model/run-analysis.ts';
import { isBadOutcome, type Outcome } from '../model/status.ts';
import { isBad, isFlaky } from '../results/attempts.ts';
import { failedPairs, failureLabels } from '../results/totals.ts';
import { median } from './durations.ts';
import {
  countRuns,
  emptyHistory,
  type History,
  type HistoryRun,
  type HistoryTests,
  isFailure,
  isPass,
  keepRuns,
  mapOutcomes,
  mergeHistories,
  runKey,
  worseOutcome,
} from './history.ts';
import { longestDurationMs, longestName } from './history-document.ts';
import { type CurrentRun, flakyRateOf, flakyRunsOf, judgeFailure } from './judge-outcomes.ts';
import { type SuggestionContext, suggestEntries } from './quarantine.ts';

/**
 * Compares a run with earlier runs. Adds a label to each failure, and the last outcomes to tests with failures. Also returns
 * suggestions for the quarantine and trends.
 *
 * @param stored the history. May contain outcomes that other jobs of this run stored; labels ignore these outcomes
 */
export const analyzeHistory = (analysis: TestsOfRun, stored: History, run: CurrentRun, context: SuggestionContext) => {
  const earlier = keepRuns(stored, (each) => runKey(each) !== runKey(run));
  const deviceOf = new Map(analysis.shards.map(({ last }) => [deviceLabel(last), last.device]));
  const devices = analysis.devices.map((label) => deviceOf.get(label) ?? label);
  const { baseBranches: _none, ...own } = run;
  const all = mergeHistories(stored, outcomesOfRun(analysis, own));
  const outages = findOutages(all.tests);
  const tests = analysis.tests.map((test) => {
    const history = historyOfTest(test, { ...analysis, devices, outages }, earlier, run);
    return history.length === 0 ? test : { ...test, history };
  });
  return {
    tests,
    failedOrFlaky: analysis.failedOrFlaky.map((test) => tests[test.index] ?? test),
    history: {
      earlierRuns: countRuns(earlier.runs.filter(({ id }) => id !== run.id)),
      labels: countLabels({ ...analysis, tests }),
      suggestions: suggestEntries(withoutOutages(all, outages), context),
      trends: trendsOf(all, outages),
    },
  };
};

const historyOfTest = (
  test: AnalyzedTest,
  { devices, deviceMatrix, failOnFlaky, outages }: TestsOfRun & { readonly outages: Outages },
  { tests }: History,
  run: CurrentRun,
): readonly TestHistory[] => {
  const byDevice = tests.get(test.className)?.get(test.name);
  return devices.flatMap((name, device): TestHistory[] => {
    const recent = byDevice?.get(name) ?? [];
    const outcome = deviceMatrix.outcome(test, device);
    const failed = isFailed(outcome);
    const countsAsFailed = outcome === 'flaky' && failOnFlaky;
    const isTroubled = failed || outcome === 'flaky' || recent.some(({ status }) => status !== 'passed');
    if (outcome === 'no result' || !isTroubled) return [];
    const steady = outages.without(recent, name);
    const facts = { steady, isOutage: outages.has(run, name) };
    const judgment = failed ? judgeFailure(recent, run, facts) : countsAsFailed ? ({ label: 'flaky' } as const) : {};
    return [{ device, ...judgment, flakyRate: flakyRateOf(steady, run), recent }];
  });
};

const isFailed = (outcome: Outcome): boolean => isBadOutcome(outcome) || outcome === 'quarantined';

const countLabels = (analysis: TestsOfRun): LabelCounts => {
  const labeled = failureLabels(analysis);
  const counts = { new: 0, known: 0, flaky: 0 };
  let knownSinceMs = Number.POSITIVE_INFINITY;
  for (const { test, label: device } of failedPairs(analysis.shards, analysis.failOnFlaky)) {
    const { label = 'new', since } = labeled(test, device) ?? {};
    counts[label] += 1;
    if (since !== undefined) knownSinceMs = Math.min(knownSinceMs, since.startedAtMs);
  }
  return Number.isFinite(knownSinceMs) ? { ...counts, knownSinceMs } : counts;
};

/** Creates the history of a single run: the worst result of each test that ran, on each device. */
export const outcomesOfRun = ({ shards, sessions }: Pick<TestsOfRun, 'shards' | 'sessions'>, given: HistoryRun): History => {
  const run = { ...given, overheadMs: median(sessions.flatMap(overheadOfSession)) };
  const tests = new Map<string, Map<string, Map<string, readonly [PastOutcome]>>>();
  for (const shard of shards) {
    const { device } = shard.last;
    for (const [className, names] of Map.groupBy(shard.tests, (test) => test.className)) {
      const byName = tests.get(className) ?? new Map<string, Map<string, readonly [PastOutcome]>>();
      for (const [name, same] of Map.groupBy(names, (test) => test.name)) {
        const outcome = pastOutcome(same, hasEnded(shard), run);
        const isLong = [device, className, name].some(({ length }) => length > longestName);
        if (outcome === undefined || name === '' || isLong) continue;
        const byDevice = byName.get(name) ?? new Map<string, readonly [PastOutcome]>();
        const [known = outcome] = byDevice.get(device) ?? [];
        byName.set(name, byDevice.set(device, [worseOutcome(known, outcome)]));
      }
      if (byName.size > 0) tests.set(className, byName);
    }
  }
  return tests.size === 0 ? emptyHistory : { ...emptyHistory, runs: [run], tests };
};

/**
 * Whether the durations of a shard's tests are reliable. They are reliable only if the shard passed or failed, not after a crash
 * or a timeout.
 */
const hasEnded = ({ judgment: { kind } }: AnalyzedShard): boolean => kind === 'passed' || kind === 'failed';

/** Outcome of a parameterized test, whose sets of values share one name: the worst status, and the sum of the durations. */
const pastOutcome = (tests: readonly TestResult[], isMeasured: boolean, run: HistoryRun): PastOutcome | undefined => {
  const ran = tests.filter(({ status }) => status !== 'skipped' && status !== 'pending');
  if (ran.length === 0) return undefined;
  const status = ran.some((test) => isBad(test.status)) ? 'failed' : ran.some(isFlaky) ? 'flaky' : 'passed';
  const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : 0;
  return durationMs > 0 ? { status, run, durationMs: roundedMs(durationMs) } : { status, run };
};

/** Rounds to two significant digits, which halves the size of stored documents. */
const roundedMs = (durationMs: number): number =>
  Math.max(1, Math.min(longestDurationMs, Math.round(Number(durationMs.toPrecision(2)))));

/**
 * Time of a session that its tests do not explain, in milliseconds. Empty for a retry, because the app may already be installed
 * at that time.
 */
const overheadOfSession = ({ attempt, durationMs, tests }: SessionResult): number[] => {
  if (attempt > 0 || durationMs === undefined) return [];
  const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
  return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
};

/** Minimum number of failed tests in an outage. Fewer tests that fail together may be flaky. */
const leastFailures = 5;
const leastShare = 0.8;

/** Runs in which nearly all tests failed. Their outcomes say nothing about single tests. */
interface Outages {
  has(run: RunAttempt, device: string): boolean;
  /** Removes the outcomes that a test got on a device during an outage. */
  without(outcomes: readonly PastOutcome[], device: string): readonly PastOutcome[];
}

interface OutcomeCounts {
  outcomes: number;
  failed: number;
}

const addOutcome = (counts: OutcomeCounts, outcome: PastOutcome): void => {
  counts.outcomes += 1;
  if (isFailure(outcome)) counts.failed += 1;
};

const isOutage = ({ outcomes, failed }: OutcomeCounts): boolean => failed >= leastFailures && failed > leastShare * outcomes;

/**
 * Finds runs in which more than 80 % of the tests failed, in total or on one device. The cause is then the service, the network
 * or the whole app, so these failures do not make a test flaky.
 */
export const findOutages = (tests: HistoryTests): Outages => {
  const byRun = new Map<PastRun, Map<string, OutcomeCounts>>();
  for (const byName of tests.values())
    for (const byDevice of byName.values())
      for (const [device, outcomes] of byDevice)
        for (const outcome of outcomes) {
          const devices = byRun.get(outcome.run) ?? new Map<string, OutcomeCounts>();
          byRun.set(outcome.run, devices);
          const counts = devices.get(device) ?? { outcomes: 0, failed: 0 };
          devices.set(device, counts);
          addOutcome(counts, outcome);
        }
  const all = new Set<string>();
  const onDevice = new Map<string, Set<string>>();
  for (const [run, devices] of byRun) {
    const key = runKey(run);
    const counts = [...devices.values()];
    const total = counts.reduce((sum, { outcomes, failed }) => ({
      outcomes: sum.outcomes + outcomes,
      failed: sum.failed + failed,
    }));
    if (isOutage(total)) all.add(key);
    const hit = [...devices].flatMap(([device, each]) => (isOutage(each) ? [device] : []));
    if (hit.length > 0) onDevice.set(key, new Set(hit));
  }
  const has: Outages['has'] = (run, device) => {
    if (all.size === 0 && onDevice.size === 0) return false;
    const key = runKey(run);
    return all.has(key) || onDevice.get(key)?.has(device) === true;
  };
  return {
    has,
    without: (outcomes, device) =>
      outcomes.some(({ run }) => has(run, device)) ? outcomes.filter(({ run }) => !has(run, device)) : outcomes,
  };
};

export const withoutOutages = (history: History, outages: Outages): History => ({
  ...history,
  tests: mapOutcomes(history.tests, outages.without),
});

const shownRuns = 50;
const shownTests = 10;
const shownDevices = 50;

/** Counts of one test, device or run. */
interface TrendCounts extends OutcomeCounts {
  flaky: number;
}

/**
 * Calculates trends over the last 50 runs: pass rate and duration of each run, flakiest and slowest tests, and failure rates of
 * the devices. If a run has several attempts, the newest outcome of each test counts. Outcomes of an outage count only for their
 * run, not for tests and devices.
 *
 * @param history the history, including the outcomes of this run
 */
export const trendsOf = ({ runs, tests }: History, outages: Outages = findOutages(tests)): Trends => {
  const shown = [...Map.groupBy(runs, ({ id }) => id)].slice(-shownRuns);
  const byRun = new Map(shown.map(([id]) => [id, noCounts()]));
  const byDevice = new Map<string, TrendCounts>();
  const byTest: TestTrend[] = [];
  for (const [className, byName] of tests) {
    for (const [name, devices] of byName) {
      const ofTest = noCounts();
      const durationsMs: number[] = [];
      for (const [device, outcomes] of devices) {
        const ofDevice = byDevice.get(device) ?? noCounts();
        byDevice.set(device, ofDevice);
        durationsMs.push(...countOutcomes(outcomes, byRun, [ofDevice, ofTest], (run) => outages.has(run, device)));
      }
      const durationMs = median(durationsMs);
      byTest.push({ name: testName({ className, name }), ...ofTest, durationMs });
    }
  }
  return {
    runs: shown.map(([id, attempts]) => runTrend(attempts, byRun.get(id))),
    flakiest: byTest
      .filter(({ flaky }) => flaky > 0)
      .toSorted((a, b) => b.flaky - a.flaky || b.failed - a.failed)
      .slice(0, shownTests),
    slowest: byTest
      .filter(({ durationMs }) => durationMs !== undefined)
      .toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0))
      .slice(0, shownTests),
    devices: [...byDevice]
      .map(([device, counts]): DeviceTrend => ({ device, ...counts }))
      .filter(({ outcomes }) => outcomes > 0)
      .toSorted((a, b) => b.failed / b.outcomes - a.failed / a.outcomes)
      .slice(0, shownDevices),
  };
};

const noCounts = (): TrendCounts => ({ outcomes: 0, failed: 0, flaky: 0 });

/** Adds the newest outcome of each run to the counts. @returns durations of the passed outcomes in milliseconds */
const countOutcomes = (
  outcomes: readonly PastOutcome[],
  byRun: ReadonlyMap<string, TrendCounts>,
  others: readonly TrendCounts[],
  wasOutage: (run: PastRun) => boolean,
): readonly number[] => {
  const isTroubled = outcomes.some(({ status }) => status !== 'passed');
  const flakyIds = isTroubled ? flakyRunsOf(outcomes.filter(({ run }) => !wasOutage(run))) : none;
  const durationsMs: number[] = [];
  for (const [nth, outcome] of outcomes.entries()) {
    const { id } = outcome.run;
    const ofRun = byRun.get(id);
    if (ofRun === undefined || outcomes[nth + 1]?.run.id === id) continue;
    const isFlakyRun = outcome.status === 'flaky' || flakyIds.has(id);
    for (const counts of wasOutage(outcome.run) ? [ofRun] : [ofRun, ...others]) {
      addOutcome(counts, outcome);
      if (isFlakyRun) counts.flaky += 1;
    }
    if (isPass(outcome) && outcome.durationMs !== undefined) durationsMs.push(outcome.durationMs);
  }
  return durationsMs;
};

const none: ReadonlySet<string> = new Set();

const runTrend = (attempts: readonly PastRun[], counts: TrendCounts | undefined): RunTrend => {
  const { outcomes = 0, failed = 0, flaky = 0 } = counts ?? {};
  const newest = attempts.at(-1);
  if (newest === undefined) throw new Error('unreachable: a run has at least one attempt');
  return { run: newest, passed: outcomes - failed, failed, flaky, durationMs: newest.finishedAtMs - newest.startedAtMs };
};
