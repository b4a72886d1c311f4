import { type Clock, systemClock } from '../../src/lib/clock.ts';

/** Clock on which time passes only in sleeps, which end at once. Timeouts of requests use real time. */
export interface FakeClock extends Clock {
  /** Durations of all sleeps so far, in milliseconds. */
  readonly sleeps: readonly number[];
  readonly advance: (byMs: number) => void;
}

export const createFakeClock = (startMs = Date.UTC(2026, 0, 2, 10)): FakeClock => {
  const sleeps: number[] = [];
  let passedMs = 0;
  return {
    sleeps,
    advance: (byMs) => {
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
  };
};
