import type { Clock } from '../lib/clock.ts';

/** The clock of the simulated service. */
export interface SimulatedTime {
  /** Milliseconds since the epoch; runs `scale` times as fast as the clock behind it. */
  nowMs(): number;
}

/** Starts at the clock's wall time; later jumps of the wall clock do not change the simulated time. */
export const createSimulatedTime = (clock: Clock, scale: number): SimulatedTime => {
  const startedAtMs = clock.nowMs();
  const zeroMs = clock.monotonicMs();
  return { nowMs: () => startedAtMs + (clock.monotonicMs() - zeroMs) * scale };
};
