import type { CloudError } from '../cloud/errors.ts';
import type { CauseCode } from '../model/causes.ts';
import { clauseOf } from '../run/run-state.ts';

/** A call of an area failed. Its hint names the inputs of the area's action, which the client does not know. */
export class AreaError extends Error {
  readonly code: CauseCode;
  readonly hint: string;

  constructor(cause: CloudError, hint: string) {
    super(clauseOf(cause), { cause });
    this.name = 'AreaError';
    this.code = cause.code;
    this.hint = hint;
  }
}
