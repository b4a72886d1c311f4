/** Content of a result bundle. Times are milliseconds since the epoch. */
export interface BundleSpec {
  readonly device: { readonly name: string; readonly osVersion: string };
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  readonly targets: readonly TargetSpec[];
}

export interface TargetSpec {
  readonly name: string;
  /** Tests in the order of the run. Each repetition of a test has its own row. */
  readonly rows: readonly TestRowSpec[];
  readonly failures?: readonly FailureSpec[];
}

export interface TestRowSpec {
  /** Class name; empty if the test belongs to no class. */
  readonly className: string;
  readonly name: string;
  /** Status as Xcode writes it, such as `Success`, `Failure`, `Skipped` or `Expected Failure`. */
  readonly status: string;
  readonly durationMs: number;
  /** Number of the repetition, from 1; absent if the test runs only once. */
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
  readonly symbol?: string;
}

export interface StepSpec {
  readonly title: string;
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  readonly failed?: boolean;
  readonly steps?: readonly StepSpec[];
  readonly attachments?: readonly AttachmentSpec[];
}

export interface AttachmentSpec {
  readonly name: string;
  readonly fileName: string;
  /** Uniform type identifier, such as `public.png`. */
  readonly uniformType: string;
  readonly bytes: Buffer;
  readonly atMs: number;
}
