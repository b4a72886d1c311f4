import type {
  BundleAttempt,
  BundleFailure,
  BundleRun,
  BundleTest,
  BundleTestStatus,
} from '../../../../../src/core/model/result-bundle.ts';
import type { TestResult } from '../../../../../src/core/model/results.ts';
import { type JoinedBundle, joinBundle } from '../../../../../src/core/results/result-bundle/join-bundle.ts';
import { failedTest, testResult } from '../../../../helpers/run-results.ts';

export const failure = (message: string, more: Partial<BundleFailure> = {}): BundleFailure => ({ message, calls: [], ...more });

const words: Readonly<Record<string, BundleTestStatus>> = {
  P: 'passed',
  F: 'failed',
  S: 'skipped',
  E: 'expected-failure',
  U: 'unknown',
};

/** `CartTests/testAdds FP`: a test and the results of its attempts. */
export const bundleTest = (text: string, more: Partial<BundleTest> = {}): BundleTest => {
  const [identifier = '', letters = ''] = text.split(' ');
  const slash = identifier.lastIndexOf('/');
  const [first, ...others] = Array.from(letters, (letter, index): BundleAttempt => {
    const status = words[letter] ?? 'unknown';
    const number = index + 1;
    return {
      status,
      rawStatus: status,
      iteration: number,
      failures: status === 'failed' ? [failure(`attempt ${number}`)] : [],
      expectedFailures: status === 'expected-failure' ? [failure('a known bug', { expectedReason: 'SHOP-7' })] : [],
      steps: [],
      omittedSteps: 0,
      attachments: [],
      ...(status === 'skipped' ? { skipReason: 'needs a camera' } : {}),
    };
  });
  if (first === undefined) throw new Error(`no attempt in ${text}`);
  return {
    target: 'ShopUITests',
    className: identifier.slice(0, Math.max(0, slash)),
    name: identifier.slice(slash + 1),
    configuration: 'Test Scheme Action',
    arguments: [],
    attempts: [first, ...others],
    ...more,
  };
};

export const run = (tests: readonly BundleTest[], more: Partial<BundleRun> = {}): BundleRun => ({
  device: {},
  announced: {},
  tests,
  targetFailures: [],
  errors: [],
  ...more,
});

export const listed = (text: string): TestResult => {
  const [name = '', status = 'passed'] = text.split(' ');
  return status === 'failed' ? failedTest(name) : testResult(name, { status: status as TestResult['status'] });
};

export const join = (details: readonly string[], bundle: readonly BundleTest[], retried = false): JoinedBundle =>
  joinBundle(details.map(listed), [run(bundle)], retried);
