import { dayMs } from '../lib/durations.ts';
import type { SessionResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { analyzeShards, judgeSession } from '../results/device-shards.ts';
import { classOf, methodOf } from '../results/known-tests.ts';

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
 * parameterised method count as one.
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

export const emptyHistory: DurationHistory = { lastRun: '', sequence: 0, overheads: noSamples, classes: new Map() };

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
 * Adds what a run measured: the passed tests of sessions that ended.
 *
 * Devices run side by side, and a shard is as long as its slowest device: of several devices, the longest time of a test counts. Jobs of
 * one run add to each other; what two of them measured, or one of them twice, counts once, with the longer time. So it does not matter
 * in which order or how often they are added.
 *
 * @param runId the same for all jobs and attempts of a run
 */
export const addRun = (history: DurationHistory, sessions: readonly SessionResult[], runId: string): DurationHistory => {
  const ended = sessions.filter(hasEnded);
  const measured = longestByMethod(ended);
  if (measured.length === 0) return history;
  const sequence = history.lastRun === runId ? history.sequence : history.sequence + 1;
  const classes = new Map(history.classes);
  for (const [className, methods] of Map.groupBy(measured, (test) => test.className)) {
    const known = new Map(classes.get(className));
    for (const { method, durationMs } of methods) known.set(method, addSample(known.get(method), durationMs, sequence));
    classes.set(className, known);
  }
  const overheadMs = median(ended.flatMap(overheadOfSession));
  const overheads = overheadMs === undefined ? history.overheads : addSample(history.overheads, overheadMs, sequence);
  return { lastRun: runId, sequence, overheads, classes };
};

/** A session that died says nothing about how long its tests take. */
const hasEnded = (session: SessionResult): boolean => ['passed', 'failed'].includes(judgeSession(session).kind);

const addSample = ({ seen, durationsMs }: Samples = noSamples, durationMs: number, sequence: number): Samples => {
  const sampleMs = Math.min(longestSampleMs, Math.max(1, Math.round(durationMs)));
  const last = durationsMs.at(-1);
  if (seen === sequence && last !== undefined)
    return { seen, durationsMs: [...durationsMs.slice(0, -1), Math.max(last, sampleMs)] };
  return { seen: sequence, durationsMs: [...durationsMs, sampleMs].slice(-keptSamples) };
};

interface MethodTime {
  readonly className: string;
  readonly method: string;
  readonly durationMs: number;
}

const longestByMethod = (sessions: readonly SessionResult[]): readonly MethodTime[] => {
  const longest = new Map<string, MethodTime>();
  const devices = Map.groupBy(analyzeShards(sessions), ({ last }) => last.device);
  for (const shards of devices.values()) {
    for (const [key, time] of timesOnDevice(shards)) {
      if (time.durationMs > (longest.get(key)?.durationMs ?? 0)) longest.set(key, time);
    }
  }
  return [...longest.values()];
};

/** A method of which one set of values did not pass, or was not measured, has no time: the rest of it would be too short. */
const timesOnDevice = (shards: readonly AnalyzedShard[]): ReadonlyMap<string, MethodTime> => {
  const times = new Map<string, MethodTime>();
  const incomplete = new Set<string>();
  for (const test of shards.flatMap(({ tests }) => tests)) {
    const [className, method] = [classOf(test.className), methodOf(test.name)];
    if (test.status === 'skipped' || !isName(className) || !isName(method)) continue;
    const key = `${className}#${method}`;
    const durationMs = test.status === 'passed' ? (test.durationMs ?? 0) : 0;
    if (durationMs <= 0) incomplete.add(key);
    times.set(key, { className, method, durationMs: durationMs + (times.get(key)?.durationMs ?? 0) });
  }
  for (const key of incomplete) times.delete(key);
  return times;
};

const isName = (text: string): boolean => text !== '' && text.length <= longestName;

/** Of a first attempt only: one that runs a few tests again may find the app installed already. */
const overheadOfSession = ({ attempt, durationMs, tests }: SessionResult): number[] => {
  if (attempt > 0 || durationMs === undefined) return [];
  const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
  return testsMs > 0 && durationMs >= testsMs ? [durationMs - testsMs] : [];
};
