import { expect, test } from 'vitest';
import { matchesWildcard } from '../../../src/lib/wildcard.ts';

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

test('a pattern that would explode as a regular expression is quick', () => {
  expect(matchesWildcard(`${'*a'.repeat(200)}*b`, 'a'.repeat(5_000))).toBe(false);
});
