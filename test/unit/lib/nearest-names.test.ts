import { describe, expect, it } from 'vitest';
import { didYouMean, nearestNames } from '../../../src/lib/nearest-names.ts';

describe('the distance up to which nearestNames finds a name', () => {
  const unshortened = (wanted: string, name: string) => [wanted, name] as const;
  const distanceOf = (from: string, to: string): number =>
    Array.from({ length: 9 }, (_, furthest) => furthest).find(
      (furthest) => nearestNames(from, [to], 1, unshortened, furthest).length > 0,
    ) ?? Number.NaN;

  it.each([
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['same', 'same', 0],
  ])('from %j to %j is %i', (from, to, distance) => {
    expect(distanceOf(from, to)).toBe(distance);
  });
});

describe('nearestNames', () => {
  const names = ['Google Pixel 7', 'Google Pixel 6', 'Samsung Galaxy S23', 'Google Pixel 7'];

  it.each([
    ['google pixel 7', ['Google Pixel 7', 'Google Pixel 6']],
    ['Pixel 6', ['Google Pixel 6']],
    ['Gogle Pixel 8', ['Google Pixel 6', 'Google Pixel 7']],
    ['Galaxi S23', ['Samsung Galaxy S23']],
    ['Nokia 3310', []],
  ])('nearestNames finds those of %s', (wanted, expected) => {
    expect(nearestNames(wanted, names, 3)).toEqual(expected);
  });

  it('leaves out names of absurd length', () => {
    expect(nearestNames('a'.repeat(100_000), ['a'.repeat(100_000), 'b'], 3)).toEqual([]);
  });
});

describe('didYouMean', () => {
  const names = ['espresso', 'flutter-android', 'flutter-ios', 'off'];

  it.each([
    ['Expresso', ' Did you mean espresso?'],
    ['flutter', ' Did you mean flutter-android or flutter-ios?'],
    ['flutter-io', ' Did you mean flutter-ios?'],
    ['appium', ''],
    ['no', ''],
    ['o', ''],
  ])('the suggestion for %j is %j', (wanted, suggestion) => {
    expect(didYouMean(wanted, names)).toBe(suggestion);
  });
});
