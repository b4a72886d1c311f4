import { EventEmitter } from 'node:events';
import { basename } from 'node:path';
import * as core from '@actions/core';
import { runCommand } from '../../../src/commands/command.ts';
import { createStepContext } from '../../../src/github/runner.ts';
import { stepClock } from '../virtual-clock.ts';
import { type StartedStep, type StepEnd, type StepStart, startChild } from './step-process.ts';

let isTaken = false;

/** The action as a guest of this process, which lends it its environment, its working directory and its output. There is room for one; others are children. */
export const startHere = (start: StepStart): StartedStep => {
  if (isTaken) return startChild(start);
  isTaken = true;
  const { script, workingDirectory, environment, onStdout, onStderr } = start;
  const ended = Promise.withResolvers<StepEnd>();
  const own = process.env;
  const ownFolder = process.cwd();
  const { write } = process.stdout;
  const { write: writeError } = process.stderr;
  process.env = { ...environment };
  process.chdir(workingDirectory);
  process.stdout.write = writeTo(onStdout);
  process.stderr.write = writeTo(onStderr);
  // It remembers the file of the step before.
  Reflect.deleteProperty(core.summary, '_filePath');

  const signals = new EventEmitter();
  const argv = [process.execPath, script, ...(basename(script) === 'post.js' ? ['post-step'] : [])];
  const guest = guestProcess(signals, argv, (exitCode) => ended.resolve({ exitCode, signal: null }));
  // A child would not write before its start returns either.
  void Promise.resolve()
    .then(() => runCommand({ ...createStepContext(guest), clock: stepClock }))
    .then(() => ended.resolve({ exitCode: Number(guest.exitCode ?? 0), signal: null }), ended.reject);
  return {
    send: (signal) => void (signal === 'SIGKILL' ? ended.resolve({ exitCode: null, signal }) : signals.emit(signal)),
    ended: ended.promise.finally(() => {
      isTaken = false;
      process.env = own;
      process.chdir(ownFolder);
      process.stdout.write = write;
      process.stderr.write = writeError;
    }),
  };
};

const writeTo =
  (take: (text: string) => void): typeof process.stdout.write =>
  (text, ...rest) => {
    take(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
    for (const callback of rest) if (typeof callback === 'function') callback();
    return true;
  };

/** This process but for its arguments, its end and its signals. */
const guestProcess = (signals: EventEmitter, argv: readonly string[], exit: (code: number) => void): NodeJS.Process => {
  const guest = Object.assign(signals, { argv, exitCode: undefined, exit: (code?: number) => exit(code ?? 0) });
  return new Proxy(process, {
    get: (target, name) => (name in guest ? Reflect.get(guest, name, guest) : Reflect.get(target, name, target)),
    set: (_target, name, value) => Reflect.set(guest, name, value),
  });
};
