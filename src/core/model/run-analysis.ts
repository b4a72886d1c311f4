import type { MaskCount } from '../../lib/masking/masker.ts';
import type { BaseReport } from './base-comparison.ts';
import type { Framework } from './framework.ts';
import type { QuarantineEntry, RunHistory, TestHistory } from './history.ts';
import type { RepeatReport } from './repeats.ts';
import type {
  BuildResult,
  Failure,
  JobIdentity,
  MissingTest,
  NamedTest,
  SessionJudgment,
  SessionResult,
  TestResult,
  Totals,
  Verdict,
} from './results.ts';
import type { KnownSuite, Prediction, RunPlan, UnstartedShards } from './run-plan.ts';
import type { Outcome } from './status.ts';
import type { FailureCause } from './triage.ts';

export interface AnalyzedShard {
  readonly attempts: readonly SessionResult[];
  readonly last: SessionResult;
  /** Results of the tests that ran, merged from all attempts. */
  readonly tests: readonly TestResult[];
  readonly failed: number;
  readonly quarantined: ReadonlyMap<TestResult, QuarantineEntry>;
  /** Tests that the service listed but never started. */
  readonly neverRan: readonly TestResult[];
  /** Finds the session that decided the result of a test. */
  readonly sessionOf: (test: TestResult) => SessionResult;
  readonly judgment: SessionJudgment;
  readonly judged: readonly JudgedSession[];
  /** Sessions that decide the result: the last attempt of the whole shard, and later attempts of some tests. */
  readonly deciding: readonly JudgedSession[];
}

/** A shard whose `tests` are the results that count: one for each test and device, whatever other shards reported. */
export interface CountedShard extends AnalyzedShard {
  /** Results of the same tests in other shards of the device, by the result that counts. They are not worse. */
  readonly otherResults: ReadonlyMap<TestResult, readonly LocatedTest[]>;
}

/** What ran in a session according to any source. */
export interface WhatRan {
  /** Whether a source shows that a test ran in the session, or may hide one. */
  readonly mayHaveRun: boolean;
  /** Whether a source counts failed tests that the results of the session do not name. */
  readonly hidesFailures: boolean;
  /** Whether the build counts failed tests that no source about its sessions shows. */
  readonly buildHidesFailures: boolean;
}

export interface JudgedSession extends WhatRan {
  readonly session: SessionResult;
  readonly judgment: SessionJudgment;
}

export interface LocatedTest {
  readonly test: TestResult;
  readonly session: SessionResult;
}

/** Failures of a test with the same cause, on any number of devices. */
export interface FailureGroup {
  readonly cause: FailureCause;
  readonly outcome: Outcome;
  readonly isQuarantined: boolean;
  /** Failures on the first device. Empty if the service gave no message. */
  readonly failures: readonly Failure[];
  /** Indexes of the devices in `RunAnalysis.devices`. */
  readonly devices: readonly number[];
  readonly samples: readonly LocatedTest[];
}

export interface AnalyzedTest extends NamedTest {
  /** Index of the test in `RunAnalysis.tests`. */
  readonly index: number;
  readonly ranOn: number;
  /** Number of devices on which the test failed. Quarantined failures are not counted. */
  readonly failedOn: number;
  readonly flakyOn: number;
  readonly slowestMs: number;
  /** Index of the slowest device in `RunAnalysis.devices`. */
  readonly slowestOn: number;
  readonly averageMs: number;
  /** Failures grouped by cause. The group with the most devices comes first. */
  readonly failureGroups: readonly FailureGroup[];
  /** History on each device where the test failed or was flaky, in this run or earlier. */
  readonly history?: readonly TestHistory[];
}

export interface QuarantinedFailure {
  readonly name: string;
  readonly entry: QuarantineEntry;
  /** Failures on the first device. Empty if the service gave no message. */
  readonly failures: readonly Failure[];
  readonly devices: readonly string[];
}

