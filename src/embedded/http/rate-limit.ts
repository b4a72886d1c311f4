/** Counts events in consecutive windows of `windowMs`; returns false above `limit`. */
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
