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
  /** Elements on the screen, from a source other than the text of the failure. */
  readonly screen?: readonly ScreenElement[];
  /** Original trace. Set only if a mapping has restored names and lines in `trace`. */
  readonly rawTrace?: string;
  readonly ambiguousFrames?: readonly AmbiguousFrame[];
}

export interface TestStep {
  readonly title: string;
  readonly depth: number;
  /** Start in milliseconds after the first step. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly failed: boolean;
  readonly pictures: readonly string[];
}

/** Earlier attempt of a test in the same session, from `flakyFailure` or `rerunFailure` in the report. */
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

/** Result of a test in one session. `SessionResult` has its device, shard and attempt. */
export interface TestResult extends NamedTest, SourcePlace {
  readonly status: TestStatus;
  /** Status in the service's spelling. Set only if `status` is `unknown`. */
  readonly rawStatus?: string;
  /** Status in the session details, in the service's spelling. Set only if it is worse than in the report. */
  readonly worseInDetails?: string;
  readonly durationMs?: number;
  readonly startedAt?: Date;
  readonly failures: readonly Failure[];
  /** Crash during the test. The first entry of `failures` describes it. */
  readonly crash?: Crash;
  readonly skipMessage?: string;
  readonly expectedFailures?: readonly Failure[];
  readonly steps?: readonly TestStep[];
  /** Number of early steps that `steps` leaves out, because there are too many. */
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

/** Formats the name of a test as `class#method`. */
export const testName = (test: NamedTest): string => (test.className === '' ? test.name : `${test.className}#${test.name}`);

export interface SessionResult extends DeviceShard, BuildAttempt {
  readonly buildId: string;
  /** Undefined if the service never listed the session. */
  readonly sessionId: string | undefined;
  readonly startedAt: Date | undefined;
  readonly durationMs: number | undefined;
  /** Time from the start of the build to the start of the session. */
  readonly queuedMs: number | undefined;
  readonly tests: readonly TestResult[];
  /** Crash that could not be assigned to a test. */
  readonly crash?: Crash;
  readonly evidence: Evidence;
  /** Path relative to the report folder, with forward slashes. */
  readonly folder: string;
  readonly links: { readonly dashboard?: string; readonly video?: string };
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

/**
 * The kind `empty` means that the session ended without problems and ran no test, and `waiting` that it has no device yet. Neither
 * `waiting` nor `isProvisional` ever lead to a green verdict.
 */
export interface SessionJudgment {
  readonly kind: 'passed' | 'failed' | 'timed-out' | 'error' | 'empty' | 'waiting';
  readonly reason: string;
  /** Error code. Absent if the session passed. */
  readonly code?: ErrorCode;
  /** Whether all tests passed by the details, and only the report lacks, which the end of the build brings. */
  readonly isProvisional?: true;
}

export interface MissingTest {
  /** Name of the test as `class#method`. */
  readonly name: string;
  readonly devices: readonly string[];
  /** Reason why the shard of the test was not started. Absent if it was started. */
  readonly notStarted?: UnstartedReason;
}

export interface BuildResult {
  readonly id: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** `documented` means that the results were read from the document of another job. */
  readonly status: RunStatus | 'documented';
  readonly rawStatus: string;
  readonly dashboardUrl: string | undefined;
  readonly serviceRetries: boolean;
  readonly abortRequested?: boolean;
}

export type VerdictKind = 'passed' | 'failed' | 'error' | 'timed-out' | 'cancelled' | 'started' | 'planned';

export interface Verdict {
  readonly kind: VerdictKind;
  /** Reason as one sentence, with the error code at its end. */
  readonly reason: string;
  /** Error code. Absent if the verdict is green. */
  readonly code?: ErrorCode;
  /** Next step for the user, as a sentence. Set whenever `code` is set. */
  readonly hint?: string;
  /** Further problems outside of sessions, as sentences. `reason` only says how many there are. */
  readonly others?: readonly string[];
}

/** Numbers of results. A test has one result per device, however often it was retried. */
export interface Totals {
  readonly tests: number;
  readonly passed: number;
  /** Tests that failed, timed out, were in error or had an unrecognized status. */
  readonly failed: number;
  readonly skipped: number;
  /** Flaky results. They also count as `passed`, or as `failed` if `fail-on-flaky` is set. */
  readonly flaky: number;
  readonly missing: number;
  /** Failures of quarantined tests. They also count as `failed`, but do not affect the verdict. */
  readonly quarantined: number;
}

/** Identity of a job. The job writes it to its document, which the collector job reads. */
export interface JobIdentity {
  /** Hash of the job, the step and the inputs. It is the same in every attempt of the run. */
  readonly hash: string;
  readonly runId: string;
  readonly runAttempt: number;
  readonly name: string;
  /** Lines of the input `devices`. Empty if the job attaches to existing builds. */
  readonly devices: readonly string[];
  /** Devices that the action chose. Undefined if every line of `devices` names an exact device. */
  readonly resolvedDevices: readonly ChosenDevice[] | undefined;
  readonly shards: number | 'auto';
  /** Index (from 0) of the only shard that the job runs. Undefined if the job runs all shards. */
  readonly shardIndex: number | undefined;
  /** Package name or bundle id of the suite, by which its history is found. */
  readonly suiteId: string | undefined;
}
