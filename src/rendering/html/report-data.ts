import type { ErrorCode } from '../../model/error-codes.ts';
import type { DeviceTrend, PastStatus, QuarantineEntry, RunTrend, TestHistory, Trends } from '../../model/history.ts';
import type { Failure, NamedTest, SessionJudgment, TestStep } from '../../model/results.ts';
import type { QuarantinedFailure } from '../../model/run-analysis.ts';
import type { Outcome } from '../../model/status.ts';
import type { FailurePlace } from '../failure-places.ts';

/** Ids of the elements that contain data in base64. Each session and each media file has an element whose id ends in a number. */
export const dataIds = {
  results: 'data-results',
  details: 'data-details',
  session: 'data-session-',
  media: 'data-media-',
} as const;

export interface ResultsData {
  readonly lengthMs: number;
  readonly devices: readonly string[];
  readonly tests: readonly TestData[];
  /** Sorted by device, shard and attempt. */
  readonly sessions: readonly SessionData[];
  readonly failures: readonly FailureData[];
  /** Ids of the causes of failures, the worst first. */
  readonly causes: readonly string[];
  /** Sentence about how evenly the work was split. Absent if there is nothing to compare. */
  readonly balance?: string;
  readonly missingTests: {
    readonly title: string;
    /** Names of tests, `class#method`, each with a text about the devices on which the test is missing. */
    readonly tests: readonly (readonly [name: string, on: string])[];
    /** Number of tests that the page leaves out. */
    readonly more: number;
  };
  readonly quarantine: QuarantineData;
  /** Absent if there are no earlier runs. */
  readonly history?: {
    /** Earlier runs, oldest first. */
    readonly runs: readonly PastRunData[];
    /** Trends of the last 50 runs, including the current run. */
    readonly trends: TrendsData;
  };
  /** Sentence about results that the page leaves out because of its size. */
  readonly leftOut?: string;
  /** URL of the folder with the documentation. */
  readonly docsUrl: string;
}

interface TestData extends NamedTest {
  /** Number of earlier tests with the same name in the same session. Absent for the first test of a name. */
  readonly nth?: number;
}

/** Result of a test on one device and shard, after all attempts. */
export interface ResultData {
  readonly test: number;
  readonly outcome: Outcome;
  readonly durationMs?: number;
  /** Index in the `failures` of `ResultsData`. Absent if the test simply passed. */
  readonly failure?: number;
  /** Index in the `results` of `DetailsData`. */
  readonly detail?: number;
  readonly past?: PastData;
}

export interface FailureData {
  /** Message of the innermost cause. Empty if the service reported no message. */
  readonly headline: string;
  /** First line of the failure that the innermost cause led to. Empty if the failure has no inner cause. */
  readonly outer: string;
  /** Id of the cause in `triage.json`; empty if unknown. */
  readonly cause: string;
}

export interface QuarantineData {
  readonly results: number;
  readonly failures: readonly QuarantinedFailureData[];
  /** Number of failures that the page leaves out. */
  readonly more: number;
  /** Sentences about entries that have expired or match no test. */
  readonly warnings: readonly string[];
}

export interface QuarantinedFailureData
  extends Pick<QuarantinedFailure, 'name' | 'devices'>,
    Pick<QuarantineEntry, 'reason' | 'issue' | 'until'> {
  /** Devices as text; empty if the run has only one device. */
  readonly on: string;
  readonly message?: string;
}

export interface PastRunData {
  /** For instance `Nov 12, commit 1a2b3c4 on main`. */
  readonly text: string;
  readonly url?: string;
}

export interface TrendsData extends Omit<Trends, 'runs' | 'devices'> {
  readonly runs: readonly (Omit<RunTrend, 'run'> & PastRunData)[];
  readonly devices: readonly (Omit<DeviceTrend, 'device'> & { readonly name: string })[];
}

export interface PastData extends Pick<TestHistory, 'label'> {
  /** Text of the label, such as `known since Nov 12`. Empty if the test did not fail in this run. */
  readonly text: string;
  /** Outcomes in earlier runs, newest last. `run` is an index in `history.runs`. */
  readonly recent: readonly { readonly run: number; readonly outcome: PastStatus; readonly durationMs?: number }[];
}

/** A session of the kind `quarantined` has only quarantined failures. */
export type SessionKind = SessionJudgment['kind'] | 'missing' | 'quarantined';

