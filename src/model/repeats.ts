import type { QuarantineEntry } from './history.ts';
import type { Failure, NamedTest } from './results.ts';

/** `new`: the base branch's history lacks the test. `changed`: its source file has changed. */
export type RepeatReason = 'new' | 'changed';

export interface RepeatResult {
  readonly repeat: number;
  readonly status: 'passed' | 'failed';
  readonly failures: readonly Failure[];
  readonly durationMs?: number | undefined;
  readonly buildId: string;
  readonly sessionId?: string | undefined;
  /** Inside the report folder. */
  readonly folder: string;
}

export interface RepeatedTest extends NamedTest {
  readonly device: string;
  readonly why: RepeatReason;
  /** Passes of all runs on the device: the repeats, and the run that counts in the results. */
  readonly passed: number;
  readonly failed: number;
  /** In order. Empty for a flaky test, because it needs no repeats. */
  readonly results: readonly RepeatResult[];
  /** A quarantined test does not count as unstable. */
  readonly quarantined?: QuarantineEntry | undefined;
}

export interface RepeatReport {
  readonly times: number;
  readonly tests: readonly RepeatedTest[];
  /** Number of planned sessions. `ran`: number of sessions with a result. */
  readonly planned: number;
  readonly ran: number;
  readonly deviceMs: number;
}
