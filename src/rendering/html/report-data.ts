import type { ErrorCode } from '../../model/error-codes.ts';
import type { SessionJudgment } from '../../model/results.ts';
import type { Outcome } from '../../model/status.ts';
import type { SourceExcerpt } from '../failure-places.ts';
import type { HistoryData, PastData } from './history-data.ts';

/**
 * Ids of the elements that hold the page's data, each as deflated JSON in base64. Sessions and media have one each, so that they
 * are read only when opened.
 */
export const dataIds = {
  results: 'data-results',
  details: 'data-details',
  session: 'data-session-',
  media: 'data-media-',
} as const;

export interface ResultsData {
  /** Milliseconds from the run's start to its end. */
  readonly lengthMs: number;
  readonly devices: readonly string[];
  readonly tests: readonly TestData[];
  /** Sessions by device, then by shard, then by attempt. */
  readonly sessions: readonly SessionData[];
  readonly failures: readonly FailureData[];
  /** Ids of all causes of the run, the worst first. */
  readonly causes: readonly string[];
  /** Sentence on how evenly the work was split; absent if there is nothing to compare. */
  readonly balance?: string | undefined;
  readonly missingTests: MissingTestsData;
  readonly quarantine: QuarantineData;
  /** History; absent without earlier runs. */
  readonly history?: HistoryData | undefined;
  /** Sentence on the results for which the page has no room. */
  readonly leftOut?: string | undefined;
  /** URL of the documentation, in which codes are explained. */
  readonly docsUrl: string;
}

export interface TestData {
  readonly className: string;
  readonly name: string;
  /** Number of the repetition of the name within one session (parameterized tests), from 1. */
  readonly nth?: number | undefined;
}

/** A test on one device and shard, after all attempts. */
export interface ResultData {
  /** Position in the tests. */
  readonly test: number;
  readonly outcome: Outcome;
  readonly durationMs?: number | undefined;
  /** Position in the failures; absent for a plain pass. */
  readonly failure?: number | undefined;
  /** Position in the results of `DetailsData`. */
  readonly detail?: number | undefined;
  readonly past?: PastData | undefined;
}

/** A failure in one or two lines. */
export interface FailureData {
  /** Message of the deepest cause that has one; empty if none was reported. */
  readonly headline: string;
  /** Failure around the headline's cause; empty if there is none. */
  readonly outer: string;
  /** Id of the cause in triage.json; empty if unknown. */
  readonly cause: string;
}

/** Failures that do not count. */
export interface QuarantineData {
  readonly results: number;
  /** Failures, one for each test and entry. */
  readonly failures: readonly QuarantinedFailureData[];
  /** Number of failures for which the page has no room. */
  readonly more: number;
  /** Sentences on entries that expired or match no known test. */
  readonly warnings: readonly string[];
}

export interface QuarantinedFailureData {
  /** Name of the test, `class#method`. */
  readonly name: string;
  /** Devices as text; empty if the run has one. */
  readonly on: string;
  readonly devices: readonly string[];
  readonly message?: string | undefined;
  readonly reason: string;
  readonly issue: string;
  /** Expiry date, `YYYY-MM-DD`. */
  readonly until: string;
}

/** Tests that did not run or did not report. */
export interface MissingTestsData {
  readonly title: string;
  /** Names (`class#method`) and the devices that lack them as text, as far as the page has room. */
  readonly tests: readonly (readonly [name: string, on: string])[];
  /** Number of tests for which the page has no room. */
  readonly more: number;
}

/** Kind of a session. `quarantined`: none of its failures count. */
export type SessionKind = SessionJudgment['kind'] | 'missing' | 'quarantined';

/** A session, or the evidence that it is missing. */
export interface SessionData {
  readonly device: string;
  /** Shard, from 1. */
  readonly shard: number;
  readonly shards: number;
  /** Attempt, from 1. */
  readonly attempt: number;
  /** Results; only in the last attempt. */
  readonly results?: readonly ResultData[] | undefined;
  readonly kind: SessionKind;
  readonly reason: string;
  /** Code that explains why the session is not a pass; the documentation describes it. */
  readonly code?: ErrorCode | undefined;
  /** Id of the cause; absent for a pass, and if a test shows the problem. */
  readonly cause?: string | undefined;
  readonly id?: string | undefined;
  /** Milliseconds from the run's start. */
  readonly startMs?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly queuedMs?: number | undefined;
  readonly tests: number;
  readonly bad: number;
  /** Name and statement of each source of evidence. */
  readonly evidence: readonly (readonly [source: string, statement: string])[];
  readonly folder: string;
  /** Names of fetched files in the session's folder. */
  readonly files: readonly string[];
  /** URL of the service's page; absent for the built-in cloud, which ends with the job. */
  readonly dashboard?: string | undefined;
  readonly video?: string | undefined;
  /** Whether the page has an element with `SessionFilesData` for the session. */
  readonly hasFiles: boolean;
}

