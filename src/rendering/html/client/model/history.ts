import type { PastRun } from '../../../../model/history.ts';
import { dayOf } from '../../../describe-history.ts';
import type { ResultsData, TestHistoryData } from '../../report-data.ts';
import { type Look, outcomeLooks } from './words.ts';

/** One outcome of a test on a device in an earlier run. */
export interface PastResult {
  readonly run: PastRun;
  readonly look: Look;
  /** -1 where unknown. */
  readonly durationMs: number;
}

const looks: Readonly<Record<string, Look>> = { p: outcomeLooks.passed, k: outcomeLooks.flaky, f: outcomeLooks.failed };

/** Newest last. */
export const pastResults = ({ history }: ResultsData, { runs, outcomes, durationsMs }: TestHistoryData): PastResult[] =>
  runs.flatMap((position, index) => {
    const [run, look] = [history?.runs[position], looks[outcomes[index] ?? '']];
    return run === undefined || look === undefined ? [] : [{ run, look, durationMs: durationsMs[index] ?? -1 }];
  });

/** `new`, `known since Nov 12` or `flaky 12%`; empty where the test did not fail in this run. */
export const historyWords = (data: ResultsData, { label, since, flakyRate }: TestHistoryData): string => {
  const run = data.history?.runs[since ?? -1];
  if (label === 'known' && run !== undefined) return `known since ${dayOf(run.startedAtMs, endOf(data))}`;
  return label === 'flaky' && flakyRate !== undefined ? `flaky ${percent(flakyRate)}` : (label ?? '');
};

export const percent = (share: number): string => (share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`);

const endOf = ({ startedAtMs, lengthMs }: ResultsData): Date => new Date(startedAtMs + lengthMs);

/** `Nov 12, commit 1a2b3c4 on main` */
export const runWords = ({ startedAtMs, commit, branch }: PastRun, data: ResultsData): string =>
  `${dayOf(startedAtMs, endOf(data))}, commit ${commit.slice(0, 7)} on ${branch}`;
