import type { Counters, RunStatus } from './status.ts';

/** Outcome of a session, as stated by the response about its build or by the session's details. Missing fields are absent. */
export interface StatedOutcome {
  readonly status?: RunStatus | undefined;
  /** Status as the service wrote it. `status` is derived from it. */
  readonly rawStatus?: string | undefined;
  readonly counters?: Counters | undefined;
  /** Clause that says why a counter cannot be trusted: it is not a number, or it has an unrecognized name and is above 0. */
  readonly countersProblem?: string | undefined;
  /** Number of tests in the session according to the response: `test_count` or `testcases.count`. */
  readonly announcedTests?: number | undefined;
}

/** A session as listed in the response about its build. */
export interface BuildEntry extends StatedOutcome {
  /** The service's message about a session that did not run. */
  readonly error?: string | undefined;
}

/** An entry of `device_statuses.error`. `status` is `error` unless the entry states `Failed`, a timeout or an abort. */
export interface DeviceStatus {
  readonly status: 'failed' | 'timed-out' | 'aborted' | 'error';
  readonly message: string;
}

/** Marks results from the document of a job. That job has already compared them with the responses of the service. */
interface DocumentProof {
  readonly state: 'document';
  readonly job: string;
}

export type DetailsEvidence =
  | DocumentProof
  | (StatedOutcome & {
      readonly state: 'read';
      /** Counts of the tests that the details list. */
      readonly tests: Counters;
    })
  /** The details are not available. `uncollected`: the run ended before it requested them. */
  | { readonly state: 'missing' | 'foreign' | 'uncollected'; readonly message: string };

/** Evidence from the JUnit report. `none`: the service has no reports for this framework. */
export type ReportEvidence =
  | {
      readonly state: 'read';
      /** Counts of tests. A test with several attempts counts once. */
      readonly tests: Counters;
      /** Counts of the attempts before each test's last attempt. Absent if the report has one attempt per test. */
      readonly attempts?: Counters | undefined;
      /** Totals that the report declares in its attributes. */
      readonly declared?: Counters | undefined;
      /** Clause about a total that cannot be read. */
      readonly declaredProblem?: string | undefined;
      /** Line of the report that says that the instrumentation crashed. */
      readonly crash?: string | undefined;
      readonly problems: readonly string[];
    }
  | { readonly state: 'none' }
  | { readonly state: 'missing' | 'unreadable' | 'foreign'; readonly message: string };

/** Evidence from the result bundle; absent if the bundle was not requested. */
export type BundleEvidence =
  | {
      readonly state: 'read';
      /** `Class/test` of tests that ran according to the bundle but are missing from the details. */
      readonly unlisted: readonly string[];
      /** `Class/test` of tests that ran according to the details but are missing from the bundle. */
      readonly lacking: readonly string[];
      /** `class#method` of tests that failed according to the bundle but passed according to the details. */
      readonly failed: readonly string[];
      /** Number of tests that failed according to Xcode's count but are missing from the bundle. */
      readonly hiddenFailures: number;
      /** Messages of failures that belong to no test, such as a crash of the test runner. */
      readonly failures: readonly string[];
      /** Number of tests that were skipped according to the bundle but passed according to the details. */
      readonly skipped: number;
    }
  | {
      readonly state: 'missing';
      readonly message: string;
      readonly mayArrive: boolean;
    }
  | { readonly state: 'unreadable'; readonly message: string };

/** Evidence from all sources about one session. `results/evidence.ts` compares the sources. */
export interface Evidence {
  readonly summary?: BuildEntry | undefined;
  /** Clause about a response that belongs to another device or session. */
  readonly foreign?: string | undefined;
  /** Clause that says why this session must exist: the build shows fewer sessions than its request asks for. */
  readonly hidden?: string | undefined;
  /** Whether the device has several sessions although the request asks for one. Each session must then run tests. */
  readonly isUnsplit?: boolean | undefined;
  readonly deviceStatus?: DeviceStatus | undefined;
  readonly details: DetailsEvidence;
  readonly report: ReportEvidence;
  readonly bundle?: BundleEvidence | undefined;
  /** Whether the request asked the service to retry failed tests. Counters may then count attempts instead of tests. */
  readonly serviceRetries?: boolean | undefined;
  /** Whether the request asked the service to stop the build after failed tests, so that tests may lack a result. */
  readonly abortRequested?: boolean | undefined;
  readonly buildAborted?: boolean | undefined;
  /** Number of tests that the service left out on request, because they had passed in an earlier build. */
  readonly passedBefore?: number | undefined;
  /** Number of tests that preflight found and that must run; absent if unknown. */
  readonly knownTests?: number | undefined;
}
