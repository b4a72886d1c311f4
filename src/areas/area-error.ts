import type { CloudError } from '../cloud/errors.ts';
import { CodedError, clauseOf } from '../model/run-problem.ts';
/**
 * Error of an area's client, with a hint of that area.
 *
 * @param address input with the address, which general hints call `base-url`
 */
export const areaError = (cause: CloudError, hint: string, address: string): CodedError =>
  new CodedError(cause.code, clauseOf(cause), { cause, hint: hint.replaceAll('`base-url`', `\`${address}\``) });
