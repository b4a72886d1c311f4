import type { Build } from '../builds/build-registry.ts';
import { isLeftOut, type PlannedSession, type PlannedTest } from '../builds/session-plan.ts';
import { traitsOf } from '../framework.ts';
import type { CrashOrders } from '../schema/crash.ts';
import { failedCommand, failureText } from './failure-text.ts';

/** First line of every log. It marks the log as simulated. */
export const simulatedLine = 'Simulated by the built-in cloud of Mobile Test Cloud: no device was involved.';

const stamp = (atMs: number): string => new Date(atMs).toISOString().slice(5, 23).replace('T', ' ');

type Status = 'COMPLETED' | 'FAILED' | 'RUNNING';

interface LoggedOutcome {
  /** Word for the end of the test in the device log. */
  readonly end: string;
  /** Status code that `am instrument -r` prints. */
  readonly code: number;
  /** Word that Xcode prints. Default: `failed`. */
  readonly xcode?: string;
  /** Status of the last command of a Maestro flow. */
  readonly status: Status;
}

/** Outcomes of tests as the logs write them. */
const logged: Readonly<Record<PlannedTest['outcome'], LoggedOutcome>> = {
  pass: { end: 'finished', code: 0, xcode: 'passed', status: 'COMPLETED' },
  fail: { end: 'failed', code: -2, status: 'FAILED' },
  error: { end: 'crashed', code: -1, status: 'FAILED' },
  skip: { end: 'ignored', code: -3, xcode: 'skipped', status: 'COMPLETED' },
  timeout: { end: 'timed out', code: -2, status: 'RUNNING' },
  never: { end: 'did not end', code: -1, xcode: 'did not end', status: 'RUNNING' },
  aborted: { end: 'aborted', code: -1, status: 'RUNNING' },
  'left-out': { end: 'not run', code: -3, status: 'RUNNING' },
  'passed-before': { end: 'not run', code: -3, status: 'RUNNING' },
};

const isFailure = ({ outcome }: PlannedTest): boolean => outcome !== 'pass' && outcome !== 'skip' && !isLeftOut(outcome);

/** Device log during a test, in the format of the platform. */
export const deviceLog = (build: Build, session: PlannedSession, test: PlannedTest, packageName: string): string =>
  session.device.os === 'android' ? androidDeviceLog(build, session, test, packageName) : appleDeviceLog(build, session, test);

const testEndsAtMs = (session: PlannedSession, test: PlannedTest): number =>
  session.startsAtMs + (Number.isFinite(test.endsAtMs) ? test.endsAtMs : test.startsAtMs);

const appleDeviceLog = (build: Build, session: PlannedSession, test: PlannedTest): string => {
  const name = `${test.name}(${test.className})`;
  const line = (atMs: number, text: string): string => `${stamp(atMs)} ${session.device.name} XCTRunner[471] <Notice>: ${text}`;
  const failure = isFailure(test) ? failureText(build.request.framework, test).split('\n') : [];
  return [
    simulatedLine,
    line(session.startsAtMs + test.startsAtMs, `started: ${name}`),
    ...[...failure, `${logged[test.outcome].end}: ${name}`].map((text) => line(testEndsAtMs(session, test), text)),
    '',
  ].join('\n');
};

/** Device log of Android during a test. The scenario can move a crash into the log of the test before or after. */
const androidDeviceLog = (build: Build, session: PlannedSession, test: PlannedTest, packageName: string): string => {
  const at = session.tests.indexOf(test);
  const [before, after] = [session.tests[at - 1], session.tests[at + 1]];
  const crashOf = (each: PlannedTest | undefined, log: CrashOrders['log']): readonly string[] =>
    each?.crash?.log === log && each.outcome === 'error'
      ? crashLines({ packageName, crash: each.crash, test: each }).map((line) => threadtime(testEndsAtMs(session, each), line))
      : [];
  const runner = (each: PlannedTest, word: string): string => {
    const atMs = word === 'started' ? session.startsAtMs + each.startsAtMs : testEndsAtMs(session, each);
    const text = `${word}: ${each.name}(${each.className})`;
    return threadtime(atMs, { pid: appPid, tid: appTid, level: 'I', tag: 'TestRunner', text });
  };
  const failure = isFailure(test) && test.crash === undefined ? failureText(build.request.framework, test).split('\n') : [];
  const late = crashOf(after, 'before');
  return [
    simulatedLine,
    ...crashOf(before, 'after'),
    runner(test, 'started'),
    ...failure.map((text) =>
      threadtime(testEndsAtMs(session, test), { pid: appPid, tid: appTid, level: 'I', tag: 'TestRunner', text }),
    ),
    ...(test.crash === undefined ? [runner(test, logged[test.outcome].end)] : crashOf(test, 'own')),
    ...(after === undefined || late.length === 0 ? [] : [runner(after, 'started'), ...late]),
    '',
  ].join('\n');
};

