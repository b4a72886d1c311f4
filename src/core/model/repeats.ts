import type { QuarantineEntry } from './history.ts';
import type { Failure, NamedTest } from './results.ts';

export type RepeatReason =
  /** The history of the base branch does not contain the test. */
  | 'new'
  /** The source file of the test has changed. */
  | 'changed';

export interface RepeatResult {
  readonly repeat: number;
  readonly status: 'passed' | 'failed' | 'timed-out' | 'error';
  readonly failures: readonly Failure[];
  readonly durationMs?: number;
  readonly buildId: string;
  readonly sessionId?: string;
  /** Path relative to the report folder. */
  readonly folder: string;
}

export interface RepeatedTest extends NamedTest {
  readonly device: string;
  readonly why: RepeatReason;
  /** Number of passes on the device, in the repeats and in the run itself. */
  readonly passed: number;
  /** Number of runs that did not pass. */
  readonly failed: number;
  /** Number of repeats among them that timed out or ended in error. No quarantine covers them. */
  readonly broken?: number;
  /** Results of the repeats, in order. Empty for a flaky test, which needs no repeats. */
  readonly results: readonly RepeatResult[];
  /** Entry of the quarantine file that covers all failures. If it is set, the test does not count as unstable. */
  readonly quarantined?: QuarantineEntry;
}

export interface RepeatReport {
  readonly times: number;
  readonly tests: readonly RepeatedTest[];
  /** Number of planned repeats. */
  readonly planned: number;
  /** Number of repeats in which a test ran, according to any source. */
  readonly ran: number;
  readonly deviceMs: number;
}
