import { createHash, randomBytes } from 'node:crypto';
import type { Shard } from './device-shard.ts';

/**
 * What a run writes into its build requests, so that it finds its own builds again: after a lost response, in the collector job, and
 * when failed jobs are run again.
 */
export interface BuildTag {
  readonly runId: string;
  readonly runAttempt: number;
  /** Hash of job, step and what they ask for: differs between the jobs of a matrix, stays over run attempts. */
  readonly job: string;
  readonly shard: Shard;
  /** 0 is the first; n the nth run of what failed. */
  readonly attempt: number;
  /** Fingerprint of the plan that the shard is a part of, where tests are named: shards fit together only if these are equal. */
  readonly plan?: string | undefined;
  /** Shards, from 0, that the split is known to leave without a test: they are not started. */
  readonly emptyShards?: readonly number[] | undefined;
  /** Hash of the tests that `select` chose; absent where the inputs alone decide. Only builds of one selection continue each other. */
  readonly selection?: string | undefined;
  /** Fingerprint of app, test suite and media; absent where it is not known. Only equal ones tested the same. */
  readonly content?: string | undefined;
  /** Hash of the lines of `devices` where they are selectors: jobs with the same lines use the same devices. */
  readonly lines?: string | undefined;
  /** Hash of what the jobs of a matrix have in common that run the shards of one suite; absent where a job runs them all. */
  readonly matrix?: string | undefined;
  /** Hash of the requested device whose session it starts again on another alternative of its line. */
  readonly insteadOf?: string | undefined;
  /** From 1: it repeats new tests that passed, beside the results of the job. */
  readonly repeat?: number | undefined;
  /** Random, one for each build that is started. */
  readonly nonce: string;
}

/** The parameter that carries the tag; the service keeps it with the build. */
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

/** A tag holds only some of the characters that a run id may have. */
export const isTagOf = (tag: BuildTag, runId: string): boolean => tag.runId === tagged(runId);

/** Reads a tag out of whatever the service kept under `buildTagKey`. */
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

/** The places of the ones of a number in hex, of which the last is 0. */
const shardsIn = (mask: string): readonly number[] =>
  Array.from(BigInt(`0x${mask}`).toString(2))
    .reverse()
    .flatMap((bit, shard) => (bit === '1' ? [shard] : []));

export const newNonce = (): string => randomBytes(8).toString('hex');

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
