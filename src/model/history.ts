import type { Framework } from './framework.ts';

/** Storage of outcomes and durations of earlier runs, from the input `history`. */
export type HistoryPlace =
  | { readonly kind: 'cache' }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'off' };

/**
 * Comparison of a failure with earlier outcomes of the test on this device. `flaky`: it passes and fails without a change of the
 * code. `known`: it failed in the latest run of the base branch, or earlier on the same pull request. `new`: neither.
 */
export type FailureLabel = 'new' | 'known' | 'flaky';

/** Result of a test on a device in an earlier run. `flaky`: it failed and passed in the run. */
export type PastStatus = 'passed' | 'flaky' | 'failed';

/** Which attempt of which workflow run. */
export interface RunAttempt {
  readonly id: string;
  /** 1 for the first attempt; higher after "Re-run jobs". */
  readonly attempt: number;
}

/** An attempt of a workflow run in the history, with all its jobs. */
export interface PastRun extends RunAttempt {
  /** Commit under test; for a pull request, its head. */
  readonly commit: string;
  /** Branch; for a pull request, the branch to merge. */
  readonly branch: string;
  readonly pullRequest?: number;
  /** Start of the first job, in milliseconds since 1970. */
  readonly startedAtMs: number;
  /** End of the last job, in milliseconds since 1970. */
  readonly finishedAtMs: number;
  readonly url?: string;
}

export interface PastOutcome {
  readonly status: PastStatus;
  readonly run: PastRun;
  /** Duration rounded to two digits; absent if it was not measured. */
  readonly durationMs?: number;
}

/** App and test suite of a commit of the default branch, as stored by the service. */
export interface CommitUploads {
  readonly commit: string;
  /** Hash of the workflow's names of app and test suite, which distinguishes variants of an app. */
  readonly variant: string;
  /** References (`bs://…`); absent if the framework has no such binary. */
  readonly app?: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
  /** Name of the test bundle, which requests for XCUITest and EarlGrey tests need. */
  readonly target?: string;
  /** Hashes of the contents, equal for equal binaries; absent if unknown. */
  readonly appContent?: string;
  readonly testSuiteContent?: string;
  /** Upload time of the older binary, in milliseconds since 1970. */
  readonly uploadedAtMs: number;
  /** Time of the last run that used them, in milliseconds since 1970. */
  readonly usedAtMs: number;
}

/** Rate at which a test fails without a reason in the code. */
export interface FlakyRate {
  /** `failures` / `outcomes`, from 0 to 1. */
  readonly rate: number;
  /** Failures among the stored outcomes. Failures on a commit that also has passes count double. */
  readonly failures: number;
  /** Stored outcomes, counted in the same way. */
  readonly outcomes: number;
}

/** History of a test on one device. */
export interface TestHistory {
  /** Index into the devices of the analysis. */
  readonly device: number;
  /** Only if the test failed in this run. A test that passed on a retry and counts as failed is `flaky`. */
  readonly label?: FailureLabel;
  /** For `known`: the first of the consecutive failures, as far back as the history goes. */
  readonly since?: PastRun;
  /** Only if the test is flaky by its stored outcomes. */
  readonly flakyRate?: FlakyRate;
  /** Up to 50 stored outcomes before this run, newest last. */
  readonly recent: readonly PastOutcome[];
}

/** Number of failures by label, over (test, device) pairs, including quarantined failures. */
export interface LabelCounts {
  readonly new: number;
  readonly known: number;
  readonly flaky: number;
  /** Start of the earliest run with a known failure, in milliseconds since 1970. */
  readonly knownSinceMs?: number;
}

/** Suggested changes of the quarantine file, from the last 20 runs. */
export interface QuarantineSuggestions {
  /** Tests without an entry that were flaky in at least three of the last 20 runs. */
  readonly add: readonly SuggestedEntry[];
  /** Entries whose tests passed in all of the last 20 runs. */
  readonly remove: readonly RemovableEntry[];
}

export interface SuggestedEntry {
  /** `class#method` */
  readonly test: string;
  /** Devices on which the test was flaky; empty for all devices that ran it. */
  readonly devices: readonly string[];
  readonly flakyRuns: number;
  /** Number of runs, at most 20. */
  readonly runs: number;
  /** The entry as YAML, ready to paste. The reader fills in `issue`. */
  readonly yaml: string;
}

export interface RemovableEntry {
  /** `class#method` as in the file. */
  readonly test: string;
  /** Line in the quarantine file, from 1. */
  readonly line: number;
  /** Number of outcomes that passed. */
  readonly passes: number;
}

/** The last 50 runs, including this one. */
export interface Trends {
  /** Runs, oldest first. */
  readonly runs: readonly RunTrend[];
  /** Tests by number of failures, most first. */
  readonly flakiest: readonly TestTrend[];
  /** Tests by median duration, longest first. */
  readonly slowest: readonly TestTrend[];
  /** Devices by failure rate, highest first. */
  readonly devices: readonly DeviceTrend[];
}

/** One run of the workflow. If it has several attempts, the newest outcome of each test counts. */
export interface RunTrend {
  readonly run: PastRun;
  /** Number of (test, device) pairs. */
  readonly passed: number;
  readonly failed: number;
  /** Flaky pairs, which also count in `passed`. */
  readonly flaky: number;
  /** Time from the start of the first job to the end of the last. */
  readonly durationMs: number;
}

export interface TestTrend {
  /** `class#method` */
  readonly name: string;
  /** Number of outcomes over all devices and the shown runs. */
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
  /** Median of the measured passes; absent if none was measured. */
  readonly durationMs?: number;
}

export interface DeviceTrend {
  /** `<device name>-<os version>` */
  readonly device: string;
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
}

/** History of a run. The history of single tests is in `AnalyzedTest.history`. */
export interface RunHistory {
  /** Number of runs stored before this one. */
  readonly earlierRuns: number;
  readonly labels: LabelCounts;
  readonly suggestions: QuarantineSuggestions;
  readonly trends: Trends;
}

/** One entry of a quarantine file: a test whose failures do not count. */
export interface QuarantineEntry {
  /** `class#method`, in which `*` matches any characters. */
  readonly test: string;
  readonly reason: string;
  /** `http://` or `https://` URL. */
  readonly issue: string;
  /** `YYYY-MM-DD`: the last day on which the entry applies, in UTC. */
  readonly until: string;
  /** `<device>-<os version>`, in which `*` matches any characters. Empty for all devices. */
  readonly devices: readonly string[];
  /** Empty for all frameworks. */
  readonly frameworks: readonly Framework[];
  /** First line of the entry in the file, from 1. */
  readonly line: number;
}

export interface Quarantine {
  /** Path as given in the input. */
  readonly file: string;
  /** Entries in the order of the file. */
  readonly entries: readonly QuarantineEntry[];
}
