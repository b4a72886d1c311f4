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

/** Something about the inputs that cannot work (`error`) or probably will not (`warning`). */
export interface Finding extends BinaryProblem {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  readonly input: 'app' | 'test-suite' | 'tests' | 'select' | 'capabilities' | 'devices' | 'media' | 'mapping';
  /** Said whatever `preflight` says, and stops the run if it is an error: what would run is something else than was asked for. */
  readonly always?: true;
}

export const findingOfError = (error: BinaryError, input: Finding['input']): Finding => ({
  severity: 'error',
  code: error.code,
  input,
  found: `${error.file}: ${error.found}`,
  remedy: error.remedy,
});

/** One line for logs and error messages. */
export const formatFinding = (finding: Finding): string => `${findingText(finding)} ${codeMark(findingCode(finding.code))}`;

/** The same without its code. */
export const findingText = ({ input, found, remedy }: Finding): string => `${input}: ${found}. ${remedy}`;

/** As messages and the documentation name it. */
export const findingCode = (code: FindingCode): ErrorCode => `preflight-${code}`;
