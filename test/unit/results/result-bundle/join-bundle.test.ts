import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { BundleTest } from '../../../../src/model/result-bundle.ts';
import { type TestResult, testName } from '../../../../src/model/results.ts';
import { isBad, isFlaky } from '../../../../src/results/attempts.ts';
import { analyzeShards } from '../../../../src/results/expected-sessions.ts';
import { expectedFailuresNotice } from '../../../../src/results/result-bundle/bundle-cases.ts';
import { type JoinedBundle, joinBundle } from '../../../../src/results/result-bundle/join-bundle.ts';
import { sessionResult } from '../../../helpers/run-results.ts';
import { bundleTest, failure, join, listed, run } from './bundles.ts';

const shown = ({ tests }: JoinedBundle): string[] =>
  tests.map((each) => `${testName(each)} ${isFlaky(each) ? 'flaky' : each.status}`);

const bundledTest = (text: string): BundleTest => {
  const [identifier, letters, more] = text.split(' ');
  const value = more?.startsWith('=') === true ? { arguments: [`count: ${more.slice(1)}`] } : undefined;
  return bundleTest(`${identifier} ${letters}`, value ?? (more === undefined ? {} : { configuration: more }));
};

/** Tests of the details, and of the bundle with the value of their argument (`=1`) or their configuration, and what comes of them. */
const rows: readonly (readonly [
  what: string,
  details: string,
  bundle: string,
  results: string,
  says?: object,
  retried?: boolean,
])[] = [
  [
    'agreement, though the sources spell names differently',
    'CartTests#testAdds(), ShopUITests.CartTests#testPays failed, Outer.Inner#testNested',
    'CartTests/testAdds P, CartTests/testPays F, Outer/Inner/testNested P',
    'CartTests#testAdds() passed, ShopUITests.CartTests#testPays failed, Outer.Inner#testNested passed',
  ],
  [
    'a failure that the details call passed',
    'CartTests#testAdds',
    'CartTests/testAdds F',
    'CartTests#testAdds failed',
    { failed: ['CartTests#testAdds'] },
  ],
  [
    'a failure that the bundle calls passed: it stays one',
    'CartTests#testAdds failed, CartTests#testPays error, CartTests#testGoes timed-out',
    'CartTests/testAdds P, CartTests/testPays F, CartTests/testGoes F',
    'CartTests#testAdds failed, CartTests#testPays error, CartTests#testGoes timed-out',
  ],
  [
    'a skip that the details call passed, and the other way around',
    'CartTests#testAdds, CartTests#testPays skipped',
    'CartTests/testAdds S, CartTests/testPays P',
    'CartTests#testAdds skipped, CartTests#testPays skipped',
    { skipped: 1 },
  ],
  ['an expected failure: it passed', 'CartTests#testAdds', 'CartTests/testAdds E', 'CartTests#testAdds passed'],
  [
    'an unrecognized status: evidence of nothing but the test',
    'CartTests#testAdds',
    'CartTests/testAdds U',
    'CartTests#testAdds passed',
  ],
  [
    'tests in one source alone',
    'CartTests#testAdds',
    'CartTests/testPays P, CartTests/testSkips S',
    'CartTests#testAdds passed, CartTests#testPays passed, CartTests#testSkips skipped',
    { unlisted: ['CartTests/testPays'], lacking: ['CartTests/testAdds'] },
  ],
  [
    'tests in one source alone that did not run, or not well',
    'CartTests#testAdds failed, CartTests#testGoes skipped, CartTests#testStops pending',
    'CartTests/testPays S',
    'CartTests#testAdds failed, CartTests#testGoes skipped, CartTests#testStops pending, CartTests#testPays skipped',
  ],
  [
    'Swift Testing and specs, which the details may name otherwise',
    'CartSpec#adds_an_item',
    'CartSuite/adds(count:) P, addsItem F',
    'CartSpec#adds_an_item passed, CartSuite#adds(count:) passed, addsItem failed',
  ],
  [
    'repetitions without retries in the request: one that failed fails the test',
    'CartTests#testAdds',
    'CartTests/testAdds FP',
    'CartTests#testAdds failed',
    { failed: ['CartTests#testAdds'] },
  ],
  [
    'repetitions that were requested: the last one decides',
    'CartTests#testAdds, CartTests#testPays failed, CartTests#testGoes',
    'CartTests/testAdds FP, CartTests/testPays FF, CartTests/testGoes FS',
    'CartTests#testAdds flaky, CartTests#testPays failed, CartTests#testGoes failed',
    { failed: ['CartTests#testGoes'] },
    true,
  ],
  [
    'cases of one test, listed once: each is a result, and one that failed fails its own alone',
    'CartTests#testAdds',
    'CartTests/testAdds P =1, CartTests/testAdds F =2',
    'CartTests#testAdds [count: 1] passed, CartTests#testAdds [count: 2] failed',
  ],
  [
    'cases of one failed test, listed once',
    'CartTests#testAdds failed',
    'CartTests/testAdds P =1, CartTests/testAdds F =2',
    'CartTests#testAdds [count: 2] failed, CartTests#testAdds [count: 1] passed',
  ],
  [
    'a failed test of which all cases passed: one of them failed',
    'CartTests#testAdds failed',
    'CartTests/testAdds P =1, CartTests/testAdds P =2',
    'CartTests#testAdds [count: 1] failed, CartTests#testAdds [count: 2] passed',
  ],
  [
    'tests of one name in two targets and configurations: failures meet failures',
    'CartTests#testAdds failed, CartTests#testAdds',
    'CartTests/testAdds P English, CartTests/testAdds F German',
    'CartTests#testAdds [German] failed, CartTests#testAdds [English] passed',
  ],
  [
    'more cases than listed tests: the others follow the first',
    'CartTests#testAdds, CartTests#testAdds',
    'CartTests/testAdds P =1, CartTests/testAdds P =2, CartTests/testAdds P =3',
    'CartTests#testAdds [count: 1] passed, CartTests#testAdds [count: 3] passed, CartTests#testAdds [count: 2] passed',
  ],
  [
    'more of one name in the details than in the bundle',
    'CartTests#testAdds, CartTests#testAdds failed',
    'CartTests/testAdds F',
    'CartTests#testAdds passed, CartTests#testAdds failed',
  ],
  [
    'attempts that were skipped or have an unrecognized status: the last one that ran decides, else the last one',
    'CartTests#testAdds',
    'CartTests/testAdds P, CartTests/testGoes PU, CartTests/testPays US, CartTests/testStops SU, CartTests/testWaits U',
    'CartTests#testAdds passed, CartTests#testGoes passed, CartTests#testPays skipped',
    { unlisted: ['CartTests/testGoes'] },
  ],
  [
    'names in one source alone: only those that both sources spell alike are evidence',
    'CartSpec#goes/testPays, CartTests#testStops, CartTests#testStops failed',
    'CartTests/testAdds2 P, CartTests/test-pays P, CartTests/testGoes P =1',
    'CartSpec#goes/testPays passed, CartTests#testStops passed, CartTests#testStops failed, CartTests#testAdds2 passed, CartTests#test-pays passed, CartTests#testGoes [count: 1] passed',
    { unlisted: ['CartTests/testAdds2'], lacking: ['CartTests/testStops'] },
  ],
];

