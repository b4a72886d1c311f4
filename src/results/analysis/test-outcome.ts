import type { Outcome } from '../../model/outcome.ts';
import type { Failure, TestResult } from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { isFlaky } from '../attempts.ts';

/** @param shard the one that holds the test; without it, a quarantined failure is one like others */
export const outcomeOf = (test: TestResult, shard?: Pick<AnalyzedShard, 'quarantined'>): Outcome => {
  if (isFlaky(test)) return 'flaky';
  return test.status === 'failed' && shard?.quarantined.has(test) === true ? 'quarantined' : test.status;
};

/** What explains an outcome: the failures of the test or, where it is flaky, of its last attempt that failed. */
export const failuresBehind = (test: TestResult, outcome: Outcome): readonly Failure[] =>
  outcome === 'flaky' ? (test.earlierTries.findLast(({ failures }) => failures.length > 0)?.failures ?? []) : test.failures;
