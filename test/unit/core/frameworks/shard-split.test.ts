import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { javaHash, shardOf, shardOfHash } from '../../../../src/core/frameworks/shard-split.ts';

/** Computes the hash by its definition, with exact integers. */
const definedHash = (text: string): number => {
  let sum = 0n;
  for (const unit of Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))) sum = sum * 31n + BigInt(unit);
  return Number(BigInt.asIntN(32, sum));
};

describe('javaHash', () => {
  it.each([
    ['', 0],
    ['a', 97],
    ['hello', 99162322],
    ['polygenelubricants', -2147483648],
    ['finds “Ünïcode” 💥', definedHash('finds “Ünïcode” 💥')],
  ])('%j is %i', (text, hash) => {
    expect(javaHash(text)).toBe(hash);
  });

  it('is the polynomial of the units in 32 bits', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii', maxLength: 30 }), (text) => javaHash(text) === definedHash(text)));
  });
});

describe('shardOf', () => {
  it('gives every test a shard by the remainder that is never negative', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 100 }), (className, name, shards) => {
        const shard = shardOf({ className, name }, shards, 'floor-mod') ?? -1;
        const hash = definedHash(`${name}(${className})`);
        expect(shard).toBeGreaterThanOrEqual(0);
        expect(shard).toBeLessThan(shards);
        expect((hash - shard) % shards === 0).toBe(true);
      }),
    );
  });

  it('differs between the two forms for negative hashes only', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (name, shards) => {
        const test = { className: 'a.B', name };
        const negative = javaHash(`${name}(a.B)`) < 0;
        return negative || shardOf(test, shards, 'floor-mod') === shardOf(test, shards, 'absolute');
      }),
    );
  });

  it.each([
    [7, 3, 1, 1],
    [-7, 3, 2, 1],
    [-6, 3, 0, 0],
    [-(2 ** 31), 3, 1, undefined],
    [-(2 ** 31), 4, 0, 0],
  ])('the test of hash %i of %i shards is in shard %i in newer releases, %s in older ones', (hash, shards, newer, older) => {
    expect(shardOfHash(hash, shards, 'floor-mod')).toBe(newer);
    expect(shardOfHash(hash, shards, 'absolute')).toBe(older);
  });
});
