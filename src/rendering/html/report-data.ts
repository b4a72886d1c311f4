import type { ErrorCode } from '../../model/error-codes.ts';
import type { DeviceTrend, PastStatus, QuarantineEntry, RunTrend, TestHistory, Trends } from '../../model/history.ts';
import type { Failure, NamedTest, SessionJudgment, TestStep } from '../../model/results.ts';
import type { QuarantinedFailure } from '../../model/run-analysis.ts';
import type { Outcome } from '../../model/status.ts';
import type { FailurePlace } from '../failure-places.ts';

/**
 * Ids of the page elements that contain data in base64: compressed JSON, or a media file. Each session and each media file has
 * its own element, which is read only when the session or file is opened.
 */
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
  /** Sessions sorted by device, then shard, then attempt. */
  readonly sessions: readonly SessionData[];
  readonly failures: readonly FailureData[];
  /** Ids of all causes of failures in the run, the worst first. */
  readonly causes: readonly string[];
  /** Sentence about how evenly the work was split; absent if there is nothing to compare. */
  readonly balance?: string;
  readonly missingTests: MissingTestsData;
  readonly quarantine: QuarantineData;
  /** Absent if there are no earlier runs. */
  readonly history?: HistoryData;
  /** Sentence about results that were left out because of the page's size. */
  readonly leftOut?: string;
  /** URL of the documentation, which explains the error codes. */
  readonly docsUrl: string;
}

export interface TestData extends NamedTest {
  /** Number of earlier tests with the same name in the same session (parameterized tests); absent for the first test. */
  readonly nth?: number;
}

/** Result of a test on one device and shard, after all attempts. */
export interface ResultData {
  readonly test: number;
  readonly outcome: Outcome;
  readonly durationMs?: number;
  /** Index in the `failures` of `ResultsData`; absent if the test simply passed. */
  readonly failure?: number;
  /** Index in the `results` of `DetailsData`. */
  readonly detail?: number;
  readonly past?: PastData;
}

export interface FailureData {
  /** Message of the innermost cause that has a message; empty if the service reported no message. */
  readonly headline: string;
  /** First line of the outer failure, if the headline is only its cause; otherwise empty. */
  readonly outer: string;
  /** Id of the cause in `triage.json`; empty if unknown. */
  readonly cause: string;
}

export interface QuarantineData {
  readonly results: number;
  /** Failures, one for each test and quarantine entry. */
  readonly failures: readonly QuarantinedFailureData[];
  /** Number of failures that were left out because of the page's size. */
  readonly more: number;
  /** Sentences about entries that expired or match no known test. */
  readonly warnings: readonly string[];
}

export interface QuarantinedFailureData
  extends Pick<QuarantinedFailure, 'name' | 'devices'>,
    Pick<QuarantineEntry, 'reason' | 'issue' | 'until'> {
  /** Devices as text; empty if the run has only one device. */
  readonly on: string;
  readonly message?: string;
}

export interface MissingTestsData {
  readonly title: string;
  /** Names of tests (`class#method`), each with a text that lists the devices on which the test is missing. */
  readonly tests: readonly (readonly [name: string, on: string])[];
  /** Number of tests that were left out because of the page's size. */
  readonly more: number;
}

export interface HistoryData {
  /** Earlier runs, oldest first. The lists `recent` contain indexes in this list. */
  readonly runs: readonly PastRunData[];
  /** Trends of the last 50 runs, including the current run. */
  readonly trends: TrendsData;
}

export interface PastRunData {
  /** Description such as `Nov 12, commit 1a2b3c4 on main`. */
  readonly text: string;
  readonly url?: string;
}

export interface TrendsData extends Omit<Trends, 'runs' | 'devices'> {
  readonly runs: readonly (Omit<RunTrend, 'run'> & PastRunData)[];
  readonly devices: readonly (Omit<DeviceTrend, 'device'> & { readonly name: string })[];
}

export interface PastData extends Pick<TestHistory, 'label'> {
  /** Text of the label: `new`, `known since Nov 12` or `flaky 12%`. Empty if the test did not fail in this run. */
  readonly text: string;
  /** Outcomes of earlier runs, newest last. `run` is an index in the `runs` of `HistoryData`. */
  readonly recent: readonly { readonly run: number; readonly outcome: PastStatus; readonly durationMs?: number }[];
}

