import { expect, test } from 'vitest';
import { withoutEnding } from '../../../src/lib/without-ending.ts';

test.each([
  ['a//', '/', 'a'],
  ['a/b', '/', 'a/b'],
  ['///', '/', ''],
  ['', '/', ''],
  ['a.-.', '.-', 'a'],
])('%j without %j at its end is %j', (text, signs, rest) => {
  expect(withoutEnding(text, signs)).toBe(rest);
});
