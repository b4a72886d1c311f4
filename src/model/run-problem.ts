import { codeMark, type ErrorCode, isErrorCode, nextStepFor, problem, type RunProblem } from './error-codes.ts';

/** An error that a user can meet: which one, and what to do. Those of the client and of inputs have classes of their own. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  /** What to do next, a sentence. */
  readonly hint: string;

  /** @param message a clause */
  constructor(code: ErrorCode, message: string, { cause, hint }: { readonly cause?: unknown; readonly hint?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint ?? nextStepFor(code);
  }
}

export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): error is CodedError =>
  error instanceof CodedError && codes.includes(error.code);

/**
 * An error as a problem of the run.
 *
 * @param what comes before the error's own words, for instance what could not be done
 */
export const problemOf = (error: unknown, what = ''): RunProblem => {
  const code = codeOf(error) ?? (isSystemError(error) ? 'runner-file' : 'unexpected');
  const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : nextStepFor(code);
  return problem(code, `${what}${clauseOf(error)}`, hint);
};

/** For messages: its clause, and its code where it has one. */
export const describeError = (error: unknown): string => {
  const code = codeOf(error);
  return code === undefined ? clauseOf(error) : `${clauseOf(error)} ${codeMark(code)}`;
};

/** What the system calls so, in the words of people. */
const diskIsFull = "the runner's disk is full";

/** The first line, without the route of a request, which the debug log has. */
export const clauseOf = (error: unknown): string => {
  if (isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return diskIsFull;
  const message = error instanceof Error ? error.message : String(error);
  const route = error instanceof Error && 'route' in error && typeof error.route === 'string' ? `${error.route}: ` : '';
  const [line = ''] = message.split('\n');
  return (route !== '' && line.startsWith(route) ? line.slice(route.length) : line).replace(/\.$/, '');
};

/** Readers of binaries have codes of their own, which the code of the problem extends. */
const codeOf = (error: unknown): ErrorCode | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (isErrorCode(error.code)) return error.code;
  const ofPreflight = `preflight-${String(error.code)}`;
  return error.name === 'BinaryError' && isErrorCode(ofPreflight) ? ofPreflight : undefined;
};

/** Of the file system, for instance. */
export const isSystemError = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'syscall' in error;
