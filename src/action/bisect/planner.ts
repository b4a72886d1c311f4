import { sum } from '../../lib/numbers.ts';
import { addRuns, type Belief, believe, compareRuns, expectRates, noRuns, type RunCounts } from './belief.ts';
import { choosePairRuns, chooseStops, gainOf } from './choose-stops.ts';

export interface BisectCommit {
  readonly sha: string;
  /** Id that is the same for equal binaries. Absent if the commit has no binaries that can be run. */
  readonly content?: string;
}

export interface BisectFacts {
  /** Commits, oldest first. The first and the last commit can be run. */
  readonly commits: readonly BisectCommit[];
  /** Results by id of the binaries. */
  readonly results: ReadonlyMap<string, RunCounts>;
  /** Results of the test on good code in earlier runs. */
  readonly past: RunCounts;
  /** Number of runs per commit. With `auto`, runs are repeated until the result is certain. */
  readonly repeats: number | 'auto';
  /** Number of runs that can take place at the same time. */
  readonly slots: number;
  /** Number of runs that the budget allows. Infinite without a budget. */
  readonly runsLeft: number;
}

export type BisectStep =
  /** Ids of the binaries to run, most useful first. An id occurs once for each run. */
  | { readonly kind: 'run'; readonly contents: readonly string[] }
  /** One of these commits is the first bad commit. */
  | {
      readonly kind: 'found';
      readonly commits: readonly BisectCommit[];
      /** Probability that the first bad commit is among them, from 0 to 1. */
      readonly confidence: number;
      /** Reason why it is a range of stops and not one. Absent if no run could make the range smaller. */
      readonly limit?: 'unclear' | 'budget';
    }
  | { readonly kind: 'none'; readonly why: 'same-binaries' | 'good-fails' | 'bad-passes' | 'unclear' | 'budget' };

/** Probability from which a result is called certain. */
export const certainty = 0.99;
/**
 * Probability at which a search ends. It is higher than the certainty, because a search that ends as soon as the runs so far allow
 * it also ends after lucky runs.
 */
const enough = 0.995;
/** Good and bad commit are run again until they differ with this probability. Then the commits between them are run, too. */
const enoughDifference = 0.9;
/** Good and bad commit do not differ if the probability that they do is at most this value. */
const noDifference = 0.1;
/** Assumed probability, before any run, that the good commit is bad or that the bad commit is good. */
const endPrior = 0.05;
/** Maximum number of runs of the same binaries. */
const mostRepeats = 20;
/** Maximum number of runs of a search whose number of repeats is not set. */
const mostRuns = 300;
/** Minimum information gain in bits. Runs with less gain cannot make the result certain. */
const leastGain = 0.001;
/** Factor for the predicted duration, because a run may take longer than earlier runs. */
const reserve = 1.5;

/** Neighboring commits with equal binaries, so that one result counts for all. */
interface Stop {
  readonly content: string;
  /**
   * Commits after the previous stop, up to this stop. If this stop is the first to fail, one of these commits broke the test.
   */
  readonly cell: readonly BisectCommit[];
  readonly runs: RunCounts;
}

/** @param runMs expected duration of a run */
export const affordableRuns = (budgetMs: number | undefined, usedMs: number, runMs: number | undefined): number => {
  if (budgetMs === undefined) return Number.POSITIVE_INFINITY;
  if (runMs === undefined) return usedMs < budgetMs ? Number.POSITIVE_INFINITY : 0;
  return Math.max(0, Math.floor((budgetMs - usedMs) / (runMs * reserve)));
};

/** Decides the next step of a bisect. Equal facts always give the same step. */
export const planBisect = (facts: BisectFacts): BisectStep => {
  const stops = stopsOf(facts);
  const [good, bad] = [stops[0], stops.at(-1)];
  if (good === undefined || bad === undefined || good === bad) return { kind: 'none', why: 'same-binaries' };
  return checkEnds(good, bad, facts) ?? narrow(stops, facts);
};

const countRuns = ({ runs }: Stop): number => runs.passed + runs.failed;

