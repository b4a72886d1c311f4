import { formatDuration } from '../../lib/durations.ts';
import { counted, sum } from '../../lib/numbers.ts';
import { newNonce } from '../model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../model/builds.ts';
import { isSameName } from '../model/device-name.ts';
import { countSessions, type DeviceBuild, type Shard, shardsOf } from '../model/device-shard.ts';
import type { AccountQuota, BuildRecord } from '../model/records.ts';
import { isEnded } from '../model/status.ts';
import { expectedSessions } from '../results/expected-sessions.ts';

/** How many sessions a step may have at the service at once. All numbers are infinite where they are unknown. */
export interface SlotLimits {
  /** Most sessions that run or wait at the service. */
  readonly places: number;
  /** Most sessions that run. */
  readonly slots: number;
  /** Places that are free now. */
  readonly freePlaces: number;
  /** Slots that are free now. */
  readonly freeSlots: number;
  /** The input `max-sessions`; infinite without it. */
  readonly maxSessions: number;
}

const unlimited = Number.POSITIVE_INFINITY;

/**
 * Combines the account's quota with the input `max-sessions`.
 *
 * @param quota undefined if it could not be read
 */
export const slotLimits = (quota: AccountQuota | undefined, maxSessions = unlimited): SlotLimits => {
  const atMost = (count: number): number => Math.max(0, Math.min(count, maxSessions));
  if (quota === undefined)
    return { places: maxSessions, slots: maxSessions, freePlaces: maxSessions, freeSlots: maxSessions, maxSessions };
  const { parallelMax, parallelRunning, queuedMax, queued } = quota;
  return {
    places: atMost(parallelMax + queuedMax),
    slots: atMost(parallelMax),
    freePlaces: atMost(parallelMax - parallelRunning + queuedMax - queued),
    freeSlots: atMost(parallelMax - parallelRunning),
    maxSessions,
  };
};

/** Clause that says why no session can ever run; undefined if at least one can. */
export const neverStarts = (quota: AccountQuota | undefined): string | undefined =>
  quota === undefined || quota.parallelMax > 0
    ? undefined
    : 'the account has no parallel slot (`parallel_sessions_max_allowed` is 0), so that no session can ever run';

/** Whether one place, a shard on a device, is meant. */
type OfPlace = (shard: Shard, device: string) => boolean;

/** Limits a planned build to some of its devices, as a build of its own. */
export const onDevices = (build: PlannedBuild, devices: readonly string[]): PlannedBuild =>
  devices.length === build.devices.length ? build : asPart({ ...build, devices });

const asPart = (build: PlannedBuild): PlannedBuild => ({
  ...build,
  isPart: true,
  tag: { ...build.tag, shard: build.shard, nonce: newNonce() },
});

/** Divides a build that the service would split into one build per shard, which names the tests of this shard. */
const byShard = (build: PlannedBuild): readonly PlannedBuild[] =>
  build.serviceShards?.map(({ tests, knownTests }, index, { length: total }) =>
    asPart({ ...build, serviceShards: undefined, shard: { index, total }, tests, knownTests }),
  ) ?? [build];

/** Returns what is left of a build without some places. Shards of one device that are left together stay in one build. */
export const withoutPlaces = (build: PlannedBuild, isDone: OfPlace): readonly PlannedBuild[] => {
  const open = (part: PlannedBuild): PlannedBuild | undefined => {
    const devices = part.devices.filter((device) => !shardsOf(part).every((shard) => isDone(shard, device)));
    return devices.length === 0 ? undefined : onDevices(part, devices);
  };
  const isHalfDone = build.devices.some((device) => new Set(shardsOf(build).map((shard) => isDone(shard, device))).size > 1);
  return (isHalfDone ? byShard(build) : [build]).flatMap((part) => open(part) ?? []);
};

/** Whether these builds have a session for a place. */
export const havePlace =
  (builds: readonly DeviceBuild[]): OfPlace =>
  (shard, device) =>
    builds.some(
      (build) =>
        shardsOf(build).some(({ index }) => index === shard.index) && build.devices.some((each) => isSameName(each, device)),
    );

/**
 * Splits builds that could never get all their devices, or that would leave slots idle while they wait for enough of them.
 *
 * If all sessions have a place at once, nothing is split. Otherwise the first parts fill the places that are free, and what does not
 * fit becomes builds of one session, each of which starts as soon as any session ends.
 */
