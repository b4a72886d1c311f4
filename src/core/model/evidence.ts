import type { Counters, RunStatus } from './status.ts';

export interface StatedOutcome {
  readonly status?: RunStatus;
  readonly rawStatus?: string;
  readonly counters?: Counters;
  /** Reason why the counters are unusable, such as `"passed" is not a number`. */
  readonly countersProblem?: string;
  /** Number of tests according to `test_count` or `testcases.count` in the response. */
  readonly announcedTests?: number;
}

export interface BuildEntry extends StatedOutcome {
  /** Message of the service about a session that did not run. */
  readonly error?: string;
}

/** Entry of `device_statuses.error` in the response about a build. */
export interface DeviceStatus {
  readonly status: 'failed' | 'timed-out' | 'aborted' | 'error';
  readonly message: string;
}

/** Evidence that a job has already checked, read from its document. */
interface DocumentProof {
  readonly state: 'document';
  readonly job: string;
}

export type DetailsEvidence =
  | DocumentProof
  | (StatedOutcome & {
      readonly state: 'read';
      readonly tests: Counters;
    })
  /** `uncollected` means that the run ended before it requested the details. */
  | { readonly state: 'missing' | 'foreign' | 'uncollected'; readonly message: string };

export type ReportEvidence =
  | {
      readonly state: 'read';
      /** Counts of tests. A test with several attempts counts once. */
      readonly tests: Counters;
      readonly attempts?: Counters;
      readonly declared?: Counters;
      readonly declaredProblem?: string;
      readonly crash?: string;
      readonly problems: readonly string[];
    }
  /** The service has no reports for this framework. */
  | { readonly state: 'none' }
  | { readonly state: 'missing' | 'unreadable' | 'foreign'; readonly message: string };

/** Differences between Xcode's result bundle and the session details. */
export type BundleEvidence =
  | {
      readonly state: 'read';
      /** Tests that ran according to the bundle but are missing from the details, as `Class/test`. */
      readonly unlisted: readonly string[];
      /** Tests that passed according to the details but are missing from the bundle, as `Class/test`. */
      readonly lacking: readonly string[];
      /** Tests that failed in the bundle but passed in the details, as `class#method`. */
      readonly failed: readonly string[];
      /** Number of failed tests that Xcode counted but that the bundle does not contain. */
      readonly hiddenFailures: number;
      /** Failures outside of tests, such as a crash of the test runner. */
      readonly failures: readonly string[];
      /** Number of tests that are skipped in the result bundle, but passed in the details of the session. */
      readonly skipped: number;
    }
  | {
      readonly state: 'missing';
      readonly message: string;
      readonly mayArrive: boolean;
    }
  | { readonly state: 'unreadable'; readonly message: string };

export interface Evidence {
  readonly summary?: BuildEntry;
  readonly foreign?: string;
  /** Reason why this session must exist although the build does not list it, as a clause. */
  readonly hidden?: string;
  /** Whether the device has several sessions although the request asks for a single session. */
  readonly isUnsplit?: boolean;
  readonly deviceStatus?: DeviceStatus;
  readonly details: DetailsEvidence;
  readonly report: ReportEvidence;
  readonly bundle?: BundleEvidence;
  /** Whether the request asks the service to retry failed tests. Counters may then include every attempt. */
  readonly serviceRetries?: boolean;
  /** Whether the request lets the service stop the build after a failed test. */
  readonly abortRequested?: boolean;
  readonly buildAborted?: boolean;
  /** Whether the build had not ended at its last response. */
  readonly isBuildOpen?: boolean;
  /** Counters of all sessions of the build together. */
  readonly buildCounters?: Counters;
  /** Number of tests that the service left out because they passed in an earlier build. */
  readonly passedBefore?: number;
  /** Number of tests that the session must run. */
  readonly knownTests?: number;
}
