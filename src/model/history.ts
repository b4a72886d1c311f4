import type { Framework } from './framework.ts';

/** Where outcomes and durations of earlier runs are stored, from the input `history`. */
export type HistoryPlace =
  | { readonly kind: 'cache' }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'off' };

/**
 * Comparison of a failure with earlier outcomes of the test on this device. `flaky`: the test passed and failed without a change
 * of the code. `known`: the test failed in the latest run of the base branch, or earlier on the same pull request. `new`: all
 * other failures.
 */
export type FailureLabel = 'new' | 'known' | 'flaky';

/** Result of a test on a device in an earlier run. `flaky`: the test failed and passed in the same run. */
export type PastStatus = 'passed' | 'flaky' | 'failed';

export interface RunAttempt {
  readonly id: string;
  /** Number of the attempt: 1 for the first attempt, higher after "Re-run jobs". */
  readonly attempt: number;
}

/** An attempt of a workflow run in the history, with all its jobs. */
export interface PastRun extends RunAttempt {
  /** Commit under test. For a pull request, the head commit of its branch. */
  readonly commit: string;
  /** Branch under test. For a pull request, the branch to merge. */
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
  /** Duration, rounded to two significant digits; absent if it was not measured. */
  readonly durationMs?: number;
}

/** Uploads of one commit of the default branch. The service still stores these uploads. */
export interface CommitUploads {
  readonly commit: string;
  /** Hash of the names of app and test suite in the workflow. It distinguishes variants of an app. */
  readonly variant: string;
  /** References of app, test suite and media (`bs://…`); absent if the framework has no such binary. */
  readonly app?: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
  /** Name of the test bundle, which requests for XCUITest and EarlGrey tests need. */
  readonly target?: string;
  /** Hashes of the contents. Equal for equal binaries; absent if unknown. */
  readonly appContent?: string;
  readonly testSuiteContent?: string;
  /** Upload time of the app or the test suite, whichever is older, in milliseconds since 1970. */
  readonly uploadedAtMs: number;
  /** Time of the last run that used the uploads, in milliseconds since 1970. */
  readonly usedAtMs: number;
}

/** How often a test fails although the code has not changed. */
export interface FlakyRate {
  /** Share of failures, `failures` / `outcomes`, from 0 to 1. */
  readonly rate: number;
  /** Number of failures among the stored outcomes. A failure counts twice if the test also passed on the same commit. */
  readonly failures: number;
  /** Number of stored outcomes. A failure that counts twice in `failures` also counts twice here. */
  readonly outcomes: number;
}

export interface TestHistory {
  /** Index of the device in `RunAnalysis.devices`. */
  readonly device: number;
  /**
   * How the failure in this run compares with earlier runs. Absent for a test that did not fail. A test that passed only on a
   * retry has the label `flaky` if it counts as failed, and otherwise no label.
   */
  readonly label?: FailureLabel;
  /** Run in which the test began to fail, as far as the history shows. Set only for `known` failures. */
  readonly since?: PastRun;
  /** Set only if the stored outcomes show that the test is flaky. */
  readonly flakyRate?: FlakyRate;
  /** Up to 50 stored outcomes from before this run, newest last. */
  readonly recent: readonly PastOutcome[];
}

/** Number of failures by label. Counts (test, device) pairs, and includes quarantined failures. */
export interface LabelCounts {
  readonly new: number;
  readonly known: number;
  readonly flaky: number;
  /** Start of the run in which the oldest known failure was first seen, in milliseconds since 1970. */
  readonly knownSinceMs?: number;
}

/** Suggested changes of the quarantine file, from the last 20 runs. */
export interface QuarantineSuggestions {
  /** Tests that should get an entry: they were flaky in at least three of the last 20 runs. */
  readonly add: readonly SuggestedEntry[];
  /** Entries that can be removed: their tests passed in all of the last 20 runs. */
  readonly remove: readonly RemovableEntry[];
}

export interface SuggestedEntry {
  /** Name of the test: `class#method`. */
  readonly test: string;
  /** Devices on which the test was flaky; empty if it was flaky on all devices that ran it. */
  readonly devices: readonly string[];
  readonly flakyRuns: number;
  /** Number of runs considered, at most 20. */
  readonly runs: number;
  /** The entry as YAML, ready to paste. Only `issue` must be filled in. */
  readonly yaml: string;
}

interface RemovableEntry {
  /** Name of the test as in the file: `class#method`. */
  readonly test: string;
  /** Line in the quarantine file, from 1. */
  readonly line: number;
  /** Number of outcomes of the test. All of them passed. */
  readonly passes: number;
}

/** Statistics of the last 50 runs, including this run. */
export interface Trends {
  /** Runs, oldest first. */
  readonly runs: readonly RunTrend[];
  /** Tests by number of failures, starting with the most failures. */
  readonly flakiest: readonly TestTrend[];
  /** Tests by median duration, starting with the longest. */
  readonly slowest: readonly TestTrend[];
  /** Devices by failure rate, starting with the highest rate. */
  readonly devices: readonly DeviceTrend[];
}

/** Statistics of one run of the workflow. If the run has several attempts, the newest outcome of each test counts. */
export interface RunTrend {
  readonly run: PastRun;
  /** Number of (test, device) pairs that passed. */
  readonly passed: number;
  readonly failed: number;
  /** Number of flaky (test, device) pairs. They also count in `passed`. */
  readonly flaky: number;
  /** Time from the start of the first job to the end of the last job. */
  readonly durationMs: number;
}

interface TestTrend {
  /** Name of the test: `class#method`. */
  readonly name: string;
  /** Number of outcomes of the test on all devices in the runs of the trends. */
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
  /** Median duration of the passes; absent if no duration was measured. */
  readonly durationMs?: number;
}

export interface DeviceTrend {
  /** Device as `<device name>-<os version>`. */
  readonly device: string;
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
}

/** History of a whole run. `AnalyzedTest.history` contains the history of each test. */
export interface RunHistory {
  readonly earlierRuns: number;
  readonly labels: LabelCounts;
  readonly suggestions: QuarantineSuggestions;
  readonly trends: Trends;
}

/** One entry of a quarantine file: a test whose failures do not count. */
export interface QuarantineEntry {
  /** Name of the test, `class#method`, in which `*` matches any characters. */
  readonly test: string;
  readonly reason: string;
  /** URL of the issue, with `http://` or `https://`. */
  readonly issue: string;
  /** Last day on which the entry applies, as `YYYY-MM-DD` in UTC. */
  readonly until: string;
  /** Devices as `<device>-<os version>`, in which `*` matches any characters; empty for all devices. */
  readonly devices: readonly string[];
  /** Frameworks to which the entry applies; empty for all frameworks. */
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
