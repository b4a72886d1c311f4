import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepClock } from '../virtual-clock.ts';
import { readFileCommands } from './file-commands.ts';
import { type RunnerLog, readRunnerLog } from './log.ts';
import { type StepEnd, startChild } from './step-process.ts';

/** A signal to send once standard output, from the previous signal on, matches. */
export interface PlannedSignal {
  readonly afterStdoutMatches: RegExp;
  readonly signal: NodeJS.Signals;
}

export interface StepOptions {
  readonly script: string;
  readonly workingDirectory: string;
  /** The whole environment but for the file commands, which each step gets anew. */
  readonly environment: Readonly<Record<string, string>>;
  /** An empty folder for the step's file commands. */
  readonly commandFolder: string;
  readonly signals: readonly PlannedSignal[];
  /** Called with a function that signals the process, as soon as it has started. */
  readonly onStart: ((send: (signal: NodeJS.Signals) => void) => void) | undefined;
  readonly timeoutMs: number;
}

/** One step as it ended. */
export interface StepResult extends RunnerLog, StepEnd {
  /** As written, workflow commands included. */
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables written to `GITHUB_ENV`. */
  readonly exportedVariables: Readonly<Record<string, string>>;
  /** Markdown written to `GITHUB_STEP_SUMMARY`. */
  readonly summary: string;
  /** Start of the process on {@link stepClock}. */
  readonly startedMs: number;
  readonly durationMs: number;
}

const commandVariables = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;

const makeCommandFiles = (folder: string): Record<(typeof commandVariables)[number], string> => {
  mkdirSync(folder, { recursive: true });
  const path = (name: string): string => join(folder, name.toLowerCase());
  for (const name of commandVariables) writeFileSync(path(name), '');
  return {
    GITHUB_OUTPUT: path('GITHUB_OUTPUT'),
    GITHUB_STATE: path('GITHUB_STATE'),
    GITHUB_ENV: path('GITHUB_ENV'),
    GITHUB_PATH: path('GITHUB_PATH'),
    GITHUB_STEP_SUMMARY: path('GITHUB_STEP_SUMMARY'),
  };
};

/**
 * Where sources are watched at work, as mutation testing does, steps of the action run inside of this process: a child would hide them.
 */
const startStep = process.env.MTC_STEPS_IN_PROCESS === 'true' ? (await import('./step-here.ts')).startHere : startChild;

/**
 * Runs a script with this process's own Node, as the runner runs an action's entry point, and reads what it left behind.
 *
 * @throws Error with the output so far when the step takes longer than `timeoutMs` (it is killed), or when it ended before a planned signal was due.
 */
export const runStep = async (options: StepOptions): Promise<StepResult> => {
  const { script, workingDirectory, environment, commandFolder, signals, onStart, timeoutMs } = options;
  const files = makeCommandFiles(commandFolder);
  const startedMs = stepClock.monotonicMs();
  let stdout = '';
  let stderr = '';
  let seen = 0;
  const pending = [...signals];
  // Only a process of its own can be killed: inside of this one, the step would go on during later tests.
  const start = signals.some((planned) => planned.signal === 'SIGKILL') ? startChild : startStep;
  const step = start({
    script,
    workingDirectory,
    environment: { ...environment, ...files },
    onStdout: (text) => {
      stdout += text;
      sendDueSignals();
    },
    onStderr: (text) => {
      stderr += text;
    },
    timeoutMs,
  });
  const sendDueSignals = (): void => {
    for (let next = pending[0]; next?.afterStdoutMatches.test(stdout.slice(seen)); next = pending[0]) {
      pending.shift();
      seen = stdout.length;
      step.send(next.signal);
    }
  };
  onStart?.((signal) => step.send(signal));

  const { exitCode, signal } = await step.ended;
  const durationMs = stepClock.monotonicMs() - startedMs;
  const output = `\n--- stdout\n${stdout}\n--- stderr\n${stderr}`;
  if (signal === 'SIGKILL' && durationMs >= timeoutMs) throw new Error(`the step did not end within ${timeoutMs} ms${output}`);
  if (pending[0] !== undefined) {
    throw new Error(`the step ended before its output matched ${pending[0].afterStdoutMatches}${output}`);
  }
  const read = (name: keyof typeof files): string => readFileSync(files[name], 'utf8');
  return {
    // The runner looks for commands in both streams.
    ...readRunnerLog(stdout.replace(/\n?$/, '\n') + stderr),
    exitCode,
    signal,
    stdout,
    stderr,
    outputs: readFileCommands(read('GITHUB_OUTPUT')),
    state: readFileCommands(read('GITHUB_STATE')),
    exportedVariables: readFileCommands(read('GITHUB_ENV')),
    summary: read('GITHUB_STEP_SUMMARY'),
    startedMs,
    durationMs,
  };
};
