import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countHashShards,
  countHashTests,
  predictHashShards,
  type TimedClass,
} from '../../../../../../src/action/run/prepare/shards/class-shards.ts';
import { javaHash, shardOfHash } from '../../../../../../src/core/frameworks/shard-split.ts';
import { timed } from './timed-class.ts';

const shardOf = (className: string, name: string, shards: number): number | undefined =>
  shardOfHash(javaHash(`${name}(${className})`), shards, 'floor-mod');

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 });

describe('predictHashShards', () => {
  it('adds up what the runner puts into each shard', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 6 }), (methods, shards) => {
        const own = Object.fromEntries(methods.map((name, nth) => [name, 100 + nth]));
        const classes = [timed('a.A', own), timed('a.B', own)];
        const expected = Array.from({ length: shards }, () => 0);
        for (const { className } of classes)
          for (const [name, weightMs] of Object.entries(own)) expected[shardOf(className, name, shards) ?? -1]! += weightMs;
        expect(predictHashShards(classes, shards)).toEqual(expected);
      }),
    );
  });

  it('spreads what has no name beforehand over all shards, rounded', () => {
    const sets = timed('a.A', { 'adds*': 900 });
    expect(predictHashShards([sets], 3)).toEqual([300, 300, 300]);
    expect(predictHashShards([sets], 7)).toEqual(Array.from({ length: 7 }, () => 129));
  });

  it('spreads what a class takes beyond the tests that are known of it', () => {
    const [named] = predictHashShards([timed('a.A', { adds: 300 }, { weightMs: 900, complete: false })], 2).toSorted(
      (a, b) => b - a,
    );
    expect(named).toBe(600);
    expect(predictHashShards([timed('a.A', {}, { weightMs: 900, complete: false })], 2)).toEqual([450, 450]);
    // A class takes at least as long as its methods, also if it was measured with fewer methods.
    expect(predictHashShards([timed('a.A', { adds: 300 }, { weightMs: 100 })], 1)).toEqual([300]);
  });

  it('is nothing for no classes', () => {
    expect(predictHashShards([], 3)).toEqual([0, 0, 0]);
  });
});

describe('countHashTests', () => {
  it('counts the tests of each shard, whatever they take', () => {
    const methods = ['adds', 'pays', 'shows', 'hides', 'ends'];
    const named = Object.fromEntries(methods.map((name, nth) => [name, nth * 1_000]));
    const counts = countHashTests([timed('a.A', named, { weightMs: 1 })], 2);
    expect(counts).toEqual([0, 1].map((shard) => methods.filter((name) => shardOf('a.A', name, 2) === shard).length));
    expect(counts).not.toContain(0);
  });

  it.each<[string, readonly TimedClass[]]>([
    ['no class is known', []],
    ['a class is known in part', [timed('a.A', { adds: 1_000 }), timed('a.B', { pays: 1_000 }, { complete: false })]],
    ['a test has several sets of values', [timed('a.A', { adds: 1_000, 'pays*': 1 })]],
  ])('is not certain where %s', (_what, classes) => {
    expect(countHashTests(classes, 2)).toBeUndefined();
  });

  it('is certain for a class without tests', () => {
    expect(countHashTests([timed('a.A', {})], 2)).toEqual([0, 0]);
  });
});

describe('countHashShards', () => {
  /** A parameterized test counts evenly for all shards. */
  const even = timed('a.A', { 'adds*': 60_000 });
  const single = (weightMs: number) => timed('a.A', { adds: weightMs });
  const spread = (weightMs: number) => timed('a.B', { 'pays*': weightMs });
  const target = { maxShards: 10, fixedMs: 0 };

  it.each<[string, readonly TimedClass[], Parameters<typeof countHashShards>[1], number]>([
    ['one that keeps the target', [even], { ...target, targetMs: 60_000 }, 1],
    ['the fewest that keep the slowest within the target', [even], { ...target, targetMs: 59_999 }, 2],
    ['two that keep half the target', [even], { ...target, targetMs: 30_000 }, 2],
    ['three below half the target', [even], { ...target, targetMs: 29_999 }, 3],
    ['three that keep a third of the target', [even], { ...target, targetMs: 20_000 }, 3],
    ['two with what a shard takes beside its tests', [even], { targetMs: 50_000, maxShards: 10, fixedMs: 20_000 }, 2],
    ['three with what a shard takes beside its tests', [even], { targetMs: 49_999, maxShards: 10, fixedMs: 20_000 }, 3],
    ['never more than allowed', [even], { ...target, targetMs: 1_000, maxShards: 4 }, 4],
    ['one where only one is allowed', [even], { ...target, targetMs: 1_000, maxShards: 1 }, 1],
    ['one for a single test, which is as long in any of them', [single(60_000)], { ...target, targetMs: 1_000 }, 1],
    // Ten shards save 7 of 88 s.
    ['one where more save less than a tenth', [single(80_000), spread(8_000)], { ...target, targetMs: 1_000 }, 1],
    // Two shards save 20 of 120 s.
    ['two that save a tenth', [single(80_000), spread(40_000)], { ...target, targetMs: 1_000, maxShards: 2 }, 2],
  ])('countHashShards chooses %s', (_what, classes, limits, expected) => {
    expect(countHashShards(classes, limits)).toBe(expected);
  });
});