export interface SessionData {
  readonly device: string;
  /** Shard number, from 1. */
  readonly shard: number;
  readonly shards: number;
  /** Attempt number, from 1. */
  readonly attempt: number;
  /** Results of the tests. Set only for the last attempt. */
  readonly results?: readonly ResultData[];
  readonly kind: SessionKind;
  readonly reason: string;
  /** Error code. Absent if the session passed. */
  readonly code?: ErrorCode;
  /** Id of the cause in `triage.json`. Absent if the session passed, or if a failed test shows the problem. */
  readonly cause?: string;
  readonly id?: string;
  /** Milliseconds from the start of the run. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly queuedMs?: number;
  readonly tests: number;
  readonly bad: number;
  readonly evidence: readonly (readonly [source: string, statement: string])[];
  readonly folder: string;
  /** Names of files in the folder of the session. */
  readonly files: readonly string[];
  /** URL on the dashboard of the service. Absent for the built-in cloud, which ends with the job. */
  readonly dashboard?: string;
  readonly video?: string;
  /** Whether the page has an element with `SessionFilesData` for the session. */
  readonly hasFiles: boolean;
}

export interface DetailsData {
  /** Distinct failures, since many results may share a failure. */
  readonly failures: readonly FailureDetail[];
  readonly sources: readonly SourceData[];
  readonly results: readonly ResultDetail[];
}

export interface SourceData extends Omit<FailurePlace, 'file'> {
  /** File and line, such as `app/src/CartTest.kt:31`. */
  readonly title: string;
}

export interface ResultDetail {
  /** Indexes in the `failures` of `DetailsData`, as in all lists of failures below. */
  readonly failures: readonly number[];
  readonly tries: readonly AttemptDetail[];
  readonly skipMessage?: string;
  /** Failures that the test expected, and that do not change its result. */
  readonly expectedFailures?: readonly number[];
  /** Steps of the last failed attempt, in order. */
  readonly steps?: readonly TestStep[];
  /** Number of earlier steps that were left out. */
  readonly omittedSteps?: number;
  readonly crash?: { readonly title: string; readonly log: string };
  readonly systemOut?: string;
  readonly systemErr?: string;
  /** Index of the failed line in the `sources` of `DetailsData`. */
  readonly source?: number;
  /** File and line as in the report, `file:line`. */
  readonly place?: string;
  readonly rawStatus?: string;
  readonly attachments: readonly string[];
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly links: readonly (readonly [title: string, url: string])[];
  /** Line of the input `tests` that selects only this test. */
  readonly filter?: string;
  readonly videoStartS?: number;
}

export type FailureDetail = Required<Pick<Failure, 'kind' | 'type' | 'message' | 'trace'>>;

export interface AttemptDetail extends Pick<ResultData, 'outcome' | 'durationMs'> {
  readonly failures: readonly number[];
}

/** Excerpts of the fetched files of one session. Paths are relative to the report folder. */
export interface SessionFilesData {
  readonly logs: readonly LogData[];
  readonly network?: NetworkData;
  readonly profiling?: ProfilingData;
  readonly media: readonly MediaData[];
  readonly notes: readonly string[];
}

export interface LogData {
  readonly title: string;
  readonly path: string;
  readonly bytes: number;
  readonly excerpts: readonly LogExcerpt[];
}

export interface LogExcerpt {
  /** Test (`class#method`) of this part of the log. Absent for the end of the whole log. */
  readonly test?: string;
  readonly text: string;
  /** Number of bytes that are left out before `text`. */
  readonly cutBytes: number;
}

export interface NetworkData {
  readonly path: string;
  readonly requests: readonly NetworkRequest[];
  /** Number of requests that the page leaves out. */
  readonly left: number;
}

export interface NetworkRequest {
  readonly method: string;
  readonly url: string;
  /** HTTP status. 0 if there was no response. */
  readonly status: number;
  readonly type: string;
  /** Size of the response body. -1 if unknown. */
  readonly bytes: number;
  /** Milliseconds from the first request in the file. */
  readonly startMs: number;
  readonly connectMs: number;
  readonly waitMs: number;
  readonly receiveMs: number;
  readonly test?: string;
}

/** Samples of device usage in one session. All lists have the same length. */
export interface ProfilingData {
  readonly path: string;
  /** Time of each sample, in seconds from the first sample. */
  readonly seconds: readonly number[];
  readonly series: readonly ProfilingSeries[];
  /** Number of samples in the file. The page may contain only every nth sample. */
  readonly samples: number;
}

export interface ProfilingSeries {
  readonly chart: 'cpu' | 'memory';
  readonly title: string;
  /** Values in percent (`cpu`) or megabytes (`memory`). `null` if a sample has no value. */
  readonly values: readonly (number | null)[];
}

export interface MediaData {
  readonly kind: 'screenshot' | 'video';
  readonly path: string;
  readonly name: string;
  /** Test (`class#method`) of a screenshot. Absent if unknown. */
  readonly test?: string;
  readonly bytes: number;
  /** Media type such as `image/png`. Absent if the page does not contain the file. */
  readonly type?: string;
  /** Number of the page element with the file as base64. */
  readonly element?: number;
}
