import { deviceLabel } from '../model/device-shard.ts';
import type { LabelCounts, PastOutcome, TestHistory } from '../model/history.ts';
import type { SessionResult, TestResult } from '../model/results.ts';
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
  keepRuns,
  mergeHistories,
  runKey,
  worseOutcome,
} from './history.ts';
import { longestDurationMs, longestName } from './history-document.ts';
import { type CurrentRun, flakyRateOf, judgeFailure } from './judge-outcomes.ts';
import { findOutages, type Outages, withoutOutages } from './outages.ts';
import { type SuggestionContext, suggestEntries } from './suggestions.ts';
import { trendsOf } from './trends.ts';

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
        const outcome = outcomeOf(same, hasEnded(shard), run);
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
const outcomeOf = (tests: readonly TestResult[], isMeasured: boolean, run: HistoryRun): PastOutcome | undefined => {
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
