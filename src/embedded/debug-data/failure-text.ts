import type { PlannedTest } from '../builds/session-plan.ts';
import type { Framework } from '../framework.ts';

const sourceLine = ({ id }: PlannedTest): number => 20 + (Number.parseInt(id.slice(-8), 16) % 60);

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
  const target = test.target ?? 'UITests';
  return `/Users/builder/${target}/${test.className}.swift:${sourceLine(test)}: error: -[${target}.${test.className} ${test.name}] : ${message}`;
};

const defaultMessages: Readonly<Record<string, string>> = {
  fail: 'expected:<1> but was:<0>',
  error: 'Process crashed.',
  timeout: 'Test timed out',
};

/** A failure in logs and reports: the scenario's trace, or one in the framework's style. */
export const failureText = (framework: Framework, test: PlannedTest): string => {
  if (test.trace !== undefined) return test.trace;
  const message = test.message ?? defaultMessages[test.outcome] ?? 'failed';
  return framework === 'espresso' ? javaTrace(test, message) : swiftTrace(test, message);
};
