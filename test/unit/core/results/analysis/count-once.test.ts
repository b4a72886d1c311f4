import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SessionResult, type TestResult, testName } from '../../../../../src/core/model/results.ts';
import { badness } from '../../../../../src/core/model/status.ts';
import { countOnce } from '../../../../../src/core/results/analysis/count-once.ts';
import { outcomeOf } from '../../../../../src/core/results/attempts.ts';
import { analyzeShards } from '../../../../../src/core/results/expected-sessions.ts';
import {
  countedShards,
  failedTest,
  flakyTest,
  quarantineOf,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const name = 'a.B#c';

/** Shards of one device, each with its tests. */
const shardsOf = (...tests: readonly (readonly TestResult[])[]): SessionResult[] =>
  tests.map((own, index) => sessionResult({ device: pixel, shard: { index, total: tests.length }, tests: own }));

const skipped = testResult(name, { status: 'skipped' });
const late = testResult(name, { status: 'timed-out' });

describe('a test that several shards of one device reported', () => {
  it.each<[what: string, one: TestResult, other: TestResult, counted: number]>([
    ['failed before passed', testResult(name), failedTest(name), 1],
    ['failed before passed, in any order', failedTest(name), testResult(name), 0],
    ['failed before skipped', skipped, failedTest(name), 1],
    ['passed before skipped', skipped, testResult(name), 1],
    ['flaky before passed', testResult(name), flakyTest(name), 1],
    ['the first of two that passed', testResult(name), testResult(name), 0],
  ])('has one result, and the other stays beside it: %s', (_what, one, other, counted) => {
    const shards = countedShards(shardsOf([one], [other]));
    const [winner, loser] = counted === 0 ? [one, other] : [other, one];
    expect(shards.map(({ tests }) => tests)).toEqual(counted === 0 ? [[winner], []] : [[], [winner]]);
    expect(shards.map(({ otherResults }) => [...otherResults.values()].flat().map(({ test }) => test))).toEqual(
      counted === 0 ? [[loser], []] : [[], [loser]],
    );
    expect(shards.map(({ last }) => last.tests)).toEqual([[one], [other]]);
  });

  it('does not hide a time-out behind a quarantined failure', () => {
    const shards = countedShards(shardsOf([failedTest(name)], [late]), quarantineOf({ test: name }));
    expect(shards.map(({ tests }) => tests)).toEqual([[], [late]]);
  });

  it('is not missing in a shard that never ran it', () => {
    const never = testResult(name, { status: 'pending' });
    const missing = testResult('a.B#d', { status: 'pending' });
    expect(countedShards(shardsOf([never, missing], [testResult(name)])).map(({ neverRan }) => neverRan)).toEqual([
      [missing],
      [],
    ]);
  });
});

it('shards of several devices keep all of their results: control', () => {
  const sessions = ['A-1', 'B-1'].map((device) => sessionResult({ device, tests: [testResult(name), testResult(name)] }));
  expect(countedShards(sessions).map(({ tests }) => tests)).toEqual(analyzeShards(sessions).map(({ tests }) => tests));
});

it('each test of a device has as many results as the shard with most of them, among them the worst, and none is lost', () => {
  const test = fc.record({
    name: fc.constantFrom('a.B#x', 'a.B#y', 'c.D#x'),
    status: fc.constantFrom('passed', 'failed', 'skipped', 'timed-out', 'error'),
  });
  const shards = fc.array(fc.array(test, { maxLength: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(shards, (given) => {
      const analyzed = analyzeShards(shardsOf(...given.map((own) => own.map((each) => testResult(each.name, each)))));
      const counted = countOnce(analyzed);
      const named = (tests: readonly TestResult[], wanted: string) => tests.filter((each) => testName(each) === wanted);
      for (const wanted of new Set(analyzed.flatMap(({ tests }) => tests.map(testName)))) {
        const before = analyzed.map(({ tests }) => named(tests, wanted));
        const after = counted.flatMap(({ tests }) => named(tests, wanted));
        const others = counted.flatMap(({ otherResults }) => [...otherResults.values()].flat().map((each) => each.test));
        expect(after).toHaveLength(Math.max(...before.map(({ length }) => length)));
        expect(after.length + named(others, wanted).length).toBe(before.flat().length);
        const worst = (tests: readonly TestResult[]) => Math.max(...tests.map((each) => badness(outcomeOf(each))));
        expect(worst(after)).toBe(worst(before.flat()));
      }
    }),
  );
});
