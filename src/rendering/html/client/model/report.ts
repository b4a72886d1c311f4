import { badness, isBadOutcome, type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { ResultsData, SessionData, SlotData } from '../../report-data.ts';
import { expandResults, type Results } from './results.ts';

/** The results of a row over all devices and shards. */
export interface RowFacts {
  readonly bad: number;
  readonly flaky: number;
  readonly quarantined: number;
  readonly worst: number;
  readonly slowestMs: number;
}

/** A slot whose session ended so badly that tests may have no result. */
export interface LostSlot {
  readonly device: number;
  readonly shard: number;
  readonly key: string;
  readonly session: number;
  readonly outcome: Outcome;
}

/** The run as the page's parts ask about it. */
export interface Report {
  readonly data: ResultsData;
  readonly results: Results;
  readonly rows: number;
  readonly rowFacts: readonly RowFacts[];
  readonly lostSlots: readonly LostSlot[];
  className(row: number): string;
  /** The method, with its number where several tests of one session share the name. */
  methodName(row: number): string;
  /** `class#method` as logs and requests name it. */
  testName(row: number): string;
  outcomeOf(result: number): Outcome;
  deviceOf(result: number): number;
  /** The last session that ran the result. */
  sessionOf(result: number): number;
  /** What went wrong in one line; empty where nothing was said or nothing went wrong. */
  headlineOf(result: number): string;
  /** The same for results that failed in the same way. */
  problemOf(result: number): number | undefined;
}

export const createReport = (data: ResultsData): Report => {
  const results = expandResults(data);
  const troubles = new Map(data.troubles.results.map((result, index) => [result, index]));
  const repeats = new Map(data.rows.repeats);
  const className = (row: number): string => data.classes[data.rows.classes[row] ?? -1] ?? '';
  const plainName = (row: number): string => data.rows.names[row] ?? '';
  const slotOf = (result: number) => data.slots[results.slot[result] ?? -1];
  return {
    data,
    results,
    rows: data.rows.names.length,
    rowFacts: factsOf(results, data.rows.names.length),
    lostSlots: lostSlotsOf(data),
    className,
    methodName: (row) => {
      const nth = repeats.get(row);
      const name = plainName(row) || '(no name)';
      return nth === undefined ? name : `${name} (${nth + 1})`;
    },
    testName: (row) => (className(row) === '' ? plainName(row) : `${className(row)}#${plainName(row)}`),
    outcomeOf: (result) => outcomes[results.outcome[result] ?? 0] ?? 'no result',
    deviceOf: (result) => slotOf(result)?.device ?? -1,
    sessionOf: (result) => slotOf(result)?.session ?? -1,
    headlineOf: (result) => {
      const trouble = troubles.get(result);
      return trouble === undefined ? '' : (data.troubles.texts[data.troubles.headlines[trouble] ?? -1] ?? '');
    },
    problemOf: (result) => {
      const trouble = troubles.get(result);
      return trouble === undefined ? undefined : data.troubles.causes[trouble];
    },
  };
};

const flakyCode = badness('flaky');
const quarantinedCode = badness('quarantined');

const factsOf = ({ byRow, rowStart, outcome, durationMs }: Results, rows: number): RowFacts[] =>
  Array.from({ length: rows }, (_, row) => {
    const facts = { bad: 0, flaky: 0, quarantined: 0, worst: 0, slowestMs: -1 };
    for (let index = rowStart[row] ?? 0; index < (rowStart[row + 1] ?? 0); index++) {
      const result = byRow[index] ?? 0;
      const code = outcome[result] ?? 0;
      if (code > quarantinedCode) facts.bad += 1;
      if (code === quarantinedCode) facts.quarantined += 1;
      if (code === flakyCode) facts.flaky += 1;
      facts.worst = Math.max(facts.worst, code);
      facts.slowestMs = Math.max(facts.slowestMs, durationMs[result] ?? -1);
    }
    return facts;
  });

/** Slots of one key ran the same part of the suite. */
export const shardKey = ({ shard, shards }: Pick<SlotData, 'shard' | 'shards'>): string => `${shard}/${shards}`;

const lostSlotsOf = ({ slots, sessions }: ResultsData): LostSlot[] =>
  slots.flatMap((slot) => {
    const session = sessions[slot.session];
    if (session === undefined || !isSessionTrouble(session)) return [];
    const { device, shard } = slot;
    return [{ device, shard, key: shardKey(slot), session: slot.session, outcome: outcomeOfSession(session) }];
  });

/** The outcome as which a session is filtered and shown in the matrix. */
export const outcomeOfSession = ({ kind }: SessionData): Outcome => {
  if (kind === 'missing') return 'error';
  return kind === 'empty' ? 'no result' : kind;
};

/** The session itself went wrong, beyond tests that failed in it. */
export const isSessionTrouble = (session: SessionData): boolean =>
  isBadOutcome(outcomeOfSession(session)) && session.kind !== 'failed';
