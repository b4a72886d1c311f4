/** How often something runs: `count` times, or once with `--quick`. */
const roundsOf = (count: number): number => (process.env.BENCH_QUICK === undefined ? count : 1);

/** Does one thing several times, one after the other. */
export const repeat = async <Seen>(rounds: number, once: () => Promise<Seen>): Promise<readonly Seen[]> => {
  const seen: Seen[] = [];
  for (let round = 0; round < roundsOf(rounds); round++) seen.push(await once());
  return seen;
};

interface Contest<Ours, Theirs> {
  readonly rounds: number;
  readonly ours: () => Promise<Ours>;
  readonly theirs: () => Promise<Theirs>;
  /** Rounds before the counted ones, to fill caches. Default 1. */
  readonly warmUps?: number;
}

/** Does two things in turn, so that other load on the machine affects both alike; which one is first changes from round to round. */
export const alternate = async <Ours, Theirs>({ rounds, ours, theirs, warmUps = 1 }: Contest<Ours, Theirs>) => {
  const seen: { ours: Ours[]; theirs: Theirs[] } = { ours: [], theirs: [] };
  const runs = [async () => seen.ours.push(await ours()), async () => seen.theirs.push(await theirs())];
  await inTurn(runs, rounds, warmUps, () => {
    seen.ours.length = seen.theirs.length = 0;
  });
  return seen;
};

/** The same with any number of things: side by side, in one run. */
export const takeTurns = async <Seen>(rounds: number, contestants: readonly (() => Promise<Seen>)[]): Promise<Seen[][]> => {
  const seen = contestants.map((): Seen[] => []);
  const runs = contestants.map((contestant, nth) => async () => seen[nth]?.push(await contestant()));
  await inTurn(runs, rounds, 1, () => {
    for (const each of seen) each.length = 0;
  });
  return seen;
};

const inTurn = async (runs: readonly (() => Promise<unknown>)[], rounds: number, warmUps: number, forget: () => void) => {
  const counted = roundsOf(rounds);
  for (let round = counted === 1 ? 0 : -warmUps; round < counted; round++) {
    for (const run of round % 2 === 0 ? runs : runs.toReversed()) await run();
    if (round === -1) forget();
  }
};

/** The middle value; of two middle values their mean. NaN of nothing. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
};

/** The median of ours / theirs, each pair from the same round. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));

/** Wall-clock time of some work. */
export const elapsedMs = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
