import { spawn } from 'node:child_process';

/** How the process of a step ended. */
export interface StepEnd {
  /** `null` where a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface StepStart {
  readonly script: string;
  readonly workingDirectory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly onStdout: (text: string) => void;
  readonly onStderr: (text: string) => void;
  /** Kills a process that outlives it. A guest of this process ends with its test. */
  readonly timeoutMs: number;
}

export interface StartedStep {
  readonly send: (signal: NodeJS.Signals) => void;
  /** Once the process is gone and all that it wrote has come. */
  readonly ended: Promise<StepEnd>;
}

/** With this process's own Node, as the runner starts an action's entry point. */
export const startChild = ({ script, workingDirectory, environment, onStdout, onStderr, timeoutMs }: StepStart): StartedStep => {
  const child = spawn(process.execPath, [script], {
    cwd: workingDirectory,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  child.stdout.setEncoding('utf8').on('data', onStdout);
  child.stderr.setEncoding('utf8').on('data', onStderr);
  return {
    send: (signal) => void child.kill(signal),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
    }),
  };
};
