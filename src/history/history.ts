import type { PastRun } from '../model/history.ts';
import { createRowMaker } from './outcomes.ts';

/** A column of the history. */
export interface HistoryRun extends PastRun {
  /** What its sessions took besides their tests; absent where no session was measured. */
  readonly overheadMs?: number;
}

/** Outcome codes of a test on a device, one for each run of the history and in their order. */
type Outcomes = Uint16Array;

/** By class, name and device. */
export type HistoryTests = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Outcomes>>>;

/** Results of the tests of one suite in earlier runs. */
export interface History {
  /** Oldest first. */
  readonly runs: readonly HistoryRun[];
  readonly tests: HistoryTests;
  /** Names of the stored documents that are part of it. */
  readonly sources: ReadonlySet<string>;
}

export const emptyHistory: History = { runs: [], tests: new Map(), sources: new Set() };

/** Of each test and device so many outcomes are kept. */
export const keptOutcomes = 50;
/** A test that has not run for so long counts as removed from the suite. */
const keptDays = 90;
const keptSources = 300;
const dayMs = 86_400_000;

/** The same in every document that knows the run. */
export const runKey = ({ id, attempt }: Pick<PastRun, 'id' | 'attempt'>): string => `${id}/${attempt}`;

/**
 * Everything that either of two histories knows. The order does not matter, nor how often a history is added; what two of them say of one
 * test in one attempt of a run counts once, and the worse one wins.
 */
export const mergeHistories = (one: History, other: History): History => {
  const sources = new Set([...one.sources, ...other.sources]);
  if (other.runs.length === 0) return { ...one, sources };
  if (one.runs.length === 0) return { ...other, sources };
  const runs = mergeRuns([...one.runs, ...other.runs]);
  const tests = new Map<string, Map<string, Map<string, Outcomes>>>();
  const makeRow = createRowMaker(runs.length);
  addTests(tests, one, runs, makeRow);
  addTests(tests, other, runs, makeRow);
  return { runs, tests, sources };
};

const mergeRuns = (runs: readonly HistoryRun[]): readonly HistoryRun[] =>
  [...Map.groupBy(runs, runKey).values()]
    .map((same) => same.reduce(joinRuns))
    .toSorted((a, b) => a.startedAtMs - b.startedAtMs || compare(runKey(a), runKey(b)));

/** Each job of a run writes what it saw of it. */
const joinRuns = (one: HistoryRun, other: HistoryRun): HistoryRun => {
  const overheadMs = Math.max(one.overheadMs ?? 0, other.overheadMs ?? 0);
  // Names differ only in damaged documents; then as well the order must not matter.
  const base = compare(JSON.stringify(namesOf(one)), JSON.stringify(namesOf(other))) <= 0 ? one : other;
  return {
    ...base,
    startedAtMs: Math.min(one.startedAtMs, other.startedAtMs),
    finishedAtMs: Math.max(one.finishedAtMs, other.finishedAtMs),
    ...(overheadMs > 0 ? { overheadMs } : {}),
  };
};

const namesOf = ({ commit, branch, pullRequest = 0, url = '' }: PastRun) => [commit, branch, pullRequest, url];

const addTests = (
  tests: Map<string, Map<string, Map<string, Outcomes>>>,
  history: History,
  runs: readonly HistoryRun[],
  makeRow: () => Outcomes,
): void => {
  const positions = new Map(runs.map((run, at) => [runKey(run), at]));
  const places = history.runs.map((run) => positions.get(runKey(run)) ?? 0);
  const isStart = places.every((place, at) => place === at);
  for (const [className, byName] of history.tests) {
    const names = entryOf(tests, className);
    for (const [name, byDevice] of byName) {
      const devices = entryOf(names, name);
      for (const [device, codes] of byDevice) {
        const known = devices.get(device);
        const target = known ?? makeRow();
        if (known === undefined) devices.set(device, target);
        if (known === undefined && isStart) target.set(codes);
        else joinOutcomes(target, codes, places);
      }
    }
  }
};

const joinOutcomes = (target: Outcomes, codes: Outcomes, places: readonly number[]): void => {
  for (let at = 0; at < codes.length; at++) {
    const place = places[at] ?? 0;
    const code = codes[at] ?? 0;
    if (code > (target[place] ?? 0)) target[place] = code;
  }
};

const entryOf = <Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = new Map<string, Value>();
  map.set(key, made);
  return made;
};

/** The part that is worth keeping: the last outcomes of each test that still runs, and the runs that they name. */
export const limitHistory = (history: History, kept = keptOutcomes): History => {
  const { runs } = history;
  const oldestMs = Math.max(0, ...runs.map(({ startedAtMs }) => startedAtMs)) - keptDays * dayMs;
  const used = new Uint8Array(runs.length);
  const tests = mapOutcomes(history.tests, (codes) => {
    const limited = lastOutcomes(codes, kept);
    const last = limited.findLastIndex((code) => code > 0);
    if (last < 0 || (runs[last]?.startedAtMs ?? 0) < oldestMs) return undefined;
    for (let at = 0; at <= last; at++) if ((limited[at] ?? 0) > 0) used[at] = 1;
    return limited;
  });
  const sources = new Set([...history.sources].slice(-keptSources));
  return keepRuns({ runs, tests, sources }, (_run, at) => used[at] === 1);
};

/** The history as it would be without the other runs. */
export const keepRuns = (history: History, keeps: (run: HistoryRun, at: number) => boolean): History => {
  const kept = history.runs.flatMap((run, at) => (keeps(run, at) ? [at] : []));
  if (kept.length === history.runs.length) return history;
  const makeRow = createRowMaker(kept.length);
  const tests = mapOutcomes(history.tests, (codes) => {
    const row = makeRow();
    let hasOutcome = false;
    for (let at = 0; at < kept.length; at++) {
      const code = codes[kept[at] ?? 0] ?? 0;
      row[at] = code;
      hasOutcome ||= code > 0;
    }
    return hasOutcome ? row : undefined;
  });
  return { ...history, runs: history.runs.filter((run, at) => keeps(run, at)), tests };
};

/** @returns `codes` itself where nothing is dropped */
const lastOutcomes = (codes: Outcomes, kept: number): Outcomes => {
  let left = kept;
  let at = codes.length - 1;
  for (; at >= 0 && left > 0; at--) if ((codes[at] ?? 0) > 0) left -= 1;
  while (at >= 0 && codes[at] === 0) at -= 1;
  if (at < 0) return codes;
  const limited = codes.slice();
  limited.fill(0, 0, at + 1);
  return limited;
};

const mapOutcomes = (tests: HistoryTests, map: (codes: Outcomes) => Outcomes | undefined): HistoryTests => {
  const mapped = new Map<string, Map<string, Map<string, Outcomes>>>();
  for (const [className, byName] of tests) {
    const names = new Map<string, Map<string, Outcomes>>();
    for (const [name, byDevice] of byName) {
      const devices = new Map<string, Outcomes>();
      for (const [device, codes] of byDevice) {
        const kept = map(codes);
        if (kept !== undefined) devices.set(device, kept);
      }
      if (devices.size > 0) names.set(name, devices);
    }
    if (names.size > 0) mapped.set(className, names);
  }
  return mapped;
};

/** By code unit, so that the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
