import type { Clock } from '../../lib/clock.ts';
import type { StartedBuild } from '../../model/builds.ts';
import type { BuildRecord } from '../../model/records.ts';
import { createAutoPacing } from './auto-pacing.ts';
import type { LookLimits } from './next-look.ts';

/** A build with the last that the service said of it. */
export interface PolledBuild {
  readonly started: StartedBuild;
  /** A new object for each answer. */
  readonly record?: BuildRecord;
  readonly ended: boolean;
}

/** Decides which builds are asked when. */
export interface Pacing {
  /** Those that are to be asked now, and from now on count as asked. */
  readonly due: <Build extends PolledBuild>(builds: readonly Build[]) => readonly Build[];
  /** Takes in what the service said; milliseconds until the next build is due, for ever where none is open. */
  readonly pauseMs: (builds: readonly PolledBuild[]) => number;
}

interface PacingTools {
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly random: () => number;
  readonly simulated: boolean;
}

/** In the built-in cloud minutes pass in seconds. */
const simulatedMs = 250;

/**
 * @param interval a number fixes it; `auto` follows what is known of the remaining time
 * @param jobs that poll with the same account at the same time, as far as is known
 */
export const createPacing = (interval: number | 'auto', tools: PacingTools, jobs = 1): Pacing => {
  if (interval !== 'auto') return createFixedPacing(interval, tools.clock);
  return tools.simulated ? createFixedPacing(simulatedMs, tools.clock) : createAutoPacing(lookLimits(jobs), tools);
};

/** What a request is worth: so much waiting for a verdict that could be there (docs/polling.md). */
const priceMs = 100;
const fastestMs = 1_000;
const slowestMs = 30_000;
/** For all jobs together; the service allows 90 (observed shapes 8.3), and other requests want their part. */
const mostLooksPerSecond = 30;

/** With many jobs, all of them at their fastest stay within what one user may ask. */
export const lookLimits = (jobs: number): LookLimits => {
  const shareMs = (jobs * 1_000) / mostLooksPerSecond;
  return { fastestMs: Math.max(fastestMs, shareMs), slowestMs: Math.max(slowestMs, 2 * shareMs), priceMs };
};

const createFixedPacing = (intervalMs: number, clock: PacingTools['clock']): Pacing => {
  const askedMs = new Map<string, number>();
  const dueMs = ({ started }: PolledBuild): number => (askedMs.get(started.id) ?? -intervalMs) + intervalMs;
  return {
    due: (builds) => {
      const nowMs = clock.monotonicMs();
      const due = builds.filter((build) => !build.ended && dueMs(build) <= nowMs);
      for (const { started } of due) askedMs.set(started.id, nowMs);
      return due;
    },
    pauseMs: (builds) => Math.max(0, Math.min(...builds.filter(({ ended }) => !ended).map(dueMs)) - clock.monotonicMs()),
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
