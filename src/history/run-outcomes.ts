import type { SessionResult, TestResult } from '../model/results.ts';
import type { AnalyzedShard, RunAnalysis } from '../model/run-analysis.ts';
import { isBad, isFlaky } from '../results/attempts.ts';
import { longestName, median } from './durations.ts';
import type { History, HistoryRun } from './history.ts';
import { codeOf, type OutcomeCode } from './outcomes.ts';

/** What a run adds to the history: each test that ran, with its worst result on each device. */
export const outcomesOfRun = ({ shards, sessions }: Pick<RunAnalysis, 'shards' | 'sessions'>, run: HistoryRun): History => {
  const tests = new Map<string, Map<string, Map<string, Uint16Array>>>();
  for (const shard of shards) {
    const { device } = shard.last;
    for (const [className, names] of Map.groupBy(shard.tests, (test) => test.className)) {
      const byName = tests.get(className) ?? new Map<string, Map<string, Uint16Array>>();
      for (const [name, same] of Map.groupBy(names, (test) => test.name)) {
        const code = codeOfTests(same, hasEnded(shard));
        if (code === 0 || name === '' || name.length > longestName || className.length > longestName) continue;
        const byDevice = byName.get(name) ?? new Map<string, Uint16Array>();
        byDevice.set(device, Uint16Array.of(Math.max(code, byDevice.get(device)?.[0] ?? 0)));
        byName.set(name, byDevice);
      }
      if (byName.size > 0) tests.set(className, byName);
    }
  }
  if (tests.size === 0) return { runs: [], tests, sources: new Set() };
  const overheadMs = median(sessions.flatMap(overheadOfSession));
  return { runs: [{ ...run, overheadMs }], tests, sources: new Set() };
};

/** A session that died says nothing about how long its tests take. */
const hasEnded = ({ judgment: { kind } }: AnalyzedShard): boolean => kind === 'passed' || kind === 'failed';

/** Of tests of one name, which differ in their values, the worst counts, and all their durations. */
const codeOfTests = (tests: readonly TestResult[], isMeasured: boolean): OutcomeCode => {
  const ran = tests.filter(({ status }) => status !== 'skipped' && status !== 'pending');
  if (ran.length === 0) return 0;
  const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : undefined;
  if (ran.some(({ status }) => isBad(status))) return codeOf('failed', durationMs);
  return codeOf(ran.some(isFlaky) ? 'flaky' : 'passed', durationMs);
};

/** Of a first attempt only: one that runs a few tests again may find the app installed already. */
const overheadOfSession = ({ attempt, durationMs, tests }: SessionResult): number[] => {
  if (attempt > 0 || durationMs === undefined) return [];
  const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
  return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
};
