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
  /** Problems of the run or the file, to be shown. */
  readonly problems: readonly string[];
  /** False: results of unknown tests may be missing. */
  readonly complete: boolean;
  readonly simulated: boolean;
}
