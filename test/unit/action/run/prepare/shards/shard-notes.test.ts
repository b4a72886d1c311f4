import { describe, expect, it } from 'vitest';
import type { TimedClass } from '../../../../../../src/action/run/prepare/shards/class-shards.ts';
import {
  describeChoice,
  describeEmptyShard,
  describeShards,
  describeSource,
} from '../../../../../../src/action/run/prepare/shards/shard-notes.ts';
import type { PlannedShard } from '../../../../../../src/core/model/run-plan.ts';
import { timed } from './timed-class.ts';

const known = timed('a.A', { adds: 1 });
const unknown = { ...known, measured: false };

describe('where predictions come from', () => {
  it.each<[string, readonly TimedClass[], string]>([
    ['nowhere', [unknown, unknown], 'No durations of earlier runs are available: every test is assumed to take 10 s.'],
    ['all classes', [known, known], 'The durations of all 2 classes are known from earlier runs.'],
    [
      'some classes',
      [known, unknown, known],
      'The durations of 2 of 3 classes are known from earlier runs; other classes are assumed to take the median of these.',
    ],
    [
      'classes that run, which one of ignored tests does not',
      [known, { ...unknown, methods: [] }],
      'The durations of all 1 classes are known from earlier runs.',
    ],
    [
      'classes of which only the device knows the tests too',
      [known, { ...unknown, methods: [], complete: false }],
      'The durations of 1 of 2 classes are known from earlier runs; other classes are assumed to take the median of these.',
    ],
  ])('is said of %s', (_what, classes, sentence) => {
    expect(describeSource(classes)).toBe(sentence);
  });
});

it.each<[string, Parameters<typeof describeChoice>, string]>([
  [
    'with what the slowest shard takes in all',
    [4, { targetMs: 600_000, maxShards: 10, fixedMs: 60_000 }, 540_000, true],
    'shards: auto uses 4 of at most 10: the slowest is predicted to take 10 m, within the target of 10 m.',
  ],
  [
    'as a guess where nothing was measured, and where the target cannot be kept',
    [10, { targetMs: 600_000, maxShards: 10, fixedMs: 60_000 }, 541_000, false],
    'shards: auto uses 10 of at most 10: the slowest is guessed to take 10 m 1 s. That is over the target of 10 m, but more shards are not allowed or would not help.',
  ],
])('the choice of shards: auto is told %s', (_what, parameters, sentence) => {
  expect(describeChoice(...parameters)).toBe(sentence);
});

describe('the plan of the shards', () => {
  const predicted = (total: number): PlannedShard[] =>
    Array.from({ length: total }, (_, index) => ({ shard: { index, total }, predictedMs: 1_000 }));

  it.each<[string, readonly PlannedShard[], readonly string[]]>([
    [
      'a line for each, with what is known of it',
      [
        { shard: { index: 0, total: 2 }, predictedMs: 90_000, classFilter: ['a.A', 'a.B'] },
        { shard: { index: 1, total: 2 }, classFilter: ['a.C'] },
      ],
      ['Shard 1 of 2: predicted 1 m 30 s, 2 entries in its class filter', 'Shard 2 of 2: 1 entry in its class filter'],
    ],
    ['nothing of a single shard', predicted(1), []],
    [
      'twenty of many',
      predicted(23),
      [...predicted(20).map((_, index) => `Shard ${index + 1} of 23: predicted 1 s`), '… and 3 more shards'],
    ],
  ])('is told as %s', (_what, shards, lines) => {
    expect(describeShards(shards)).toEqual(lines);
  });
});

it.each([
  [1, 4, 'Shard 2 of 4 has no tests.'],
  [2, 1, 'Shard 3 has no tests, because `shards: auto` divides the suite into only 1 shard.'],
  [2, 2, 'Shard 3 has no tests, because `shards: auto` divides the suite into only 2 shards.'],
])('an empty shard %i of %i is explained', (index, total, sentence) => {
  expect(describeEmptyShard(index, total)).toBe(sentence);
});
