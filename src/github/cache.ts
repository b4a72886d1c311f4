import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../lib/clock.ts';
import { formatDuration } from '../lib/durations.ts';
import { firstLineOf } from '../lib/first-line.ts';
import type { Log } from '../lib/log.ts';
import type { CallGitHub } from './api.ts';

/** A stored entry, as the cache found it. */
export interface CacheEntry {
  readonly key: string;
  readonly content: Buffer;
}

/** Entries that outlive the run, in the repository's own cache. */
export interface CacheStore {
  /** Whether there is a cache service, and it has responded so far. */
  readonly available: () => boolean;
  /**
   * Brings back the entry with the key, else the newest one whose key starts with one of `restoreKeys`, in their order.
   *
   * The service finds entries of the same branch first, then of the default branch; entries of other branches are not visible.
   */
  readonly restore: (key: string, restoreKeys: readonly string[]) => Promise<CacheEntry | undefined>;
  /**
   * Saves an entry under a key that no other has: entries are never replaced, and of two jobs that save one key the first wins.
   *
   * @returns whether the entry has this very content
   */
  readonly save: (key: string, content: string | Uint8Array) => Promise<boolean>;
}

interface CacheServices {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborts when the workflow is cancelled. */
  readonly signal: AbortSignal;
}

/** The client repeats failed calls for minutes; a history of durations is not worth so much waiting. */
const limitMs = 30_000;

/** Enough for the tests of the largest suite. */
const mostBytes = 64_000_000;

/**
 * Opens the cache of the repository.
 *
 * The client counts the text of the path to the identity of an entry. A folder in the workspace has the same text on every runner and
 * system, which no path to a temporary folder has. The folder ignores itself for git, and is there only while an entry is read or written.
 *
 * Never fails the step: without a cache service (or with one that does not respond) it says so once, nothing is found and nothing saved.
 * Only a cancellation is thrown.
 */
export const openCacheStore = (
  kind: 'devices' | 'history' | 'repeats' | 'suite',
  { environment, log, clock, signal }: CacheServices,
): CacheStore => {
  let available = hasCacheService(environment);
  const name = `.mobile-test-cloud-${kind}`;
  const folder = path.resolve(environment.GITHUB_WORKSPACE || process.cwd(), name);
  const file = path.join(folder, 'entry');
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (!available)
    log.notice('This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.');

  const attempt = async <Result>(
    what: string,
    work: (cache: typeof import('@actions/cache')) => Promise<Result>,
  ): Promise<Result | undefined> => {
    signal.throwIfAborted();
    if (!available) return undefined;
    try {
      // Loaded late, since most runs need no cache.
      const load = async (): Promise<Result> => {
        const cache = await import('@actions/cache');
        if (!cache.isFeatureAvailable()) throw new Error('this server has no cache service');
        // The repository may hold a link in its place.
        await clear();
        return work(cache);
      };
      return await withinLimit(load(), clock, signal);
    } catch (error) {
      signal.throwIfAborted();
      available = false;
      log.notice(`The cache could not ${what} (${firstLineOf(error)}); the run continues without it.`);
      return undefined;
    } finally {
      await clear().catch(() => {});
    }
  };

  return {
    available: () => available,
    restore: (key, restoreKeys) =>
      attempt('be read', async ({ restoreCache }) => {
        const limits = { timeoutInMs: limitMs, segmentTimeoutInMs: limitMs };
        const found = await restoreCache([name], key, [...restoreKeys], limits, true);
        const content = found === undefined ? undefined : await readEntry(file);
        return found === undefined || content === undefined ? undefined : { key: found, content };
      }),
    save: async (key, content) =>
      (await attempt('be written', async ({ saveCache }) => {
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, '.gitignore'), '*\n');
        await writeFile(file, content);
        return (await saveCache([name], key, undefined, true)) !== -1;
      })) === true,
  };
};

/** Version 2 of the service, or version 1 on servers of one's own. */
export const hasCacheService = (environment: CacheServices['environment']): boolean =>
  Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));

const withinLimit = async <Result>(work: Promise<Result>, clock: Clock, signal: AbortSignal): Promise<Result> => {
  const ended = new AbortController();
  const limit = clock.sleep(limitMs, AbortSignal.any([signal, ended.signal])).then(() => {
    throw new Error(`no response within ${formatDuration(limitMs)}`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    ended.abort();
  }
};

/** @returns undefined for an archive without the file, or with more than any entry holds */
const readEntry = async (file: string): Promise<Buffer | undefined> => {
  const size = await lstat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  return size === undefined || size > mostBytes ? undefined : readFile(file);
};

const pageSize = 100;

const listingSchema = z.object({ actions_caches: z.array(z.object({ key: z.string(), ref: z.string() })) });

/**
 * The keys of the newest entries of the repository's cache, newest first, at most 100. The token needs `actions: read`.
 *
 * @param prefix of the keys
 * @param refs the branches whose entries this run may restore; others are left out
 */
export const listCacheKeys = async (call: CallGitHub, prefix: string, refs: readonly string[]): Promise<readonly string[]> => {
  const { data } = await call('GET /repos/{owner}/{repo}/actions/caches', {
    key: prefix,
    sort: 'created_at',
    direction: 'desc',
    per_page: pageSize,
  });
  return listingSchema
    .parse(data)
    .actions_caches.flatMap(({ key, ref }) => (key.startsWith(prefix) && refs.includes(ref) ? [key] : []));
};
