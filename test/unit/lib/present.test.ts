import { expect, test } from 'vitest';
import { present } from '../../../src/lib/present.ts';

test('what is not known is absent', () => {
  expect(Object.keys(present({ a: 1, b: undefined, c: null, d: '' }))).toEqual(['a', 'c', 'd']);
});
