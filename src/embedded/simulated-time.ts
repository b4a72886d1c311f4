import { EventEmitter, once } from 'node:events';
import type { Clock } from '../lib/clock.ts';

export interface SimulatedTime {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Whether time passes only by `advance` and `passWait`. */
  standsStill(): boolean;
  advance(byMs: number): void;
  /** Advances a clock that stands still by one wait of a client. Has no effect on any other clock. */
  passWait(): void;
  setPace(pace: Pace): void;
  /** Waits for a moment, which may change meanwhile. Resolves with false if it never comes; rejects when the signal aborts. */
  waitUntil(dueAtMs: () => number, signal: AbortSignal): Promise<boolean>;
}

/**
 * Pace of the simulated time: `scale` simulated seconds per real second; or only by the waits of clients, `waitMs` each, which
 * gives the same times in every run, however busy the machine is.
 */
export type Pace = { readonly scale: number } | { readonly waitMs: number };

/** Limit on the delay of a timer. */
const maxDelayMs = 2 ** 31 - 1;

/**
 * Creates a clock that starts at `startsAtMs`, or at the wall time of `clock`. Later jumps of the wall clock do not change the
 * simulated time.
 */
export const createSimulatedTime = (clock: Clock, initialPace: Pace, startsAtMs = clock.nowMs()): SimulatedTime => {
  const moves = new EventEmitter();
  // Each project and each build may wait for its callback.
  moves.setMaxListeners(0);
  let pace = initialPace;
  let baseMs = startsAtMs;
  let zeroMs = clock.monotonicMs();

  const nowMs = (): number => ('scale' in pace ? baseMs + (clock.monotonicMs() - zeroMs) * pace.scale : baseMs);
  const rebase = (atMs: number): void => {
    baseMs = atMs;
    zeroMs = clock.monotonicMs();
    moves.emit('move');
  };

  const nextMove = async (missingMs: number, signal: AbortSignal): Promise<void> => {
    const settled = new AbortController();
    const ends = AbortSignal.any([signal, settled.signal]);
    const passes = 'scale' in pace ? [clock.sleep(Math.min(missingMs / pace.scale, maxDelayMs), ends)] : [];
    try {
      await Promise.race([once(moves, 'move', { signal: ends }), ...passes]);
    } finally {
      settled.abort();
    }
  };

  return {
    nowMs,
    standsStill: () => !('scale' in pace),
    advance: (byMs) => rebase(nowMs() + byMs),
    passWait: () => {
      if ('waitMs' in pace) rebase(baseMs + pace.waitMs);
    },
    setPace: (next) => {
      const atMs = nowMs();
      pace = next;
      rebase(atMs);
    },
    waitUntil: async (dueAtMs, signal) => {
      for (;;) {
        const missingMs = dueAtMs() - nowMs();
        if (!Number.isFinite(missingMs)) return false;
        if (missingMs <= 0) return true;
        await nextMove(missingMs, signal);
      }
    },
  };
};
