import { present } from '../../lib/present.ts';
import type { Failure, TestAttempt } from '../../model/results.ts';
import type { TestStatus } from '../../model/status.ts';
import { readLine, readSeconds } from './numbers.ts';
import type { ReadingContext } from './reading-context.ts';
import { shorten } from './text-budget.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** Elements that tell how a test, or an attempt of it, went wrong. */
export type FailureElement = 'failure' | 'error' | 'flakyFailure' | 'flakyError' | 'rerunFailure' | 'rerunError';

const elements: Readonly<Record<FailureElement, { kind: Failure['kind']; attempt: 'last' | 'before-pass' | 'rerun' }>> = {
  failure: { kind: 'failure', attempt: 'last' },
  error: { kind: 'error', attempt: 'last' },
  flakyFailure: { kind: 'failure', attempt: 'before-pass' },
  flakyError: { kind: 'error', attempt: 'before-pass' },
  rerunFailure: { kind: 'failure', attempt: 'rerun' },
  rerunError: { kind: 'error', attempt: 'rerun' },
};

export const isFailureElement = (name: string): name is FailureElement => Object.hasOwn(elements, name);

export interface ReadFailure {
  readonly element: FailureElement;
  readonly failure: Failure;
  readonly durationMs?: number;
  readonly file?: string;
  readonly line?: number;
}

/** @param trace the text inside the element */
export const readFailure = (
  element: FailureElement,
  { type, message, time, file, line, lineno }: XmlAttributes,
  trace: string | undefined,
  { limits, nameOf }: ReadingContext,
): ReadFailure => ({
  element,
  failure: {
    kind: elements[element].kind,
    ...present({
      type: type ? nameOf(type) : undefined,
      message: message ? shorten(message, limits.messageChars) : undefined,
      trace,
    }),
  },
  ...present({ durationMs: readSeconds(time), file: file ? nameOf(file) : undefined, line: readLine(line ?? lineno) }),
});

export const isLastAttempt = ({ element }: ReadFailure): boolean => elements[element].attempt === 'last';

export const isRerun = ({ element }: ReadFailure): boolean => elements[element].attempt === 'rerun';

export const statusOfFailure = ({ kind }: Failure): TestStatus => (kind === 'error' ? 'error' : 'failed');

export const toTestAttempt = ({ failure, durationMs }: ReadFailure): TestAttempt => ({
  status: statusOfFailure(failure),
  failures: [failure],
  ...present({ durationMs }),
});
