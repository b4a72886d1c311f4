import { type Counters, countedTests, isEnded, type RunStatus } from '../../model/status.ts';
import type { ExpectedSession } from '../collect/expected-sessions.ts';

/** What looks at one session have shown; moments are those of looks, on the clock that never goes back. */
export interface SessionTrack {
  /** The last at which it had no device yet. */
  readonly waitingMs?: number;
  readonly startedMs?: number;
  readonly endedMs?: number;
  /** How long it ran, where it ran all its tests. */
  readonly tookMs?: number;
  /** Tests that are over, and when that number was first seen. Absent where the service does not count. */
  readonly done?: Reached;
  /** The first look at which any test was over. */
  readonly firstDone?: Reached;
  /** Tests in all, where the service says how many still wait. */
  readonly total?: number;
  /** The service adds tests as they come: what it counts is not all. */
  readonly isGrowing?: boolean;
}

interface Reached {
  readonly tests: number;
  readonly atMs: number;
}

/** Adds a look to what is known. */
export const trackSession = (before: SessionTrack, { summary, deviceError }: ExpectedSession, atMs: number): SessionTrack => {
  if (before.endedMs !== undefined) return before;
  if (summary === undefined || summary.status === 'queued')
    return deviceError === undefined ? { ...before, waitingMs: atMs } : { ...before, endedMs: atMs };
  const counted = summary.counters === undefined ? before : trackCounters(before, summary.counters, atMs);
  // At some moment since the last look.
  const startedMs = before.startedMs ?? ((before.waitingMs ?? atMs) + atMs) / 2;
  if (!isEnded(summary.status)) return { ...counted, startedMs };
  const tookMs = summary.durationMs ?? atMs - startedMs;
  return { ...counted, startedMs, endedMs: atMs, ...(isWhole(summary.status) && tookMs > 0 ? { tookMs } : {}) };
};

/** What broke off says nothing about how long its tests take. */
const isWhole = (status: RunStatus): boolean => status === 'passed' || status === 'failed' || status === 'done';

const trackCounters = (before: SessionTrack, counters: Counters, atMs: number): SessionTrack => {
  const sum = countedTests(counters);
  const tests = sum - counters.pending;
  const done = before.done?.tests === tests ? before.done : { tests, atMs };
  const total = before.total ?? (counters.pending > 0 ? sum : undefined);
  return {
    ...before,
    done,
    ...(tests > 0 ? { firstDone: before.firstDone ?? done } : {}),
    ...(total === undefined ? {} : { total }),
    ...(total !== undefined && sum > total ? { isGrowing: true } : {}),
  };
};
