import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CacheStore } from '../github/cache.ts';
import type { RunContext } from '../github/run-context.ts';
import type { SessionResult } from '../model/results.ts';
import { describeError } from '../model/run-problem.ts';
import type { StageServices } from '../run/services.ts';
import { addRun, type DurationHistory, emptyHistory } from './durations.ts';
import { mostDocumentBytes, readDurations, writeDurations } from './durations-document.ts';

/** Where the history of one suite is kept. */
export interface DurationPlace {
  readonly store: CacheStore;
  readonly file: string;
  readonly runId: string;
  /** What the shards of this run are balanced by: one entry a run. */
  readonly basisKey: string;
  /** Begins the key of each saved history. */
  readonly historyPrefix: string;
  /** The one that this job saves. */
  readonly historyKey: string;
}

export interface SuiteIdentity {
  readonly framework: string;
  /** Package or bundle id; where it is not known, all suites of the framework share a history. */
  readonly suiteId: string | undefined;
  /** Durations of the built-in cloud are made up, and kept apart. */
  readonly simulated: boolean;
  /** Differs between the jobs of a matrix, stays when a job runs again. */
  readonly job: string;
}

/**
 * Keys in the cache, for one suite of one framework.
 *
 * Entries are never replaced, so each job of each run saves one of its own, under `…-history-<run>-<attempt>-<job>`, and the newest by
 * prefix is read. What a job saves is the newest history at that moment and its own results on top; so the jobs of a matrix add to each
 * other, and of two that save in the same second only one job's durations of one run are lost. The cache itself looks at the branch
 * first and at the default branch then.
 */
export const durationPlace = (
  suite: SuiteIdentity,
  context: RunContext,
  environment: Readonly<Record<string, string | undefined>>,
  store: CacheStore,
): DurationPlace => {
  const hash = createHash('sha256')
    .update(suite.suiteId ?? '')
    .digest('hex')
    .slice(0, 8);
  const name = (suite.suiteId ?? 'suite').replaceAll(/[^\w.-]/g, '_').slice(0, 100);
  const kind = suite.simulated ? 'simulated-durations' : 'durations';
  const prefix = `mobile-test-cloud-${kind}-1-${suite.framework}-${name}-${hash}`;
  const historyPrefix = `${prefix}-history-`;
  return {
    store,
    // Not in the step's own folder: the path is a part of an entry's identity, and must be the same in every run.
    file: path.join(environment.RUNNER_TEMP || tmpdir(), 'mobile-test-cloud', 'durations.json'),
    runId: context.runId,
    basisKey: `${prefix}-run-${context.runId}-basis`,
    historyPrefix,
    historyKey: `${historyPrefix}${context.runId}-${context.runAttempt}-${suite.job}`,
  };
};

type HistoryServices = Pick<StageServices, 'clock' | 'log' | 'signal'>;

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
  services: HistoryServices,
): Promise<DurationHistory | undefined> =>
  orNothing('Could not read the durations of earlier runs', services, () => findBasis(place, shared, services));

const findBasis = async (
  place: DurationPlace,
  shared: boolean,
  services: HistoryServices,
): Promise<DurationHistory | undefined> => {
  const { store } = place;
  if (!store.available()) return undefined;
  const basis = await restore(place, place.basisKey, []);
  if (basis !== undefined) return basis;

  const history = (await findDurations(place)) ?? emptyHistory;
  await writeHistory(place, history);
  if (await store.save(place.basisKey, place.file)) return history;
  if (!shared) return history;
  return agreedBasis(place, services);
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

/** Adds what this job measured to the newest history, for later runs. */
export const saveDurations = async (
  place: DurationPlace,
  sessions: readonly SessionResult[],
  services: HistoryServices,
): Promise<void> => {
  if (!place.store.available()) return;
  await orNothing('Could not store the durations for later runs', services, async () => {
    const before = (await findDurations(place)) ?? emptyHistory;
    const after = addRun(before, sessions, place.runId);
    if (after === before) return;
    await writeHistory(place, after);
    if (await place.store.save(place.historyKey, place.file))
      services.log.info('Stored the durations of the tests for later runs.');
  });
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

/** The newest history that earlier runs stored; undefined where nothing is, or nothing readable. */
export const findDurations = (place: DurationPlace): Promise<DurationHistory | undefined> =>
  restore(place, place.historyKey, [place.historyPrefix]);

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
