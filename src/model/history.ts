import type { Framework } from './framework.ts';

export type HistoryPlace =
  | { readonly kind: 'cache' }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'off' };

/**
 * `flaky`: the test passed and failed on the same code. `known`: it failed in the base branch's latest run, or earlier on this
 * pull request.
 */
export type FailureLabel = 'new' | 'known' | 'flaky';

/** `flaky`: the test failed and passed in the same run. */
export type PastStatus = 'passed' | 'flaky' | 'failed';

export interface RunAttempt {
  readonly id: string;
  /** 1 for the first attempt, higher after "Re-run jobs". */
  readonly attempt: number;
}

export interface PastRun extends RunAttempt {
  /** For a pull request, the head commit of its branch. */
  readonly commit: string;
  /** For a pull request, the branch to merge. */
  readonly branch: string;
  readonly pullRequest?: number;
  /** Start of the first job, in milliseconds since 1970, as all times of the history. */
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  readonly url?: string;
}

export interface PastOutcome {
  readonly status: PastStatus;
  readonly run: PastRun;
  /** Rounded to two significant digits; absent if not measured. */
  readonly durationMs?: number;
}

/** Uploads of one commit of the default branch that the service still stores. */
export interface CommitUploads {
  readonly commit: string;
  /** Hash of the names of app and test suite, which distinguishes variants of an app. */
  readonly variant: string;
  /** References (`bs://…`), absent if the framework has no such binary. */
  readonly app?: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
  /** Name of the test bundle, for requests of XCUITest and EarlGrey. */
  readonly target?: string;
  readonly appContent?: string;
  readonly testSuiteContent?: string;
  /** The older of the upload times of app and test suite. */
  readonly uploadedAtMs: number;
  readonly usedAtMs: number;
}

export interface FlakyRate {
  /** `failures` / `outcomes`, from 0 to 1. */
  readonly rate: number;
  /** A failure counts twice if the test also passed on the same commit. */
  readonly failures: number;
  readonly outcomes: number;
}

export interface TestHistory {
  /** Index in `RunAnalysis.devices`. */
  readonly device: number;
  /** Absent for a test that did not fail. A test that passed on a retry has the label `flaky` only if it counts as failed. */
  readonly label?: FailureLabel;
  /** Run with the first of these failures, as far as the history shows. Set only for `known` failures. */
  readonly since?: PastRun;
  readonly flakyRate?: FlakyRate;
  /** Up to 50 outcomes from before this run, newest last. */
  readonly recent: readonly PastOutcome[];
}

/** Counts of (test, device) pairs, quarantined failures included. */
export interface LabelCounts {
  readonly new: number;
  readonly known: number;
  readonly flaky: number;
  /** Start of the run in which the oldest known failure began. */
  readonly knownSinceMs?: number;
}

/** Changes of the quarantine file, suggested from the last 20 runs. */
export interface QuarantineSuggestions {
  /** Tests that were flaky in at least three of the runs. */
  readonly add: readonly SuggestedEntry[];
  readonly remove: readonly RemovableEntry[];
}

export interface SuggestedEntry {
  /** Name of the test: `class#method`. */
  readonly test: string;
  /** Empty if the test was flaky on all devices that ran it. */
  readonly devices: readonly string[];
  readonly flakyRuns: number;
  readonly runs: number;
  readonly yaml: string;
}

interface RemovableEntry {
  /** `class#method`, as in the file. */
  readonly test: string;
  /** From 1. */
  readonly line: number;
  readonly passes: number;
}

/** Statistics of the last 50 runs, with this run. */
export interface Trends {
  readonly runs: readonly RunTrend[];
  /** Each list starts with the worst: most failures, longest median duration, highest failure rate. */
  readonly flakiest: readonly TestTrend[];
  readonly slowest: readonly TestTrend[];
  readonly devices: readonly DeviceTrend[];
}

/** Of several attempts of a run, the newest outcome of each test counts. */
export interface RunTrend {
  readonly run: PastRun;
  readonly passed: number;
  readonly failed: number;
  /** Flaky (test, device) pairs, which are also in `passed`. */
  readonly flaky: number;
  /** From the start of the first job to the end of the last job. */
  readonly durationMs: number;
}

interface OutcomeCounts {
  readonly outcomes: number;
  readonly failed: number;
  readonly flaky: number;
}

interface TestTrend extends OutcomeCounts {
  /** `class#method` */
  readonly name: string;
  /** Median of the passes; absent if not measured. */
  readonly durationMs?: number;
}

export interface DeviceTrend extends OutcomeCounts {
  /** `<device name>-<os version>` */
  readonly device: string;
}

export interface RunHistory {
  readonly earlierRuns: number;
  readonly labels: LabelCounts;
  readonly suggestions: QuarantineSuggestions;
  readonly trends: Trends;
}

export interface QuarantineEntry {
  /** `class#method`, in which `*` matches any characters. */
  readonly test: string;
  readonly reason: string;
  readonly issue: string;
  /** Last day of the entry, as `YYYY-MM-DD` in UTC. */
  readonly until: string;
  /** `<device>-<os version>`, in which `*` matches any characters; empty for all devices. */
  readonly devices: readonly string[];
  readonly frameworks: readonly Framework[];
  /** From 1. */
  readonly line: number;
}

export interface Quarantine {
  readonly file: string;
  readonly entries: readonly QuarantineEntry[];
}
