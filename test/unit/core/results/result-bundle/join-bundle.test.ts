import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { BundleTest } from '../../../../../src/core/model/result-bundle.ts';
import { type TestResult, testName } from '../../../../../src/core/model/results.ts';
import { isBad, isFlaky } from '../../../../../src/core/results/attempts.ts';
import { analyzeShards } from '../../../../../src/core/results/expected-sessions.ts';
import {
  expectedFailuresNotice,
  type JoinedBundle,
  joinBundle,
} from '../../../../../src/core/results/result-bundle/join-bundle.ts';
import { sessionResult } from '../../../../helpers/run-results.ts';
import { bundleTest, failure, join, listed, run } from './bundles.ts';

const shown = ({ tests }: JoinedBundle): string[] =>
  tests.map((each) => `${testName(each)} ${isFlaky(each) ? 'flaky' : each.status}`);

/** Names of one capitalized word stand for tests of the class `CartTests`: `Adds` for `CartTests#testAdds`. */
const long = (name: string, sign: '#' | '/'): string => (/^[A-Z]\w+(?: |$)/.test(name) ? `CartTests${sign}test${name}` : name);
const short = (text: string): string => text.replaceAll(/CartTests[#/]test(?=[A-Z]\w*[^\w()])/g, '');

const bundledTest = (text: string): BundleTest => {
  const [identifier, letters, more] = long(text, '/').split(' ');
  const value = more?.startsWith('=') === true ? { arguments: [`count: ${more.slice(1)}`] } : undefined;
  return bundleTest(`${identifier} ${letters}`, value ?? (more === undefined ? {} : { configuration: more }));
};

/** Tests of the details, and of the bundle with the value of their argument (`=1`) or their configuration, and what comes of them. */
const rows: [what: string, details: string, bundle: string, results: string, says?: object, retried?: boolean][] = [
  [
    'agreement, though the sources spell names differently',
    'CartTests#testAdds(), ShopUITests.CartTests#testPays failed, Outer.Inner#testNested',
    'Adds P, Pays F, Outer/Inner/testNested P',
    'CartTests#testAdds() passed, ShopUITests.Pays failed, Outer.Inner#testNested passed',
  ],
  ['a failure that the details call passed', 'Adds', 'Adds F', 'Adds failed', { failed: ['Adds'] }],
  [
    'a failure that the bundle calls passed: it stays one',
    'Adds failed, Pays error, Goes timed-out',
    'Adds P, Pays F, Goes F',
    'Adds failed, Pays error, Goes timed-out',
  ],
  [
    'a skip that the details call passed, and the other way around',
    'Adds, Pays skipped',
    'Adds S, Pays P',
    'Adds skipped, Pays skipped',
    { skipped: 1 },
  ],
  ['an expected failure: it passed', 'Adds', 'Adds E', 'Adds passed'],
  ['an unrecognized status: evidence of nothing but the test', 'Adds', 'Adds U', 'Adds passed'],
  [
    'tests in one source alone',
    'Adds',
    'Pays P, Skips S',
    'Adds passed, Pays passed, Skips skipped',
    { unlisted: ['Pays'], lacking: ['Adds'] },
  ],
  [
    'tests in one source alone that did not run, or not well',
    'Adds failed, Goes skipped, Stops pending',
    'Pays S',
    'Adds failed, Goes skipped, Stops pending, Pays skipped',
  ],
  [
    'Swift Testing and specs, which the details may name otherwise',
    'CartSpec#adds_an_item',
    'CartSuite/adds(count:) P, addsItem F',
    'CartSpec#adds_an_item passed, CartSuite#adds(count:) passed, addsItem failed',
  ],
  [
    'repetitions without retries in the request: one that failed fails the test',
    'Adds',
    'Adds FP',
    'Adds failed',
    { failed: ['Adds'] },
  ],
  [
    'repetitions that were requested: the last one decides',
    'Adds, Pays failed, Goes',
    'Adds FP, Pays FF, Goes FS',
    'Adds flaky, Pays failed, Goes failed',
    { failed: ['Goes'] },
    true,
  ],
  [
    'cases of one test, listed once: each is a result, and one that failed fails its own alone',
    'Adds',
    'Adds P =1, Adds F =2',
    'Adds [count: 1] passed, Adds [count: 2] failed',
  ],
  ['cases of one failed test', 'Adds failed', 'Adds P =1, Adds F =2', 'Adds [count: 2] failed, Adds [count: 1] passed'],
  [
    'a failed test of which all cases passed: one of them failed',
    'Adds failed',
    'Adds P =1, Adds P =2',
    'Adds [count: 1] failed, Adds [count: 2] passed',
  ],
  [
    'tests of one name in two targets and configurations: failures meet failures',
    'Adds failed, Adds',
    'Adds P English, Adds F German',
    'Adds [German] failed, Adds [English] passed',
  ],
  [
    'more cases than listed tests: the others follow the first',
    'Adds, Adds',
    'Adds P =1, Adds P =2, Adds P =3',
    'Adds [count: 1] passed, Adds [count: 3] passed, Adds [count: 2] passed',
  ],
  ['more of one name in the details than in the bundle', 'Adds, Adds failed', 'Adds F', 'Adds passed, Adds failed'],
  [
    'attempts that were skipped or have an unrecognized status: the last one that ran decides, else the last one',
    'Adds',
    'Adds P, Goes PU, Pays US, Stops SU, Waits U',
    'Adds passed, Goes passed, Pays skipped',
    { unlisted: ['Goes'] },
  ],
  [
    'names in one source alone: only those that both sources spell alike are evidence',
    'CartSpec#goes/testPays, Stops, Stops failed',
    'CartTests/testAdds2 P, CartTests/test-pays P, Goes P =1',
    'CartSpec#goes/testPays passed, Stops passed, Stops failed, Adds2 passed, CartTests#test-pays passed, Goes [count: 1] passed',
    { unlisted: ['Adds2'], lacking: ['Stops'] },
  ],
];

const agreement = { state: 'read', unlisted: [], lacking: [], failed: [], failures: [], hiddenFailures: 0, skipped: 0 };

describe('a result bundle joined with the details', () => {
  it.each(rows)('a result bundle joined with the details shows %s', (_what, details, bundle, results, says, retried) => {
    const listing = details.split(', ').map((name) => long(name, '#'));
    const joined = join(listing, bundle.split(', ').map(bundledTest), retried);
    expect(shown(joined).map(short).join(', ')).toBe(results);
    expect(JSON.parse(short(JSON.stringify(joined.evidence)))).toEqual({ ...agreement, ...says });
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
