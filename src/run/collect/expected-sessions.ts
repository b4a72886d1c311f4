import type { Shard } from '../../model/device-shard.ts';
import type { BuildRecord, SessionSummary } from '../../model/records.ts';
import type { StartedBuild } from '../start/start.ts';

/** One session that the plan asks for, and what the build says of it. */
export interface ExpectedSession {
  /** Tells sessions of one run apart. */
  readonly key: string;
  readonly build: StartedBuild;
  readonly device: string;
  readonly shard: Shard;
  /** Absent: the build shows no session for the device. */
  readonly summary?: SessionSummary;
  readonly deviceError?: string;
}

/**
 * The sessions of one build: every device that was asked for, with what came for it, and whatever else came.
 *
 * Where the service splits the suite itself, a device has several sessions: they are that device's shards.
 */
export const expectedSessions = (build: StartedBuild, record: BuildRecord): ExpectedSession[] => {
  const came = new Map(record.devices.map((entry) => [deviceKey(entry.device), entry]));
  const errors = new Map(record.deviceErrors.map(({ device, message }) => [deviceKey(device), message]));
  const planned = new Set(build.devices.map(deviceKey));
  const others = record.devices.filter((entry) => !planned.has(deviceKey(entry.device))).map((entry) => entry.device);

  return [...build.devices, ...others].flatMap((device) => {
    const summaries = came.get(deviceKey(device))?.sessions ?? [];
    const deviceError = errors.get(deviceKey(device));
    const common = { build, device, ...(deviceError === undefined ? {} : { deviceError }) };
    if (summaries.length === 0) return [{ ...common, key: keyOf(build, device, 0), shard: build.shard }];
    return summaries.map((summary, nth) => ({
      ...common,
      key: keyOf(build, device, nth),
      shard: shardOf(build, nth, summaries.length),
      summary,
    }));
  });
};

/** Requests and answers spell one device with a hyphen, a comma, or other case (observed shapes 3.2). */
export const deviceKey = (device: string): string =>
  device
    .toLowerCase()
    .replaceAll(/[\s,_-]+/g, ' ')
    .trim();

const shardOf = ({ shard }: StartedBuild, nth: number, sessions: number): Shard => ({
  index: shard.index * sessions + nth,
  total: shard.total * sessions,
});

const keyOf = (build: StartedBuild, device: string, nth: number): string => `${build.id}/${nth}/${deviceKey(device)}`;
