import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withinTime } from '../../lib/concurrency.ts';
import { formatDuration } from '../../lib/durations.ts';
import { firstLineOf } from '../../lib/first-line.ts';
import type { StepContext } from '../context.ts';
import type { CallGitHub } from './api.ts';

export interface CacheEntry {
  readonly key: string;
  readonly content: Buffer;
}

/** Cache of the repository. Its entries outlive the workflow run. */
export interface CacheStore {
  /** Whether a cache service exists and has responded to all requests so far. */
  readonly available: () => boolean;
  /** Whether GitHub lets this job save entries. */
  readonly mayWrite: boolean;
  /**
   * Restores the entry with the key, or else the newest entry whose key starts with one of `restoreKeys`. Entries of the run's
   * branch come before entries of the default branch.
   *
   * @param limit ends the wait earlier than the usual limit
   */
  readonly restore: (key: string, restoreKeys: readonly string[], limit?: AbortSignal) => Promise<CacheEntry | undefined>;
  /**
   * Saves an entry under a new key. If two jobs save the same key, the first entry stays.
   *
   * @returns whether the stored entry has exactly this content
   */
  readonly save: (key: string, content: string | Uint8Array) => Promise<boolean>;
}

/** Time limit of a call. The client would repeat failed calls for minutes, although the step works without the cache. */
const limitMs = 30_000;

/** Maximum size of an entry, larger than the entry of the largest known suite. */
const mostBytes = 64_000_000;

/**
 * Opens the cache of the repository. Its methods throw only on cancellation: if the service fails, they log this once and do
 * nothing.
 */
export const openCacheStore = (
  kind: 'base' | 'devices' | 'history' | 'repeats' | 'suite',
  { environment, log, clock, signal }: StepContext,
): CacheStore => {
  const mayWrite = mayWriteCache(environment);
  let available = hasCacheService(environment);
  const name = `.mobile-test-cloud-${kind}`;
  // The folder is in the workspace because its path is part of an entry's identity. It exists only during reads and writes.
  const folder = path.resolve(environment.GITHUB_WORKSPACE || process.cwd(), name);
  const fileOf = (key: string): string => path.join(folder, createHash('sha256').update(key).digest('hex').slice(0, 16));
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (!available)
    log.notice('This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.');

  /** Number of restores and saves in progress. They share the folder. */
  let users = 0;
  let opened: Promise<void> | undefined;
  let closed = Promise.resolve();
  const attempt = async <Result>(
    what: string,
    work: (cache: typeof import('@actions/cache')) => Promise<Result>,
    limit: AbortSignal = signal,
  ): Promise<Result | undefined> => {
    const ended = AbortSignal.any([signal, limit]);
    ended.throwIfAborted();
    if (!available) return undefined;
    users += 1;
    try {
      const load = async (): Promise<Result> => {
        const cache = await import('@actions/cache');
        if (!cache.isFeatureAvailable()) throw new Error('this server has no cache service');
        // The folder is cleared first because the repository may contain a symbolic link with its name.
        opened ??= closed.then(clear);
        await opened;
        return work(cache);
      };
      const late = () => new Error(`no response within ${formatDuration(limitMs)}`);
      return await withinTime(load, limitMs, late, { clock, signal: ended });
    } catch (error) {
      ended.throwIfAborted();
      if (!available) return undefined;
      available = false;
      log.notice(`The cache could not ${what} (${firstLineOf(error)}); the run continues without it.`);
      return undefined;
    } finally {
      users -= 1;
      if (users === 0) {
        opened = undefined;
        closed = clear().catch(() => {});
        await closed;
      }
    }
  };

  return {
    available: () => available,
    mayWrite,
    restore: (key, restoreKeys, limit) =>
      attempt(
        'be read',
        async ({ restoreCache }) => {
          const limits = { timeoutInMs: limitMs, segmentTimeoutInMs: limitMs };
          const found = await restoreCache([name], key, [...restoreKeys], limits, true);
          const content = found === undefined ? undefined : await readEntry(fileOf(found));
          return found === undefined || content === undefined ? undefined : { key: found, content };
        },
        limit,
      ),
    save: async (key, content) =>
      mayWrite &&
      (await attempt('be written', async ({ saveCache }) => {
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, '.gitignore'), '*\n');
        await writeFile(fileOf(key), content);
        return (await saveCache([name], key, undefined, true)) !== -1;
      })) === true,
  };
};

/** Pauses before attempts to read an entry that another job has just saved. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Saves a value that jobs of a workflow run share. All jobs use the value of the first job that saves it.
 *
 * @param read returns undefined if a stored value is unusable
 * @returns undefined if no job could save a value, as in runs for a fork
 */
export const saveFirst = async <Value>(
  store: CacheStore,
  { key, content, read }: { readonly key: string; readonly content: string | Buffer; readonly read: (content: Buffer) => Value },
  { clock, signal }: StepContext,
): Promise<Value | undefined> => {
  if (await store.save(key, content)) return read(Buffer.from(content));
  // No other job of the run may write either.
  if (!store.mayWrite) return undefined;
  for (const pauseMs of pausesMs) {
    if (!store.available()) return undefined;
    await clock.sleep(pauseMs, signal);
    const entry = await store.restore(key, [], signal);
    const first = entry && read(entry.content);
    if (first !== undefined) return first;
  }
  return undefined;
};

/**
 * Whether GitHub lets this job write the cache. `ACTIONS_CACHE_MODE` is `read` or `none` where it does not, as for the workflows of forks on
 * the default branch since June 2026; older runners do not set it.
 */
export const mayWriteCache = ({ ACTIONS_CACHE_MODE: mode }: StepContext['environment']): boolean =>
  mode !== 'read' && mode !== 'none';

/** What an unwritable cache means for the history, and what to use instead. */
export const unwritableCache = ({ ACTIONS_CACHE_MODE: mode }: StepContext['environment']) => ({
  found: `GitHub does not let this job write the cache (ACTIONS_CACHE_MODE is "${mode}"), so the history does not get the results of this run`,
  remedy: 'To store them, use `history: branch:<name>`.',
});

/** Whether there is a cache service. Some company servers have only version 1, with `ACTIONS_CACHE_URL`. */
export const hasCacheService = (environment: StepContext['environment']): boolean =>
  environment.ACTIONS_CACHE_MODE !== 'none' &&
  Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));

/** Reads the file of an entry. Returns undefined if the file is missing or larger than an entry may be. */
const readEntry = async (file: string): Promise<Buffer | undefined> => {
  const size = await lstat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  return size === undefined || size > mostBytes ? undefined : readFile(file);
};

export interface ListedEntry {
  readonly key: string;
  /** Hash of path and compression. A runner can restore only entries with its own hash. */
  readonly version: string;
}

const pageSize = 100;

/** Lists the entries whose keys start with a prefix, newest first, at most 100 per branch. Requires `actions: read`. */
export const listCacheEntries = async (
  call: CallGitHub,
  prefix: string,
  refs: readonly string[],
): Promise<readonly ListedEntry[]> => {
  const { listingSchema } = await import(/* webpackChunkName: "documents" */ './responses.ts');
  const pages = await Promise.all(
    [...new Set(refs)].map(async (ref) => {
      const order = { sort: 'created_at', direction: 'desc', per_page: pageSize };
      const { data } = await call('GET /repos/{owner}/{repo}/actions/caches', { key: prefix, ref, ...order });
      return listingSchema.parse(data).actions_caches.filter((entry) => entry.key.startsWith(prefix) && entry.ref === ref);
    }),
  );
  return pages.flat().toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
};
