import type { BuildEntry, DeviceStatus, StatedOutcome } from './evidence.ts';
import type { Framework } from './framework.ts';
import type { Counters, RunStatus, TestStatus } from './status.ts';

export interface UploadRecord {
  readonly id: string;
  /** Reference to the upload, such as `bs://…` or `media://…`. */
  readonly url: string;
  readonly name?: string;
  readonly version?: string;
  readonly customId?: string;
  readonly uploadedAt?: Date;
}

export interface BuildRecord {
  readonly id: string;
  readonly framework?: Framework;
  readonly status: RunStatus;
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  /** Build request as the service stored it. It contains the tag of the build. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Counters of all sessions together, besides those of each session. */
  readonly counters?: Counters;
  readonly devices: readonly DeviceRecord[];
  readonly deviceErrors: readonly DeviceError[];
}

export interface DeviceError extends DeviceStatus {
  /** Device as `<device>-<os version>`, in the service's spelling. The version may be missing. */
  readonly device: string;
}

export interface DeviceRecord {
  /** Device as `<device>-<os version>`, in the service's spelling. */
  readonly device: string;
  readonly sessions: readonly SessionSummary[];
  readonly isSharded?: boolean;
}

export interface SessionSummary extends BuildEntry {
  /** Absent if the session never started. */
  readonly id?: string;
  readonly status: RunStatus;
  readonly rawStatus: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  /** Name of the shard from the build request, or its number. Absent if the response names no shard. */
  readonly shardName?: string;
  /** Entries of the test filter for the shard. Absent if the response does not list them. */
  readonly shardTests?: readonly string[];
}

export interface SessionRecord extends StatedOutcome {
  readonly id: string;
  readonly buildId?: string;
  readonly device?: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  /** Error of the session, with the code of the service. */
  readonly error?: string;
  readonly tests: readonly SessionTest[];
}

export interface SessionTest {
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
  readonly commandLogUrl?: string;
  readonly networkLogUrl?: string;
  readonly screenshotUrls: readonly string[];
}

export interface DeviceOffer {
  readonly device: string;
  readonly osVersion: string;
  readonly os: 'android' | 'ios' | 'unknown';
}

export interface DeviceUse {
  readonly device: string;
  readonly osVersion: string;
  /** Number of units of the device that are in use. */
  readonly used: number;
  readonly limit: number;
}

/** Current and maximum numbers of running and queued sessions of the account, from `plan.json`. */
export interface AccountQuota {
  readonly parallelRunning: number;
  readonly parallelMax: number;
  readonly queued: number;
  readonly queuedMax: number;
}
