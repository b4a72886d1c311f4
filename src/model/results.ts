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
  /** Elements on the screen, if they come from another source than the text of the failure. */
  readonly screen?: readonly ScreenElement[];
  /** Stack trace as written by the device. Set if a mapping restored names and lines in `trace`. */
  readonly rawTrace?: string | undefined;
  /** Frames that a mapping could not restore, because each may stand for several calls. */
  readonly ambiguousFrames?: readonly AmbiguousFrame[] | undefined;
}

export interface TestStep {
  readonly title: string;
  readonly depth: number;
  /** Start of the step in milliseconds since the first step. */
  readonly startMs?: number;
  readonly durationMs?: number;
  readonly failed: boolean;
  /** Paths of the step's pictures inside the session's folder. */
  readonly pictures: readonly string[];
}

/** An earlier attempt of a test in the same session, from `flakyFailure` and `rerunFailure` in the report. */
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

/** File and line in the source code. A part that the report does not name is absent. */
export interface SourcePlace {
  readonly file?: string;
  readonly line?: number;
}

/** Result of one test in one session. The device, the shard and the attempt are stored with the session. */
export interface TestResult extends NamedTest, SourcePlace {
  readonly status: TestStatus;
  /** Status as the source wrote it. Set if `status` is `unknown`. */
  readonly rawStatus?: string;
  /** Raw status in the session's details. Set if it is worse than `status`, which comes from the report. */
  readonly worseInDetails?: string | undefined;
  readonly durationMs?: number;
  readonly startedAt?: Date;
  readonly failures: readonly Failure[];
  /** Crash of the app or its tests during the test. The first failure in `failures` then describes the crash. */
  readonly crash?: Crash | undefined;
  readonly skipMessage?: string;
  /** Failures that the test expected. They do not make the test fail. */
  readonly expectedFailures?: readonly Failure[];
  /** Steps of the last failed attempt. */
  readonly steps?: readonly TestStep[];
  /** Number of steps that were left out before the first step in `steps`, because there are too many. */
  readonly omittedSteps?: number;
  /** Attempts of the test before the last attempt, oldest first. A passed test with earlier attempts is flaky. */
  readonly earlierAttempts: readonly TestAttempt[];
  /** The service's `test_id`. */
  readonly testId?: string;
  readonly systemOut?: string;
  readonly systemErr?: string;
  readonly attachments?: readonly string[];
  readonly properties?: Readonly<Record<string, string>>;
  readonly links?: TestLinks;
}

/** Name of a test in filters and messages: `class#method`. */
export const testName = (test: NamedTest): string => (test.className === '' ? test.name : `${test.className}#${test.name}`);

/** Result of one session (one device in one build), or the evidence that the session is missing. */
export interface SessionResult extends DeviceShard, BuildAttempt {
  readonly buildId: string;
  /** Id of the session; undefined if the service never showed the planned session. */
  readonly sessionId: string | undefined;
  readonly startedAt: Date | undefined;
  readonly durationMs: number | undefined;
  /** Time from the start of the build to the start of the session. */
  readonly queuedMs: number | undefined;
  readonly tests: readonly TestResult[];
  /** Crash of the app or its tests that could not be assigned to a test. */
  readonly crash?: Crash | undefined;
  readonly evidence: Evidence;
  /** Path of the session's folder inside the report folder, with forward slashes. */
  readonly folder: string;
  readonly links: { readonly dashboard?: string | undefined; readonly video?: string | undefined };
  /** Downloaded files in `folder`, by kind. */
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

/** Result of judging one session. `empty`: the session ended without problems and ran no test. */
export interface SessionJudgment {
  readonly kind: 'passed' | 'failed' | 'timed-out' | 'error' | 'empty';
  /** Clause that names the session and the source of the evidence, without a period. */
  readonly reason: string;
  /** Error code; absent for `passed`. */
  readonly code?: ErrorCode;
}

/** A known test without a result. */
export interface MissingTest {
  /** Name of the test as in the suite: `class#method`. */
  readonly name: string;
  readonly devices: readonly string[];
  /** Why the shard of this missing test was not started; absent if the test had to report. */
  readonly notStarted?: UnstartedReason;
}

export interface BuildResult {
  readonly id: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** Status of the build. `documented`: the results come from a job's document, and no request was sent to the service. */
  readonly status: RunStatus | 'documented';
  readonly rawStatus: string;
  readonly dashboardUrl: string | undefined;
  readonly serviceRetries: boolean;
  /** Whether the request asked the service to stop the build after failed tests. */
  readonly abortRequested?: boolean | undefined;
}

export type VerdictKind = 'passed' | 'failed' | 'error' | 'timed-out' | 'cancelled' | 'started' | 'planned';

export interface Verdict {
  readonly kind: VerdictKind;
  /** Reason for the verdict in one sentence, with its source. Ends with the error code, if the verdict has a code. */
  readonly reason: string;
  /** Error code; absent for a verdict that is green. */
  readonly code?: ErrorCode;
  /** Next step, as a sentence. Set together with `code`. */
  readonly hint?: string;
  /** Other problems outside of sessions, one sentence each. `reason` contains only their number. */
  readonly others?: readonly string[];
}

/** Counts of (test, device) pairs. A retried test counts once. */
export interface Totals {
  readonly tests: number;
  readonly passed: number;
  /** Number of pairs in which the test failed, timed out, was in error or had an unrecognized status. */
  readonly failed: number;
  readonly skipped: number;
  /** Number of flaky tests, counted once per device. They also count in `passed`, or with `fail-on-flaky` in `failed`. */
  readonly flaky: number;
  readonly missing: number;
  /** Failures of quarantined tests. They are included in `failed` but do not affect the verdict. */
  readonly quarantined: number;
}

/** Identity of a job. It is stored in the job's document for the collector job. */
export interface JobIdentity {
  /** Hash of job, step and inputs. Differs between the jobs of a matrix, but not between run attempts. */
  readonly hash: string;
  readonly runId: string;
  readonly runAttempt: number;
  /** Name of the job in the workflow file. */
  readonly name: string;
  /** Devices that must report, or the unresolved lines of the input `devices`. Empty if the job attaches to builds. */
  readonly devices: readonly string[];
  /** Lines of the input `devices`, each with its resolved device. Undefined if every line names one exact device. */
  readonly resolvedDevices: readonly ChosenDevice[] | undefined;
  readonly shards: number | 'auto';
  /** Index of this job's only shard, from 0; undefined if the job runs all shards. */
  readonly shardIndex: number | undefined;
  /** Package or bundle id of the test suite, if known. It identifies the history of the suite. */
  readonly suiteId: string | undefined;
}
