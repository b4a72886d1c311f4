import type { BuildEntry, DeviceStatus, StatedOutcome } from './evidence.ts';
import type { Framework } from './framework.ts';
import type { RunStatus, TestStatus } from './status.ts';

export interface UploadRecord {
  /** Id of the upload in request paths, for instance for deletion. */
  readonly id: string;
  /** Reference for build requests: `bs://…` or `media://…`. */
  readonly url: string;
  readonly name?: string;
  readonly version?: string;
  readonly customId?: string;
  readonly uploadedAt?: Date;
}

/** A build as returned by `GET …/builds/<build_id>` or a project listing. */
export interface BuildRecord {
  readonly id: string;
  readonly framework?: Framework;
  readonly status: RunStatus;
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  /** Build request as stored by the service. Contains the tag of the run that started the build. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly devices: readonly DeviceRecord[];
  /** Entries of `device_statuses.error`. */
  readonly deviceErrors: readonly DeviceError[];
}

export interface DeviceError extends DeviceStatus {
  /** Device in the service's spelling: `<device>-<os version>`, or only the name. */
  readonly device: string;
}

export interface DeviceRecord {
  /** Device in the service's spelling: `<device>-<os version>`. */
  readonly device: string;
  readonly sessions: readonly SessionSummary[];
  /** Whether the build shows that the service splits the suite. */
  readonly isSharded?: boolean;
}

/** A session as listed in the response about its build. */
export interface SessionSummary extends BuildEntry {
  /** Id of the session; absent if the session never started. */
  readonly id?: string;
  readonly status: RunStatus;
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  /** Name of the session's shard: the name from the build request, or a number. Absent if the response names no shard. */
  readonly shardName?: string;
  /** Tests of the session's shard, as entries of the test filter; absent if the response lists no tests of the shard. */
  readonly shardTests?: readonly string[];
}

/** Response of `GET …/sessions/<session_id>`. */
export interface SessionRecord extends StatedOutcome {
  readonly id: string;
  readonly buildId?: string;
  readonly device?: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  readonly tests: readonly SessionTest[];
}

export interface SessionTest {
  /** Id of the test in paths of logs (`test_id`). */
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
  /** URL of the log with the commands of a Maestro flow. */
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

/** One entry of the list of device limits. `used`: number of units of the device that are in use. */
export interface DeviceUse {
  readonly device: string;
  readonly osVersion: string;
  readonly used: number;
  readonly limit: number;
}

/** Number of sessions that the account may run and queue, from `plan.json`. */
export interface AccountQuota {
  readonly parallelRunning: number;
  readonly parallelMax: number;
  readonly queued: number;
  readonly queuedMax: number;
}
