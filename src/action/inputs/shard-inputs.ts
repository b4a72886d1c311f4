import { definitionOf, frameworksWithShards } from '../../core/frameworks/lookup.ts';
import type { Framework } from '../../core/model/framework.ts';
import { listed } from '../../lib/numbers.ts';
import type { InputReader } from './reader.ts';
import { choice, custom, declared, type InputTable, minutes, number, type Values } from './table.ts';

const count = { min: 1, max: 1_000 } as const;

/** Inputs that split the suite into shards. */
export const shardTable = {
  /**
   * Espresso, XCUITest and Maestro - number of shards, or `auto` for the fewest shards that keep the slowest one below
   * `target-minutes`. Espresso starts a build per shard, XCUITest and Maestro one build with a session per shard and device.
   */
  shards: custom('string', (reader, input) => readShards(reader, input), {
    default: '1',
    conflict: (shards, { framework }) =>
      shards === 1 || canSplit(framework) ? undefined : `must be 1: ${withoutShards(framework)}`,
  }),
  /**
   * Espresso only - how to split tests into shards. `hash` is the split of the test runner, `duration` balances classes by their
   * durations in earlier runs. XCUITest and Maestro shards are always balanced.
   */
  'shard-by': choice(['hash', 'duration'], 'hash', {
    conflict: (shardBy, { framework }) => {
      if (shardBy === 'hash') return undefined;
      if (!canSplit(framework)) return `must be hash: ${withoutShards(framework)}`;
      const byService = definitionOf(framework).shards?.splitBy === 'service';
      return byService ? `does not apply to ${framework}: ${framework} shards are always balanced by duration` : undefined;
    },
  }),
  /** With `shards` `auto`, the target duration of the slowest shard in minutes. */
  'target-minutes': minutes(
    'targetMs',
    { min: 0.01, max: 1_440, accepted: 'must be a number of minutes, more than 0 and at most 1440' },
    10,
  ),
  /** With `shards` `auto`, the maximum number of shards. */
  'max-shards': number('integer', count, 10),
  /** Index of the only shard that this job of a matrix runs, from 0 to `shards`-1; without it, this job runs every shard. */
  'shard-index': declared('integer', {
    conflict: (index, { text, framework }) => {
      if (!canSplit(framework)) return `does not apply to ${framework}: ${withoutShards(framework)}`;
      // The runner sets the default of `shards` if the workflow does not.
      return isWithoutShards(text('shards'), index)
        ? '`shards` is not set, or is 1. Set it to the number of jobs that share the tests'
        : undefined;
    },
  }),
} satisfies InputTable;

export interface ShardInputs extends Values<typeof shardTable> {
  /** Index of the only shard of this job, from 0; absent if this job runs all shards. */
  readonly shardIndex?: number;
}

const readShards = (reader: InputReader, input: string): number | 'auto' => {
  if (reader.text(input) === 'auto') return 'auto';
  const accepted = `must be a whole number from ${count.min} to ${count.max}, or auto`;
  return reader.number(input, { fallback: 1, ...count, whole: true, accepted });
};

export const readShardIndex = (reader: InputReader, { shards, maxShards }: Values<typeof shardTable>): number | undefined => {
  // Without several shards, an index other than 0 is a conflict, which the table reports.
  if (reader.text('shard-index') === '' || isWithoutShards(reader.text('shards'), reader.text('shard-index'))) return undefined;
  // A wrong value of `shards` is reported separately and must not limit `shard-index`.
  const isWrong = shards !== 'auto' && Number(reader.text('shards')) !== shards;
  const most = (isWrong ? count.max : shards === 'auto' ? maxShards : shards) - 1;
  const source = shards === 'auto' ? `max-shards is ${maxShards}` : `shards is ${shards}`;
  const accepted = `must be a whole number from 0 to ${most}${isWrong ? '' : ` (${source})`}`;
  return reader.number('shard-index', { fallback: 0, min: 0, max: most, whole: true, accepted });
};

const isWithoutShards = (shards: string, index: string): boolean => shards === '' || (shards === '1' && index !== '0');

const canSplit = (framework: Framework): boolean => definitionOf(framework).shards !== undefined;

/** Clause that says why a framework has no shards. */
export const withoutShards = (framework: Framework): string =>
  `${framework} cannot be sharded, only ${listed(frameworksWithShards, 'and')} can`;
