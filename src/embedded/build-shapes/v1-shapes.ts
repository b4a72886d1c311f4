import type { Build } from '../builds/build-registry.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import {
  buildDurationMs,
  buildEndsAtMs,
  buildState,
  buildVerdict,
  countTests,
  knownSessions,
  sessionDurationMs,
  sessionState,
  testState,
} from '../builds/progress.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import {
  binaryDetails,
  buildWordV1,
  countersV1,
  deviceWordV1,
  logAddress,
  sessionAddress,
  testWordV1,
  videoAddress,
} from './common-shapes.ts';

/** Start time of a test, and how long it has run. Undefined before the start. */
export const testTimes = (session: PlannedSession, test: PlannedTest, atMs: number) => {
  const startedAtMs = session.startsAtMs + test.startsAtMs;
  if (!(startedAtMs <= atMs)) return undefined;
  return { startedAtMs, durationMs: Math.min(atMs - startedAtMs, test.endsAtMs - test.startsAtMs) };
};

const disabledLog = (cloud: CloudState, address: string): string | null | undefined =>
  ({ present: address, absent: undefined, null: null })[cloud.spelling.shapes['disabled-log-keys']];

const listsScreenshots = ({ spelling }: CloudState, { request: { framework, capabilities } }: Build): boolean => {
  const isOnlyLog = traitsOf(framework).runner === 'maestro' && spelling.shapes['maestro-screenshots'] === 'log';
  return !isOnlyLog && (readFlag(capabilities, 'screenshots') || readFlag(capabilities, 'debugscreenshots'));
};

/** URLs of the logs of a test. If the build request turns a log off, the scenario sets what is shown instead. */
export const testLinks = (cloud: CloudState, build: Build, test: PlannedTest): Record<string, unknown> => {
  const { spelling } = cloud;
  const { capabilities } = build.request;
  const log = (flag: string, kind: 'devicelogs' | 'networklogs'): string | null | undefined => {
    const address = logAddress(spelling, build, test, kind);
    return readFlag(capabilities, flag) ? address : disabledLog(cloud, address);
  };
  return {
    video: videoAddress(spelling, build, test),
    device_log: log('deviceLogs', 'devicelogs'),
    ...(traitsOf(build.request.framework).runner === 'maestro'
      ? {
          maestro_log: logAddress(spelling, build, test, 'maestrologs'),
          maestro_commands: logAddress(spelling, build, test, 'commandlogs'),
        }
      : { instrumentation_log: logAddress(spelling, build, test, 'instrumentationlogs') }),
    network_log: log('networkLogs', 'networklogs'),
    screenshots: listsScreenshots(cloud, build) ? [logAddress(spelling, build, test, 'screenshot.png')] : [],
  };
};

const testDetails = (
  cloud: CloudState,
  build: Build,
  session: PlannedSession,
  test: PlannedTest,
  nowMs: number,
): Record<string, unknown> => {
  const { spelling } = cloud;
  const times = testTimes(session, test, nowMs);
  return {
    test_id: test.id,
    status: testWordV1(spelling.shapes, testState(session, test, nowMs)),
    ...(times !== undefined && { start_time: spelling.time(times.startedAtMs, 'offset') }),
    duration: spelling.duration(times?.durationMs ?? 0, 'decimals'),
    ...testLinks(cloud, build, test),
  };
};

/** Groups tests by class, in the order of the run. Returns pairs instead of an object, since a class name may be any text. */
export const testsByClass = (
  tests: readonly PlannedTest[],
  classKey: (test: PlannedTest) => string,
): readonly (readonly [string, readonly PlannedTest[]])[] => [...Map.groupBy(tests, classKey)];

const classKey =
  ({ spelling }: CloudState, { request }: Build) =>
  ({ className, name }: PlannedTest): string =>
    request.framework !== 'espresso' && spelling.shapes['xcuitest-class-keys'] === 'slashed' ? `${className}/${name}` : className;

/** Details of a session in v1. Numbers and booleans of the build request are strings here. */
export const sessionShapeV1 = (
  cloud: CloudState,
  build: Build,
  session: PlannedSession,
  nowMs: number,
): Record<string, unknown> => {
  const { spelling } = cloud;
  const { capabilities, framework, idleTimeoutMs } = build.request;
  const details = binaryDetails(cloud, build.request);
  const isStarted = nowMs >= session.startsAtMs;
  const shows = sessionState(session, nowMs) === 'ended' ? session.orders.shows : undefined;
  const flag = (key: string): string => String(readFlag(capabilities, key));
  return {
    session_id: session.id,
    build_id: build.id,
    device: session.device.key,
    ...(isStarted && { start_time: spelling.time(session.startsAtMs, 'offset') }),
    duration: spelling.duration(sessionDurationMs(session, nowMs), 'text'),
    acceptInsecureCerts: flag('acceptInsecureCerts'),
    deviceLogs: flag('deviceLogs'),
    networkLogs: flag('networkLogs'),
    video: String(!isSwitchedOff(capabilities, 'video')),
    idle_timeout: String(idleTimeoutMs / 1_000),
    coverage: null,
    screenshots: null,
    app_details: details.app_details,
    test_suite_details: {
      ...details.test_suite_details,
      ...(framework === 'espresso' && { instrumentation: 'androidx.test.runner.AndroidJUnitRunner' }),
    },
    test_count: shows?.['test-count'] ?? session.tests.length,
    test_status: shows?.['session-counters'] ?? countersV1(spelling.shapes, countTests(session, nowMs), true),
    test_details: Object.fromEntries(
      testsByClass(session.tests, classKey(cloud, build)).map(([key, tests]) => [
        key,
        Object.fromEntries(tests.map((test) => [test.name, testDetails(cloud, build, session, test, nowMs)])),
      ]),
    ),
  };
};

/**
 * Point in time at which the status of a device is shown. The scenario can keep the device running for a while after the end of
 * the build.
 */
export const shownAtMs = (build: Build, session: PlannedSession, nowMs: number): number => {
  const lagMs = (session.orders.shows?.['lag-seconds'] ?? 0) * 1_000;
  return nowMs < buildEndsAtMs(build) + lagMs ? Math.min(nowMs, session.endsAtMs - Math.min(1, lagMs)) : nowMs;
};

const deviceEntry = (cloud: CloudState, build: Build, session: PlannedSession, nowMs: number): Record<string, unknown> => {
  const { spelling } = cloud;
  const atMs = shownAtMs(build, session, nowMs);
  const state = sessionState(session, atMs);
  const { shows } = session.orders;
  const ended = state === 'ended' ? shows : undefined;
  const neverRan = session.startsAtMs === Number.POSITIVE_INFINITY;
  return {
    ...(!(neverRan && state === 'ended') && { session_id: session.id }),
    status: ended?.['device-status'] ?? deviceWordV1(spelling.shapes, state, session.end),
    session_details: sessionAddress(spelling, build, session),
    test_report: spelling.address(`/dashboard/v2/builds/${build.id}/sessions/${session.id}`),
    test_status: ended?.['build-counters'] ?? countersV1(spelling.shapes, countTests(session, atMs), false),
  };
};

/** `device_statuses` of a build. Lists only ended sessions. "Success" means that the session ended, not that its tests passed. */
const deviceStatuses = ({ spelling }: CloudState, build: Build, sessions: readonly PlannedSession[], nowMs: number) => {
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

/** Details of a build in v1, with only the first session of each device. `nowMs` is simulated time. */
export const buildShapeV1 = (cloud: CloudState, build: Build, nowMs: number): Record<string, unknown> => {
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