const threadtime = (atMs: number, { pid, tid, level, tag, text }: SystemLine): string =>
  `${stamp(atMs)} ${String(pid).padStart(5)} ${String(tid).padStart(5)} ${level} ${tag}: ${text}`;

/** Device log of a session: the device logs of all tests that have started, in order. */
export const sessionDeviceLog = (build: Build, session: PlannedSession, nowMs: number, packageName: string): string =>
  session.tests
    .filter(({ startsAtMs }) => session.startsAtMs + startsAtMs <= nowMs)
    .map((test) => deviceLog(build, session, test, packageName))
    .join('');

/** Output of the test runner for one test, as `am instrument -r` or Xcode prints it. */
export const instrumentationLog = (build: Build, test: PlannedTest, packageName: string): string =>
  traitsOf(build.request.framework).runner === 'instrumentation' ? androidLog(build, test, packageName) : xcodeLog(build, test);

const xcodeLog = (build: Build, test: PlannedTest): string => {
  const name = `-[${test.target ?? 'UITests'}.${test.className} ${test.name}]`;
  const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
  return [
    simulatedLine,
    `Test Case '${name}' started.`,
    ...(isFailure(test) ? [failureText(build.request.framework, test)] : []),
    `Test Case '${name}' ${logged[test.outcome].xcode ?? 'failed'} (${(durationMs / 1_000).toFixed(3)} seconds).`,
    '',
  ].join('\n');
};

const androidLog = (build: Build, test: PlannedTest, packageName: string): string => {
  const head = [`INSTRUMENTATION_STATUS: class=${test.className}`, `INSTRUMENTATION_STATUS: test=${test.name}`];
  const begun = [simulatedLine, ...head, 'INSTRUMENTATION_STATUS_CODE: 1'];
  if (test.crash !== undefined) return [...begun, ...instrumentationEnd({ packageName, crash: test.crash, test }), ''].join('\n');
  return [
    ...begun,
    ...head,
    ...(isFailure(test) ? [`INSTRUMENTATION_STATUS: stack=${failureText(build.request.framework, test)}`] : []),
    `INSTRUMENTATION_STATUS_CODE: ${logged[test.outcome].code}`,
    '',
  ].join('\n');
};

/** A command of a flow that was run. */
interface Step {
  readonly text: string;
  readonly status: Status;
  readonly atMs: number;
}

const unknownCommands = (name: string): readonly string[] => ['Launch app', `Assert that "${name}" is visible`];

/** Commands of a flow that were run. If the flow fails, the last one is the command that fails. */
const commandsRun = (test: PlannedTest): readonly string[] => {
  const own = test.flow?.commands ?? [];
  const commands = own.length === 0 ? unknownCommands(test.name) : own;
  if (test.outcome === 'pass') return commands;
  const failed = failedCommand(test);
  const at = commands.lastIndexOf(failed);
  return at === -1 ? [...commands.slice(0, -1), failed] : commands.slice(0, at + 1);
};

/** Commands that were run, with times spread evenly over the duration of the flow. */
const stepsOf = (session: PlannedSession, test: PlannedTest): readonly Step[] => {
  if (test.outcome === 'skip' || isLeftOut(test.outcome)) return [];
  const texts = commandsRun(test);
  const startedAtMs = session.startsAtMs + test.startsAtMs;
  const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
  return texts.map((text, index) => ({
    text,
    status: index === texts.length - 1 ? logged[test.outcome].status : 'COMPLETED',
    atMs: startedAtMs + Math.round((durationMs * (index + 1)) / texts.length),
  }));
};

const testMessage = (build: Build, test: PlannedTest): string => failureText(build.request.framework, test);

const clockTime = (atMs: number): string => new Date(atMs).toISOString().slice(11, 23);

