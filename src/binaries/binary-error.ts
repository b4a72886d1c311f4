import type { BinaryProblem } from '../core/model/finding.ts';

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

/** Error for an app or a test suite that cannot be read, inspected or packed. */
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
