import type { AmbiguousFrame, Crash } from './crash.ts';
import type { ChosenDevice } from './device-name.ts';
import type { BuildAttempt, DeviceShard, Shard } from './device-shard.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Evidence } from './evidence.ts';
import type { UnstartedReason } from './run-plan.ts';
import type { RunStatus, TestStatus } from './status.ts';
import type { ScreenElement } from './triage.ts';

export interface Failure {
  readonly kind: 'failure' | 'error';
  readonly type?: string;
  readonly message?: string;
  readonly trace?: string;
  /** Set if the elements do not come from the text of the failure. */
  readonly screen?: readonly ScreenElement[];
  /** Trace as written by the device. Set if a mapping restored names and lines in `trace`. */
  readonly rawTrace?: string | undefined;
  readonly ambiguousFrames?: readonly AmbiguousFrame[] | undefined;
}

export interface TestStep {
  readonly title: string;
  readonly depth: number;
  /** Milliseconds since the first step. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly failed: boolean;
  readonly pictures: readonly string[];
}

/** An earlier attempt in the same session, from `flakyFailure` and `rerunFailure` in the report. */
export interface TestAttempt {
  readonly status: TestStatus;
  readonly failures: readonly Failure[];
  readonly durationMs?: number;
}

export interface TestLinks {
  readonly video?: string;
  readonly deviceLog?: string;
  readonly instrumentationLog?: string;
  readonly networkLog?: string;
  readonly screenshots?: readonly string[];
}

export interface NamedTest {
  readonly className: string;
  readonly name: string;
}

export interface SourcePlace {
  readonly file?: string;
  readonly line?: number;
}

/** Result of a test in a session. The session holds device, shard and attempt. */
export interface TestResult extends NamedTest, SourcePlace {
  readonly status: TestStatus;
  /** Set if `status` is `unknown`. */
  readonly rawStatus?: string;
  /** Raw status in the session's details, if it is worse than `status` from the report. */
  readonly worseInDetails?: string | undefined;
  readonly durationMs?: number;
  readonly startedAt?: Date;
  readonly failures: readonly Failure[];
  /** Crash during the test, which the first of `failures` describes. */
  readonly crash?: Crash | undefined;
  readonly skipMessage?: string;
  readonly expectedFailures?: readonly Failure[];
  readonly steps?: readonly TestStep[];
  /** Number of steps before the first of `steps`, left out because there are too many. */
  readonly omittedSteps?: number;
  /** Attempts before the last attempt, oldest first. */
  readonly earlierAttempts: readonly TestAttempt[];
  readonly testId?: string;
  readonly systemOut?: string;
  readonly systemErr?: string;
  readonly attachments?: readonly string[];
  readonly properties?: Readonly<Record<string, string>>;
  readonly links?: TestLinks;
}

/** `class#method`, as in filters and messages. */
export const testName = (test: NamedTest): string => (test.className === '' ? test.name : `${test.className}#${test.name}`);

export interface SessionResult extends DeviceShard, BuildAttempt {
  readonly buildId: string;
  /** Undefined if the service never showed the planned session. */
  readonly sessionId: string | undefined;
  readonly startedAt: Date | undefined;
  readonly durationMs: number | undefined;
  /** From the start of the build to the start of the session. */
  readonly queuedMs: number | undefined;
  readonly tests: readonly TestResult[];
  /** Crash that belongs to no known test. */
  readonly crash?: Crash | undefined;
  readonly evidence: Evidence;
  /** Inside the report folder, with forward slashes. */
  readonly folder: string;
  readonly links: { readonly dashboard?: string | undefined; readonly video?: string | undefined };
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

/** `empty`: the session ended without problems and ran no test. */
export interface SessionJudgment {
  readonly kind: 'passed' | 'failed' | 'timed-out' | 'error' | 'empty';
  readonly reason: string;
  /** Absent for `passed`. */
  readonly code?: ErrorCode;
}

export interface MissingTest {
  /** `class#method`, as in the suite. */
  readonly name: string;
  readonly devices: readonly string[];
  /** Why the shard was not started; absent if the test had to report. */
  readonly notStarted?: UnstartedReason;
}

export interface BuildResult {
  readonly id: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** `documented`: the results come from a job's document, and no request was sent. */
  readonly status: RunStatus | 'documented';
  readonly rawStatus: string;
  readonly dashboardUrl: string | undefined;
  readonly serviceRetries: boolean;
  readonly abortRequested?: boolean | undefined;
}

export type VerdictKind = 'passed' | 'failed' | 'error' | 'timed-out' | 'cancelled' | 'started' | 'planned';

export interface Verdict {
  readonly kind: VerdictKind;
  /** One sentence with the source, and with the error code at its end. */
  readonly reason: string;
  /** Absent for a green verdict. */
  readonly code?: ErrorCode;
  /** Next step as a sentence. Set together with `code`. */
  readonly hint?: string;
  /** Other problems outside of sessions, as sentences. `reason` has only their number. */
  readonly others?: readonly string[];
}

/** Counts of (test, device) pairs. A retried test counts once. */
export interface Totals {
  readonly tests: number;
  readonly passed: number;
  /** Tests that failed, timed out, were in error or had an unrecognized status. */
  readonly failed: number;
  readonly skipped: number;
  /** Flaky tests, which are also in `passed`, or with `fail-on-flaky` in `failed`. */
  readonly flaky: number;
  readonly missing: number;
  /** Failures of quarantined tests, which are also in `failed` but do not affect the verdict. */
  readonly quarantined: number;
}

/** Identity of a job, stored in its document for the collector job. */
export interface JobIdentity {
  /** Hash of job, step and inputs: equal in all run attempts, different in all jobs of a matrix. */
  readonly hash: string;
  readonly runId: string;
  readonly runAttempt: number;
  readonly name: string;
  /** Devices, or unresolved lines of the input `devices`. Empty if the job attaches to builds. */
  readonly devices: readonly string[];
  /** Undefined if every line names an exact device. */
  readonly resolvedDevices: readonly ChosenDevice[] | undefined;
  readonly shards: number | 'auto';
  /** Index of the only shard, from 0; undefined if the job runs all shards. */
  readonly shardIndex: number | undefined;
  /** Package or bundle id, which identifies the history of the suite. */
  readonly suiteId: string | undefined;
}
