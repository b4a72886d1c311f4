/** Tests in Apple's result bundle (`.xcresult`). docs/internals/result-bundles.md describes the format. */
export interface ResultBundle {
  /** Usually one; a merged bundle has several. */
  readonly runs: readonly BundleRun[];
  /**
   * Reads the bytes of an attachment.
   *
   * @throws `BinaryError` if the bytes are missing, damaged or not of the declared size
   */
  readonly readAttachment: (attachment: BundleAttachment) => AsyncIterable<Uint8Array>;
}

export interface BundleRun {
  readonly device: BundleDevice;
  readonly startedAt?: Date;
  /** Xcode's counts of tests, not attempts. */
  readonly announced: { readonly tests?: number; readonly failed?: number; readonly skipped?: number };
  readonly tests: readonly BundleTest[];
  /** Failures outside of tests, which make the run fail, such as a crash between tests. */
  readonly targetFailures: readonly (BundleFailure & { readonly target: string })[];
  /** Errors of the build or the launch, which make the run fail. */
  readonly errors: readonly string[];
}

interface BundleDevice {
  readonly name?: string;
  readonly model?: string;
  readonly osVersion?: string;
}

export interface BundleTest {
  readonly target: string;
  readonly className: string;
  /** Without a trailing `()`. */
  readonly name: string;
  /** Configuration of the test plan, such as `Test Scheme Action`. */
  readonly configuration: string;
  /** Each as `label: value`. */
  readonly arguments: readonly string[];
  /** Oldest first; the last attempt decides. */
  readonly attempts: readonly [BundleAttempt, ...BundleAttempt[]];
}

/** `expected-failure`: the test failed, as it declared. `unknown`: an unrecognized status, so the result is inconclusive. */
export type BundleTestStatus = 'passed' | 'failed' | 'skipped' | 'expected-failure' | 'unknown';

export interface BundleAttempt {
  readonly status: BundleTestStatus;
  readonly rawStatus: string;
  /** Number of Xcode's repetition, from 1; absent if the test was not repeated. */
  readonly iteration?: number;
  readonly durationMs?: number;
  readonly failures: readonly BundleFailure[];
  readonly expectedFailures: readonly BundleFailure[];
  readonly skipReason?: string;
  readonly steps: readonly BundleStep[];
  /** Number of steps before the first of `steps`, left out because there are too many. */
  readonly omittedSteps: number;
  readonly attachments: readonly BundleAttachment[];
}

export interface BundleFailure {
  readonly message: string;
  readonly type?: string;
  /** Usually a path on the machine that built the tests. */
  readonly file?: string;
  readonly line?: number;
  readonly calls: readonly { readonly symbol: string; readonly file?: string; readonly line?: number }[];
  readonly expectedReason?: string;
}

/** A step of a test, which Xcode calls an activity. */
interface BundleStep {
  readonly title: string;
  readonly depth: number;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  readonly failed: boolean;
}

export interface BundleAttachment {
  readonly payloadId: string;
  readonly name: string;
  readonly fileName?: string | undefined;
  /** Such as `public.png`. It may be wrong; see `sniffMediaType`. */
  readonly uniformType?: string;
  readonly sizeBytes: number;
  readonly step?: number;
}
