import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceShards, chooseShardCount, type WeightedItem } from '../../../../../../src/action/run/prepare/shards/balance.ts';

const items = (...weights: readonly number[]): WeightedItem[] =>
  weights.map((weightMs, index) => ({ name: `T${index}`, weightMs }));

const weights = (maxLength = 60) => fc.array(fc.oneof(fc.nat(100_000), fc.constant(0)), { maxLength });
const shardNumber = fc.integer({ min: 1, max: 12 });

const slowest = (from: readonly WeightedItem[], shards: number): number =>
  Math.max(0, ...balanceShards(from, shards).map(({ predictedMs }) => predictedMs));

/** Length of the longest shard in the best split, found by trying all splits. */
const optimum = (values: readonly number[], shards: number): number => {
  const loads = Array.from({ length: shards }, () => 0);
  const place = (at: number): number => {
    const value = values[at];
    if (value === undefined) return Math.max(...loads);
    let best = Number.POSITIVE_INFINITY;
    for (let shard = 0; shard < shards; shard++) {
      loads[shard] = loads[shard]! + value;
      best = Math.min(best, place(at + 1));
      loads[shard] = loads[shard]! - value;
    }
    return best;
  };
  return place(0);
};

const namesOf = (balanced: ReturnType<typeof balanceShards>) => balanced.map((shard) => shard.items.map(({ name }) => name));

describe('balanceShards', () => {
  it('gives the longest item that is left to the shard that has the least', () => {
    const balanced = balanceShards(items(2, 7, 5, 4, 3), 2);
    expect(namesOf(balanced).map((names) => names.join(' '))).toEqual(['T1 T4', 'T2 T3 T0']);
    expect(balanced.map(({ predictedMs }) => predictedMs)).toEqual([10, 11]);
  });

  it('takes a weight that is no number for none', () => {
    const balanced = balanceShards(items(Number.NaN, -5, Number.POSITIVE_INFINITY, 4), 4);
    expect(balanced.map(({ predictedMs }) => predictedMs)).toEqual([4, 0, 0, 0]);
  });

  it('never loses or doubles an item, leaves no shard empty, and predicts the sum of what a shard holds', () => {
    fc.assert(
      fc.property(weights(), shardNumber, (values, shards) => {
        const from = items(...values);
        const balanced = balanceShards(from, shards);
        expect(namesOf(balanced).flat().sort()).toEqual(from.map(({ name }) => name).sort());
        expect(balanced).toHaveLength(Math.min(shards, from.length));
        for (const { items: own, predictedMs } of balanced) {
          expect(own).not.toEqual([]);
          expect(predictedMs).toBe(own.reduce((sum, { weightMs }) => sum + weightMs, 0));
        }
      }),
    );
  });

  it('is the same whatever the order of the items', () => {
    fc.assert(
      fc.property(weights(), shardNumber, fc.infiniteStream(fc.nat()), (values, shards, random) => {
        const from = items(...values);
        const shuffled = from.map((item) => ({ item, at: random.next().value })).sort((a, b) => a.at - b.at);
        const reordered = shuffled.map(({ item }) => item);
        expect(balanceShards(reordered, shards)).toEqual(balanceShards(from, shards));
      }),
    );
  });

  it('is never worse than 4/3 of the optimum, found by trying everything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        (values, shards) => {
          expect(slowest(items(...values), shards)).toBeLessThanOrEqual((4 / 3) * optimum(values, shards) + 1e-9);
        },
      ),
    );
  });

  it('is never longer than the mean and one item together', () => {
    fc.assert(
      fc.property(weights(), shardNumber, (values, shards) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / shards;
        expect(slowest(items(...values), shards)).toBeLessThanOrEqual(mean + Math.max(0, ...values) + 1e-6);
      }),
    );
  });
});

describe('chooseShardCount', () => {
  it.each<[string, readonly number[], { targetMs: number; maxShards: number; fixedMs: number }, number]>([
    ['one for nothing', [], { targetMs: 100, maxShards: 10, fixedMs: 0 }, 1],
    ['one where all fits', [30, 30, 30], { targetMs: 90, maxShards: 10, fixedMs: 0 }, 1],
    ['one more where it does not', [30, 30, 31], { targetMs: 90, maxShards: 10, fixedMs: 0 }, 2],
    ['counts what a shard takes besides its tests', [30, 30, 30], { targetMs: 90, maxShards: 10, fixedMs: 30 }, 2],
    ['not more than allowed', [50, 50, 50, 50], { targetMs: 50, maxShards: 3, fixedMs: 0 }, 3],
    ['no more than help where one item is over the target', [500, 250, 250], { targetMs: 100, maxShards: 10, fixedMs: 0 }, 2],
    ['all that help where nothing fits at all', [10, 10, 10], { targetMs: 5, maxShards: 10, fixedMs: 60 }, 3],
    ['one for items that weigh nothing', [0, 0, 0], { targetMs: 5, maxShards: 10, fixedMs: 60 }, 1],
    ['does not stumble over fractions', [0.1, 0.1, 0.1], { targetMs: 0.1, maxShards: 10, fixedMs: 0 }, 3],
  ])('chooseShardCount chooses: %s', (_rule, values, target, expected) => {
    expect(chooseShardCount(items(...values), target)).toBe(expected);
  });

  it('is the fewest that keep the slowest shard within the target, or the most that are allowed', () => {
    fc.assert(
      fc.property(weights(40), fc.nat(200_000), fc.nat(50_000), shardNumber, (values, targetMs, fixedMs, maxShards) => {
        const from = items(...values);
        const room = Math.max(targetMs - fixedMs, 0, ...values);
        const fits = (count: number): boolean => slowest(from, count) <= room;
        const count = chooseShardCount(from, { targetMs, maxShards, fixedMs });
        expect(count).toBeLessThanOrEqual(maxShards);
        if (count < Math.min(maxShards, from.length)) expect(fits(count)).toBe(true);
        for (let fewer = 1; fewer < count; fewer++) expect(fits(fewer)).toBe(false);
      }),
    );
  });
});
