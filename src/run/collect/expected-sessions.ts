import type { StartedBuild } from '../../model/builds.ts';
import { deviceKey, findRequestedByName, findRequestedDevice } from '../../model/device-name.ts';
import type { Shard } from '../../model/device-shard.ts';
import type { BuildRecord, DeviceError, SessionSummary } from '../../model/records.ts';

/** One session that must report, and what the build says of it. */
export interface ExpectedSession {
  /** Tells sessions of one run apart. */
  readonly key: string;
  readonly build: StartedBuild;
  /** As requested; as the service spells it where it fits no request. */
  readonly device: string;
  readonly shard: Shard;
  /** Absent: the build shows no session for the device. */
  readonly summary?: SessionSummary;
  readonly deviceError?: DeviceError;
  /** Why the build's entry is about something else, as a clause. */
  readonly foreign?: string;
}

/**
 * The sessions of one build: every requested device with what the build shows for it, and whatever else it shows.
 *
 * A device has several sessions where the service splits the suite itself, and where it lists the device twice: all must report.
 */
export const expectedSessions = (build: StartedBuild, record: BuildRecord | undefined): readonly ExpectedSession[] => {
  const entries = (record?.devices ?? []).map((entry) => ({ entry, match: findRequestedDevice(build.devices, entry.device) }));
  const errors = (record?.deviceErrors ?? []).map((error) => ({
    error,
    match: findRequestedByName(build.devices, error.device),
  }));

  const requested = build.devices.flatMap((device) => {
    const summaries = entries.flatMap(({ entry, match }) => (isMatch(match, device) ? entry.sessions : []));
    const deviceError = errors.find(({ match }) => isMatch(match, device))?.error;
    const common = { build, device, ...(deviceError === undefined ? {} : { deviceError }) };
    if (summaries.length === 0) return [{ ...common, key: keyOf(build, device, 0), shard: build.shard }];
    return summaries.map((summary, nth) => ({
      ...common,
      key: keyOf(build, device, nth),
      shard: shardOf(build, nth, summaries.length),
      summary,
    }));
  });
  const others = entries.flatMap(({ entry: { device, sessions }, match }, nth): ExpectedSession[] => {
    if (typeof match === 'object') return [];
    const foreign =
      match === 'several'
        ? `the build lists "${device}", which fits more than one requested device`
        : `the build lists "${device}", which was not requested`;
    const [summary] = sessions;
    const key = keyOf(build, `other ${device}`, nth);
    return [{ key, build, device, shard: build.shard, foreign, ...(summary === undefined ? {} : { summary }) }];
  });
  // An error that fits no device, or several, is one all the same.
  const unmatched = errors.filter(({ match }) => typeof match !== 'object');
  const failed = unmatched.map(({ error: deviceError }, nth): ExpectedSession => {
    const { device } = deviceError;
    return { key: keyOf(build, `error ${device}`, nth), build, device, shard: build.shard, deviceError };
  });
  return [...requested, ...others, ...failed];
};

/** A session runs on one device: where an id is listed under two, neither answer can be trusted. */
export const markSharedSessions = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const devicesOf = Map.groupBy(sessions, ({ summary }) => summary?.id);
  return sessions.map((session) => {
    const { summary, foreign } = session;
    if (summary?.id === undefined || foreign !== undefined) return session;
    const devices = [...new Set((devicesOf.get(summary.id) ?? []).map(({ device }) => device))];
    if (devices.length < 2) return session;
    return {
      ...session,
      foreign: `session ${summary.id} is listed under ${devices.map((device) => `"${device}"`).join(' and ')}`,
    };
  });
};

const isMatch = (match: ReturnType<typeof findRequestedDevice>, device: string): boolean =>
  typeof match === 'object' && match.device === device;

const shardOf = ({ shard }: StartedBuild, nth: number, sessions: number): Shard => ({
  index: shard.index * sessions + nth,
  total: shard.total * sessions,
});

const keyOf = (build: StartedBuild, device: string, nth: number): string => `${build.id}/${nth}/${deviceKey(device)}`;
