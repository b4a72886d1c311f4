import type { Outcome } from '../../model/outcome.ts';
import type { SessionJudgment } from '../../model/results.ts';
import type { HistoryData } from './history-data.ts';

/** Ids of the elements that hold the page's data. Sessions and media have one each, so that they are read only when looked at. */
export const dataIds = {
  results: 'data-results',
  details: 'data-details',
  session: 'data-session-',
  media: 'data-media-',
} as const;

/** All results by number, without the details of single results. */
export interface ResultsData {
  /** From the run's start to its end. */
  readonly lengthMs: number;
  readonly devices: readonly string[];
  readonly classes: readonly string[];
  readonly rows: RowsData;
  /** By device, then by shard, then by attempt. */
  readonly sessions: readonly SessionData[];
  /** How evenly the work was split, as a sentence; absent where there is nothing to compare. */
  readonly balance?: string;
  readonly failures: FailuresData;
  readonly missingTests: MissingTestsData;
  readonly quarantine: QuarantineData;
  /** Absent where nothing is known of earlier runs. */
  readonly history?: HistoryData;
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
  readonly message?: string;
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

/** One row for each test name. Tests of equal name within one session have a row for each of them. */
interface RowsData {
  /** Positions in `classes`. */
  readonly classes: readonly number[];
  readonly names: readonly string[];
  /** Rows that are the nth repetition of a name, with their n, from 1. */
  readonly repeats: readonly (readonly [row: number, nth: number])[];
}

/** The results of one device and shard, after all attempts. Results are numbered through all of them, from 0. */
export interface SessionResultsData {
  /** First row and length of each run of consecutive rows. */
  readonly rows: readonly number[];
  /** One digit for each result: its position in `outcomes`. */
  readonly outcomes: string;
  /** One for each result, -1 where unknown; absent where the page had no room for them. */
  readonly durationsMs?: readonly number[];
}

export type SessionKind = SessionJudgment['kind'] | 'missing';

/** One session, or the proof that it is missing. */
export interface SessionData {
  readonly device: string;
  /** From 1. */
  readonly shard: number;
  readonly shards: number;
  /** From 1. */
  readonly attempt: number;
  /** Only of the last attempt. */
  readonly results?: SessionResultsData;
  readonly kind: SessionKind;
  readonly reason: string;
  readonly id?: string;
  /** From the run's start. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly queuedMs?: number;
  readonly tests: number;
  readonly bad: number;
  /** What each source said: its name and its statement. */
  readonly evidence: readonly (readonly [source: string, statement: string])[];
  readonly folder: string;
  /** Names of fetched files in the folder. */
  readonly files?: readonly string[];
  /** Pages of the service; absent where it was the built-in cloud, which ends with the job. */
  readonly dashboard?: string;
  readonly video?: string;
  /** There is an element with `SessionFilesData` for it. */
  readonly hasFiles: boolean;
}

/** What went wrong in results that are not plain passes. */
export interface FailuresData {
  readonly results: readonly FailureLines[];
  readonly texts: readonly string[];
}

/**
 * Of one result: its number (they ascend); the positions in `texts` of the deepest cause that has a message, and of the failure around it
 * (-1 where there is none); a number that results share which failed in the same way, but for addresses and numbers in the text.
 */
export type FailureLines = readonly [result: number, headline: number, outer: number, group: number];

/** The details of single results. */
export interface DetailsData {
  readonly texts: readonly string[];
  readonly results: Readonly<Record<string, ResultDetail>>;
}

/** Numbers are positions in the `texts` of `DetailsData`. */
export interface ResultDetail {
  readonly failures: readonly FailureDetail[];
  readonly tries: readonly AttemptDetail[];
  readonly skipMessage?: number;
  /** Failures that the test expected; they do not count. */
  readonly expectedFailures?: readonly FailureDetail[];
  /** What the last failed attempt did, in its order. */
  readonly steps?: readonly StepDetail[];
  /** Steps before `steps` for which the page has no room. */
  readonly omittedSteps?: number;
  /** Why the app or its tests ended in it: a line, and the part of the log. */
  readonly crash?: readonly [title: number, log: number];
  readonly systemOut?: number;
  readonly systemErr?: number;
  /** `file:line`, where the report says so. */
  readonly place?: number;
  readonly statusWord?: number;
  readonly attachments?: readonly number[];
  readonly properties?: readonly (readonly [name: number, value: number])[];
  /** Title and address. */
  readonly links?: readonly (readonly [title: string, url: number])[];
  /** The line of the input `tests` that selects this test alone. */
  readonly filter?: number;
  /** Where the session's video shows the test, in seconds. */
  readonly videoStartS?: number;
}

export interface FailureDetail {
  readonly kind: 'failure' | 'error';
  readonly type?: number;
  readonly message?: number;
  readonly trace?: number;
}

/** An activity of a test. Steps within a step are deeper by one. */
export interface StepDetail {
  readonly title: number;
  readonly depth: number;
  /** Milliseconds from the first step. */
  readonly startMs?: number;
  readonly durationMs?: number;
  /** A failure was recorded in it. */
  readonly failed?: true;
  /** The ends of the paths of media of the session's files, such as `screenshots/a-1.png`. */
  readonly pictures?: readonly number[];
}

export interface AttemptDetail {
  readonly outcome: Outcome;
  readonly durationMs?: number;
  readonly failures: readonly FailureDetail[];
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
