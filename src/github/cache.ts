import { rm, stat } from 'node:fs/promises';
import type { Clock } from '../lib/clock.ts';
import { formatDuration } from '../lib/durations.ts';
import { firstLineOf } from '../lib/first-line.ts';
import type { Log } from '../lib/log.ts';

/** Small files that outlive the run, in the repository's own cache. */
export interface CacheStore {
  /** Whether there is a cache service, and it has responded so far. */
  readonly available: () => boolean;
  /**
   * Brings back the entry with the key, else the newest one whose key starts with one of `restoreKeys`, in their order.
   *
   * The service finds entries of the same branch first, then of the default branch; entries of other branches are not visible.
   *
   * @param file absolute, and the same as when the entry was saved: entries of another path do not exist for the service
   * @returns whether the file is there
   */
  readonly restore: (key: string, restoreKeys: readonly string[], file: string) => Promise<boolean>;
  /**
   * Saves a file under a key that no other entry has: entries are never replaced, and of two jobs that save one key the first wins.
   *
   * @returns whether the entry is this very file
   */
  readonly save: (key: string, file: string) => Promise<boolean>;
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

/**
 * Opens the cache of the repository.
 *
 * Never fails the step: without a cache service (or with one that does not respond) it says so once, nothing is found and nothing saved.
 * Only a cancellation is thrown.
 */
export const openCacheStore = ({ environment, log, clock, signal }: CacheServices): CacheStore => {
  let available = hasCacheService(environment);
  if (!available)
    log.notice('This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.');

  const attempt = async (what: string, work: (cache: typeof import('@actions/cache')) => Promise<boolean>): Promise<boolean> => {
    signal.throwIfAborted();
    if (!available) return false;
    try {
      // Loaded late, since most runs need no cache.
      const load = async (): Promise<boolean> => {
        const cache = await import('@actions/cache');
        if (!cache.isFeatureAvailable()) throw new Error('this server has no cache service');
        return work(cache);
      };
      return await withinLimit(load(), clock, signal);
    } catch (error) {
      signal.throwIfAborted();
      available = false;
      log.notice(`The cache could not ${what} (${firstLineOf(error)}); the run continues without it.`);
      return false;
    }
  };

  return {
    available: () => available,
    restore: (key, restoreKeys, file) =>
      attempt('be read', async ({ restoreCache }) => {
        await rm(file, { force: true });
        const found = await restoreCache([file], key, [...restoreKeys], { timeoutInMs: limitMs, segmentTimeoutInMs: limitMs });
        return found !== undefined && (await isFile(file));
      }),
    save: (key, file) => attempt('be written', async ({ saveCache }) => (await saveCache([file], key)) !== -1),
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

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
