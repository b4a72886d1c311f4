import { type BuildTag, buildTagKey, parseBuildTag } from '../model/build-tag.ts';
import type { Shard } from '../model/device-shard.ts';
import type { BuildRecord } from '../model/records.ts';

/** A build of this workflow run, as far as its request tells. */
export interface OwnBuild {
  readonly record: BuildRecord;
  /** Absent where the service kept none. */
  readonly tag?: BuildTag;
  readonly shard: Shard;
  /** As asked for. */
  readonly devices: readonly string[];
  /** The tests that the request names; empty for a build of whole shards. */
  readonly filters: readonly string[];
}

export interface RunFacts {
  readonly runId: string;
  /** The project's name holds the run id, so that no other run's builds can be in it. */
  readonly isOwnProject: boolean;
}

/**
 * The builds of this run among those of a project (specification 4.3).
 *
 * A project that the user named holds builds of other runs too: there, only the tag of this run counts, and a build without any mark
 * proves nothing. In a project with the derived name a build without tag is one of this run's, which a service that drops the mark
 * leaves so.
 */
export const ownBuilds = (records: readonly BuildRecord[], { runId, isOwnProject }: RunFacts): readonly OwnBuild[] =>
  records.flatMap((record) => {
    const tag = parseBuildTag(record.capabilities[buildTagKey]);
    const isOwn = tag === undefined ? isOwnProject : tag.runId === runId.replaceAll(/[^\w-]/g, '_');
    if (!isOwn) return [];
    return [
      {
        record,
        ...(tag === undefined ? {} : { tag }),
        shard: shardOf(record, tag),
        devices: devicesOf(record),
        filters: textsOf(record.capabilities.class ?? record.capabilities['only-testing']),
      },
    ];
  });

const maxShards = 10_000;

/** What was sent decides; builds of named tests carry no shard but in the tag. */
const shardOf = ({ capabilities }: BuildRecord, tag: BuildTag | undefined): Shard => {
  const { numShards, shardIndex } = capabilities;
  const sent = { index: wholeNumber(shardIndex), total: wholeNumber(numShards) };
  const shard = [sent, tag?.shard].find((one) => one !== undefined && one.index < one.total && one.total <= maxShards);
  return shard ?? { index: 0, total: 1 };
};

/** The service may keep numbers as text. */
const wholeNumber = (value: unknown): number =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,6}$/.test(String(value)) ? Number(value) : Number.NaN;

const devicesOf = ({ capabilities, devices }: BuildRecord): readonly string[] => {
  const asked = textsOf(capabilities.devices);
  return asked.length > 0 ? asked : devices.map(({ device }) => device);
};

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};
