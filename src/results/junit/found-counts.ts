import type { Counters } from '../../model/status.ts';
import type { FoundCounts } from './declared-counts.ts';

export const addCounters = (one: Counters, other: Counters): Counters => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  timedOut: one.timedOut + other.timedOut,
  error: one.error + other.error,
  pending: one.pending + other.pending,
});

export const toFoundCounts = ({ passed, failed, skipped, timedOut, error, pending }: Counters): FoundCounts => ({
  tests: passed + failed + skipped + timedOut + error + pending,
  bad: failed + timedOut + error + pending,
  skipped,
});
