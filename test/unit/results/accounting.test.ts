import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../src/model/results.ts';
import { type Accounting, findMissingTests } from '../../../src/results/accounting.ts';
import { methodOf } from '../../../src/results/known-tests.ts';
import { failedTest, missingSession, sessionResult, testResult } from '../../helpers/run-results.ts';
import { knownSuite } from './known-suites.ts';

const device = 'Google Pixel 3-10.0';
const reported = (...names: string[]) => sessionResult({ device, tests: names.map((name) => testResult(name)) });
const namesIn = ({ missing: tests }: Accounting) => tests.map(({ name }) => name);
const missing = (tests: readonly string[], ...names: string[]) =>
  namesIn(findMissingTests(knownSuite(tests), [reported(...names)]));

describe('methodOf', () => {
  it.each([
    ['adds', 'adds'],
    ['adds()', 'adds'],
    ['formats[0]', 'formats'],
    ['formats[€ 1 [net]]', 'formats'],
    ['adds(1, 2) [0]', 'adds'],
    ['[0] 1, 2 (adds)', 'adds'],
    ['repeats(int)[2]', 'repeats'],
    ['finds products by name', 'finds products by name'],
    ['finds products [1]', 'finds products'],
    ['[0]', '[0]'],
    ['', ''],
  ])('%j is a run of %j', (name, method) => {
    expect(methodOf(name)).toBe(method);
  });
});

