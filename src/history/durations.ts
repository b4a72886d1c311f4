import { dayMs } from '../lib/durations.ts';
import type { PastRun } from '../model/history.ts';
import { classOf, methodOf } from '../results/known-tests.ts';
import type { History } from './history.ts';
import { durationOf, isPass, type OutcomeCode } from './outcomes.ts';

/** What something took in the last runs that passed. */
export interface Samples {
  /** Number of the last run that added to it. */
  readonly seen: number;
  /** Whole milliseconds, oldest first, at most five. */
  readonly durationsMs: readonly number[];
}

/**
 * How long tests took in earlier runs, by class and method.
 *
 * Kept by method, since a class may be spread over shards, jobs and runs; a class takes what its methods take. All sets of values of a
 * parameterized method count as one.
 */
export interface DurationHistory {
  readonly lastRun: string;
  /** Runs so far; the clock by which entries age. */
  readonly sequence: number;
  /** What sessions took besides their tests. */
  readonly overheads: Samples;
  readonly classes: ReadonlyMap<string, ReadonlyMap<string, Samples>>;
}

const noSamples: Samples = { seen: 0, durationsMs: [] };

export const noDurations: DurationHistory = { lastRun: '', sequence: 0, overheads: noSamples, classes: new Map() };

export const keptSamples = 5;
export const longestSampleMs = dayMs;
export const longestName = 500;

/** What a session takes besides its tests (installing, starting up) where no run has told yet. */
const usualOverheadMs = 30_000;

export const overheadOf = ({ overheads }: DurationHistory): number => median(overheads.durationsMs) ?? usualOverheadMs;

/** Rounded to whole milliseconds; undefined for no values. */
export const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2);
};

/**
 * What the passed tests of earlier runs took.
 *
 * Devices run side by side, and a shard is as long as its slowest device: of several devices, the longest time of a test counts. So it does
 * with the attempts of a run. A method of which one set of values did not pass, or was not measured, has no time: the rest of it would be
 * too short.
 */
export const durationsOf = ({ runs, tests }: History): DurationHistory => {
  const numbers = numberRuns(runs);
  const classes = new Map<string, Map<string, Samples>>();
  for (const [className, reported] of Map.groupBy(tests, ([name]) => classOf(name))) {
    if (className === '') continue;
    const rows = reported.flatMap(([, byName]) => [...byName]);
    const methods = new Map<string, Samples>();
    for (const [method, same] of Map.groupBy(rows, ([name]) => methodOf(name))) {
      const samples = lastSamples(
        longestByRun(
          same.map(([, byDevice]) => byDevice),
          numbers,
        ),
      );
      if (samples !== undefined) methods.set(method, samples);
    }
    if (methods.size > 0) classes.set(className, methods);
  }
  const overheads = new Map<number, number>();
  for (const [at, { overheadMs }] of runs.entries()) noteLongest(overheads, numbers[at] ?? 0, overheadMs ?? 0);
  const sequence = Math.max(0, ...numbers);
  return { lastRun: runs.at(-1)?.id ?? '', sequence, overheads: lastSamples(overheads) ?? noSamples, classes };
};

/** The same for one device alone. */
export const durationsOn = (history: History, device: string): DurationHistory => {
  const tests = new Map(
    [...history.tests].map(([className, byName]) => [
      className,
      new Map(
        [...byName].map(([name, byDevice]) => {
          const codes = byDevice.get(device);
          return [name, new Map(codes === undefined ? [] : [[device, codes]])] as const;
        }),
      ),
    ]),
  );
  return durationsOf({ ...history, tests });
};

/** With what others tell of the methods of which this one tells nothing. */
export const filledFrom = (own: DurationHistory, others: DurationHistory): DurationHistory => {
  const classes = new Map(own.classes);
  for (const [name, methods] of others.classes) classes.set(name, new Map([...methods, ...(own.classes.get(name) ?? [])]));
  return { ...own, classes };
};

/** For each column the number of its run, from 1; attempts of a run share it. */
const numberRuns = (runs: readonly PastRun[]): readonly number[] => {
  const numbers = new Map<string, number>();
  return runs.map(({ id }) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  });
};

const longestByRun = (
  rows: readonly ReadonlyMap<string, Uint16Array>[],
  numbers: readonly number[],
): ReadonlyMap<number, number> => {
  const longest = new Map<number, number>();
  for (const device of new Set(rows.flatMap((byDevice) => [...byDevice.keys()]))) {
    const own = rows.flatMap((byDevice) => byDevice.get(device) ?? []);
    for (const [at, number] of numbers.entries()) noteLongest(longest, number, sumOf(own.map((codes) => codes[at] ?? 0)));
  }
  return longest;
};

/** In milliseconds; 0 where one of the outcomes is no measured pass. */
const sumOf = (codes: readonly OutcomeCode[]): number => {
  let sumMs = 0;
  for (const code of codes) {
    if (code === 0) continue;
    const durationMs = isPass(code) ? durationOf(code) : undefined;
    if (durationMs === undefined) return 0;
    sumMs += durationMs;
  }
  return sumMs;
};

const noteLongest = (longest: Map<number, number>, number: number, durationMs: number): void => {
  if (durationMs > (longest.get(number) ?? 0)) longest.set(number, durationMs);
};

const lastSamples = (byRun: ReadonlyMap<number, number>): Samples | undefined => {
  const last = [...byRun].toSorted(([one], [other]) => one - other).slice(-keptSamples);
  const seen = last.at(-1)?.[0];
  return seen === undefined ? undefined : { seen, durationsMs: last.map(([, durationMs]) => durationMs) };
};
