import { z } from 'zod';
import type { Build } from '../builds/build-registry.ts';
import type { FoundTest } from '../builds/find-build.ts';
import { isLeftOut, type PlannedSession, type PlannedTest } from '../builds/session-plan.ts';
import { traitsOf } from '../framework.ts';
import { response } from '../http/message-schemas.ts';
import type { CrashOrders } from '../schema/sessions.ts';
import { bundleName, failedCommand, failureText } from './failure-text.ts';
import { fillIn, templates } from './log-templates.ts';

const stamp = (atMs: number): string => new Date(atMs).toISOString().slice(5, 23).replace('T', ' ');

type Status = 'COMPLETED' | 'FAILED' | 'RUNNING';

interface LoggedOutcome {
  /** Word for the end of the test in the device log. */
  readonly end: string;
  /** Status code that `am instrument -r` prints. */
  readonly code: number;
  readonly xcode: string;
  /** Status of the last command of a Maestro flow. */
  readonly status: Status;
}

const logged: Readonly<Record<PlannedTest['outcome'], LoggedOutcome>> = {
  pass: { end: 'finished', code: 0, xcode: 'passed', status: 'COMPLETED' },
  fail: { end: 'failed', code: -2, xcode: 'failed', status: 'FAILED' },
  error: { end: 'crashed', code: -1, xcode: 'failed', status: 'FAILED' },
  skip: { end: 'ignored', code: -3, xcode: 'skipped', status: 'COMPLETED' },
  timeout: { end: 'timed out', code: -2, xcode: 'failed', status: 'RUNNING' },
  never: { end: 'did not end', code: -1, xcode: 'did not end', status: 'RUNNING' },
  aborted: { end: 'aborted', code: -1, xcode: 'failed', status: 'RUNNING' },
  'left-out': { end: 'not run', code: -3, xcode: 'failed', status: 'RUNNING' },
  'passed-before': { end: 'not run', code: -3, xcode: 'failed', status: 'RUNNING' },
};

const isFailure = ({ outcome }: PlannedTest): boolean => outcome !== 'pass' && outcome !== 'skip' && !isLeftOut(outcome);

const failureLines = (build: Build, test: PlannedTest): readonly string[] =>
  isFailure(test) ? failureText(build.request.framework, test).split('\n') : [];

const testEndsAtMs = (session: PlannedSession, test: PlannedTest): number =>
  session.startsAtMs + (Number.isFinite(test.endsAtMs) ? test.endsAtMs : test.startsAtMs);

const durationOf = ({ startsAtMs, endsAtMs }: PlannedTest): number => (Number.isFinite(endsAtMs) ? endsAtMs - startsAtMs : 0);

export const deviceLog = ({ build, session, test }: FoundTest, packageName: string): string => {
  const values = {
    start: stamp(session.startsAtMs + test.startsAtMs),
    end: stamp(testEndsAtMs(session, test)),
    device: session.device.name,
    class: test.className,
    test: test.name,
    failure: failureLines(build, test),
    outcome: logged[test.outcome].end,
  };
  if (session.device.os === 'ios') return fillIn(templates.appleDeviceLog, values);
  const at = session.tests.indexOf(test);
  const [before, after] = [session.tests[at - 1], session.tests[at + 1]];
  // The scenario can move a crash into the log of the previous or next test.
  const crashOf = (each: PlannedTest | undefined, log: CrashOrders['log']): string | undefined =>
    each?.crash?.log === log && each.outcome === 'error' ? crashText(session, each, each.crash, packageName) : undefined;
  const crashAfter = crashOf(after, 'before');
  return fillIn(templates.androidDeviceLog, {
    ...values,
    ...(test.crash !== undefined && { failure: undefined, outcome: undefined }),
    crashBefore: crashOf(before, 'after'),
    crash: crashOf(test, 'own'),
    startAfter: after && crashAfter && stamp(session.startsAtMs + after.startsAtMs),
    testAfter: after?.name,
    classAfter: after?.className,
    crashAfter,
  });
};

/** Joins the device logs of all tests that have started, in the order of the tests. */
export const sessionDeviceLog = (build: Build, session: PlannedSession, nowMs: number, packageName: string): string =>
  session.tests
    .filter(({ startsAtMs }) => session.startsAtMs + startsAtMs <= nowMs)
    .map((test) => deviceLog({ build, session, test }, packageName))
    .join('');

export const instrumentationLog = ({ build, test }: FoundTest, packageName: string): string => {
  const { className, name, crash, outcome } = test;
  const named = { class: className, test: name };
  if (traitsOf(build.request.framework).runner !== 'instrumentation')
    return fillIn(templates.xcodebuildLog, {
      ...named,
      target: bundleName(test),
      failure: failureLines(build, test),
      outcome: logged[outcome].xcode,
      seconds: (durationOf(test) / 1_000).toFixed(3),
    });
  if (crash !== undefined) return fillIn(templates.crashedInstrumentationLog, { ...named, ...crashMessages(crash, packageName) });
  const stack = isFailure(test) ? failureText(build.request.framework, test) : undefined;
  return fillIn(templates.instrumentationLog, { ...named, stack, code: logged[outcome].code });
};

