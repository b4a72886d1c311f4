import { type Clock, systemClock } from '../../src/lib/clock.ts';

/** Creates a clock on which time passes only in sleeps, which end at once. Timeouts of requests use real time. */
export const createFakeClock = (startMs = Date.UTC(2026, 0, 2, 10)) => {
  /** In milliseconds. */
  const sleeps: number[] = [];
  let passedMs = 0;
  return {
    sleeps,
    advance: (byMs: number): void => {
      passedMs += byMs;
    },
    nowMs: () => startMs + passedMs,
    monotonicMs: () => passedMs,
    sleep: async (delayMs, signal) => {
      signal?.throwIfAborted();
      sleeps.push(delayMs);
      passedMs += delayMs;
    },
    after: systemClock.after,
  } satisfies Clock & Record<string, unknown>;
};
