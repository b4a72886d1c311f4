import type { BuildEntry, DeviceStatus, StatedOutcome } from './evidence.ts';
import type { Framework } from './framework.ts';
import type { RunStatus, TestStatus } from './status.ts';

export interface UploadRecord {
  readonly id: string;
  /** `bs://…` or `media://…`. */
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
  /** Build request as stored by the service, with the tag of the run that started the build. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly devices: readonly DeviceRecord[];
  readonly deviceErrors: readonly DeviceError[];
}

export interface DeviceError extends DeviceStatus {
  /** `<device>-<os version>` in the service's spelling, or only the name. */
  readonly device: string;
}

export interface DeviceRecord {
  /** `<device>-<os version>` in the service's spelling. */
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
  /** Name from the build request, or a number. Absent if the response names no shard. */
  readonly shardName?: string;
  /** Entries of the test filter; absent if the response lists none. */
  readonly shardTests?: readonly string[];
}

export interface SessionRecord extends StatedOutcome {
  readonly id: string;
  readonly buildId?: string;
  readonly device?: string;
  readonly startedAt?: Date;
  readonly durationMs?: number;
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

/** `used`: number of units of the device that are in use. */
export interface DeviceUse {
  readonly device: string;
  readonly osVersion: string;
  readonly used: number;
  readonly limit: number;
}

/** Sessions that the account may run and queue, from `plan.json`. */
export interface AccountQuota {
  readonly parallelRunning: number;
  readonly parallelMax: number;
  readonly queued: number;
  readonly queuedMax: number;
}
