import { describe, expect, it } from 'vitest';
import { testsKnownOn } from '../../../src/history/base-tests.ts';
import { emptyHistory } from '../../../src/history/history.ts';
import { testResult } from '../../helpers/run-results.ts';
import { historyRun, merged, oneRun } from './histories.ts';

const history = merged(
  oneRun(historyRun(1), { 'com.shop.CartTest#adds': 'p', 'com.shop.CartTest#formats[1]': 'f', 'CheckoutTest#pays': 'p' }),
  oneRun(historyRun(2, { branch: 'release' }), { 'com.shop.CartTest#onRelease': 'p' }),
  oneRun(historyRun(3, { branch: 'main', pullRequest: 7 }), { 'com.shop.CartTest#inPull': 'p' }),
);

describe('a test is known on the base branch', () => {
  it.each<[what: string, test: string, branches: readonly string[], expected: boolean]>([
    ['that has an outcome there', 'com.shop.CartTest#adds', ['main'], true],
    ['that failed there', 'com.shop.CartTest#formats[1]', ['main'], true],
    ['with other values', 'com.shop.CartTest#formats[2]', ['main'], true],
    ['that is stored without its package', 'com.shop.CheckoutTest#pays', ['main'], true],
    ['that is reported without its package', 'CartTest#adds', ['main'], true],
    ['of the default branch', 'com.shop.CartTest#adds', ['release', 'main'], true],
    ['of another class', 'com.shop.OtherTest#adds', ['main'], false],
    ['of a class of another package', 'com.other.CartTest#adds', ['main'], false],
    ['that only ran on another branch', 'com.shop.CartTest#onRelease', ['main'], false],
    ['that only ran in a pull request', 'com.shop.CartTest#inPull', ['main'], false],
  ])('whether a test is known on the base branch %s: %s on %j is %s', (_what, test, branches, expected) => {
    expect(testsKnownOn(history, branches)?.(testResult(test))).toBe(expected);
  });

  it('is undecided without a run of the branch', () => {
    expect(testsKnownOn(history, ['develop'])).toBeUndefined();
    expect(testsKnownOn(history, [])).toBeUndefined();
    expect(testsKnownOn(emptyHistory, ['main'])).toBeUndefined();
  });
});
