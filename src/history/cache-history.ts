import type { CacheStore, ListedEntry } from '../github/cache.ts';
import { mapConcurrently } from '../lib/concurrency.ts';
import { hashOf } from '../model/build-tag.ts';
import { describeError } from '../model/run-problem.ts';
import type { HistoryStore } from './branch-history.ts';
import { type History, runKey } from './history.ts';
import { HistoryDocumentError, type HistorySuite, historyVersion, suiteKey, writeHistory } from './history-document.ts';

/** Identifies the entries that a job reads and writes. */
export interface CacheIdentity {
  readonly suite: HistorySuite;
  /** Whether outcomes come from the built-in cloud. These are simulated, and stored separately. */
  readonly simulated: boolean;
  /** Hash that is the same in every run, and different for each job of a matrix. */
  readonly job: string;
  /** The other known jobs of the matrix. */
  readonly siblings: readonly string[];
  /** The collector job of the matrix, which may be the job itself. */
  readonly collector: string;
  readonly runId: string;
  readonly runAttempt: number;
}

interface CacheServices {
  readonly store: CacheStore;
  /** Entries whose keys start with a prefix, newest first; undefined if the token may not list them. */
  readonly list: (prefix: string, signal: AbortSignal) => Promise<readonly ListedEntry[] | undefined>;
  /** Logs that a stored document cannot be used. */
  readonly notice: (line: string) => void;
}

/** Limit on look-ups per step without a listing, for matrices of any size. */
const mostLookUps = 11;
const atOnce = 6;

/** Prefix of the keys of all suites. */
export const cachePrefix = (simulated: boolean): string =>
  `mobile-test-cloud-${simulated ? 'simulated-history' : 'history'}-${historyVersion}-`;

/**
 * Stores the history in the repository's Actions cache.
 *
 * Entries are never replaced, so each job saves its own entry under `…-<job>-<run>-<attempt>`: everything that it has read, with
 * its own outcomes. Readers merge entries. A document lists the entries that it contains, so that readers can skip them: the
 * collector's document contains those of a whole matrix.
 *
 * If the token may list entries, all entries that this runner can restore are read, newest first. Otherwise, the newest entries
 * of the own job, of the collector and of any job are read, and if the collector does not contain the own job's last run,
 * entries of some other jobs.
 */
export const openCacheHistory = (identity: CacheIdentity, { store, list, notice }: CacheServices): HistoryStore => {
  const { suite, simulated, job, collector, runId, runAttempt } = identity;
  const prefix = `${cachePrefix(simulated)}${suiteKey(suite)}-`;
  const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;
  /** Keys of entries that were passed on, directly or as a part of others. */
  const held = new Set<string>();
  let version: string | undefined;
  let isFirst = true;
  /** Set until the job's earlier entries are read. A document without them would hide them from readers of the newest entry. */
  let mayHide = false;

  const open = (add: (part: History) => void, signal: AbortSignal) => {
    const restore = async (key: string, starts: readonly string[]): Promise<Found | undefined> => {
      const entry = await store.restore(key, starts, signal);
      if (entry === undefined) return undefined;
      try {
        const { readHistory } = await import(/* webpackChunkName: "read-history" */ './read-history.ts');
        const { sources, ...history } = readHistory(entry.content, suite);
        const all = new Set([...sources, entry.key]);
        if (!held.has(entry.key)) add({ ...history, sources: all });
        for (const source of all) held.add(source);
        return { key: entry.key, runs: history.runs };
      } catch (error) {
        if (!(error instanceof HistoryDocumentError)) throw error;
        notice(`An entry of the cache (${entry.key}): ${describeError(error)}.`);
        held.add(entry.key);
        return { key: entry.key, runs: [] };
      }
    };
    return {
      /** Reads the newest entry of a job, or of any job. */
      newest: (start: string): Promise<Found | undefined> => restore(`${start}${runId}-${runAttempt}`, [start]),
      exact: async (key: string): Promise<void> => {
        if (!held.has(key)) await restore(key, []);
      },
    };
  };

  const readListed = async (entries: readonly ListedEntry[], { newest, exact }: ReturnType<typeof open>): Promise<boolean> => {
    if (isFirst) {
      const found = await newest(prefix);
      if (found === undefined) {
        mayHide = false;
        return true;
      }
      version = entries.find(({ key }) => key === found.key)?.version;
    }
    if (version === undefined) return false;
    mayHide = false;
    const keys = entries.flatMap((entry) => (entry.version === version && entry.key !== ownKey ? [entry.key] : []));
    // Entries that usually contain most others come first.
    for (const first of [collector, job]) {
      const key = keys.find((each) => each.startsWith(`${prefix}${first}-`));
      if (key !== undefined) await exact(key);
    }
    await mapConcurrently(keys, atOnce, exact);
    return true;
  };

  const readNewest = async ({ newest }: ReturnType<typeof open>): Promise<void> => {
    const [own, collected, any] = await Promise.all([
      newest(`${prefix}${job}-`),
      collector === job ? undefined : newest(`${prefix}${collector}-`),
      newest(prefix),
    ]);
    mayHide = false;
    if (collected !== undefined && hasRunOf(collected, own)) return;
    const requested = new Set([job, collector, jobOf(any?.key ?? '', prefix) ?? '']);
    let left = mostLookUps - 3;
    const readJobs = async (jobs: readonly string[]): Promise<void> => {
      const next = jobs.filter((each) => !requested.has(each)).slice(0, left);
      left -= next.length;
      for (const each of next) requested.add(each);
      await mapConcurrently(next, atOnce, (each) => newest(`${prefix}${each}-`));
    };
    // In a large matrix, each run reads other jobs, whose documents contain what these jobs have read in turn.
    await readJobs(identity.siblings.toSorted((a, b) => (hashOf(runId, job, a) < hashOf(runId, job, b) ? -1 : 1)));
    // Newly read documents may name more jobs.
    for (let before = -1; before !== left; ) {
      before = left;
      await readJobs([...new Set([...held].flatMap((key) => jobOf(key, prefix) ?? []))]);
    }
  };

  return {
    read: async (add, signal) => {
      if (!store.available()) throw unavailable();
      mayHide ||= isFirst;
      const reading = open(add, signal);
      const entries = await list(prefix, signal);
      const isRead = entries !== undefined && (await readListed(entries, reading));
      if (!isRead && isFirst) await readNewest(reading);
      isFirst = false;
      if (!store.available()) throw unavailable();
    },
    write: async (history) => {
      if (mayHide) throw new Error('what this job stored before could not be read in time');
      const content = writeHistory({ ...history, sources: new Set([...history.sources, ownKey]) }, suite);
      if (!(await store.save(ownKey, content))) throw new Error(`the cache did not accept the entry ${ownKey}`);
    },
  };
};

const unavailable = () => new Error('the cache service does not respond');

/** A restored entry; without runs if it is damaged. */
interface Found {
  readonly key: string;
  readonly runs: History['runs'];
}

/** Whether a document contains the run in which another one was written, which its key names. */
const hasRunOf = ({ runs }: Found, own: Found | undefined): boolean => {
  const [, id = '', attempt] = /-([^-]*)-(\d+)$/.exec(own?.key ?? '') ?? [];
  return own === undefined || runs.some((run) => runKey(run) === runKey({ id, attempt: Number(attempt) }));
};

const jobOf = (key: string, prefix: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).split('-', 1)[0] : undefined;
