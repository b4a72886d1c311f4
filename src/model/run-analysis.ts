import type { Framework } from './framework.ts';
import type { QuarantineEntry, RunHistory, TestHistory } from './history.ts';
import type { RepeatReport } from './repeats.ts';
import type {
  BuildResult,
  Failure,
  JobIdentity,
  MissingTest,
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
  /** At least one attempt, oldest first. */
  readonly attempts: readonly SessionResult[];
  readonly last: SessionResult;
  /** Each test that ran, once, with its attempts merged. For a single attempt, its own list. */
  readonly tests: readonly TestResult[];
  /** Number of failed tests in `tests`. */
  readonly failed: number;
  /** Failed and flaky tests of `tests` that do not count because of a quarantine entry. */
  readonly quarantined: ReadonlyMap<TestResult, QuarantineEntry>;
  /** Tests that the service listed but never started. */
  readonly neverRan: readonly TestResult[];
  /** Session of the attempt that decided a test of `tests`. */
  readonly sessionOf: (test: TestResult) => SessionResult;
  readonly judgment: SessionJudgment;
  /** `attempts`, each with its own judgment. */
  readonly judged: readonly JudgedSession[];
  /** The last attempt of the whole shard, and the later attempts of some of its tests. */
  readonly deciding: readonly JudgedSession[];
}

export interface JudgedSession {
  readonly session: SessionResult;
  readonly judgment: SessionJudgment;
}

/** A result with the session that decided it. */
export interface LocatedTest {
  readonly test: TestResult;
  readonly session: SessionResult;
}

/** One kind of failure of a test, on any number of devices. */
export interface FailureGroup {
  readonly cause: FailureCause;
  readonly outcome: Outcome;
  /** Whether the failures do not count. */
  readonly isQuarantined: boolean;
  /** Failures on the first device with them; empty if the service gave no message. */
  readonly failures: readonly Failure[];
  /** Indexes into the devices of the analysis, each once. */
  readonly devices: readonly number[];
  /** First few results with session and links. */
  readonly samples: readonly LocatedTest[];
}

/** A test by name, over all devices, with the data shared by all writers. */
export interface AnalyzedTest {
  readonly className: string;
  readonly name: string;
  /** Index into the tests of the analysis. */
  readonly index: number;
  /** Number of devices with a result. */
  readonly ranOn: number;
  /** Number of devices with failures, without quarantined ones. */
  readonly failedOn: number;
  readonly flakyOn: number;
  readonly slowestMs: number;
  /** Index into the devices of the analysis. */
  readonly slowestOn: number;
  readonly averageMs: number;
  /** Kinds of failure, most devices first; empty for a test that is neither failed nor flaky. */
  readonly failureGroups: readonly FailureGroup[];
  /**
   * History of the test by device, for each device on which it failed or was flaky, now or in a stored outcome. Absent with
   * `history: off`, for an unreadable history, and for a test that always passed.
   */
  readonly history?: readonly TestHistory[];
}

/** A quarantined test that failed. */
export interface QuarantinedFailure {
  /** `class#method` */
  readonly name: string;
  readonly entry: QuarantineEntry;
  /** Failures on the first device; empty if the service gave no message. */
  readonly failures: readonly Failure[];
  readonly devices: readonly string[];
}

/** Effect of a quarantine file on a run. */
interface QuarantineReport {
  /** Path as given in the input. */
  readonly file: string;
  readonly failures: readonly QuarantinedFailure[];
  /** Entries that expired or match no known test, as sentences that name their line. */
  readonly warnings: readonly string[];
}

/** Result of each test on each device. */
interface DeviceMatrix {
  /** @param device index into the devices of the analysis */
  outcome(test: AnalyzedTest, device: number): Outcome;
}

/** How evenly the work was split. */
export type WorkBalance =
  | {
      /** Shards of the device on which the split costs most. */
      readonly kind: 'shards';
      readonly longest: SessionResult;
      readonly longestMs: number;
      /** Duration of each shard of this device with an even split. */
      readonly evenMs: number;
    }
  | {
      /** Devices, if each ran everything. */
      readonly kind: 'devices';
      readonly devices: number;
      readonly slowest: SessionResult;
      readonly slowestMs: number;
      readonly fastest: SessionResult;
      readonly fastestMs: number;
    };

/** References used by all builds. Each is absent if there is none, or if builds differ. */
export interface UsedRefs {
  readonly app?: string | undefined;
  readonly testSuite?: string | undefined;
  readonly media?: readonly string[] | undefined;
}

/** What follows from the results of the tests alone. */
export interface TestAnalysis {
  /** `<device>-<os version>` in the order of the sessions; one for each project or attached build on it (`deviceLabel`). */
  readonly devices: readonly string[];
  /** Sessions by device and shard, one device after the other. */
  readonly shards: readonly AnalyzedShard[];
  /** Each test once, in the order of the shards. */
  readonly tests: readonly AnalyzedTest[];
  /** Tests of `tests` that failed or were flaky on a device; most devices first, then in the order of the sessions. */
  readonly failedOrFlaky: readonly AnalyzedTest[];
  readonly deviceMatrix: DeviceMatrix;
  /** Absent if there is nothing to compare. */
  readonly balance: WorkBalance | undefined;
}

/** The analysis of the tests, and what it takes to compare them with earlier runs. */
export interface TestsOfRun extends TestAnalysis {
  readonly sessions: readonly SessionResult[];
  readonly failOnFlaky: boolean;
}

/** Everything derived from the results of a run, computed once and used by all writers. */
export interface RunAnalysis extends TestsOfRun {
  readonly framework: Framework;
  /** Whether the built-in cloud responded, so that no result is a real pass. */
  readonly simulated: boolean;
  readonly project: string;
  /** Absent for a collector job. */
  readonly job: JobIdentity | undefined;
  readonly builds: readonly BuildResult[];
  readonly refs: UsedRefs;
  readonly verdict: Verdict;
  readonly totals: Totals;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Time spent waiting for devices. */
  readonly queueMs: number;
  /** Sum of session durations. */
  readonly deviceMs: number;
  /** Facts to show that do not affect the verdict. */
  readonly notices: readonly string[];
  /** Absent without a quarantine file. */
  readonly quarantine: QuarantineReport | undefined;
  /** Results of `repeat-new`; absent if no test was repeated, and none both passed and failed. */
  readonly repeats?: RepeatReport | undefined;
  /** Absent with `history: off`, and for an unreadable history. */
  readonly history: RunHistory | undefined;
  /** Plan of a dry run or of a run that does not wait for results. */
  readonly plan: RunPlan | undefined;
  /** Prediction from earlier runs, made before anything was started; absent if nothing was known. */
  readonly prediction: Prediction | undefined;
  /** Known tests that did not run or did not report. */
  readonly missingTests: readonly MissingTest[];
  /** Shards and retries that were not started. */
  readonly unstarted: readonly UnstartedShards[];
  /** Whether the changed files selected no test, so that there is no build. */
  readonly emptySelection: boolean;
  /** Files changed by the change under test; absent if no step has read them. */
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string } | undefined;
  /** All tests of the suite as named in its binary, with targets and files; absent if unknown. */
  readonly suite?: KnownSuite | undefined;
  /** Tests that the run had to report, for the collector; absent if unknown. */
  readonly knownSuite: KnownSuite | undefined;
}
