import type { TestResult } from '../../model/results.ts';
import type { SharedNames } from '../../results/junit/reading-context.ts';

const none: readonly [] = [];

/**
 * Drops data that only explains failures from passed tests. A large run has hundreds of thousands of passed tests, and the links
 * of a test take more memory than all its other data.
 */
export const leanTests = (tests: readonly TestResult[], nameOf: SharedNames): readonly TestResult[] =>
  tests.map((test) => (isPlainPass(test) ? leanTest(test, nameOf) : test));

/** Whether a test passed and nothing else is known about it. */
const isPlainPass = (test: TestResult): boolean =>
  test.status === 'passed' &&
  test.failures.length === 0 &&
  test.earlierAttempts.length === 0 &&
  test.rawStatus === undefined &&
  test.worseInDetails === undefined &&
  test.expectedFailures === undefined &&
  test.crash === undefined &&
  test.systemOut === undefined &&
  test.systemErr === undefined &&
  test.attachments === undefined &&
  test.properties === undefined;

const leanTest = ({ className, name, durationMs, startedAt, file, line }: TestResult, nameOf: SharedNames): TestResult => ({
  className: nameOf(className),
  name: nameOf(name),
  status: 'passed',
  durationMs,
  startedAt,
  failures: none,
  earlierAttempts: none,
  file,
  line,
});
