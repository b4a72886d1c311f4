import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesPath, matchesWildcard } from '../../../src/lib/wildcard.ts';

const parts = fc.constantFrom('a', 'b', '/', '*', '**', '.', 'ab', '#', '\n');
const words = fc.array(parts, { maxLength: 8 }).map((all) => all.join(''));
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

describe('patterns of names', () => {
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
  ])('whether %j matches %j is %s', (pattern, name, expected) => {
    expect(matchesWildcard(pattern, name)).toBe(expected);
  });

  test('patterns match what a regular expression of the same meaning matches', () => {
    fc.assert(
      fc.property(words, words, (pattern, text) => {
        const expected = new RegExp(`^${pattern.split('*').map(literal).join('[^]*')}$`).test(text);
        expect(matchesWildcard(pattern, text)).toBe(expected);
      }),
    );
  });

  test('many stars do not make it slow', () => {
    expect(matchesWildcard(`${'a*'.repeat(200)}b`, 'a'.repeat(20_000))).toBe(false);
  });
});

describe('patterns of paths', () => {
  test.each([
    ['**', '/app-automate/plan.json', true],
    ['/app-automate/*/builds/*', '/app-automate/espresso/builds/b1', true],
    ['/app-automate/*/builds/*', '/app-automate/espresso/builds/b1/sessions/s1', false],
    ['/app-automate/*/builds/**', '/app-automate/espresso/builds/b1/sessions/s1', true],
    ['/**/report', '/app-automate/espresso/builds/b/sessions/s/report', true],
    ['/**/report', '/report', true],
    ['/app-automate/recent_*', '/app-automate/recent_apps', true],
    ['/app-automate/upload', '/app-automate/upload-media', false],
  ])('whether %j matches %j is %s', (pattern, path, expected) => {
    expect(matchesPath(pattern, path)).toBe(expected);
  });

  test('patterns match what a regular expression of the same meaning matches', () => {
    const segmentOf = (segment: string): string => (segment === '**' ? '(?:/[^/]*)*' : `/${segment.replace(/\*+/g, '[^/]*')}`);
    fc.assert(
      fc.property(words, words, (pattern, text) => {
        fc.pre(!pattern.startsWith('**'));
        const expression = pattern
          .replace(/[^*/]+/g, literal)
          .split('/')
          .map(segmentOf)
          .join('');
        expect(matchesPath(pattern, text)).toBe(new RegExp(`^${expression}$`).test(`/${text}`));
      }),
    );
  });
});
