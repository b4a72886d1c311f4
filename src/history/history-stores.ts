import type { StepContext } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { type BranchState, branchAdvice, commitBranchFile, readBranchFile } from '../github/branch-files.ts';
import type { CacheEntry, CacheStore, ListedEntry } from '../github/cache.ts';
import { mapConcurrently } from '../lib/concurrency.ts';
import { hashOf } from '../model/build-tag.ts';
import { describeError, hasCode } from '../model/run-problem.ts';
import { emptyHistory, type History, mergeHistories, runKey } from './history.ts';
import { type HistorySuite, historyVersion, suiteKey, writeHistory } from './history-document.ts';

export interface HistoryStore {
  /** Passes each stored part of the history to `add`, once. Throws if nothing can be read. */
  readonly read: (add: (part: History) => void, signal: AbortSignal) => Promise<void>;
  /** Adds `history` to the stored history. Throws if it cannot be written. */
  readonly write: (history: History) => Promise<void>;
}

/** Of jobs that write at the same time, only one succeeds in each attempt. */
const mostTries = 25;
const shortestPauseMs = 250;
const longestPauseMs = 8_000;

export const historyFolder = (simulated: boolean): string =>
  `mobile-test-cloud-history/v${historyVersion}/${simulated ? 'simulated' : 'results'}/`;

/** Stores the history on a separate branch: one file per suite, one commit per update. */
export const openBranchHistory = (
  branch: string,
  token: string | undefined,
  suite: HistorySuite,
  simulated: boolean,
  context: StepContext,
): HistoryStore => {
  const { clock, log, signal, random } = context;
  const file = { branch, path: `${historyFolder(simulated)}${suiteKey(suite)}.json.gz` };
  let isLogged = false;
  const historyOf = async (content: Buffer | undefined): Promise<History> => {
    if (content === undefined) return emptyHistory;
    const { readHistory } = await import(/* webpackChunkName: "documents" */ './read-history.ts');
    try {
      return readHistory(content, suite);
    } catch (error) {
      if (!hasCode(error, 'history-unreadable')) throw error;
      if (!isLogged) log.notice(`${file.path} on the branch "${branch}": ${describeError(error)}.`);
      isLogged = true;
      return emptyHistory;
    }
  };
  /** Content of the branch at the last read. If the branch has not changed, it is not read again. */
  let last: BranchState | undefined;
  const advised = async (
    permission: 'read' | 'write',
    limit: AbortSignal,
    work: (call: CallGitHub) => Promise<void>,
  ): Promise<void> => {
    try {
      if (token === undefined) throw new Error('the input github-token is empty');
      await work(await openGitHubApi(token, { ...context, signal: AbortSignal.any([signal, limit]) }));
    } catch (error) {
      signal.throwIfAborted();
      throw new Error(branchAdvice(error, permission) ?? describeError(error), { cause: error });
    }
  };
  const tryWrite = async (history: History, call: CallGitHub): Promise<boolean> => {
    last = await readBranchFile(call, file, last);
    const content = writeHistory(mergeHistories(await historyOf(last.content), history), suite);
    if (last.content?.equals(content)) return true;
    return commitBranchFile(call, file, last, content, 'Update the test history\n\n[skip ci]');
  };
  return {
    read: (add, limit) =>
      advised('read', limit, async (call) => {
        const before = last;
        last = await readBranchFile(call, file, before);
        if (last !== before) add(await historyOf(last.content));
      }),
    write: (history) =>
      advised('write', signal, async (call) => {
        for (let tries = 0; tries < mostTries; tries++) {
          if (await tryWrite(history, call)) return;
          const limitMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
          await clock.sleep(limitMs * random(), signal);
        }
        throw new Error(`other jobs wrote to the branch "${branch}" at the same time, ${mostTries} times in a row`);
      }),
  };
};

export interface CacheIdentity {
  readonly suite: HistorySuite;
  readonly simulated: boolean;
  /** Key of the job: a hash that is the same in every run, and different for each job of a matrix. */
  readonly job: string;
  readonly siblings: readonly string[];
  /** Key of the collector job of the matrix. May be equal to `job`. */
  readonly collector: string;
  readonly runId: string;
  readonly runAttempt: number;
}

/** Cache look-ups per step if entries cannot be listed, however large the matrix is. */
const mostLookUps = 11;
const atOnce = 6;

export const cachePrefix = (simulated: boolean): string =>
  `mobile-test-cloud-${simulated ? 'simulated-history' : 'history'}-${historyVersion}-`;

