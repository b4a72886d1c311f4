import type { Build } from '../builds/build-registry.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import {
  buildDurationMs,
  buildEndsAtMs,
  countStates,
  knownSessions,
  type RunState,
  sessionDurationMs,
  sessionState,
  sessionVerdict,
  type TestState,
  testState,
} from '../builds/progress.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { type FrameworkTraits, traitsOf } from '../framework.ts';
import type { Shapes } from '../schema/scenario.ts';
import type { DurationForm, Spelling } from '../spelling.ts';
import {
  appDetails,
  type BuildMoment,
  buildStatusV1,
  buildStatusV2,
  countersV1,
  countersV2,
  endedStatusV1,
  type LogKind,
  logAddress,
  statusV2,
  suiteDetails,
  testStatusV1,
  videoAddress,
} from './field-values.ts';

type Version = 'v1' | 'v2';

/** Value of a field. If it is undefined, the response leaves out the field. */
type Value<View> = (view: View) => unknown;

/** Field of a response. The key `testcases.count` means `count` inside of `testcases`. */
type Field<View> = readonly [
  /** Key in v1; null if v1 lacks the field. */
  v1: string | null,
  /** Key in v2; null if v2 lacks the field. */
  v2: string | null,
  value: Value<View>,
  /** Value in v2, if it differs from the value in v1. */
  valueInV2?: Value<View>,
];

/** Writes the fields of a response in the order of `fields`. */
const write = <View>(fields: readonly Field<View>[], version: Version, view: View): Record<string, unknown> => {
  const response: Record<string, unknown> = {};
  for (const [v1, v2, valueInV1, valueInV2 = valueInV1] of fields) {
    const [path, value] = version === 'v1' ? [v1, valueInV1] : [v2, valueInV2];
    if (path === null) continue;
    const [key = '', inner] = path.split('.');
    response[key] = inner === undefined ? value(view) : { ...(response[key] as object | undefined), [inner]: value(view) };
  }
  return response;
};

interface BuildView extends BuildMoment {
  readonly spelling: Spelling;
  readonly shapes: Shapes;
  readonly traits: FrameworkTraits;
  readonly startedAtMs: number | undefined;
  readonly durationMs: number;
}

interface SessionView extends BuildView {
  readonly session: PlannedSession;
  readonly state: RunState;
  /** Wrong values that the scenario sets for ended sessions. */
  readonly shows: NonNullable<PlannedSession['orders']['shows']>;
}

interface TestView extends SessionView {
  readonly test: PlannedTest;
  readonly testState: TestState;
}

const startTime =
  (form: 'utc' | 'offset'): Value<BuildView> =>
  ({ spelling, startedAtMs }) =>
    startedAtMs === undefined ? undefined : spelling.time(startedAtMs, form);

const duration =
  (form: DurationForm): Value<BuildView> =>
  ({ spelling, durationMs }) =>
    spelling.duration(durationMs, form);

/** The scenario decides what the response contains for a log that the build request turns off. */
const log =
  (kind: LogKind, flag?: string): Value<TestView> =>
  ({ spelling, shapes, build, test }) => {
    const address = logAddress(spelling, build, test, kind);
    if (flag === undefined || readFlag(build.request.capabilities, flag)) return address;
    return { present: address, absent: undefined, null: null }[shapes['disabled-log-keys']];
  };

const isMaestro = ({ traits }: BuildView): boolean => traits.runner === 'maestro';

const screenshots: Value<TestView> = (view) => {
  const { capabilities } = view.build.request;
  const isOnlyLog = isMaestro(view) && view.shapes['maestro-screenshots'] === 'log';
  const isOn = readFlag(capabilities, 'screenshots') || readFlag(capabilities, 'debugscreenshots');
  return isOn && !isOnlyLog ? [log('screenshot.png')(view)] : [];
};

const testDurationV2: Value<TestView> = (view) =>
  duration(view.traits.runner === 'instrumentation' ? 'decimals' : 'number')(view);