/** Command log of a flow: one line for each command that was run. The failure message follows the failed command. */
export const commandLog = (build: Build, session: PlannedSession, test: PlannedTest): string => {
  const lines = stepsOf(session, test).flatMap(({ text, status, atMs }) => [
    `${clockTime(atMs)} [INFO ] ${text} ${status}`,
    ...(status === 'FAILED' ? testMessage(build, test).split('\n') : []),
  ]);
  return [simulatedLine, ...lines, ''].join('\n');
};

/** Tree of UI elements on the screen when a command failed. */
const sampleHierarchy = {
  attributes: {},
  children: [
    {
      attributes: { 'resource-id': 'com.example.shop:id/total', text: '3 items', class: 'android.widget.TextView' },
      children: [],
    },
    { attributes: { 'resource-id': 'com.example.shop:id/checkout', text: 'Check out', class: 'android.widget.Button' } },
  ],
};

/** Command log as records, in the format of Maestro's debug output. */
export const commandRecords = (build: Build, session: PlannedSession, test: PlannedTest): readonly unknown[] =>
  stepsOf(session, test).map(({ text, status, atMs }) => ({
    command: { description: text },
    metadata: {
      status,
      timestamp: atMs,
      ...(status === 'FAILED' && { error: { message: testMessage(build, test), hierarchyRoot: sampleHierarchy } }),
    },
  }));

/** Log that Maestro writes for a flow. */
export const maestroLog = (build: Build, session: PlannedSession, test: PlannedTest): string => {
  const startedAtMs = session.startsAtMs + test.startsAtMs;
  const head = `${clockTime(startedAtMs)} [INFO ] Running flow ${test.name} (${test.flow?.file ?? test.className}) on ${session.device.key}`;
  return commandLog(build, session, test).replace(simulatedLine, () => `${simulatedLine}\n${head}`);
};

/** A line of a device log, without its timestamp. */
interface SystemLine {
  readonly pid: number;
  readonly tid: number;
  readonly level: string;
  readonly tag: string;
  readonly text: string;
}

const appPid = 4711;
const appTid = 4732;
const otherPid = 4799;
const systemPid = 1423;
const dumpPid = 5102;

interface CrashedApp {
  readonly packageName: string;
  readonly crash: CrashOrders;
  readonly test: PlannedTest;
}

const systemLines = (pid: number, tid: number, level: string, tag: string, texts: readonly string[]): SystemLine[] =>
  texts.map((text) => ({ pid, tid, level, tag, text }));

const bySystem = (...texts: readonly string[]): SystemLine[] =>
  systemLines(systemPid, systemPid + 17, 'I', 'ActivityManager', texts);

/** Exception with its stack trace. The default is an exception in a class of the app. */
const javaTrace = ({ packageName, crash }: CrashedApp): readonly string[] =>
  (
    crash.trace ??
    [
      crash.message ?? 'java.lang.IllegalStateException: no items in the cart',
      `\tat ${packageName}.Cart.total(Cart.kt:42)`,
      `\tat ${packageName}.CartActivity.onResume(CartActivity.kt:17)`,
      '\tat android.app.Activity.performResume(Activity.java:8329)',
    ].join('\n')
  )
    .trimEnd()
    .split('\n');

const nativeTrace = ({ packageName, crash }: CrashedApp): readonly string[] =>
  (
    crash.trace ??
    [
      '#00 pc 000000000004f6dc  /apex/com.android.runtime/lib64/bionic/libc.so (abort+164) (BuildId: 3f2a)',
      `#01 pc 0000000000012340  /data/app/~~ab==/${packageName}-cd==/lib/arm64/libcart.so (Java_com_example_shop_Cart_total+24) (BuildId: 77aa)`,
    ].join('\n')
  )
    .trimEnd()
    .split('\n');

const processOf = ({ packageName, crash }: CrashedApp): string => crash.process ?? packageName;

/** Process id of the crashed process. Tests run in the process of the app. */
const pidOf = ({ crash }: CrashedApp): number => (crash.process === undefined ? appPid : otherPid);

const javaLines = (app: CrashedApp): SystemLine[] =>
  systemLines(pidOf(app), pidOf(app), 'E', 'AndroidRuntime', [
    `FATAL EXCEPTION: ${app.crash.thread ?? 'main'}`,
    `Process: ${processOf(app)}, PID: ${pidOf(app)}`,
    ...javaTrace(app),
  ]);

