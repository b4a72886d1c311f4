import { expect, it } from 'vitest';
import { requestedSplit } from '../../../src/results/selection/capability-filters.ts';

it.each<[shards: unknown, expected: ReturnType<typeof requestedSplit>]>([
  [undefined, { sessions: 1, onEachDevice: true }],
  ['2', undefined],
  [{}, undefined],
  [{ numberOfShards: 1 }, { sessions: 1, onEachDevice: true }],
  [{ numberOfShards: 'many' }, undefined],
  [{ numberOfShards: 20_000 }, undefined],
  [{ numberOfShards: 2 }, { sessions: 2, onEachDevice: true }],
  [
    { numberOfShards: '3', deviceSelection: 'any' },
    { sessions: 3, onEachDevice: false },
  ],
  [
    { mapping: [{}, {}], deviceSelection: 'all' },
    { sessions: 2, onEachDevice: true },
  ],
])('the number of shards is read from %j', (shards, expected) => {
  expect(requestedSplit({ app: 'bs://1', shards })).toEqual(expected);
});

it('the split is unknown of a request that was not kept', () => {
  expect(requestedSplit({})).toBeUndefined();
});
