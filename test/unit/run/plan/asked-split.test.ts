import { expect, it } from 'vitest';
import { askedSplit } from '../../../../src/run/plan/asked-split.ts';

it.each<[shards: unknown, expected: ReturnType<typeof askedSplit>]>([
  [undefined, undefined],
  ['2', undefined],
  [{}, undefined],
  [{ numberOfShards: 1 }, undefined],
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
])('shards %j', (shards, expected) => {
  expect(askedSplit({ shards })).toEqual(expected);
});
