import type { CloudError } from '../cloud/errors.ts';
import { CodedError, clauseOf } from '../model/run-problem.ts';
/**
 * Adds a hint to an error of a client.
 *
 * @param hint text in which `base-url` is replaced by the name of the input
 * @param address name of the input with the address of this area, such as `alerts-url`
 */
export const areaError = (cause: CloudError, hint: string, address: string): CodedError =>
  new CodedError(cause.code, clauseOf(cause), { cause, hint: hint.replaceAll('`base-url`', `\`${address}\``) });
