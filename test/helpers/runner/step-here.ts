import { EventEmitter } from 'node:events';
import { basename } from 'node:path';
import * as core from '@actions/core';
import { runCommand } from '../../../src/action/commands/command.ts';
import { createStepContext } from '../../../src/action/github/runner.ts';
import { stepClock } from '../virtual-clock.ts';

export interface StepStart {
  readonly script: string;
  readonly workingDirectory: string;
  /** Environment without the variables for file commands. */
  readonly environment: NodeJS.ProcessEnv;
  /** Limit after which a child process is killed. A step in this process ends with its test. */
  readonly timeoutMs: number;
}

export type TakeOutput = (stream: 'stdout' | 'stderr', text: string) => void;

export interface StartedStep {
  readonly send: (signal: NodeJS.Signals) => void;
  /** Resolves after the end of the process and its output. The exit code is null if a signal ended the process. */
  readonly ended: Promise<{ readonly exitCode: number | null; readonly signal: NodeJS.Signals | null }>;
}

let isTaken = false;

/**
 * Runs the action in this process, whose environment, folder and output it replaces.
 *
 * @returns undefined while another action runs here
 */
export const startHere = ({ script, workingDirectory, environment }: StepStart, take: TakeOutput): StartedStep | undefined => {
  if (isTaken) return undefined;
  isTaken = true;
  const ended = Promise.withResolvers<Awaited<StartedStep['ended']>>();
  const own = { env: process.env, folder: process.cwd(), stdout: process.stdout.write, stderr: process.stderr.write };
  process.env = { ...environment };
  process.chdir(workingDirectory);
  for (const stream of ['stdout', 'stderr'] as const)
    process[stream].write = (text, ...rest) => {
      take(stream, typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
      for (const callback of rest) if (typeof callback === 'function') callback();
      return true;
    };
  // The summary of @actions/core keeps the path of the previous step.
  Reflect.deleteProperty(core.summary, '_filePath');

  /** Replaces arguments, end and signals of this process. */
  const guest = Object.assign(new EventEmitter(), {
    argv: [process.execPath, script, ...(basename(script) === 'post.js' ? ['post-step'] : [])],
    exitCode: undefined,
    exit: (code = 0) => ended.resolve({ exitCode: code, signal: null }),
  });
  const guestProcess: NodeJS.Process = new Proxy(process, {
    get: (target, name) => (name in guest ? Reflect.get(guest, name, guest) : Reflect.get(target, name, target)),
    set: (_target, name, value) => Reflect.set(guest, name, value),
  });
  // Like a child process, writes nothing before `startHere` returns.
  void Promise.resolve()
    .then(() => runCommand({ ...createStepContext(guestProcess), clock: stepClock }))
    .then(() => guest.exit(Number(guest.exitCode ?? 0)), ended.reject);
  return {
    send: (signal) => void (signal === 'SIGKILL' ? ended.resolve({ exitCode: null, signal }) : guest.emit(signal)),
    ended: ended.promise.finally(() => {
      isTaken = false;
      process.env = own.env;
      process.chdir(own.folder);
      process.stdout.write = own.stdout;
      process.stderr.write = own.stderr;
    }),
  };
};
