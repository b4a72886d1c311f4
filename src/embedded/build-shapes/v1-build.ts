import type { Build } from '../builds/build-registry.ts';
import {
  buildDurationMs,
  buildEndsAtMs,
  buildState,
  buildVerdict,
  countTests,
  knownSessions,
  sessionState,
} from '../builds/progress.ts';
import type { PlannedSession } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { sessionAddress } from './addresses.ts';
import { binaryDetails } from './binary-details.ts';
import { buildWordV1, countersV1, deviceWordV1 } from './words.ts';

type ShapeState = Pick<CloudState, 'scenario' | 'spelling'>;

/** Some devices keep their old status for a while after the build has ended. */
export const shownAtMs = (build: Build, session: PlannedSession, nowMs: number): number => {
  const lagMs = (session.orders.shows?.['lag-seconds'] ?? 0) * 1_000;
  return nowMs < buildEndsAtMs(build) + lagMs ? Math.min(nowMs, session.endsAtMs - Math.min(1, lagMs)) : nowMs;
};

const deviceEntry = (cloud: ShapeState, build: Build, session: PlannedSession, nowMs: number): Record<string, unknown> => {
  const { spelling } = cloud;
  const atMs = shownAtMs(build, session, nowMs);
  const state = sessionState(session, atMs);
  const { shows } = session.orders;
  const ended = state === 'ended' ? shows : undefined;
  const neverRan = session.startsAtMs === Number.POSITIVE_INFINITY;
  return {
    ...(!(neverRan && state === 'ended') && { session_id: session.id }),
    status: ended?.['device-status'] ?? deviceWordV1(state, session.end),
    session_details: sessionAddress(spelling, build, session),
    test_report: spelling.address(`/dashboard/v2/builds/${build.id}/sessions/${session.id}`),
    test_status: ended?.['build-counters'] ?? countersV1(spelling.shapes, countTests(session, atMs), false),
  };
};

/** `device_statuses`: lists ended sessions only; "Success" means that the session ended, not that its tests passed. */
const deviceStatuses = ({ spelling }: ShapeState, build: Build, sessions: readonly PlannedSession[], nowMs: number) => {
  const separator = spelling.shapes['device-status-separator'] === 'comma' ? ',' : '-';
  const success: [string, string][] = [];
  const error: [string, string][] = [];
  for (const session of sessions) {
    if (sessionState(session, shownAtMs(build, session, nowMs)) !== 'ended') continue;
    const key = `${session.device.name}${separator}${session.device.osVersion}`;
    const group = session.orders.shows?.['device-statuses'] ?? (session.end === 'error' ? 'error' : 'success');
    if (group === 'success') success.push([key, 'Success']);
    if (group === 'error') error.push([key, session.message]);
  }
  return { success: Object.fromEntries(success), error: Object.fromEntries(error) };
};

/** A build in v1. Shows only the first session of a device. `nowMs`: simulated. */
export const buildShapeV1 = (cloud: ShapeState, build: Build, nowMs: number): Record<string, unknown> => {
  const { spelling } = cloud;
  const sessions = knownSessions(build, nowMs);
  const state = buildState(build, nowMs);
  const isEnded = state === 'ended';
  return {
    build_id: build.id,
    framework: build.request.framework,
    status: (isEnded ? build.orders['status-word'] : undefined) ?? buildWordV1(spelling.shapes, state, buildVerdict(build)),
    input_capabilities: build.request.capabilities,
    start_time: spelling.time(build.createdAtMs, 'utc'),
    device_statuses: deviceStatuses(cloud, build, sessions, nowMs),
    ...binaryDetails(cloud, build.request),
    duration: spelling.duration(buildDurationMs(build, nowMs), 'words'),
    devices: Object.fromEntries(
      [...Map.groupBy(sessions, ({ device }) => device.key)].map(([key, [first]]) => [
        key,
        first === undefined ? {} : deviceEntry(cloud, build, first, nowMs),
      ]),
    ),
  };
};
