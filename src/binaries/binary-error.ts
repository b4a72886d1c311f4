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

/** What is wrong with a file, in the three parts that every message has: found, expected, what to do. */
export interface BinaryProblem {
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
}

/** A file that cannot be used as an app or a test suite: missing, cut short, damaged, hostile, or not to be packed. */
export class BinaryError extends Error {
  readonly code: BinaryErrorCode;
  /** The path as it was given. */
  readonly file: string;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;

  constructor(code: BinaryErrorCode, file: string, problem: BinaryProblem, options?: ErrorOptions) {
    super(`${file}: found ${problem.found}, expected ${problem.expected}. ${problem.remedy}`, options);
    this.name = 'BinaryError';
    this.code = code;
    this.file = file;
    this.found = problem.found;
    this.expected = problem.expected;
    this.remedy = problem.remedy;
  }
}

/**
 * Raised by the readers of bytes, which know no file name, where a value cannot be what the format says.
 *
 * They raise a `RangeError` (the runtime's own) where a read would leave the bytes.
 */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  /** Whether it is a later version of the format: the file may be valid, but cannot be read. */
  readonly isUnknownVersion: boolean;

  constructor(
    message: string,
    { isUnknownVersion = false, cause }: { readonly isUnknownVersion?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isUnknownVersion = isUnknownVersion;
  }
}

/** Runs a reader of bytes; what it finds wrong becomes a `BinaryError` that names the file and the part of it. */
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
        found: `${detail} in ${part}`,
        expected: 'a file as the build tools write it',
        remedy: 'Build it again, and check that no later step (download, cache, repackaging) changed it.',
      },
      { cause: error },
    );
  }
};
