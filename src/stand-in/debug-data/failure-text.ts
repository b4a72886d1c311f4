import type { PlannedTest } from '../builds/session-plan.ts';
import { type Framework, traitsOf } from '../framework.ts';
import { fillIn, templates } from './log-templates.ts';

const sourceLine = ({ id }: PlannedTest): number => 20 + (Number.parseInt(id.slice(-8), 16) % 60);

export const swiftPlace = (test: PlannedTest): { readonly file: string; readonly line: number } => ({
  file: `/Users/builder/${bundleName(test)}/${simpleClassName(test.className)}.swift`,
  line: sourceLine(test),
});

export const bundleName = ({ target }: PlannedTest): string => target ?? 'UITests';

const simpleClassName = (className: string): string => className.split('.').at(-1)?.split('$')[0] ?? className;

const defaultMessages: Readonly<Record<string, string>> = {
  fail: 'expected:<1> but was:<0>',
  error: 'Process crashed.',
  timeout: 'Test timed out',
};

export const failureMessage = (test: PlannedTest): string => test.message ?? defaultMessages[test.outcome] ?? 'failed';

/** The scenario sets the command that fails. The default is the last assertion of the flow. */
export const failedCommand = ({ command, flow, name }: PlannedTest): string =>
  command ?? flow?.commands.findLast((each) => each.startsWith('Assert')) ?? flow?.commands.at(-1) ?? `Tap on "${name}"`;

const maestroMessage = (test: PlannedTest): string => {
  const command = failedCommand(test);
  const [, assertion] = /^Assert that (.+)$/.exec(command) ?? [];
  return assertion === undefined ? `Element not found: ${command}` : `Assertion is false: ${assertion}`;
};

/** The scenario sets the trace. The default is a text in the format of the framework. */
export const failureText = (framework: Framework, test: PlannedTest): string => {
  if (test.trace !== undefined) return test.trace;
  if (test.crash !== undefined) return 'Instrumentation run failed due to Process crashed.';
  const message = failureMessage(test);
  const { runner } = traitsOf(framework);
  if (runner === 'maestro') return test.message ?? (test.outcome === 'fail' ? maestroMessage(test) : message);
  const values = {
    ...swiftPlace(test),
    target: bundleName(test),
    class: test.className,
    simpleName: simpleClassName(test.className),
    test: test.name,
    message,
  };
  if (framework === 'flutter-android') return fillIn(templates.dartFailure, values);
  return fillIn(runner === 'instrumentation' ? templates.junitFailure : templates.swiftFailure, values);
};
