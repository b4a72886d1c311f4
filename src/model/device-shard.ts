import { sum } from '../lib/numbers.ts';

/** Shard `index` (from 0) of `total`. A suite that is not split is shard 0 of 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** A device and a shard that must report. Several attempts may run it. */
export interface DeviceShard {
  /** `<device>-<os version>`, as requested. */
  readonly device: string;
  readonly shard: Shard;
  /** Number (1, 2, …) of a build among builds of `build-ids` with the same device and shard. Each keeps its results. */
  readonly buildNumber?: number | undefined;
  /** Alternative from the same line of the input `devices` that ran the shard instead of `device`. */
  readonly ranOn?: string | undefined;
}

export interface BuildAttempt {
  readonly attempt: number;
  /** Whether the build runs only some tests of an earlier build. Its results count only for these tests. */
  readonly partial: boolean;
  /** Number of the repeat (input `repeat-new`), from 1. Repeats are not part of the results. */
  readonly repeat?: number | undefined;
}

/** Formats a device as `Google Pixel 3-10.0`, or as `Google Pixel 3-10.0 (build 2)` with several builds of `build-ids`. */
export const deviceLabel = ({ device, buildNumber }: Omit<DeviceShard, 'shard'>): string =>
  buildNumber === undefined ? device : `${device} (build ${buildNumber})`;

export const deviceShardKey = ({ device, shard, buildNumber = 0 }: DeviceShard): string =>
  `${shard.index}/${shard.total}/${buildNumber}/${device}`;

/** A shard of a build that the service splits. It runs in a separate session on every device. */
export interface ServiceShard {
  readonly name: string;
  readonly tests: readonly string[];
  /** Number of tests that each session must run; absent if unknown. */
  readonly knownTests?: number | undefined;
}

interface SplitBuild {
  readonly shard: Shard;
  readonly serviceShards?: readonly ServiceShard[] | undefined;
}

export const shardsOf = ({ shard, serviceShards }: SplitBuild): readonly Shard[] =>
  serviceShards?.map((_, index) => ({ index, total: serviceShards.length })) ?? [shard];

export const totalShards = ({ shard, serviceShards }: SplitBuild): number => serviceShards?.length ?? shard.total;

export const countSessions = (builds: readonly (SplitBuild & { readonly devices: readonly string[] })[]): number =>
  sum(builds.map((build) => build.devices.length * shardsOf(build).length));