const stopsOf = ({ commits, results }: BisectFacts): readonly Stop[] => {
  const stops: Stop[] = [];
  let cell: BisectCommit[] = [];
  for (const commit of commits) {
    const { content } = commit;
    cell.push(commit);
    if (content === undefined) continue;
    if (stops.at(-1)?.content !== content) stops.push({ content, cell, runs: results.get(content) ?? noRuns });
    // A commit with the binaries of the last stop cannot be the first bad commit, so it belongs to no cell.
    cell = [];
  }
  return stops;
};

const priorOf = (stops: readonly Stop[]): Belief => {
  const inner = stops.slice(1).map(({ cell }) => cell.length);
  const all = sum(inner);
  return [endPrior, ...inner.map((size) => (size / all) * (1 - 2 * endPrior)), endPrior];
};

/** Checks the good and the bad commit first, because other runs are useless if they do not differ. */
const checkEnds = (good: Stop, bad: Stop, { past, repeats, slots, runsLeft }: BisectFacts): BisectStep | undefined => {
  const { differ, bothGood, bothBad } = compareRuns(good.runs, bad.runs, past);
  const left = runsOfPair(good, bad, repeats);
  const hasRun = countRuns(good) > 0 && countRuns(bad) > 0;
  const ends: BisectStep = { kind: 'none', why: bothBad > bothGood ? 'good-fails' : 'bad-passes' };
  if (repeats === 'auto' && hasRun && differ <= noDifference) return ends;
  if (repeats === 'auto' && hasRun && differ >= enoughDifference) return undefined;
  if (left.older + left.newer === 0) {
    if (repeats === 'auto') return { kind: 'none', why: 'unclear' };
    return differ < Math.max(bothGood, bothBad) ? ends : undefined;
  }
  // Without a result of both, one run of each shows most.
  const runs = hasRun
    ? choosePairRuns(
        { older: good.runs, newer: bad.runs },
        left,
        past,
        (shown) => repeats === 'auto' && (shown.differ >= enoughDifference || shown.differ <= noDifference),
      ).map((side) => (side === 'older' ? good.content : bad.content))
    : [good, bad].filter((stop) => countRuns(stop) === 0).map(({ content }) => content);
  if (runsLeft < (hasRun ? 1 : runs.length)) return { kind: 'none', why: 'budget' };
  return { kind: 'run', contents: runs.slice(0, Math.max(1, Math.min(slots, runsLeft))) };
};

/** Number of runs that each of two stops may still have. */
const runsOfPair = (older: Stop, newer: Stop, repeats: BisectFacts['repeats']) => {
  const most = repeats === 'auto' ? mostRepeats : repeats;
  return { older: Math.max(0, most - countRuns(older)), newer: Math.max(0, most - countRuns(newer)) };
};

/** What all runs so far show. */
interface Findings {
  readonly belief: Belief;
  /** The stop that most probably broke the test, and the stop before it. */
  readonly best: number;
  readonly newer: Stop;
  readonly older: Stop;
  /** Number of runs that may start now. */
  readonly room: number;
  /** Reason for the end of the search where no run may start. */
  readonly limit: 'budget' | 'unclear';
}

const narrow = (stops: readonly Stop[], facts: BisectFacts): BisectStep => {
  const { repeats, slots, runsLeft, past } = facts;
  const runs = stops.map((stop) => stop.runs);
  const belief = believe(priorOf(stops), runs, past);
  if ((belief[0] ?? 0) >= certainty) return { kind: 'none', why: 'good-fails' };
  if ((belief.at(-1) ?? 0) >= certainty) return { kind: 'none', why: 'bad-passes' };
  const best = stops.reduce((at, _stop, stop) => (stop > 0 && (belief[stop] ?? 0) > (belief[at] ?? 0) ? stop : at), 1);
  const [older, newer] = [stops[best - 1], stops[best]];
  if (older === undefined || newer === undefined) throw new Error('unreachable: there are two stops');
  const most = repeats === 'auto' ? mostRuns - sum(stops.map(countRuns)) : Number.POSITIVE_INFINITY;
  const findings: Findings = {
    belief,
    best,
    newer,
    older,
    room: Math.min(slots, runsLeft, most),
    limit: runsLeft < 1 ? 'budget' : 'unclear',
  };
  return repeats === 'auto' ? searchUntilCertain(stops, findings, past) : searchWithRepeats(stops, findings, repeats, past);
};

