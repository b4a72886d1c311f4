import { EventEmitter, once } from 'node:events';
import type { Clock } from '../lib/clock.ts';

/** The clock of the simulated service. */
export interface SimulatedTime {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Whether the time passes only by `advance` and `passWait`. */
  standsStill(): boolean;
  /** Moves on at once. */
  advance(byMs: number): void;
  /** Moves a clock that stands still as far as one wait of a client takes; no other clock. */
  passWait(): void;
  /** Another pace, from this moment on. */
  setPace(pace: Pace): void;
  /** Waits for a moment, which may change meanwhile. Resolves with false where it never comes; rejects when the signal aborts. */
  waitUntil(dueAtMs: () => number, signal: AbortSignal): Promise<boolean>;
}

/**
 * How time passes: as many simulated seconds as this in one real second, or not at all but for the waits of clients, each of so many
 * milliseconds. The second is the same in every run, whatever the machine is busy with.
 */
export type Pace = { readonly scale: number } | { readonly waitMs: number };

/** The longest delay of a timer. */
const maxDelayMs = 2 ** 31 - 1;

/** Starts at `startsAtMs`, or at the clock's wall time; later jumps of the wall clock do not change the simulated time. */
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
