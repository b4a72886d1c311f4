import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestNames } from '../../../src/lib/nearest-names.ts';

describe('editDistance', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it.each([
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['same', 'same', 0],
  ])('%j to %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is a distance: none to itself, the same both ways, never longer than a detour', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(editDistance(a, a)).toBe(0);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
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
