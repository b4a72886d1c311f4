import type { DurationHistory } from '../../../../src/action/history/durations.ts';
import {
  devicesOf,
  emptyHistory,
  type History,
  type HistoryRun,
  mergeHistories,
  type Outcomes,
  type TestsByName,
} from '../../../../src/action/history/history.ts';
import type { PastStatus } from '../../../../src/core/model/history.ts';
import { testResult } from '../../../helpers/run-results.ts';

export const device = 'Google Pixel 7-13.0';
const dayMs = 86_400_000;

const statuses: Readonly<Record<string, PastStatus>> = { p: 'passed', k: 'flaky', f: 'failed' };

/** Run of a day of 2026 on `main`. Run n has the commit `c<n>`. */
export const historyRun = (day: number, parts: Partial<HistoryRun> = {}): HistoryRun => ({
  id: String(day),
  attempt: 1,
  commit: `c${day}`,
  branch: 'main',
  startedAtMs: Date.UTC(2026, 0, 1) + day * dayMs,
  finishedAtMs: Date.UTC(2026, 0, 1) + day * dayMs + 600_000,
  ...parts,
});

/** One run with outcomes by `class#name`, or by test and device: `p` passed, `k` flaky, `f` failed. */
export const oneRun = (
  run: HistoryRun,
  outcomes: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
  durationMs = 1_000,
): History => {
  const tests: TestsByName = new Map();
  for (const [test, given] of Object.entries(outcomes))
    for (const [each, letter] of Object.entries(typeof given === 'string' ? { [device]: given } : given))
      devicesOf(tests, testResult(test)).set(each, [{ status: statuses[letter] ?? 'failed', run, durationMs }]);
  return tests.size === 0 ? emptyHistory : { ...emptyHistory, runs: [run], tests };
};

export const merged = (...histories: readonly History[]): History => histories.reduce(mergeHistories, emptyHistory);

/** One run on `main` for each letter; `.` means that a test did not run. */
export const runsOnMain = (outcomes: Readonly<Record<string, string>>): History => {
  const days = Math.max(...Object.values(outcomes).map(({ length }) => length));
  const runs = Array.from({ length: days }, (_, day) => {
    const ofDay = Object.entries(outcomes).map(([test, letters]) => [test, letters[day] ?? '.'] as const);
    return oneRun(historyRun(day + 1), Object.fromEntries(ofDay.filter(([, letter]) => letter !== '.')));
  });
  return merged(...runs);
};

export const pastOf = ({ tests }: History, test: string, on = device): Outcomes => {
  const { className, name } = testResult(test);
  return tests.get(className)?.get(name)?.get(on) ?? [];
};

/** Durations by `class#method`. */
export const times = (durations: DurationHistory | undefined): Readonly<Record<string, readonly number[]>> | undefined =>
  durations &&
  Object.fromEntries(
    [...durations.classes].flatMap(([className, methods]) =>
      [...methods].map(([method, durationsMs]) => [`${className}#${method}`, durationsMs]),
    ),
  );
