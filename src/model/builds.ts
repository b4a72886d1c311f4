import type { BuildTag } from './build-tag.ts';
import type { ServiceShard, Shard } from './device-shard.ts';
import type { UnstartedReason } from './run-plan.ts';

/** What a user adds to a build request. */
export type Capabilities = Readonly<Record<string, unknown>>;

/** What the plan knows of the sessions of a build. */
export interface PlannedLength {
  /** By the durations of earlier runs. */
  readonly predictedMs?: number | undefined;
  /** Tests that preflight found for them. */
  readonly plannedTests?: number | undefined;
}

/** A build that is to be started, or that another job or attempt has started. */
export interface PlannedBuild {
  readonly shard: Shard;
  readonly tag: BuildTag;
  /** `<device name>-<os version>`, as requested; one session must report for each. */
  readonly devices: readonly string[];
  /** 0 is the first; n the nth retry. */
  readonly attempt: number;
  /** The only tests to run, as the framework's filter names them; without it the runner's own split decides. */
  readonly tests?: readonly string[] | undefined;
  /** Shards into which the service splits it: one session must report for each on every device. `shard` is the whole suite then. */
  readonly serviceShards?: readonly ServiceShard[] | undefined;
  /** Parameters of the request that select tests. Those that name tests give way to `tests`; those that leave tests out apply beside it. */
  readonly filters?: Readonly<Record<string, unknown>>;
  /** Its tests are some of those that another build of the same device and shard ran. */
  readonly partial: boolean;
  /** From 1: it repeats new tests that passed, and is no part of the results. */
  readonly repeat?: number | undefined;
  /** The request asks the service to stop the build at its first failed test. */
  readonly stopsAtFailure?: boolean | undefined;
  /** What its sessions are expected to take; absent where nothing is known. */
  readonly expected?: PlannedLength | undefined;
  /** Tests of the suite that each of its sessions must run; absent where that is not known. */
  readonly knownTests?: number | undefined;
  /** From 1: which of several attached builds on one device and shard it is. */
  readonly buildNumber?: number | undefined;
  /** The requested device whose session it starts again on another alternative of its line. */
  readonly insteadOf?: string | undefined;
}

/** Into how many sessions a request asks the service to split its build (1 without a split), on each device or on all of them together. */
export interface RequestedSplit {
  readonly sessions: number;
  readonly onEachDevice: boolean;
}

/** Times are on the clock that never goes back. */
export interface StartedBuild extends PlannedBuild {
  readonly id: string;
  /** The request asked the service to run failed tests again itself. */
  readonly serviceRetries: boolean;
  /** What the request asked the service to leave out; absent: nothing. */
  readonly leftOut?: LeftOut | undefined;
  /** Another job or attempt asked the service to split it, in whatever way. */
  readonly isSplit?: boolean | undefined;
  /** As its request has it; used where `serviceShards` are not known. */
  readonly requestedSplit?: RequestedSplit | undefined;
  /** Its request is not known to name devices: those that the build shows count. */
  readonly devicesAsShown?: boolean | undefined;
  /** Devices of the project for which another build counts: what this one shows for them does not. */
  readonly replacedDevices?: readonly string[] | undefined;
  /** Since when its sessions wait for devices: before its start where it waited for a slot. */
  readonly queuedSinceMs: number;
  /** From when that wait counts against the limit of the queue. */
  readonly queueLimitSinceMs: number;
}

/** What a request asks the service to leave out of a build. */
export interface LeftOut {
  /** The tests after the first failures. */
  readonly abortRequested: boolean;
  /** The tests that had passed in an earlier build. */
  readonly failuresOnlyRequested: boolean;
}

/** Planned builds that were not started. */
export interface UnstartedBuilds {
  readonly reason: UnstartedReason;
  readonly builds: readonly PlannedBuild[];
}
