import type { DeviceStatus } from './evidence.ts';
import type { Framework } from './framework.ts';
import type { Counters, RunStatus, TestStatus } from './status.ts';

/** An uploaded app, test suite, app directory or media file. */
export interface UploadRecord {
  /** Identifier in paths, for instance for deletion. */
  readonly id: string;
  /** What a build request names: `bs://…` or `media://…`. */
  readonly url: string;
  readonly name?: string;
  readonly version?: string;
  readonly customId?: string;
  readonly uploadedAt?: Date;
}

/** A build as `GET …/builds/<build_id>` or a project listing shows it. */
export interface BuildRecord {
  readonly id: string;
  readonly framework?: Framework;
  readonly status: RunStatus;
  /** The service's own word. */
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  /** The request as the service keeps it; holds the tag of the run that started the build. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly devices: readonly DeviceRecord[];
  /** Entries of `device_statuses.error`, by device key. */
  readonly deviceErrors: readonly DeviceError[];
}

export interface DeviceError extends DeviceStatus {
  /** `<device>-<os version>`, or the name alone, in the service's spelling. */
  readonly device: string;
}

export interface DeviceRecord {
  /** `<device>-<os version>`, in the service's spelling. */
  readonly device: string;
  readonly sessions: readonly SessionSummary[];
  /** The build says that the service splits the suite. */
  readonly isSharded?: boolean;
}

/** What a build says of one of its sessions. */
export interface SessionSummary {
  /** Absent where the session never started. */
  readonly id?: string;
  readonly status: RunStatus;
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  readonly counters?: Counters;
  /** Why the counters cannot be trusted, as a clause. */
  readonly countersProblem?: string;
  /** `testcases.count`, where given. */
  readonly announcedTests?: number;
  /** The service's words for a session that did not run. */
  readonly error?: string;
  /** `numShards`/`shardIndex` or a server-side shard's name, where the build says so. */
  readonly shardName?: string;
  /** The entries of the filter of a server-side shard, where the build says so. */
  readonly shardTests?: readonly string[];
}

/** `GET …/sessions/<session_id>`. */
export interface SessionRecord {
  readonly id: string;
  readonly buildId?: string;
  readonly device?: string;
  readonly status?: RunStatus;
  readonly rawStatus?: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  readonly counters?: Counters;
  /** Why the counters cannot be trusted, as a clause. */
  readonly countersProblem?: string;
  /** `test_count` or `testcases.count`, where given. */
  readonly announcedTests?: number;
  readonly tests: readonly SessionTest[];
}

export interface SessionTest {
  /** `test_id`, the identifier in log paths. */
  readonly id?: string;
  readonly className: string;
  readonly name: string;
  readonly status: TestStatus;
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  readonly videoUrl?: string;
  readonly deviceLogUrl?: string;
  readonly instrumentationLogUrl?: string;
  /** The commands of a Maestro flow. */
  readonly commandLogUrl?: string;
  readonly networkLogUrl?: string;
  readonly screenshotUrls: readonly string[];
}

/** One entry of the service's device list. */
export interface DeviceOffer {
  readonly device: string;
  readonly osVersion: string;
  readonly os: 'android' | 'ios' | 'unknown';
}

/** One entry of the list of device limits: how many of a device are in use, and may be. */
export interface DeviceUse {
  readonly device: string;
  readonly osVersion: string;
  readonly used: number;
  readonly limit: number;
}

/** `plan.json`: how many sessions may run and wait. */
export interface PlanRecord {
  readonly parallelRunning: number;
  readonly parallelMax: number;
  readonly queued: number;
  readonly queuedMax: number;
}
