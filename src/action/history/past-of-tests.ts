import type { PastOutcome } from '../../core/model/history.ts';
import type { SeenRun } from '../../core/results/issues/issue-mark.ts';
import type { PastOfTests } from '../../core/results/issues/plan-issues.ts';
import { type History, type HistoryRun, keepRuns, rowsIn } from './history.ts';

/**
 * Answers what the history says about the tests of an issue.
 *
 * @param history outcomes of earlier runs and of this one
 * @param counts whether a run has the scope of the issue
 */
export const pastOfTests = (history: History, counts: (run: HistoryRun) => boolean): PastOfTests => {
  const { tests } = keepRuns(history, counts);
  return {
    greenRuns: ({ className, name }, last) => {
      const outcomes = [...(tests.get(className)?.get(name)?.values() ?? [])].flat();
      const runs = runsAfter(outcomes, last);
      const red = runs.findIndex((own) => own.some(({ status }) => status !== 'passed'));
      return red === -1 ? runs.length : red;
    },
    runsOn: (devices, last) => {
      const wanted = new Set(devices);
      const rows = rowsIn(tests).filter(({ device }) => wanted.size === 0 || wanted.has(device));
      return runsAfter(rows.flatMap(({ outcomes }) => outcomes).toArray(), last).length;
    },
  };
};

/** Groups outcomes by run, the newest run first. All attempts of a run are one group. */
const runsAfter = (outcomes: readonly PastOutcome[], last: SeenRun): readonly (readonly PastOutcome[])[] =>
  [
    ...Map.groupBy(
      outcomes.filter(({ run }) => run.id !== last.id && run.startedAtMs > last.atMs),
      ({ run }) => run.id,
    ).values(),
  ].toSorted((one, other) => startOf(other) - startOf(one));

const startOf = (outcomes: readonly PastOutcome[]): number => Math.max(...outcomes.map(({ run }) => run.startedAtMs));
