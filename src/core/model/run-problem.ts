import { codeMark, type ErrorCode, isErrorCode, nextStepFor, problem, type RunProblem } from './error-codes.ts';

/** Error with an error code and a hint about the next step. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  readonly hint: string;
  /** Problems that were found together with this one, which is the most specific. */
  readonly others: readonly RunProblem[];

  constructor(
    code: ErrorCode,
    message: string,
    {
      cause,
      hint,
      others = [],
    }: { readonly cause?: unknown; readonly hint?: string; readonly others?: readonly RunProblem[] } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint ?? nextStepFor(code);
    this.others = others;
  }
}

export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): error is CodedError =>
  error instanceof CodedError && codes.includes(error.code);

/**
 * Converts an error to a problem.
 *
 * @param what text before the message; by default, the request that failed
 */
export const problemOf = (error: unknown, what?: string): RunProblem => {
  const code = codeOf(error) ?? (isSystemError(error) ? 'runner-file' : 'unexpected');
  const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : nextStepFor(code);
  const serviceCode = error instanceof Error && 'serviceCode' in error ? error.serviceCode : undefined;
  const known = problem(code, `${what ?? failedRequest(error)}${clauseOf(error)}`, hint);
  return typeof serviceCode === 'string' ? { ...known, serviceCode } : known;
};

/** Lists the problems behind an error, the most specific first. */
export const problemsOf = (error: unknown): readonly [RunProblem, ...RunProblem[]] => [
  problemOf(error),
  ...(error instanceof CodedError ? error.others : []),
];

/** Describes an error as a clause, followed by the error code if there is one. */
export const describeError = (error: unknown): string => {
  const code = codeOf(error);
  return code === undefined ? clauseOf(error) : `${clauseOf(error)} ${codeMark(code)}`;
};

/** First line of an error's message, without the method and path of a request. */
export const clauseOf = (error: unknown): string => {
  if (isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return "the runner's disk is full";
  const message = error instanceof Error ? error.message : String(error);
  const route = `${routeOf(error)}: `;
  const [line = ''] = message.split('\n');
  return (line.startsWith(route) ? line.slice(route.length) : line).replace(/\.$/, '');
};

const failedRequest = (error: unknown): string => {
  const route = routeOf(error);
  return route === undefined ? '' : `the request ${route} failed: `;
};

const routeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'route' in error && typeof error.route === 'string' ? error.route : undefined;

/** Error code of an error. The code of a `BinaryError` lacks the prefix `preflight-`. */
const codeOf = (error: unknown): ErrorCode | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (isErrorCode(error.code)) return error.code;
  const ofPreflight = `preflight-${String(error.code)}`;
  return error.name === 'BinaryError' && isErrorCode(ofPreflight) ? ofPreflight : undefined;
};

export const isSystemError = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'syscall' in error;