/** Runs the stops that tell most, and then those on both sides of the result until they differ by their own runs. */
const searchUntilCertain = (stops: readonly Stop[], findings: Findings, past: RunCounts): BisectStep => {
  const { belief, best, newer, older, room, limit } = findings;
  if ((belief[best] ?? 0) < enough) return searchWhere(stops, findings, mostRepeats, 1, past);
  const result = resultOf(stops, findings, past);
  if (result.confidence >= certainty) return result;
  const left = runsOfPair(older, newer, 'auto');
  const chosen = choosePairRuns({ older: older.runs, newer: newer.runs }, left, past, ({ differ }) => differ >= certainty);
  if (chosen.length === 0) return rangeOf(stops, belief, 'unclear');
  if (room < 1) return rangeOf(stops, belief, limit);
  return { kind: 'run', contents: chosen.slice(0, room).map((side) => (side === 'older' ? older : newer).content) };
};

/** Runs each stop as often as asked, until the stops on both sides of the result have run. */
const searchWithRepeats = (stops: readonly Stop[], findings: Findings, repeats: number, past: RunCounts): BisectStep => {
  const { belief, newer, older, room, limit } = findings;
  const begun = [older, newer, ...stops].find((stop) => countRuns(stop) > 0 && countRuns(stop) < repeats);
  if (begun === undefined && countRuns(older) > 0 && countRuns(newer) > 0) return resultOf(stops, findings, past);
  if (begun === undefined) return searchWhere(stops, findings, 1, repeats, past);
  if (room < 1) return rangeOf(stops, belief, limit);
  const more = Math.min(repeats - countRuns(begun), room);
  return { kind: 'run', contents: Array.from({ length: more }, () => begun.content) };
};

/**
 * Runs the stops whose results are expected to tell most.
 *
 * @param most maximum number of runs of a stop
 * @param each number of runs of a chosen stop
 */
const searchWhere = (stops: readonly Stop[], findings: Findings, most: number, each: number, past: RunCounts): BisectStep => {
  const { belief, best, room, limit } = findings;
  if (room < 1) return rangeOf(stops, belief, limit);
  const open = stops.flatMap((stop, at) => (countRuns(stop) < most ? [at] : []));
  const rates = expectRates(...pooled(stops, best, past));
  const chosen = chooseStops(belief, open, Math.max(1, Math.floor(room / each)), rates, each === 1 && most > 1);
  if (gainOf(belief, chosen, rates) < leastGain) return rangeOf(stops, belief, 'unclear');
  const contents = chosen.flatMap((at) => Array.from({ length: each }, () => stops[at]?.content ?? ''));
  return { kind: 'run', contents: contents.slice(0, room) };
};

/** Results on good and on bad code, if the test broke at this stop. */
const pooled = (stops: readonly Stop[], broken: number, past: RunCounts): readonly [good: RunCounts, bad: RunCounts] => {
  const all = (part: readonly Stop[]): RunCounts => part.map(({ runs }) => runs).reduce(addRuns, noRuns);
  return [addRuns(past, all(stops.slice(0, broken))), all(stops.slice(broken))];
};

type Found = Extract<BisectStep, { kind: 'found' }>;

/**
 * Answers that the test broke at one stop. The probability is no higher than the one by which this stop and the stop before it
 * differ by their own runs.
 */
const resultOf = (stops: readonly Stop[], { belief, best, older, newer }: Findings, past: RunCounts): Found => {
  const { differ } = compareRuns(older.runs, newer.runs, past);
  return { kind: 'found', commits: stops[best]?.cell ?? [], confidence: Math.min(differ, belief[best] ?? 0) };
};

/** Finds the smallest range of several stops that certainly contains the one at which the test broke. */
const rangeOf = (stops: readonly Stop[], belief: Belief, limit: 'budget' | 'unclear'): BisectStep => {
  let range: Found | undefined;
  // A range that contains all commits is not a result.
  for (let size = 2; size < stops.length - 1 && range === undefined; size++)
    for (let from = 1; from + size <= stops.length; from++) {
      const confidence = sum(belief.slice(from, from + size));
      if (confidence < (range?.confidence ?? enough)) continue;
      range = { kind: 'found', commits: stops.slice(from, from + size).flatMap(({ cell }) => cell), confidence, limit };
    }
  return range ?? { kind: 'none', why: limit };
};
