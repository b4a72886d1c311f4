import { EventEmitter, once } from 'node:events';
import type { Clock } from '../lib/clock.ts';

export type Pace =
  /** Simulated seconds per real second. */
  | { readonly scale: number }
  /** Time stands still, and advances by `waitMs` at each wait of a client. All times are then the same in every run. */
  | { readonly waitMs: number };

const maxDelayMs = 2 ** 31 - 1;

/** Later changes of the system time do not affect the simulated time. */
export const createSimulatedTime = (clock: Clock, initialPace: Pace, startsAtMs = clock.nowMs()) => {
  const moves = new EventEmitter();
  // There is one listener for each build and project that waits for its callback, so their number is not limited.
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
    /** Whether time passes only through calls of `advance` and `passWait`. */
    standsStill: (): boolean => !('scale' in pace),
    /** Simulated seconds per real second; 1 if the time stands still between requests. */
    scale: (): number => ('scale' in pace ? pace.scale : 1),
    advance: (byMs: number): void => rebase(nowMs() + byMs),
    /** Does nothing unless the time stands still. */
    passWait: (): void => {
      if ('waitMs' in pace) rebase(baseMs + pace.waitMs);
    },
    setPace: (next: Pace): void => {
      const atMs = nowMs();
      pace = next;
      rebase(atMs);
    },
    /** The time `dueAtMs` may change. Returns false if it will never come. Rejects if the signal aborts. */
    waitUntil: async (dueAtMs: () => number, signal: AbortSignal): Promise<boolean> => {
      for (;;) {
        const missingMs = dueAtMs() - nowMs();
        if (!Number.isFinite(missingMs)) return false;
        if (missingMs <= 0) return true;
        await nextMove(missingMs, signal);
      }
    },
  };
};

export type SimulatedTime = ReturnType<typeof createSimulatedTime>;
