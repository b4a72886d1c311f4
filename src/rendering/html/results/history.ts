import type { PastRun, TestHistory } from '../../../model/history.ts';
import { type TestResult, testName } from '../../../model/results.ts';
import type { RunAnalysis } from '../../../model/run-analysis.ts';
import { dayOf, describePast } from '../../describe-history.ts';
import type { HistoryData, PastData, PastRunData } from '../history-data.ts';
import { maxNameLength, shownText } from '../shown-text.ts';

/** Maximum number of histories, one for each test and device. Each takes about 2 kB of JSON. */
const maxTests = 4_000;

interface Pasts {
  /** Earlier runs that the outcomes refer to, oldest first. */
  readonly runs: readonly PastRun[];
  /** Finds the earlier results of a test on a device. */
  of(test: TestResult, device: string): PastData | undefined;
}

/** Creates the lookup of earlier results. If there are too many, those of tests that failed in this run are kept first. */
export const createPasts = ({
  tests,
  devices,
  history,
  finishedAt,
}: Pick<RunAnalysis, 'tests' | 'devices' | 'history' | 'finishedAt'>): Pasts => {
  const pastKey = (test: Parameters<typeof testName>[0], device: string): string => `${testName(test)} on ${device}`;
  const known = history === undefined ? [] : tests;
  const kept = known
    .flatMap((test) => (test.history ?? []).map((past) => ({ past, key: pastKey(test, devices[past.device] ?? '') })))
    .toSorted((a, b) => urgency(b.past) - urgency(a.past))
    .slice(0, maxTests);
  const runs = [...new Set(kept.flatMap(({ past }) => past.recent.map(({ run }) => run)))].toSorted(
    (a, b) => a.startedAtMs - b.startedAtMs,
  );
  const positions = new Map(runs.map((run, at) => [run, at]));
  const pasts = new Map(
    kept.map(({ key, past }) => [
      key,
      {
        label: history?.earlierRuns === 0 ? undefined : past.label,
        text: describePast({ history, finishedAt }, [past]),
        recent: past.recent.map(({ status, run, durationMs }) => ({ run: positions.get(run) ?? 0, outcome: status, durationMs })),
      },
    ]),
  );
  return { runs, of: (test, device) => (pasts.size === 0 ? undefined : pasts.get(pastKey(test, device))) };
};

const urgency = ({ label }: TestHistory): number => (label === undefined ? 0 : 1);

/**
 * Builds the history section of the page.
 *
 * @param runs earlier runs that the results refer to
 */
export const historyData = (
  { history, finishedAt }: Pick<RunAnalysis, 'history' | 'finishedAt'>,
  runs: readonly PastRun[],
): HistoryData | undefined => {
  if (history === undefined) return undefined;
  const { trends } = history;
  return {
    runs: runs.map((run) => shownRun(run, finishedAt)),
    trends: {
      runs: trends.runs.map(({ run, ...counts }) => ({ ...counts, ...shownRun(run, finishedAt) })),
      flakiest: trends.flakiest.map(shownNamed),
      slowest: trends.slowest.map(shownNamed),
      devices: trends.devices.map(({ device, ...counts }) => shownNamed({ ...counts, name: device })),
    },
  };
};

const shownRun = ({ startedAtMs, commit, branch, url }: PastRun, now: Date): PastRunData => ({
  text: shownText(`${dayOf(startedAtMs, now)}, commit ${commit.slice(0, 7)} on ${branch}`, maxNameLength),
  url,
});

const shownNamed = <Named extends { readonly name: string }>(each: Named): Named => ({
  ...each,
  name: shownText(each.name, maxNameLength),
});
