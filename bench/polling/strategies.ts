import { type RunFigures, type Strategy, simulateRun } from './simulate-run.ts';
import { drawRun, type Knowledge, type Size } from './workload.ts';

export interface Figures {
  readonly runs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  /** Status requests of a run, on average. */
  readonly asks: number;
}

export interface SizedRuns extends Size {
  readonly runs: number;
}

/** So many runs of each size that the whole takes minutes. */
export const sizes: readonly SizedRuns[] = [
  { devices: 1, shards: 1, runs: 240 },
  { devices: 5, shards: 2, runs: 96 },
  { devices: 10, shards: 10, runs: 32 },
  { devices: 50, shards: 20, runs: 12 },
];

/** The intervals of public clients (observed shapes 3.4). */
export const fixedIntervals: readonly number[] = [10_000, 15_000, 30_000];

export const auto: Strategy = { pollIntervalMs: 'auto' };

/** Around the one that was chosen. */
export const prices: readonly number[] = [25, 50, 100, 200, 400, 800];

/** The service counts tests while they run. */
export const counted: readonly Knowledge[] = [
  { name: 'v2: waiting tests are counted', counters: 'waiting', knowsTests: false, hasHistory: false },
  { name: 'v1: the suite was looked into', counters: 'done', knowsTests: true, hasHistory: false },
  { name: 'v1: so was it, and earlier runs were measured', counters: 'done', knowsTests: true, hasHistory: true },
  { name: 'v2: both as well', counters: 'waiting', knowsTests: true, hasHistory: true },
];

/** It does not, or how many there are is not known. */
export const uncounted: readonly Knowledge[] = [
  { name: 'no counters: earlier runs were measured', counters: 'none', knowsTests: false, hasHistory: true },
  { name: 'nothing', counters: 'none', knowsTests: false, hasHistory: false },
];

/** The same runs for every interval; of several kinds of knowledge, one after the other. */
export const simulate = async (
  { devices, shards, runs }: SizedRuns,
  knowledge: readonly Knowledge[],
  strategy: Strategy,
): Promise<Figures> => {
  const figures: RunFigures[] = [];
  for (let nth = 1; nth <= runs; nth++) {
    const what = knowledge[nth % knowledge.length];
    if (what !== undefined) figures.push(await simulateRun(drawRun({ devices, shards }, nth), what, strategy, nth));
  }
  const lateMs = figures.map((figure) => figure.lateMs).sort((one, other) => one - other);
  return {
    runs,
    medianMs: quantile(lateMs, 0.5),
    p95Ms: quantile(lateMs, 0.95),
    longestMs: quantile(lateMs, 1),
    asks: figures.reduce((sum, { asks }) => sum + asks, 0) / figures.length,
  };
};

/** The least value that this part of all does not exceed. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
