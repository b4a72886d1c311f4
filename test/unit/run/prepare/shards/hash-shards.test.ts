import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { javaHash, shardOfHash } from '../../../../../src/binaries/shard-split.ts';
import {
  countHashShards,
  countHashTests,
  predictHashShards,
  type TimedClass,
  type TimedMethod,
} from '../../../../../src/run/prepare/shards/class-shards.ts';

const method = (name: string, weightMs = 1_000, parameterized = false): TimedMethod => ({ name, weightMs, parameterized });

/** All that is known of it is measured. */
const timed = (className: string, methods: readonly TimedMethod[], parts: Partial<TimedClass> = {}): TimedClass => ({
  className,
  methods,
  weightMs: methods.reduce((sum, { weightMs }) => sum + weightMs, 0),
  ignored: [],
  measured: true,
  complete: true,
  ...parts,
});

const shardOf = (className: string, name: string, shards: number): number | undefined =>
  shardOfHash(javaHash(`${name}(${className})`), shards, 'floor-mod');

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 });

describe('predictHashShards', () => {
  it('adds up what the runner puts into each shard', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 6 }), (methods, shards) => {
        const classes = [
          timed(
            'a.A',
            methods.map((name, nth) => method(name, 100 + nth)),
          ),
          timed(
            'a.B',
            methods.map((name) => method(name, 7)),
          ),
        ];
        const expected = Array.from({ length: shards }, () => 0);
        for (const { className, methods: own } of classes)
          for (const { name, weightMs } of own) expected[shardOf(className, name, shards) ?? -1]! += weightMs;
        expect(predictHashShards(classes, shards)).toEqual(expected);
      }),
    );
  });

  it('spreads what has no name beforehand over all shards, rounded', () => {
    const sets = timed('a.A', [method('adds', 900, true)]);
    expect(predictHashShards([sets], 3)).toEqual([300, 300, 300]);
    expect(predictHashShards([sets], 7)).toEqual(Array.from({ length: 7 }, () => 129));
  });

  it('spreads what a class takes beyond the tests that are known of it', () => {
    const [named] = predictHashShards([timed('a.A', [method('adds', 300)], { weightMs: 900, complete: false })], 2).toSorted(
      (a, b) => b - a,
    );
    expect(named).toBe(600);
    expect(predictHashShards([timed('a.A', [], { weightMs: 900, complete: false })], 2)).toEqual([450, 450]);
    // One that was measured with fewer tests than it has now does not take less than they do.
    expect(predictHashShards([timed('a.A', [method('adds', 300)], { weightMs: 100 })], 1)).toEqual([300]);
  });

  it('is nothing for no classes', () => {
    expect(predictHashShards([], 3)).toEqual([0, 0, 0]);
  });
});

describe('countHashTests', () => {
  it('counts the tests of each shard, whatever they take', () => {
    const methods = ['adds', 'pays', 'shows', 'hides', 'ends'];
    const counts = countHashTests(
      [
        timed(
          'a.A',
          methods.map((name, nth) => method(name, nth * 1_000)),
          { weightMs: 1 },
        ),
      ],
      2,
    );
    expect(counts).toEqual([0, 1].map((shard) => methods.filter((name) => shardOf('a.A', name, 2) === shard).length));
    expect(counts).not.toContain(0);
  });

  it.each<[string, readonly TimedClass[]]>([
    ['no class is known', []],
    ['a class is known in part', [timed('a.A', [method('adds')]), timed('a.B', [method('pays')], { complete: false })]],
    ['a test has several sets of values', [timed('a.A', [method('adds'), method('pays', 1, true)])]],
  ])('is not certain where %s', (_what, classes) => {
    expect(countHashTests(classes, 2)).toBeUndefined();
  });

  it('is certain for a class without tests', () => {
    expect(countHashTests([timed('a.A', [])], 2)).toEqual([0, 0]);
  });
});

describe('countHashShards', () => {
  /** What has no name is spread evenly, so that shards are as long as they should be. */
  const even = [timed('a.A', [method('adds', 60_000, true)])];
  const count = (classes: readonly TimedClass[], targetMs: number, maxShards = 10, fixedMs = 0) =>
    countHashShards(classes, { targetMs, maxShards, fixedMs });

  it('is the fewest that keep the slowest within the target', () => {
    expect([60_000, 59_999, 30_000, 29_999, 20_000].map((targetMs) => count(even, targetMs))).toEqual([1, 2, 2, 3, 3]);
  });

  it('counts what a shard takes beside its tests', () => {
    expect([50_000, 49_999].map((targetMs) => count(even, targetMs, 10, 20_000))).toEqual([2, 3]);
  });

  it('is never more than allowed', () => {
    expect(count(even, 1_000, 4)).toBe(4);
    expect(count(even, 1_000, 1)).toBe(1);
  });

  it('is one where more do not help: a single test is as long in any of them', () => {
    const long = [timed('a.A', [method('adds', 60_000)])];
    expect(count(long, 1_000)).toBe(1);
  });

  it('takes more shards only where the slowest gets shorter by a tenth', () => {
    // Beside one test of 80 s: ten shards save 7 of 88 s, which is too little; two save 20 of 120 s.
    const long = timed('a.A', [method('adds', 80_000)]);
    expect(count([long, timed('a.B', [method('pays', 8_000, true)])], 1_000)).toBe(1);
    expect(count([long, timed('a.B', [method('pays', 40_000, true)])], 1_000, 2)).toBe(2);
  });
});
