import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '../context.ts';
import type { CacheStore } from '../github/cache.ts';
import type { GitHubContext } from '../github/github-context.ts';
import { describeError } from '../model/run-problem.ts';
import { type DurationHistory, durationsOf, noDurations } from './durations.ts';
import { mostDocumentBytes, readDurations, writeDurations } from './durations-document.ts';
import type { HistorySuite } from './history-document.ts';
import type { HistoryStore } from './history-store.ts';
import { suiteKey } from './suite-key.ts';

/** Where the jobs of a run agree on the durations that its shards are balanced by. */
export interface DurationPlace {
  /** The cache, wherever the history is kept. */
  readonly store: CacheStore;
  readonly file: string;
  /** One entry a run. */
  readonly basisKey: string;
  /** Begins the keys under which durations were stored before they became a part of the history. */
  readonly formerPrefix: string;
  /** Absent where none is kept. */
  readonly history: HistoryStore | undefined;
}

export const durationPlace = (
  suite: HistorySuite & { readonly simulated: boolean },
  { runId }: Pick<GitHubContext, 'runId'>,
  environment: Readonly<Record<string, string | undefined>>,
  store: CacheStore,
  history: HistoryStore | undefined,
): DurationPlace => {
  const kind = suite.simulated ? 'simulated-durations' : 'durations';
  const prefix = `mobile-test-cloud-${kind}-1-${suiteKey(suite)}`;
  return {
    store,
    // Not in the step's own folder: the path is a part of an entry's identity, and must be the same in every run.
    file: path.join(environment.RUNNER_TEMP || tmpdir(), 'mobile-test-cloud', 'durations.json'),
    basisKey: `${prefix}-run-${runId}-basis`,
    formerPrefix: `${prefix}-history-`,
    history,
  };
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
 * @param shared other jobs run the other shards: without an agreement nothing is known to them all
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
  const { store } = place;
  if (!store.available()) return shared || place.history === undefined ? undefined : earlierDurations(place, context);
  const basis = await restore(place, place.basisKey, []);
  if (basis !== undefined) return basis;

  const history = await earlierDurations(place, context);
  await writeHistory(place, history);
  if (await store.save(place.basisKey, place.file)) return history;
  if (!shared) return history;
  return agreedBasis(place, context);
};

/** Another job was first, and its entry will show up; or no job may save (as in runs for a fork), and then none has a basis. */
const agreedBasis = async (
  place: DurationPlace,
  { clock, log, signal }: HistoryServices,
): Promise<DurationHistory | undefined> => {
  for (const pauseMs of basisPausesMs) {
    if (!place.store.available()) break;
    await clock.sleep(pauseMs, signal);
    const basis = await restore(place, place.basisKey, []);
    if (basis !== undefined) return basis;
  }
  log.notice('Not using durations of earlier runs: no job of this run could store them in the cache for the other jobs.');
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

/** Durations that an earlier version of the action stored count until there is a history. */
const earlierDurations = async (place: DurationPlace, context: HistoryServices): Promise<DurationHistory> => {
  if (place.history === undefined) return noDurations;
  const durations = await orNothing('Could not read the durations of earlier runs', context, place.history.read);
  if (durations !== undefined && durations.runs.length > 0) return durationsOf(durations);
  return (await restore(place, place.formerPrefix, [place.formerPrefix])) ?? noDurations;
};

const restore = async (
  { store, file }: DurationPlace,
  key: string,
  restoreKeys: readonly string[],
): Promise<DurationHistory | undefined> => {
  await mkdir(path.dirname(file), { recursive: true });
  if (!(await store.restore(key, restoreKeys, file))) return undefined;
  const { size } = await stat(file);
  return size > mostDocumentBytes ? undefined : readDurations(await readFile(file, 'utf8'));
};

const writeHistory = (place: DurationPlace, history: DurationHistory): Promise<void> =>
  writeFile(place.file, writeDurations(history));