/** In v1, tests are listed by name, so they have no field for the name. */
const testFields: readonly Field<TestView>[] = [
  ['test_id', 'id', ({ test }) => test.id],
  [null, 'name', ({ test }) => test.name],
  ['status', 'status', (view) => testStatusV1(view.shapes, view.testState), (view) => statusV2(view.shapes, view.testState)],
  ['start_time', 'start_time', startTime('offset')],
  ['duration', 'duration', duration('decimals'), testDurationV2],
  ['video', 'video', ({ spelling, build, test }) => videoAddress(spelling, build, test)],
  ['device_log', 'device_log', log('devicelogs', 'deviceLogs')],
  ['maestro_log', 'maestro_log', (view) => (isMaestro(view) ? log('maestrologs')(view) : undefined)],
  ['maestro_commands', 'maestro_commands', (view) => (isMaestro(view) ? log('commandlogs')(view) : undefined)],
  ['instrumentation_log', 'instrumentation_log', (view) => (isMaestro(view) ? undefined : log('instrumentationlogs')(view))],
  ['network_log', 'network_log', log('networklogs', 'networkLogs')],
  ['screenshots', 'screenshots', screenshots],
];

/** Returns pairs, because an object would change the order of class names that are numbers. */
export const testsByClass = (
  tests: readonly PlannedTest[],
  classKey: (test: PlannedTest) => string,
): readonly (readonly [string, readonly PlannedTest[]])[] => [...Map.groupBy(tests, classKey)];

const testShape = (version: Version, view: SessionView, test: PlannedTest): Record<string, unknown> => {
  const { session, nowMs } = view;
  const startsAtMs = session.startsAtMs + test.startsAtMs;
  const isStarted = startsAtMs <= nowMs;
  return write(testFields, version, {
    ...view,
    test,
    testState: testState(session, test, nowMs),
    startedAtMs: isStarted ? startsAtMs : undefined,
    durationMs: isStarted ? Math.min(nowMs - startsAtMs, test.endsAtMs - test.startsAtMs) : 0,
  });
};

const testsV1: Value<SessionView> = (view) => {
  const isSlashed = view.build.request.framework !== 'espresso' && view.shapes['xcuitest-class-keys'] === 'slashed';
  const classes = testsByClass(view.session.tests, ({ className, name }) => (isSlashed ? `${className}/${name}` : className));
  const entries = (tests: readonly PlannedTest[]) => tests.map((test) => [test.name, testShape('v1', view, test)]);
  return Object.fromEntries(classes.map(([key, tests]) => [key, Object.fromEntries(entries(tests))]));
};

/** Class name in v2, without the package of a Java class or the folders of a Maestro flow. */
const simpleName = ({ className, flow }: PlannedTest): string =>
  className.split(flow === undefined ? '.' : '/').at(-1) ?? className;

const testsV2: Value<SessionView> = (view) =>
  testsByClass(view.session.tests, simpleName).map(([name, tests]) => ({
    class: name,
    testcases: tests.flatMap((test) => attemptShapes(view, test)),
  }));

/** A test, after its failed attempt if the scenario lists attempts. */
const attemptShapes = (view: SessionView, test: PlannedTest): readonly Record<string, unknown>[] => {
  const shape = testShape('v2', view, test);
  const isListed = view.shapes['repeated-tests'] === 'listed' && test.failedBefore && view.state === 'ended';
  return isListed ? [{ ...shape, status: statusV2(view.shapes, 'fail') }, shape] : [shape];
};

const sessionStatusV2 = ({ cloud, shapes, session, state }: SessionView): string => {
  if (state !== 'ended') return statusV2(shapes, state);
  const isSkipped = session.tests.length === 0 && session.end === 'complete' && cloud.scenario['empty-session'] === 'skipped';
  return statusV2(shapes, isSkipped ? 'skip' : sessionVerdict(session));
};

const shard: Value<SessionView> = ({ shapes, session: { part } }) => {
  if (part === undefined || shapes['session-shard'] === 'absent') return undefined;
  const { name, index, mapping } = part;
  return mapping === undefined ? { name, index } : { name, ...mapping };
};

const sessionError: Value<SessionView> = ({ shapes, session, state }) => {
  if (session.end !== 'error' || state !== 'ended') return undefined;
  const { message } = session;
  if (shapes['session-errors'] === 'message') return { message };
  const [, code = 'BROWSERSTACK_SESSION_ERROR', text = message] = /^\[(\w+)\] (.*)$/s.exec(message) ?? [];
  return { message: text, code, short_error_message: text.split(/[:.]/, 1)[0] };
};

