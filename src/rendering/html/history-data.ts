import type { DeviceTrend, FailureLabel, PastStatus, RunTrend, Trends } from '../../model/history.ts';

export interface HistoryData {
  /** Earlier runs that outcomes refer to, oldest first. */
  readonly runs: readonly PastRunData[];
  /** Trends of the last 50 runs, including the current run. */
  readonly trends: TrendsData;
}

export interface PastRunData {
  /** Description such as `Nov 12, commit 1a2b3c4 on main`. */
  readonly text: string;
  readonly url?: string | undefined;
}

export interface TrendsData extends Omit<Trends, 'runs' | 'devices'> {
  readonly runs: readonly (Omit<RunTrend, 'run'> & PastRunData)[];
  readonly devices: readonly (Omit<DeviceTrend, 'device'> & { readonly name: string })[];
}

/** Earlier results of a test on one device. */
export interface PastData {
  /** Label of the failure; absent if the test did not fail in this run. */
  readonly label?: FailureLabel | undefined;
  /** Text of the label: `new`, `known since Nov 12` or `flaky 12%`. Empty if the test did not fail in this run. */
  readonly text: string;
  /** Outcomes of earlier runs, newest last. */
  readonly recent: readonly PastOutcomeData[];
}

interface PastOutcomeData {
  /** Index in the `runs` of `HistoryData`. */
  readonly run: number;
  readonly outcome: PastStatus;
  /** Duration in milliseconds, rounded to two digits. */
  readonly durationMs?: number | undefined;
}
