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

/** A device and shard that had to report, with all attempts. */
export interface AnalyzedShard {
  /** Attempts of the shard on the device, oldest first; at least one. */
  readonly attempts: readonly SessionResult[];
  readonly last: SessionResult;
  /** Tests that ran. Several attempts of a test are merged into one result. */
  readonly tests: readonly TestResult[];
  readonly failed: number;
  /** Failed and flaky tests that do not affect the verdict, each with its quarantine entry. */
  readonly quarantined: ReadonlyMap<TestResult, QuarantineEntry>;
  /** Tests that the service listed but never started. */
  readonly neverRan: readonly TestResult[];
  /** Finds the session of the attempt that decided the result of a test. */
  readonly sessionOf: (test: TestResult) => SessionResult;
  readonly judgment: SessionJudgment;
  /** The sessions of `attempts`, each with its judgment. */
  readonly judged: readonly JudgedSession[];
  /** Sessions that decide the result: the last attempt of the whole shard, and later attempts of some of its tests. */
  readonly deciding: readonly JudgedSession[];
}

export interface JudgedSession {
  readonly session: SessionResult;
  readonly judgment: SessionJudgment;
}

/** Result of a test, and the session that decided it. */
export interface LocatedTest {
  readonly test: TestResult;
  readonly session: SessionResult;
}

/** Failures of one test that have the same cause, on any number of devices. */
export interface FailureGroup {
  readonly cause: FailureCause;
  readonly outcome: Outcome;
  /** Whether the failures are quarantined, so that they do not affect the verdict. */
  readonly isQuarantined: boolean;
  /** Failures on the first of `devices`; empty if the service gave no message. */
  readonly failures: readonly Failure[];
  /** Indexes of the devices in `RunAnalysis.devices`, each once. */
  readonly devices: readonly number[];
  /** Examples of these failures: some results, with their sessions. */
  readonly samples: readonly LocatedTest[];
}

/** All results of a test on all devices, with the data that all reports need. */
export interface AnalyzedTest extends NamedTest {
  /** Index of the test in `RunAnalysis.tests`. */
  readonly index: number;
  /** Number of devices with a result of the test. */
  readonly ranOn: number;
  /** Number of devices on which the test failed, without quarantined failures. */
  readonly failedOn: number;
  readonly flakyOn: number;
  readonly slowestMs: number;
  /** Index of the device in `RunAnalysis.devices`. */
  readonly slowestOn: number;
  readonly averageMs: number;
  /** Groups of failures, starting with the group on the most devices; empty for a test that is neither failed nor flaky. */
  readonly failureGroups: readonly FailureGroup[];
  /**
   * History of the test. Contains one entry for each device on which the test failed or was flaky, in this run or in a stored
   * outcome. Absent with `history: off`, if the history is unreadable, and for a test that always passed.
   */
  readonly history?: readonly TestHistory[];
}

export interface QuarantinedFailure {
  /** Name of the test: `class#method`. */
  readonly name: string;
  readonly entry: QuarantineEntry;
  /** Failures on the first of `devices`; empty if the service gave no message. */
  readonly failures: readonly Failure[];
  readonly devices: readonly string[];
}

interface QuarantineReport {
  /** Path of the file as given in the input. */
  readonly file: string;
  readonly failures: readonly QuarantinedFailure[];
  /** Warnings about quarantine entries that have expired or match no known test, each with its line in the file. */
  readonly warnings: readonly string[];
}

interface DeviceMatrix {
  /** @param device index of the device in `RunAnalysis.devices` */
  outcome(test: AnalyzedTest, device: number): Outcome;
}

export type WorkBalance =
  | {
      /** Comparison of the shards of the device that would gain the most time from an even split. */
      readonly kind: 'shards';
      readonly longest: SessionResult;
      readonly longestMs: number;
      /** Duration that each shard of this device would have with an even split. */
      readonly evenMs: number;
    }
  | {
      /** Comparison of the devices, if each device ran the whole suite. */
      readonly kind: 'devices';
      readonly devices: number;
      readonly slowest: SessionResult;
      readonly slowestMs: number;
      readonly fastest: SessionResult;
      readonly fastestMs: number;
    };

/** References of the uploads that all builds used. Absent if the builds used no such upload, or different uploads. */
export interface UsedRefs {
  readonly app?: string | undefined;
  readonly testSuite?: string | undefined;
  readonly media?: readonly string[] | undefined;
}

/** Analysis that is derived from the results of the tests alone. */
export interface TestAnalysis {
  /** Labels (`deviceLabel`) of the devices, in the order of the sessions. Each attached build of a device has its own label. */
  readonly devices: readonly string[];
  /** Sessions by device and shard, one device after the other. */
  readonly shards: readonly AnalyzedShard[];
  /** Each test once, in the order of the shards. */
  readonly tests: readonly AnalyzedTest[];
  /**
   * Tests that failed or were flaky on a device. Sorted by number of devices, highest first, then by the order of the sessions.
   */
  readonly failedOrFlaky: readonly AnalyzedTest[];
  readonly deviceMatrix: DeviceMatrix;
  /** Comparison of durations of the shards or the devices; absent if there is nothing to compare. */
  readonly balance: WorkBalance | undefined;
}

/** Analysis of the tests, with the data that a comparison with earlier runs needs. */
export interface TestsOfRun extends TestAnalysis {
  readonly sessions: readonly SessionResult[];
  readonly failOnFlaky: boolean;
}

/** Everything that is derived from the results of a run. It is computed once, and all reports are written from it. */
export interface RunAnalysis extends TestsOfRun {
  readonly framework: Framework;
  /** Whether the built-in cloud responded, so that no result is a real pass. */
  readonly simulated: boolean;
  readonly project: string;
  /** Identity of the job; undefined for a collector job. */
  readonly job: JobIdentity | undefined;
  readonly builds: readonly BuildResult[];
  readonly refs: UsedRefs;
  readonly verdict: Verdict;
  readonly totals: Totals;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Longest time that a session waited for a device, in milliseconds. */
  readonly queueMs: number;
  /** Sum of the session durations, in milliseconds. */
  readonly deviceMs: number;
  /** Sentences that reports show, and that do not affect the verdict. */
  readonly notices: readonly string[];
  /** Effect of the quarantine file; undefined without a quarantine file. */
  readonly quarantine: QuarantineReport | undefined;
  /** Results of `repeat-new`; absent if no test was repeated and no test both passed and failed in the run. */
  readonly repeats?: RepeatReport | undefined;
  /** History; undefined with `history: off`, and if the history is unreadable. */
  readonly history: RunHistory | undefined;
  /** Plan of a dry run or of a run that does not wait for results. */
  readonly plan: RunPlan | undefined;
  /** Prediction from earlier runs, made before anything was started; undefined without durations of earlier runs. */
  readonly prediction: Prediction | undefined;
  readonly missingTests: readonly MissingTest[];
  readonly unstarted: readonly UnstartedShards[];
  /** Whether the changed files selected no test, so that there is no build. */
  readonly emptySelection: boolean;
  /** Files that the change under test modifies; absent if no step has read them. */
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string } | undefined;
  /** All tests of the suite as named in its binary, with test bundles and files; absent if unknown. */
  readonly suite?: KnownSuite | undefined;
  /** Tests that the run had to report, stored for the collector job; undefined if unknown. */
  readonly knownSuite: KnownSuite | undefined;
}
