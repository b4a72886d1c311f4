import type { BuildTag } from './build-tag.ts';
import type { BuildAttempt, ServiceShard, Shard } from './device-shard.ts';
import type { UnstartedReason } from './run-plan.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

export interface PlannedLength {
  readonly predictedMs?: number;
  readonly plannedTests?: number;
}

export interface PlannedBuild extends BuildAttempt {
  readonly shard: Shard;
  readonly tag: BuildTag;
  /** Requested devices as `<device name>-<os version>`. The build must give results for each device. */
  readonly devices: readonly string[];
  /** Tests to run, in the syntax of the framework's test filter. */
  readonly tests?: readonly string[];
  /** Shards into which the service splits the build. If they are set, `shard` stands for the whole suite. */
  readonly serviceShards?: readonly ServiceShard[];
  /** Request parameters that select tests. If `tests` is set, they only exclude tests. */
  readonly filters?: Readonly<Record<string, unknown>>;
  readonly stopsAtFailure?: boolean;
  readonly expected?: PlannedLength;
  /** Number of tests that each session must run. */
  readonly knownTests?: number;
  /** Number (1, 2, …) that distinguishes builds of the input `build-ids` with the same device and shard. */
  readonly buildNumber?: number;
  /** Set if the build has only some devices or shards of a planned build, because not all sessions have a place at once. */
  readonly isPart?: true;
  /** Requested device. Set only if the build runs on an alternative device. */
  readonly insteadOf?: string;
}

/** Split that the request of a build asks for. */
export interface RequestedSplit {
  /** Number of sessions, which is 1 if the build is not split. */
  readonly sessions: number;
  /** Whether `sessions` is the number for each device instead of all devices together. */
  readonly onEachDevice: boolean;
}

/** Started build. All times are from the monotonic clock. */
export interface StartedBuild extends PlannedBuild {
  readonly id: string;
  readonly serviceRetries: boolean;
  /** Set if the request asked the service to leave out tests. */
  readonly leftOut?: LeftOut;
  /** Whether another job or run attempt asked the service to split the build. */
  readonly isSplit?: boolean;
  readonly requestedSplit?: RequestedSplit;
  /** Whether all devices that the build lists must give results, because its request names no devices. */
  readonly devicesAsShown?: boolean;
  /** Devices whose results come from another build of the project. */
  readonly replacedDevices?: readonly string[];
  /** Time at which the build started to wait for a parallel slot or a device. */
  readonly queuedSinceMs: number;
  /** Time from which the queue limit is measured. It restarts whenever the queue moves. */
  readonly queueLimitSinceMs: number;
}

export interface LeftOut {
  readonly abortRequested: boolean;
  readonly failuresOnlyRequested: boolean;
}

export interface UnstartedBuilds {
  readonly reason: UnstartedReason;
  readonly builds: readonly PlannedBuild[];
  /** Canary devices that are red. Set only for the reason `canary`. */
  readonly redCanaries?: readonly string[];
}

/** Body of the call that starts a build: the parameters that the service documents, and the user's `capabilities`. */
export type BuildRequest = Readonly<Record<string, unknown>>;
