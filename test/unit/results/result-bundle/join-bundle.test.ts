import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type {
  BundleAttempt,
  BundleFailure,
  BundleRun,
  BundleTest,
  BundleTestStatus,
} from '../../../../src/model/result-bundle.ts';
import { type TestResult, testName } from '../../../../src/model/results.ts';
import { isBad, isFlaky } from '../../../../src/results/attempts.ts';
import { analyzeShards } from '../../../../src/results/device-shards.ts';
import { expectedFailuresNotice } from '../../../../src/results/result-bundle/expected-failures.ts';
import { type JoinedBundle, joinBundle } from '../../../../src/results/result-bundle/join-bundle.ts';
import { failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';

const failure = (message: string, more: Partial<BundleFailure> = {}): BundleFailure => ({ message, calls: [], ...more });

const words: Readonly<Record<string, BundleTestStatus>> = {
  P: 'passed',
  F: 'failed',
  S: 'skipped',
  E: 'expected-failure',
  U: 'unknown',
};

/** `CartTests/testAdds FP`: a test and the results of its attempts. */
const bundleTest = (text: string, more: Partial<BundleTest> = {}): BundleTest => {
  const [identifier = '', letters = ''] = text.split(' ');
  const slash = identifier.lastIndexOf('/');
  const [first, ...others] = Array.from(letters, (letter, index): BundleAttempt => {
    const status = words[letter] ?? 'unknown';
    const number = index + 1;
    return {
      status,
      statusWord: status,
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

const run = (tests: readonly BundleTest[], more: Partial<BundleRun> = {}): BundleRun => ({
  device: {},
  announced: {},
  tests,
  targetFailures: [],
  errors: [],
  ...more,
});

const listed = (text: string): TestResult => {
  const [name = '', status = 'passed'] = text.split(' ');
  return status === 'failed' ? failedTest(name) : testResult(name, { status: status as TestResult['status'] });
};

const join = (details: readonly string[], bundle: readonly BundleTest[], retried = false): JoinedBundle =>
  joinBundle(details.map(listed), [run(bundle)], retried);

const shown = ({ tests }: JoinedBundle): string[] =>
  tests.map((each) => `${testName(each)} ${isFlaky(each) ? 'flaky' : each.status}`);

interface Row {
  readonly what: string;
  readonly details: readonly string[];
  readonly bundle: readonly BundleTest[];
  readonly retried?: boolean;
  readonly results: readonly string[];
  /** Of the evidence, where it is not in agreement. */
  readonly says?: object;
}

const withArguments = (text: string, value: string): BundleTest => bundleTest(text, { arguments: [`count: ${value}`] });

const rows: readonly Row[] = [
  {
    what: 'agreement, though the sources spell names differently',
    details: ['CartTests#testAdds()', 'ShopUITests.CartTests#testPays failed', 'Outer.Inner#testNested'],
    bundle: [bundleTest('CartTests/testAdds P'), bundleTest('CartTests/testPays F'), bundleTest('Outer/Inner/testNested P')],
    results: ['CartTests#testAdds() passed', 'ShopUITests.CartTests#testPays failed', 'Outer.Inner#testNested passed'],
  },
  {
    what: 'a failure that the details call passed',
    details: ['CartTests#testAdds'],
    bundle: [bundleTest('CartTests/testAdds F')],
    results: ['CartTests#testAdds failed'],
    says: { failed: ['CartTests#testAdds'] },
  },
  {
    what: 'a failure that the bundle calls passed: it stays one',
    details: ['CartTests#testAdds failed', 'CartTests#testPays error', 'CartTests#testGoes timed-out'],
    bundle: [bundleTest('CartTests/testAdds P'), bundleTest('CartTests/testPays F'), bundleTest('CartTests/testGoes F')],
    results: ['CartTests#testAdds failed', 'CartTests#testPays error', 'CartTests#testGoes timed-out'],
  },
  {
    what: 'a skip that the details call passed, and the other way around',
    details: ['CartTests#testAdds', 'CartTests#testPays skipped'],
    bundle: [bundleTest('CartTests/testAdds S'), bundleTest('CartTests/testPays P')],
    results: ['CartTests#testAdds skipped', 'CartTests#testPays skipped'],
    says: { skipped: 1 },
  },
  {
    what: 'an expected failure: it passed',
    details: ['CartTests#testAdds'],
    bundle: [bundleTest('CartTests/testAdds E')],
    results: ['CartTests#testAdds passed'],
  },
  {
    what: 'a word that is not known: evidence of nothing but the test',
    details: ['CartTests#testAdds'],
    bundle: [bundleTest('CartTests/testAdds U')],
    results: ['CartTests#testAdds passed'],
  },
  {
    what: 'tests in one source alone',
    details: ['CartTests#testAdds'],
    bundle: [bundleTest('CartTests/testPays P'), bundleTest('CartTests/testSkips S')],
    results: ['CartTests#testAdds passed', 'CartTests#testPays passed', 'CartTests#testSkips skipped'],
    says: { unlisted: ['CartTests/testPays'], lacking: ['CartTests/testAdds'] },
  },
  {
    what: 'tests in one source alone that did not run, or not well',
    details: ['CartTests#testAdds failed', 'CartTests#testGoes skipped', 'CartTests#testStops pending'],
    bundle: [bundleTest('CartTests/testPays S')],
    results: [
      'CartTests#testAdds failed',
      'CartTests#testGoes skipped',
      'CartTests#testStops pending',
      'CartTests#testPays skipped',
    ],
  },
  {
    what: 'Swift Testing and specs, which the details may name otherwise',
    details: ['CartSpec#adds an item'.replaceAll(' ', '_')],
    bundle: [bundleTest('CartSuite/adds(count:) P'), bundleTest('addsItem F')],
    results: ['CartSpec#adds_an_item passed', 'CartSuite#adds(count:) passed', 'addsItem failed'],
  },
  {
    what: 'repetitions without retries in the request: one that failed fails the test',
    details: ['CartTests#testAdds'],
    bundle: [bundleTest('CartTests/testAdds FP')],
    results: ['CartTests#testAdds failed'],
    says: { failed: ['CartTests#testAdds'] },
  },
  {
    what: 'repetitions that were requested: the last one decides',
    details: ['CartTests#testAdds', 'CartTests#testPays failed', 'CartTests#testGoes'],
    bundle: [bundleTest('CartTests/testAdds FP'), bundleTest('CartTests/testPays FF'), bundleTest('CartTests/testGoes FS')],
    retried: true,
    results: ['CartTests#testAdds flaky', 'CartTests#testPays failed', 'CartTests#testGoes failed'],
    says: { failed: ['CartTests#testGoes'] },
  },
  {
    what: 'cases of one test, listed once: each is a result, and one that failed fails its own alone',
    details: ['CartTests#testAdds'],
    bundle: [withArguments('CartTests/testAdds P', '1'), withArguments('CartTests/testAdds F', '2')],
    results: ['CartTests#testAdds [count: 1] passed', 'CartTests#testAdds [count: 2] failed'],
  },
  {
    what: 'cases of one failed test, listed once',
    details: ['CartTests#testAdds failed'],
    bundle: [withArguments('CartTests/testAdds P', '1'), withArguments('CartTests/testAdds F', '2')],
    results: ['CartTests#testAdds [count: 2] failed', 'CartTests#testAdds [count: 1] passed'],
  },
  {
    what: 'a failed test of which all cases passed: one of them failed',
    details: ['CartTests#testAdds failed'],
    bundle: [withArguments('CartTests/testAdds P', '1'), withArguments('CartTests/testAdds P', '2')],
    results: ['CartTests#testAdds [count: 1] failed', 'CartTests#testAdds [count: 2] passed'],
  },
  {
    what: 'tests of one name in two targets and configurations: failures meet failures',
    details: ['CartTests#testAdds failed', 'CartTests#testAdds'],
    bundle: [
      bundleTest('CartTests/testAdds P', { configuration: 'English' }),
      bundleTest('CartTests/testAdds F', { configuration: 'German' }),
    ],
    results: ['CartTests#testAdds [German] failed', 'CartTests#testAdds [English] passed'],
  },
  {
    what: 'more of one name in the details than in the bundle',
    details: ['CartTests#testAdds', 'CartTests#testAdds failed'],
    bundle: [bundleTest('CartTests/testAdds F')],
    results: ['CartTests#testAdds passed', 'CartTests#testAdds failed'],
  },
];

const agreement = { state: 'read', unlisted: [], lacking: [], failed: [], failures: [], hiddenFailures: 0, skipped: 0 };

describe('a result bundle joined with the details', () => {
  it.each(rows)('shows $what', ({ details, bundle, retried, results, says }) => {
    const joined = join(details, bundle, retried);
    expect(shown(joined)).toEqual(results);
    expect(joined.evidence).toEqual({ ...agreement, ...says });
  });

  it('has the text, place and attempts of failures', () => {
    const file = '/Users/ci/My Shop/ShopUITests/CartTests.swift';
    const test = bundleTest('CartTests/testAdds FF');
    const [first, second] = test.attempts;
    const calls = [{ symbol: 'CartPage.add()', file: '/Users/ci/CartPage.swift', line: 7 }, { symbol: 'main' }];
    const failures = [failure('("2") is not equal to ("3")', { type: 'Assertion Failure', file, line: 42, calls })];
    const { tests, failedAttempts } = join(
      ['CartTests#testAdds failed'],
      [{ ...test, attempts: [first, { ...(second ?? first), failures }] }],
      true,
    );
    const [result] = tests;
    expect(result).toMatchObject({
      file: 'CartTests.swift',
      line: 42,
      failures: [
        {
          kind: 'failure',
          message: '("2") is not equal to ("3")',
          trace: `("2") is not equal to ("3")\nat ${file}:42\n/Users/ci/CartPage.swift:7: CartPage.add()`,
        },
      ],
      earlierTries: [{ status: 'failed', failures: [{ message: 'attempt 1' }] }],
    });
    expect(result && failedAttempts.get(result)?.failures).toBe(failures);
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

  it('has the failures that Xcode counted beyond those in it, in each run on its own', () => {
    const hidden = (failed: number, texts: readonly string[]) =>
      joinBundle(
        [],
        [
          run([bundleTest('CartTests/testPays F')]),
          run(
            texts.map((text) => bundleTest(text)),
            { announced: { failed } },
          ),
        ],
        false,
      ).evidence.hiddenFailures;
    expect([
      hidden(1, ['CartTests/testAdds P']),
      hidden(1, ['CartTests/testAdds FP']),
      hidden(0, ['CartTests/testAdds F']),
    ]).toEqual([1, 0, 0]);
  });

  it('has a notice for expected failures, in the words of the run', () => {
    const { tests } = join(['CartTests#testAdds'], [bundleTest('CartTests/testAdds E')]);
    const noticeOf = (own: readonly TestResult[]) =>
      expectedFailuresNotice(analyzeShards([sessionResult({ device: 'iPhone 14-16', tests: own })]));
    expect(noticeOf(tests)).toBe('1 test with expected failures counts as passed: CartTests#testAdds.');
    expect(noticeOf([listed('CartTests#testAdds')])).toBeUndefined();
  });

  it('takes runs of one test for attempts where they were requested, in the order of their start', () => {
    const runs = [
      run([bundleTest('CartTests/testAdds P')], { startedAt: new Date(2_000) }),
      run([bundleTest('CartTests/testAdds F')], { startedAt: new Date(1_000), errors: ['the runner crashed'] }),
    ];
    const joined = [true, false].map((retried) => joinBundle([listed('CartTests#testAdds')], runs, retried));
    expect(joined.map(shown)).toEqual([['CartTests#testAdds flaky'], ['CartTests#testAdds passed', 'CartTests#testAdds failed']]);
    expect(joined[0]?.evidence.failures).toEqual(['the runner crashed']);
  });

  test('never hides a failure of either source', () => {
    const name = fc.constantFrom('CartTests/testAdds', 'CartTests/testPays', 'CartSuite/adds(count:)', 'adds');
    const tests = fc.array(fc.tuple(name, fc.stringMatching(/^[PFSEU]{1,3}$/), fc.constantFrom([], ['count: 1'], ['count: 2'])), {
      maxLength: 6,
    });
    const statuses = fc.constantFrom('passed', 'failed', 'skipped', 'error', 'timed-out', 'pending');
    const details = fc.array(fc.tuple(name, statuses), { maxLength: 6 });
    fc.assert(
      fc.property(tests, details, fc.boolean(), (bundled, listing, retried) => {
        const bundle = bundled.map(([id, letters, values]) => bundleTest(`${id} ${letters}`, { arguments: values }));
        const own = listing.map(([id, status]) => listed(`${id.replace(/\//, '#')} ${status}`));
        const result = joinBundle(own, [run(bundle)], retried).tests;
        const bad = (key: string): number => result.filter((each) => isBad(each.status) && testName(each).includes(key)).length;
        for (const key of new Set([...bundled, ...listing].map(([id]) => id))) {
          const base = key.slice(key.lastIndexOf('/') + 1);
          const inDetails = own.filter((each) => isBad(each.status) && testName(each).endsWith(key.replace('/', '#'))).length;
          expect(bad(base)).toBeGreaterThanOrEqual(inDetails);
          const last = bundled.filter(([id, letters]) => id === key && /F[SU]*$/.test(letters) && !retried);
          expect(bad(base)).toBeGreaterThanOrEqual(last.length);
        }
      }),
    );
  });
});