const agreement = { state: 'read', unlisted: [], lacking: [], failed: [], failures: [], hiddenFailures: 0, skipped: 0 };

describe('a result bundle joined with the details', () => {
  for (const [what, details, bundle, results, says = {}, retried = false] of rows)
    it(`shows ${what}`, () => {
      const joined = join(details.split(', '), bundle.split(', ').map(bundledTest), retried);
      expect(shown(joined).join(', ')).toEqual(results);
      expect(joined.evidence).toEqual({ ...agreement, ...says });
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
    expect(noticeOf(join([], [bundleTest('CartTests/testAdds P')]).tests)).toBeUndefined();
    const several = (count: number) =>
      noticeOf(
        join(
          [],
          Array.from({ length: count }, (_, nth) => bundleTest(`T/test${nth} E`)),
        ).tests,
      );
    expect([several(5), several(7)]).toEqual([
      '5 tests with expected failures count as passed: T#test0, T#test1, T#test2, T#test3, T#test4.',
      '7 tests with expected failures count as passed: T#test0, T#test1, T#test2, T#test3, T#test4 and 2 more.',
    ]);
  });

  it('takes runs of one test for attempts where they were requested, in the order of their start', () => {
    const runs = [
      run([bundleTest('CartTests/testAdds P')], {
        startedAt: new Date(2_000),
        targetFailures: [{ ...failure('the target crashed'), target: 'ShopUITests' }],
      }),
      run([bundleTest('CartTests/testAdds F')], { startedAt: new Date(1_000), errors: ['the runner crashed'] }),
    ];
    const joined = [true, false].map((retried) => joinBundle([listed('CartTests#testAdds')], runs, retried));
    expect(joined.map(shown)).toEqual([['CartTests#testAdds flaky'], ['CartTests#testAdds passed', 'CartTests#testAdds failed']]);
    expect(joined[0]?.evidence.failures).toEqual(['the target crashed', 'the runner crashed']);
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