/**
 * Stores the history in the Actions cache of the repository.
 *
 * Cache entries are never replaced. So each job saves a new entry with its outcomes and everything that it has read. The entry
 * lists the keys of all entries that it includes, so that readers skip them.
 *
 * @param list lists the entries whose keys start with a prefix, newest first; undefined if the token may not list entries
 */
export const openCacheHistory = (
  identity: CacheIdentity,
  store: CacheStore,
  list: (prefix: string, signal: AbortSignal) => Promise<readonly ListedEntry[] | undefined>,
  { notice }: StepContext['log'],
): HistoryStore => {
  const { suite, simulated, job, collector, runId, runAttempt } = identity;
  const prefix = `${cachePrefix(simulated)}${suiteKey(suite)}-`;
  const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;
  /** Keys of entries whose content was passed to `add`, directly or as part of another entry. */
  const held = new Set<string>();
  let version: string | undefined;
  let isFirst = true;
  /** Whether entries of this job may be unread. A new entry would then lack their outcomes and hide them from readers. */
  let mayHide = false;

  const openReader = (add: (part: History) => void, signal: AbortSignal) => {
    const restore = async (key: string, starts: readonly string[]): Promise<Found | undefined> => {
      const entry = await store.restore(key, starts, signal);
      if (entry === undefined) return undefined;
      try {
        const { readHistory } = await import(/* webpackChunkName: "documents" */ './read-history.ts');
        const { sources, ...history } = readHistory(entry.content, suite);
        const all = new Set([...sources, entry.key]);
        if (!held.has(entry.key)) add({ ...history, sources: all });
        for (const source of all) held.add(source);
        return { key: entry.key, runs: history.runs };
      } catch (error) {
        if (!hasCode(error, 'history-unreadable')) throw error;
        notice(`An entry of the cache (${entry.key}): ${describeError(error)}.`);
        held.add(entry.key);
        return { key: entry.key, runs: [] };
      }
    };
    const newest = (start: string) => restore(`${start}${runId}-${runAttempt}`, [start]);
    const exact = async (key: string) => (held.has(key) ? undefined : await restore(key, []));
    return { newest, exact };
  };

  type Reader = ReturnType<typeof openReader>;

  /** Reads all entries that this runner can restore. Returns false if their version is unknown. */
  const readListed = async (entries: readonly ListedEntry[], { newest, exact }: Reader): Promise<boolean> => {
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
    // The newest entries of the collector and of this job usually include most other entries, which are then skipped.
    for (const first of [collector, job])
      for (const key of keys.filter((each) => each.startsWith(`${prefix}${first}-`)).slice(0, 1)) await exact(key);
    await mapConcurrently(keys, atOnce, exact);
    return true;
  };

  /**
   * Reads the newest entry of this job, of the collector, and of any job. If the entry of the collector does not contain the last
   * run of this job, also reads entries of other jobs.
   */
  const readNewest = async ({ newest }: Reader): Promise<void> => {
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
    // In a large matrix, each run reads the entries of other jobs, which include what these jobs have read.
    await readJobs(identity.siblings.toSorted((a, b) => (hashOf(runId, job, a) < hashOf(runId, job, b) ? -1 : 1)));
    // The entries read so far may name further jobs.
    for (let before = -1; before !== left; ) {
      before = left;
      await readJobs([...new Set([...held].flatMap((key) => jobOf(key, prefix) ?? []))]);
    }
  };

  return {
    read: async (add, signal) => {
      if (!store.available()) throw unavailable();
      mayHide ||= isFirst;
      const reader = openReader(add, signal);
      const entries = await list(prefix, signal);
      const isRead = entries !== undefined && (await readListed(entries, reader));
      if (!isRead && isFirst) await readNewest(reader);
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

/** A restored entry. `runs` is empty if the entry is damaged. */
type Found = Pick<CacheEntry, 'key'> & Pick<History, 'runs'>;

/** Whether an entry contains the run that wrote the entry `own`. The key of `own` contains the id of that run. */
const hasRunOf = ({ runs }: Found, own: Found | undefined): boolean => {
  const [, id = '', attempt] = /-([^-]*)-(\d+)$/.exec(own?.key ?? '') ?? [];
  return own === undefined || runs.some((run) => runKey(run) === runKey({ id, attempt: Number(attempt) }));
};

const jobOf = (key: string, prefix: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).split('-', 1)[0] : undefined;
