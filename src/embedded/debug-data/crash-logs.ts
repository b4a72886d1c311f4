import type { PlannedTest } from '../builds/session-plan.ts';
import type { CrashOrders } from '../schema/crash.ts';

/** A line of a device log, without its timestamp. */
export interface SystemLine {
  readonly pid: number;
  readonly tid: number;
  readonly level: string;
  readonly tag: string;
  readonly text: string;
}

export const appPid = 4711;
export const appTid = 4732;
const otherPid = 4799;
const systemPid = 1423;
const dumpPid = 5102;

interface CrashedApp {
  readonly packageName: string;
  readonly crash: CrashOrders;
  readonly test: PlannedTest;
}

const linesOf = (pid: number, tid: number, level: string, tag: string, texts: readonly string[]): SystemLine[] =>
  texts.map((text) => ({ pid, tid, level, tag, text }));

const bySystem = (...texts: readonly string[]): SystemLine[] => linesOf(systemPid, systemPid + 17, 'I', 'ActivityManager', texts);

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
  linesOf(pidOf(app), pidOf(app), 'E', 'AndroidRuntime', [
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
    ...linesOf(pid, appTid, 'F', 'libc', [
      `${told} in tid ${appTid} (${thread.slice(0, 15)}), pid ${pid} (${process.slice(-15)})`,
    ]),
    ...linesOf(dumpPid, dumpPid, 'I', 'crash_dump64', [`performing dump of process ${pid} (target tid = ${appTid})`]),
    ...linesOf(dumpPid, dumpPid, 'F', 'DEBUG', [
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
  return linesOf(systemPid, systemPid + 17, 'E', 'ActivityManager', [
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
  return linesOf(311, 311, 'I', 'lowmemorykiller', [
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
export const crashLines = (app: CrashedApp): readonly SystemLine[] => {
  const process = processOf(app);
  return [
    ...linesOf(3_302, 3_302, 'E', 'AndroidRuntime', [
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
export const instrumentationEnd = (app: CrashedApp): readonly string[] => {
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
