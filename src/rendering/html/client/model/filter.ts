import type { DetailsData, FailureDetail, ResultDetail, SessionData } from '../../report-data.ts';
import type { View } from './address.ts';
import { outcomeOfSession, type Status, statuses, statusOfOutcome } from './looks.ts';
import type { Report, Result, Session, Test } from './report.ts';

/** Filter that the reader has set. `text` is searched in names of tests and devices, and in failures. */
export type Filter = Pick<View, 'text' | 'device' | 'shard' | 'status'>;

export const noFilter: Filter = { text: '', device: '', shard: '', status: '' };

export interface Filtered {
  readonly results: readonly Result[];
  readonly tests: ReadonlySet<Test>;
  readonly sessions: ReadonlySet<Session>;
  /** Number of results per status that match all other filters. */
  readonly perStatus: Readonly<Record<Status, number>>;
  readonly all: number;
}

/**
 * Filters the results.
 *
 * @param isFound whether a result contains the searched text
 */
export const filterResults = (report: Report, filter: Filter, isFound: (result: Result) => boolean): Filtered => {
  const places = new Set(report.sessions.filter((session) => isPlaceWanted(filter, session)));
  const found = report.results.filter((result) => places.has(result.session) && isFound(result));
  const perStatus = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { outcome } of found) perStatus[statusOfOutcome(outcome)] += 1;
  const results = filter.status === '' ? found : found.filter(({ outcome }) => statusOfOutcome(outcome) === filter.status);
  const tests = new Set<Test>();
  const sessions = new Set<Session>();
  for (const { test, session } of results) {
    tests.add(test);
    sessions.add(session);
  }
  return { results, tests, sessions, perStatus, all: found.length };
};

/** Selects sessions with matching results, and sessions whose outcome itself matches. */
export const filterSessions = ({ sessions }: Report, filter: Filter, filtered: Filtered): Session[] => {
  const partOf = ({ device, shard, shards }: SessionData): string => `${shard}/${shards}/${device}`;
  const matching = new Set([...filtered.sessions].map(partOf));
  return sessions.filter((session) => {
    const isOfStatus = filter.status === '' || filter.status === statusOfOutcome(outcomeOfSession(session));
    return isPlaceWanted(filter, session) && ((filter.text === '' && isOfStatus) || matching.has(partOf(session)));
  });
};

export const isPlaceWanted = ({ device, shard }: Filter, session: SessionData): boolean =>
  (device === '' || device === session.device) && (shard === '' || shard === String(session.shard));

export const isEmpty = (filter: Filter): boolean => Object.values(filter).every((value) => value.trim() === '');

/** Creates a search for a text. A result matches if each word occurs in its test, its device or its failures. */
type TextSearch = (text: string) => (result: Result) => boolean;

/** @param details details of failures; undefined while the page still loads */
export const createTextSearch = ({ results }: Report, details: DetailsData | undefined): TextSearch => {
  const inLowerCase = memoized((text: string) => text.toLowerCase());
  const textsOf = new Map(
    results.flatMap((result) => {
      const { detail, failure } = result;
      const shown = detail === undefined ? undefined : details?.results[detail];
      const all = [failure?.headline, failure?.outer, ...(shown === undefined ? [] : textsIn(shown, details?.failures ?? []))];
      const known = all.filter((text): text is string => text !== undefined && text !== '');
      return known.length === 0 ? [] : [[result, known]];
    }),
  );
  return (text) => {
    const words = text.toLowerCase().split(/\s+/);
    // Many results share a failure, so each distinct text is searched only once per word.
    const finds = words
      .filter((word) => word !== '')
      .map((word) => ({ word, has: memoized((each: string) => inLowerCase(each).includes(word)) }));
    return (result) =>
      finds.every(
        ({ word, has }) =>
          result.test.searchText.includes(word) ||
          result.session.searchText.includes(word) ||
          textsOf.get(result)?.some(has) === true,
      );
  };
};

/** Lists the searchable texts of a result and its attempts: messages, traces, types, outputs, reasons and places. */
const textsIn = (
  { failures, tries, skipMessage, crash, systemOut, systemErr, place }: ResultDetail,
  all: readonly FailureDetail[],
): readonly (string | undefined)[] => {
  const positions = [...failures, ...tries.flatMap((earlier) => earlier.failures)];
  const own = positions.flatMap((at) => all[at] ?? []).flatMap(({ type, message, trace }) => [type, message, trace]);
  return [...own, skipMessage, crash?.title, crash?.log, systemOut, systemErr, place];
};

/** Creates a function that computes the value for each key only once. */
export const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};
