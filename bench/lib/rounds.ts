/** Whether the rows are only tried: each thing once, and small where that saves minutes. */
export const isQuick = process.env.BENCH_QUICK !== undefined;

/**
 * Does things in turn, so that other load on the machine affects all alike; which one is first changes from round to round.
 *
 * @param warmUps rounds before the counted ones, to fill caches
 */
export const takeTurns = async <Seen>(rounds: number, contestants: readonly (() => Promise<Seen>)[], warmUps = 1) => {
  const lanes = contestants.map((run) => ({ run, seen: [] as Seen[] }));
  for (let round = isQuick ? 0 : -warmUps; round < (isQuick ? 1 : rounds); round++)
    for (const { run, seen } of round % 2 === 0 ? lanes : lanes.toReversed()) {
      const result = await run();
      if (round >= 0) seen.push(result);
    }
  return lanes.map(({ seen }) => seen);
};

/** Two ways to do one thing, each by a figure of which less is better. The ratio is the median of those of each round. */
export const compare = async (rounds: number, ours: () => Promise<number>, theirs: () => Promise<number>, warmUps = 1) => {
  const [own = [], other = []] = await takeTurns(rounds, [ours, theirs], warmUps);
  return { ours: median(own), theirs: median(other), ratio: medianRatio(own, other) };
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
