/** The parts of Apple's result bundle (`.xcresult`) about tests: docs/internals/result-bundles.md. */
export interface ResultBundle {
  /** Usually one; merged bundles have several. */
  readonly runs: readonly BundleRun[];
  /** Bytes of an attachment. Throws `BinaryError` if they are missing, damaged or not of the declared size. */
  readonly readAttachment: (attachment: BundleAttachment) => AsyncIterable<Uint8Array>;
}

/** One action of Xcode: tests on one device. */
export interface BundleRun {
  readonly device: BundleDevice;
  readonly startedAt?: Date;
  /** Xcode's counts, if there are any. They count tests, not attempts. */
  readonly announced: { readonly tests?: number; readonly failed?: number; readonly skipped?: number };
  readonly tests: readonly BundleTest[];
  /** Failures outside of tests, such as a crash between tests. The run did not pass. */
  readonly targetFailures: readonly (BundleFailure & { readonly target: string })[];
  /** Errors of the build or the launch. The run did not pass. */
  readonly errors: readonly string[];
}

interface BundleDevice {
  readonly name?: string;
  /** Model such as `iPhone 16`. */
  readonly model?: string;
  readonly osVersion?: string;
}

/** One test, or one case of a parameterized test, with all its attempts. */
export interface BundleTest {
  /** Test bundle such as `ShopUITests`. */
  readonly target: string;
  /** Nested suites joined by `/`; empty for a test outside of suites. */
  readonly className: string;
  /** Name without a trailing `()`. */
  readonly name: string;
  /** Configuration of the test plan, such as `Test Scheme Action`. */
  readonly configuration: string;
  /** Arguments that distinguish the cases of one test, each as `label: value`. */
  readonly arguments: readonly string[];
  /** At least one attempt, oldest first. The last one decides. */
  readonly attempts: readonly [BundleAttempt, ...BundleAttempt[]];
}

/** `expected-failure`: the test failed as it declared. `unknown`: an unrecognized status, which is inconclusive. */
export type BundleTestStatus = 'passed' | 'failed' | 'skipped' | 'expected-failure' | 'unknown';

export interface BundleAttempt {
  readonly status: BundleTestStatus;
  /** Xcode's raw status. */
  readonly rawStatus: string;
  /** Number of the repetition, from 1, if Xcode repeated the test. */
  readonly iteration?: number;
  readonly durationMs?: number;
  readonly failures: readonly BundleFailure[];
  readonly expectedFailures: readonly BundleFailure[];
  readonly skipReason?: string;
  /** Steps of a failed attempt, in order. */
  readonly steps: readonly BundleStep[];
  /** Number of steps left out before `steps`, because there are too many. */
  readonly omittedSteps: number;
  /** Attachments of a failed attempt. */
  readonly attachments: readonly BundleAttachment[];
}

export interface BundleFailure {
  readonly message: string;
  /** Type such as `Assertion Failure`. */
  readonly type?: string;
  /** Path given by the compiler, usually on the machine that built the tests. */
  readonly file?: string;
  /** Line number, from 1. */
  readonly line?: number;
  /** Calls with known source, innermost first. */
  readonly calls: readonly { readonly symbol: string; readonly file?: string; readonly line?: number }[];
  /** Reason why the test expected the failure. */
  readonly expectedReason?: string;
}

/** An activity: one step of a test, as logged by the framework. */
interface BundleStep {
  readonly title: string;
  /** Nesting depth of the step. */
  readonly depth: number;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  /** Whether a failure was recorded in the step. */
  readonly failed: boolean;
}

export interface BundleAttachment {
  /** Equal for equal bytes. */
  readonly payloadId: string;
  /** Name given by the test. */
  readonly name: string;
  readonly fileName?: string | undefined;
  /** Uniform type identifier such as `public.png`. It may be wrong; see `sniffMediaType`. */
  readonly uniformType?: string;
  readonly sizeBytes: number;
  /** Index into `steps` of the step that recorded the attachment. */
  readonly step?: number;
}
