import { EventEmitter, once } from 'node:events';
import type { Clock } from '../lib/clock.ts';

export type Pace =
  /** Simulated seconds per real second. */
  | { readonly scale: number }
  /** Time stands still and advances by `waitMs` when a client waits, so that every run has the same times. */
  | { readonly waitMs: number };

const maxDelayMs = 2 ** 31 - 1;

/** The simulated time ignores later changes of the system time. */
export const createSimulatedTime = (clock: Clock, initialPace: Pace, startsAtMs = clock.nowMs()) => {
  const moves = new EventEmitter();
  // The number of listeners is not limited, because each waiting callback has its own listener.
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
    /** Whether only calls of `advance` and `passWait` change the time. */
    standsStill: (): boolean => !('scale' in pace),
    /** Simulated seconds per real second. It is 1 if the time stands still. */
    scale: (): number => ('scale' in pace ? pace.scale : 1),
    advance: (byMs: number): void => rebase(nowMs() + byMs),
    /** Advances the time by `waitMs` if the time otherwise stands still. */
    passWait: (): void => {
      if ('waitMs' in pace) rebase(baseMs + pace.waitMs);
    },
    setPace: (next: Pace): void => {
      const atMs = nowMs();
      pace = next;
      rebase(atMs);
    },
    /** Waits until `dueAtMs`, which may change. Returns false if this time never comes, and rejects if `signal` aborts. */
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
