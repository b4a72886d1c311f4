import type { StepContext } from '../context.ts';
import { type CacheStore, saveFirst } from '../github/cache.ts';
import { type DurationHistory, durationsOf } from './durations.ts';
import type { History } from './history.ts';
import { type HistorySuite, suiteKey, writeHistory } from './history-document.ts';

/**
 * Loads the durations for balancing the shards of this run.
 *
 * The jobs of a matrix plan separately, but must plan the same shards. So the first job saves the history that it read, even an
 * empty one, in the Actions cache under a key of the run. Every other job uses this entry.
 *
 * @param store the Actions cache; used even if the history itself is stored on a branch
 * @param shared whether other jobs run the other shards, so that all these jobs must use the same entry
 * @returns undefined if the jobs could not agree on the same durations
 * @throws CodedError `history-unreadable` if the entry of the run is damaged
 */
export const loadDurations = async (
  store: CacheStore,
  suite: HistorySuite,
  earlier: History,
  shared: boolean,
  { clock, github, isSimulated, signal }: StepContext,
): Promise<DurationHistory | undefined> => {
  const kind = isSimulated() ? 'simulated-durations' : 'durations';
  const key = `mobile-test-cloud-${kind}-1-${suiteKey(suite)}-run-${github.runId}-basis`;
  if (!store.available()) return shared ? undefined : durationsOf(earlier);
  const { readHistory } = await import(/* webpackChunkName: "documents" */ './read-history.ts');
  const read = (content: Buffer): DurationHistory => durationsOf(readHistory(content, suite));
  const basis = await store.restore(key, [], signal);
  if (basis !== undefined) return read(basis.content);

  const content = writeHistory(earlier, suite);
  if (shared) return saveFirst(store, { key, content, read }, { clock, signal });
  await store.save(key, content);
  return read(content);
};
