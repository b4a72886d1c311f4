import type { DeviceTrend, FailureLabel, PastStatus, RunTrend, Trends } from '../../model/history.ts';

/** What earlier runs tell. */
export interface HistoryData {
  /** The runs that the results' outcomes name, oldest first. */
  readonly runs: readonly PastRunData[];
  /** The last 50 runs, this one included. */
  readonly trends: TrendsData;
}

export interface PastRunData {
  /** `Nov 12, commit 1a2b3c4 on main` */
  readonly words: string;
  readonly url?: string | undefined;
}

export interface TrendsData extends Omit<Trends, 'runs' | 'devices'> {
  readonly runs: readonly (Omit<RunTrend, 'run'> & PastRunData)[];
  readonly devices: readonly (Omit<DeviceTrend, 'device'> & { readonly name: string })[];
}

/** A test on one device in earlier runs. */
export interface PastData {
  /** Only where it failed in this run. */
  readonly label?: FailureLabel | undefined;
  /** `new`, `known since Nov 12` or `flaky 12%`; empty where the test did not fail in this run. */
  readonly words: string;
  /** Newest last. */
  readonly recent: readonly PastOutcomeData[];
}

interface PastOutcomeData {
  /** Position in the runs of `HistoryData`. */
  readonly run: number;
  readonly outcome: PastStatus;
  /** Rounded to steps of 15 %. */
  readonly durationMs?: number | undefined;
}
