import type { SessionData } from '../../report-data.ts';
import type { View } from './address.ts';
import type { Report, Result, Session, Test } from './report.ts';
import { outcomeOfSession, type Status, statuses, statusOf } from './words.ts';

/** What the reader wants to see: the words are searched in a test's name, its device, and all that went wrong. */
export type Filter = Pick<View, 'text' | 'device' | 'shard' | 'status'>;

export const noFilter: Filter = { text: '', device: '', shard: '', status: '' };

export interface Filtered {
  readonly results: readonly Result[];
  /** Of the results. */
  readonly tests: ReadonlySet<Test>;
  readonly sessions: ReadonlySet<Session>;
  /** Results of each status that match the rest of the filter: their sum is `all`. */
  readonly perStatus: Readonly<Record<Status, number>>;
  readonly all: number;
}

/** @param isFound whether a result has the words of the filter */
export const filterResults = (report: Report, filter: Filter, isFound: (result: Result) => boolean): Filtered => {
  const places = new Set(report.sessions.filter((session) => isPlaceWanted(filter, session)));
  const found = report.results.filter((result) => places.has(result.session) && isFound(result));
  const perStatus = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { outcome } of found) perStatus[statusOf(outcome)] += 1;
  const results = filter.status === '' ? found : found.filter(({ outcome }) => statusOf(outcome) === filter.status);
  const tests = new Set<Test>();
  const sessions = new Set<Session>();
  for (const { test, session } of results) {
    tests.add(test);
    sessions.add(session);
  }
  return { results, tests, sessions, perStatus, all: found.length };
};

/** Sessions with matching results, and those that match by how they ended themselves. */
export const filterSessions = ({ sessions }: Report, filter: Filter, filtered: Filtered): Session[] => {
  const partOf = ({ device, shard, shards }: SessionData): string => `${shard}/${shards}/${device}`;
  const matching = new Set([...filtered.sessions].map(partOf));
  return sessions.filter((session) => {
    const isOfStatus = filter.status === '' || filter.status === statusOf(outcomeOfSession(session));
    return isPlaceWanted(filter, session) && ((filter.text === '' && isOfStatus) || matching.has(partOf(session)));
  });
};

export const isPlaceWanted = ({ device, shard }: Filter, session: SessionData): boolean =>
  (device === '' || device === session.device) && (shard === '' || shard === String(session.shard));

export const isEmpty = (filter: Filter): boolean => Object.values(filter).every((word) => word.trim() === '');
