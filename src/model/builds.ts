import type { BuildTag } from './build-tag.ts';
import type { BuildAttempt, ServiceShard, Shard } from './device-shard.ts';
import type { UnstartedReason } from './run-plan.ts';

/** Parameters that the user adds to a build request. */
export type Capabilities = Readonly<Record<string, unknown>>;

export interface PlannedLength {
  /** Duration of a session, predicted from earlier runs. */
  readonly predictedMs?: number | undefined;
  /** Number of tests in a session, as found by preflight. */
  readonly plannedTests?: number | undefined;
}

/** A build to start, or a build that another job or run attempt has started. */
export interface PlannedBuild extends BuildAttempt {
  readonly shard: Shard;
  readonly tag: BuildTag;
  /** Requested devices as `<device name>-<os version>`. Each of these devices must report. */
  readonly devices: readonly string[];
  /** Names of the tests to run, in the framework's filter syntax. If absent, `filters` and the test runner's split decide. */
  readonly tests?: readonly string[] | undefined;
  /** Shards into which the service splits the build. If set, the build's own `shard` is the whole suite. */
  readonly serviceShards?: readonly ServiceShard[] | undefined;
  /** Request parameters that select tests. If `tests` is set, the request contains only those that exclude tests. */
  readonly filters?: Readonly<Record<string, unknown>>;
  /** Whether the request asks the service to stop the build at its first failed test. */
  readonly stopsAtFailure?: boolean | undefined;
  readonly expected?: PlannedLength | undefined;
  /** Number of tests that each session must run; absent if unknown. */
  readonly knownTests?: number | undefined;
  /** Number (1, 2, …) that distinguishes builds of `build-ids` with the same device and shard; absent for other builds. */
  readonly buildNumber?: number | undefined;
  /** Requested device. Set only if this build runs on an alternative to it, from the same line of the input `devices`. */
  readonly insteadOf?: string | undefined;
}

/**
 * Split that a request asks for. `sessions`: number of sessions on each device if `onEachDevice` is true, otherwise on all
 * devices together; 1 without a split.
 */
export interface RequestedSplit {
  readonly sessions: number;
  readonly onEachDevice: boolean;
}

/** A build that has started. Times are on the monotonic clock. */
export interface StartedBuild extends PlannedBuild {
  readonly id: string;
  /** Whether the request asked the service to retry failed tests. */
  readonly serviceRetries: boolean;
  /** Tests that the request asked the service to leave out; absent if there are none. */
  readonly leftOut?: LeftOut | undefined;
  /** Whether another job or run attempt asked the service to split the build. */
  readonly isSplit?: boolean | undefined;
  /** Split that the request asked for. Used if `serviceShards` is unknown. */
  readonly requestedSplit?: RequestedSplit | undefined;
  /** Whether all devices that the build shows must report. Set for a running, attached build whose request names no devices. */
  readonly devicesAsShown?: boolean | undefined;
  /** Devices whose results come from another build of the project instead of this build. */
  readonly replacedDevices?: readonly string[] | undefined;
  /** Time at which the sessions began to wait for devices. The wait of the build for a parallel slot is included. */
  readonly queuedSinceMs: number;
  /** Time from which the queue limit counts. The limit restarts whenever the queue moves. */
  readonly queueLimitSinceMs: number;
}

export interface LeftOut {
  /** Whether the request asks the service to leave out the remaining tests after failures. */
  readonly abortRequested: boolean;
  /** Whether the request asks the service to leave out tests that passed in an earlier build. */
  readonly failuresOnlyRequested: boolean;
}

export interface UnstartedBuilds {
  readonly reason: UnstartedReason;
  readonly builds: readonly PlannedBuild[];
}
