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
  /** Tests that ran, with their attempts merged. */
  readonly tests: readonly TestResult[];
  readonly failed: number;
  readonly quarantined: ReadonlyMap<TestResult, QuarantineEntry>;
  /** Tests that the service listed but never started. */
  readonly neverRan: readonly TestResult[];
  /** Session of the attempt that decided the result of a test. */
  readonly sessionOf: (test: TestResult) => SessionResult;
  readonly judgment: SessionJudgment;
  readonly judged: readonly JudgedSession[];
  /** The last attempt of the whole shard, and later attempts of some of its tests. */
  readonly deciding: readonly JudgedSession[];
}

export interface JudgedSession {
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
  /** Failures on the first of `devices`; empty if the service gave no message. */
  readonly failures: readonly Failure[];
  /** Indexes in `RunAnalysis.devices`. */
  readonly devices: readonly number[];
  readonly samples: readonly LocatedTest[];
}

export interface AnalyzedTest extends NamedTest {
  /** Index in `RunAnalysis.tests`. */
  readonly index: number;
  readonly ranOn: number;
  /** Without quarantined failures. */
  readonly failedOn: number;
  readonly flakyOn: number;
  readonly slowestMs: number;
  /** Index in `RunAnalysis.devices`. */
  readonly slowestOn: number;
  readonly averageMs: number;
  /** Group with the most devices first; empty for a test that is neither failed nor flaky. */
  readonly failureGroups: readonly FailureGroup[];
  /**
   * One entry for each device with a failed or flaky outcome, in this run or earlier. Absent without history, and for a test that
   * always passed.
   */
  readonly history?: readonly TestHistory[];
}

export interface QuarantinedFailure {
  readonly name: string;
  readonly entry: QuarantineEntry;
  /** Failures on the first of `devices`; empty if the service gave no message. */
  readonly failures: readonly Failure[];
  readonly devices: readonly string[];
}

interface QuarantineReport {
  readonly file: string;
  readonly failures: readonly QuarantinedFailure[];
  /** Entries that have expired or match no known test, as sentences. */
  readonly warnings: readonly string[];
}

interface DeviceMatrix {
  /** @param device index of the device in `RunAnalysis.devices` */
  outcome(test: AnalyzedTest, device: number): Outcome;
}

export type WorkBalance =
  | {
      /** Shards of the device that would gain the most time from an even split. */
      readonly kind: 'shards';
      readonly longest: SessionResult;
      readonly longestMs: number;
      /** Duration of each shard with an even split. */
      readonly evenMs: number;
    }
  | {
      /** Devices that each ran the whole suite. */
      readonly kind: 'devices';
      readonly devices: number;
      readonly slowest: SessionResult;
      readonly slowestMs: number;
      readonly fastest: SessionResult;
      readonly fastestMs: number;
    };

/** References that all builds used. Absent if there is none, or if they differ. */
export interface UsedRefs {
  readonly app?: string | undefined;
  readonly testSuite?: string | undefined;
  readonly media?: readonly string[] | undefined;
}

export interface TestAnalysis {
  /** Labels (`deviceLabel`) in the order of the sessions. Each attached build of a device has its own label. */
  readonly devices: readonly string[];
  /** One device after the other. */
  readonly shards: readonly AnalyzedShard[];
  /** In the order of the shards. */
  readonly tests: readonly AnalyzedTest[];
  /** Most devices first, then in the order of the sessions. */
  readonly failedOrFlaky: readonly AnalyzedTest[];
  readonly deviceMatrix: DeviceMatrix;
  /** Absent if there is nothing to compare. */
  readonly balance: WorkBalance | undefined;
}

export interface TestsOfRun extends TestAnalysis {
  readonly sessions: readonly SessionResult[];
  readonly failOnFlaky: boolean;
}

export interface RunAnalysis extends TestsOfRun {
  readonly framework: Framework;
  /** Whether the built-in cloud responded, so that no result is a real pass. */
  readonly simulated: boolean;
  readonly project: string;
  /** Undefined for a collector job. */
  readonly job: JobIdentity | undefined;
  readonly builds: readonly BuildResult[];
  readonly refs: UsedRefs;
  readonly verdict: Verdict;
  readonly totals: Totals;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Longest wait of a session for a device. */
  readonly queueMs: number;
  /** Sum of the session durations. */
  readonly deviceMs: number;
  /** Sentences that do not affect the verdict. */
  readonly notices: readonly string[];
  /** Undefined without a quarantine file. */
  readonly quarantine: QuarantineReport | undefined;
  /** Absent if no test was repeated and no test both passed and failed. */
  readonly repeats?: RepeatReport | undefined;
  /** Undefined with `history: off`, and if the history is unreadable. */
  readonly history: RunHistory | undefined;
  readonly plan: RunPlan | undefined;
  readonly prediction: Prediction | undefined;
  readonly missingTests: readonly MissingTest[];
  readonly unstarted: readonly UnstartedShards[];
  /** Whether the changed files selected no test, so that no build was started. */
  readonly emptySelection: boolean;
  /** Absent if no step has read the changed files. */
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string } | undefined;
  /** Suite as named in its binary, with test bundles and files; absent if unknown. */
  readonly suite?: KnownSuite | undefined;
  /** Tests that had to report, for the collector job; undefined if unknown. */
  readonly knownSuite: KnownSuite | undefined;
}
