import type { PastOutcome, PastRun, PastStatus, TestHistory } from '../../../src/core/model/history.ts';
import type { AnalyzedTest, RunAnalysis } from '../../../src/core/model/run-analysis.ts';
import { runStart } from '../../helpers/run-results.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const runs: readonly PastRun[] = Array.from({ length: 30 }, (_none, index) => {
  const startedAtMs = runStart.getTime() - (30 - index) * dayMs;
  const commit = `${(index + 1).toString(16).padStart(2, '0')}c0ffee`.repeat(5);
  const url = `https://github.com/octo/shop/actions/runs/${100 + index}`;
  return { id: String(100 + index), attempt: 1, commit, branch: 'main', startedAtMs, finishedAtMs: startedAtMs + 300_000, url };
});

const statuses: Readonly<Record<string, PastStatus>> = { p: 'passed', k: 'flaky', f: 'failed' };

const recentOf = (letters: string): PastOutcome[] =>
  runs.flatMap((run, index) => {
    const status = statuses[letters[index % letters.length] ?? ''];
    return status === undefined ? [] : [{ status, run, durationMs: 2_000 + index * 40 }];
  });

/** The sample run as if thirty runs came before it: a failure that is known, one that is new, and a flaky test. */
export const withHistory = (run: RunAnalysis): RunAnalysis => {
  const since = runs[24];
  const historyOf = ({ name, className, ranOn }: AnalyzedTest): readonly TestHistory[] | undefined => {
    const devices = Array.from({ length: ranOn }, (_none, device) => device);
    const test = `${className}#${name}`;
    if (test.endsWith('SearchTest#formatsPrices'))
      return devices.map((device) => ({ device, label: 'known', since, recent: recentOf(`${'p'.repeat(24)}ffffff`) }));
    if (test.endsWith('CheckoutTest#showsTotals')) return [{ device: 0, label: 'new', recent: recentOf('p') }];
    if (test.endsWith('CartTest#keepsStateOnRotation')) {
      const flakyRate = { rate: 0.12, failures: 4, outcomes: 34 };
      return [{ device: 3, label: 'flaky', flakyRate, recent: recentOf('pppkpppp') }];
    }
    return undefined;
  };
  const tests = run.tests.map((test) => ({ ...test, history: historyOf(test) }));
  const trend = { outcomes: 150, failed: 3, flaky: 12, durationMs: 1_900 };
  const trends = {
    runs: runs.map((each, index) => ({
      run: each,
      passed: 189 - (index > 23 ? 4 : 0),
      failed: index > 23 ? 4 : 0,
      flaky: index % 8 === 3 ? 1 : 0,
      durationMs: 200_000 + ((index * 37) % 11) * 9_000,
    })),
    flakiest: [{ name: 'com.shop.cart.CartTest#keepsStateOnRotation', ...trend }],
    slowest: [{ name: 'com.shop.login.LoginTest#survivesOffline', ...trend, durationMs: 42_000 }],
    devices: run.devices.map((device, index) => ({ device, outcomes: 1_200, failed: 24 - 4 * index, flaky: index })),
  };
  const labels = { new: 1, known: 4, flaky: 1 };
  return { ...run, tests, history: { earlierRuns: runs.length, labels, suggestions: { add: [], remove: [] }, trends } };
};
