import type { PlannedTest } from '../builds/session-plan.ts';
import type { Framework } from '../framework.ts';

const sourceLine = ({ id }: PlannedTest): number => 20 + (Number.parseInt(id.slice(-8), 16) % 60);

/** Where a Swift test fails, as the compiler knew it. */
export const swiftPlace = (test: PlannedTest): { readonly file: string; readonly line: number } => ({
  file: `/Users/builder/${targetOf(test)}/${simpleName(test.className)}.swift`,
  line: sourceLine(test),
});

/** The name of an XCUITest bundle. */
export const targetOf = ({ target }: PlannedTest): string => target ?? 'UITests';

const simpleName = (className: string): string => className.split('.').at(-1)?.split('$')[0] ?? className;

const javaTrace = (test: PlannedTest, message: string): string =>
  [
    `java.lang.AssertionError: ${message}`,
    '\tat org.junit.Assert.fail(Assert.java:89)',
    `\tat ${test.className}.${test.name}(${simpleName(test.className)}.kt:${sourceLine(test)})`,
    '\tat java.lang.reflect.Method.invoke(Native Method)',
    '\tat androidx.test.runner.AndroidJUnitRunner.onStart(AndroidJUnitRunner.java:463)',
  ].join('\n');

const swiftTrace = (test: PlannedTest, message: string): string => {
  const { file, line } = swiftPlace(test);
  return `${file}:${line}: error: -[${targetOf(test)}.${test.className} ${test.name}] : ${message}`;
};

const defaultMessages: Readonly<Record<string, string>> = {
  fail: 'expected:<1> but was:<0>',
  error: 'Process crashed.',
  timeout: 'Test timed out',
};

export const failureMessage = (test: PlannedTest): string => test.message ?? defaultMessages[test.outcome] ?? 'failed';

/** A failure in logs and reports: the scenario's trace, or one in the framework's style. */
export const failureText = (framework: Framework, test: PlannedTest): string => {
  if (test.trace !== undefined) return test.trace;
  const message = failureMessage(test);
  return framework === 'espresso' ? javaTrace(test, message) : swiftTrace(test, message);
};
