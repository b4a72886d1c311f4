import type { DetailsData, FailureDetail, ResultDetail, SessionData } from '../../report-data.ts';
import type { View } from './address.ts';
import { outcomeOfSession, type Status, statuses, statusOfOutcome } from './looks.ts';
import { type Report, type Result, reportingSessions, type Session } from './report.ts';

export type Filter = Pick<View, 'text' | 'device' | 'shard' | 'status'>;

export const noFilter: Filter = { text: '', device: '', shard: '', status: '' };

export type Filtered = ReturnType<typeof filterResults>;

/**
 * Filters results by device, shard, status and text.
 *
 * @param isFound whether a result contains the searched text
 */
export const filterResults = (report: Report, filter: Filter, isFound: (result: Result) => boolean) => {
  const places = new Set(report.sessions.filter((session) => isPlaceWanted(filter, session)));
  const found = report.results.filter(
    (result) => reportingSessions(result).some((session) => places.has(session)) && isFound(result),
  );
  const results = filter.status === '' ? found : found.filter((result) => result.statuses.some((each) => each === filter.status));
  return {
    results,
    tests: new Set(results.map(({ test }) => test)),
    sessions: new Set(results.flatMap(reportingSessions)),
    /** Numbers of results by status. The status of the filter is ignored here. */
    ...(isEmpty({ ...filter, status: '' }) ? countsOfRun(report) : countResults(found)),
  };
};

/** Counts that all reports of the run have, also of results that the page leaves out. */
const countsOfRun = ({ totals: { tests, ...perStatus } }: Report): ResultCounts => ({ perStatus, all: tests });

interface ResultCounts {
  readonly perStatus: Readonly<Record<Status, number>>;
  /** Number of results, without missing ones. */
  readonly all: number;
}

export const countResults = (results: readonly Result[]): ResultCounts => {
  const perStatus = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const result of results) for (const status of result.statuses) perStatus[status] += 1;
  return { perStatus, all: perStatus.passed + perStatus.failed + perStatus.skipped };
};

/** Key that all attempts of a shard on a device share. */
export const partOf = ({ device, shard, shards }: SessionData): string => `${shard}/${shards}/${device}`;

/** Finds sessions that match the filter, by their results or by their outcome. */
export const filterSessions = ({ sessions }: Report, filter: Filter, filtered: Filtered): Session[] => {
  const matching = new Set([...filtered.sessions].map(partOf));
  return sessions.filter((session) => {
    const isOfStatus = filter.status === '' || filter.status === statusOfOutcome(outcomeOfSession(session));
    return isPlaceWanted(filter, session) && ((filter.text === '' && isOfStatus) || matching.has(partOf(session)));
  });
};

export const isPlaceWanted = ({ device, shard }: Filter, session: SessionData): boolean =>
  (device === '' || device === session.device) && (shard === '' || shard === String(session.shard));

export const isEmpty = (filter: Filter): boolean => Object.values(filter).every((value) => value.trim() === '');

/**
 * Creates a search. A result matches if its test, device or failures contain each word.
 *
 * @param details undefined while the page loads
 */
export const createTextSearch = ({ results }: Report, details: DetailsData | undefined) => {
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
  return (text: string) => {
    const words = text.toLowerCase().split(/\s+/);
    // Many results share a text, so each text is searched only once per word.
    const finds = words
      .filter((word) => word !== '')
      .map((word) => ({ word, has: memoized((each: string) => inLowerCase(each).includes(word)) }));
    return (result: Result): boolean =>
      finds.every(
        ({ word, has }) =>
          result.test.searchText.includes(word) ||
          result.session.searchText.includes(word) ||
          textsOf.get(result)?.some(has) === true,
      );
  };
};

const textsIn = (
  { failures, tries, skipMessage, crash, systemOut, systemErr, place }: ResultDetail,
  all: readonly FailureDetail[],
): readonly (string | undefined)[] => {
  const positions = [...failures, ...tries.flatMap((earlier) => earlier.failures)];
  const own = positions.flatMap((at) => all[at] ?? []).flatMap(({ type, message, trace }) => [type, message, trace]);
  return [...own, skipMessage, crash?.title, crash?.log, systemOut, systemErr, place];
};

/** Creates a function that computes the value of each key only once. */
export const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};
