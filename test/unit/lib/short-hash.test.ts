import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/lib/short-hash.ts';

describe('hashOf', () => {
  it('tells parts apart by where one ends, in twelve digits', () => {
    const hashes = [hashOf('ab', 'c'), hashOf('a', 'bc'), hashOf('abc'), hashOf('ab', 'c', '')];
    expect(new Set(hashes).size).toBe(4);
    expect(hashes.every((hash) => /^[0-9a-f]{12}$/.test(hash))).toBe(true);
    expect(hashOf('ab', 'c')).toBe(hashes[0]);
  });
});
