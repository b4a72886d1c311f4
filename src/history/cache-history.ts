import type { CacheStore } from '../github/cache.ts';
import { describeError } from '../model/run-problem.ts';
import type { HistoryStore } from './branch-history.ts';
import { emptyHistory, type History, mergeHistories } from './history.ts';
import {
  HistoryDocumentError,
  type HistorySuite,
  historyVersion,
  readHistory,
  suiteKey,
  writeHistory,
} from './history-document.ts';

/** Whose entries a job reads and writes. */
export interface CacheIdentity {
  readonly suite: HistorySuite;
  /** Outcomes of the built-in cloud are made up, and kept apart. */
  readonly simulated: boolean;
  /** Hash; the same in every run, and different for each job of a matrix. */
  readonly job: string;
  /** The other jobs of the matrix, as far as they are known. */
  readonly siblings: readonly string[];
  readonly runId: string;
  readonly runAttempt: number;
}

interface CacheServices {
  readonly store: CacheStore;
  /** Keys that start with a prefix, newest first; undefined where the token may not list them. */
  readonly list: (prefix: string) => Promise<readonly string[] | undefined>;
  /** Hears of a stored document that cannot be used. */
  readonly notice: (line: string) => void;
}

/** Jobs that earlier documents name; more are not looked for where entries cannot be listed. */
const mostKnownJobs = 50;

/**
 * Keeps the history in the repository's cache.
 *
 * Entries are never replaced, so each job saves one of its own under `…-<job>-<run>-<attempt>`: all that it has read, with its own
 * outcomes. Readers merge. Where the token may list entries, they read all that they see; else the newest one of their own job, of any
 * job, of their siblings, and of each job that the documents name. A document names the entries that it holds, so each is read once.
 */
export const openCacheHistory = (identity: CacheIdentity, services: CacheServices): HistoryStore => {
  const { suite, simulated, job, siblings, runId, runAttempt } = identity;
  const { store, list, notice } = services;
  const kind = simulated ? 'simulated-history' : 'history';
  const prefix = `mobile-test-cloud-${kind}-${historyVersion}-${suiteKey(suite)}-`;
  const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;

  const restore = async (key: string, starts: readonly string[]): Promise<History> => {
    const entry = await store.restore(key, starts);
    if (entry === undefined) return emptyHistory;
    try {
      return readHistory(entry.content, suite);
    } catch (error) {
      if (!(error instanceof HistoryDocumentError)) throw error;
      notice(`An entry of the cache (${key}): ${describeError(error)}.`);
      return emptyHistory;
    }
  };

  const readListed = async (keys: readonly string[]): Promise<History> => {
    let history = emptyHistory;
    for (const key of keys) if (!history.sources.has(key)) history = mergeHistories(history, await restore(key, []));
    return history;
  };

  const readNewest = async (): Promise<History> => {
    let history = mergeHistories(await restore(ownKey, [`${prefix}${job}-`]), await restore(prefix, [prefix]));
    const read = new Set([job]);
    const readJob = async (other: string): Promise<void> => {
      if (read.has(other) || read.size > mostKnownJobs) return;
      read.add(other);
      history = mergeHistories(history, await restore(`${prefix}${other}-`, [`${prefix}${other}-`]));
    };
    for (const sibling of siblings) await readJob(sibling);
    // What is read may name more jobs.
    for (let known = 0; known !== history.sources.size; ) {
      known = history.sources.size;
      for (const other of jobsOf(history.sources, prefix)) await readJob(other);
    }
    return history;
  };

  return {
    read: async () => {
      if (!store.available()) throw new Error('the cache service does not respond');
      const keys = await list(prefix);
      return keys === undefined ? readNewest() : readListed(keys);
    },
    write: async (history) => {
      const content = writeHistory({ ...history, sources: new Set([...history.sources, ownKey]) }, suite);
      if (!(await store.save(ownKey, content))) throw new Error(`the cache did not accept the entry ${ownKey}`);
    },
  };
};

const jobsOf = (sources: ReadonlySet<string>, prefix: string): readonly string[] => [
  ...new Set(
    [...sources].flatMap((source) => (source.startsWith(prefix) ? (source.slice(prefix.length).split('-', 1)[0] ?? []) : [])),
  ),
];
