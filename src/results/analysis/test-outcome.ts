import type { Outcome } from '../../model/outcome.ts';
import type { Failure, TestResult } from '../../model/results.ts';
import { isFlaky } from '../attempts.ts';

export const outcomeOf = (test: TestResult): Outcome => (isFlaky(test) ? 'flaky' : test.status);

/** What explains an outcome: the failures of the test or, where it is flaky, of its last attempt that failed. */
export const failuresBehind = (test: TestResult, outcome: Outcome): readonly Failure[] =>
  outcome === 'flaky' ? (test.earlierTries.findLast(({ failures }) => failures.length > 0)?.failures ?? []) : test.failures;
