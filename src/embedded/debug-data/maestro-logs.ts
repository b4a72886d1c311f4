import type { Build } from '../builds/build-registry.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import { failedCommand, failureText } from './failure-text.ts';
import { simulatedLine } from './logs.ts';

type Status = 'COMPLETED' | 'FAILED' | 'RUNNING';

/** A command of a flow as it ran. */
interface Step {
  readonly text: string;
  readonly status: Status;
  readonly atMs: number;
}

const unknownCommands = (name: string): readonly string[] => ['Launch app', `Assert that "${name}" is visible`];

/** A flow ends with the command that fails. */
const textsOf = (test: PlannedTest): readonly string[] => {
  const own = test.flow?.commands ?? [];
  const commands = own.length === 0 ? unknownCommands(test.name) : own;
  if (test.outcome === 'pass') return commands;
  const failed = failedCommand(test);
  const at = commands.lastIndexOf(failed);
  return at === -1 ? [...commands.slice(0, -1), failed] : commands.slice(0, at + 1);
};

const lastStatus: Readonly<Record<PlannedTest['outcome'], Status>> = {
  pass: 'COMPLETED',
  skip: 'COMPLETED',
  fail: 'FAILED',
  error: 'FAILED',
  timeout: 'RUNNING',
  never: 'RUNNING',
};

/** The commands that ran, evenly over the flow's duration. */
const stepsOf = (session: PlannedSession, test: PlannedTest): readonly Step[] => {
  if (test.outcome === 'skip') return [];
  const texts = textsOf(test);
  const startedAtMs = session.startsAtMs + test.startsAtMs;
  const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
  return texts.map((text, index) => ({
    text,
    status: index === texts.length - 1 ? lastStatus[test.outcome] : 'COMPLETED',
    atMs: startedAtMs + Math.round((durationMs * (index + 1)) / texts.length),
  }));
};

const messageOf = (build: Build, test: PlannedTest): string => failureText(build.request.framework, test);

const clockTime = (atMs: number): string => new Date(atMs).toISOString().slice(11, 23);

/** One line for each command that ran, and after a failed one its message. */
export const commandLog = (build: Build, session: PlannedSession, test: PlannedTest): string => {
  const lines = stepsOf(session, test).flatMap(({ text, status, atMs }) => [
    `${clockTime(atMs)} [INFO ] ${text} ${status}`,
    ...(status === 'FAILED' ? messageOf(build, test).split('\n') : []),
  ]);
  return [simulatedLine, ...lines, ''].join('\n');
};

/** The same as records, in the form of Maestro's own debug output. */
export const commandRecords = (build: Build, session: PlannedSession, test: PlannedTest): readonly unknown[] =>
  stepsOf(session, test).map(({ text, status, atMs }) => ({
    command: { description: text },
    metadata: { status, timestamp: atMs, ...(status === 'FAILED' && { error: { message: messageOf(build, test) } }) },
  }));

/** Maestro's own log of a flow. */
export const maestroLog = (build: Build, session: PlannedSession, test: PlannedTest): string => {
  const startedAtMs = session.startsAtMs + test.startsAtMs;
  const head = `${clockTime(startedAtMs)} [INFO ] Running flow ${test.name} (${test.flow?.file ?? test.className}) on ${session.device.key}`;
  return commandLog(build, session, test).replace(simulatedLine, () => `${simulatedLine}\n${head}`);
};
