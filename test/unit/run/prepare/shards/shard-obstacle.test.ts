import { describe, expect, it } from 'vitest';
import { unclear } from '../../../../../src/results/selection/selection.ts';
import { obstacleIn, selectedPart } from '../../../../../src/run/prepare/shards/shard-plan.ts';
import { timeClasses } from '../../../../../src/run/prepare/shards/timed-classes.ts';
import { knownSuite } from '../../../results/known-suites.ts';

const select = (className: string, byClass = true) =>
  ({
    kind: 'clear',
    byClass,
    selects: (test: { className: string }) => test.className === className,
    mayHold: (part: string) => part === className,
  }) as const;

describe('selectedPart', () => {
  const suite = knownSuite(['a.Cart#adds', 'a.Login#signsIn'], ['a.Cart', 'a.Other', 'classes2.dex']);

  it('is what the filters leave, with the unreadable files', () => {
    const { tests, unknown } = selectedPart(suite, select('a.Cart'));
    expect(tests.map(({ className }) => className)).toEqual(['a.Cart']);
    expect(unknown.map(({ part }) => part)).toEqual(['a.Cart', 'classes2.dex']);
  });

  it.each([
    ['there are no filters', undefined],
    ['an unknown part', unclear('failFast')],
  ])('is the whole where %s', (_what, selection) => {
    expect(selectedPart(suite, selection)).toBe(suite);
  });
});

describe('obstacleIn', () => {
  const suite = knownSuite(['a.Cart#adds']);
  const classes = timeClasses(suite, undefined);
  const obstacle = (tests: readonly string[], unknown: readonly string[] = []): string | undefined => {
    const found = knownSuite(tests, unknown);
    return obstacleIn(found, timeClasses(found, undefined), undefined);
  };

  it('finds none in a suite that is known, with or without filters', () => {
    expect(obstacleIn(suite, classes, undefined)).toBeUndefined();
    expect(obstacleIn(suite, classes, select('a.Cart'))).toBeUndefined();
  });

  it('is that nothing is known', () => {
    expect(obstacleIn(undefined, classes, undefined)).toBe('its tests are unknown');
    expect(obstacleIn(suite, undefined, undefined)).toBe('its tests are unknown');
  });

  it('is a filter that cannot be evaluated, or that names single tests', () => {
    expect(obstacleIn(suite, classes, unclear('failFast'))).toBe(
      'the tests that the capability failFast selects are known only during the run',
    );
    expect(obstacleIn(suite, classes, select('a.Cart', false))).toBe(
      'the filters in capabilities select by something other than whole classes that were found in the suite',
    );
  });

  it('is that tests may run which no class shows', () => {
    const unseen = 'the test runner a.OwnRunner may add or leave out tests';
    const found = { ...suite, unseen };
    expect(obstacleIn(selectedPart(found, select('a.Cart')), classes, undefined)).toBe(unseen);
  });

  it.each([
    ['an unreadable file', ['a.Cart#adds'], ['a.Part', 'classes2.dex'], 'the tests in classes2.dex are unknown'],
    ['a class that no filter can name', ['a.Cart#adds', 'a.My Test#t'], [], 'no filter can name the class "a.My Test"'],
    ['a suite without a test that runs', ['a.Cart#adds!'], [], 'it has no test that runs'],
    ['nothing where a class may hold tests', ['a.Cart#adds!'], ['a.Part'], undefined],
  ])('is %s', (_what, tests, unknown, expected) => {
    expect(obstacle(tests, unknown)).toBe(expected);
  });
});
