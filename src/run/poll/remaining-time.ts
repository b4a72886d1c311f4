/**
 * How long something may still take: its whole duration is taken to be log-logistic, which is narrow where much is known, wide where
 * little is, and has a long tail, so that nothing is ever "surely over by now".
 */
export interface RemainingTime {
  /** From when the duration counts, on the clock that never goes back. */
  readonly sinceMs: number;
  readonly medianMs: number;
  /** The higher, the surer; above 0. */
  readonly shape: number;
}

/** @param relativeError standard deviation of the logarithm of the duration: 0.2 is "about 20 %" */
export const remainingTime = (sinceMs: number, medianMs: number, relativeError: number): RemainingTime => ({
  sinceMs,
  medianMs: Math.max(1, medianMs),
  shape: Math.PI / Math.sqrt(3) / Math.min(widest, Math.max(narrowest, relativeError)),
});

const narrowest = 0.03;
const widest = 1.5;

/** The chance, 0 … 1, that it is over at a moment, when it was not over at `seenMs`. Never falls as time goes on. */
export const chanceOver = ({ sinceMs, medianMs, shape }: RemainingTime, seenMs: number, atMs: number): number => {
  if (atMs <= seenMs) return 0;
  // The odds of being over by then, from which both survivals follow.
  const odds = (momentMs: number): number => (Math.max(0, momentMs - sinceMs) / medianMs) ** shape;
  const [before, then] = [odds(seenMs), odds(atMs)];
  if (then === Number.POSITIVE_INFINITY) return before === Number.POSITIVE_INFINITY ? 0 : 1;
  return (then - before) / (1 + then);
};

/** About how far off the median may be: of two forecasts the one with less of it says more. */
export const spreadMs = ({ medianMs, shape }: RemainingTime): number => medianMs / shape;
