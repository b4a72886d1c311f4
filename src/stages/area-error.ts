import type { CloudError } from '../cloud/errors.ts';
import { describeError } from './ledger.ts';

/** A call of an area failed. Its hint names the inputs of the area's action, which the client does not know. */
export class AreaError extends Error {
  readonly code = 'area-call-failed';
  readonly hint: string;

  constructor(cause: CloudError, hint: string) {
    super(describeError(cause), { cause });
    this.name = 'AreaError';
    this.hint = hint;
  }
}
