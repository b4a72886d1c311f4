import { badness, isBadOutcome, type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { DeviceShardData, ResultsData, SessionData, TestHistoryData } from '../../report-data.ts';
import { expandResults, type Results } from './results.ts';

/** What is looked at: one result, or one session, by number. */
export type Selection = { readonly kind: 'result' | 'session'; readonly number: number };

/** The results of a row over all devices and shards. */
export interface RowFacts {
  readonly bad: number;
  readonly flaky: number;
  readonly quarantined: number;
  readonly slowestMs: number;
}

/** The run as the page's parts ask about it. */
export interface Report {
  readonly data: ResultsData;
  readonly results: Results;
  readonly rows: number;
  readonly rowFacts: readonly RowFacts[];
  className(row: number): string;
  /** The method, with its number where several tests of one session share the name. */
  methodName(row: number): string;
  /** `class#method` as logs and requests name it. */
  testName(row: number): string;
  outcomeOf(result: number): Outcome;
  deviceShardOf(result: number): DeviceShardData | undefined;
  deviceOf(result: number): number;
  deviceName(device: number): string;
  /** The last session that ran the result. */
  sessionOf(result: number): number;
  /** What the result opens: itself, or the session that did not run it. */
  selectionOf(result: number): Selection;
  /** What went wrong in one line; empty where nothing was said or nothing went wrong. */
  headlineOf(result: number): string;
  /** The failure around the headline's cause; empty where there is none. */
  outerOf(result: number): string;
  /** The same number for results that failed in the same way. */
  groupOf(result: number): number | undefined;
  /** What earlier runs tell of its test on its device. */
  historyOf(result: number): TestHistoryData | undefined;
  /** All results of a row. */
  resultsOf(row: number): Int32Array;
}

export const createReport = (data: ResultsData): Report => {
  const { deviceShards, sessions, failures, rows, classes, devices } = data;
  const results = expandResults(data, ({ session }) => isSessionFailure(sessions[session]));
  const failureAt = new Map(failures.results.map((result, index) => [result, index]));
  const histories = new Map(data.history?.tests.map((test) => [`${test.row} ${test.device}`, test]));
  const repeats = new Map(rows.repeats);
  const className = (row: number): string => classes[rows.classes[row] ?? -1] ?? '';
  const plainName = (row: number): string => rows.names[row] ?? '';
  const deviceShardOf = (result: number): DeviceShardData | undefined => deviceShards[results.deviceShard[result] ?? -1];
  const sessionOf = (result: number): number => deviceShardOf(result)?.session ?? -1;
  const textAt = (positions: readonly number[], result: number): string =>
    failures.texts[positions[failureAt.get(result) ?? -1] ?? -1] ?? '';
  const resultsOf = (row: number): Int32Array =>
    results.byRow.subarray(results.rowStart[row] ?? 0, results.rowStart[row + 1] ?? 0);
  return {
    data,
    results,
    rows: rows.names.length,
    rowFacts: rows.names.map((_, row) => factsOf(results, resultsOf(row))),
    className,
    methodName: (row) => {
      const nth = repeats.get(row);
      const name = plainName(row) || '(no name)';
      return nth === undefined ? name : `${name} (${nth + 1})`;
    },
    testName: (row) => (className(row) === '' ? plainName(row) : `${className(row)}#${plainName(row)}`),
    outcomeOf: (result) => outcomes[results.outcome[result] ?? 0] ?? 'no result',
    deviceShardOf,
    deviceOf: (result) => deviceShardOf(result)?.device ?? -1,
    deviceName: (device) => devices[device] ?? '',
    sessionOf,
    selectionOf: (result) =>
      result < results.reported ? { kind: 'result', number: result } : { kind: 'session', number: sessionOf(result) },
    headlineOf: (result) => textAt(failures.headlines, result),
    outerOf: (result) => textAt(failures.outers, result),
    groupOf: (result) => failures.groups[failureAt.get(result) ?? -1],
    historyOf: (result) => histories.get(`${results.row[result]} ${deviceShardOf(result)?.device}`),
    resultsOf,
  };
};

const flakyCode = badness('flaky');
const quarantinedCode = badness('quarantined');

const factsOf = ({ outcome, durationMs }: Results, ofRow: Int32Array): RowFacts => {
  const facts = { bad: 0, flaky: 0, quarantined: 0, slowestMs: -1 };
  for (const result of ofRow) {
    const code = outcome[result] ?? 0;
    if (code > quarantinedCode) facts.bad += 1;
    if (code === quarantinedCode) facts.quarantined += 1;
    if (code === flakyCode) facts.flaky += 1;
    facts.slowestMs = Math.max(facts.slowestMs, durationMs[result] ?? -1);
  }
  return facts;
};

/** The outcome as which a session is filtered and shown in the matrix. */
export const outcomeOfSession = ({ kind }: SessionData): Outcome => {
  if (kind === 'missing') return 'error';
  return kind === 'empty' ? 'no result' : kind;
};

/** The session itself failed, beyond tests that failed in it, so that tests may lack a result. */
export const isSessionFailure = (session: SessionData | undefined): boolean =>
  session !== undefined && isBadOutcome(outcomeOfSession(session)) && session.kind !== 'failed';
