import { sum } from '../../lib/numbers.ts';

/** Part of a suite. `index` starts at 0, and a suite that is not split has a `total` of 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** Shard that must run on a device, in one or several attempts. */
export interface DeviceShard {
  /** Requested device as `<device>-<os version>`. */
  readonly device: string;
  readonly shard: Shard;
  /** Number (1, 2, …) that distinguishes builds of the input `build-ids` with the same device and shard. */
  readonly buildNumber?: number;
  /** Alternative device that ran the shard instead of `device`. */
  readonly ranOn?: string;
}

export interface BuildAttempt {
  readonly attempt: number;
  /** Whether the build runs only some tests of an earlier build again. */
  readonly partial: boolean;
  /** Number (1, 2, …) of a repeat that the input `repeat-new` asks for. The results do not include repeats. */
  readonly repeat?: number;
  /** Number (1, 2, …) of a run on the app of the base branch that the input `compare-base` asks for. No result of this run. */
  readonly onBase?: number;
}

/** Whether the results do not include the build or session. */
export const isBesideResults = ({ repeat, onBase }: BuildAttempt): boolean => repeat !== undefined || onBase !== undefined;

/** Formats a device as `Google Pixel 3-10.0`, or as `Google Pixel 3-10.0 (build 2)` if `buildNumber` is set. */
export const deviceLabel = ({ device, buildNumber }: Omit<DeviceShard, 'shard'>): string =>
  buildNumber === undefined ? device : `${device} (build ${buildNumber})`;

export const deviceShardKey = ({ device, shard, buildNumber = 0 }: DeviceShard): string =>
  `${shard.index}/${shard.total}/${buildNumber}/${device}`;

/** Shard of a build that the service splits. It has one session on each device. */
export interface ServiceShard {
  readonly name: string;
  readonly tests: readonly string[];
  /** Number of tests that each session must run. */
  readonly knownTests?: number;
}

interface SplitBuild {
  readonly shard: Shard;
  readonly serviceShards?: readonly ServiceShard[];
}

/** Shards and devices of a build, which has one session for each shard on each device. */
export interface DeviceBuild extends SplitBuild {
  readonly devices: readonly string[];
}

export const shardsOf = ({ shard, serviceShards }: SplitBuild): readonly Shard[] =>
  serviceShards?.map((_, index) => ({ index, total: serviceShards.length })) ?? [shard];

export const totalShards = ({ shard, serviceShards }: SplitBuild): number => serviceShards?.length ?? shard.total;

export const countSessions = (builds: readonly DeviceBuild[]): number =>
  sum(builds.map((build) => build.devices.length * shardsOf(build).length));
