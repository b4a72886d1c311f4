import type { ErrorCode } from '../core/model/error-codes.ts';
import type { DeviceTrend, PastStatus, QuarantineEntry, RunTrend, TestHistory, Trends } from '../core/model/history.ts';
import type { Failure, NamedTest, SessionJudgment, TestStep, Totals } from '../core/model/results.ts';
import type { QuarantinedFailure } from '../core/model/run-analysis.ts';
import type { Outcome } from '../core/model/status.ts';
import type { Category, Certainty } from '../core/model/triage.ts';
import type { FailurePlace } from '../core/wording/failure-places.ts';

/** Ids of the elements with data in base64. The ids of sessions and media files end in a number. */
export const dataIds = {
  results: 'data-results',
  details: 'data-details',
  session: 'data-session-',
  media: 'data-media-',
} as const;

export interface ResultsData {
  /** Figures of the run, as in all reports. The page may show fewer results. */
  readonly totals: Totals;
  readonly lengthMs: number;
  readonly devices: readonly string[];
  readonly tests: readonly TestData[];
  /** Sessions, sorted by device, shard and attempt. */
  readonly sessions: readonly SessionData[];
  readonly failures: readonly FailureData[];
  /** Ids of the causes of failures, worst cause first. */
  readonly causes: readonly string[];
  /** Sentence about how evenly the work was split. Absent if there is nothing to compare. */
  readonly balance?: string;
  readonly missingTests: {
    readonly title: string;
    /** Missing tests as `class#method`, each with a text about its devices. */
    readonly tests: readonly (readonly [name: string, on: string])[];
    /** Number of tests that the page leaves out. */
    readonly more: number;
  };
  readonly quarantine: QuarantineData;
  /** Absent if the run has no history. */
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
  /** Number of earlier tests with the same name in the session. Absent for the first of these tests. */
  readonly nth?: number;
}

/** Result of a test on one device, after all attempts. */
export interface ResultData {
  readonly test: number;
  readonly outcome: Outcome;
  /** How the result counts. Set only if the outcome does not tell: a flaky test may fail, and a test without a result be missing. */
  readonly counts?: 'failed' | 'missing';
  /** Results of the same test in other sessions of the device, which do not count. `session` is an index in `sessions`. */
  readonly others?: readonly { readonly session: number; readonly outcome: Outcome }[];
  readonly durationMs?: number;
  /** Index in the `failures` of `ResultsData`. Absent if the test passed, was skipped or has no result. */
  readonly failure?: number;
  /** Index in the `results` of `DetailsData`. */
  readonly detail?: number;
  readonly past?: PastData;
}

export interface FailureData {
  /** Message of the innermost cause. Empty if the service reported no message. */
  readonly headline: string;
  /** First line of the outer failure. Empty if the failure has no inner cause. */
  readonly outer: string;
  /** Id of the cause in `triage.json`. Empty if the cause is unknown. */
  readonly cause: string;
  /** Category of the cause and what it rests on, as in `triage.json`. Absent if the cause is unknown. */
  readonly category?: Category;
  readonly certainty?: Certainty;
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
  /** Text about the devices. Empty if the run has only one device. */
  readonly on: string;
  readonly message?: string;
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

export interface PastData {
  readonly label: TestHistory['label'];
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
  /** Id of the cause in `triage.json`. Absent if the session passed, or if nothing but a failed test shows the problem. */
  readonly cause?: string;
  readonly id?: string;
  /** Start of the session, in milliseconds after the start of the run. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly queuedMs?: number;
  readonly tests: number;
  readonly bad: number;
  readonly evidence: readonly (readonly [source: string, statement: string])[];
  readonly folder: string;
  /** Names of files in the folder of the session. */
  readonly files: readonly string[];
  /** URL on the dashboard of the service. Absent for the built-in cloud, because it ends with the job. */
  readonly dashboard?: string;
  readonly video?: string;
  /** Whether the page has an element with `SessionFilesData` for the session. */
  readonly hasFiles: boolean;
}

export interface DetailsData {
  /** Distinct failures. Many results may share a failure. */
  readonly failures: readonly FailureDetail[];
  readonly sources: readonly SourceData[];
  readonly results: readonly ResultDetail[];
  readonly causes: readonly CauseData[];
}

/** What to do about a cause, as in `triage.json`. */
export interface CauseData {
  readonly id: string;
  readonly category: Category;
  readonly certainty: Certainty;
  readonly nextStep: string;
  /** Host of a failed request. */
  readonly host?: string;
  readonly owners: readonly string[];
  /** Changed files that the failure names. */
  readonly suspects: readonly string[];
  /** Elements that were on the screen, the most similar to the missing element first. */
  readonly screen: readonly string[];
  /** The cause as Markdown, to copy. */
  readonly markdown?: string;
}

export interface SourceData extends Omit<FailurePlace, 'file'> {
  /** File and line, such as `app/src/CartTest.kt:31`. */
  readonly title: string;
}

export interface ResultDetail {
  /** Indexes in the `failures` of `DetailsData`. */
  readonly failures: readonly number[];
  readonly tries: readonly AttemptDetail[];
  readonly skipMessage?: string;
  /** Indexes of failures that the test expected. They do not change its result. */
  readonly expectedFailures?: readonly number[];
  /** Steps of the last failed attempt, in order. */
  readonly steps?: readonly TestStep[];
  /** Number of earlier steps that `steps` leaves out. */
  readonly omittedSteps?: number;
  readonly crash?: { readonly title: string; readonly log: string };
  readonly systemOut?: string;
  readonly systemErr?: string;
  /** Index of the failed line in the `sources` of `DetailsData`. */
  readonly source?: number;
  /** File and line from the report, as `file:line`. */
  readonly place?: string;
  readonly rawStatus?: string;
  readonly attachments: readonly string[];
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly links: readonly (readonly [title: string, url: string])[];
  /** How to run only this test: a line for the input `tests`, one for `devices`, and a command for a local device. */
  readonly reproduce?: { readonly tests?: string; readonly device?: string; readonly command?: string };
  /** Start and end of the test in the video of the session, in seconds. */
  readonly inVideo?: { readonly startS: number; readonly endS?: number };
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
  /** Test of this part of the log, as `class#method`. Absent if the text is the end of the whole log. */
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
  /** Start in milliseconds after the first request. */
  readonly startMs: number;
  readonly connectMs: number;
  readonly waitMs: number;
  readonly receiveMs: number;
  readonly test?: string;
}

/** Samples of device usage in one session. All lists have the same length. */
export interface ProfilingData {
  readonly path: string;
  /** Time of each sample, in seconds after the first sample. */
  readonly seconds: readonly number[];
  readonly series: readonly ProfilingSeries[];
  /** Number of samples in the file. The page may show fewer samples. */
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
  /** Test of the screenshot, as `class#method`. */
  readonly test?: string;
  readonly bytes: number;
  /** Media type such as `image/png`. Absent if the page does not contain the file. */
  readonly type?: string;
  /** Number of the page element that contains the file. */
  readonly element?: number;
}
