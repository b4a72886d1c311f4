import type { CommitUploads, PastOutcome, PastRun, RunAttempt } from '../../core/model/history.ts';
import type { NamedTest } from '../../core/model/results.ts';
import { badness } from '../../core/model/status.ts';
import { dayMs } from '../../lib/durations.ts';

export interface HistoryRun extends PastRun {
  /** Median duration of a session without its tests. Absent if no session was measured. */
  readonly overheadMs?: number;
  /** Keys of the projects (`projectKey`) whose jobs stored outcomes. Absent in documents of releases that did not store them. */
  readonly projects?: readonly string[];
}

/** Outcomes of one test on one device, oldest first. Contains at most one outcome per attempt of a run. */
export type Outcomes = readonly PastOutcome[];

export type OutcomesByDevice = ReadonlyMap<string, Outcomes>;

export type HistoryTests = ReadonlyMap<string, ReadonlyMap<string, OutcomesByDevice>>;

/** Results of a suite's tests in earlier runs. */
export interface History {
  readonly runs: readonly HistoryRun[];
  /** Outcomes by class, test and device. Each outcome refers to an entry of `runs`. */
  readonly tests: HistoryTests;
  /** Uploads for commits of the default branch, oldest first. A commit has at most one entry per variant. */
  readonly uploads: readonly CommitUploads[];
  /** Keys of the cache entries whose content is part of this history. */
  readonly sources: ReadonlySet<string>;
  /** Whether a session reported a test that the suite was not known to have. The split into shards is then not known, either. */
  readonly splitUnknown?: boolean;
}

export const emptyHistory: History = { runs: [], tests: new Map(), uploads: [], sources: new Set() };

export const keptOutcomes = 50;
/** Number of days after which a test that has not run counts as removed from the suite. */
const keptDays = 90;
const keptSources = 300;
const keptCommits = 200;
/** Maximum number of uploads. It exceeds `keptCommits` because a commit has one upload for each variant of the app. */
const keptUploads = 1_000;

export const runKey = ({ id, attempt }: RunAttempt): string => `${id}/${attempt}`;

/** Whether the test passed in the end. True for flaky tests. */
export const isPass = ({ status }: PastOutcome): boolean => status !== 'failed';

export const isFailure = ({ status }: PastOutcome): boolean => status === 'failed';

export function* testsIn(tests: HistoryTests): Generator<NamedTest & { readonly byDevice: OutcomesByDevice }> {
  for (const [className, byName] of tests) for (const [name, byDevice] of byName) yield { className, name, byDevice };
}

export function* rowsIn(tests: HistoryTests): Generator<NamedTest & { readonly device: string; readonly outcomes: Outcomes }> {
  for (const { className, name, byDevice } of testsIn(tests))
    for (const [device, outcomes] of byDevice) yield { className, name, device, outcomes };
}

/** Counts workflow runs. Several attempts of one run count once. */
export const countRuns = (runs: readonly PastRun[]): number => new Set(runs.map(({ id }) => id)).size;

/** Merges two histories. The order of the histories does not matter, and merging a history twice changes nothing. */
export const mergeHistories = (one: History, other: History): History => {
  const sources = new Set([...one.sources, ...other.sources]);
  const uploads = mergeUploads(one.uploads, other.uploads);
  const splitUnknown = one.splitUnknown === true || other.splitUnknown === true || undefined;
  if (other.runs.length === 0) return { ...one, uploads, sources, splitUnknown };
  if (one.runs.length === 0) return { ...other, uploads, sources, splitUnknown };
  const merged = mergeRuns([...one.runs, ...other.runs]);
  const runs = [...merged.values()];
  const places = new Map<PastRun, number>(runs.map((run, at) => [run, at]));
  const place = (run: PastRun): number => places.get(run) ?? 0;
  const tests: TestsByName = new Map();
  for (const history of [one, other]) {
    const adopt = adoptInto(history.runs, merged, place);
    for (const { device, outcomes, ...test } of rowsIn(history.tests)) {
      const devices = devicesOf(tests, test);
      const known = devices.get(device);
      const own = adopt(outcomes);
      devices.set(device, known === undefined ? own : mergeOutcomes(known, own, place));
    }
  }
  return { runs, tests, uploads, sources, splitUnknown };
};

/** Merges uploads. Keeps the last used entry of each commit and variant. */
const mergeUploads = (one: readonly CommitUploads[], other: readonly CommitUploads[]): readonly CommitUploads[] => {
  if (other.length === 0) return one;
  const newest = new Map<string, CommitUploads>();
  for (const uploads of [...one, ...other].toSorted(byUse)) newest.set(`${uploads.commit} ${uploads.variant}`, uploads);
  return [...newest.values()].toSorted(byUse);
};

/** Compares entries by their last use, then by their content, so that the order of merging does not matter. */
const byUse = (a: CommitUploads, b: CommitUploads): number =>
  a.usedAtMs - b.usedAtMs || compareTexts(uploadText(a), uploadText(b));

const uploadText = (uploads: CommitUploads): string => JSON.stringify(uploads, Object.keys(uploads).toSorted());

const mergeRuns = (runs: readonly HistoryRun[]): ReadonlyMap<string, HistoryRun> =>
  new Map(
    [...Map.groupBy(runs, runKey)]
      .map(([key, same]) => [key, same.reduce(joinRuns)] as const)
      .toSorted(([a, one], [b, other]) => one.startedAtMs - other.startedAtMs || compareTexts(a, b)),
  );

