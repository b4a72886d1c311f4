import { spawn } from 'node:child_process';

/** Script to start as the runner starts the entry point of an action. */
export interface StepStart {
  readonly script: string;
  readonly workingDirectory: string;
  /** Environment without the variables for file commands. */
  readonly environment: Readonly<Record<string, string>>;
  /** Limit after which a child process is killed. A step in this process ends with its test. */
  readonly timeoutMs: number;
}

export type TakeOutput = (stream: 'stdout' | 'stderr', text: string) => void;

export interface StartedStep {
  readonly send: (signal: NodeJS.Signals) => void;
  /** Resolves after the end of the process and its output. The exit code is null if a signal ended the process. */
  readonly ended: Promise<{ readonly exitCode: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Starts a script in a child process, with the Node of this process. */
export const startChild = (
  { script, workingDirectory: cwd, environment: env, timeoutMs }: StepStart,
  take: TakeOutput,
): StartedStep => {
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
