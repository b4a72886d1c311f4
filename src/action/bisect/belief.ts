import { sum } from '../../lib/numbers.ts';

export interface RunCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Probability that a test passes although it is broken. */
const falsePass = 0.005;
/** An additional parallel run is started only if it is expected to gain at least this many bits of information. */
const leastGain = 0.006;
/** The same limit for a parallel run that repeats binaries that are already running. */
const leastRepeatGain = 0.06;
/** Minimum probability of a sequence of expected results. Less probable sequences are ignored. */
const leastProbability = 0.002;

/**
 * Probabilities of the places where the test broke. A stop is a group of neighboring commits with equal binaries.
 * - first entry: before the first stop
 * - last entry: the test never broke
 * - other entries: after the previous stop, up to this stop
 */
export type Belief = readonly number[];

export const noRuns: RunCounts = { passed: 0, failed: 0 };

/**
 * Updates a belief by Bayes' rule.
 *
 * @param at index of the stop that ran
 * @param rate flaky rate of the test
 */
export const observe = (belief: Belief, at: number, { passed, failed }: RunCounts, rate: number): Belief => {
  if (passed + failed === 0) return belief;
  const ifBroken = falsePass ** passed * (1 - falsePass) ** failed;
  const ifGood = (1 - rate) ** passed * rate ** failed;
  const weights = belief.map((probability, cell) => probability * (cell <= at ? ifBroken : ifGood));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
};

/** Sequence of expected results, with its probability and the belief after it. */
interface Branch {
  readonly probability: number;
  readonly belief: Belief;
}

/** Chooses the stops whose results together give the most information: evenly spaced stops, or stops chosen one by one. */
export const chooseStops = (
  belief: Belief,
  open: readonly number[],
  slots: number,
  rate: number,
  mayRepeat: boolean,
): readonly number[] => {
  const spread = evenly(belief, open, slots);
  const greedy = greedily(belief, open, slots, rate, mayRepeat);
  return gainOf(belief, spread, rate) > gainOf(belief, greedy, rate) ? spread : greedy;
};

/** Chooses stops that divide the commits into parts of equal probability. */
const evenly = (belief: Belief, open: readonly number[], slots: number): readonly number[] => {
  const chosen = new Set<number>();
  for (let nth = 1; nth <= slots; nth++) {
    const part = nth / (slots + 1);
    const distance = (at: number): number => Math.abs(brokenAt(belief, at) - part);
    const nearest = open.reduce((best, at) => (distance(at) < distance(best) ? at : best), open[0] ?? 0);
    chosen.add(nearest);
  }
  return [...chosen].sort((a, b) => a - b);
};

/** Chooses stops one by one, each time the stop that adds the most information. */
const greedily = (
  belief: Belief,
  open: readonly number[],
  slots: number,
  rate: number,
  mayRepeat: boolean,
): readonly number[] => {
  const chosen: number[] = [];
  let branches: readonly Branch[] = [{ probability: 1, belief }];
  while (chosen.length < slots) {
    let best = { at: -1, gain: 0 };
    for (const at of open) {
      if (!mayRepeat && chosen.includes(at)) continue;
      const gain = gainIn(branches, at, rate);
      if (gain > best.gain) best = { at, gain };
    }
    if (best.at === -1 || (chosen.length > 0 && best.gain < (chosen.includes(best.at) ? leastRepeatGain : leastGain))) break;
    chosen.push(best.at);
    branches = branchOut(branches, best.at, rate);
  }
  return chosen;
};

export const gainOf = (belief: Belief, stops: readonly number[], rate: number): number => {
  let branches: readonly Branch[] = [{ probability: 1, belief }];
  let gain = 0;
  for (const at of stops) {
    gain += gainIn(branches, at, rate);
    branches = branchOut(branches, at, rate);
  }
  return gain;
};

const gainIn = (branches: readonly Branch[], at: number, rate: number): number =>
  sum(branches.map(({ probability, belief }) => probability * gainAt(belief, at, rate)));

const branchOut = (branches: readonly Branch[], at: number, rate: number): readonly Branch[] =>
  branches.flatMap(({ probability, belief }) => {
    const fails = failsAt(belief, at, rate);
    return [
      { probability: probability * fails, belief: observe(belief, at, { passed: 0, failed: 1 }, rate) },
      { probability: probability * (1 - fails), belief: observe(belief, at, { passed: 1, failed: 0 }, rate) },
    ].filter((branch) => branch.probability > leastProbability);
  });

const brokenAt = (belief: Belief, at: number): number => sum(belief.slice(0, at + 1));

const failsAt = (belief: Belief, at: number, rate: number): number => {
  const broken = brokenAt(belief, at);
  return broken * (1 - falsePass) + (1 - broken) * rate;
};

/** Information gain of a run in bits: entropy of the result, without the entropy that chance causes. */
const gainAt = (belief: Belief, at: number, rate: number): number => {
  const broken = brokenAt(belief, at);
  return entropy(failsAt(belief, at, rate)) - broken * entropy(falsePass) - (1 - broken) * entropy(rate);
};

const entropy = (probability: number): number =>
  probability <= 0 || probability >= 1
    ? 0
    : -probability * Math.log2(probability) - (1 - probability) * Math.log2(1 - probability);
