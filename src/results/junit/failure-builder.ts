import type { EarlierTry, Failure } from '../../model/results.ts';
import type { TestStatus } from '../../model/status.ts';
import { readNumber, secondsToMs } from './numbers.ts';
import type { ReadingContext } from './reading-context.ts';
import { createTextCollector, shorten, type TextCollector } from './text-budget.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** Elements that tell how a test, or a try of it, went wrong. */
export type FailureElement = 'failure' | 'error' | 'flakyFailure' | 'flakyError' | 'rerunFailure' | 'rerunError';

const elements: Readonly<Record<FailureElement, { kind: Failure['kind']; try: 'last' | 'before-pass' | 'rerun' }>> = {
  failure: { kind: 'failure', try: 'last' },
  error: { kind: 'error', try: 'last' },
  flakyFailure: { kind: 'failure', try: 'before-pass' },
  flakyError: { kind: 'error', try: 'before-pass' },
  rerunFailure: { kind: 'failure', try: 'rerun' },
  rerunError: { kind: 'error', try: 'rerun' },
};

export const isFailureElement = (name: string): name is FailureElement => Object.hasOwn(elements, name);

export interface ReadFailure {
  readonly element: FailureElement;
  readonly failure: Failure;
  readonly durationMs?: number;
  readonly file?: string;
  readonly line?: number;
}

export interface FailureBuilder {
  readonly text: TextCollector['push'];
  readonly finish: () => ReadFailure;
}

export const createFailureBuilder = (
  element: FailureElement,
  attributes: XmlAttributes,
  { limits, budget, nameOf }: ReadingContext,
): FailureBuilder => {
  const trace = createTextCollector(limits.traceChars);
  const type = attributes.type;
  const message = attributes.message;
  const file = attributes.file;
  const seconds = readNumber(attributes.time ?? '');
  return {
    text: trace.push,
    finish: () => {
      const kept = budget.keep(trace, limits.traceChars);
      return {
        element,
        failure: {
          kind: elements[element].kind,
          ...(type ? { type: nameOf(type) } : {}),
          ...(message ? { message: shorten(message, limits.messageChars) } : {}),
          ...(kept === undefined ? {} : { trace: kept }),
        },
        ...(seconds === undefined ? {} : { durationMs: secondsToMs(seconds) }),
        ...(file ? { file: nameOf(file) } : {}),
        ...lineOf(attributes),
      };
    },
  };
};

export const lineOf = (attributes: XmlAttributes): { line?: number } => {
  const line = readNumber(attributes.line ?? attributes.lineno ?? '');
  return line !== undefined && Number.isInteger(line) && line > 0 ? { line } : {};
};

export const isLastTry = ({ element }: ReadFailure): boolean => elements[element].try === 'last';

export const isRerun = ({ element }: ReadFailure): boolean => elements[element].try === 'rerun';

export const statusOfFailure = ({ kind }: Failure): TestStatus => (kind === 'error' ? 'error' : 'failed');

export const toEarlierTry = ({ failure, durationMs }: ReadFailure): EarlierTry => ({
  status: statusOfFailure(failure),
  failures: [failure],
  ...(durationMs === undefined ? {} : { durationMs }),
});
