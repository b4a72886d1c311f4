import type { ErrorCode } from '../../model/error-codes.ts';
import type { SessionJudgment } from '../../model/results.ts';
import type { Outcome } from '../../model/status.ts';
import type { SourceExcerpt } from '../failure-places.ts';
import type { HistoryData, PastData } from './history-data.ts';

/**
 * Ids of the elements that hold the page's data, each as deflated JSON in base64. Sessions and media have one each, so that they are read
 * only when looked at.
 */
export const dataIds = {
  results: 'data-results',
  details: 'data-details',
  session: 'data-session-',
  media: 'data-media-',
} as const;

/** All results, without the details of single ones. */
export interface ResultsData {
  /** From the run's start to its end. */
  readonly lengthMs: number;
  readonly devices: readonly string[];
  readonly tests: readonly TestData[];
  /** By device, then by shard, then by attempt. */
  readonly sessions: readonly SessionData[];
  readonly failures: readonly FailureData[];
  /** Ids of all causes of the run, the worst first. */
  readonly causes: readonly string[];
  /** How evenly the work was split, as a sentence; absent where there is nothing to compare. */
  readonly balance?: string | undefined;
  readonly missingTests: MissingTestsData;
  readonly quarantine: QuarantineData;
  /** Absent where nothing is known of earlier runs. */
  readonly history?: HistoryData | undefined;
  /** Which results the page has no room for, as a sentence. */
  readonly leftOut?: string | undefined;
  /** The documentation, in which codes are explained. */
  readonly docsUrl: string;
}

/** A test of the matrix. */
export interface TestData {
  readonly className: string;
  readonly name: string;
  /** The nth repetition of the name within one session (parameterized tests), from 1. */
  readonly nth?: number | undefined;
}

/** A test on one device and shard, after all attempts. */
export interface ResultData {
  /** Position in the tests. */
  readonly test: number;
  readonly outcome: Outcome;
  readonly durationMs?: number | undefined;
  /** Position in the failures; absent where nothing went wrong. */
  readonly failure?: number | undefined;
  /** Position in the results of `DetailsData`. */
  readonly detail?: number | undefined;
  readonly past?: PastData | undefined;
}

/** What went wrong in one or two lines. */
export interface FailureData {
  /** The deepest cause that has a message; empty where nothing was reported. */
  readonly headline: string;
  /** The failure around the headline's cause; empty where there is none. */
  readonly outer: string;
  /** Id of the cause, as triage.json has it; empty where it is not known. */
  readonly cause: string;
}

/** Failures that do not count. */
export interface QuarantineData {
  /** How many results. */
  readonly results: number;
  /** One for each test and entry. */
  readonly failures: readonly QuarantinedFailureData[];
  /** Those for which the page has no room. */
  readonly more: number;
  /** Entries that expired or match no known test, as sentences. */
  readonly warnings: readonly string[];
}

export interface QuarantinedFailureData {
  /** `class#method` */
  readonly name: string;
  /** The devices in words; empty where the run has one. */
  readonly on: string;
  readonly devices: readonly string[];
  readonly message?: string | undefined;
  readonly reason: string;
  readonly issue: string;
  /** `YYYY-MM-DD` */
  readonly until: string;
}

/** Tests that did not run or did not report. */
export interface MissingTestsData {
  readonly title: string;
  /** `class#method`, and the devices that lack it in words; at most so many as the page has room for. */
  readonly tests: readonly (readonly [name: string, on: string])[];
  /** Those for which it has none. */
  readonly more: number;
}

/** `quarantined`: none of its failures count. */
export type SessionKind = SessionJudgment['kind'] | 'missing' | 'quarantined';

/** One session, or the proof that it is missing. */
export interface SessionData {
  readonly device: string;
  /** From 1. */
  readonly shard: number;
  readonly shards: number;
  /** From 1. */
  readonly attempt: number;
  /** Only of the last attempt. */
  readonly results?: readonly ResultData[] | undefined;
  readonly kind: SessionKind;
  readonly reason: string;
  /** Why the session is not a pass; the documentation explains it. */
  readonly code?: ErrorCode | undefined;
  /** Id of the cause; absent where all is well, or a test shows what is wrong. */
  readonly cause?: string | undefined;
  readonly id?: string | undefined;
  /** From the run's start. */
  readonly startMs?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly queuedMs?: number | undefined;
  readonly tests: number;
  readonly bad: number;
  /** What each source said: its name and its statement. */
  readonly evidence: readonly (readonly [source: string, statement: string])[];
  readonly folder: string;
  /** Names of fetched files in the folder. */
  readonly files: readonly string[];
  /** Pages of the service; absent where it was the built-in cloud, which ends with the job. */
  readonly dashboard?: string | undefined;
  readonly video?: string | undefined;
  /** There is an element with `SessionFilesData` for it. */
  readonly hasFiles: boolean;
}

