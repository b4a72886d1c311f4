import { createHash, randomBytes } from 'node:crypto';
import type { Shard } from './device-shard.ts';

/** Tag that a build request carries, so that the build can be found after a lost response or by another job. */
export interface BuildTag {
  readonly runId: string;
  readonly runAttempt: number;
  /** Hash of job, step and inputs: equal in all run attempts, different in all jobs of a matrix. */
  readonly job: string;
  readonly shard: Shard;
  readonly attempt: number;
  /** Fingerprint of the split into shards, equal for all shards of one split. Absent if the request names no tests. */
  readonly plan?: string | undefined;
  /** Indexes (from 0) of shards that have no tests and are not started. */
  readonly emptyShards?: readonly number[] | undefined;
  /** Hash of the tests that `select` chose. Only builds with equal hashes belong together. */
  readonly selection?: string | undefined;
  /** Fingerprint of app, test suite and media; absent if unknown. */
  readonly content?: string | undefined;
  /** Hash of the input `devices`; absent if no line is a selector. Jobs with equal hashes use the same devices. */
  readonly lines?: string | undefined;
  /** Hash shared by the jobs of a matrix that each run one shard; absent if one job runs all shards. */
  readonly matrix?: string | undefined;
  /** Hash of the requested device if the build runs on another device: see `PlannedBuild.insteadOf`. */
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

/** In a tag, `_` replaces special characters of the run id. */
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

/** Positions of the 1 bits of a hexadecimal number, lowest first. */
const shardsIn = (mask: string): readonly number[] =>
  Array.from(BigInt(`0x${mask}`).toString(2))
    .reverse()
    .flatMap((bit, shard) => (bit === '1' ? [shard] : []));

export const newNonce = (): string => randomBytes(8).toString('hex');

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
