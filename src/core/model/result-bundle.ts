/** Tests in Apple's result bundle (`.xcresult`). docs/internals/result-bundles.md describes the format. */
export interface ResultBundle {
  /** Test runs in the bundle. Only a merged bundle has more than one run. */
  readonly runs: readonly BundleRun[];
  /**
   * Reads the bytes of an attachment.
   *
   * @throws `BinaryError` if the bytes are missing or damaged, or if their number is wrong
   */
  readonly readAttachment: (attachment: BundleAttachment) => AsyncIterable<Uint8Array>;
}

export interface BundleRun {
  readonly device: BundleDevice;
  readonly startedAt?: Date;
  /** Numbers of tests that Xcode counted. A test with several attempts counts once. */
  readonly announced: { readonly tests?: number; readonly failed?: number; readonly skipped?: number };
  readonly tests: readonly BundleTest[];
  /** Failures outside of tests, such as a crash between tests. They make the run fail. */
  readonly targetFailures: readonly (BundleFailure & { readonly target: string })[];
  /** Errors of the build or the launch. They make the run fail. */
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
  /** Name of the test method, without a trailing `()`. */
  readonly name: string;
  /** Name of the test plan's configuration, such as `Test Scheme Action`. */
  readonly configuration: string;
  /** Arguments of the test, each as `label: value`. */
  readonly arguments: readonly string[];
  /** Attempts, oldest first. The last attempt decides the result. */
  readonly attempts: readonly [BundleAttempt, ...BundleAttempt[]];
}

export type BundleTestStatus =
  | 'passed'
  | 'failed'
  | 'skipped'
  /** The test failed as expected. */
  | 'expected-failure'
  /** The status is not recognized. */
  | 'unknown';

export interface BundleAttempt {
  readonly status: BundleTestStatus;
  readonly rawStatus: string;
  /** Number of the repetition by Xcode, from 1. Absent if Xcode did not repeat the test. */
  readonly iteration?: number;
  readonly durationMs?: number;
  readonly failures: readonly BundleFailure[];
  readonly expectedFailures: readonly BundleFailure[];
  readonly skipReason?: string;
  readonly steps: readonly BundleStep[];
  /** Number of early steps that `steps` leaves out, because there are too many. */
  readonly omittedSteps: number;
  readonly attachments: readonly BundleAttachment[];
}

export interface BundleFailure {
  readonly message: string;
  readonly type?: string;
  /** Source file, usually as a path on the machine that built the tests. */
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
  readonly fileName?: string;
  /** Declared type, such as `public.png`. It can be wrong, so `sniffMediaType` checks the bytes. */
  readonly uniformType?: string;
  readonly sizeBytes: number;
  readonly step?: number;
}
