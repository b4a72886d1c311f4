import type { CloudError } from '../cloud/errors.ts';
import type { ErrorCode } from '../model/error-codes.ts';
import { clauseOf } from '../model/run-problem.ts';

/** A call of an area failed. Its hint names the inputs of the area's action, which the client does not know. */
export class AreaError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;

  /** @param address the input with the address, which general hints call `base-url` */
  constructor(cause: CloudError, hint: string, address: string) {
    super(clauseOf(cause), { cause });
    this.name = 'AreaError';
    this.code = cause.code;
    this.hint = hint.replaceAll('`base-url`', `\`${address}\``);
  }
}
