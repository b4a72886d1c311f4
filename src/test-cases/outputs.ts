import { type CaseTally, emptyTally } from './tally.ts';

/** Every output of `test-cases`, always all of them. */
type TestCaseOutputs = Readonly<Record<'count' | 'covered' | 'passed' | 'failed' | 'not-run' | 'output-path', string>>;

export const testCaseOutputsOf = (
  { count, covered, passed, failed, notRun }: CaseTally,
  outputPath: string,
): TestCaseOutputs => ({
  count: String(count),
  covered: String(covered),
  passed: String(passed),
  failed: String(failed),
  'not-run': String(notRun),
  'output-path': outputPath,
});

/** What a step says that ended before it had listed anything. */
export const noTestCaseOutputs = testCaseOutputsOf(emptyTally, '');
