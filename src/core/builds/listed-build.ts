import { textsIn } from '../../lib/is-record.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import { type BuildTag, buildTagKey, parseBuildTag } from '../model/build-tag.ts';
import type { StartedBuild } from '../model/builds.ts';
import type { ServiceShard, Shard } from '../model/device-shard.ts';
import type { Framework } from '../model/framework.ts';
import type { BuildRecord } from '../model/records.ts';
import { CodedError } from '../model/run-problem.ts';
import { leftOutBy } from '../results/left-out.ts';
import { requestedSplit } from '../results/selection/capability-filters.ts';
import { requestsServiceRetries } from './build-request.ts';

/** A build of another job or run attempt, described by its request. */
export interface ListedBuild {
  readonly record: BuildRecord;
  /** Absent if the service stored no tag. */
  readonly tag?: BuildTag;
  readonly shard: Shard;
  /** Shards into which the service splits the build. Absent if the service does not split it, or if the shards are unknown. */
  readonly serviceShards?: readonly ServiceShard[];
  /** Whether the service splits the build, even if the shards are unknown. */
  readonly isSplit?: boolean;
  /** Requested devices. If the request names no device, these are the devices that the build shows. */
  readonly devices: readonly string[];
  readonly namesDevices: boolean;
  /** Tests that the request names. Empty for a build that runs whole shards. */
  readonly filters: readonly string[];
}

/**
 * Converts a listed build, so that the step can wait for it. Waiting times start now, because earlier times are unknown.
 *
 * @param part devices and attempt to wait for
 */
export const watchedBuild = (
  { record, tag, shard, serviceShards, isSplit }: ListedBuild,
  part: Pick<StartedBuild, 'devices' | 'attempt' | 'partial'> & Partial<StartedBuild>,
  nowMs: number,
): StartedBuild => ({
  id: record.id,
  shard,
  serviceShards,
  ...(isSplit === true ? { isSplit } : {}),
  tag: tag ?? { runId: '', runAttempt: 0, job: '', shard, attempt: part.attempt, nonce: '' },
  serviceRetries: requestsServiceRetries(record.capabilities),
  leftOut: leftOutBy(record.capabilities),
  requestedSplit: requestedSplit(record.capabilities),
  queuedSinceMs: nowMs,
  queueLimitSinceMs: nowMs,
  ...part,
});

export const readListedBuild = (record: BuildRecord, framework: Framework): ListedBuild => {
  const { testFilter, shards } = definitionOf(framework);
  const { capabilities, devices } = record;
  const tag = parseBuildTag(capabilities[buildTagKey]);
  const split = shards?.splitBy === 'service' ? shards.read(capabilities) : [];
  const isSplit = shards?.splitBy === 'service' && capabilities[shards.parameter] !== undefined;
  const requested = textsIn(capabilities.devices);
  return {
    record,
    tag,
    shard: firstValidShard(shards?.splitBy === 'runner' ? shards.read(capabilities) : undefined, tag?.shard),
    serviceShards: split.length === 0 ? undefined : split,
    ...(isSplit ? { isSplit } : {}),
    devices: requested.length > 0 ? requested : devices.map(({ device }) => device),
    namesDevices: requested.length > 0,
    filters: testFilter === undefined ? [] : textsIn(capabilities[testFilter.parameter]),
  };
};

const maxShards = 10_000;

/** Returns the first valid shard. If no shard is valid, returns the whole suite. */
const firstValidShard = (...given: readonly (Shard | undefined)[]): Shard =>
  given.find((one) => one !== undefined && one.index < one.total && one.total <= maxShards) ?? { index: 0, total: 1 };

export const foreignBuild = (wanted: string, returned: string): CodedError =>
  new CodedError('response-foreign', `the service returned build ${returned} when asked for build ${wanted}`);
