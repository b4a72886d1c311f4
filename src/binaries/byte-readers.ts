import { BinaryError } from './binary-error.ts';

/** Error for bytes that violate a file format. A read beyond the last byte throws `RangeError` instead. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Error for a newer version of a file format. The file may be valid, but it cannot be read. */
export class UnknownVersionError extends FormatError {}

export const isFormatError = (error: unknown): error is FormatError | RangeError =>
  error instanceof FormatError || error instanceof RangeError;

/** Runs a reader of bytes. Turns its errors into a `BinaryError` with the names of the file and its part. */
export const readingPart = <Result>(file: string, part: string, read: () => Result): Result => {
  try {
    return read();
  } catch (cause) {
    if (!isFormatError(cause)) throw cause;
    const detail = cause instanceof FormatError ? cause.message : 'a position outside of the file';
    const problem = {
      found: `${part} cannot be read: ${detail}`,
      remedy: 'Build the file again, and check that no later step (download, cache, repackaging) changed it.',
    };
    throw new BinaryError(cause instanceof UnknownVersionError ? 'unsupported' : 'damaged', file, problem, { cause });
  }
};

/** Runs a reader of bytes. Returns undefined if the bytes are damaged or have another format. */
export const readIfValid = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (isFormatError(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Remaining steps for reading a file. They are limited because a hostile file may refer to one part very often. */
export interface WorkBudget {
  left: number;
}

/** Subtracts steps from the budget. Throws `FormatError` if the budget is exhausted. */
export const spend = (workBudget: WorkBudget, steps: number): void => {
  workBudget.left -= steps;
  if (workBudget.left < 0) throw new FormatError('parts that repeat more often than in any real build');
};

/** Size above which a buffer is released. A smaller buffer may share its memory with other buffers. */
const smallBytes = 1_000_000;

/** Releases the memory of a buffer, because garbage collection may come late. The buffer must not be used again. */
export const release = (bytes: Buffer): void => {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
};