export const splitBySlots = (
  builds: readonly PlannedBuild[],
  { places, slots, freePlaces }: SlotLimits,
): readonly PlannedBuild[] => {
  if (places === unlimited || countSessions(builds) <= places) return builds;
  // A build of this size always finds its places before a slot becomes idle.
  const alwaysFits = Math.max(1, places - slots + 1);
  let room = freePlaces;
  return builds.flatMap((build) => {
    const sessions = countSessions([build]);
    const isWhole = sessions <= Math.max(room, alwaysFits);
    const parts = isWhole ? [build] : partsOf(build, room);
    room = isWhole ? Math.max(0, room - sessions) : 0;
    return parts;
  });
};

const partsOf = (build: PlannedBuild, room: number): readonly PlannedBuild[] => {
  const onFirst = Math.floor(room / shardsOf(build).length);
  const first = onFirst === 0 ? [] : [onDevices(build, build.devices.slice(0, onFirst))];
  const rest = build.devices.slice(onFirst);
  return [...first, ...rest.flatMap((device) => byShard(build).map((part) => onDevices(part, [device])))];
};

/** Note for the plan about builds that were split; undefined if none was. */
export const describeSplit = (
  planned: readonly PlannedBuild[],
  split: readonly PlannedBuild[],
  { places, slots, maxSessions }: SlotLimits,
): string | undefined => {
  if (split.length === planned.length) return undefined;
  const limit =
    maxSessions === places
      ? `\`max-sessions\` allows ${places} at once`
      : `at most ${places} can run or wait at once (${slots} can run)`;
  const before = planned.length === 1 ? 'The build is' : `The ${planned.length} builds are`;
  return `${before} split into ${split.length}, since this step has ${countSessions(planned)} sessions, and ${limit}. Parts start as sessions end.`;
};

/** Time for which the service's queue keeps a session: https://www.browserstack.com/docs/app-automate/espresso/queue-your-tests. */
const queueLimitMs = 15 * 60_000;

/**
 * Note for the plan if nothing can start now, or if the service's queue may drop sessions, since they start without a free slot.
 * Undefined if all have one, or if the sessions before them are predicted to end in time.
 *
 * @param sessionMs predicted duration of the shortest session; undefined if unknown
 */
export const describeQueued = (
  builds: readonly PlannedBuild[],
  { freePlaces, freeSlots }: SlotLimits,
  sessionMs: number | undefined,
): string | undefined => {
  const [first] = builds;
  if (freePlaces === unlimited || first === undefined) return undefined;
  const needed = countSessions([first]);
  if (needed > freePlaces) {
    const free = freePlaces === 0 ? 'none is free' : `only ${freePlaces} ${freePlaces === 1 ? 'is' : 'are'} free`;
    return `Nothing can start now: the first build needs ${counted(needed, 'place')}, and ${free} among the account's slots and in its queue. It waits for up to \`queue-timeout-minutes\`.`;
  }
  // Builds start in their order, up to the first that has no place.
  const started = builds.findIndex((_, nth) => countSessions(builds.slice(0, nth + 1)) > freePlaces);
  const waiting = countSessions(started === -1 ? builds : builds.slice(0, started)) - freeSlots;
  const waitMs = sessionMs === undefined || freeSlots === 0 ? undefined : Math.ceil(waiting / freeSlots) * sessionMs;
  if (waiting <= 0 || (waitMs !== undefined && waitMs < queueLimitMs)) return undefined;
  const before =
    waitMs === undefined ? 'how long others run is not known' : `the last one is predicted to wait ${formatDuration(waitMs)}`;
  const remedy = freeSlots === 0 ? 'no slot is free now' : `\`max-sessions: ${freeSlots}\` starts no more than have a slot now`;
  return `At first, ${waiting} of ${counted(countSessions(builds), 'session')} will wait in the service's queue, which drops a session after ${formatDuration(queueLimitMs)} (${before}); ${remedy}.`;
};

/** Counts the sessions of builds that run or wait at the service. Before the first response, a build has all its sessions there. */
export const sessionsInFlight = (builds: readonly StartedBuild[], records: ReadonlyMap<string, BuildRecord>): number =>
  sum(builds.map((build) => inFlight(build, records.get(build.id))));

const inFlight = (build: StartedBuild, record: BuildRecord | undefined): number => {
  if (record === undefined) return countSessions([build]);
  if (isEnded(record.status)) return 0;
  return expectedSessions(build, record).filter(({ summary, deviceError }) => {
    if (deviceError !== undefined) return false;
    return summary === undefined || !isEnded(summary.status);
  }).length;
};

/** Whether a session of these builds has a slot, so that others of this step may wait for it. */
export const holdsSlot = (builds: readonly StartedBuild[], records: ReadonlyMap<string, BuildRecord>): boolean =>
  builds.some((build) => {
    const record = records.get(build.id);
    if (record === undefined || isEnded(record.status)) return false;
    return record.devices.some(({ sessions }) => sessions.some(({ status }) => status !== 'queued' && !isEnded(status)));
  });
