import type { PastOutcome, PastRun, TestHistory } from '../../../model/history.ts';
import { testName } from '../../../model/results.ts';
import type { RunAnalysis } from '../../../model/run-analysis.ts';
import { badness } from '../../../model/status.ts';
import { dayOf, describePast } from '../../describe-history.ts';
import type { HistoryData, PastRunData, TestHistoryData } from '../history-data.ts';
import { maxNameLength, shownText } from '../shown-text.ts';
import type { Row } from './collect.ts';

/** Each takes about 500 bytes. */
const maxTests = 4_000;

/** @param rows those of the page, in its order */
export const encodeHistory = (
  { history, tests, devices, finishedAt }: Pick<RunAnalysis, 'history' | 'tests' | 'devices' | 'finishedAt'>,
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
  const runs = [...new Set(kept.flatMap(({ past }) => past.recent.map(({ run }) => run)))].toSorted(
    (a, b) => a.startedAtMs - b.startedAtMs,
  );
  const positions = new Map(runs.map((run, at) => [run, at]));
  const encodeTest = (row: number, past: TestHistory): TestHistoryData => ({
    row,
    device: shownText(devices[past.device] ?? '', maxNameLength),
    ...(past.label === undefined ? {} : { label: past.label }),
    words: describePast([past], finishedAt),
    runs: past.recent.map(({ run }) => positions.get(run) ?? 0),
    outcomes: past.recent.map(({ status }) => badness(status)).join(''),
    durationsMs: past.recent.map(({ durationMs = -1 }: PastOutcome) => durationMs),
  });
  const { trends } = history;
  return {
    history: {
      runs: runs.map((run) => shownRun(run, finishedAt)),
      tests: kept.map(({ row, past }) => encodeTest(row, past)),
      trends: {
        runs: trends.runs.map(({ run, ...counts }) => ({ ...counts, ...shownRun(run, finishedAt) })),
        flakiest: trends.flakiest.map(shownNamed),
        slowest: trends.slowest.map(shownNamed),
        devices: trends.devices.map(({ device, ...counts }) => shownNamed({ ...counts, name: device })),
      },
    },
  };
};

const urgency = ({ label }: TestHistory): number => (label === undefined ? 0 : 1);

const shownRun = ({ startedAtMs, commit, branch, url }: PastRun, now: Date): PastRunData => ({
  words: shownText(`${dayOf(startedAtMs, now)}, commit ${commit.slice(0, 7)} on ${branch}`, maxNameLength),
  ...(url === undefined ? {} : { url }),
});

const shownNamed = <Named extends { readonly name: string }>(each: Named): Named => ({
  ...each,
  name: shownText(each.name, maxNameLength),
});
