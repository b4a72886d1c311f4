import type { Build } from '../builds/build-registry.ts';
import {
  buildDurationMs,
  buildState,
  buildVerdict,
  countStates,
  knownSessions,
  sessionDurationMs,
  sessionState,
  sessionVerdict,
  testState,
} from '../builds/progress.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import { binaryDetails, countersV2, wordV2 } from './common-shapes.ts';
import { shownAtMs, testLinks, testsByClass, testTimes } from './v1-shapes.ts';

const sessionWord = ({ spelling }: CloudState, session: PlannedSession, atMs: number): string => {
  const state = sessionState(session, atMs);
  return wordV2(spelling.shapes, state === 'ended' ? sessionVerdict(session) : state);
};

const shardEntry = ({ spelling }: CloudState, { part }: PlannedSession): Record<string, unknown> => {
  if (part === undefined || spelling.shapes['session-shard'] === 'absent') return {};
  const { name, index, mapping } = part;
  return { shard: mapping === undefined ? { name, index } : { name, ...mapping } };
};

/** Fields of a session that appear both in its own details and in the details of its build. */
const sessionHead = (cloud: CloudState, session: PlannedSession, atMs: number, word: string | undefined) => ({
  id: session.id,
  status: word ?? sessionWord(cloud, session, atMs),
  ...(atMs >= session.startsAtMs && { start_time: cloud.spelling.time(session.startsAtMs, 'offset') }),
  duration: cloud.spelling.duration(sessionDurationMs(session, atMs), 'integer'),
  ...shardEntry(cloud, session),
  ...(session.end === 'error' && atMs >= session.endsAtMs && { error: { message: session.message } }),
});

const sessionEntry = (cloud: CloudState, build: Build, session: PlannedSession, nowMs: number): Record<string, unknown> => {
  const atMs = shownAtMs(build, session, nowMs);
  const shows = sessionState(session, atMs) === 'ended' ? session.orders.shows : undefined;
  return {
    ...sessionHead(cloud, session, atMs, shows?.['device-status']),
    testcases: { count: session.tests.length, status: shows?.['build-counters'] ?? countersV2(countStates(session, atMs)) },
  };
};

const deviceEntries = (cloud: CloudState, build: Build, nowMs: number): readonly unknown[] =>
  [...Map.groupBy(knownSessions(build, nowMs), ({ device }) => device.key).values()].map((ofDevice) => ({
    device: ofDevice[0]?.device.name,
    os: build.request.platform,
    os_version: ofDevice[0]?.device.osVersion,
    sharding: build.request.parts.length > 0,
    sessions: ofDevice.map((session) => sessionEntry(cloud, build, session, nowMs)),
  }));

export const buildWordV2 = ({ spelling }: CloudState, build: Build, nowMs: number): string => {
  const state = buildState(build, nowMs);
  if (state === 'queued') return spelling.shapes['v2-queued-build-word'];
  return state === 'running' ? state : (build.orders['status-word'] ?? wordV2(spelling.shapes, buildVerdict(build)));
};

export const buildShapeV2 = (cloud: CloudState, build: Build, nowMs: number): Record<string, unknown> => {
  const { spelling } = cloud;
  return {
    id: build.id,
    framework: traitsOf(build.request.framework).word,
    duration: spelling.duration(buildDurationMs(build, nowMs), 'integer'),
    status: buildWordV2(cloud, build, nowMs),
    input_capabilities: build.request.capabilities,
    start_time: spelling.time(build.createdAtMs, 'utc'),
    ...binaryDetails(cloud, build.request),
    devices: deviceEntries(cloud, build, nowMs),
  };
};

/** Name that v2 shows: a Java class without its package, or a Maestro flow as its file name without the extension. */
const shownClassName = ({ className, flow }: PlannedTest): string =>
  className.split(flow === undefined ? '.' : '/').at(-1) ?? className;

export const sessionShapeV2 = (
  cloud: CloudState,
  build: Build,
  session: PlannedSession,
  nowMs: number,
): Record<string, unknown> => {
  const { spelling } = cloud;
  const shows = sessionState(session, nowMs) === 'ended' ? session.orders.shows : undefined;
  const durationForm = traitsOf(build.request.framework).runner === 'instrumentation' ? 'decimals' : 'number';
  const testEntry = (test: PlannedTest): Record<string, unknown> => {
    const times = testTimes(session, test, nowMs);
    return {
      id: test.id,
      name: test.name,
      status: wordV2(spelling.shapes, testState(session, test, nowMs)),
      ...(times !== undefined && { start_time: spelling.time(times.startedAtMs, 'offset') }),
      duration: spelling.duration(times?.durationMs ?? 0, durationForm),
      ...testLinks(cloud, build, test),
    };
  };
  return {
    ...sessionHead(cloud, session, nowMs, undefined),
    testcases: {
      count: shows?.['test-count'] ?? session.tests.length,
      status: shows?.['session-counters'] ?? countersV2(countStates(session, nowMs)),
      data: testsByClass(session.tests, shownClassName).map(([name, tests]) => ({
        class: name,
        testcases: tests.map(testEntry),
      })),
    },
  };
};
