export type BinaryErrorCode =
  | 'unreadable'
  | 'empty'
  | 'not-an-archive'
  | 'cut-short'
  | 'damaged'
  | 'unsafe-name'
  | 'too-large'
  | 'unsupported'
  | 'cannot-pack';

/** What is wrong with a file, and what to do about it. Every message has these two parts. */
export interface BinaryProblem {
  /** What is wrong: a clause without a period. */
  readonly found: string;
  /** What to do about it: a sentence. */
  readonly remedy: string;
}

/** Error for an app or a test suite that cannot be used: missing, truncated, damaged, hostile, or impossible to pack. */
export class BinaryError extends Error {
  readonly code: BinaryErrorCode;
  readonly file: string;
  readonly found: string;
  readonly remedy: string;

  constructor(code: BinaryErrorCode, file: string, problem: BinaryProblem, options?: ErrorOptions) {
    super(`${file}: ${problem.found}. ${problem.remedy}`, options);
    this.name = 'BinaryError';
    this.code = code;
    this.file = file;
    this.found = problem.found;
    this.remedy = problem.remedy;
  }
}

/**
 * Error for bytes that the file format does not allow. It has no file name, since the readers of bytes know none. For a read
 * beyond the end of the bytes, the readers throw the runtime's `RangeError` instead.
 */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  /** Whether the file uses a later version of the format: it may be valid, but cannot be read. */
  readonly isUnknownVersion: boolean;

  constructor(
    message: string,
    { isUnknownVersion = false, cause }: { readonly isUnknownVersion?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isUnknownVersion = isUnknownVersion;
  }
}

/** Runs a reader of bytes. Turns its errors into a `BinaryError` that names the file and the part of the file. */
export const readingPart = <Result>(file: string, part: string, read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FormatError) && !(error instanceof RangeError)) throw error;
    const detail = error instanceof FormatError ? error.message : 'a position outside of the file';
    throw new BinaryError(
      error instanceof FormatError && error.isUnknownVersion ? 'unsupported' : 'damaged',
      file,
      {
        found: `${part} cannot be read: ${detail}`,
        remedy: 'Build the file again, and check that no later step (download, cache, repackaging) changed it.',
      },
      { cause: error },
    );
  }
};
