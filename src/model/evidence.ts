import type { Counters, RunStatus } from './status.ts';

/** What the build, or the session itself, says of a session. What it does not say is absent. */
export interface StatedOutcome {
  readonly status?: RunStatus | undefined;
  /** The service's own word for `status`. */
  readonly word?: string | undefined;
  readonly counters?: Counters | undefined;
  /** Why a counter cannot be trusted, as a clause: it is no number, or has an unrecognized name and is above 0. */
  readonly countersProblem?: string | undefined;
  /** `test_count` or `testcases.count`: how many tests the session has. */
  readonly announcedTests?: number | undefined;
}

/** The build's entry of a session. */
export interface BuildEntry extends StatedOutcome {
  /** The service's words for a session that did not run. */
  readonly error?: string | undefined;
}

/** An entry of `device_statuses.error`. `status` is `error` unless the entry says `Failed`, a timeout or an abort. */
export interface DeviceStatus {
  readonly status: 'failed' | 'timed-out' | 'aborted' | 'error';
  readonly message: string;
}

/**
 * The document of a job holds the results. That job compared them with the service's responses; the collector, which cannot ask the service
 * again, has nothing to compare them with.
 */
interface DocumentProof {
  readonly state: 'document';
  /** The job, as a message names it. */
  readonly job: string;
}

export type DetailsEvidence =
  | DocumentProof
  | (StatedOutcome & {
      readonly state: 'read';
      /** Counted over the listed tests. */
      readonly tests: Counters;
    })
  /** `uncollected`: they were not requested, since the run ended before. */
  | { readonly state: 'missing' | 'foreign' | 'uncollected'; readonly message: string };

/** `none`: the service has no report for this framework. */
export type ReportEvidence =
  | {
      readonly state: 'read';
      /** Each test once. */
      readonly tests: Counters;
      /** Attempts before the last one, where the report holds several of a test. */
      readonly attempts?: Counters | undefined;
      /** The totals in its attributes. */
      readonly declared?: Counters | undefined;
      /** A total that cannot be read, as a clause. */
      readonly declaredProblem?: string | undefined;
      /** What the report says of a crash of the instrumentation. */
      readonly crash?: string | undefined;
      readonly problems: readonly string[];
    }
  | { readonly state: 'none' }
  | { readonly state: 'missing' | 'unreadable' | 'foreign'; readonly message: string };

/** What the result bundle says beside the tests that it shares with the details; absent where it was not requested. */
export type BundleEvidence =
  | {
      readonly state: 'read';
      /** `Class/test` of tests that it says ran, and that the details do not list. */
      readonly unlisted: readonly string[];
      /** `Class/test` of tests that the details say ran, and that it lacks. */
      readonly lacking: readonly string[];
      /** `class#method` of tests that it says failed, and that the details count as passed. */
      readonly failed: readonly string[];
      /** Failed tests that Xcode counted beyond those that the bundle has. */
      readonly hiddenFailures: number;
      /** Messages of failures outside of any test, such as a crash of the test runner. */
      readonly failures: readonly string[];
      /** Tests that it says were skipped, and that the details count as passed. */
      readonly skipped: number;
    }
  | {
      readonly state: 'missing';
      readonly message: string;
      /** The service does not have it yet, or not at all. */
      readonly mayArrive: boolean;
    }
  | { readonly state: 'unreadable'; readonly message: string };

/** What each source says of one session; `results/evidence.ts` compares them. */
export interface Evidence {
  readonly summary?: BuildEntry | undefined;
  /** A response about another device or session, as a clause. */
  readonly foreign?: string | undefined;
  /** The build shows fewer sessions than its request asks for, as a clause: this one is not among them. */
  readonly hidden?: string | undefined;
  /** One of several sessions of a device in a build that was not to be split: each has to run tests. */
  readonly isUnsplit?: boolean | undefined;
  readonly deviceStatus?: DeviceStatus | undefined;
  readonly details: DetailsEvidence;
  readonly report: ReportEvidence;
  readonly bundle?: BundleEvidence | undefined;
  /** The request asked the service to run failed tests again itself: its counters may count attempts. */
  readonly serviceRetries?: boolean | undefined;
  /** The request asked the service to stop the build once tests have failed: what it then leaves out is no contradiction. */
  readonly abortRequested?: boolean | undefined;
  /** The service says that it aborted the build. */
  readonly buildAborted?: boolean | undefined;
  /** Tests that did not run again since they had passed in an earlier build, as the request asked for. */
  readonly passedBefore?: number | undefined;
  /** Tests that preflight found for this session and that must run; absent where that is not known. */
  readonly knownTests?: number | undefined;
}
