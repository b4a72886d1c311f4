import type { PlannedTest } from '../builds/session-plan.ts';
import { type Framework, traitsOf } from '../framework.ts';

const sourceLine = ({ id }: PlannedTest): number => 20 + (Number.parseInt(id.slice(-8), 16) % 60);

/** Source file and line at which a Swift test fails. */
export const swiftPlace = (test: PlannedTest): { readonly file: string; readonly line: number } => ({
  file: `/Users/builder/${bundleName(test)}/${simpleClassName(test.className)}.swift`,
  line: sourceLine(test),
});

/** The name of an XCUITest bundle. */
export const bundleName = ({ target }: PlannedTest): string => target ?? 'UITests';

const simpleClassName = (className: string): string => className.split('.').at(-1)?.split('$')[0] ?? className;

const javaTrace = (test: PlannedTest, message: string): string =>
  [
    `java.lang.AssertionError: ${message}`,
    '\tat org.junit.Assert.fail(Assert.java:89)',
    `\tat ${test.className}.${test.name}(${simpleClassName(test.className)}.kt:${sourceLine(test)})`,
    '\tat java.lang.reflect.Method.invoke(Native Method)',
    '\tat androidx.test.runner.AndroidJUnitRunner.onStart(AndroidJUnitRunner.java:463)',
  ].join('\n');

const swiftTrace = (test: PlannedTest, message: string): string => {
  const { file, line } = swiftPlace(test);
  return `${file}:${line}: error: -[${bundleName(test)}.${test.className} ${test.name}] : ${message}`;
};

const defaultMessages: Readonly<Record<string, string>> = {
  fail: 'expected:<1> but was:<0>',
  error: 'Process crashed.',
  timeout: 'Test timed out',
};

export const failureMessage = (test: PlannedTest): string => test.message ?? defaultMessages[test.outcome] ?? 'failed';

/** Failure of a test in the format of Flutter's test framework. */
const dartTrace = (test: PlannedTest, message: string): string =>
  [
    'The following TestFailure was thrown running a test:',
    message,
    'When the exception was thrown, this was the stack:',
    '#0      fail (package:matcher/src/expect/expect.dart:149:31)',
    `#1      main.<anonymous closure> (integration_test/app_test.dart:${sourceLine(test)}:5)`,
  ].join('\n');

/** Command at which a flow fails: the command in the scenario, or by default the last assertion of the flow. */
export const failedCommand = ({ command, flow, name }: PlannedTest): string =>
  command ?? flow?.commands.findLast((each) => each.startsWith('Assert')) ?? flow?.commands.at(-1) ?? `Tap on "${name}"`;

const maestroMessage = (test: PlannedTest): string => {
  const command = failedCommand(test);
  const [, assertion] = /^Assert that (.+)$/.exec(command) ?? [];
  return assertion === undefined ? `Element not found: ${command}` : `Assertion is false: ${assertion}`;
};

/** Text of a failure in logs and reports: the trace in the scenario, or by default a text in the format of the framework. */
export const failureText = (framework: Framework, test: PlannedTest): string => {
  if (test.trace !== undefined) return test.trace;
  if (test.crash !== undefined) return 'Instrumentation run failed due to Process crashed.';
  const message = failureMessage(test);
  const { runner } = traitsOf(framework);
  if (runner === 'maestro') return test.message ?? (test.outcome === 'fail' ? maestroMessage(test) : message);
  if (framework === 'flutter-android') return dartTrace(test, message);
  return runner === 'instrumentation' ? javaTrace(test, message) : swiftTrace(test, message);
};
