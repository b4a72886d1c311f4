/** Milliseconds until the next look at the service. */
export type Pacing = (elapsedMs: number) => number;

const fastestMs = 2_000;
const slowestMs = 15_000;
/** A build that has run for ten minutes need not be asked about every two seconds: the wait grows with its age. */
const growth = 0.02;
const jitter = 0.2;

/** In the built-in cloud minutes pass in seconds. */
const simulatedMs = 250;

/** @param interval a number fixes it; `auto` starts quick, slows as the run ages, and spreads the jobs of a matrix by jitter */
export const createPacing = (
  interval: number | 'auto',
  { random, simulated }: { random: () => number; simulated: boolean },
): Pacing => {
  if (interval !== 'auto') return () => interval;
  if (simulated) return () => simulatedMs;
  return (elapsedMs) => {
    const baseMs = Math.min(slowestMs, Math.max(fastestMs, elapsedMs * growth));
    return baseMs * (1 - jitter + 2 * jitter * random());
  };
};

const autoReportPauseMs = 5_000;
const longestReportPauseMs = 30_000;
/** A late report is asked for this often. */
export const reportAsks = 6;

/** The pauses between the asks for a late report: from the poll interval (5 s for `auto`), doubling, 30 s at most. */
export const reportPauses = (interval: number | 'auto', simulated: boolean): readonly number[] => {
  const firstMs = interval === 'auto' ? (simulated ? simulatedMs : autoReportPauseMs) : interval;
  return Array.from({ length: reportAsks - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
};