interface QuarantineReport {
  readonly file: string;
  readonly failures: readonly QuarantinedFailure[];
  /** Sentences about entries that have expired or match no known test. */
  readonly warnings: readonly string[];
}

interface DeviceMatrix {
  /** Outcome of a test on a device. `device` is an index in `RunAnalysis.devices`. */
  outcome(test: AnalyzedTest, device: number): Outcome;
}

export type WorkBalance =
  | {
      /** Compares the shards of the device that would gain the most time from an even split. */
      readonly kind: 'shards';
      readonly longest: SessionResult;
      readonly longestMs: number;
      /** Duration that each shard would have with an even split. */
      readonly evenMs: number;
    }
  | {
      /** Compares devices that each ran the whole suite. */
      readonly kind: 'devices';
      readonly devices: number;
      readonly slowest: SessionResult;
      readonly slowestMs: number;
      readonly fastest: SessionResult;
      readonly fastestMs: number;
    };

/** References to the uploads that all builds used. A field is absent if the builds used different uploads. */
export interface UsedRefs {
  readonly app?: string;
  readonly testSuite?: string;
  readonly media?: readonly string[];
}

export interface TestAnalysis {
  /** Labels of the devices (see `deviceLabel`), in the order of the sessions. */
  readonly devices: readonly string[];
  /** Shards, grouped by device. */
  readonly shards: readonly CountedShard[];
  /** Tests, in the order of the shards. */
  readonly tests: readonly AnalyzedTest[];
  /** Failed and flaky tests. Tests with problems on many devices come first. */
  readonly failedOrFlaky: readonly AnalyzedTest[];
  readonly deviceMatrix: DeviceMatrix;
  /** Distribution of the work. Undefined if there is nothing to compare. */
  readonly balance: WorkBalance | undefined;
}

export interface TestsOfRun extends TestAnalysis {
  readonly sessions: readonly SessionResult[];
  readonly failOnFlaky: boolean;
}

export interface RunAnalysis extends TestsOfRun {
  readonly framework: Framework;
  /** Whether the results come from the built-in cloud, which uses no real devices. */
  readonly simulated: boolean;
  readonly project: string;
  /** Identity of the job. Undefined in a collector job, which joins the results of several jobs. */
  readonly job: JobIdentity | undefined;
  readonly builds: readonly BuildResult[];
  readonly refs: UsedRefs;
  readonly verdict: Verdict;
  readonly totals: Totals;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Longest time that a session waited for a device. */
  readonly queueMs: number;
  /** Sum of the session durations. */
  readonly deviceMs: number;
  /** Sentences about facts that do not affect the verdict. */
  readonly notices: readonly string[];
  /** Secrets that were masked in files and texts of the report, by file and kind. */
  readonly masked?: readonly MaskCount[];
  /** Undefined if there is no quarantine file. */
  readonly quarantine: QuarantineReport | undefined;
  /** Results of new and changed tests that were repeated. */
  readonly repeats?: RepeatReport;
  /** What failed tests did on the app of the base branch. */
  readonly onBase?: BaseReport;
  /** Undefined if the input `history` is `off`, or if the history is unreadable. */
  readonly history: RunHistory | undefined;
  readonly plan: RunPlan | undefined;
  readonly prediction: Prediction | undefined;
  readonly missingTests: readonly MissingTest[];
  readonly unstarted: readonly UnstartedShards[];
  /** Whether no build was started because the changed files selected no test. */
  readonly emptySelection: boolean;
  /** Whether a session reported a test that the suite was not known to have. Later runs then leave no shard out. */
  readonly splitUnknown?: boolean;
  /** Absent if the run did not read the changed files. */
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string };
  /** Suite as its binary describes it, with test bundles and files. */
  readonly suite?: KnownSuite;
  /** Tests that had to give a result, for use by the collector job. */
  readonly knownSuite: KnownSuite | undefined;
}
