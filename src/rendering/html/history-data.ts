import type { DeviceTrend, FailureLabel, RunTrend, Trends } from '../../model/history.ts';

/** What earlier runs tell. */
export interface HistoryData {
  /** The runs that `tests` name, oldest first. */
  readonly runs: readonly PastRunData[];
  /** One for each row and device with a failed or flaky outcome, now or earlier; at most so many as the page has room for. */
  readonly tests: readonly TestHistoryData[];
  /** The last 50 runs, this one included. */
  readonly trends: TrendsData;
}

export interface PastRunData {
  /** `Nov 12, commit 1a2b3c4 on main` */
  readonly words: string;
  readonly url?: string;
}

export interface TrendsData extends Omit<Trends, 'runs' | 'devices'> {
  readonly runs: readonly (Omit<RunTrend, 'run'> & PastRunData)[];
  readonly devices: readonly (Omit<DeviceTrend, 'device'> & { readonly name: string })[];
}

/** The outcomes of one test on one device in earlier runs. `runs`, `outcomes` and `durationsMs` go together, newest last. */
export interface TestHistoryData {
  /** Position in the rows. */
  readonly row: number;
  readonly device: string;
  /** Only where it failed in this run. */
  readonly label?: FailureLabel;
  /** `new`, `known since Nov 12` or `flaky 12%`; empty where the test did not fail in this run. */
  readonly words: string;
  /** Positions in `runs`. */
  readonly runs: readonly number[];
  /** One digit for each: its position in `outcomes`. */
  readonly outcomes: string;
  /** Rounded to two digits; -1 where unknown. */
  readonly durationsMs: readonly number[];
}
