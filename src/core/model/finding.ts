import { codeMark, type ErrorCode } from './error-codes.ts';

type WithoutPrefix<Code> = Code extends `preflight-${infer Short}` ? Short : never;
type FindingCode = WithoutPrefix<ErrorCode>;
type FindingInput = 'app' | 'test-suite' | 'tests' | 'select' | 'capabilities' | 'devices' | 'media' | 'mapping';

/** Problem with a file. Every message says what is wrong and what to do about it. */
export interface BinaryProblem {
  /** What is wrong: a clause without a period. */
  readonly found: string;
  /** What to do about it: a sentence. */
  readonly remedy: string;
}

/** Problem that a check found before the upload. */
export interface Finding extends BinaryProblem {
  /** With an `error`, the run cannot work. With a `warning`, it probably will not work. */
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  readonly input: FindingInput;
  /** Set if the run would test something other than requested. The finding then stops the run even with `preflight: off`. */
  readonly always?: true;
}

/** Result of a check: a finding, or another value if the check finds nothing. */
export type Found = Finding | undefined | false;

/** Lists the findings of several checks, without the checks that found nothing. */
export const findingsOf = (...checks: readonly (Found | readonly Found[])[]): Finding[] =>
  checks.flat().filter((finding) => finding !== undefined && finding !== false);

export const errorFinding = (code: FindingCode, input: FindingInput, { found, remedy }: BinaryProblem): Finding => ({
  severity: 'error',
  code,
  input,
  found,
  remedy,
});

export const warningFinding = (code: FindingCode, input: FindingInput, problem: BinaryProblem): Finding => ({
  ...errorFinding(code, input, problem),
  severity: 'warning',
});

/** Formats a finding as one line for logs and error messages. */
export const formatFinding = (finding: Finding): string => `${findingText(finding)} ${codeMark(findingCode(finding.code))}`;

/** Formats a finding without its code. */
export const findingText = ({ input, found, remedy }: Finding): string => `${input}: ${found}. ${remedy}`;

/** Returns the code as it appears in messages and in the documentation. */
export const findingCode = (code: FindingCode): ErrorCode => `preflight-${code}`;
