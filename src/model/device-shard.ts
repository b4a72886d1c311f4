/** One part of a split suite: shard `index` (from 0) of `total`. A suite that is not split is shard 0 of 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** A device and a shard that must report. Several attempts may run the same shard on the same device. */
export interface DeviceShard {
  /** `<device>-<os version>`, as requested. */
  readonly device: string;
  readonly shard: Shard;
  /** Number (1, 2, …) that distinguishes builds of `build-ids` with the same device and shard. Each keeps its own results. */
  readonly buildNumber?: number | undefined;
  /** Device that ran the shard instead of `device`. It is another alternative of the same line of the input `devices`. */
  readonly ranOn?: string | undefined;
}

/** Place of a build among the builds for the same devices and shard: first attempt, retry, or repeat. */
export interface BuildAttempt {
  /** Number of the retry; 0 for the first attempt of the shard. */
  readonly attempt: number;
  /** Whether the build runs only some tests of an earlier build. If so, its result counts only for these tests. */
  readonly partial: boolean;
  /** Number of the repeat (input `repeat-new`), from 1; absent if the build is no repeat. Repeats are not part of the results. */
  readonly repeat?: number | undefined;
}

/** Formats a device as `Google Pixel 3-10.0`. Adds `(build 2)` if several builds of the input `build-ids` ran on this device. */
export const deviceLabel = ({ device, buildNumber }: Omit<DeviceShard, 'shard'>): string =>
  buildNumber === undefined ? device : `${device} (build ${buildNumber})`;

export const deviceShardKey = ({ device, shard, buildNumber = 0 }: DeviceShard): string =>
  `${shard.index}/${shard.total}/${buildNumber}/${device}`;

/** One shard of a build that the service splits. It runs in a separate session on every device. */
export interface ServiceShard {
  /** Name of the shard, unique within the build. */
  readonly name: string;
  /** Tests of the shard, as entries of the framework's test filter. */
  readonly tests: readonly string[];
  /** Number of tests that each session of the shard must run; absent if unknown. */
  readonly knownTests?: number | undefined;
}

export const shardsOf = ({
  shard,
  serviceShards,
}: {
  readonly shard: Shard;
  readonly serviceShards?: readonly ServiceShard[] | undefined;
}): readonly Shard[] => serviceShards?.map((_, index) => ({ index, total: serviceShards.length })) ?? [shard];

/** Number of shards into which the suite of a build is split. */
export const totalShards = ({ shard, serviceShards }: Parameters<typeof shardsOf>[0]): number =>
  serviceShards?.length ?? shard.total;

/** Number of sessions: one for each shard and device. */
export const countSessions = (
  builds: readonly (Parameters<typeof shardsOf>[0] & { readonly devices: readonly string[] })[],
): number => builds.reduce((sum, build) => sum + build.devices.length * shardsOf(build).length, 0);