/** In v1, only the details of a session count queued tests. */
const counters =
  (version: Version, key: 'session-counters' | 'build-counters'): Value<SessionView> =>
  ({ shapes, session, nowMs, shows }) => {
    const counts = countStates(session, nowMs);
    return shows[key] ?? (version === 'v2' ? countersV2(counts) : countersV1(shapes, counts, key === 'session-counters'));
  };

const flag =
  (key: string): Value<SessionView> =>
  ({ build }) =>
    String(readFlag(build.request.capabilities, key));

const instrumentation: Value<SessionView> = ({ build }) =>
  build.request.framework === 'espresso' ? 'androidx.test.runner.AndroidJUnitRunner' : undefined;

const sessionFields: readonly Field<SessionView>[] = [
  ['session_id', 'id', ({ session }) => session.id],
  ['build_id', null, ({ build }) => build.id],
  ['device', null, ({ session }) => session.device.key],
  [null, 'status', sessionStatusV2],
  ['start_time', 'start_time', startTime('offset')],
  ['duration', 'duration', duration('text'), duration('integer')],
  [null, 'shard', shard],
  [null, 'error', sessionError],
  ['acceptInsecureCerts', null, flag('acceptInsecureCerts')],
  ['deviceLogs', null, flag('deviceLogs')],
  ['networkLogs', null, flag('networkLogs')],
  ['video', null, ({ build }) => String(!isSwitchedOff(build.request.capabilities, 'video'))],
  ['idle_timeout', null, ({ build }) => String(build.request.idleTimeoutMs / 1_000)],
  ['coverage', null, () => null],
  ['screenshots', null, () => null],
  ['app_details', null, appDetails],
  ['test_suite_details', null, suiteDetails],
  ['test_suite_details.instrumentation', null, instrumentation],
  ['test_count', 'testcases.count', ({ session, shows }) => shows['test-count'] ?? session.tests.length],
  ['test_status', 'testcases.status', counters('v1', 'session-counters'), counters('v2', 'session-counters')],
  ['test_details', 'testcases.data', testsV1, testsV2],
];

/** In v1, a build contains no id for a session that ended before it could start. */
const startedId: Value<SessionView> = ({ session, state }) =>
  state === 'ended' && session.startsAtMs === Number.POSITIVE_INFINITY ? undefined : session.id;

const deviceStatusV1: Value<SessionView> = ({ shapes, session, state, shows }) =>
  shows['device-status'] ?? endedStatusV1(shapes, state, session.end);

const deviceStatusV2: Value<SessionView> = (view) => view.shows['device-status'] ?? sessionStatusV2(view);

const sessionAddress: Value<SessionView> = ({ spelling, build, session }) =>
  spelling.address(`/app-automate/${build.request.framework}/builds/${build.id}/sessions/${session.id}`);

const reportAddress: Value<SessionView> = ({ spelling, build, session }) =>
  spelling.address(`/dashboard/v2/builds/${build.id}/sessions/${session.id}`);

const deviceFields: readonly Field<SessionView>[] = [
  ['session_id', 'id', startedId, ({ session }) => session.id],
  ['status', 'status', deviceStatusV1, deviceStatusV2],
  [null, 'start_time', startTime('offset')],
  [null, 'duration', duration('integer')],
  [null, 'shard', shard],
  [null, 'error', sessionError],
  ['session_details', null, sessionAddress],
  ['test_report', null, reportAddress],
  [null, 'testcases.count', ({ session }) => session.tests.length],
  ['test_status', 'testcases.status', counters('v1', 'build-counters'), counters('v2', 'build-counters')],
];

const viewSession = (view: BuildView, session: PlannedSession, nowMs: number): SessionView => {
  const state = sessionState(session, nowMs);
  return {
    ...view,
    nowMs,
    startedAtMs: nowMs >= session.startsAtMs ? session.startsAtMs : undefined,
    durationMs: sessionDurationMs(session, nowMs),
    session,
    state,
    shows: (state === 'ended' ? session.orders.shows : undefined) ?? {},
  };
};

