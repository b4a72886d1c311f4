import type { PastOutcome, PastRun } from '../../core/model/history.ts';
import { classOf, methodOf } from '../../core/results/known-tests.ts';
import type { StepContext } from '../context.ts';
import { type CacheStore, saveFirst } from '../github/cache.ts';
import { type History, isPass, mapOutcomes, type OutcomesByDevice } from './history.ts';
import { type HistorySuite, suiteKey, writeHistory } from './history-document.ts';

/** Durations in at most five earlier runs, oldest first, in whole milliseconds. */
export interface DurationHistory {
  /** Times that sessions needed in addition to their tests. */
  readonly overheadsMs: readonly number[];
  /** Durations of passed tests by class and method. A parameterized method counts as one method. */
  readonly classes: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
}

export const noDurations: DurationHistory = { overheadsMs: [], classes: new Map() };

const keptSamples = 5;

/** Time to install and start the app. This value is used until a run has measured the time. */
const usualOverheadMs = 30_000;

export const overheadOf = ({ overheadsMs }: DurationHistory): number => median(overheadsMs) ?? usualOverheadMs;

/** Returns the median, rounded to an integer. Undefined for an empty list. */
export const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2);
};

/** Calculates the durations of methods. In each run, the slowest device counts because it determines the duration of a shard. */
export const durationsOf = ({ runs, tests }: History): DurationHistory => {
  const order = [...new Set(runs.map(({ id }) => id))];
  const lastSamples = (byRun: ReadonlyMap<string, number>): readonly number[] =>
    order.flatMap((id) => byRun.get(id) ?? []).slice(-keptSamples);
  const classes = new Map<string, Map<string, readonly number[]>>();
  for (const [className, reported] of Map.groupBy(tests, ([name]) => classOf(name))) {
    if (className === '') continue;
    const rows = reported.flatMap(([, byName]) => [...byName]);
    const methods = new Map<string, readonly number[]>();
    for (const [method, same] of Map.groupBy(rows, ([name]) => methodOf(name))) {
      const samples = lastSamples(longestByRun(same.map(([, byDevice]) => byDevice)));
      if (samples.length > 0) methods.set(method, samples);
    }
    if (methods.size > 0) classes.set(className, methods);
  }
  const overheads = new Map<string, number>();
  for (const { id, overheadMs = 0 } of runs) keepLongest(overheads, id, overheadMs);
  return { overheadsMs: lastSamples(overheads), classes };
};

export const durationsOn = (history: History, device: string): DurationHistory =>
  durationsOf({ ...history, tests: mapOutcomes(history.tests, (outcomes, each) => (each === device ? outcomes : [])) });

export const filledFrom = (own: DurationHistory, others: DurationHistory): DurationHistory => {
  const classes = new Map(own.classes);
  for (const [name, methods] of others.classes) classes.set(name, new Map([...methods, ...(own.classes.get(name) ?? [])]));
  return { ...own, classes };
};

/**
 * Returns the longest duration of a method on any device, by run id. A device counts only if every set of the method's values
 * was measured on it.
 *
 * @param rows outcomes of each set of values of the method
 */
const longestByRun = (rows: readonly OutcomesByDevice[]): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>();
  for (const device of new Set(rows.flatMap((byDevice) => [...byDevice.keys()]))) {
    const sums = new Map<PastRun, number>();
    for (const byDevice of rows)
      for (const outcome of byDevice.get(device) ?? []) sums.set(outcome.run, (sums.get(outcome.run) ?? 0) + measuredMs(outcome));
    for (const [{ id }, sumMs] of sums) keepLongest(longest, id, sumMs);
  }
  return longest;
};

/** Returns NaN if the test failed or was not measured, so that a sum with this value is also NaN. */
const measuredMs = (outcome: PastOutcome): number => (isPass(outcome) ? (outcome.durationMs ?? Number.NaN) : Number.NaN);

const keepLongest = (longest: Map<string, number>, id: string, durationMs: number): void => {
  if (durationMs > (longest.get(id) ?? 0)) longest.set(id, durationMs);
};

/**
 * Loads the durations from which all jobs of a matrix plan the same shards. The first job saves its history in the Actions
 * cache for the other jobs.
 *
 * @param store the Actions cache, even if the history itself is stored on a branch
 * @param shared whether other jobs run other shards and must use the same entry
 * @returns undefined if the jobs could not agree on the same durations
 * @throws CodedError `history-unreadable` if the entry of the run is damaged
 */
export const loadDurations = async (
  store: CacheStore,
  suite: HistorySuite,
  earlier: History,
  shared: boolean,
  context: StepContext,
): Promise<DurationHistory | undefined> => {
  const { github, isSimulated, signal } = context;
  const kind = isSimulated() ? 'simulated-durations' : 'durations';
  const key = `mobile-test-cloud-${kind}-1-${suiteKey(suite)}-run-${github.runId}-basis`;
  if (!store.available()) return shared ? undefined : durationsOf(earlier);
  const { readHistory } = await import(/* webpackChunkName: "documents" */ './read-history.ts');
  const read = (content: Buffer): DurationHistory => durationsOf(readHistory(content, suite));
  const basis = await store.restore(key, [], signal);
  if (basis !== undefined) return read(basis.content);

  const content = writeHistory(earlier, suite);
  if (shared) return saveFirst(store, { key, content, read }, context);
  await store.save(key, content);
  return read(content);
};
