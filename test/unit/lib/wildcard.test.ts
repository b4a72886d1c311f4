import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesPath, matchesWildcard, readPathPattern } from '../../../src/lib/wildcard.ts';

const parts = fc.constantFrom('a', 'b', '/', '*', '**', '.', 'ab', '#', '\n');
const words = fc.array(parts, { maxLength: 8 }).map((all) => all.join(''));
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

describe('patterns of names', () => {
  test.each([
    ['*', '', true],
    ['Google Pixel *', 'Google Pixel 7-13.0', true],
    ['*#addsItem', 'com.shop.CartTest#addsItem', true],
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

const matches = (pattern: string, path: string, dialect: 'shell' | 'java' = 'shell'): boolean | string => {
  const reading = readPathPattern(pattern, dialect);
  return reading.kind === 'mistake' ? reading.mistake : reading.matches(path);
};

describe('a pattern', () => {
  test.each([
    ['src/*.kt', 'src/Cart.kt', true],
    ['src/*.kt', 'src/cart/Cart.kt', false],
    ['src/**', 'src/cart/.hidden/Cart.kt', true],
    ['src/**', 'src', false],
    ['src/**/Cart.kt', 'src/a/b/Cart.kt', true],
    ['src/C?rt.kt', 'src/Cart.kt', true],
    ['src/C?rt.kt', 'src/C/rt.kt', false],
    ['?.kt', '😀.kt', true],
    ['[a-c]*', 'beta', true],
    ['[a-c]*', 'delta', false],
    ['[!a-c]*', 'delta', true],
    ['a[!b]c', 'a/c', false],
    ['[a-]', '-', true],
    ['{cart,login/*}/x', 'login/a/x', true],
    ['{cart,login}/x', 'account/x', false],
    ['a{,b}c', 'ac', true],
    ['a.c', 'abc', false],
  ])('%j, compared with %j, gives %s in both dialects', (pattern, path, expected) => {
    expect([matches(pattern, path), matches(pattern, path, 'java')]).toEqual([expected, expected]);
  });

  test.each([
    ['**/Cart.kt', 'Cart.kt', true, false],
    ['src/**/Cart.kt', 'src/Cart.kt', true, false],
    ['{**/,x}Cart.kt', 'Cart.kt', true, false],
    ['a**/Cart.kt', 'a/Cart.kt', true, true],
    ['[^a]', 'b', true, false],
    ['\\*', '*', true, false],
    ['\\*', '\\x', false, true],
    ['a}', 'a}', true, true],
  ])('%j, compared with %j, gives %s in a shell and %s in Java', (pattern, path, shell, java) => {
    expect([matches(pattern, path), matches(pattern, path, 'java')]).toEqual([shell, java]);
  });

  const extended = (char: string): string => `has ${char}(…), which is not supported`;
  test.each([
    ['*(*a*)b', extended('*'), false],
    ['a**(b)', extended('*'), false],
    ['!(a)', extended('!'), false],
    ['src/@(a|b)', extended('@'), false],
    ['src\\/+\\(a)', false, false],
    ['{a,{b,c}}', false, 'has a { within {…}'],
    ['{a}', 'has no comma within {…}, as in {a,b}', false],
    ['{1..3}', 'has no comma within {…}, as in {a,b}', false],
    ['a\\', 'has no character after the last \\', false],
    ['{a,b', 'has a { without a }', 'has a { without a }'],
    ['[ab', 'has a [ without a ]', 'has a [ without a ]'],
    ['[]', 'has nothing within […]', 'has nothing within […]'],
    ['[a/b]', 'has a / within […]', 'has a / within […]'],
    [
      '[b-a]',
      'has a range in […] from a higher to a lower character, unlike [a-z]',
      'has a range in […] from a higher to a lower character, unlike [a-z]',
    ],
    ['[[:alpha:]]', 'has [[:…]], which is not supported', 'has [[:…]], which is not supported'],
  ])('%j is refused by the dialects without its syntax', (pattern, shell, java) => {
    expect([matches(pattern, 'x'), matches(pattern, 'x', 'java')]).toEqual([shell, java]);
  });

  const pieces = new Map([
    ['a', 'a'],
    ['.', '\\.'],
    ['/', '/'],
    ['?', '[^/]'],
    ['*', '[^/]*'],
    ['[!a]', '[^/a]'],
    ['{a,/*}', '(?:a|/[^/]*)'],
    ['**b', '.*b'],
  ]);
  test('matches what a regular expression of the same meaning matches', () => {
    const pattern = fc
      .array(fc.constantFrom(...pieces.keys()), { maxLength: 6 })
      .filter((all) => !/\*\*\*|\*\*(?!b)/.test(all.join('')));
    const path = fc.array(fc.constantFrom('a', 'b', '.', '/'), { maxLength: 8 });
    fc.assert(
      fc.property(pattern, path, fc.constantFrom('shell' as const, 'java' as const), (parts, chars, dialect) => {
        const expression = new RegExp(`^${parts.map((part) => pieces.get(part)).join('')}$`);
        expect(matches(parts.join(''), chars.join(''), dialect)).toBe(expression.test(chars.join('')));
      }),
    );
  });

  test.each([
    ['many stars', '*a'.repeat(500)],
    ['many double stars', '**a'.repeat(500)],
    ['many alternatives', '{a,*}'.repeat(500)],
    ['many empty alternatives', '{a,}'.repeat(1_000)],
  ])('takes no longer with %s', (_what, pattern) => {
    expect(matches(`${pattern}b`, 'a'.repeat(200))).toBe(false);
  });
});
