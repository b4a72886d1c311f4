import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepClock } from '../virtual-clock.ts';
import { type StartedStep, type StepStart, startChild, type TakeOutput } from './child.ts';
import { readFileCommands, readRunnerLog } from './output.ts';

/** A signal to send when the standard output since the previous signal matches. */
export interface PlannedSignal {
  readonly afterStdoutMatches: RegExp;
  readonly signal: NodeJS.Signals;
}

/** Starts steps in this process for scenario tests, which use the virtual clock. */
const startStep = process.env.MTC_STEPS_IN_PROCESS === 'true' ? (await import('./step-here.ts')).startHere : startChild;

const commandFiles = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;

/**
 * Runs the entry point of an action as the runner does, and reads its output.
 *
 * @param commandFolder an empty folder for file commands
 * @param onStart gets a function that sends signals to the process, when the process has started
 * @throws Error with the output if the step takes longer than `timeoutMs`, or ends before all planned signals were sent.
 */
export const runStep = async (
  start: StepStart,
  commandFolder: string,
  signals: readonly PlannedSignal[] = [],
  onStart?: (send: StartedStep['send']) => void,
) => {
  mkdirSync(commandFolder, { recursive: true });
  const fileOf = (name: (typeof commandFiles)[number]): string => join(commandFolder, name.toLowerCase());
  for (const name of commandFiles) writeFileSync(fileOf(name), '');
  const files = Object.fromEntries(commandFiles.map((name) => [name, fileOf(name)]));

  const startedMs = stepClock.monotonicMs();
  const written = { stdout: '', stderr: '' };
  let seen = 0;
  const pending = [...signals];
  const take: TakeOutput = (stream, text) => {
    written[stream] += text;
    while (pending[0]?.afterStdoutMatches.test(written.stdout.slice(seen))) {
      seen = written.stdout.length;
      step.send(pending.shift()?.signal ?? 'SIGTERM');
    }
  };
  // In this process, a killed step would go on during later tests.
  const starter = signals.some(({ signal }) => signal === 'SIGKILL') ? startChild : startStep;
  const step = starter({ ...start, environment: { ...start.environment, ...files } }, take);
  onStart?.(step.send);

  const { exitCode, signal } = await step.ended;
  const durationMs = stepClock.monotonicMs() - startedMs;
  const { stdout, stderr } = written;
  const output = `\n--- stdout\n${stdout}\n--- stderr\n${stderr}`;
  const { timeoutMs } = start;
  if (signal === 'SIGKILL' && durationMs >= timeoutMs) throw new Error(`the step did not end within ${timeoutMs} ms${output}`);
  if (pending[0] !== undefined) {
    throw new Error(`the step ended before its output matched ${pending[0].afterStdoutMatches}${output}`);
  }
  const read = (name: (typeof commandFiles)[number]): string => readFileSync(fileOf(name), 'utf8');
  return {
    // The runner reads commands from both streams.
    ...readRunnerLog(stdout.replace(/\n?$/, '\n') + stderr),
    exitCode,
    signal,
    stdout,
    stderr,
    outputs: readFileCommands(read('GITHUB_OUTPUT')),
    state: readFileCommands(read('GITHUB_STATE')),
    exportedVariables: readFileCommands(read('GITHUB_ENV')),
    /** Markdown. */
    summary: read('GITHUB_STEP_SUMMARY'),
    /** Time of {@link stepClock}. */
    startedMs,
    durationMs,
  };
};
