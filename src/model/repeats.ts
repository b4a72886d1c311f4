import type { QuarantineEntry } from './history.ts';
import type { Failure, NamedTest } from './results.ts';

/** Why a test is repeated: it is missing from the base branch's history, or its source file has changed. */
export type RepeatReason = 'new' | 'changed';

/** A repeat in which a test passed or failed. A repeat without a clear result is not listed. */
export interface RepeatResult {
  /** Number of the repeat, from 1. */
  readonly repeat: number;
  readonly status: 'passed' | 'failed';
  readonly failures: readonly Failure[];
  readonly durationMs?: number | undefined;
  readonly buildId: string;
  readonly sessionId?: string | undefined;
  /** Path of the session's folder inside the report folder. */
  readonly folder: string;
}

/** A new or changed test that passed, with the results of its repeats. */
export interface RepeatedTest extends NamedTest {
  readonly device: string;
  readonly why: RepeatReason;
  /** Number of passes among all runs of the test on the device. Includes the run that counts in the results. */
  readonly passed: number;
  readonly failed: number;
  /** Results of the repeats, in order. Empty for a flaky test, because it needs no repeats. */
  readonly results: readonly RepeatResult[];
  /** Quarantine entry of the test. With such an entry, the test does not count as unstable. */
  readonly quarantined?: QuarantineEntry | undefined;
}

export interface RepeatReport {
  /** Number of repeats of each test. */
  readonly times: number;
  /** New and changed tests that passed. */
  readonly tests: readonly RepeatedTest[];
  /** Number of sessions that were planned to repeat tests. `ran`: number of these sessions that have a result. */
  readonly planned: number;
  readonly ran: number;
  /** Sum of the durations of the sessions with a result. */
  readonly deviceMs: number;
}
