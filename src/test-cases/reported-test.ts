/** `not-run`: skipped, ignored or never started. */
export type ReportedStatus = 'passed' | 'failed' | 'not-run';

export interface ReportedTest {
  readonly className: string;
  readonly name: string;
  readonly status: ReportedStatus;
  /** Device of the result; absent if the report does not name it. */
  readonly device?: string;
  /** Texts that may contain the identifier of a test case, besides the names: properties, tags, annotations. */
  readonly texts: readonly string[];
}

/** Contents of one report file. */
export interface ReportedRun {
  readonly tests: Iterable<ReportedTest>;
  /** Devices of the run, including those that reported no test. */
  readonly devices: readonly string[];
  /** Problems of the run or the file, to be shown. */
  readonly problems: readonly string[];
  /** Whether all results are known. If false, results of any test may be missing. */
  readonly complete: boolean;
  readonly simulated: boolean;
}