export interface DetailsData {
  /** Distinct failures, which many results share. */
  readonly failures: readonly FailureDetail[];
  readonly sources: readonly SourceData[];
  readonly results: readonly ResultDetail[];
}

/** A place in the repository. */
export interface SourceData {
  /** Place in the repository, such as `app/src/CartTest.kt:31`. */
  readonly title: string;
  readonly line: number;
  /** URL at the tested commit. */
  readonly url?: string | undefined;
  readonly excerpt?: SourceExcerpt | undefined;
}

export interface ResultDetail {
  /** Positions in the failures, as everywhere below. */
  readonly failures: readonly number[];
  readonly tries: readonly AttemptDetail[];
  readonly skipMessage?: string | undefined;
  /** Failures that the test expected; they do not count. */
  readonly expectedFailures?: readonly number[] | undefined;
  /** Steps of the last failed attempt, in order. */
  readonly steps?: readonly StepDetail[] | undefined;
  /** Number of earlier steps for which the page has no room. */
  readonly omittedSteps?: number | undefined;
  /** Crash that ended the app or its tests: a line, and the part of the log. */
  readonly crash?: { readonly title: string; readonly log: string } | undefined;
  readonly systemOut?: string | undefined;
  readonly systemErr?: string | undefined;
  /** Place of the failure in the repository: position in the sources. */
  readonly source?: number | undefined;
  /** Place in the report, `file:line`. */
  readonly place?: string | undefined;
  readonly rawStatus?: string | undefined;
  readonly attachments: readonly string[];
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly links: readonly (readonly [title: string, url: string])[];
  /** Line of the input `tests` that selects only this test. */
  readonly filter?: string | undefined;
  readonly videoStartS?: number | undefined;
}

export interface FailureDetail {
  readonly kind: 'failure' | 'error';
  readonly type: string;
  readonly message: string;
  readonly trace: string;
}

/** An activity of a test. Steps within a step are deeper by one. */
export interface StepDetail {
  readonly title: string;
  readonly depth: number;
  /** Milliseconds from the first step. */
  readonly startMs?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly failed: boolean;
  /** Path ends of media among the session's files, such as `screenshots/a-1.png`. */
  readonly pictures: readonly string[];
}

export interface AttemptDetail {
  readonly outcome: Outcome;
  readonly durationMs?: number | undefined;
  readonly failures: readonly number[];
}

/** Files that were fetched for one session, as far as the page has room for them. Paths are inside the report folder. */
export interface SessionFilesData {
  readonly logs: readonly LogData[];
  readonly network?: NetworkData;
  readonly profiling?: ProfilingData;
  readonly media: readonly MediaData[];
  /** Sentences on files that could not be shown. */
  readonly notes: readonly string[];
}

export interface LogData {
  readonly title: string;
  readonly path: string;
  readonly bytes: number;
  readonly excerpts: readonly LogExcerpt[];
}

export interface LogExcerpt {
  /** Test (`class#method`) of this part; absent for the end of the whole file. */
  readonly test?: string;
  readonly text: string;
  /** Bytes of the same part that come before the text. */
  readonly cutBytes: number;
}

export interface NetworkData {
  readonly path: string;
  readonly requests: readonly NetworkRequest[];
  /** Number of requests that are in the file only. */
  readonly left: number;
}

export interface NetworkRequest {
  readonly method: string;
  readonly url: string;
  /** Status of the response; 0 without one. */
  readonly status: number;
  readonly type: string;
  /** Bytes of the response's body; -1 if unknown. */
  readonly bytes: number;
  /** Milliseconds from the first request of the file. */
  readonly startMs: number;
  readonly connectMs: number;
  readonly waitMs: number;
  readonly receiveMs: number;
  readonly test?: string;
}

/** Samples of one device. All lists have the same length, with `null` where a sample lacks the value. */
export interface ProfilingData {
  readonly path: string;
  /** Seconds from the first sample. */
  readonly seconds: readonly number[];
  readonly series: readonly ProfilingSeries[];
  /** Number of samples in the file; more than here if they were thinned out. */
  readonly samples: number;
}

export interface ProfilingSeries {
  readonly chart: 'cpu' | 'memory';
  readonly title: string;
  /** Values in percent or megabytes. */
  readonly values: readonly (number | null)[];
}

export interface MediaData {
  readonly kind: 'screenshot' | 'video';
  readonly path: string;
  readonly name: string;
  /** Test (`class#method`) in the picture, if the file name contains it. */
  readonly test?: string;
  readonly bytes: number;
  /** Media type such as `image/png`; absent if the page does not contain the file. */
  readonly type?: string;
  /** Number of the element with its base64 text. */
  readonly element?: number;
}
