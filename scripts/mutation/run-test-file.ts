import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mutantState, openStates } from './mutant-states.ts';
import { fileIsThrough, heartbeatFile, progressFile, readTextIfThere, root, statesFile, writeText } from './workspace.ts';

/** A mutant that keeps its process from answering for so long made it loop. */
const silenceLimitMs = 15_000;

/** Each restart is for one mutant that hung or left something behind; more of them than this is a broken test file. */
const mostStarts = 200;

const start = (file: string, slot: number): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'scripts/mutation/vitest.config.ts', file],
    {
      cwd: root,
      env: { ...process.env, CI: '1', MTC_STEPS_IN_PROCESS: 'true', MTC_MUTATION_SLOT: String(slot) },
      stdio: 'ignore',
      detached: true,
    },
  );

const killWithChildren = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
};

/** Ends the process when one mutant keeps it busy for too long, and books that mutant as timed out. */
const watch = async (child: ChildProcess, slot: number, over: AbortSignal): Promise<void> => {
  while (!over.aborted) {
    await sleep(1000, undefined, { signal: over }).catch(() => undefined);
    const [mutant = '', since = ''] = readTextIfThere(heartbeatFile(slot)).split(' ');
    if (over.aborted || since === '' || Date.now() - Number(since) < silenceLimitMs) continue;
    if (mutant !== '') {
      using states = openStates(statesFile);
      states.raise(Number(mutant), mutantState.timedOut);
    }
    killWithChildren(child);
    return;
  }
};

/** Tries the mutants that the tests of `file` cover, in as many processes as it takes. False when the file could not be finished. */
export const runTestFile = async (file: string, slot: number): Promise<boolean> => {
  writeText(progressFile(slot), '');
  for (let starts = 0; starts < mostStarts; starts += 1) {
    writeText(heartbeatFile(slot), '');
    const before = readTextIfThere(progressFile(slot));
    const child = start(file, slot);
    const over = new AbortController();
    const watched = watch(child, slot, over.signal);
    await once(child, 'close');
    over.abort();
    await watched;
    if (readTextIfThere(progressFile(slot)).split('\n').includes(fileIsThrough)) return true;
    const heard = readTextIfThere(heartbeatFile(slot)) !== '';
    if (!heard && readTextIfThere(progressFile(slot)) === before) return false;
  }
  return false;
};
