import type { TestResult } from '../../model/results.ts';
import type { SharedNames } from '../../results/junit/reading-context.ts';

/** Shared by all tests that passed. */
const none: readonly [] = [];

/**
 * Tests without what explains a failure, where there is none: a large run has hundreds of thousands that just passed, and the links of one
 * take more memory than all else that is known of it.
 */
export const leanTests = (tests: readonly TestResult[], nameOf: SharedNames): readonly TestResult[] =>
  tests.map((test) => (isPlainPass(test) ? leanTest(test, nameOf) : test));

/** Whether nothing is known of the test but that it passed, and when. */
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
