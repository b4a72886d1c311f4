import { codeMark, type ErrorCode } from '../../model/error-codes.ts';
import type { BinaryError, BinaryErrorCode, BinaryProblem } from '../binary-error.ts';

type FindingCode =
  | BinaryErrorCode
  | 'too-many-media'
  | 'media-type'
  | 'media-size'
  | 'swapped'
  | 'wrong-kind'
  | 'other-package'
  | 'not-debuggable'
  | 'emulator-build'
  | 'split-apk'
  | 'unsigned'
  | 'signature-refused'
  | 'no-tests'
  | 'all-ignored'
  | 'tests-unknown'
  | 'simulator-build'
  | 'no-test-bundle'
  | 'extra-folder'
  | 'several-plans'
  | 'plan-key'
  | 'very-large'
  | 'flow-broken'
  | 'flow-missing'
  | 'flow-app-id'
  | 'flow-command'
  | 'flow-names'
  | 'flow-link'
  | 'flow-launch'
  | 'unknown-device'
  | 'unknown-os-version'
  | 'wrong-os'
  | 'os-too-old'
  | 'unknown-entry'
  | 'empty-selection'
  | 'selection-refused'
  | 'selection-unchecked'
  | 'selection-inexact'
  | 'mapping-mismatch'
  | 'mapping-unreadable';

/** Problem with the inputs. With an `error`, the run cannot work. With a `warning`, it probably will not work. */
export interface Finding extends BinaryProblem {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  readonly input: 'app' | 'test-suite' | 'tests' | 'select' | 'capabilities' | 'devices' | 'media' | 'mapping';
  /** Whether the finding stops the run even with `preflight: off`, since the run would test something other than requested. */
  readonly always?: true;
}

/** Result of a check: a finding, or undefined if the check finds nothing. */
export type Found = Finding | undefined;

/** Lists the findings of several checks. */
export const findingsOf = (...checks: readonly (Found | readonly Found[])[]): Finding[] =>
  checks.flat().filter((finding) => finding !== undefined);

export const findingOfError = (error: BinaryError, input: Finding['input']): Finding => ({
  severity: 'error',
  code: error.code,
  input,
  found: `${error.file}: ${error.found}`,
  remedy: error.remedy,
});

/** Formats a finding as one line for logs and error messages. */
export const formatFinding = (finding: Finding): string => `${findingText(finding)} ${codeMark(findingCode(finding.code))}`;

/** Formats a finding without its code. */
export const findingText = ({ input, found, remedy }: Finding): string => `${input}: ${found}. ${remedy}`;

/** Returns the code as it appears in messages and in the documentation. */
export const findingCode = (code: FindingCode): ErrorCode => `preflight-${code}`;
