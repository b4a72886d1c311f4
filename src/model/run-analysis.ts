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

/** A device and shard that had to report, after all attempts. */
export interface AnalyzedShard {
  /** Oldest first; at least one. */
  readonly attempts: readonly SessionResult[];
  readonly last: SessionResult;
  /** Each test that ran once, as its attempts together decide; of a single attempt its own list. */
  readonly tests: readonly TestResult[];
  /** How many of `tests` failed. */
  readonly failed: number;
  /** Of `tests` those that failed or were flaky, and do not count because of this entry. */
  readonly quarantined: ReadonlyMap<TestResult, QuarantineEntry>;
  /** The service named them, and they never started. */
  readonly neverRan: readonly TestResult[];
  /** The session of the attempt that decided a test of `tests`. */
  readonly sessionOf: (test: TestResult) => SessionResult;
  readonly judgment: SessionJudgment;
  /** `attempts`, each with what it proves alone. */
  readonly judged: readonly JudgedSession[];
  /** Of them what ran the shard whole, and what ran tests of it again since then. */
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

/** One way in which one test failed, on however many devices. */
export interface FailureGroup {
  readonly cause: FailureCause;
  readonly outcome: Outcome;
  /** It does not count. */
  readonly isQuarantined: boolean;
  /** Of the first device that had it; empty where the service gave no message. */
  readonly failures: readonly Failure[];
  /** Positions in the devices of the analysis, each once. */
  readonly devices: readonly number[];
  /** The first few results, with session and links. */
  readonly samples: readonly LocatedTest[];
}

/** A test by its name, over all devices: what every writer says of a test is said here. */
export interface AnalyzedTest {
  readonly className: string;
  readonly name: string;
  /** Position in the tests of the analysis. */
  readonly index: number;
  /** Number of devices with a result for it. */
  readonly ranOn: number;
  /** Without quarantined failures. */
  readonly failedOn: number;
  readonly flakyOn: number;
  readonly slowestMs: number;
  /** Position in the devices of the analysis. */
  readonly slowestOn: number;
  readonly averageMs: number;
  /** The ways in which it failed, most devices first; empty for a test that is neither failed nor flaky. */
  readonly failureGroups: readonly FailureGroup[];
  /**
   * What earlier runs tell of it, by device: for each device on which it failed or was flaky, now or in a stored outcome. Absent with
   * `history: off`, where the history could not be read, and for a test that always passed.
   */
  readonly history?: readonly TestHistory[];
}

/** A test that failed and is quarantined. */
export interface QuarantinedFailure {
  /** `class#method` */
  readonly name: string;
  readonly entry: QuarantineEntry;
  /** Of the first device; empty where the service gave no message. */
  readonly failures: readonly Failure[];
  readonly devices: readonly string[];
}

/** What a quarantine file meant for a run. */
interface QuarantineReport {
  /** As the input names it. */
  readonly file: string;
  readonly failures: readonly QuarantinedFailure[];
  /** Entries that expired or match no known test, as sentences that name their line. */
  readonly warnings: readonly string[];
}

/** Result of each test on each device. */
interface DeviceMatrix {
  /** @param device position in the devices of the analysis */
  outcome(test: AnalyzedTest, device: number): Outcome;
}

/** How evenly the work was split. */
export type WorkBalance =
  | {
      /** Shards of one device, that on which the split costs most. */
      readonly kind: 'shards';
      readonly longest: SessionResult;
      readonly longestMs: number;
      /** What each shard of this device would take in an even split. */
      readonly evenMs: number;
    }
  | {
      /** Devices, where each ran everything. */
      readonly kind: 'devices';
      readonly devices: number;
      readonly slowest: SessionResult;
      readonly slowestMs: number;
      readonly fastest: SessionResult;
      readonly fastestMs: number;
    };

/** What all builds used: each absent where there is none, or where they differ. */
export interface UsedRefs {
  readonly app?: string | undefined;
  readonly testSuite?: string | undefined;
  readonly media?: readonly string[] | undefined;
}

/** Everything derived from the results of a run, computed once; every writer starts here. */
export interface RunAnalysis {
  readonly framework: Framework;
  /** The built-in cloud answered: nothing of this is a real pass. */
  readonly simulated: boolean;
  readonly project: string;
  /** Absent for a collector job. */
  readonly job: JobIdentity | undefined;
  readonly builds: readonly BuildResult[];
  readonly refs: UsedRefs;
  readonly sessions: readonly SessionResult[];
  readonly verdict: Verdict;
  readonly totals: Totals;
  readonly failOnFlaky: boolean;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Time spent waiting for devices. */
  readonly queueMs: number;
  /** Sum of session durations. */
  readonly deviceMs: number;
  /** Facts that change nothing in the verdict but should be seen. */
  readonly notices: readonly string[];
  /** Absent without a quarantine file. */
  readonly quarantine: QuarantineReport | undefined;
  /** What `repeat-new` showed; absent where it ran no test again, and saw none passing and failing. */
  readonly repeats?: RepeatReport | undefined;
  /** Absent with `history: off`, and where the history could not be read. */
  readonly history: RunHistory | undefined;
  /** Of a run that does not wait for results, or a dry run. */
  readonly plan: RunPlan | undefined;
  /** By earlier runs, before anything was started; absent where nothing was known. */
  readonly prediction: Prediction | undefined;
  /** Known tests that did not run or did not report. */
  readonly missingTests: readonly MissingTest[];
  /** Shards and retries that were not started. */
  readonly unstarted: readonly UnstartedShards[];
  /** The changed files selected no test, so that there is no build. */
  readonly emptySelection: boolean;
  /** The files that the change under test touches, where a step has read them; absent otherwise. */
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string } | undefined;
  /** All tests of the suite as its binary names them, with targets and files; absent where they are unknown. */
  readonly suite?: KnownSuite | undefined;
  /** The tests that the run had to report, where they are known: for the collector. */
  readonly knownSuite: KnownSuite | undefined;
  /** `<device>-<os version>` of each, in the order of the sessions; one for each project or attached build that ran on it (`deviceLabel`). */
  readonly devices: readonly string[];
  /** The sessions by device and shard: device after device. */
  readonly shards: readonly AnalyzedShard[];
  /** Each test once, in the order of the shards. */
  readonly tests: readonly AnalyzedTest[];
  /** Of `tests` those that failed or were flaky on some device; most devices first, then in the order of the sessions. */
  readonly failedOrFlaky: readonly AnalyzedTest[];
  readonly deviceMatrix: DeviceMatrix;
  /** Absent where there is nothing to compare. */
  readonly balance: WorkBalance | undefined;
}
