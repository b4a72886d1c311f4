import type { StepContext } from '../context.ts';
import type { CacheStore } from '../github/cache.ts';
import { type DurationHistory, durationsOf } from './durations.ts';
import type { History } from './history.ts';
import { type HistorySuite, readHistory, suiteKey, writeHistory } from './history-document.ts';

/** Storage in which the jobs of a run agree on the durations for balancing its shards. */
export interface DurationPlace {
  /** The cache, even if the history is stored elsewhere. */
  readonly store: CacheStore;
  readonly suite: HistorySuite;
  /** Key of the run's entry. */
  readonly basisKey: string;
  /** History of earlier runs. */
  readonly earlier: History;
}

export const basisKeyOf = (suite: HistorySuite, simulated: boolean, runId: string): string =>
  `mobile-test-cloud-${simulated ? 'simulated-durations' : 'durations'}-1-${suiteKey(suite)}-run-${runId}-basis`;

/** Pauses until other jobs can read the saved basis. */
const basisPausesMs = [1_000, 2_000, 4_000, 8_000];

/**
 * Loads the durations for balancing the shards of this run.
 *
 * Jobs of a matrix plan separately and at different times, but must get the same shards, or tests would run twice or not at all.
 * So they agree on a basis: the first job of the run saves the history that it read (even an empty one) under a key of the run,
 * and every other job uses it, even if it runs again later.
 *
 * @param shared whether other jobs run the other shards; then an entry of the run is required
 * @returns undefined if the jobs have no common basis
 * @throws CodedError `history-unreadable` if the entry of the run is damaged
 */
export const loadDurations = async (
  place: DurationPlace,
  shared: boolean,
  { clock, signal }: StepContext,
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
  // Reads the document like other jobs, because it may contain less than the history.
  if ((await store.save(basisKey, content)) || !shared) return durationsOf(readHistory(content, suite));
  // Either another job was first, and its entry will appear, or no job may save (as in runs for a fork), and no job has a basis.
  for (const pauseMs of basisPausesMs) {
    if (!store.available()) break;
    await clock.sleep(pauseMs, signal);
    const later = await restore();
    if (later !== undefined) return later;
  }
  return undefined;
};
