/** Status of a test. `not-run` means skipped, ignored or never started. */
export type ReportedStatus = 'passed' | 'failed' | 'not-run';

export interface ReportedTest {
  readonly className: string;
  readonly name: string;
  readonly status: ReportedStatus;
  /** Device that reported the result. Absent if the report does not name a device. */
  readonly device?: string;
  /** Properties, tags and annotations. Like the names, they may contain the identifier of a test case. */
  readonly texts: readonly string[];
}

export interface ReportedRun {
  readonly tests: Iterable<ReportedTest>;
  /** Devices of the run, including devices that reported no test. */
  readonly devices: readonly string[];
  /** Problems of the run or of the file. They are shown as warnings. */
  readonly problems: readonly string[];
  /** Whether all results are known. If not, the results of any test may be missing. */
  readonly complete: boolean;
  readonly simulated: boolean;
}
