import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepClock } from '../virtual-clock.ts';
import { readFileCommands, readRunnerLog } from './output.ts';
import type { StartedStep, StepStart, TakeOutput } from './step-here.ts';

/** A signal to send when the standard output matches. */
export interface PlannedSignal {
  readonly afterStdoutMatches: RegExp;
  readonly signal: NodeJS.Signals;
  /** Time after which a process that still runs is killed, as the runner does. */
  readonly killAfterMs?: number;
}

const startChild = ({ script, workingDirectory: cwd, environment: env, timeoutMs }: StepStart, take: TakeOutput): StartedStep => {
  const ending = { timeout: timeoutMs, killSignal: 'SIGKILL' } as const;
  const child = spawn(process.execPath, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...ending });
  for (const stream of ['stdout', 'stderr'] as const) child[stream].setEncoding('utf8').on('data', (text) => take(stream, text));
  return {
    send: (signal) => void child.kill(signal),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
    }),
  };
};

/** Starts steps in this process. Undefined outside of scenario tests. */
const here = process.env.MTC_STEPS_IN_PROCESS === 'true' ? await import('./step-here.ts') : undefined;

const commandFiles = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;

/**
 * Runs the entry point of an action as the runner does, and reads its output.
 *
 * @throws Error with the output if the step takes longer than `timeoutMs`, or ends before the planned signal was sent.
 */
export const runStep = async (
  start: StepStart,
  commandFolder: string,
  planned?: PlannedSignal,
  onStart?: (send: StartedStep['send']) => void,
) => {
  mkdirSync(commandFolder, { recursive: true });
  const files = Object.fromEntries(commandFiles.map((name) => [name, join(commandFolder, name.toLowerCase())]));
  for (const file of Object.values(files)) writeFileSync(file, '');

  const startedMs = stepClock.monotonicMs();
  const written = { stdout: '', stderr: '' };
  let pending = planned;
  let killTimer: NodeJS.Timeout | undefined;
  const take: TakeOutput = (stream, text) => {
    written[stream] += text;
    if (!pending?.afterStdoutMatches.test(written.stdout)) return;
    step.send(pending.signal);
    const { killAfterMs } = pending;
    if (killAfterMs !== undefined) killTimer = setTimeout(() => step.send('SIGKILL'), killAfterMs);
    pending = undefined;
  };
  const whole = { ...start, environment: { ...start.environment, ...files } };
  // In this process, a killed step would go on during later tests.
  const inProcess = planned?.signal === 'SIGKILL' ? undefined : here?.startHere(whole, take);
  const step = inProcess ?? startChild(whole, take);
  onStart?.(step.send);

  const { exitCode, signal } = await step.ended;
  clearTimeout(killTimer);
  const durationMs = stepClock.monotonicMs() - startedMs;
  const { stdout, stderr } = written;
  const output = `\n--- stdout\n${stdout}\n--- stderr\n${stderr}`;
  const { timeoutMs } = start;
  if (signal === 'SIGKILL' && durationMs >= timeoutMs) throw new Error(`the step did not end within ${timeoutMs} ms${output}`);
  if (pending !== undefined) throw new Error(`the step ended before its output matched ${pending.afterStdoutMatches}${output}`);
  const read = (name: (typeof commandFiles)[number]): string => readFileSync(files[name] ?? '', 'utf8');
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
    summary: read('GITHUB_STEP_SUMMARY'),
    /** Time of {@link stepClock}. */
    startedMs,
    durationMs,
  };
};
