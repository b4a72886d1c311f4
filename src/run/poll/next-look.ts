import { chanceOver, type RemainingTime } from './remaining-time.ts';

/** What limits the looks at the service, whatever is expected. */
export interface LookLimits {
  /** Shortest pause between two looks at one build. */
  readonly fastestMs: number;
  /** Longest pause between two looks at one build. */
  readonly slowestMs: number;
  /** What a request costs, in milliseconds of waiting for a verdict that could be there. */
  readonly priceMs: number;
}

/** After a look that found something unfinished: pauses from that look on. */
export interface Look {
  /** Until silence is expected to have cost as much waiting as a request does. */
  readonly worthMs: number;
  /** Until it is as likely over as not. */
  readonly likelyMs: number;
}

/**
 * When to look again at something that still went on at `seenMs`.
 *
 * The expected waiting up to a moment is the integral of the chance that it is over; asking is worth its price when that integral has
 * grown to the price. Where the chance grows evenly, the pause is the square root of twice the price over the rate.
 */
export const planLook = (remaining: RemainingTime, seenMs: number, { fastestMs, slowestMs, priceMs }: LookLimits): Look => {
  const chanceIn = (pauseMs: number): number => chanceOver(remaining, seenMs, seenMs + pauseMs);
  const last = chanceIn(slowestMs);
  const never = { worthMs: slowestMs, likelyMs: slowestMs };
  // The chance never falls, so this bounds the integral from above.
  if (last * slowestMs <= priceMs && last < 0.5) return never;
  const stepMs = slowestMs / steps;
  let look: Partial<Look> = {};
  let expectedMs = 0;
  let before = 0;
  for (let pauseMs = stepMs; pauseMs <= slowestMs; pauseMs += stepMs) {
    const now = chanceIn(pauseMs);
    expectedMs += ((before + now) / 2) * stepMs;
    before = now;
    if (look.worthMs === undefined && expectedMs >= priceMs) look = { ...look, worthMs: pauseMs };
    if (look.likelyMs === undefined && now >= 0.5) look = { ...look, likelyMs: pauseMs };
  }
  const bounded = (pauseMs = slowestMs): number => Math.min(slowestMs, Math.max(fastestMs, pauseMs));
  return { worthMs: bounded(look.worthMs), likelyMs: bounded(look.likelyMs) };
};

const steps = 120;

/** Of things that go on side by side, the one that is expected to end last decides. */
export const lastOf = (looks: readonly Look[], { fastestMs }: LookLimits): Look => ({
  worthMs: Math.max(fastestMs, ...looks.map(({ worthMs }) => worthMs)),
  likelyMs: Math.max(fastestMs, ...looks.map(({ likelyMs }) => likelyMs)),
});

/** When a build was last asked, and what follows from the answer. */
export interface AskedBuild {
  readonly askedMs: number;
  /** The longest pause, which may be shorter than the general one. */
  readonly latestMs: number;
  readonly look: Look;
}

/**
 * The moment at which each build is to be asked, in their order.
 *
 * The verdict waits for the last build, so the one that is expected to end last is asked as soon as that is worth its price. Whether the
 * others are over decides nothing while that one runs: they are asked when they are likely over, so that their results are fetched
 * meanwhile, and at the longest pause in any case.
 */
export const planRound = (builds: readonly AskedBuild[]): readonly number[] => {
  const worthMs = builds.map(({ askedMs, look }) => askedMs + look.worthMs);
  const lastMs = Math.max(...worthMs);
  return builds.map(({ askedMs, latestMs, look }, nth) => {
    const isLast = worthMs[nth] === lastMs;
    return Math.min(askedMs + latestMs, askedMs + look.likelyMs, isLast ? lastMs : Number.POSITIVE_INFINITY);
  });
};
