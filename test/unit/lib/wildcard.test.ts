import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesPath, matchesWildcard } from '../../../src/lib/wildcard.ts';

test.each([
  ['*', '', true],
  ['*', 'anything', true],
  ['', '', true],
  ['', 'a', false],
  ['latency*', 'latency of cart', true],
  ['latency*', 'Latency of cart', false],
  ['*cart', 'latency of cart', true],
  ['*of*', 'latency of cart', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-b-d', false],
  ['a.c', 'abc', false],
  ['**', 'x', true],
])('%o and %o: %o', (pattern, text, expected) => {
  expect(matchesWildcard(pattern, text)).toBe(expected);
});

test('a pattern made from a text matches it, whatever is left out', () => {
  const property = fc.property(fc.array(fc.string()), fc.string(), (pieces, other) => {
    const pattern = pieces.map((piece) => piece.replaceAll('*', '')).join('*');
    expect(matchesWildcard(pattern, pattern.replaceAll('*', other))).toBe(true);
  });
  fc.assert(property);
});

test('a pattern that would explode as a regular expression is quick', () => {
  expect(matchesWildcard(`${'*a'.repeat(200)}*b`, 'a'.repeat(5_000))).toBe(false);
});

test.each([
  ['**', '/app-automate/plan.json', true],
  ['/app-automate/*/builds/*', '/app-automate/espresso/builds/b1', true],
  ['/app-automate/*/builds/*', '/app-automate/espresso/builds/b1/sessions/s1', false],
  ['/app-automate/*/builds/**', '/app-automate/espresso/builds/b1/sessions/s1', true],
  ['/**/report', '/app-automate/espresso/builds/b/sessions/s/report', true],
  ['/**/report', '/report', true],
  ['/app-automate/recent_*', '/app-automate/recent_apps', true],
  ['/app-automate/upload', '/app-automate/upload-media', false],
])('the path pattern %j and %j: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});
