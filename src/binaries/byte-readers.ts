import { BinaryError } from './binary-error.ts';

/** Error for bytes that a file format does not allow. For a read beyond their end, the runtime throws a `RangeError` instead. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Error for a later version of a file format. The file may be valid, but cannot be read. */
export class UnknownVersionError extends FormatError {}

export const isFormatError = (error: unknown): error is FormatError | RangeError =>
  error instanceof FormatError || error instanceof RangeError;

/** Runs a reader of bytes. Turns its errors into a `BinaryError` that names the file and the part of the file. */
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

/** Runs a reader of bytes. Returns undefined if the bytes have another format or are damaged. */
export const readIfValid = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (isFormatError(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/**
 * Remaining steps for reading a file. Without a limit, a hostile file could cause endless work because many parts may refer to
 * one part.
 */
export interface WorkBudget {
  left: number;
}

/** Spends `steps`; throws `FormatError` if the budget is exhausted. */
export const spend = (workBudget: WorkBudget, steps: number): void => {
  workBudget.left -= steps;
  if (workBudget.left < 0) throw new FormatError('parts that repeat more often than in any real build');
};

/** Minimum size of a buffer to release. A smaller buffer may share its memory with other buffers. */
const smallBytes = 1_000_000;

/** Releases the memory of a buffer, which must not be used again. The garbage collector is slow to notice large buffers. */
export const release = (bytes: Buffer): void => {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
};
