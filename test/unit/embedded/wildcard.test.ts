import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesName, matchesPath } from '../../../src/embedded/wildcard.ts';

describe('names', () => {
  test.each([
    ['*', '', true],
    ['*', 'anything/at all', true],
    ['Google Pixel *', 'Google Pixel 7-13.0', true],
    ['Google Pixel *', 'Google', false],
    ['*#addsItem', 'com.shop.CartTest#addsItem', true],
    ['*Cart*', 'com.shop.CartTest#addsItem', true],
    ['*Cart', 'com.shop.CartTest', false],
    ['a*b*c', 'a-b-b-c', true],
    ['', 'a', false],
    ['a.c', 'abc', false],
  ])('%j and %j: %s', (pattern, name, expected) => {
    expect(matchesName(pattern, name)).toBe(expected);
  });

  test('a pattern made from a name by putting stars in matches it', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(20), { maxLength: 5 }), (name, cuts) => {
        const pattern = cuts.reduce((text, cut) => `${text.slice(0, cut)}*${text.slice(cut + 1)}`, name);
        expect(matchesName(pattern, name)).toBe(true);
      }),
    );
  });

  test('many stars do not make it slow', () => {
    expect(matchesName(`${'a*'.repeat(200)}b`, 'a'.repeat(20_000))).toBe(false);
  });
});

describe('paths', () => {
  test.each([
    ['**', '/app-automate/plan.json', true],
    ['/app-automate/*/builds/*', '/app-automate/espresso/builds/b1', true],
    ['/app-automate/*/builds/*', '/app-automate/espresso/builds/b1/sessions/s1', false],
    ['/app-automate/*/builds/**', '/app-automate/espresso/builds/b1/sessions/s1', true],
    ['/**/report', '/app-automate/espresso/builds/b/sessions/s/report', true],
    ['/**/report', '/report', true],
    ['/app-automate/recent_*', '/app-automate/recent_apps', true],
    ['/app-automate/upload', '/app-automate/upload-media', false],
  ])('%j and %j: %s', (pattern, path, expected) => {
    expect(matchesPath(pattern, path)).toBe(expected);
  });
});
