import { describe, expect, it } from 'vitest';
import {
  canBeFiltered,
  isClassPart,
  timeClasses,
  usualTestMs,
} from '../../../../../../src/action/run/prepare/shards/class-shards.ts';
import { historyOf, knownSuite } from '../../../../core/results/known-suites.ts';
import { timed } from './timed-class.ts';

const weights = (tests: readonly string[], times: Readonly<Record<string, readonly number[]>>, unknown: readonly string[] = []) =>
  Object.fromEntries(
    timeClasses(knownSuite(tests, unknown), historyOf(times)).map(({ className, weightMs }) => [className, weightMs]),
  );

describe('timeClasses', () => {
  it.each<[string, Parameters<typeof weights>, Readonly<Record<string, number>>]>([
    ['sums the medians of the methods', [['a.B#f', 'a.B#g'], { 'a.B#f': [10, 100, 30], 'a.B#g': [5] }], { 'a.B': 35 }],
    [
      'takes the median of its other methods for a new one',
      [['a.B#f', 'a.B#g', 'a.B#new'], { 'a.B#f': [10], 'a.B#g': [30] }],
      { 'a.B': 60 },
    ],
    [
      'takes the median of the classes for a new one, however many tests it has',
      [['a.B#f', 'a.C#f', 'a.D#f', 'a.New#f', 'a.New#g', 'b.Newer#f'], { 'a.B#f': [10], 'a.C#f': [20], 'a.D#f': [900] }],
      { 'a.B': 10, 'a.C': 20, 'a.D': 900, 'a.New': 20, 'b.Newer': 20 },
    ],
    ['counts tests where nothing is known', [['a.B#f', 'a.B#g', 'a.C#f'], {}], { 'a.B': 2 * usualTestMs, 'a.C': usualTestMs }],
    [
      'leaves out ignored tests, and ones that are gone',
      [['a.B#f', 'a.B#off!', 'a.Off#f!'], { 'a.B#f': [10], 'a.B#off': [500], 'a.B#gone': [500], 'a.Off#f': [500] }],
      { 'a.B': 10, 'a.Off': 0 },
    ],
    [
      'does not take ignored classes for known ones',
      [['a.B#f', 'a.New#f', 'a.Off#f!', 'a.Off2#f!'], { 'a.B#f': [10] }],
      { 'a.B': 10, 'a.New': 10, 'a.Off': 0, 'a.Off2': 0 },
    ],
    [
      'takes all that was measured of a class of which not all tests are known',
      [['a.B#f'], { 'a.B#f': [10], 'a.B#inherited': [90], 'a.Features#one': [7] }, ['a.B', 'a.Features']],
      { 'a.B': 100, 'a.Features': 7 },
    ],
    [
      'guesses a class of which no test is known as one test, and leaves files out',
      [['a.B#f'], {}, ['a.Features', 'classes2.dex']],
      { 'a.B': usualTestMs, 'a.Features': usualTestMs },
    ],
    ['treats names that JavaScript objects inherit as unknown', [['constructor#toString'], {}], { constructor: usualTestMs }],
  ])('%s', (_rule, args, expected) => {
    expect(weights(...args)).toEqual(expected);
  });

  it('tells each method with its time, and what was measured', () => {
    const suite = knownSuite(['a.B#f', 'a.B#off!', 'a.B#p*', 'a.New#f', 'a.New#g'], ['a.New']);
    expect(timeClasses(suite, historyOf({ 'a.B#f': [10], 'a.B#p': [30] }))).toEqual([
      timed('a.B', { f: 10, 'p*': 30, 'off!': 0 }),
      timed('a.New', { f: 20, g: 20 }, { measured: false, complete: false }),
    ]);
  });

  it('counts tests without any history', () => {
    expect(timeClasses(knownSuite(['a.B#f']), undefined)[0]).toMatchObject({ weightMs: usualTestMs, measured: false });
  });
});

describe('names of classes', () => {
  it.each([
    ['com.shop.CartTest', true],
    ['com.shop.CartTest$WhenEmpty', true],
    ['com.shop.WarenkörbeTest', true],
    ['CartTest', true],
    ['com.shop.Cart Test', false],
    ['com.shop.A,com.shop.B', false],
    ["com.shop.'Quoted", false],
    ['com.shop.A;reboot', false],
    ['', false],
  ])('%j can be filtered for: %s', (className, expected) => {
    expect(canBeFiltered(className)).toBe(expected);
  });

  it.each([
    ['com.shop.CartTest', true],
    ['classes.dex', false],
    ['classes12.dex', false],
    ['com.classes2.dex', true],
  ])('%j is a class: %s', (part, expected) => {
    expect(isClassPart(part)).toBe(expected);
  });
});
