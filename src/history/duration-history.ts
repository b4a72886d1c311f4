import type { StepContext } from '../context.ts';
import type { CacheStore } from '../github/cache.ts';
import { describeError } from '../model/run-problem.ts';
import { type DurationHistory, durationsOf } from './durations.ts';
import { emptyHistory, type History } from './history.ts';
import { type HistorySuite, readHistory, suiteKey, writeHistory } from './history-document.ts';

/** Where the jobs of a run agree on the durations that its shards are balanced by. */
export interface DurationPlace {
  /** The cache, wherever the history is kept. */
  readonly store: CacheStore;
  readonly suite: HistorySuite;
  /** One entry per run. */
  readonly basisKey: string;
  /** What earlier runs stored; absent where none is kept. */
  readonly readHistory: (() => Promise<History>) | undefined;
}

export const basisKeyOf = (suite: HistorySuite, simulated: boolean, runId: string): string =>
  `mobile-test-cloud-${simulated ? 'simulated-durations' : 'durations'}-1-${suiteKey(suite)}-run-${runId}-basis`;

type HistoryServices = Pick<StepContext, 'clock' | 'log' | 'signal'>;

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
 * @returns undefined where nothing is known, or not the same to all
 */
export const loadDurations = async (
  place: DurationPlace,
  shared: boolean,
  context: HistoryServices,
): Promise<DurationHistory | undefined> => {
  try {
    return await findBasis(place, shared, context);
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.notice(`Could not read the durations of earlier runs (${describeError(error)}).`);
    return undefined;
  }
};

const findBasis = async (
  place: DurationPlace,
  shared: boolean,
  context: HistoryServices,
): Promise<DurationHistory | undefined> => {
  const { store, suite, basisKey } = place;
  const earlier = async (): Promise<History | undefined> => place.readHistory?.();
  if (!store.available()) return shared ? undefined : durationsIn(await earlier());
  const basis = await restoreBasis(place);
  if (basis !== undefined) return basis;

  const content = writeHistory((await earlier()) ?? emptyHistory, suite);
  const saved = await store.save(basisKey, content);
  // As other jobs read it: a document may hold less than the history.
  return saved || !shared ? durationsOf(readHistory(content, suite)) : agreedBasis(place, context);
};

const durationsIn = (history: History | undefined): DurationHistory | undefined => history && durationsOf(history);

/** Another job was first, and its entry will show up; or no job may save (as in runs for a fork), and then none has a basis. */
const agreedBasis = async (place: DurationPlace, { clock, signal }: HistoryServices): Promise<DurationHistory | undefined> => {
  for (const pauseMs of basisPausesMs) {
    if (!place.store.available()) break;
    await clock.sleep(pauseMs, signal);
    const basis = await restoreBasis(place);
    if (basis !== undefined) return basis;
  }
  return undefined;
};

const restoreBasis = async ({ store, suite, basisKey }: DurationPlace): Promise<DurationHistory | undefined> => {
  const entry = await store.restore(basisKey, []);
  return entry && durationsOf(readHistory(entry.content, suite));
};
