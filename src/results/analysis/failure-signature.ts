import type { Outcome } from '../../model/outcome.ts';
import type { Failure, TestResult } from '../../model/results.ts';
import { deepestCause, failureHeadline } from './root-cause.ts';
import { sourceHints } from './source-hints.ts';

const maxTraces = 1_000;

/** What explains an outcome: the failures of the test or, where it is flaky, of its last attempt that failed. */
export const failuresBehind = (test: TestResult, outcome: Outcome): readonly Failure[] =>
  outcome === 'flaky' ? (test.earlierAttempts.findLast(({ failures }) => failures.length > 0)?.failures ?? []) : test.failures;

/** What a trace tells of its failure. */
interface TraceFacts {
  readonly cause: string;
  readonly place: string;
}

/**
 * Equal for results that went wrong in the same way: the same failure by the same deepest cause at the same place, but for what changes
 * from device to device (numbers, addresses, view ids).
 *
 * @returns a function with a memory, since thousands of devices and tests often fail with one trace
 */
export const createSignatures = (): ((test: TestResult, outcome: Outcome) => string) => {
  const factsByTrace = new Map<string, TraceFacts>();
  const factsOf = (trace = ''): TraceFacts => {
    const before = factsByTrace.get(trace);
    if (before !== undefined) return before;
    const facts = { cause: deepestCause(trace), place: firstPlace({ kind: 'failure', trace }) };
    if (factsByTrace.size < maxTraces) factsByTrace.set(trace, facts);
    return facts;
  };
  return (test, outcome) => {
    const prefix = outcome === 'flaky' ? 'flaky ' : '';
    const [failure] = failuresBehind(test, outcome);
    if (failure === undefined) return `${prefix}${test.status}`;
    const { trace, ...withoutTrace } = failure;
    const { cause, place } = factsOf(trace);
    return `${prefix}${withoutNumbers(`${failureHeadline(failure)} by ${cause}`)} at ${firstPlace(withoutTrace) || place}`;
  };
};

const firstPlace = (failure: Failure): string => {
  const [hint] = sourceHints({}, failure);
  return hint === undefined ? '' : `${hint.file}:${hint.line}`;
};

const withoutNumbers = (text: string): string => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, '#').replace(/\s+/g, ' ');
