import type { BuildTag } from './build-tag.ts';
import type { BuildAttempt, ServiceShard, Shard } from './device-shard.ts';
import type { UnstartedReason } from './run-plan.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

export interface PlannedLength {
  readonly predictedMs?: number | undefined;
  readonly plannedTests?: number | undefined;
}

export interface PlannedBuild extends BuildAttempt {
  readonly shard: Shard;
  readonly tag: BuildTag;
  /** Requested devices as `<device name>-<os version>`. Each must report. */
  readonly devices: readonly string[];
  /** Tests to run, in the framework's filter syntax. If absent, `filters` and the test runner's split decide. */
  readonly tests?: readonly string[] | undefined;
  /** Shards into which the service splits the build. `shard` is then the whole suite. */
  readonly serviceShards?: readonly ServiceShard[] | undefined;
  /** Request parameters that select tests; with `tests`, only those that exclude tests. */
  readonly filters?: Readonly<Record<string, unknown>>;
  readonly stopsAtFailure?: boolean | undefined;
  readonly expected?: PlannedLength | undefined;
  /** Number of tests that each session must run; absent if unknown. */
  readonly knownTests?: number | undefined;
  /** Number (1, 2, …) of a build among builds of `build-ids` with the same device and shard. */
  readonly buildNumber?: number | undefined;
  /** Requested device, if this build runs on an alternative from the same line of the input `devices`. */
  readonly insteadOf?: string | undefined;
}

/**
 * Split that a request asks for. `sessions` counts the sessions of each device, or of all devices together; 1 without a split.
 */
export interface RequestedSplit {
  readonly sessions: number;
  readonly onEachDevice: boolean;
}

/** A started build. Times are on the monotonic clock. */
export interface StartedBuild extends PlannedBuild {
  readonly id: string;
  readonly serviceRetries: boolean;
  /** Absent if the request asked the service to leave out no tests. */
  readonly leftOut?: LeftOut | undefined;
  /** Whether another job or run attempt asked the service to split the build. */
  readonly isSplit?: boolean | undefined;
  readonly requestedSplit?: RequestedSplit | undefined;
  /** Whether all devices that the build shows must report, because the request of an attached build names no devices. */
  readonly devicesAsShown?: boolean | undefined;
  /** Devices whose results come from another build of the project instead of this build. */
  readonly replacedDevices?: readonly string[] | undefined;
  /** Start of the wait for devices. The wait of the build for a parallel slot is included. */
  readonly queuedSinceMs: number;
  /** Start of the queue limit, which restarts whenever the queue moves. */
  readonly queueLimitSinceMs: number;
}

export interface LeftOut {
  readonly abortRequested: boolean;
  readonly failuresOnlyRequested: boolean;
}

export interface UnstartedBuilds {
  readonly reason: UnstartedReason;
  readonly builds: readonly PlannedBuild[];
}
