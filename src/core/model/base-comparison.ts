import type { NamedTest } from './results.ts';

/** What the runs of a failed test on the app of the base branch show. */
export type BaseResult =
  /** All its runs there failed. */
  | 'fails-on-base'
  | 'unstable-on-base'
  | 'passes-on-base'
  /** It has no result there. */
  | 'unknown';

/** Run of a failed test on the app of the base branch. */
export interface BaseSession {
  readonly status: 'passed' | 'failed';
  readonly buildId: string;
  readonly sessionId?: string;
  readonly dashboard?: string;
}

export interface ComparedTest extends NamedTest {
  /** Requested device, as `failed-tests` names it. */
  readonly device: string;
  readonly result: BaseResult;
  /** Reason for `unknown`, as a clause. */
  readonly why?: string;
  readonly branch: string;
  /** Commit of the app and the suite. Absent if the history has none to run. */
  readonly commit?: string;
  readonly sessions: readonly BaseSession[];
}

/** Failed tests that also ran on the app of the base branch. They change neither the verdict nor a count. */
export interface BaseReport {
  readonly tests: readonly ComparedTest[];
  /** Number of failed tests that were not compared, because a run compares only some. */
  readonly more: number;
  readonly deviceMs: number;
}
