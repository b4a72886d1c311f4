import { sum } from '../../lib/numbers.ts';
import { addRuns, type Belief, compareRuns, type Difference, type FailureRates, type RunCounts } from './belief.ts';

/** An additional parallel run is started only if it is expected to gain at least this many bits of information. */
const leastGain = 0.006;
/** The same limit for a parallel run that repeats binaries that are already running. */
const leastRepeatGain = 0.06;
/** Minimum probability of a sequence of expected results. Less probable sequences are ignored. */
const leastProbability = 0.002;

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
  rates: FailureRates,
  mayRepeat: boolean,
): readonly number[] => {
  const spread = evenly(belief, open, slots);
  const greedy = greedily(belief, open, slots, rates, mayRepeat);
  return gainOf(belief, spread, rates) > gainOf(belief, greedy, rates) ? spread : greedy;
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
  rates: FailureRates,
  mayRepeat: boolean,
): readonly number[] => {
  const chosen: number[] = [];
  let branches: readonly Branch[] = [{ probability: 1, belief }];
  while (chosen.length < slots) {
    let best = { at: -1, gain: 0 };
    for (const at of open) {
      if (!mayRepeat && chosen.includes(at)) continue;
      const gain = gainIn(branches, at, rates);
      if (gain > best.gain) best = { at, gain };
    }
    if (best.at === -1 || (chosen.length > 0 && best.gain < (chosen.includes(best.at) ? leastRepeatGain : leastGain))) break;
    chosen.push(best.at);
    branches = branchOut(branches, best.at, rates);
  }
  return chosen;
};

/** Information that runs of these stops are expected to give, in bits. */
export const gainOf = (belief: Belief, stops: readonly number[], rates: FailureRates): number => {
  let branches: readonly Branch[] = [{ probability: 1, belief }];
  let gain = 0;
  for (const at of stops) {
    gain += gainIn(branches, at, rates);
    branches = branchOut(branches, at, rates);
  }
  return gain;
};

const gainIn = (branches: readonly Branch[], at: number, rates: FailureRates): number =>
  sum(branches.map(({ probability, belief }) => probability * gainAt(belief, at, rates)));

const branchOut = (branches: readonly Branch[], at: number, rates: FailureRates): readonly Branch[] =>
  branches.flatMap(({ probability, belief }) => {
    const fails = failsAt(belief, at, rates);
    return [
      { probability: probability * fails, belief: observe(belief, at, rates.bad, rates.good) },
      { probability: probability * (1 - fails), belief: observe(belief, at, 1 - rates.bad, 1 - rates.good) },
    ].filter((branch) => branch.probability > leastProbability);
  });

/** Updates a belief by a result of one stop, whose probability depends on whether the stop is broken. */
const observe = (belief: Belief, at: number, ifBroken: number, ifGood: number): Belief => {
  const weights = belief.map((probability, cell) => probability * (cell <= at ? ifBroken : ifGood));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
};

const brokenAt = (belief: Belief, at: number): number => sum(belief.slice(0, at + 1));

const failsAt = (belief: Belief, at: number, { good, bad }: FailureRates): number => {
  const broken = brokenAt(belief, at);
  return broken * bad + (1 - broken) * good;
};

/** Information gain of a run in bits: entropy of the result, without the entropy that chance causes. */
const gainAt = (belief: Belief, at: number, rates: FailureRates): number => {
  const broken = brokenAt(belief, at);
  return entropy(failsAt(belief, at, rates)) - broken * entropy(rates.bad) - (1 - broken) * entropy(rates.good);
};

const entropy = (probability: number): number =>
  probability <= 0 || probability >= 1
    ? 0
    : -probability * Math.log2(probability) - (1 - probability) * Math.log2(1 - probability);

/** Results of an older and a newer commit. */
interface Pair {
  readonly older: RunCounts;
  readonly newer: RunCounts;
}

type Side = keyof Pair;

const sides = ['older', 'newer'] as const;

/** Result that a run has in each case, if it is not by chance. */
const expected: Record<keyof Difference, Record<Side, RunCounts>> = {
  differ: { older: { passed: 1, failed: 0 }, newer: { passed: 0, failed: 1 } },
  bothGood: { older: { passed: 1, failed: 0 }, newer: { passed: 1, failed: 0 } },
  bothBad: { older: { passed: 0, failed: 1 }, newer: { passed: 0, failed: 1 } },
};

const likeliest = ({ differ, bothGood, bothBad }: Difference): keyof Difference => {
  if (differ >= bothGood && differ >= bothBad) return 'differ';
  return bothGood >= bothBad ? 'bothGood' : 'bothBad';
};

/**
 * Chooses runs of two commits that show most quickly whether they differ, if the likeliest case is true.
 *
 * @param left number of runs that each of them may still have
 * @param isEnough whether no more runs are needed
 */
export const choosePairRuns = (
  pair: Pair,
  left: Readonly<Record<Side, number>>,
  past: RunCounts,
  isEnough: (difference: Difference) => boolean,
): readonly Side[] => {
  const chosen: Side[] = [];
  let current = pair;
  for (;;) {
    const now = compareRuns(current.older, current.newer, past);
    const open = sides.filter((side) => chosen.filter((each) => each === side).length < left[side]);
    if (isEnough(now) || open.length === 0) return chosen;
    const what = likeliest(now);
    const after = open.map((side) => {
      const next = { ...current, [side]: addRuns(current[side], expected[what][side]) };
      return { side, next, probability: compareRuns(next.older, next.newer, past)[what] };
    });
    const best = after.reduce((one, other) => (other.probability > one.probability ? other : one));
    chosen.push(best.side);
    current = best.next;
  }
};
