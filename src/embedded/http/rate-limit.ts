/** Counts events in windows of `windowMs` that follow one another; false once `limit` is reached. */
export const createRateLimit = (limit: number | undefined, windowMs: number, nowMs: () => number): (() => boolean) => {
  if (limit === undefined) return () => true;
  let windowEndsAtMs = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    if (nowMs() >= windowEndsAtMs) {
      windowEndsAtMs = nowMs() + windowMs;
      used = 0;
    }
    used++;
    return used <= limit;
  };
};
