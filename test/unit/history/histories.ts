import { emptyHistory, type History, type HistoryRun, mergeHistories } from '../../../src/history/history.ts';
import type { PastStatus } from '../../../src/model/history.ts';

export const device = 'Google Pixel 7-13.0';
const dayMs = 86_400_000;

const statuses: Readonly<Record<string, PastStatus>> = { p: 'passed', k: 'flaky', f: 'failed' };

/** A run on `main`, one for each day of 2026; run n has the commit `c<n>`. */
export const historyRun = (day: number, parts: Partial<HistoryRun> = {}): HistoryRun => ({
  id: String(day),
  attempt: 1,
  commit: `c${day}`,
  branch: 'main',
  startedAtMs: Date.UTC(2026, 0, 1) + day * dayMs,
  finishedAtMs: Date.UTC(2026, 0, 1) + day * dayMs + 600_000,
  ...parts,
});

type Outcomes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One run with outcomes by `class#name`, or by that and device: `p` passed, `k` flaky, `f` failed. */
export const oneRun = (run: HistoryRun, outcomes: Outcomes, durationMs = 1_000): History => {
  let history = emptyHistory;
  for (const [test, given] of Object.entries(outcomes)) {
    const hash = test.indexOf('#');
    const [className, name] = [test.slice(0, hash), test.slice(hash + 1)];
    const byDevice = typeof given === 'string' ? { [device]: given } : given;
    const outcomes = Object.entries(byDevice).map(
      ([each, letter]) => [each, [{ status: statuses[letter] ?? 'failed', run, durationMs }]] as const,
    );
    const tests = new Map([[className, new Map([[name, new Map(outcomes)]])]]);
    history = mergeHistories(history, { ...emptyHistory, runs: [run], tests });
  }
  return history;
};

/** Runs on `main`, day after day; `.` where a test did not run. */
export const runsOnMain = (outcomes: Readonly<Record<string, string>>): History => {
  const days = Math.max(...Object.values(outcomes).map(({ length }) => length));
  return Array.from({ length: days }, (_, day) => {
    const ofDay = Object.entries(outcomes).flatMap(([test, letters]) => {
      const letter = letters[day] ?? '.';
      return letter === '.' ? [] : [[test, letter] as const];
    });
    return oneRun(historyRun(day + 1), Object.fromEntries(ofDay));
  }).reduce(mergeHistories, emptyHistory);
};
