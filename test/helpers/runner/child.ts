import { spawn } from 'node:child_process';

/** A script to start as the runner starts an action's entry point. */
export interface StepStart {
  readonly script: string;
  readonly workingDirectory: string;
  /** The whole environment but for the file commands, which each step gets anew. */
  readonly environment: Readonly<Record<string, string>>;
  /** Kills a process that outlives it. A guest of this process ends with its test. */
  readonly timeoutMs: number;
}

export type TakeOutput = (stream: 'stdout' | 'stderr', text: string) => void;

export interface StartedStep {
  readonly send: (signal: NodeJS.Signals) => void;
  /** Once the process is gone and all that it wrote has come. The exit code is `null` where a signal ended the process. */
  readonly ended: Promise<{ readonly exitCode: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** With this process's own Node. */
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
