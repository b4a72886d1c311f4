/** `not-run`: skipped, ignored or never started. */
export type ReportedStatus = 'passed' | 'failed' | 'not-run';

/** One result of one test on one device. */
export interface ReportedTest {
  readonly className: string;
  readonly name: string;
  readonly status: ReportedStatus;
  /** Absent where the report does not say. */
  readonly device?: string;
  /** Texts in which an identifier of a test case may stand, besides the names: properties, tags, annotations. */
  readonly texts: readonly string[];
}

/** What one report file says. */
export interface ReportedRun {
  readonly tests: Iterable<ReportedTest>;
  /** All devices of the run, also those that reported no test. */
  readonly devices: readonly string[];
  /** What is wrong with the run or the file, to be told. */
  readonly problems: readonly string[];
  /** False: results may be missing of which nobody knows whose they are. */
  readonly complete: boolean;
  readonly simulated: boolean;
}
