import { deviceLabel } from '../../core/model/device-shard.ts';
import type { LabelCounts, PastOutcome, PastRun, RunAttempt, TestHistory, Trends } from '../../core/model/history.ts';
import { type SessionResult, type TestResult, testName } from '../../core/model/results.ts';
import type { AnalyzedTest, TestsOfRun } from '../../core/model/run-analysis.ts';
import { isBadOutcome } from '../../core/model/status.ts';
import { isBad, isFlaky } from '../../core/results/attempts.ts';
import { failedPairs, failureLabels } from '../../core/results/totals.ts';
import { median } from './durations.ts';
import {
  countRuns,
  devicesOf,
  emptyHistory,
  type History,
  type HistoryRun,
  type HistoryTests,
  innerMap,
  isFailure,
  isPass,
  keepRuns,
  mapOutcomes,
  mergeHistories,
  type Outcomes,
  rowsIn,
  runKey,
  type TestsByName,
  testsIn,
  worseOutcome,
} from './history.ts';
import { longestDurationMs, longestName } from './history-document.ts';
import { type CurrentRun, flakyRateOf, flakyRunsOf, judgeFailure } from './judge-outcomes.ts';
import { type SuggestionContext, suggestEntries } from './quarantine.ts';

/**
 * Compares a run with earlier runs: labels failures, suggests quarantine entries and calculates trends. Labels ignore outcomes
 * that other jobs of this run stored.
 */
export const analyzeHistory = (analysis: TestsOfRun, stored: History, run: CurrentRun, context: SuggestionContext) => {
  const earlier = keepRuns(stored, (each) => runKey(each) !== runKey(run));
  const deviceOf = new Map(analysis.shards.map(({ last }) => [deviceLabel(last), last.device]));
  const devices = analysis.devices.map((label) => deviceOf.get(label) ?? label);
  const all = mergeHistories(stored, outcomesOfRun(analysis, run));
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
      suggestions: suggestEntries(mapOutcomes(all.tests, outages.without), context),
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
    const failed = isBadOutcome(outcome) || outcome === 'quarantined';
    const countsAsFailed = outcome === 'flaky' && failOnFlaky;
    const isTroubled = failed || outcome === 'flaky' || recent.some(({ status }) => status !== 'passed');
    if (outcome === 'no result' || !isTroubled) return [];
    const steady = outages.without(recent, name);
    const flakyRate = flakyRateOf(steady, run);
    if (!failed) return [{ device, label: countsAsFailed ? 'flaky' : undefined, flakyRate, recent }];
    return [{ device, ...judgeFailure(recent, run, { steady, isOutage: outages.has(run, name) }), flakyRate, recent }];
  });
};

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
export const outcomesOfRun = (
  { shards, sessions }: Pick<TestsOfRun, 'shards' | 'sessions'>,
  { baseBranches: _none, ...given }: HistoryRun & Partial<CurrentRun>,
): History => {
  const run = { ...given, overheadMs: median(sessions.flatMap(overheadOfSession)) };
  const tests: TestsByName = new Map();
  for (const shard of shards) {
    const { device } = shard.last;
    // After a crash or a timeout, the durations of tests are unreliable.
    const isMeasured = shard.judgment.kind === 'passed' || shard.judgment.kind === 'failed';
    for (const [className, ofClass] of Map.groupBy(shard.tests, (test) => test.className))
      for (const [name, same] of Map.groupBy(ofClass, (test) => test.name)) {
        const outcome = pastOutcome(same, isMeasured, run);
        const isLong = [device, className, name].some(({ length }) => length > longestName);
        if (outcome === undefined || name === '' || isLong) continue;
        const byDevice = devicesOf(tests, { className, name });
        const [known = outcome] = byDevice.get(device) ?? [];
        byDevice.set(device, [worseOutcome(known, outcome)]);
      }
  }
  return tests.size === 0 ? emptyHistory : { ...emptyHistory, runs: [run], tests };
};

/** Joins results with the same name: the worst status and the sum of the durations. Undefined if no test ran. */
const pastOutcome = (tests: readonly TestResult[], isMeasured: boolean, run: HistoryRun): PastOutcome | undefined => {
  const ran = tests.filter(({ status }) => status !== 'skipped' && status !== 'pending');
  if (ran.length === 0) return undefined;
  const status = ran.some((test) => isBad(test.status)) ? 'failed' : ran.some(isFlaky) ? 'flaky' : 'passed';
  const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : 0;
  if (durationMs <= 0) return { status, run };
  // Two significant digits are enough, and halve the size of stored documents.
  const roundedMs = Math.round(Number(durationMs.toPrecision(2)));
  return { status, run, durationMs: Math.max(1, Math.min(longestDurationMs, roundedMs)) };
};

