import type { StepContext } from '../context.ts';
import type { CacheStore } from '../github/cache.ts';
import { type DurationHistory, durationsOf } from './durations.ts';
import type { History } from './history.ts';
import { type HistorySuite, readHistory, suiteKey, writeHistory } from './history-document.ts';

/** Where the jobs of a run agree on the durations that its shards are balanced by. */
export interface DurationPlace {
  /** The cache, wherever the history is kept. */
  readonly store: CacheStore;
  readonly suite: HistorySuite;
  /** One entry per run. */
  readonly basisKey: string;
  /** What earlier runs stored. */
  readonly earlier: History;
}

export const basisKeyOf = (suite: HistorySuite, simulated: boolean, runId: string): string =>
  `mobile-test-cloud-${simulated ? 'simulated-durations' : 'durations'}-1-${suiteKey(suite)}-run-${runId}-basis`;

/** How long the job that saved the basis may take until others see it. */
const basisPausesMs = [1_000, 2_000, 4_000, 8_000];

/**
 * The durations that the shards of this run are balanced by.
 *
 * Jobs of a matrix plan on their own, at different times, and must come to the same shards, or tests would run twice or nowhere. So they
 * agree on a basis: the first job of the run saves the history that it found (even an empty one) under a key of the run, and every other
 * job takes that, also when it runs again later.
 *
 * @param shared other jobs run the other shards: without an entry of the run nothing is known to them all
 * @returns undefined where the jobs have no common basis
 * @throws HistoryDocumentError where the entry of the run is damaged
 */
export const loadDurations = async (
  place: DurationPlace,
  shared: boolean,
  { clock, signal }: Pick<StepContext, 'clock' | 'signal'>,
): Promise<DurationHistory | undefined> => {
  const { store, suite, basisKey, earlier } = place;
  const restore = async (): Promise<DurationHistory | undefined> => {
    const entry = await store.restore(basisKey, [], signal);
    return entry && durationsOf(readHistory(entry.content, suite));
  };
  if (!store.available()) return shared ? undefined : durationsOf(earlier);
  const basis = await restore();
  if (basis !== undefined) return basis;

  const content = writeHistory(earlier, suite);
  // As other jobs read it: a document may hold less than the history.
  if ((await store.save(basisKey, content)) || !shared) return durationsOf(readHistory(content, suite));
  // Another job was first, and its entry will show up; or no job may save (as in runs for a fork), and then none has a basis.
  for (const pauseMs of basisPausesMs) {
    if (!store.available()) break;
    await clock.sleep(pauseMs, signal);
    const later = await restore();
    if (later !== undefined) return later;
  }
  return undefined;
};
