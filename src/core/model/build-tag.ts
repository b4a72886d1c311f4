import { createHash, randomBytes } from 'node:crypto';
import type { Shard } from './device-shard.ts';

/** Tag in a build request, by which the action finds the build again later. */
export interface BuildTag {
  readonly runId: string;
  readonly runAttempt: number;
  /** Hash of the job, the step and the inputs. It is the same in every attempt of the run. */
  readonly job: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** Hash of the plan that splits the suite into shards. Absent if the request names no tests. */
  readonly plan?: string | undefined;
  /** Indexes (from 0) of shards that are not started, because they have no tests. */
  readonly emptyShards?: readonly number[] | undefined;
  /** Hash of the tests that the input `select` chose. */
  readonly selection?: string | undefined;
  /** Hash of the contents of app, test suite and media. */
  readonly content?: string | undefined;
  /** Hash of the input `devices`. Absent if every line names an exact device. */
  readonly lines?: string | undefined;
  /** Hash that is equal in all jobs of a matrix. Absent if one job runs all shards. */
  readonly matrix?: string | undefined;
  /** Hash of the requested device. Set only if the build runs on another device instead. */
  readonly insteadOf?: string | undefined;
  readonly repeat?: number | undefined;
  readonly nonce: string;
}

export const buildTagKey = 'buildTag';

const pattern =
  /\bmtc1 run=([\w-]+) attempt=(\d{1,15}) job=([0-9a-f]+) shard=(\d{1,15})\/(\d{1,15}) try=(\d{1,15})(?: plan=([0-9a-f]+))?(?: empty=([0-9a-f]{1,1000}))?(?: select=([0-9a-f]+))?(?: content=([0-9a-f]+))?(?: lines=([0-9a-f]+))?(?: matrix=([0-9a-f]+))?(?: for=([0-9a-f]+))?(?: repeat=(\d{1,15}))? id=([0-9a-f]+)\b/;

export const formatBuildTag = (tag: BuildTag): string => {
  const { runAttempt, job, shard, attempt, nonce } = tag;
  const optional = {
    plan: tag.plan,
    empty: tag.emptyShards?.reduce((mask, shard) => mask | (1n << BigInt(shard)), 0n).toString(16),
    select: tag.selection,
    content: tag.content,
    lines: tag.lines,
    matrix: tag.matrix,
    for: tag.insteadOf,
    repeat: tag.repeat,
  };
  const given = Object.entries(optional).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`));
  return `mtc1 run=${tagged(tag.runId)} attempt=${runAttempt} job=${job} shard=${shard.index}/${shard.total} try=${attempt}${given.join('')} id=${nonce}`;
};

const tagged = (runId: string): string => runId.replaceAll(/[^\w-]/g, '_');

/** Whether a tag belongs to a run. In a tag, `_` replaces special characters of the run id. */
export const isTagOf = (tag: BuildTag, runId: string): boolean => tag.runId === tagged(runId);

export const parseBuildTag = (value: unknown): BuildTag | undefined => {
  const found = typeof value === 'string' ? pattern.exec(value) : null;
  if (found === null) return undefined;
  const [, runId = '', runAttempt, job = '', index, total, attempt, plan, empty, selection, content, lines, matrix] = found;
  const [insteadOf, repeat, nonce = ''] = found.slice(13);
  const shard = { index: Number(index), total: Number(total) };
  return {
    runId,
    runAttempt: Number(runAttempt),
    job,
    shard,
    attempt: Number(attempt),
    plan,
    emptyShards: empty === undefined ? undefined : shardsIn(empty),
    selection,
    content,
    lines,
    matrix,
    insteadOf,
    repeat: repeat === undefined ? undefined : Number(repeat),
    nonce,
  };
};

/** Shards of a hexadecimal bit mask, in which bit 0 stands for shard 0. */
const shardsIn = (mask: string): readonly number[] =>
  Array.from(BigInt(`0x${mask}`).toString(2))
    .reverse()
    .flatMap((bit, shard) => (bit === '1' ? [shard] : []));

export const newNonce = (): string => randomBytes(8).toString('hex');

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
