/** Two things done in turn, so that whatever else the machine does meets both alike. */
export interface Alternation<Ours, Theirs = Ours> {
  readonly ours: readonly Ours[];
  readonly theirs: readonly Theirs[];
}

export interface Contest<Ours, Theirs> {
  readonly rounds: number;
  readonly ours: () => Promise<Ours>;
  readonly theirs: () => Promise<Theirs>;
  /** Rounds before, which fill caches and do not count. One unless told. */
  readonly warmUps?: number;
}

/** How often something is run: `count` times, or once where the rows are only tried out. */
export const roundsOf = (count: number): number => (process.env.BENCH_QUICK === undefined ? count : 1);

/** Each round runs both; who begins changes from round to round. */
export const alternate = async <Ours, Theirs>({
  rounds,
  ours,
  theirs,
  warmUps = 1,
}: Contest<Ours, Theirs>): Promise<Alternation<Ours, Theirs>> => {
  const seen: { ours: Ours[]; theirs: Theirs[] } = { ours: [], theirs: [] };
  await takeTurns({
    rounds,
    warmUps,
    runs: [async () => seen.ours.push(await ours()), async () => seen.theirs.push(await theirs())],
    forget: () => {
      seen.ours.length = seen.theirs.length = 0;
    },
  });
  return seen;
};

interface Turns {
  readonly rounds: number;
  readonly warmUps?: number;
  /** Each keeps what it saw. */
  readonly runs: readonly (() => Promise<unknown>)[];
  /** Called when the warm-ups are over. */
  readonly forget: () => void;
}

/** For more than two: each round runs all, forwards and backwards in turn. */
export const takeTurns = async ({ rounds, warmUps = 1, runs, forget }: Turns): Promise<void> => {
  const counted = roundsOf(rounds);
  for (let round = counted === 1 ? 0 : -warmUps; round < counted; round++) {
    for (const run of round % 2 === 0 ? runs : runs.toReversed()) await run();
    if (round === -1) forget();
  }
};

/** The middle value; of two middle values their mean. NaN of nothing. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
};

/** The median of ours / theirs, each pair from the same round. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));

/** How long some work takes, by the clock on the wall. */
export const elapsedMs = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** How much processor time some work of this process takes, which other processes do not lengthen. */
export const processorMs = async (work: () => unknown): Promise<number> => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};
