import type { Outcome } from '../../model/outcome.ts';
import type { Failure, TestResult } from '../../model/results.ts';
import { sourceHints } from './source-hints.ts';

const maxHeadline = 300;
const maxTraces = 1_000;

/** What explains an outcome: the failures of the test or, where it is flaky, of its last attempt that failed. */
export const failuresBehind = (test: TestResult, outcome: Outcome): readonly Failure[] =>
  outcome === 'flaky' ? (test.earlierTries.findLast(({ failures }) => failures.length > 0)?.failures ?? []) : test.failures;

/** The first line that says what went wrong: `java.lang.AssertionError: expected:<3> but was:<4>`. Empty where there is no text. */
export const failureHeadline = (failure: Failure | undefined): string => {
  if (failure === undefined) return '';
  const message = firstLine(failure.message);
  const text = message === '' ? firstLine(failure.trace) : message;
  const type = failure.type?.trim() ?? '';
  return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};

/**
 * Equal for results that went wrong in the same way, but for what changes from device to device: numbers, addresses, view ids.
 *
 * @returns a function with a memory, since thousands of devices and tests often fail with one trace
 */
export const createSignatures = (): ((test: TestResult, outcome: Outcome) => string) => {
  const placesByTrace = new Map<string, string>();
  const placeIn = (trace: string): string => {
    const before = placesByTrace.get(trace);
    if (before !== undefined) return before;
    const place = firstPlace({ kind: 'failure', trace });
    if (placesByTrace.size < maxTraces) placesByTrace.set(trace, place);
    return place;
  };
  return (test, outcome) => {
    const prefix = outcome === 'flaky' ? 'flaky ' : '';
    const [failure] = failuresBehind(test, outcome);
    if (failure === undefined) return `${prefix}${test.status}`;
    const { trace, ...withoutTrace } = failure;
    const place = firstPlace(withoutTrace) || (trace === undefined ? '' : placeIn(trace));
    return `${prefix}${withoutNumbers(failureHeadline(failure))} at ${place}`;
  };
};

const firstPlace = (failure: Failure): string => {
  const [hint] = sourceHints({}, failure);
  return hint === undefined ? '' : `${hint.file}:${hint.line}`;
};

const firstLine = (text: string | undefined): string => {
  const line = (text ?? '').slice(0, 4 * maxHeadline).trimStart();
  const end = line.search(/[\r\n]/);
  return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxHeadline);
};

const withoutNumbers = (text: string): string => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, '#').replace(/\s+/g, ' ');
