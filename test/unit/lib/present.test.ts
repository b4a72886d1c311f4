import { expect, test } from 'vitest';
import { present } from '../../../src/lib/present.ts';

test('undefined values are left out', () => {
  expect(Object.keys(present({ a: 1, b: undefined, c: null, d: '' }))).toEqual(['a', 'c', 'd']);
});
