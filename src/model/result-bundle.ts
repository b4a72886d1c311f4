/** Data about tests from Apple's result bundle (`.xcresult`), whose format is described in docs/internals/result-bundles.md. */
export interface ResultBundle {
  /** Test runs in the bundle. Usually there is one run; a merged bundle has several. */
  readonly runs: readonly BundleRun[];
  /**
   * Reads the bytes of an attachment.
   *
   * @throws `BinaryError` if the bytes are missing, damaged or not of the declared size
   */
  readonly readAttachment: (attachment: BundleAttachment) => AsyncIterable<Uint8Array>;
}

/** Tests of one Xcode action on one device. */
export interface BundleRun {
  readonly device: BundleDevice;
  readonly startedAt?: Date;
  /** Xcode's counts, if there are any. They count tests, not attempts. */
  readonly announced: { readonly tests?: number; readonly failed?: number; readonly skipped?: number };
  readonly tests: readonly BundleTest[];
  /** Failures outside of tests, such as a crash between tests. If there are any, the run did not pass. */
  readonly targetFailures: readonly (BundleFailure & { readonly target: string })[];
  /** Errors of the build or the launch. If there are any, the run did not pass. */
  readonly errors: readonly string[];
}

interface BundleDevice {
  readonly name?: string;
  /** Model of the device, such as `iPhone 16`. */
  readonly model?: string;
  readonly osVersion?: string;
}

/** One test, or one case of a parameterized test, with all its attempts. */
export interface BundleTest {
  /** Name of the test bundle, such as `ShopUITests`. */
  readonly target: string;
  /** Names of the nested suites, joined by `/`; empty for a test outside of suites. */
  readonly className: string;
  /** Name of the test without a trailing `()`. */
  readonly name: string;
  /** Name of the test plan's configuration, such as `Test Scheme Action`. */
  readonly configuration: string;
  /** Arguments that distinguish the cases of one test, each as `label: value`. */
  readonly arguments: readonly string[];
  /** Attempts of the test, oldest first; at least one. The last attempt decides. */
  readonly attempts: readonly [BundleAttempt, ...BundleAttempt[]];
}

/**
 * Status of a test in the bundle. `expected-failure`: the test failed, as it declared. `unknown`: the bundle's status is
 * unrecognized, so the result is inconclusive.
 */
export type BundleTestStatus = 'passed' | 'failed' | 'skipped' | 'expected-failure' | 'unknown';

export interface BundleAttempt {
  readonly status: BundleTestStatus;
  readonly rawStatus: string;
  /** Number of Xcode's repetition of the test, from 1; absent if Xcode did not repeat it. */
  readonly iteration?: number;
  readonly durationMs?: number;
  readonly failures: readonly BundleFailure[];
  readonly expectedFailures: readonly BundleFailure[];
  readonly skipReason?: string;
  /** Steps of a failed attempt, in order. */
  readonly steps: readonly BundleStep[];
  /** Number of steps that were left out before the first step in `steps`, because there are too many. */
  readonly omittedSteps: number;
  readonly attachments: readonly BundleAttachment[];
}

export interface BundleFailure {
  readonly message: string;
  /** Type of the failure, such as `Assertion Failure`. */
  readonly type?: string;
  /** Path of the source file from the compiler, usually on the machine that built the tests. */
  readonly file?: string;
  /** Line number, from 1. */
  readonly line?: number;
  /** Calls whose source is known, innermost first. */
  readonly calls: readonly { readonly symbol: string; readonly file?: string; readonly line?: number }[];
  /** Reason why the test expected the failure. */
  readonly expectedReason?: string;
}

/** One step of a test, as logged by the test framework. Xcode calls a step an activity. */
interface BundleStep {
  readonly title: string;
  readonly depth: number;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  readonly failed: boolean;
}

export interface BundleAttachment {
  /** Id of the content. Attachments with equal bytes have equal ids. */
  readonly payloadId: string;
  /** Name that the test gave the attachment. */
  readonly name: string;
  readonly fileName?: string | undefined;
  /** Uniform type identifier, such as `public.png`. It may be wrong; see `sniffMediaType`. */
  readonly uniformType?: string;
  readonly sizeBytes: number;
  /** Index in `steps` of the step that recorded the attachment. */
  readonly step?: number;
}
