import { definitionOf, frameworksWithShards } from '../frameworks/lookup.ts';
import type { Framework } from '../model/framework.ts';
import { type InputReader, listed } from './reader.ts';

/** How the suite is split. */
export interface ShardInputs {
  readonly shards: number | 'auto';
  readonly shardBy: 'hash' | 'duration';
  /** From 0. Absent: every shard runs in this job. */
  readonly shardIndex?: number;
  /** For `auto`: what the slowest shard may take. */
  readonly targetMs: number;
  readonly maxShards: number;
}

const mostShards = 1_000;

export const readShardInputs = (reader: InputReader, framework: Framework): ShardInputs => {
  const maxShards = readCount(reader, 'max-shards', 10);
  const shards = reader.text('shards') === 'auto' ? 'auto' : readCount(reader, 'shards', 1, ', or auto');
  const rest = {
    shardBy: reader.choice('shard-by', ['hash', 'duration'], 'hash'),
    targetMs:
      reader.number('target-minutes', {
        fallback: 10,
        min: 0.01,
        max: 1_440,
        whole: false,
        accepted: 'must be a number of minutes, more than 0 and at most 1440',
      }) * 60_000,
    maxShards,
  };
  const index = reader.optional('shard-index');
  const { shards: split } = definitionOf(framework);
  const conflict = (input: string, value: string, accepted: string, why = withoutShards(framework)): void =>
    reader.problem({ input, value, accepted: `${accepted}: ${why}`, code: 'input-conflict' });
  if (split?.splitBy === 'service' && rest.shardBy !== 'hash')
    conflict('shard-by', rest.shardBy, `does not apply to ${framework}`, `${framework} shards are always balanced by duration`);
  if (split === undefined) {
    if (shards !== 1) conflict('shards', String(shards), 'must be 1');
    if (rest.shardBy !== 'hash') conflict('shard-by', rest.shardBy, 'must be hash');
    if (index !== undefined) conflict('shard-index', index, `does not apply to ${framework}`);
    return { shards: 1, ...rest };
  }
  if (index === undefined) return { shards, ...rest };
  if (reader.optional('shards') === undefined) {
    reader.problem({
      input: 'shard-index',
      value: index,
      accepted: 'shards is not set. Set both',
      code: 'input-conflict',
    });
    return { shards, ...rest };
  }
  // A mistake in `shards` is reported there: it is no limit for `shard-index`.
  const isWrong = shards !== 'auto' && Number(reader.text('shards')) !== shards;
  const most = (isWrong ? mostShards : shards === 'auto' ? maxShards : shards) - 1;
  const source = shards === 'auto' ? `max-shards is ${maxShards}` : `shards is ${shards}`;
  const shardIndex = reader.number('shard-index', {
    fallback: 0,
    min: 0,
    max: most,
    whole: true,
    accepted: `must be a whole number from 0 to ${most}${isWrong ? '' : ` (${source})`}`,
  });
  return { shards, ...rest, shardIndex };
};

/** Why a framework takes no number of shards, as a clause. */
export const withoutShards = (framework: Framework): string =>
  `${framework} has no shards, only ${listed(frameworksWithShards, 'and')} have`;

const readCount = (reader: InputReader, input: string, fallback: number, or = ''): number =>
  reader.number(input, {
    fallback,
    min: 1,
    max: mostShards,
    whole: true,
    accepted: `must be a whole number from 1 to ${mostShards}${or}`,
  });
