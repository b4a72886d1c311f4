import { describe, expect, it } from 'vitest';
import type { BundleAttempt, BundleFailure, BundleTest } from '../../../../../src/core/model/result-bundle.ts';
import type { TestResult } from '../../../../../src/core/model/results.ts';
import { joinBundle } from '../../../../../src/core/results/result-bundle/join-bundle.ts';
import { failedTest, testResult } from '../../../../helpers/run-results.ts';
import { bundleTest, failure, join, run } from './bundles.ts';

describe('a test of the details with what its result bundle tells', () => {
  it('has the text, place and attempts of failures', () => {
    const file = '/Users/ci/My Shop/ShopUITests/CartTests.swift';
    const test = bundleTest('CartTests/testAdds FF');
    const [first, second] = test.attempts;
    const calls = [{ symbol: 'CartPage.add()', file: '/Users/ci/CartPage.swift', line: 7 }, { symbol: 'main' }];
    const failures = [failure('("2") is not equal to ("3")', { type: 'Assertion Failure', file, line: 42, calls })];
    const { tests, failedAttempts } = join(
      ['CartTests#testAdds failed'],
      [bundleTest('CartTests/testPays P'), { ...test, attempts: [first, { ...(second ?? first), failures }] }],
      true,
    );
    const [result] = tests;
    expect(result).toMatchObject({
      file: 'CartTests.swift',
      line: 42,
      failures: [
        {
          kind: 'failure',
          type: undefined,
          message: '("2") is not equal to ("3")',
          trace: `("2") is not equal to ("3")\nat ${file}:42\n/Users/ci/CartPage.swift:7: CartPage.add()`,
        },
      ],
      earlierAttempts: [{ status: 'failed', failures: [{ message: 'attempt 1' }] }],
    });
    expect(result && failedAttempts.get(result)?.failures).toBe(failures);
    expect(failedAttempts.size).toBe(1);
  });

  const tried = (failures: readonly BundleFailure[], more: Partial<BundleAttempt> = {}, letter = 'F'): BundleTest => {
    const test = bundleTest(`CartTests/testAdds ${letter}`);
    return { ...test, attempts: [{ ...test.attempts[0], failures, ...more }] };
  };
  const only = (details: readonly TestResult[], test: BundleTest) => joinBundle(details, [run([test])], false).tests[0];

  it.each<[what: string, failures: readonly BundleFailure[], expected: Partial<TestResult>]>([
    [
      'a place without a line, after a failure without a place',
      [failure('no', { type: 'Timeout' }), failure('', { type: 'Uncaught', file: 'A.swift' }), failure('')],
      {
        file: 'A.swift',
        failures: [
          { kind: 'failure', message: 'no', type: 'Timeout' },
          { kind: 'failure', message: 'Uncaught', type: 'Uncaught', trace: 'Uncaught\nat A.swift' },
          { kind: 'failure', message: 'failed' },
        ],
      },
    ],
    [
      'the first ten calls, without those at the place itself',
      [
        failure('no', {
          file: 'A.swift',
          line: 7,
          calls: Array.from({ length: 12 }, (_, nth) => ({ symbol: `call${nth}`, file: 'A.swift', line: 7 + nth })),
        }),
      ],
      {
        file: 'A.swift',
        line: 7,
        failures: [
          {
            kind: 'failure',
            message: 'no',
            trace: ['no', 'at A.swift:7', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth) => `A.swift:${7 + nth}: call${nth}`)].join(
              '\n',
            ),
          },
        ],
      },
    ],
  ])('describes failures with %s', (_what, failures, expected) => {
    expect(only([], tried(failures))).toEqual({
      ...testResult('CartTests#testAdds'),
      durationMs: undefined,
      status: 'failed',
      ...expected,
    });
  });

  it('has the text of the details where the bundle has none, and never a failure of a test that passed', () => {
    const error = { kind: 'error', message: 'not found' } as const;
    const inDetails = failedTest('CartTests#testAdds', error);
    const inBundle = failure('no item');
    expect([
      only([inDetails], tried([inBundle]))?.failures,
      only([inDetails], tried([]))?.failures,
      only([testResult('CartTests#testAdds')], tried([inBundle]))?.failures,
      only([testResult('CartTests#testAdds')], tried([inBundle], {}, 'P'))?.failures,
      only([], tried([inBundle], {}, 'P'))?.failures,
    ]).toEqual([[{ kind: 'error', message: 'no item' }], [error], [{ kind: 'failure', message: 'no item' }], [], []]);
  });

  it('has the duration of the details, or else of the bundle, also for earlier attempts', () => {
    const timed = tried([], { durationMs: 300 });
    const twice = { ...timed, attempts: [timed.attempts[0], { ...timed.attempts[0], durationMs: 200 }] } as const;
    const [known, unknown] = [1_200, undefined].map((durationMs) =>
      only([testResult('CartTests#testAdds', { durationMs })], twice),
    );
    expect([known?.durationMs, unknown?.durationMs]).toEqual([1_200, 200]);
    expect(known?.earlierAttempts).toEqual([{ status: 'failed', failures: [], durationMs: 300 }]);
  });

  it('has all arguments of a case in its name', () => {
    const test = bundleTest('CartTests/testAdds P', { arguments: ['count: 1', 'size: 2'] });
    expect(only([], test)?.name).toBe('testAdds [count: 1, size: 2]');
  });

  it('has reasons of skips and of expected failures', () => {
    const { tests } = join(
      ['CartTests#testAdds skipped', 'CartTests#testPays'],
      [bundleTest('CartTests/testAdds S'), bundleTest('CartTests/testPays E')],
    );
    expect(tests).toMatchObject([
      { skipMessage: 'needs a camera' },
      { failures: [], expectedFailures: [{ message: 'a known bug (expected: SHOP-7)' }] },
    ]);
  });
});