/** Kind of a session. `quarantined` means that all its failures are quarantined. */
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
  /** Error code, if the session did not pass. The documentation explains the code. */
  readonly code?: ErrorCode;
  /** Id of the cause in `triage.json`; absent if the session passed, or if a failed test already shows the problem. */
  readonly cause?: string;
  readonly id?: string;
  /** Milliseconds from the start of the run. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly queuedMs?: number;
  readonly tests: number;
  readonly bad: number;
  /** Evidence for the result of the session: each source with its statement. */
  readonly evidence: readonly (readonly [source: string, statement: string])[];
  readonly folder: string;
  /** Names of the fetched files in the folder of the session. */
  readonly files: readonly string[];
  /** URL of the session on the service's dashboard; absent for the built-in cloud, which ends with the job. */
  readonly dashboard?: string;
  readonly video?: string;
  /** Whether the page has an element with `SessionFilesData` for the session. */
  readonly hasFiles: boolean;
}

export interface DetailsData {
  /** Distinct failures. Many results may share one failure. */
  readonly failures: readonly FailureDetail[];
  readonly sources: readonly SourceData[];
  readonly results: readonly ResultDetail[];
}

/** Source line in the repository. The title has file and line, such as `app/src/CartTest.kt:31`. */
export interface SourceData extends Omit<FailurePlace, 'file'> {
  readonly title: string;
}

export interface ResultDetail {
  /** Indexes in the `failures` of `DetailsData`. All other lists of failures below contain such indexes, too. */
  readonly failures: readonly number[];
  readonly tries: readonly AttemptDetail[];
  readonly skipMessage?: string;
  /** Failures that the test expected. They do not affect the result of the test. */
  readonly expectedFailures?: readonly number[];
  /** Steps of the last failed attempt, in order. */
  readonly steps?: readonly TestStep[];
  /** Number of earlier steps that were left out. */
  readonly omittedSteps?: number;
  /** Crash that ended the app or its tests: one line, and the part of the log about it. */
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

/** Excerpts of the files that were fetched for one session. Paths are inside the report folder. */
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
  /** Test (`class#method`) to which this part of the log belongs; absent for the end of the whole log. */
  readonly test?: string;
  readonly text: string;
  /** Number of bytes at the start of this part of the log that were left out of `text`. */
  readonly cutBytes: number;
}

export interface NetworkData {
  readonly path: string;
  readonly requests: readonly NetworkRequest[];
  /** Number of requests in the file that the page does not contain. */
  readonly left: number;
}

export interface NetworkRequest {
  readonly method: string;
  readonly url: string;
  /** HTTP status of the response; 0 if there was no response. */
  readonly status: number;
  readonly type: string;
  /** Size of the response body; -1 if unknown. */
  readonly bytes: number;
  /** Milliseconds from the first request in the file. */
  readonly startMs: number;
  readonly connectMs: number;
  readonly waitMs: number;
  readonly receiveMs: number;
  readonly test?: string;
}

/** Samples of device usage in one session. All lists have the same length; `null` means that a sample has no value. */
export interface ProfilingData {
  readonly path: string;
  /** Time of each sample, in seconds from the first sample. */
  readonly seconds: readonly number[];
  readonly series: readonly ProfilingSeries[];
  /** Number of samples in the file. Larger than the number of samples here if only every nth sample was kept. */
  readonly samples: number;
}

export interface ProfilingSeries {
  readonly chart: 'cpu' | 'memory';
  readonly title: string;
  /** Values in percent (`cpu`) or megabytes (`memory`). */
  readonly values: readonly (number | null)[];
}

export interface MediaData {
  readonly kind: 'screenshot' | 'video';
  readonly path: string;
  readonly name: string;
  /** Test (`class#method`) to which the screenshot belongs, if that is known. */
  readonly test?: string;
  readonly bytes: number;
  /** Media type such as `image/png`; absent if the page does not contain the file. */
  readonly type?: string;
  /** Number of the page element with the file as base64. */
  readonly element?: number;
}
