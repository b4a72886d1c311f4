import type { CloudError } from '../cloud/errors.ts';
import { CodedError, clauseOf } from '../model/run-problem.ts';
/**
 * Adds a hint to an error of a client.
 *
 * @param hint hint that calls the input with the address `base-url`
 * @param address name of that input in this area, such as `alerts-url`
 */
export const areaError = (cause: CloudError, hint: string, address: string): CodedError =>
  new CodedError(cause.code, clauseOf(cause), { cause, hint: hint.replaceAll('`base-url`', `\`${address}\``) });
