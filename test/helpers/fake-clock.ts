import { type Clock, systemClock } from '../../src/lib/clock.ts';

/** A clock that stands still until a caller sleeps: a sleep ends at once, and the time has passed. Limits of requests are in real time. */
export interface FakeClock extends Clock {
  /** The length of every sleep so far, in milliseconds. */
  readonly sleeps: readonly number[];
  /** Lets time pass without a sleep. */
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
