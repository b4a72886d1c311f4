/** A result bundle to write; times are milliseconds since the epoch. */
export interface BundleSpec {
  readonly device: { readonly name: string; readonly osVersion: string };
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  readonly targets: readonly TargetSpec[];
}

export interface TargetSpec {
  readonly name: string;
  /** In the order in which they ran; repetitions of one test are rows of their own. */
  readonly rows: readonly TestRowSpec[];
  /** Failures outside of any test. */
  readonly failures?: readonly FailureSpec[];
}

export interface TestRowSpec {
  /** Empty: a test outside of any suite. */
  readonly className: string;
  readonly name: string;
  /** `Success`, `Failure`, `Skipped`, `Expected Failure`, or a word of a version to come. */
  readonly status: string;
  readonly durationMs: number;
  /** From 1, where the test was repeated. */
  readonly iteration?: number;
  readonly arguments?: readonly { readonly label: string; readonly value: string }[];
  readonly failures?: readonly FailureSpec[];
  readonly expectedFailures?: readonly (FailureSpec & { readonly reason: string })[];
  readonly skipReason?: string;
  readonly steps?: readonly StepSpec[];
}

export interface FailureSpec {
  readonly message: string;
  readonly type: string;
  readonly file?: string;
  readonly line?: number;
  readonly atMs: number;
  /** Of the function that failed. */
  readonly symbol?: string;
}

export interface StepSpec {
  readonly title: string;
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  /** A failure was recorded in it. */
  readonly failed?: boolean;
  readonly steps?: readonly StepSpec[];
  readonly attachments?: readonly AttachmentSpec[];
}

export interface AttachmentSpec {
  readonly name: string;
  readonly fileName: string;
  /** For instance `public.png`. */
  readonly uniformType: string;
  readonly bytes: Buffer;
  readonly atMs: number;
}
