import { testName } from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';

const maxNames = 5;

/** One sentence about failures that tests expected, if any: they passed, and nothing else shows it. */
export const expectedFailuresNotice = (shards: readonly AnalyzedShard[]): string | undefined => {
  const names = new Set<string>();
  for (const { tests } of shards) for (const test of tests) if (test.expectedFailures !== undefined) names.add(testName(test));
  if (names.size === 0) return undefined;
  const more = names.size > maxNames ? ` and ${names.size - maxNames} more` : '';
  const [count, verb] = names.size === 1 ? ['1 test', 'counts'] : [`${names.size} tests`, 'count'];
  return `${count} with expected failures ${verb} as passed: ${[...names].slice(0, maxNames).join(', ')}${more}.`;
};