const joinRuns = (one: HistoryRun, other: HistoryRun): HistoryRun => {
  const overheadMs = Math.max(one.overheadMs ?? 0, other.overheadMs ?? 0) || undefined;
  const projects = [...new Set([...(one.projects ?? []), ...(other.projects ?? [])])].toSorted();
  const startedAtMs = Math.min(one.startedAtMs, other.startedAtMs);
  const finishedAtMs = Math.max(one.finishedAtMs, other.finishedAtMs);
  // The descriptions differ only in damaged documents. The comparison makes the result independent of the order.
  const base = compareTexts(describedBy(one), describedBy(other)) <= 0 ? one : other;
  const isSame =
    base.startedAtMs === startedAtMs &&
    base.finishedAtMs === finishedAtMs &&
    base.overheadMs === overheadMs &&
    (base.projects ?? []).join() === projects.join();
  return isSame ? base : { ...base, startedAtMs, finishedAtMs, overheadMs, ...(projects.length > 0 && { projects }) };
};

const describedBy = (run: PastRun): string => JSON.stringify(run, ['commit', 'branch', 'pullRequest', 'url']);

/** Creates a function that assigns the merged runs to outcomes and sorts the outcomes by run. */
const adoptInto = (runs: readonly HistoryRun[], merged: ReadonlyMap<string, HistoryRun>, place: (run: PastRun) => number) => {
  const joined = new Map<PastRun, HistoryRun>(runs.map((run) => [run, merged.get(runKey(run)) ?? run]));
  const places = [...joined.values()].map(place);
  const isUnchanged = runs.every((run) => joined.get(run) === run) && places.every((at, nth) => at > (places[nth - 1] ?? -1));
  const adopt = (outcome: PastOutcome): PastOutcome => {
    const run = joined.get(outcome.run) ?? outcome.run;
    return run === outcome.run ? outcome : { ...outcome, run };
  };
  return (outcomes: Outcomes): Outcomes =>
    isUnchanged ? outcomes : outcomes.map(adopt).sort((a, b) => place(a.run) - place(b.run));
};

const mergeOutcomes = (one: Outcomes, other: Outcomes, place: (run: PastRun) => number): Outcomes => {
  const merged: PastOutcome[] = [];
  let nth = 0;
  for (const outcome of one) {
    for (; nth < other.length && place((other[nth] ?? outcome).run) < place(outcome.run); nth++)
      merged.push(other[nth] ?? outcome);
    const same = other[nth]?.run === outcome.run ? other[nth++] : undefined;
    merged.push(same === undefined ? outcome : worseOutcome(outcome, same));
  }
  return [...merged, ...other.slice(nth)];
};

/** Returns the outcome with the worse status, or with the longer duration if the statuses are equal. */
export const worseOutcome = (one: PastOutcome, other: PastOutcome): PastOutcome =>
  (badness(other.status) - badness(one.status) || (other.durationMs ?? 0) - (one.durationMs ?? 0)) > 0 ? other : one;

/** Outcomes by class name, test name and device. */
export type TestsByName = Map<string, Map<string, Map<string, Outcomes>>>;

/** Returns a test's outcomes by device. Adds an empty map to `tests` if the test is not in it. */
export const devicesOf = (tests: TestsByName, { className, name }: NamedTest): Map<string, Outcomes> =>
  innerMap(innerMap(tests, className), name);

export const innerMap = <Key, Value>(map: Map<Key, Map<string, Value>>, key: Key): Map<string, Value> => {
  const inner = map.get(key) ?? new Map<string, Value>();
  map.set(key, inner);
  return inner;
};

/** Keeps the last outcomes of each test that is still in the suite, and the runs of these outcomes. */
export const limitHistory = (history: History, kept = keptOutcomes): History => {
  const oldestMs = Math.max(0, ...history.runs.map(({ startedAtMs }) => startedAtMs)) - keptDays * dayMs;
  const used = new Set<PastRun>();
  const tests = mapOutcomes(history.tests, (outcomes) => {
    if ((outcomes.at(-1)?.run.startedAtMs ?? 0) < oldestMs) return [];
    const last = outcomes.length > kept ? outcomes.slice(-kept) : outcomes;
    for (const { run } of last) used.add(run);
    return last;
  });
  const sources = new Set([...history.sources].slice(-keptSources));
  const commits = new Set([...new Set(history.uploads.toReversed().map(({ commit }) => commit))].slice(0, keptCommits));
  const uploads = history.uploads.filter(({ commit }) => commits.has(commit)).slice(-keptUploads);
  return { ...history, runs: history.runs.filter((run) => used.has(run)), tests, uploads, sources };
};

export const keepRuns = (history: History, keeps: (run: HistoryRun) => boolean): History => {
  const runs = history.runs.filter(keeps);
  if (runs.length === history.runs.length) return history;
  const kept = new Set<PastRun>(runs);
  return { ...history, runs, tests: mapOutcomes(history.tests, (outcomes) => outcomes.filter(({ run }) => kept.has(run))) };
};

/** Maps the outcomes of each test and device. Removes devices and tests that have no outcomes left. */
export const mapOutcomes = (tests: HistoryTests, map: (outcomes: Outcomes, device: string) => Outcomes): HistoryTests => {
  const mapped: TestsByName = new Map();
  for (const { device, outcomes, ...test } of rowsIn(tests)) {
    const left = map(outcomes, device);
    if (left.length > 0) devicesOf(mapped, test).set(device, left);
  }
  return mapped;
};

/** Compares texts by code unit, so that the order is the same on every machine. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