/** The scenario can show a session as running for a while after its build has ended. */
const sessionsOf = (view: BuildView): readonly SessionView[] =>
  knownSessions(view.build, view.nowMs).map((session) => {
    const lagMs = (session.orders.shows?.['lag-seconds'] ?? 0) * 1_000;
    const isLate = view.nowMs < buildEndsAtMs(view.build) + lagMs;
    return viewSession(view, session, isLate ? Math.min(view.nowMs, session.endsAtMs - Math.min(1, lagMs)) : view.nowMs);
  });

/** Lists only ended sessions. A session with failed tests is still a "Success". */
const deviceStatuses: Value<BuildView> = (view) => {
  const separator = view.shapes['device-status-separator'] === 'comma' ? ',' : '-';
  const groups: Record<'success' | 'error', Record<string, string>> = { success: {}, error: {} };
  for (const { session, state, shows } of sessionsOf(view)) {
    const group = shows['device-statuses'] ?? (session.end === 'error' ? 'error' : 'success');
    const key = `${session.device.name}${separator}${session.device.osVersion}`;
    if (state === 'ended' && group !== 'none') groups[group][key] = group === 'success' ? 'Success' : session.message;
  }
  return groups;
};

const sessionsByDevice = (view: BuildView): ReadonlyMap<string, readonly SessionView[]> =>
  Map.groupBy(sessionsOf(view), ({ session }) => session.device.key);

/** In v1, each device contains only its first session. */
const devicesV1: Value<BuildView> = (view) =>
  Object.fromEntries([...sessionsByDevice(view)].map(([key, [first]]) => [key, first && write(deviceFields, 'v1', first)]));

const devicesV2: Value<BuildView> = (view) =>
  [...sessionsByDevice(view).values()].map((sessions) => ({
    device: sessions[0]?.session.device.name,
    os: view.build.request.platform,
    os_version: sessions[0]?.session.device.osVersion,
    sharding: view.build.request.parts.length > 0,
    sessions: sessions.map((session) => write(deviceFields, 'v2', session)),
  }));

const buildFields: readonly Field<BuildView>[] = [
  ['build_id', 'id', ({ build }) => build.id],
  ['framework', 'framework', ({ build }) => build.request.framework, ({ traits }) => traits.label],
  [null, 'duration', duration('integer')],
  ['status', 'status', buildStatusV1, buildStatusV2],
  ['input_capabilities', 'input_capabilities', ({ build }) => build.request.capabilities],
  ['start_time', 'start_time', startTime('utc')],
  ['device_statuses', null, deviceStatuses],
  ['app_details', 'app_details', appDetails],
  ['test_suite_details', 'test_suite_details', suiteDetails],
  ['duration', null, duration('words')],
  ['devices', 'devices', devicesV1, devicesV2],
];

const viewBuild = (cloud: CloudState, build: Build): BuildView => {
  const nowMs = cloud.time.nowMs();
  const { spelling } = cloud;
  const traits = traitsOf(build.request.framework);
  const durationMs = buildDurationMs(build, nowMs);
  return { cloud, spelling, shapes: spelling.shapes, build, traits, nowMs, startedAtMs: build.createdAtMs, durationMs };
};

export const buildShape = (version: Version, cloud: CloudState, build: Build): Record<string, unknown> =>
  write(buildFields, version, viewBuild(cloud, build));

export const sessionShape = (
  version: Version,
  cloud: CloudState,
  build: Build,
  session: PlannedSession,
): Record<string, unknown> => {
  const view = viewBuild(cloud, build);
  const own = viewSession(view, session, view.nowMs);
  const shape = write(sessionFields, version, own);
  if (version === 'v1' || view.shapes['session-tests'] === 'by-class') return shape;
  return { ...shape, testcases: session.tests.map((test) => flatTest(own, test)) };
};

/** A test beside tests of other classes. The name of a flow is its path, with the folder of the suite. */
const flatTest = (view: SessionView, test: PlannedTest): Record<string, unknown> => {
  const shape = testShape('v2', view, test);
  return test.flow === undefined ? { class: simpleName(test), ...shape } : { ...shape, name: `flows/${test.flow.file}` };
};
