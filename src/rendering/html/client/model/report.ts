import { isBadOutcome, type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { DeviceShardData, ResultsData, SessionData, TestHistoryData } from '../../report-data.ts';
import { expandResults } from './results.ts';

/** What is looked at: one result, or one session, by number. */
export type Selection = { readonly kind: 'result' | 'session'; readonly number: number };

/** The run as the page's parts ask about it. Rows, results, devices and sessions are numbers. */
export type Report = ReturnType<typeof createReport>;

export const createReport = (data: ResultsData) => {
  const { deviceShards, sessions, failures, rows, classes, devices } = data;
  const results = expandResults(data, ({ session }) => isSessionFailure(sessions[session]));
  const failureAt = new Map(failures.results.map((result, index) => [result, index]));
  const histories = new Map(data.history?.tests.map((test) => [`${test.row} ${test.device}`, test]));
  const repeats = new Map(rows.repeats);
  const textAt = (positions: readonly number[], result: number): string =>
    failures.texts[positions[failureAt.get(result) ?? -1] ?? -1] ?? '';
  const className = (row: number): string => classes[rows.classes[row] ?? -1] ?? '';
  const nameOf = (row: number): string => rows.names[row] ?? '';
  const outcomeOf = (result: number): Outcome => outcomes[results.outcome[result] ?? 0] ?? 'no result';
  const deviceShardOf = (result: number): DeviceShardData | undefined => deviceShards[results.deviceShard[result] ?? -1];
  const deviceOf = (result: number): number => deviceShardOf(result)?.device ?? -1;
  const rowOf = (result: number): number => results.row[result] ?? -1;
  /** The last session that ran the result. */
  const sessionOf = (result: number): number => deviceShardOf(result)?.session ?? -1;
  /** All results of a row. */
  const resultsOf = (row: number): Int32Array =>
    results.byRow.subarray(results.rowStart[row] ?? 0, results.rowStart[row + 1] ?? 0);
  return {
    data,
    results,
    rows: rows.names.length,
    /** The results of each row over all devices and shards. */
    rowFacts: rows.names.map((_, row) => {
      const ofRow = Array.from(resultsOf(row));
      const all = ofRow.map(outcomeOf);
      return {
        failed: all.filter(isBadOutcome).length,
        flaky: all.filter((outcome) => outcome === 'flaky').length,
        quarantined: all.filter((outcome) => outcome === 'quarantined').length,
        slowestMs: Math.max(-1, ...ofRow.map((result) => results.durationMs[result] ?? -1)),
      };
    }),
    className,
    /** The method, with its number where several tests of one session share the name. */
    methodName: (row: number): string => {
      const nth = repeats.get(row);
      return `${nameOf(row) || '(no name)'}${nth === undefined ? '' : ` (${nth + 1})`}`;
    },
    /** `class#method` as logs and requests name it. */
    testName: (row: number): string => (className(row) === '' ? nameOf(row) : `${className(row)}#${nameOf(row)}`),
    outcomeOf,
    deviceShardOf,
    deviceOf,
    deviceName: (device: number): string => devices[device] ?? '',
    rowOf,
    sessionOf,
    /** What the result opens: itself, or the session that did not run it. */
    selectionOf: (result: number): Selection =>
      result < results.reported ? { kind: 'result', number: result } : { kind: 'session', number: sessionOf(result) },
    /** What went wrong in one line; empty where nothing was said or nothing went wrong. */
    headlineOf: (result: number): string => textAt(failures.headlines, result),
    /** The failure around the headline's cause; empty where there is none. */
    outerOf: (result: number): string => textAt(failures.outers, result),
    /** The same number for results that failed in the same way. */
    groupOf: (result: number): number | undefined => failures.groups[failureAt.get(result) ?? -1],
    /** What earlier runs tell of its test on its device. */
    historyOf: (result: number): TestHistoryData | undefined => histories.get(`${rowOf(result)} ${deviceOf(result)}`),
    resultsOf,
  };
};

/** The outcome as which a session is filtered and shown in the matrix. */
export const outcomeOfSession = ({ kind }: SessionData): Outcome => {
  if (kind === 'missing') return 'error';
  return kind === 'empty' ? 'no result' : kind;
};

/** The session itself failed, beyond tests that failed in it, so that tests may lack a result. */
export const isSessionFailure = (session: SessionData | undefined): boolean =>
  session !== undefined && isBadOutcome(outcomeOfSession(session)) && session.kind !== 'failed';

/** The numbers of all shards, from 0. */
export const shardsOf = ({ data: { deviceShards } }: Report): number[] => [
  ...Array(Math.max(1, ...deviceShards.map(({ shards }) => shards))).keys(),
];
