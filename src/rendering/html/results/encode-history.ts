import type { PastOutcome, PastRun, PastStatus, TestHistory } from '../../../model/history.ts';
import { testName } from '../../../model/results.ts';
import type { RunAnalysis } from '../../../model/run-analysis.ts';
import type { HistoryData, TestHistoryData } from '../report-data.ts';
import { maxNameLength, shownText } from '../shown-text.ts';
import type { Row } from './collect.ts';

/** Each takes about 500 bytes. */
const maxTests = 4_000;

const letters: Readonly<Record<PastStatus, string>> = { passed: 'p', flaky: 'k', failed: 'f' };

/** @param rows those of the page, in its order */
export const encodeHistory = (
  { history, tests }: Pick<RunAnalysis, 'history' | 'tests'>,
  rows: readonly Row[],
): { history?: HistoryData } => {
  if (history === undefined) return {};
  const rowOf = new Map(rows.flatMap((row, at) => (row.nth === 0 ? [[testName(row), at] as const] : [])));
  const located = tests.flatMap((test) => {
    const row = rowOf.get(testName(test));
    return row === undefined ? [] : (test.history ?? []).map((past) => ({ row, past }));
  });
  // Failures of this run before those of earlier runs.
  const kept = located.toSorted((a, b) => urgency(b.past) - urgency(a.past)).slice(0, maxTests);
  const runs = [...new Set(kept.flatMap(({ past }) => runsOf(past)))].toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  const positions = new Map(runs.map((run, at) => [run, at]));
  const at = (run: PastRun): number => positions.get(run) ?? 0;
  return {
    history: {
      runs: runs.map(shownRun),
      tests: kept.map(({ row, past }) => encodeTest(row, past, at)),
      trends: {
        runs: history.trends.runs.map((each) => ({ ...each, run: shownRun(each.run) })),
        flakiest: history.trends.flakiest.map(shownNamed),
        slowest: history.trends.slowest.map(shownNamed),
        devices: history.trends.devices.map((each) => ({ ...each, device: shownText(each.device, maxNameLength) })),
      },
    },
  };
};

const urgency = ({ label }: TestHistory): number => (label === undefined ? 0 : 1);

const runsOf = ({ recent, since }: TestHistory): readonly PastRun[] => [
  ...recent.map(({ run }) => run),
  ...(since === undefined ? [] : [since]),
];

const encodeTest = (row: number, past: TestHistory, at: (run: PastRun) => number): TestHistoryData => {
  const { device, label, since, flakyRate, recent } = past;
  return {
    row,
    device,
    ...(label === undefined ? {} : { label }),
    ...(since === undefined ? {} : { since: at(since) }),
    ...(flakyRate === undefined ? {} : { flakyRate: flakyRate.rate }),
    runs: recent.map(({ run }) => at(run)),
    outcomes: recent.map(({ status }) => letters[status]).join(''),
    durationsMs: recent.map(({ durationMs = -1 }: PastOutcome) => durationMs),
  };
};

const shownRun = (run: PastRun): PastRun => ({
  ...run,
  commit: shownText(run.commit, maxNameLength),
  branch: shownText(run.branch, maxNameLength),
});

const shownNamed = <Named extends { readonly name: string }>(each: Named): Named => ({
  ...each,
  name: shownText(each.name, maxNameLength),
});
