import { describe, expect, it } from 'vitest';
import { counted, digits, duration, listed, utcTime } from '../../../../src/rendering/markdown/words.ts';

describe('digits', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_200, '1\u202f200'],
    [2_000_000, '2\u202f000\u202f000'],
  ])('of %j', (count, text) => {
    expect(digits(count)).toBe(text);
  });
});

describe('counted', () => {
  it.each([
    [1, '1 test'],
    [2, '2 tests'],
    [0, '0 tests'],
  ])('of %j', (count, text) => {
    expect(counted(count, 'test')).toBe(text);
  });
});

describe('duration and utcTime', () => {
  it('are never ambiguous', () => {
    expect(duration(192_000)).toBe('3 m 12 s');
    expect(utcTime(new Date('2026-01-02T10:20:30.400Z'))).toBe('2026-01-02 10:20:30 UTC');
  });

  it.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])('show a dash for %j', (value) => {
    expect(duration(value)).toBe('–');
    expect(utcTime(value === undefined ? undefined : new Date(Number.NaN))).toBe('–');
  });
});

describe('listed', () => {
  it.each([
    [['a', 'b'], 2, 'a, b'],
    [['a', 'b', 'c'], 2, 'a, b, c'],
    [['a', 'b', 'c', 'd'], 2, 'a, b and 2 more'],
    [['@team'], 1, '&#64;&#8203;team'],
    [[], 2, ''],
  ])('%j, at most %j', (names, limit, text) => {
    expect(listed(names, limit)).toBe(text);
  });
});
