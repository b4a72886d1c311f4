/** Apple's result bundle (`.xcresult`), as far as it says something about tests: docs/internals/result-bundles.md. */
export interface ResultBundle {
  /** Usually one; merged bundles have several. */
  readonly runs: readonly BundleRun[];
  /** The bytes of an attachment. Throws `BinaryError` where they are missing, damaged or not of the announced size. */
  readonly readAttachment: (attachment: BundleAttachment) => AsyncIterable<Uint8Array>;
}

/** One action of Xcode: tests on one device. */
export interface BundleRun {
  readonly device: BundleDevice;
  readonly startedAt?: Date;
  /** What Xcode counted, where it did: tests, not their attempts. */
  readonly announced: { readonly tests?: number; readonly failed?: number; readonly skipped?: number };
  readonly tests: readonly BundleTest[];
  /** Failures outside of any test, such as a crash between tests: the run did not pass. */
  readonly targetFailures: readonly (BundleFailure & { readonly target: string })[];
  /** Errors of the build or of the launch: the run did not pass. */
  readonly errors: readonly string[];
}

interface BundleDevice {
  readonly name?: string;
  /** For instance `iPhone 16`. */
  readonly model?: string;
  readonly osVersion?: string;
}

/** One test, or one case of a parametrized test, with all its attempts. */
export interface BundleTest {
  /** The test bundle, for instance `ShopUITests`. */
  readonly target: string;
  /** Nested suites are joined by `/`; empty for a test outside of any suite. */
  readonly className: string;
  /** Without a trailing `()`. */
  readonly name: string;
  /** Of the test plan, for instance `Test Scheme Action`. */
  readonly configuration: string;
  /** What tells cases of one test apart, each as `label: value`. */
  readonly arguments: readonly string[];
  /** Oldest first, at least one: the last one decides. */
  readonly attempts: readonly [BundleAttempt, ...BundleAttempt[]];
}

/** `expected-failure`: it failed as the test said it would. `unknown`: an unrecognized word, evidence of nothing. */
export type BundleTestStatus = 'passed' | 'failed' | 'skipped' | 'expected-failure' | 'unknown';

export interface BundleAttempt {
  readonly status: BundleTestStatus;
  /** Xcode's word for `status`. */
  readonly rawStatus: string;
  /** From 1, where Xcode repeated the test. */
  readonly iteration?: number;
  readonly durationMs?: number;
  readonly failures: readonly BundleFailure[];
  readonly expectedFailures: readonly BundleFailure[];
  readonly skipReason?: string;
  /** Of a failed attempt, in their order. */
  readonly steps: readonly BundleStep[];
  /** Steps before `steps` that are left out, since there are too many. */
  readonly omittedSteps: number;
  /** Of a failed attempt. */
  readonly attachments: readonly BundleAttachment[];
}

export interface BundleFailure {
  readonly message: string;
  /** For instance `Assertion Failure`. */
  readonly type?: string;
  /** As the compiler knew it, usually a path on the machine that built the tests. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** Calls with known source, innermost first. */
  readonly calls: readonly { readonly symbol: string; readonly file?: string; readonly line?: number }[];
  /** Why an expected failure was expected. */
  readonly expectedReason?: string;
}

/** An activity: what the test did, as the framework logged it. */
interface BundleStep {
  readonly title: string;
  /** Steps within a step are deeper by one. */
  readonly depth: number;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  /** A failure was recorded in it. */
  readonly failed: boolean;
}

export interface BundleAttachment {
  /** Equal for equal bytes. */
  readonly payloadId: string;
  /** As the test named it. */
  readonly name: string;
  readonly fileName?: string | undefined;
  /** Uniform type identifier, for instance `public.png`; may be wrong, see `sniffMediaType`. */
  readonly uniformType?: string;
  readonly sizeBytes: number;
  /** Index into `steps` of the step that recorded it. */
  readonly step?: number;
}