describe('findMissingTests', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing where all came back', ['a.B#f', 'a.B#g'], ['a.B#f', 'a.B#g'], []],
    ['what did not, in the order of the suite', ['a.B#f', 'a.B#g', 'a.C#f'], ['a.B#g'], ['a.B#f', 'a.C#f']],
    ['all if no report arrived', ['a.B#f'], [], ['a.B#f']],
    ['not ignored tests', ['a.B#f', 'a.B#off!'], ['a.B#f'], []],
    ['not tests for certain devices', ['a.B#f', 'a.B#shakes?'], ['a.B#f'], []],
    ['not tests of free names', ['a.B#f', 'a.B#shown^'], ['a.B#f', 'a.B#shows “it”'], []],
    ['tests of JUnit 5 by their method', ['a.B#f~', 'a.B#g~'], ['a.B#f()', 'a.B#stranger'], ['a.B#g']],
    ['not a test of several values that came back for one', ['a.B#f*'], ['a.B#f[€ 1]'], []],
    ['not a test of several values under the name of the values', ['a.B#f*'], ['a.B#[0] 1, 2 (f)'], []],
    ['not a test of several values where a stranger may be one', ['a.B#f*', 'a.B#g'], ['a.B#repetition 1 of 3', 'a.B#g'], []],
    ['a test of several values without any', ['a.B#f*', 'a.B#g'], ['a.B#g'], ['a.B#f']],
    ['a test of one value, whatever strangers there are', ['a.B#f', 'a.B#g'], ['a.B#stranger', 'a.B#g'], ['a.B#f']],
    ['not a test that some runner repeats', ['a.B#f'], ['a.B#f[A]', 'a.B#f[B]'], []],
    ['not a class that runs with several values', ['a.B#f'], ['a.B[A]#f', 'a.B[B]#f'], []],
    ['names for people, as they are', ['a.B#finds “Ünïcode” 💥', 'a.B#finds'], ['a.B#finds “Ünïcode” 💥'], ['a.B#finds']],
    ['not where the class came back without its package', ['a.b.C#f'], ['C#f'], []],
    ['what another class of the simple name reported', ['a.b.C#f'], ['x.C#f'], ['a.b.C#f']],
    ['a class that only a namesake in a package reported', ['FooTest#x', 'a.FooTest#x'], ['a.FooTest#x'], ['FooTest#x']],
    [
      'a class in a package that only a namesake without one reported',
      ['FooTest#x', 'a.FooTest#x'],
      ['FooTest#x'],
      ['a.FooTest#x'],
    ],
    ['no namesake where both came back', ['FooTest#x', 'a.FooTest#x'], ['a.FooTest#x', 'FooTest#x'], []],
    ['a namesake of a module that the suite does not know', ['FooTest#x', 'a.FooTest#x'], ['Shop.FooTest#x'], ['a.FooTest#x']],
    ['not where the suite does not know the module', ['CartTests#testAdds'], ['ShopUITests.CartTests#testAdds()', 'Other#x'], []],
    ['not where the class came back with its target', ['CartTests#testAdds'], ['ShopUITests/CartTests#testAdds'], []],
    [
      'names that mean something to JavaScript',
      ['__proto__#constructor', 'a.B#toString'],
      [],
      ['__proto__#constructor', 'a.B#toString'],
    ],
  ])('finds %s', (_rule, tests, names, expected) => {
    expect(missing(tests, ...names)).toEqual(expected);
  });

  it('takes any result for a result, but none of a test that never ran', () => {
    const tests = (['failed', 'skipped', 'error', 'timed-out', 'pending', 'unknown'] as const).map((status) =>
      failedTest(`a.B#${status}`, {}, { status }),
    );
    const suite = knownSuite(tests.map(({ name }) => `a.B#${name}`));
    expect(findMissingTests(suite, [sessionResult({ device, tests })])).toEqual({
      missing: [{ name: 'a.B#pending', devices: [device] }],
    });
  });

  it('looks at all shards and attempts of a device together, and at each device alone', () => {
    const suite = knownSuite(['a.B#f', 'a.B#g', 'a.B#h']);
    const on = (name: string, index: number, attempt: number, test: string) =>
      sessionResult({ device: name, shard: { index, total: 2 }, attempt, tests: [testResult(test)] });
    const sessions = [
      on('A-1', 0, 0, 'a.B#f'),
      on('A-1', 1, 0, 'a.B#g'),
      on('A-1', 1, 1, 'a.B#h'),
      on('B-1', 0, 0, 'a.B#f'),
      on('C-1', 0, 0, 'a.B#h'),
      missingSession({ device: 'B-1', shard: { index: 1, total: 2 } }),
    ];
    expect(findMissingTests(suite, sessions)).toEqual({
      missing: [
        { name: 'a.B#f', devices: ['C-1'] },
        { name: 'a.B#g', devices: ['B-1', 'C-1'] },
        { name: 'a.B#h', devices: ['B-1'] },
      ],
    });
  });

  it('claims only what had to run', () => {
    const suite = knownSuite(['a.B#f', 'a.B#g']);
    expect(namesIn(findMissingTests(suite, [reported()], ({ name }) => name === 'g'))).toEqual(['a.B#g']);
  });

  it('claims nothing of classes that are not fully known', () => {
    const found = findMissingTests(knownSuite(['a.B#f', 'a.C#f'], ['a.B']), [reported()]);
    expect(found).toMatchObject({ missing: [{ name: 'a.C#f' }], unclaimed: 'the tests of a.B are not all known' });
  });

  it('keeps the claims on all others where a class or file is not understood', () => {
    const suite = { ...knownSuite(['a.B#f'], ['classes2.dex', 'a.Features']), unseen: 'the test runner a.R may add tests' };
    expect(findMissingTests(suite, [reported()])).toMatchObject({
      missing: [{ name: 'a.B#f' }],
      unclaimed: 'the test runner a.R may add tests; the tests of classes2.dex, a.Features are not all known',
    });
  });

  it('findMissingTests only warns of what a runner of the suite may have left out: absent everywhere, while the counts agree', () => {
    const suite = { ...knownSuite(['a.B#f', 'a.B#g']), customRunner: true };
    const on = (name: string, ...tests: string[]) =>
      sessionResult({ device: name, tests: tests.map((test) => testResult(test)) });
    const left = (...sessions: SessionResult[]) => {
      const { missing: names, leftOut } = findMissingTests(suite, sessions);
      return { missing: names.map(({ name }) => name), leftOut };
    };
    const agreeing = [on('A-1', 'a.B#f'), on('B-1', 'a.B#f')];
    expect(left(...agreeing)).toEqual({ missing: [], leftOut: ['a.B#g'] });
    expect(left(on('A-1', 'a.B#f', 'a.B#g'), on('B-1', 'a.B#f')).missing).toEqual(['a.B#g']);
    expect(findMissingTests({ ...suite, customRunner: false }, agreeing).missing).toMatchObject([{ name: 'a.B#g' }]);
    const [first, second] = agreeing;
    for (const evidence of [
      { ...second?.evidence, details: { state: 'missing', message: '' } as const, report: { state: 'none' } as const },
      {
        details: second?.evidence.details ?? ({ state: 'missing', message: '' } as const),
        report: { state: 'missing', message: '' } as const,
      },
    ]) {
      expect(left(first ?? on('A-1'), { ...on('B-1', 'a.B#f'), evidence }).missing).toEqual(['a.B#g']);
    }
    expect(left()).toEqual({ missing: [], leftOut: undefined });
  });

  it('finds exactly the tests that were lost', () => {
    const name = fc.stringMatching(/^[a-c]\.[A-C]#[f-i]$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 20 }), fc.array(name), (tests, lost) => {
        const came = tests.filter((each) => !lost.includes(each));
        expect(missing(tests, ...came)).toEqual(tests.filter((each) => lost.includes(each)));
      }),
    );
  });
});
