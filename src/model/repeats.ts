import type { QuarantineEntry } from './history.ts';
import type { Failure } from './results.ts';

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
  /** Folder of the session inside the report folder. */
  readonly folder: string;
}

/** A new or changed test that passed, with the results of its repeats. */
export interface RepeatedTest {
  readonly className: string;
  readonly name: string;
  readonly device: string;
  readonly why: RepeatReason;
  /** Number of passes among all runs of the test on the device. Includes the run that counts in the results. */
  readonly passed: number;
  readonly failed: number;
  /** Results in order; empty if the retries of the run already saw it both pass and fail. */
  readonly results: readonly RepeatResult[];
  /** Quarantine entry because of which the test does not count as unstable. */
  readonly quarantined?: QuarantineEntry | undefined;
}

/** Results of `repeat-new`. */
export interface RepeatReport {
  /** Number of repeats per test. */
  readonly times: number;
  /** New and changed tests that passed. */
  readonly tests: readonly RepeatedTest[];
  /** Number of planned sessions. `ran`: number of sessions with a result. */
  readonly planned: number;
  readonly ran: number;
  /** Sum of the durations of the sessions with a result. */
  readonly deviceMs: number;
}
