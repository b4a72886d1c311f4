import { codeMark, type ErrorCode, isErrorCode, nextStepFor, problem, type RunProblem } from './error-codes.ts';

/** An error with its code and next step, to be shown to the user. Errors of the client and of inputs have separate classes. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  /** Next step, as a sentence. */
  readonly hint: string;

  /** @param message clause that says what happened */
  constructor(code: ErrorCode, message: string, { cause, hint }: { readonly cause?: unknown; readonly hint?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint ?? nextStepFor(code);
  }
}

export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): error is CodedError =>
  error instanceof CodedError && codes.includes(error.code);

/**
 * Converts an error to a problem of the run.
 *
 * @param what text before the error's message, for instance the action that failed. Default: the request that failed
 */
export const problemOf = (error: unknown, what?: string): RunProblem => {
  const code = codeOf(error) ?? (isSystemError(error) ? 'runner-file' : 'unexpected');
  const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : nextStepFor(code);
  return problem(code, `${what ?? failedRequest(error)}${clauseOf(error)}`, hint);
};

/** Describes an error as a clause, with its code if it has one. */
export const describeError = (error: unknown): string => {
  const code = codeOf(error);
  return code === undefined ? clauseOf(error) : `${clauseOf(error)} ${codeMark(code)}`;
};

/** Message for ENOSPC and EDQUOT, the error codes of the operating system for a full disk. */
const diskIsFull = "the runner's disk is full";

/** First line of an error's message. Leaves out the method and path of a failed request, which the debug log contains. */
export const clauseOf = (error: unknown): string => {
  if (isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return diskIsFull;
  const message = error instanceof Error ? error.message : String(error);
  const route = `${routeOf(error)}: `;
  const [line = ''] = message.split('\n');
  return (line.startsWith(route) ? line.slice(route.length) : line).replace(/\.$/, '');
};

const failedRequest = (error: unknown): string => {
  const route = routeOf(error);
  return route === undefined ? '' : `the request ${route} failed: `;
};

/** Method and path of the request that failed; undefined for other errors. */
const routeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'route' in error && typeof error.route === 'string' ? error.route : undefined;

/** Code of an error. Errors of the readers of binaries have short codes, to which a prefix is added. */
const codeOf = (error: unknown): ErrorCode | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (isErrorCode(error.code)) return error.code;
  const ofPreflight = `preflight-${String(error.code)}`;
  return error.name === 'BinaryError' && isErrorCode(ofPreflight) ? ofPreflight : undefined;
};

/** Whether the error comes from the operating system, for instance from the file system. */
export const isSystemError = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'syscall' in error;