const nativeLines = (app: CrashedApp): SystemLine[] => {
  const { thread = 'RenderThread', message } = app.crash;
  const process = processOf(app);
  const pid = pidOf(app);
  const signal =
    message === undefined
      ? 'signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0'
      : 'signal 6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------';
  const told = signal.replace('signal', 'Fatal signal');
  return [
    ...systemLines(pid, appTid, 'F', 'libc', [
      `${told} in tid ${appTid} (${thread.slice(0, 15)}), pid ${pid} (${process.slice(-15)})`,
    ]),
    ...systemLines(dumpPid, dumpPid, 'I', 'crash_dump64', [`performing dump of process ${pid} (target tid = ${appTid})`]),
    ...systemLines(dumpPid, dumpPid, 'F', 'DEBUG', [
      '*** *** *** *** *** *** *** *** *** *** *** *** *** *** *** ***',
      "ABI: 'arm64'",
      `pid: ${pid}, tid: ${appTid}, name: ${thread}  >>> ${process} <<<`,
      signal,
      message === undefined ? 'Cause: null pointer dereference' : `Abort message: '${message}'`,
      'backtrace:',
      ...nativeTrace(app).map((frame) => `      ${frame.trim()}`),
    ]),
  ];
};

const hangLines = (app: CrashedApp): SystemLine[] => {
  const { packageName, crash } = app;
  const reason =
    crash.message ??
    `Input dispatching timed out (${packageName}/${packageName}.CartActivity is not responding. Waited 5003ms for MotionEvent)`;
  return systemLines(systemPid, systemPid + 17, 'E', 'ActivityManager', [
    `ANR in ${processOf(app)} (${packageName}/.CartActivity)`,
    `PID: ${pidOf(app)}`,
    `Reason: ${reason}`,
    'Load: 4.1 / 3.2 / 1.1',
    'CPU usage from 0ms to 5003ms later:',
    `  98% ${pidOf(app)}/${packageName}: 97% user + 1% kernel`,
  ]);
};

const killLines = (app: CrashedApp): SystemLine[] => {
  const reason = app.crash.message ?? 'low watermark is breached and swap is low';
  return systemLines(311, 311, 'I', 'lowmemorykiller', [
    `Kill '${processOf(app)}' (${pidOf(app)}), uid 10123, oom_score_adj 0 to free 512000kB rss, 0kB swap; reason: ${reason}`,
  ]);
};

const ofKind: Readonly<Record<CrashOrders['kind'], (app: CrashedApp) => SystemLine[]>> = {
  java: javaLines,
  native: nativeLines,
  'not-responding': hangLines,
  killed: killLines,
};

/**
 * Lines of a crash in the device log: an earlier crash of another app, the crash itself, and messages of the system around it.
 */
const crashLines = (app: CrashedApp): readonly SystemLine[] => {
  const process = processOf(app);
  return [
    ...systemLines(3_302, 3_302, 'E', 'AndroidRuntime', [
      'FATAL EXCEPTION: Thread-9',
      'Process: com.example.weather, PID: 3302',
      'java.lang.IllegalStateException: the forecast of another app is late',
      '\tat com.example.weather.Forecast.load(Forecast.kt:12)',
    ]),
    ...ofKind[app.crash.kind](app),
    ...bySystem(
      `Process ${process} (pid ${pidOf(app)}) has died: fg  TOP`,
      `Crash of app ${app.packageName} running instrumentation ComponentInfo{${app.packageName}.test/androidx.test.runner.AndroidJUnitRunner}`,
    ),
  ];
};

/** Last lines that `am instrument -r` prints after a crash. */
const instrumentationEnd = (app: CrashedApp): readonly string[] => {
  const [exception = ''] = javaTrace(app);
  const ends: Readonly<Record<CrashOrders['kind'], readonly [short: string, long?: string]>> = {
    java: [exception.split(':')[0] ?? exception, exception],
    native: ['Native crash', 'Native crash: Segmentation fault'],
    'not-responding': ['keyDispatchingTimedOut', 'Timed out while dispatching key event'],
    killed: ['Process crashed.'],
  };
  const [short, long] = ends[app.crash.kind];
  return [
    `INSTRUMENTATION_RESULT: shortMsg=${short}`,
    ...(long === undefined ? [] : [`INSTRUMENTATION_RESULT: longMsg=${long}`]),
    'INSTRUMENTATION_CODE: 0',
  ];
};