/** Commands that the flow runs, up to the command that fails. */
const commandsRun = (test: PlannedTest): readonly string[] => {
  const own = test.flow?.commands ?? [];
  const commands = own.length === 0 ? ['Launch app', `Assert that "${test.name}" is visible`] : own;
  if (test.outcome === 'pass') return commands;
  const failed = failedCommand(test);
  const at = commands.lastIndexOf(failed);
  return at === -1 ? [...commands.slice(0, -1), failed] : commands.slice(0, at + 1);
};

/** The commands are spread evenly over the duration of the flow. */
const stepsOf = ({ build, session, test }: FoundTest) => {
  if (test.outcome === 'skip' || isLeftOut(test.outcome)) return [];
  const texts = commandsRun(test);
  const startedAtMs = session.startsAtMs + test.startsAtMs;
  return texts.map((text, index) => {
    const status: Status = index === texts.length - 1 ? logged[test.outcome].status : 'COMPLETED';
    const failure = status === 'FAILED' ? failureText(build.request.framework, test) : undefined;
    return { text, status, failure, atMs: startedAtMs + Math.round((durationOf(test) * (index + 1)) / texts.length) };
  });
};

const clockTime = (atMs: number): string => new Date(atMs).toISOString().slice(11, 23);

/** With `startTime`, the log begins with a line about the start of the flow, as in Maestro. */
export const commandLog = (found: FoundTest, startTime?: string): string => {
  const { session, test } = found;
  const commands = stepsOf(found).map(({ text, status, failure, atMs }) =>
    fillIn(templates.maestroCommand, { time: clockTime(atMs), command: text, status, failure }),
  );
  const file = test.flow?.file ?? test.className;
  return fillIn(templates.maestroLog, { start: startTime, test: test.name, file, device: session.device.key, commands });
};

export const maestroLog = (found: FoundTest): string =>
  commandLog(found, clockTime(found.session.startsAtMs + found.test.startsAtMs));

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

export const commandsSchema = response(
  'MaestroCommands',
  z
    .array(
      z.object({
        command: z.object({ description: z.string() }),
        metadata: z.object({
          status: z.string(),
          timestamp: z.number(),
          error: z.object({ message: z.string(), hierarchyRoot: z.unknown().optional() }).optional(),
        }),
      }),
    )
    .describe('Where a scenario asks for JSON'),
);

export const commandRecords = (found: FoundTest): readonly unknown[] =>
  stepsOf(found).map(({ text, status, failure, atMs }) => ({
    command: { description: text },
    metadata: {
      status,
      timestamp: atMs,
      ...(failure !== undefined && { error: { message: failure, hierarchyRoot: sampleHierarchy } }),
    },
  }));

/** The default trace is an exception in a class of the app. */
const javaTrace = ({ trace, message }: CrashOrders, packageName: string): readonly string[] => {
  const exception = message ?? 'java.lang.IllegalStateException: no items in the cart';
  return (trace ?? fillIn(templates.javaTrace, { exception, package: packageName })).trimEnd().split('\n');
};

const nativeFrames = ({ trace }: CrashOrders, packageName: string): readonly string[] =>
  (trace ?? fillIn(templates.nativeTrace, { package: packageName }))
    .trimEnd()
    .split('\n')
    .map((frame) => frame.trim());

const ownCrashText = (
  crash: CrashOrders,
  packageName: string,
  values: Readonly<Record<'time' | 'process' | 'pid' | 'package', string | number>>,
) => {
  const { kind, message, thread } = crash;
  switch (kind) {
    case 'java':
      return fillIn(templates.javaCrash, { ...values, thread: thread ?? 'main', trace: javaTrace(crash, packageName) });
    case 'native':
      return fillIn(templates.nativeCrash, {
        ...values,
        thread: thread ?? 'RenderThread',
        shortThread: (thread ?? 'RenderThread').slice(0, 15),
        shortProcess: String(values.process).slice(-15),
        signal:
          message === undefined
            ? '11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0'
            : '6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------',
        cause: message === undefined ? 'null pointer dereference' : undefined,
        abortMessage: message,
        frame: nativeFrames(crash, packageName),
      });
    case 'not-responding': {
      const activity = `${packageName}/${packageName}.CartActivity`;
      const timeout = `Input dispatching timed out (${activity} is not responding. Waited 5003ms for MotionEvent)`;
      return fillIn(templates.notResponding, { ...values, reason: message ?? timeout });
    }
    case 'killed':
      return fillIn(templates.killed, { ...values, reason: message ?? 'low watermark is breached and swap is low' });
  }
};

const crashText = (session: PlannedSession, test: PlannedTest, crash: CrashOrders, packageName: string): string => {
  const values = {
    time: stamp(testEndsAtMs(session, test)),
    process: crash.process ?? packageName,
    pid: crash.process === undefined ? 4711 : 4799,
    package: packageName,
  };
  return fillIn(templates.androidCrash, { ...values, crash: ownCrashText(crash, packageName, values) });
};

const crashMessages = (
  crash: CrashOrders,
  packageName: string,
): { readonly short: string; readonly long: string | undefined } => {
  const [exception = ''] = javaTrace(crash, packageName);
  return {
    java: { short: exception.split(':')[0] ?? exception, long: exception },
    native: { short: 'Native crash', long: 'Native crash: Segmentation fault' },
    'not-responding': { short: 'keyDispatchingTimedOut', long: 'Timed out while dispatching key event' },
    killed: { short: 'Process crashed.', long: undefined },
  }[crash.kind];
};
