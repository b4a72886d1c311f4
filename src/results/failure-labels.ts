import type { TestHistory } from '../model/history.ts';
import { testName } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { failedPairs } from './totals.ts';

type Test = Parameters<typeof testName>[0];

/** Finds what earlier runs tell of a test on a device; undefined where they tell nothing. */
export const failureLabels = ({ tests, devices }: Pick<RunAnalysis, 'tests' | 'devices'>) => {
  const known = new Map(tests.flatMap((test) => (test.history === undefined ? [] : [[testName(test), test.history] as const])));
  return (test: Test, label: string): TestHistory | undefined => {
    const ofTest = known.size === 0 ? undefined : known.get(testName(test));
    return ofTest?.find((past) => devices[past.device] === label);
  };
};

/** `class#method @ device` of failures that earlier runs do not know as failing or flaky; at most `limit`. */
export const newFailures = (
  analysis: Pick<RunAnalysis, 'tests' | 'devices' | 'shards' | 'failOnFlaky'>,
  limit: number,
): readonly string[] => {
  const labeled = failureLabels(analysis);
  return failedPairs(analysis.shards, analysis.failOnFlaky)
    .filter(({ test, label }) => (labeled(test, label)?.label ?? 'new') === 'new')
    .take(limit)
    .map(({ test, device }) => `${testName(test)} @ ${device}`)
    .toArray();
};
