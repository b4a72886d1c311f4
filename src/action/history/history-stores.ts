import { describeError, hasCode } from '../../core/model/run-problem.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { hashOf } from '../../lib/short-hash.ts';
import type { StepContext } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { type BranchState, branchAdvice, commitBranchFile, readBranchFile } from '../github/branch-files.ts';
import type { CacheStore, ListedEntry } from '../github/cache.ts';
import { emptyHistory, type History, mergeHistories, runKey } from './history.ts';
import { type HistorySuite, historyVersion, suiteKey, writeHistory } from './history-document.ts';

export interface HistoryStore {
  /** Passes each stored part of the history to `add` once. Throws if nothing can be read. */
  readonly read: (add: (part: History) => void, signal: AbortSignal) => Promise<void>;
  /** Adds `history` to the stored history. Throws if it cannot be written. */
  readonly write: (history: History) => Promise<void>;
}

/** Maximum number of attempts to write. In each attempt, only one of several writing jobs succeeds. */
const mostTries = 25;
const shortestPauseMs = 250;
const longestPauseMs = 8_000;

export const historyFolder = (simulated: boolean): string =>
  `mobile-test-cloud-history/v${historyVersion}/${simulated ? 'simulated' : 'results'}/`;

/** Stores the history on a separate branch, with one file per suite and one commit per update. */
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
  /** Content of the branch at the last read. It is read again only if the branch has changed. */
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
  /** Key of the job: a hash that is the same in every run, but different for each job of a matrix. */
  readonly job: string;
  readonly siblings: readonly string[];
  /** Key of the job that collects the results of the matrix. May be equal to `job`. */
  readonly collector: string;
  readonly runId: string;
  readonly runAttempt: number;
}

/** Maximum number of cache look-ups in a step that cannot list the entries. */
const mostLookUps = 11;
const atOnce = 6;

export const cachePrefix = (simulated: boolean): string =>
  `mobile-test-cloud-${simulated ? 'simulated-history' : 'history'}-${historyVersion}-`;

/**
 * Stores the history in the Actions cache. Entries cannot be replaced, so each job saves a new entry with all that it has read.
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
  /** Keys of the entries whose content was passed to `add`, including entries that are part of another entry. */
  const held = new Set<string>();
  let version: string | undefined;
  let isFirst = true;
  /** Whether older entries of this job may be unread. A new entry would then hide their outcomes from readers. */
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
    const exact = async (key: string) => (held.has(key) ? undefined : restore(key, []));
    return { newest, exact };
  };

  type Reader = ReturnType<typeof openReader>;

  /** Reads all listed entries that this runner can restore. Returns false if it is unknown which entries these are. */
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
    // These entries are read first because they usually include most other entries, which are then skipped.
    for (const first of [collector, job])
      for (const key of keys.filter((each) => each.startsWith(`${prefix}${first}-`)).slice(0, 1)) await exact(key);
    await mapConcurrently(keys, atOnce, exact);
    return true;
  };

  /**
   * Reads the newest entry of this job, of the collector job, and of any job. Also reads entries of other jobs if the
   * collector's entry is too old.
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
    // The order differs in each run because a step cannot read the entries of all jobs of a large matrix.
    await readJobs(identity.siblings.toSorted((a, b) => (hashOf(runId, job, a) < hashOf(runId, job, b) ? -1 : 1)));
    // Entries that were read may name further jobs.
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
      // A notice has said so when the history was opened.
      if (!store.mayWrite) return;
      if (mayHide) throw new Error('what this job stored before could not be read in time');
      const content = writeHistory({ ...history, sources: new Set([...history.sources, ownKey]) }, suite);
      if (!(await store.save(ownKey, content))) throw new Error(`the cache did not accept the entry ${ownKey}`);
    },
  };
};

const unavailable = () => new Error('the cache service does not respond');

/** Restored entry. `runs` is empty if the entry is damaged. */
interface Found {
  readonly key: string;
  readonly runs: History['runs'];
}

/** Whether an entry contains the run that wrote the entry `own`, whose key contains the id of the run. */
const hasRunOf = ({ runs }: Found, own: Found | undefined): boolean => {
  const [, id = '', attempt] = /-([^-]*)-(\d+)$/.exec(own?.key ?? '') ?? [];
  return own === undefined || runs.some((run) => runKey(run) === runKey({ id, attempt: Number(attempt) }));
};

const jobOf = (key: string, prefix: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).split('-', 1)[0] : undefined;
