import type { Context } from '../context.ts';
import type { CacheStore } from '../github/cache.ts';
import type { GitHubContext } from '../github/github-context.ts';
import { describeError } from '../model/run-problem.ts';
import type { HistoryStore } from './branch-history.ts';
import { type DurationHistory, durationsOf, noDurations } from './durations.ts';
import { readDurations, writeDurations } from './durations-document.ts';
import type { HistorySuite } from './history-document.ts';
import { suiteKey } from './suite-key.ts';

/** Where the jobs of a run agree on the durations that its shards are balanced by. */
export interface DurationPlace {
  /** The cache, wherever the history is kept. */
  readonly store: CacheStore;
  /** One entry per run. */
  readonly basisKey: string;
  /** Absent where none is kept. */
  readonly history: HistoryStore | undefined;
}

export const durationPlace = (
  suite: HistorySuite & { readonly simulated: boolean },
  { runId }: Pick<GitHubContext, 'runId'>,
  store: CacheStore,
  history: HistoryStore | undefined,
): DurationPlace => {
  const kind = suite.simulated ? 'simulated-durations' : 'durations';
  return { store, basisKey: `mobile-test-cloud-${kind}-1-${suiteKey(suite)}-run-${runId}-basis`, history };
};

type HistoryServices = Pick<Context, 'clock' | 'log' | 'signal'>;

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
): Promise<DurationHistory | undefined> =>
  orNothing('Could not read the durations of earlier runs', context, () => findBasis(place, shared, context));

const findBasis = async (
  place: DurationPlace,
  shared: boolean,
  context: HistoryServices,
): Promise<DurationHistory | undefined> => {
  const { store, basisKey } = place;
  if (!store.available()) return shared || place.history === undefined ? undefined : earlierDurations(place, context);
  const basis = await restore(place);
  if (basis !== undefined) return basis;

  const history = await earlierDurations(place, context);
  const text = writeDurations(history);
  // As other jobs read it: a document may hold less than the history.
  if (await store.save(basisKey, text)) return readDurations(text);
  return shared ? agreedBasis(place, context) : history;
};

/** Another job was first, and its entry will show up; or no job may save (as in runs for a fork), and then none has a basis. */
const agreedBasis = async (place: DurationPlace, { clock, signal }: HistoryServices): Promise<DurationHistory | undefined> => {
  for (const pauseMs of basisPausesMs) {
    if (!place.store.available()) break;
    await clock.sleep(pauseMs, signal);
    const basis = await restore(place);
    if (basis !== undefined) return basis;
  }
  return undefined;
};

/** A history is a help, no more: whatever goes wrong with it, the run goes on. */
const orNothing = async <Result>(
  what: string,
  { log, signal }: HistoryServices,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    log.notice(`${what} (${describeError(error)}).`);
    return undefined;
  }
};

const earlierDurations = async ({ history }: DurationPlace, context: HistoryServices): Promise<DurationHistory> => {
  const stored = history && (await orNothing('Could not read the durations of earlier runs', context, history.read));
  return stored === undefined ? noDurations : durationsOf(stored);
};

const restore = async ({ store, basisKey }: DurationPlace): Promise<DurationHistory | undefined> => {
  const text = await store.restore(basisKey, []);
  return text === undefined ? undefined : readDurations(text);
};