/** The details of single results. */
export interface DetailsData {
  /** Different ones: many results share one. */
  readonly failures: readonly FailureDetail[];
  readonly sources: readonly SourceData[];
  readonly results: readonly ResultDetail[];
}

/** A place in the repository. */
export interface SourceData {
  /** `app/src/CartTest.kt:31` */
  readonly title: string;
  readonly line: number;
  /** At the tested commit. */
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
  /** What the last failed attempt did, in its order. */
  readonly steps?: readonly StepDetail[] | undefined;
  /** Steps before `steps` for which the page has no room. */
  readonly omittedSteps?: number | undefined;
  /** Why the app or its tests ended in it: a line, and the part of the log. */
  readonly crash?: { readonly title: string; readonly log: string } | undefined;
  readonly systemOut?: string | undefined;
  readonly systemErr?: string | undefined;
  /** Where it failed in the repository: position in the sources. */
  readonly source?: number | undefined;
  /** `file:line`, where the report says so. */
  readonly place?: string | undefined;
  readonly rawStatus?: string | undefined;
  readonly attachments: readonly string[];
  readonly properties: readonly (readonly [name: string, value: string])[];
  /** Title and address. */
  readonly links: readonly (readonly [title: string, url: string])[];
  /** The line of the input `tests` that selects this test alone. */
  readonly filter?: string | undefined;
  /** Where the session's video shows the test, in seconds. */
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
  /** A failure was recorded in it. */
  readonly failed: boolean;
  /** The ends of the paths of media of the session's files, such as `screenshots/a-1.png`. */
  readonly pictures: readonly string[];
}

export interface AttemptDetail {
  readonly outcome: Outcome;
  readonly durationMs?: number | undefined;
  readonly failures: readonly number[];
}

/** What was fetched of one session, as far as the page has room for it. Paths are inside the report folder. */
export interface SessionFilesData {
  readonly logs: readonly LogData[];
  readonly network?: NetworkData;
  readonly profiling?: ProfilingData;
  readonly media: readonly MediaData[];
  /** What could not be shown, as sentences. */
  readonly notes: readonly string[];
}

export interface LogData {
  readonly title: string;
  readonly path: string;
  readonly bytes: number;
  readonly excerpts: readonly LogExcerpt[];
}

export interface LogExcerpt {
  /** `class#method` of the test whose part this is; absent for the end of the whole file. */
  readonly test?: string;
  readonly text: string;
  /** Bytes of the same part that come before the text. */
  readonly cutBytes: number;
}

export interface NetworkData {
  readonly path: string;
  readonly requests: readonly NetworkRequest[];
  /** Requests that are in the file only. */
  readonly left: number;
}

export interface NetworkRequest {
  readonly method: string;
  readonly url: string;
  /** 0 where there was no response. */
  readonly status: number;
  readonly type: string;
  /** Of the response's body; -1 where unknown. */
  readonly bytes: number;
  /** From the first request of the file. */
  readonly startMs: number;
  readonly connectMs: number;
  readonly waitMs: number;
  readonly receiveMs: number;
  readonly test?: string;
}

/** Samples of one device; the lists go together, `null` where a sample lacks the value. */
export interface ProfilingData {
  readonly path: string;
  /** Seconds from the first sample. */
  readonly seconds: readonly number[];
  readonly series: readonly ProfilingSeries[];
  /** Samples in the file; more than here where they were thinned out. */
  readonly samples: number;
}

export interface ProfilingSeries {
  readonly chart: 'cpu' | 'memory';
  readonly title: string;
  /** Percent or megabytes. */
  readonly values: readonly (number | null)[];
}

export interface MediaData {
  readonly kind: 'screenshot' | 'video';
  readonly path: string;
  readonly name: string;
  /** `class#method` of the test that it shows, where the file name says so. */
  readonly test?: string;
  readonly bytes: number;
  /** `image/png`, …; absent where the page does not hold the file. */
  readonly type?: string;
  /** Number of the element with its base64 text. */
  readonly element?: number;
}
