import type { MissingTest, SessionResult } from '../../../model/results.ts';
import type { RunAnalysis } from '../../../model/run-analysis.ts';
import { type CauseOfRun, causesOfRun } from '../../../results/triage/causes-of-run.ts';
import { describeBalance, describeMissing, listNames, missingTitle } from '../../describe-tests.ts';
import type { PageBudget } from '../budget.ts';
import type { DetailsData, MissingTestsData, ResultsData, SessionData } from '../report-data.ts';
import { maxNameLength, shownText } from '../shown-text.ts';
import { createTextTable } from '../text-table.ts';
import { type CollectedResults, collectResults } from './collect.ts';
import { encodeHistory } from './encode-history.ts';
import { encodeQuarantine } from './encode-quarantine.ts';
import { createSessionEncoder } from './encode-sessions.ts';
import { type EncodedShard, encodeShard, renumberRows } from './encode-shards.ts';
import { createFailures } from './failures.ts';
import { withLostRows } from './lost-rows.ts';
import { type Selection, selectResults } from './selection.ts';

const maxMissingTests = 2_000;
const maxMissingDevices = 5;

/** The data elements of the page, but for those of single sessions. */
interface EncodedRun {
  readonly results: ResultsData;
  readonly details: DetailsData;
  /** The run's own sessions in the order in which `results.sessions` names them. */
  readonly sessions: readonly SessionResult[];
  /** What was left out, as sentences. */
  readonly notes: readonly string[];
}

/** @param hasFiles whether the page will hold an element with excerpts of a session's files */
export const encodeRun = (run: RunAnalysis, budget: PageBudget, hasFiles: (session: SessionResult) => boolean): EncodedRun => {
  const causes = causesOfRun(run);
  const failures = createFailures(budget.detailBytes, run.framework, causes);
  const collected = withLostRows(collectResults(run, failures.note));
  const selection = selectResults(collected, budget.resultBytes);
  const encoded = encodeShards(collected, selection);
  const sessions = encodeSessions(run, collected, encoded, hasFiles, numberSessions(causes, failures.causes()));
  const numbered = failures.encode(numberResults(collected, selection, encoded));
  const results: ResultsData = {
    lengthMs: Math.max(0, run.finishedAt.getTime() - run.startedAt.getTime()),
    devices: collected.devices.map((device) => shownText(device, maxNameLength)),
    ...encodeNames(collected, selection),
    sessions: sessions.data,
    ...(run.balance === undefined ? {} : { balance: shownText(describeBalance(run.balance), maxNameLength) }),
    failures: numbered.failures,
    missingTests: encodeMissing(run.missingTests, collected.devices.length),
    quarantine: encodeQuarantine(run),
    ...encodeHistory(
      run,
      collected.rows.filter(({ index }) => selection.keeps(index)),
    ),
  };
  return { results, details: numbered.details, sessions: sessions.own, notes: [...selection.notes, ...failures.notes()] };
};

const encodeMissing = (missing: readonly MissingTest[], devices: number): MissingTestsData => {
  const list = (names: readonly string[]): string => listNames(names, maxMissingDevices);
  return {
    title: missingTitle(missing),
    tests: missing
      .slice(0, maxMissingTests)
      .map((test) => [shownText(test.name, maxNameLength), shownText(describeMissing(test, devices, list), maxNameLength)]),
    more: Math.max(0, missing.length - maxMissingTests),
  };
};

const encodeSessions = (
  run: RunAnalysis,
  { deviceShards }: CollectedResults,
  shards: readonly EncodedShard[],
  hasFiles: (session: SessionResult) => boolean,
  causeOf: (session: SessionResult) => number | undefined,
) => {
  const encode = createSessionEncoder(run);
  const data = deviceShards.flatMap(({ judged }, index) =>
    judged.map(({ session, judgment }, attempt): SessionData => {
      const results = attempt === judged.length - 1 ? shards[index]?.data : undefined;
      const cause = causeOf(session);
      return {
        ...encode(session, judgment, hasFiles(session)),
        ...(cause === undefined ? {} : { cause }),
        ...(results === undefined ? {} : { results }),
      };
    }),
  );
  return { data, own: deviceShards.flatMap(({ judged }) => judged.map(({ session }) => session)) };
};

/** @param ids of the causes that the page shows */
const numberSessions = (
  causes: readonly CauseOfRun[],
  ids: readonly string[],
): ((session: SessionResult) => number | undefined) => {
  const positions = new Map(ids.map((id, position) => [id, position]));
  const ofSessions = new Map(
    causes.flatMap((cause) => (cause.kind === 'sessions' ? cause.shards.map(({ last }) => [last, cause.id] as const) : [])),
  );
  return (session) => positions.get(ofSessions.get(session) ?? '');
};

const encodeNames = ({ rows }: CollectedResults, selection: Selection): Pick<ResultsData, 'classes' | 'rows'> => {
  const classes = createTextTable();
  const kept = rows.filter((row) => selection.keeps(row.index));
  const names = kept.map(({ name }) => shownText(name, maxNameLength));
  const repeats = kept.flatMap(({ nth }, row) => (nth === 0 ? [] : [[row, nth] as const]));
  const positions = kept.map(({ className }) => classes.add(shownText(className, maxNameLength)));
  return { classes: classes.texts, rows: { classes: positions, names, repeats } };
};

const encodeShards = ({ rows, deviceShards }: CollectedResults, selection: Selection): EncodedShard[] => {
  const newRows = renumberRows(rows.length, selection);
  return deviceShards.map((deviceShard) => encodeShard(deviceShard, newRows, selection));
};

/** Where each result of the collection is in the page. Asked in the order of the device shards, so that one pass is enough. */
const numberResults = ({ deviceShards }: CollectedResults, selection: Selection, encoded: readonly EncodedShard[]) => {
  let deviceShard = 0;
  let position = 0;
  let number = 0;
  let startOfShard = 0;
  return (wantedShard: number, wantedPosition: number): number | undefined => {
    for (; deviceShard < wantedShard; deviceShard++) {
      startOfShard += encoded[deviceShard]?.size ?? 0;
      number = startOfShard;
      position = 0;
    }
    const rows = deviceShards[deviceShard]?.rows ?? new Int32Array();
    for (; position < wantedPosition; position++) if (selection.keeps(rows[position] ?? 0)) number += 1;
    return selection.keeps(rows[position] ?? 0) ? number : undefined;
  };
};
