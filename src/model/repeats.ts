import type { QuarantineEntry } from './history.ts';
import type { Failure } from './results.ts';

/** Why a test runs more often: the base branch's history does not know it, or its source file is changed. */
export type RepeatReason = 'new' | 'changed';

/** A repeat in which a test passed or failed; one that proves neither has no result. */
export interface RepeatResult {
  /** From 1. */
  readonly repeat: number;
  readonly status: 'passed' | 'failed';
  readonly failures: readonly Failure[];
  readonly durationMs?: number | undefined;
  readonly buildId: string;
  readonly sessionId?: string | undefined;
  /** Of the session, inside the report folder. */
  readonly folder: string;
}

/** A new or changed test that passed, with what its further runs showed. */
export interface RepeatedTest {
  readonly className: string;
  readonly name: string;
  readonly device: string;
  readonly why: RepeatReason;
  /** Of all its runs on the device, the one that made it pass in the results among them. */
  readonly passed: number;
  readonly failed: number;
  /** In their order; empty where the retries of the run already saw it pass and fail. */
  readonly results: readonly RepeatResult[];
  /** It does not count as unstable because of this entry. */
  readonly quarantined?: QuarantineEntry | undefined;
}

/** What `repeat-new` showed. */
export interface RepeatReport {
  /** How often each test was to run again. */
  readonly times: number;
  /** New and changed tests that passed. */
  readonly tests: readonly RepeatedTest[];
  /** Sessions that were to run tests again, and those of them with a result. */
  readonly planned: number;
  readonly ran: number;
  /** Sum of the durations of these sessions. */
  readonly deviceMs: number;
}
