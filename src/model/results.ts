import type { AmbiguousFrame, Crash } from './crash.ts';
import type { ChosenDevice } from './device-name.ts';
import type { DeviceShard, Shard } from './device-shard.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Evidence } from './evidence.ts';
import type { UnstartedReason } from './run-plan.ts';
import type { RunStatus, TestStatus } from './status.ts';
import type { ScreenElement } from './triage.ts';

/** One way in which a test went wrong; a test may have several. */
export interface Failure {
  readonly kind: 'failure' | 'error';
  readonly type?: string;
  readonly message?: string;
  readonly trace?: string;
  /** What was on the screen, where another source than the text says so. */
  readonly screen?: readonly ScreenElement[];
  /** As the device wrote it, where a mapping restored names and lines. */
  readonly rawTrace?: string | undefined;
  /** Frames that a mapping could not restore, since they may be one of several calls. */
  readonly ambiguousFrames?: readonly AmbiguousFrame[] | undefined;
}

/** What a test did, as its framework logged it. */
export interface TestStep {
  readonly title: string;
  /** Steps within a step are deeper by one. */
  readonly depth: number;
  /** Milliseconds from the first step. */
  readonly startMs?: number;
  readonly durationMs?: number;
  /** A failure was recorded in it. */
  readonly failed: boolean;
  /** Files inside the session's folder. */
  readonly pictures: readonly string[];
}

/** An earlier try of a test within the same session, as `flakyFailure` and `rerunFailure` tell it. */
export interface TestAttempt {
  readonly status: TestStatus;
  readonly failures: readonly Failure[];
  readonly durationMs?: number;
}

/** Where the service shows more about a test. */
export interface TestLinks {
  readonly video?: string;
  readonly deviceLog?: string;
  readonly instrumentationLog?: string;
  readonly networkLog?: string;
  readonly screenshots?: readonly string[];
}

/** One test in one session. Device, shard and attempt are the session's. */
export interface TestResult {
  readonly className: string;
  readonly name: string;
  readonly status: TestStatus;
  /** The word of the source where `status` is `unknown`. */
  readonly rawStatus?: string;
  /** The word of the details, where they call the test worse than its report, which decides `status`. */
  readonly worseInDetails?: string | undefined;
  readonly durationMs?: number;
  readonly startedAt?: Date;
  /** Empty for a test that passed. */
  readonly failures: readonly Failure[];
  /** Why the app or its tests ended while the test was running; then the first failure tells of it. */
  readonly crash?: Crash | undefined;
  readonly skipMessage?: string;
  /** Failures that the test expected; they do not count. */
  readonly expectedFailures?: readonly Failure[];
  /** Of the last attempt that failed. */
  readonly steps?: readonly TestStep[];
  /** Steps before `steps` that are left out, since there are too many. */
  readonly omittedSteps?: number;
  /** Oldest first. Not empty and `status` passed: the test is flaky. */
  readonly earlierAttempts: readonly TestAttempt[];
  /** The service's `test_id`. */
  readonly testId?: string;
  readonly file?: string;
  readonly line?: number;
  readonly systemOut?: string;
  readonly systemErr?: string;
  readonly attachments?: readonly string[];
  readonly properties?: Readonly<Record<string, string>>;
  readonly links?: TestLinks;
}

/** `class#method`, the name by which filters, accounting and people know a test. */
export const testName = (test: Pick<TestResult, 'className' | 'name'>): string =>
  test.className === '' ? test.name : `${test.className}#${test.name}`;

/** One device in one build, or the proof that it is missing. */
export interface SessionResult extends DeviceShard {
  /** 0 is the first; n the nth run of what failed. */
  readonly attempt: number;
  /** Its build ran only tests that failed before: it counts for those, not for the whole of the device and shard. */
  readonly partial: boolean;
  /** From 1: it repeats new tests that passed, and is no part of the results. */
  readonly repeat?: number | undefined;
  readonly buildId: string;
  /** Absent: the plan asked for a session that the service never showed. */
  readonly sessionId: string | undefined;
  readonly startedAt: Date | undefined;
  readonly durationMs: number | undefined;
  /** Time between the build's start and the session's. */
  readonly queuedMs: number | undefined;
  readonly tests: readonly TestResult[];
  /** Of the app or its tests, while no test was running that ran. */
  readonly crash?: Crash | undefined;
  readonly evidence: Evidence;
  /** Inside the report folder, with forward slashes. */
  readonly folder: string;
  readonly links: { readonly dashboard?: string | undefined; readonly video?: string | undefined };
  /** Files in `folder` that were fetched, by kind. */
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

/** What a session proves. `empty`: it ended well and executed no test. */
export interface SessionJudgment {
  readonly kind: 'passed' | 'failed' | 'timed-out' | 'error' | 'empty';
  /** One clause that names session and source; no full stop. */
  readonly reason: string;
  /** Absent for `passed`. */
  readonly code?: ErrorCode;
}

/** A known test without a result. */
export interface MissingTest {
  /** `class#method`, as in the suite. */
  readonly name: string;
  /** Those that reported nothing for it. */
  readonly devices: readonly string[];
  /** Its shard was not started, for this reason; absent for a test that had to report. */
  readonly notStarted?: UnstartedReason;
}

/** One POST of a build. */
export interface BuildResult {
  readonly id: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** `documented`: a job's document holds its results, and the service was not asked. */
  readonly status: RunStatus | 'documented';
  readonly rawStatus: string;
  readonly dashboardUrl: string | undefined;
  /** The request asked the service to run failed tests again itself. */
  readonly serviceRetries: boolean;
  /** The request asked the service to stop the build once tests have failed. */
  readonly abortRequested?: boolean | undefined;
}

export type VerdictKind = 'passed' | 'failed' | 'error' | 'timed-out' | 'cancelled' | 'started' | 'planned';

export interface Verdict {
  readonly kind: VerdictKind;
  /** One sentence that says why, and which source said so; where there is a code, it ends with it. */
  readonly reason: string;
  /** Why the verdict is not green. */
  readonly code?: ErrorCode;
  /** What to do next, a sentence. With `code`. */
  readonly hint?: string;
  /** Further problems outside of sessions, as sentences on one line: the reason only counts them. */
  readonly others?: readonly string[];
}

/** Counts over (test, device) pairs; a retried test counts once. */
export interface Totals {
  readonly tests: number;
  readonly passed: number;
  /** Failed, timed out, in error or unrecognized: whatever ran and is neither passed nor skipped. */
  readonly failed: number;
  readonly skipped: number;
  /** Also in `passed` (with `fail-on-flaky` in `failed`). */
  readonly flaky: number;
  readonly missing: number;
  /** Failures that do not count, also in `failed`. */
  readonly quarantined: number;
}

/** The job that a result is of, as its document tells the collector job. */
export interface JobIdentity {
  /** Hash of job, step and what they ask for: differs between the jobs of a matrix, stays over run attempts. */
  readonly hash: string;
  readonly runId: string;
  readonly runAttempt: number;
  /** Of the job in the workflow file. */
  readonly name: string;
  /** Those that must report; none where the job attaches to builds. Lines of the input where they were never resolved. */
  readonly devices: readonly string[];
  /** Every line of the input with its device; absent where all lines are exact. */
  readonly resolvedDevices: readonly ChosenDevice[] | undefined;
  /** Of the whole run. */
  readonly shards: number | 'auto';
  /** From 0: the only shard of this job. */
  readonly shardIndex: number | undefined;
  /** Package or bundle id of the test suite, where it is known: by it the history of the suite is found. */
  readonly suiteId: string | undefined;
}
