import { sum } from '../../lib/numbers.ts';

/** Results of runs of the same binaries. */
export interface RunCounts {
  readonly passed: number;
  readonly failed: number;
}

export const noRuns: RunCounts = { passed: 0, failed: 0 };

export const addRuns = (one: RunCounts, other: RunCounts): RunCounts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/**
 * Probabilities of the places where the test broke. A stop is a group of neighboring commits with equal binaries.
 * - first entry: before the first stop
 * - last entry: the test never broke
 * - other entries: after the previous stop, up to this stop
 */
export type Belief = readonly number[];

/** Shares of runs that fail, from 0 to 1. */
export interface FailureRates {
  readonly good: number;
  readonly bad: number;
}

/**
 * Rates that are weighed against each other, evenly spaced. Before any run, every pair is equally probable in which the bad code
 * fails more often than the good code.
 */
const grid = Array.from({ length: 40 }, (_, nth) => (nth + 0.5) / 40);
const passLogs = grid.map((rate) => Math.log(1 - rate));
const failLogs = grid.map((rate) => Math.log(rate));

/** Log-likelihoods of results at every rate of the grid. */
const logsOf = ({ passed, failed }: RunCounts): readonly number[] =>
  grid.map((_, at) => passed * (passLogs[at] ?? 0) + failed * (failLogs[at] ?? 0));

/** Log-probability of results of good and of bad code, over all pairs of rates. */
const logEvidence = (good: RunCounts, bad: RunCounts): number => {
  const [ofGood, ofBad] = [logsOf(good), logsOf(bad)];
  const [mostGood, mostBad] = [Math.max(...ofGood), Math.max(...ofBad)];
  let above = 0;
  let all = 0;
  for (let at = grid.length - 1; at >= 0; at--) {
    all += Math.exp((ofGood[at] ?? 0) - mostGood) * above;
    above += Math.exp((ofBad[at] ?? 0) - mostBad);
  }
  return Math.log(all) + mostGood + mostBad;
};

/** Turns logs of weights into probabilities. */
const normalize = (logs: readonly number[]): readonly number[] => {
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
};

/**
 * Probabilities by all runs, over every pair of failure rates.
 *
 * @param prior probability of each place before any run
 * @param runs results of each stop, oldest first
 * @param past results on good code in earlier runs
 */
export const believe = (prior: Belief, runs: readonly RunCounts[], past: RunCounts): Belief => {
  let good = past;
  let bad = runs.reduce(addRuns, noRuns);
  return normalize(
    prior.map((probability, cell) => {
      const log = Math.log(probability) + logEvidence(good, bad);
      const { passed, failed } = runs[cell] ?? noRuns;
      good = addRuns(good, { passed, failed });
      bad = addRuns(bad, { passed: -passed, failed: -failed });
      return log;
    }),
  );
};

/** Probabilities of what the runs of an older and a newer commit show. They add up to 1. */
export interface Difference {
  /** The older commit is good, and the newer one bad. */
  readonly differ: number;
  readonly bothGood: number;
  readonly bothBad: number;
}

/** Compares two commits by their own runs and by earlier runs on good code. The three cases are equally probable before. */
export const compareRuns = (older: RunCounts, newer: RunCounts, past: RunCounts): Difference => {
  const both = addRuns(older, newer);
  const [differ = 0, bothGood = 0, bothBad = 0] = normalize([
    logEvidence(addRuns(past, older), newer),
    logEvidence(addRuns(past, both), noRuns),
    logEvidence(past, both),
  ]);
  return { differ, bothGood, bothBad };
};

/** Expected failure rates by the results of good and of bad code. */
export const expectRates = (good: RunCounts, bad: RunCounts): FailureRates => {
  const all = logEvidence(good, bad);
  const oneMore = { passed: 0, failed: 1 };
  return {
    good: Math.exp(logEvidence(addRuns(good, oneMore), bad) - all),
    bad: Math.exp(logEvidence(good, addRuns(bad, oneMore)) - all),
  };
};
