import type { AmbiguousFrame, Crash } from './crash.ts';
import type { ChosenDevice } from './device-name.ts';
import type { DeviceShard, Shard } from './device-shard.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Evidence } from './evidence.ts';
import type { UnstartedReason } from './run-plan.ts';
import type { RunStatus, TestStatus } from './status.ts';
import type { ScreenElement } from './triage.ts';

/** One failure of a test, which may have several. */
export interface Failure {
  readonly kind: 'failure' | 'error';
  readonly type?: string;
  readonly message?: string;
  readonly trace?: string;
  /** Elements on the screen, if a source other than the text gives them. */
  readonly screen?: readonly ScreenElement[];
  /** Trace as written by the device, if a mapping restored names and lines. */
  readonly rawTrace?: string | undefined;
  /** Frames that a mapping could not restore because they may be one of several calls. */
  readonly ambiguousFrames?: readonly AmbiguousFrame[] | undefined;
}

/** One step of a test, as logged by its framework. */
export interface TestStep {
  readonly title: string;
  /** Nesting depth of the step. */
  readonly depth: number;
  /** Milliseconds since the first step. */
  readonly startMs?: number;
  readonly durationMs?: number;
  /** Whether a failure was recorded in the step. */
  readonly failed: boolean;
  /** Files inside the session's folder. */
  readonly pictures: readonly string[];
}

/** An earlier attempt of a test within the same session, from `flakyFailure` and `rerunFailure`. */
export interface TestAttempt {
  readonly status: TestStatus;
  readonly failures: readonly Failure[];
  readonly durationMs?: number;
}

/** Pages of the service about a test. */
export interface TestLinks {
  readonly video?: string;
  readonly deviceLog?: string;
  readonly instrumentationLog?: string;
  readonly networkLog?: string;
  readonly screenshots?: readonly string[];
}

/** The names of a test's class and method. */
export interface NamedTest {
  readonly className: string;
  readonly name: string;
}

/** Line of a source file, as far as a report names it. */
export interface SourcePlace {
  readonly file?: string;
  readonly line?: number;
}

/** One test in one session. Device, shard and attempt are those of the session. */
export interface TestResult extends NamedTest, SourcePlace {
  readonly status: TestStatus;
  /** Raw status of the source, if `status` is `unknown`. */
  readonly rawStatus?: string;
  /** Raw status in the details if it is worse than the report's, which decides `status`. */
  readonly worseInDetails?: string | undefined;
  readonly durationMs?: number;
  readonly startedAt?: Date;
  /** Empty for a passed test. */
  readonly failures: readonly Failure[];
  /** Crash of the app or its tests during the test. The first failure then describes it. */
  readonly crash?: Crash | undefined;
  readonly skipMessage?: string;
  /** Failures that the test expected. They do not count. */
  readonly expectedFailures?: readonly Failure[];
  /** Steps of the last failed attempt. */
  readonly steps?: readonly TestStep[];
  /** Number of steps left out before `steps`, because there are too many. */
  readonly omittedSteps?: number;
  /** Oldest first. If it is not empty and `status` is passed, the test is flaky. */
  readonly earlierAttempts: readonly TestAttempt[];
  /** The service's `test_id`. */
  readonly testId?: string;
  readonly systemOut?: string;
  readonly systemErr?: string;
  readonly attachments?: readonly string[];
  readonly properties?: Readonly<Record<string, string>>;
  readonly links?: TestLinks;
}

/** `class#method`: name of a test in filters, accounting and messages. */
export const testName = (test: NamedTest): string => (test.className === '' ? test.name : `${test.className}#${test.name}`);