/** Duration of a session without its tests. A retry has no value because the app may already be installed. */
const overheadOfSession = ({ attempt, durationMs, tests }: SessionResult): number[] => {
  if (attempt > 0 || durationMs === undefined) return [];
  const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
  return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
};

/** Minimum number of failures in an outage. Fewer tests that fail together may be flaky. */
const leastFailures = 5;
const leastShare = 0.8;

interface Counts {
  outcomes: number;
  failed: number;
  flaky: number;
}

const noCounts = (): Counts => ({ outcomes: 0, failed: 0, flaky: 0 });

const addOutcome = (counts: Counts, outcome: PastOutcome): void => {
  counts.outcomes += 1;
  if (isFailure(outcome)) counts.failed += 1;
};

const isOutage = ({ outcomes, failed }: Counts): boolean => failed >= leastFailures && failed > leastShare * outcomes;

type Outages = ReturnType<typeof findOutages>;

/**
 * Finds outages: runs in which more than 80 % of the tests failed, in total or on one device. Such failures do not make a test
 * flaky.
 */
export const findOutages = (tests: HistoryTests) => {
  const byRun = new Map<PastRun, Map<string, Counts>>();
  for (const { device, outcomes } of rowsIn(tests))
    for (const outcome of outcomes) {
      const devices = innerMap(byRun, outcome.run);
      const counts = devices.get(device) ?? noCounts();
      devices.set(device, counts);
      addOutcome(counts, outcome);
    }
  const onDevice = (run: RunAttempt, device: string): string => `${runKey(run)} ${device}`;
  /** Keys of runs with an outage, and of runs on one device with an outage. */
  const hit = new Set<string>();
  for (const [run, devices] of byRun) {
    const total = noCounts();
    for (const [device, counts] of devices) {
      total.outcomes += counts.outcomes;
      total.failed += counts.failed;
      if (isOutage(counts)) hit.add(onDevice(run, device));
    }
    if (isOutage(total)) hit.add(runKey(run));
  }
  const has = (run: RunAttempt, device: string): boolean =>
    hit.size > 0 && (hit.has(runKey(run)) || hit.has(onDevice(run, device)));
  return {
    has,
    without: (outcomes: Outcomes, device: string): Outcomes =>
      outcomes.some(({ run }) => has(run, device)) ? outcomes.filter(({ run }) => !has(run, device)) : outcomes,
  };
};

const shownRuns = 50;
const shownTests = 10;
const shownDevices = 50;

/** Calculates trends over the last 50 runs. Outcomes of an outage count only for the run, not for tests or devices. */
export const trendsOf = ({ runs, tests }: History, outages: Outages = findOutages(tests)): Trends => {
  // The map keeps only the newest attempt of each run.
  const shown = [...new Map(runs.map((run) => [run.id, run])).values()].slice(-shownRuns);
  const byRun = new Map(shown.map((run) => [run.id, { run, ...noCounts() }]));
  const byDevice = new Map<string, Counts>();
  const byTest = testsIn(tests)
    .map((test) => {
      const ofTest = noCounts();
      const durationsMs = [...test.byDevice].flatMap(([device, outcomes]) => {
        const ofDevice = byDevice.get(device) ?? noCounts();
        byDevice.set(device, ofDevice);
        return countOutcomes(outcomes, byRun, [ofDevice, ofTest], (run) => outages.has(run, device));
      });
      return { name: testName(test), ...ofTest, durationMs: median(durationsMs) };
    })
    .toArray();
  return {
    runs: [...byRun.values()].map(({ run, outcomes, failed, flaky }) => ({
      run,
      passed: outcomes - failed,
      failed,
      flaky,
      durationMs: run.finishedAtMs - run.startedAtMs,
    })),
    flakiest: byTest
      .filter(({ flaky }) => flaky > 0)
      .toSorted((a, b) => b.flaky - a.flaky || b.failed - a.failed)
      .slice(0, shownTests),
    slowest: byTest
      .filter(({ durationMs }) => durationMs !== undefined)
      .toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0))
      .slice(0, shownTests),
    devices: [...byDevice]
      .map(([device, counts]) => ({ device, ...counts }))
      .filter(({ outcomes }) => outcomes > 0)
      .toSorted((a, b) => b.failed / b.outcomes - a.failed / a.outcomes)
      .slice(0, shownDevices),
  };
};

/** Adds the newest outcome of each run to the counts. Returns the durations of passed outcomes. */
const countOutcomes = (
  outcomes: Outcomes,
  byRun: ReadonlyMap<string, Counts>,
  others: readonly Counts[],
  wasOutage: (run: PastRun) => boolean,
): readonly number[] => {
  const isTroubled = outcomes.some(({ status }) => status !== 'passed');
  const flakyIds = isTroubled ? flakyRunsOf(outcomes.filter(({ run }) => !wasOutage(run))) : new Set<string>();
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
