import type { Clock } from '../lib/clock.ts';

/** The time that the simulated service lives in. */
export interface SimulatedTime {
  /** Milliseconds since the epoch; runs `scale` times as fast as the clock behind it. */
  nowMs(): number;
}

/** Starts at the clock's wall time; a jump of the wall clock afterwards does not reach the simulation. */
export const createSimulatedTime = (clock: Clock, scale: number): SimulatedTime => {
  const startedAtMs = clock.nowMs();
  const zeroMs = clock.monotonicMs();
  return { nowMs: () => startedAtMs + (clock.monotonicMs() - zeroMs) * scale };
};
