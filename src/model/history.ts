import type { Framework } from './framework.ts';

/** Where outcomes and durations of earlier runs are kept, as the input `history` says. */
export type HistoryPlace =
  | { readonly kind: 'cache' }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'off' };

/**
 * How a failure compares with what earlier runs saw of this test on this device. `flaky`: it passes and fails without a change to the
 * code. `known`: it failed in the latest run of the base branch, or earlier on the same pull request. `new`: neither.
 */
export type FailureLabel = 'new' | 'known' | 'flaky';

/** Result of a test on a device in an earlier run. `flaky`: it failed and passed in this run. */
export type PastStatus = 'passed' | 'flaky' | 'failed';

/** An attempt of a workflow run, as history knows it: all its jobs together. */
export interface PastRun {
  readonly id: string;
  /** 1 for the first; more after "Re-run jobs". */
  readonly attempt: number;
  /** The commit under test; of a pull request its head. */
  readonly commit: string;
  /** Of a pull request the branch that is to be merged. */
  readonly branch: string;
  readonly pullRequest?: number;
  /** Milliseconds since 1970, of the first job. */
  readonly startedAtMs: number;
  /** Milliseconds since 1970, of the last job. */
  readonly finishedAtMs: number;
  /** The page of the run. */
  readonly url?: string;
}

export interface PastOutcome {
  readonly status: PastStatus;
  readonly run: PastRun;
  /** Rounded to two digits; absent where it was not measured. */
  readonly durationMs?: number;
}

/** The app and the test suite of a commit of the default branch, as the service holds them. */
export interface CommitUploads {
  readonly commit: string;
  /** Hash of what the workflow calls app and test suite: variants of an app are told apart by it. */
  readonly variant: string;
  /** References (`bs://…`); absent where the framework has no such binary. */
  readonly app?: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
  /** Name of the test bundle, by which requests name XCUITest and EarlGrey tests. */
  readonly target?: string;
  /** Hashes of the content: equal for equal binaries; absent where the content is not known. */
  readonly appContent?: string;
  readonly testSuiteContent?: string;
  /** Of the older one, in milliseconds since 1970. */
  readonly uploadedAtMs: number;
  /** When a run last used them, in the same way. */
  readonly usedAtMs: number;
}

/** How often a test fails without a reason in the code. */
export interface FlakyRate {
  /** `failures` / `outcomes`, from 0 to 1. */
  readonly rate: number;
  /** Failures among the stored outcomes; those on a commit with both passes and failures count double. */
  readonly failures: number;
  /** The stored outcomes, counted in the same way. */
  readonly outcomes: number;
}

/** What earlier runs tell of a test on one device. */
export interface TestHistory {
  /** Position in the devices of the analysis. */
  readonly device: number;
  /** Only where the test failed in this run; a test that passed in a retry and counts as failed is `flaky`. */
  readonly label?: FailureLabel;
  /** With `known`: the first of the failures up to now, as far back as history goes. */
  readonly since?: PastRun;
  /** Only where the test is flaky by its stored outcomes. */
  readonly flakyRate?: FlakyRate;
  /** The stored outcomes, newest last, at most 50; without this run's. */
  readonly recent: readonly PastOutcome[];
}

/** How many failures have which label, over (test, device) pairs; with quarantined failures. */
export interface LabelCounts {
  readonly new: number;
  readonly known: number;
  readonly flaky: number;
  /** Start of the earliest run that a known failure goes back to, in milliseconds since 1970. */
  readonly knownSinceMs?: number;
}

/** What the quarantine file should gain and lose, by the last 20 runs. */
export interface QuarantineSuggestions {
  /** Tests that were flaky in at least three of the last 20 runs and have no entry. */
  readonly add: readonly SuggestedEntry[];
  /** Entries whose tests passed in all of the last 20 runs. */
  readonly remove: readonly RemovableEntry[];
}

export interface SuggestedEntry {
  /** `class#method` */
  readonly test: string;
  /** Where it was flaky; empty for all devices that ran it. */
  readonly devices: readonly string[];
  readonly flakyRuns: number;
  /** At most 20. */
  readonly runs: number;
  /** The entry as YAML, ready to paste; `issue` is left for the reader to fill in. */
  readonly yaml: string;
}

export interface RemovableEntry {
  /** `class#method`, as the file has it. */
  readonly test: string;
  /** Line in the quarantine file, from 1. */
  readonly line: number;
  /** Outcomes that passed. */
  readonly passes: number;
}

/** The last 50 runs, this one included. */
export interface Trends {
  /** Oldest first. */
  readonly runs: readonly RunTrend[];
  /** By number of failures, most first. */
  readonly flakiest: readonly TestTrend[];
  /** By median duration, longest first. */
  readonly slowest: readonly TestTrend[];
  /** By failure rate, highest first. */
  readonly devices: readonly DeviceTrend[];
}

/** One run of the workflow; of a run with several attempts the newest outcome of each test. */
export interface RunTrend {
  readonly run: PastRun;
  /** Over (test, device) pairs. */
  readonly passed: number;
  readonly failed: number;
  /** Also in `passed`. */
  readonly flaky: number;
  /** From the start of the first job to the end of the last. */
  readonly durationMs: number;
}

export interface TestTrend {
  /** `class#method` */
  readonly name: string;
  /** Over all devices and the shown runs. */
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
  /** Median of the measured passes; absent where none was measured. */
  readonly durationMs?: number;
}

export interface DeviceTrend {
  /** `<device name>-<os version>` */
  readonly device: string;
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
}

/** What earlier runs tell of a run. Single tests have theirs in `AnalyzedTest.history`. */
export interface RunHistory {
  /** Runs that were stored before this one. */
  readonly earlierRuns: number;
  readonly labels: LabelCounts;
  readonly suggestions: QuarantineSuggestions;
  readonly trends: Trends;
}

/** One entry of a quarantine file: a test whose failures do not count. */
export interface QuarantineEntry {
  /** `class#method`; `*` stands for any characters. */
  readonly test: string;
  readonly reason: string;
  /** An `http(s)://` address. */
  readonly issue: string;
  /** `YYYY-MM-DD`: the last day on which the entry applies, UTC. */
  readonly until: string;
  /** `<device>-<os version>`; `*` stands for any characters. Empty: every device. */
  readonly devices: readonly string[];
  /** Empty: every framework. */
  readonly frameworks: readonly Framework[];
  /** Where it begins in the file, from 1. */
  readonly line: number;
}

export interface Quarantine {
  /** As the input names it. */
  readonly file: string;
  /** In the order of the file. */
  readonly entries: readonly QuarantineEntry[];
}