/** One device in one build, or the evidence that its session is missing. */
export interface SessionResult extends DeviceShard {
  /** 0 is the first attempt; n is the nth retry of failures. */
  readonly attempt: number;
  /** Whether the build ran only tests that had failed. It counts for these tests, not for the whole device and shard. */
  readonly partial: boolean;
  /** Number of the repeat of new tests, from 1. Repeats are not part of the results. */
  readonly repeat?: number | undefined;
  readonly buildId: string;
  /** Absent if the service never showed the planned session. */
  readonly sessionId: string | undefined;
  readonly startedAt: Date | undefined;
  readonly durationMs: number | undefined;
  /** Time between the start of the build and of the session. */
  readonly queuedMs: number | undefined;
  readonly tests: readonly TestResult[];
  /** Crash of the app or its tests that belongs to no test that ran. */
  readonly crash?: Crash | undefined;
  readonly evidence: Evidence;
  /** Path inside the report folder, with forward slashes. */
  readonly folder: string;
  readonly links: { readonly dashboard?: string | undefined; readonly video?: string | undefined };
  /** Fetched files in `folder`, by kind. */
  readonly files: Readonly<Partial<Record<SessionFileKind, readonly string[]>>>;
}

export type SessionFileKind =
  | 'junit'
  | 'session'
  | 'device-logs'
  | 'instrumentation-logs'
  | 'network-logs'
  | 'app-profiling'
  | 'video'
  | 'screenshots'
  | 'coverage'
  | 'result-bundle';

/** Result of judging one session. `empty`: it ended without problems and executed no test. */
export interface SessionJudgment {
  readonly kind: 'passed' | 'failed' | 'timed-out' | 'error' | 'empty';
  /** One clause that names session and source, without a period. */
  readonly reason: string;
  /** Absent for `passed`. */
  readonly code?: ErrorCode;
}

/** A known test without a result. */
export interface MissingTest {
  /** `class#method` as in the suite. */
  readonly name: string;
  /** Devices that did not report the test. */
  readonly devices: readonly string[];
  /** Reason why its shard was not started; absent for a test that had to report. */
  readonly notStarted?: UnstartedReason;
}

/** A started build. */
export interface BuildResult {
  readonly id: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** `documented`: the results come from a job's document, without a request to the service. */
  readonly status: RunStatus | 'documented';
  readonly rawStatus: string;
  readonly dashboardUrl: string | undefined;
  /** Whether the request asked the service to retry failed tests. */
  readonly serviceRetries: boolean;
  /** Whether the request asked the service to stop the build after failed tests. */
  readonly abortRequested?: boolean | undefined;
}

export type VerdictKind = 'passed' | 'failed' | 'error' | 'timed-out' | 'cancelled' | 'started' | 'planned';

export interface Verdict {
  readonly kind: VerdictKind;
  /** One sentence with the reason and its source. Ends with the code, if there is one. */
  readonly reason: string;
  /** Code of the reason for a verdict that is not green. */
  readonly code?: ErrorCode;
  /** Next step, as a sentence. Set together with `code`. */
  readonly hint?: string;
  /** Further problems outside of sessions, one sentence each, which `reason` only counts. */
  readonly others?: readonly string[];
}

/** Counts of (test, device) pairs. A retried test counts once. */
export interface Totals {
  readonly tests: number;
  readonly passed: number;
  /** Failed, timed out, in error or with an unrecognized status: all tests that ran and neither passed nor were skipped. */
  readonly failed: number;
  readonly skipped: number;
  /** Flaky tests, which also count in `passed` (with `fail-on-flaky` in `failed`). */
  readonly flaky: number;
  readonly missing: number;
  /** Failures that do not count but are included in `failed`. */
  readonly quarantined: number;
}

/** Identity of a job in its document, for the collector job. */
export interface JobIdentity {
  /** Hash of job, step and inputs: differs between the jobs of a matrix, but not between run attempts. */
  readonly hash: string;
  readonly runId: string;
  readonly runAttempt: number;
  /** Name of the job in the workflow file. */
  readonly name: string;
  /** Devices that must report; empty if the job attaches to builds. Contains the input's lines if they were never resolved. */
  readonly devices: readonly string[];
  /** Every line of the input with its device; absent if all lines are exact. */
  readonly resolvedDevices: readonly ChosenDevice[] | undefined;
  /** Number of shards of the whole run. */
  readonly shards: number | 'auto';
  /** Index (from 0) of this job's only shard. */
  readonly shardIndex: number | undefined;
  /** Package or bundle id of the test suite, if known. It identifies the history of the suite. */
  readonly suiteId: string | undefined;
}
