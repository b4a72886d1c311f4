import { deviceLabel } from '../model/device-shard.ts';
import type { LabelCounts, PastOutcome, RunHistory, TestHistory } from '../model/history.ts';
import type { AnalyzedTest, RunAnalysis } from '../model/run-analysis.ts';
import { isBadOutcome, type Outcome } from '../model/status.ts';
import { failedPairs, failureLabels } from '../results/totals.ts';
import { type History, keepRuns, mergeHistories, runKey } from './history.ts';
import { type CurrentRun, flakyRateOf, judgeFailure } from './judge-outcomes.ts';
import { durationOf, isFailure, isFlakyCode, statusOf } from './outcomes.ts';
import { outcomesOfRun } from './run-outcomes.ts';
import { type SuggestionContext, suggestEntries } from './suggestions.ts';
import { trendsOf } from './trends.ts';

type JudgedAnalysis = Pick<
  RunAnalysis,
  'tests' | 'failedOrFlaky' | 'shards' | 'sessions' | 'devices' | 'deviceMatrix' | 'failOnFlaky'
>;

/**
 * What earlier runs tell of a run: a label for each failure, the last outcomes of tests with failures, suggestions and trends.
 *
 * @param stored what other jobs of the run have stored already is left out where it is judged
 */
export const analyzeHistory = (
  analysis: JudgedAnalysis,
  stored: History,
  run: CurrentRun,
  context: SuggestionContext,
): Pick<RunAnalysis, 'tests' | 'failedOrFlaky'> & { readonly history: RunHistory } => {
  const earlier = keepRuns(stored, (each) => runKey(each) !== runKey(run));
  const deviceOf = new Map(analysis.shards.map(({ last }) => [deviceLabel(last), last.device]));
  const devices = analysis.devices.map((label) => deviceOf.get(label) ?? label);
  const tests = analysis.tests.map((test) => {
    const history = historyOfTest(test, { ...analysis, devices }, earlier, run);
    return history.length === 0 ? test : { ...test, history };
  });
  const { baseBranches: _none, ...own } = run;
  const all = mergeHistories(stored, outcomesOfRun(analysis, own));
  return {
    tests,
    failedOrFlaky: analysis.failedOrFlaky.map((test) => tests[test.index] ?? test),
    history: {
      earlierRuns: new Set(earlier.runs.filter(({ id }) => id !== run.id).map(({ id }) => id)).size,
      labels: countLabels({ ...analysis, tests }),
      suggestions: suggestEntries(all, context),
      trends: trendsOf(all),
    },
  };
};

const historyOfTest = (
  test: AnalyzedTest,
  { devices, deviceMatrix, failOnFlaky }: Pick<JudgedAnalysis, 'devices' | 'deviceMatrix' | 'failOnFlaky'>,
  { runs, tests }: History,
  run: CurrentRun,
): readonly TestHistory[] => {
  const byDevice = tests.get(test.className)?.get(test.name);
  return devices.flatMap((name, device): TestHistory[] => {
    const codes = byDevice?.get(name) ?? nothing;
    const outcome = deviceMatrix.outcome(test, device);
    const failed = isFailed(outcome);
    const countsAsFailed = outcome === 'flaky' && failOnFlaky;
    if (outcome === 'no result' || !(failed || outcome === 'flaky' || codes.some(isTroubled))) return [];
    const row = { runs, codes };
    const judgment = failed ? judgeFailure(row, run) : countsAsFailed ? ({ label: 'flaky' } as const) : {};
    const flakyRate = flakyRateOf(row, run);
    const recent = runs.flatMap((each, at): PastOutcome[] => {
      const code = codes[at] ?? 0;
      if (code === 0) return [];
      const durationMs = durationOf(code);
      return [{ status: statusOf(code), run: each, durationMs }];
    });
    return [{ device, ...judgment, flakyRate, recent }];
  });
};

const nothing = new Uint16Array();

const isFailed = (outcome: Outcome): boolean => isBadOutcome(outcome) || outcome === 'quarantined';

const isTroubled = (code: number): boolean => isFailure(code) || isFlakyCode(code);

const countLabels = (analysis: JudgedAnalysis): LabelCounts => {
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
