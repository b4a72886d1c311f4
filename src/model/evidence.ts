import type { Counters, RunStatus } from './status.ts';

export interface StatedOutcome {
  readonly status?: RunStatus | undefined;
  readonly rawStatus?: string | undefined;
  readonly counters?: Counters | undefined;
  /** Why a counter cannot be trusted, as a clause: it is not a number, or its name is unrecognized and it is above 0. */
  readonly countersProblem?: string | undefined;
  /** `test_count` or `testcases.count`. */
  readonly announcedTests?: number | undefined;
}

export interface BuildEntry extends StatedOutcome {
  /** Message of the service about a session that did not run. */
  readonly error?: string | undefined;
}

/** An entry of `device_statuses.error`. `status` is `error` unless the entry states `Failed`, a timeout or an abort. */
export interface DeviceStatus {
  readonly status: 'failed' | 'timed-out' | 'aborted' | 'error';
  readonly message: string;
}

/** Results from the document of a job, which has already compared them with the service's responses. */
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
  /** `uncollected`: the run ended before it requested the details. */
  | { readonly state: 'missing' | 'foreign' | 'uncollected'; readonly message: string };

/** `none`: the service has no reports for this framework. */
export type ReportEvidence =
  | {
      readonly state: 'read';
      /** A test with several attempts counts once. */
      readonly tests: Counters;
      readonly attempts?: Counters | undefined;
      readonly declared?: Counters | undefined;
      readonly declaredProblem?: string | undefined;
      readonly crash?: string | undefined;
      readonly problems: readonly string[];
    }
  | { readonly state: 'none' }
  | { readonly state: 'missing' | 'unreadable' | 'foreign'; readonly message: string };

/** Absent if no result bundle was requested. */
export type BundleEvidence =
  | {
      readonly state: 'read';
      /** `Class/test` of tests that ran, but are only in the bundle. */
      readonly unlisted: readonly string[];
      /** `Class/test` of tests that ran, but are only in the details. */
      readonly lacking: readonly string[];
      /** `class#method` of tests that failed according to the bundle but passed according to the details. */
      readonly failed: readonly string[];
      /** Number of failures in Xcode's count that the bundle does not contain. */
      readonly hiddenFailures: number;
      /** Failures outside of tests, such as a crash of the test runner. */
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

export interface Evidence {
  readonly summary?: BuildEntry | undefined;
  readonly foreign?: string | undefined;
  /** Why this session must exist, as a clause: the build shows fewer sessions than its request asks for. */
  readonly hidden?: string | undefined;
  /** Whether the device has several sessions although the request asks for one session. Each must run tests. */
  readonly isUnsplit?: boolean | undefined;
  readonly deviceStatus?: DeviceStatus | undefined;
  readonly details: DetailsEvidence;
  readonly report: ReportEvidence;
  readonly bundle?: BundleEvidence | undefined;
  /** Whether failed tests were retried by the service. Counters may then count attempts. */
  readonly serviceRetries?: boolean | undefined;
  /** Whether the service may stop the build after failed tests, so that tests lack a result. */
  readonly abortRequested?: boolean | undefined;
  readonly buildAborted?: boolean | undefined;
  /** Number of tests left out on request, because they passed in an earlier build. */
  readonly passedBefore?: number | undefined;
  /** Number of known tests that must run; absent if unknown. */
  readonly knownTests?: number | undefined;
}
