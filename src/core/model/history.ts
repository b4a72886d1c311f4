import type { Framework } from './framework.ts';

export type HistoryPlace =
  | { readonly kind: 'cache' }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'off' };

export type FailureLabel =
  | 'new'
  /** The test also failed in the latest run of the base branch, or earlier on this pull request. */
  | 'known'
  /** The test passed and failed on the same code. */
  | 'flaky';

/** A test that failed and passed in the same run is `flaky`. */
export type PastStatus = 'passed' | 'flaky' | 'failed';

export interface RunAttempt {
  readonly id: string;
  /** Attempt of the workflow run. It starts at 1, and "Re-run jobs" increases it. */
  readonly attempt: number;
}

export interface PastRun extends RunAttempt {
  /** Commit of the run. For a pull request, it is the newest commit of the branch to merge. */
  readonly commit: string;
  /** Branch of the run. For a pull request, it is the branch to merge. */
  readonly branch: string;
  readonly pullRequest?: number;
  /** Start of the first job, in milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  readonly url?: string;
}

export interface PastOutcome {
  readonly status: PastStatus;
  readonly run: PastRun;
  /** Duration rounded to two significant digits. Absent if it was not measured. */
  readonly durationMs?: number;
}

/** Uploads that the service still stores, for one commit of the default branch. */
export interface CommitUploads {
  readonly commit: string;
  /** Hash of the names of app and test suite, by which variants of an app are distinguished. */
  readonly variant: string;
  /** Reference such as `bs://…`. Absent if the framework needs no app. */
  readonly app?: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
  /** Name of the test bundle, which requests for XCUITest and EarlGrey contain. */
  readonly target?: string;
  readonly appContent?: string;
  readonly testSuiteContent?: string;
  /** Upload time of the app or the test suite, whichever is older. */
  readonly uploadedAtMs: number;
  readonly usedAtMs: number;
}

export interface FlakyRate {
  /** `failures` divided by `outcomes`, from 0 to 1. */
  readonly rate: number;
  /** Number of failures. A failure counts twice if the test also passed on the same commit. */
  readonly failures: number;
  readonly outcomes: number;
}

export interface TestHistory {
  /** Index of the device in `RunAnalysis.devices`. */
  readonly device: number;
  /** Comparison of the failure with earlier runs. Absent if the test did not fail. */
  readonly label?: FailureLabel;
  /** Run in which the test began to fail. Set only for the label `known`. */
  readonly since?: PastRun;
  readonly flakyRate?: FlakyRate;
  /** At most 50 earlier outcomes, newest last. */
  readonly recent: readonly PastOutcome[];
}

/** Numbers of failures by label, quarantined failures included. A test counts once per device. */
export interface LabelCounts {
  readonly new: number;
  readonly known: number;
  readonly flaky: number;
  /** Time of the oldest known failure, in milliseconds since 1970. */
  readonly knownSinceMs?: number;
}

/** Suggested changes to the quarantine file, based on the last 20 runs. */
export interface QuarantineSuggestions {
  /** Tests that were flaky in at least three of the last 20 runs. */
  readonly add: readonly SuggestedEntry[];
  readonly remove: readonly RemovableEntry[];
}

export interface SuggestedEntry {
  /** Name of the test as `class#method`. */
  readonly test: string;
  /** Devices on which the test was flaky. The list is empty if it was flaky on all devices. */
  readonly devices: readonly string[];
  readonly flakyRuns: number;
  readonly runs: number;
  readonly yaml: string;
}

interface RemovableEntry {
  /** Test as written in the quarantine file: `class#method`. */
  readonly test: string;
  /** Line number in the quarantine file, from 1. */
  readonly line: number;
  readonly passes: number;
}

/** Statistics of the last 50 runs, including the current run. */
export interface Trends {
  readonly runs: readonly RunTrend[];
  /** Tests with the most flaky results, the worst test first. */
  readonly flakiest: readonly TestTrend[];
  /** Tests with the longest median duration, the slowest test first. */
  readonly slowest: readonly TestTrend[];
  /** Devices with the highest failure rate first. */
  readonly devices: readonly DeviceTrend[];
}

/** Counts of one run. If the run had several attempts, the newest outcome of each test counts. */
export interface RunTrend {
  readonly run: PastRun;
  readonly passed: number;
  readonly failed: number;
  /** Number of flaky results, which `passed` includes. */
  readonly flaky: number;
  /** Time from the start of the first job to the end of the last job. */
  readonly durationMs: number;
}

interface OutcomeCounts {
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
}

interface TestTrend extends OutcomeCounts {
  /** Name of the test as `class#method`. */
  readonly name: string;
  /** Median duration of the passed results. Absent if no duration was measured. */
  readonly durationMs?: number;
}

export interface DeviceTrend extends OutcomeCounts {
  /** Device as `<device name>-<os version>`. */
  readonly device: string;
}

export interface RunHistory {
  readonly earlierRuns: number;
  readonly labels: LabelCounts;
  readonly suggestions: QuarantineSuggestions;
  readonly trends: Trends;
}

export interface QuarantineEntry {
  /** Test as `class#method`, in which `*` matches any characters. */
  readonly test: string;
  readonly reason: string;
  readonly issue: string;
  /** Last day on which the entry applies, as `YYYY-MM-DD` in UTC. */
  readonly until: string;
  /** Devices as `<device>-<os version>`, in which `*` matches any characters. Empty for all devices. */
  readonly devices: readonly string[];
  readonly frameworks: readonly Framework[];
  /** Line number in the quarantine file, from 1. */
  readonly line: number;
}

export interface Quarantine {
  readonly file: string;
  readonly entries: readonly QuarantineEntry[];
}
