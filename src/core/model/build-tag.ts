import { randomBytes } from 'node:crypto';
import type { DeviceHash } from './device-name.ts';
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
  readonly plan?: string;
  /** Indexes (from 0) of shards that are not started, because they have no tests. */
  readonly emptyShards?: readonly number[];
  /** Hash of the tests that the input `select` chose. */
  readonly selection?: string;
  /** Hash of the contents of app, test suite and media. */
  readonly content?: string;
  /** Hash of the input `devices`. Absent if every line names an exact device. */
  readonly lines?: string;
  /** Hash that is equal in all jobs of a matrix. Absent if one job runs all shards. */
  readonly matrix?: string;
  /** Hash of the requested device. Set only if the build runs on another device instead. */
  readonly insteadOf?: DeviceHash;
  readonly repeat?: number;
  /** Hash of both commits that the build compares. Set only if it runs the app of the base branch. */
  readonly base?: string;
  readonly nonce: string;
}

export const buildTagKey = 'buildTag';

/** How the value of a field is written in a tag. `read` returns undefined for any other text. */
interface Form<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
}

const tagged = (runId: string): string => runId.replaceAll(/[^\w-]/g, '_');

const name: Form<string> = { write: tagged, read: (text) => (/^[\w-]+$/.test(text) ? text : undefined) };
const hash: Form<string> = { write: (value) => value, read: (text) => (/^[0-9a-f]+$/.test(text) ? text : undefined) };
const device: Form<DeviceHash> = { write: String, read: (text) => hash.read(text) as DeviceHash | undefined };
const count: Form<number> = { write: String, read: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined) };

const place: Form<Shard> = {
  write: ({ index, total }) => `${index}/${total}`,
  read: (text) => {
    const [, index, total] = /^(\d{1,15})\/(\d{1,15})$/.exec(text) ?? [];
    return index === undefined ? undefined : { index: Number(index), total: Number(total) };
  },
};

/** A hexadecimal bit mask, in which bit 0 stands for shard 0. */
const shards: Form<readonly number[]> = {
  write: (value) => value.reduce((mask, shard) => mask | (1n << BigInt(shard)), 0n).toString(16),
  read: (text) =>
    /^[0-9a-f]{1,1000}$/.test(text)
      ? Array.from(BigInt(`0x${text}`).toString(2))
          .reverse()
          .flatMap((bit, shard) => (bit === '1' ? [shard] : []))
      : undefined,
};

type FieldTable = {
  readonly [Field in keyof Required<BuildTag>]: readonly [key: string, form: Form<NonNullable<BuildTag[Field]>>];
};

/** Key of each field in the text of a tag, and the form of its value, in the order in which they are written. `id` ends a tag. */
const fields: FieldTable = {
  runId: ['run', name],
  runAttempt: ['attempt', count],
  job: ['job', hash],
  shard: ['shard', place],
  attempt: ['try', count],
  plan: ['plan', hash],
  emptyShards: ['empty', shards],
  selection: ['select', hash],
  content: ['content', hash],
  lines: ['lines', hash],
  matrix: ['matrix', hash],
  insteadOf: ['for', device],
  repeat: ['repeat', count],
  base: ['base', hash],
  nonce: ['id', hash],
};

const required = ['runId', 'runAttempt', 'job', 'shard', 'attempt', 'nonce'] as const;

const tagText = /\bmtc1((?: [a-z]+=[\w/-]+)+)/;

/** Writes a tag as `mtc1 run=4711 attempt=1 … id=f00d`. */
export const formatBuildTag = (tag: BuildTag): string => {
  const written = Object.entries(fields).map(([field, [key, { write }]]) => {
    const value = tag[field as keyof BuildTag];
    return value === undefined ? '' : ` ${key}=${write(value as never)}`;
  });
  return `mtc1${written.join('')}`;
};

/** Whether a tag belongs to a run. In a tag, `_` replaces special characters of the run id. */
export const isTagOf = (tag: BuildTag, runId: string): boolean => tag.runId === tagged(runId);

/** Finds a tag in a text. Keys of other releases are passed over; a value that cannot be read makes it no tag. */
export const parseBuildTag = (value: unknown): BuildTag | undefined => {
  const [, text] = (typeof value === 'string' ? tagText.exec(value) : null) ?? [];
  if (text === undefined) return undefined;
  const parts = text.trimStart().split(' ');
  const end = parts.findIndex((part) => part.startsWith('id=')) + 1;
  const given = new Map(parts.slice(0, end).map((part) => part.split('=', 2) as [string, string]));
  const entries = Object.entries(fields).flatMap(([field, [key, form]]) => {
    const written = given.get(key);
    return written === undefined ? [] : [[field, form.read(written)] as const];
  });
  const isWhole = required.every((field) => given.has(fields[field][0]));
  // The table gives each field a value of its type.
  return isWhole && entries.every(([, read]) => read !== undefined)
    ? (Object.fromEntries(entries) as unknown as BuildTag)
    : undefined;
};

export const newNonce = (): string => randomBytes(8).toString('hex');
