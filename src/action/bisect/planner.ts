import { sum } from '../../lib/numbers.ts';
import { type Belief, chooseStops, gainOf, noRuns, observe, type RunCounts } from './belief.ts';

export interface BisectCommit {
  readonly sha: string;
  /** Id that is the same for equal binaries. Absent if the commit has no binaries that can be run. */
  readonly content?: string | undefined;
}

export interface BisectFacts {
  /** Commits, oldest first. The first and the last commit can be run. */
  readonly commits: readonly BisectCommit[];
  readonly results: ReadonlyMap<string, RunCounts>;
  /** Share of runs that fail by chance, from 0 to 1. */
  readonly flakyRate: number;
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
  /** One of these commits is the first bad commit. `isCertain` means a probability of at least 99 %. */
  | {
      readonly kind: 'found';
      readonly commits: readonly BisectCommit[];
      readonly confidence: number;
      readonly isCertain: boolean;
    }
  | { readonly kind: 'none'; readonly why: 'same-binaries' | 'good-fails' | 'bad-passes' | 'unclear' | 'budget' };

const certainty = 0.99;
/** If a wrong good or bad commit is less probable than this value, the commit is not run again. */
const endDoubt = 0.005;
/** Assumed probability, before any run, that the good commit fails or that the bad commit passes. */
const endPrior = 0.05;
/** Minimum flaky rate, because a few runs do not prove that a test is stable. */
const leastFlakyRate = 0.05;
const mostFlakyRate = 0.9;
/** Maximum number of runs of the same binaries, because more runs reveal nothing new. */
const mostRepeats = 10;
/** Minimum information gain in bits. Runs with less gain cannot make the result certain. */
const noGain = 0.001;
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
  if (stops.length < 2) return { kind: 'none', why: 'same-binaries' };
  const rate = Math.min(mostFlakyRate, Math.max(leastFlakyRate, facts.flakyRate));
  const belief = stops.reduce((before, { runs }, at) => observe(before, at, runs, rate), priorOf(stops));
  return checkEnds(stops, belief, rate, facts) ?? narrow(stops, belief, rate, facts);
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

/** Checks the good and the bad commit first, because other runs are useless if both pass or both fail. */
const checkEnds = (
  stops: readonly Stop[],
  belief: Belief,
  rate: number,
  { repeats, slots, runsLeft }: BisectFacts,
): BisectStep | undefined => {
  const last = stops.length - 1;
  const [good, bad] = [stops[0], stops[last]];
  if (good === undefined || bad === undefined) return { kind: 'none', why: 'same-binaries' };
  const [goodFails = 0, badPasses = 0] = [belief[0], belief.at(-1)];
  if (goodFails >= certainty) return { kind: 'none', why: 'good-fails' };
  if (badPasses >= certainty) return { kind: 'none', why: 'bad-passes' };
  const most = repeats === 'auto' ? mostRepeats : repeats;
  const wanted = (stop: Stop, at: number, expected: 'passed' | 'failed', hypothesis: number): readonly string[] => {
    const left = most - countRuns(stop);
    if (left <= 0) return [];
    if (repeats !== 'auto') return Array.from({ length: left }, () => stop.content);
    if ((belief[hypothesis] ?? 0) <= endDoubt) return [];
    // Counts the runs that would make the expected result certain. The good commit gets enough runs for a flaky test to pass
    // once.
    let after = belief;
    let runs = expected === 'passed' ? Math.ceil(Math.log(leastFlakyRate) / Math.log(rate)) - 1 : 0;
    do {
      after = observe(after, at, { ...noRuns, [expected]: 1 }, rate);
      runs += 1;
    } while (runs < left && (after[hypothesis] ?? 0) > endDoubt);
    return Array.from({ length: Math.min(runs, left) }, () => stop.content);
  };
  const ofGood = wanted(good, 0, 'passed', 0);
  const ofBad = wanted(bad, last, 'failed', stops.length);
  // Runs the good and the bad commit once each before a commit is repeated.
  const contents = [...ofGood.slice(0, 1), ...ofBad.slice(0, 1), ...ofGood.slice(1), ...ofBad.slice(1)];
  if (contents.length > 0) {
    if (runsLeft < Math.min(contents.length, countRuns(good) + countRuns(bad) === 0 ? 2 : 1))
      return { kind: 'none', why: 'budget' };
    return { kind: 'run', contents: contents.slice(0, Math.max(1, Math.min(slots, runsLeft))) };
  }
  if (goodFails > 0.5) return { kind: 'none', why: 'good-fails' };
  if (badPasses > 0.5) return { kind: 'none', why: 'bad-passes' };
  if (repeats === 'auto' && goodFails + badPasses > 1 - certainty) return { kind: 'none', why: 'unclear' };
  return undefined;
};

const narrow = (stops: readonly Stop[], belief: Belief, rate: number, facts: BisectFacts): BisectStep => {
  const { repeats, slots, runsLeft } = facts;
  const best = stops.reduce((at, _stop, stop) => (stop > 0 && (belief[stop] ?? 0) > (belief[at] ?? 0) ? stop : at), 1);
  const confidence = belief[best] ?? 0;
  const cell = stops[best]?.cell ?? [];
  if (confidence >= certainty) return { kind: 'found', commits: cell, confidence, isCertain: true };
  const begun = stops.find((stop) => repeats !== 'auto' && countRuns(stop) > 0 && countRuns(stop) < repeats);
  const open = stops.flatMap((stop, at) => (countRuns(stop) < (repeats === 'auto' ? mostRepeats : 1) ? [at] : []));
  // If no run is left, the most probable commits are the result.
  if (begun === undefined && open.length === 0) return { kind: 'found', commits: cell, confidence, isCertain: false };
  const room = Math.min(slots, runsLeft);
  if (room < 1) return rangeOf(stops, belief, 'budget');
  if (begun !== undefined) {
    const left = Number(repeats) - countRuns(begun);
    return { kind: 'run', contents: Array.from({ length: Math.min(left, room) }, () => begun.content) };
  }
  const each = repeats === 'auto' ? 1 : repeats;
  const stopsToRun = chooseStops(belief, open, Math.max(1, Math.floor(room / each)), rate, repeats === 'auto');
  if (gainOf(belief, stopsToRun, rate) < noGain)
    return repeats === 'auto'
      ? rangeOf(stops, belief, 'unclear')
      : { kind: 'found', commits: cell, confidence, isCertain: false };
  const contents = stopsToRun.flatMap((at) => Array.from({ length: each }, () => stops[at]?.content ?? ''));
  return { kind: 'run', contents: contents.slice(0, room) };
};

/** Finds the smallest range of commits that contains the first bad commit with 99 % probability. */
const rangeOf = (stops: readonly Stop[], belief: Belief, why: 'budget' | 'unclear'): BisectStep => {
  let range: { readonly from: number; readonly to: number } | undefined;
  for (let from = 1; from < stops.length; from++) {
    let confidence = 0;
    for (let to = from; to < stops.length; to++) {
      confidence += belief[to] ?? 0;
      if (confidence < certainty) continue;
      if (range === undefined || to - from < range.to - range.from) range = { from, to };
      break;
    }
  }
  // A range that contains all commits is not a result.
  if (range === undefined || range.to - range.from === stops.length - 2) return { kind: 'none', why };
  const { from, to } = range;
  const commits = stops.slice(from, to + 1).flatMap(({ cell }) => cell);
  return { kind: 'found', commits, confidence: sum(belief.slice(from, to + 1)), isCertain: true };
};
