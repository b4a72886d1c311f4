/** One part of a suite that is split: shard `index` (from 0) of `total`. An unsharded run is shard 0 of 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** What must report: a device that runs a shard. Attempts share it. */
export interface DeviceShard {
  /** `<device>-<os version>`, as requested. */
  readonly device: string;
  readonly shard: Shard;
  /** From 1: which of several attached builds on one device and shard. Never attempts of each other. */
  readonly buildNumber?: number | undefined;
  /** The device that ran it instead: another alternative of the same line of `devices`. */
  readonly ranOn?: string | undefined;
}

/** `Google Pixel 3-10.0`, with `(build 2)` where several attached builds run on it: each is judged like a device. */
export const deviceLabel = ({ device, buildNumber }: Omit<DeviceShard, 'shard'>): string =>
  buildNumber === undefined ? device : `${device} (build ${buildNumber})`;

export const deviceShardKey = ({ device, shard, buildNumber = 0 }: DeviceShard): string =>
  `${shard.index}/${shard.total}/${buildNumber}/${device}`;

/** One shard of a build that the service splits: it runs in a session of its own on every device. */
export interface ServiceShard {
  /** Unique within the build. */
  readonly name: string;
  /** Entries of the framework's test filter. */
  readonly tests: readonly string[];
  /** Tests of the suite that its sessions must run; absent where that is not known. */
  readonly knownTests?: number | undefined;
}

/** The shards that a build runs. */
export const shardsOf = ({
  shard,
  serviceShards,
}: {
  readonly shard: Shard;
  readonly serviceShards?: readonly ServiceShard[] | undefined;
}): readonly Shard[] => serviceShards?.map((_, index) => ({ index, total: serviceShards.length })) ?? [shard];

/** Into how many shards the suite of a build is split. */
export const totalShards = ({ shard, serviceShards }: Parameters<typeof shardsOf>[0]): number =>
  serviceShards?.length ?? shard.total;

/** One session for each shard on each device. */
export const countSessions = (
  builds: readonly (Parameters<typeof shardsOf>[0] & { readonly devices: readonly string[] })[],
): number => builds.reduce((sum, build) => sum + build.devices.length * shardsOf(build).length, 0);
