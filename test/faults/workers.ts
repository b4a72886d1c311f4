import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Finding, Task } from './worker.ts';

/** Processes that take one task at a time. */
export interface Workers extends AsyncDisposable {
  /** Gives the tasks to whoever is free, and the findings in the order of the tasks. */
  readonly all: <Name>(tasks: readonly (Task & Name)[], onFinding?: (done: number) => void) => Promise<readonly Finding[]>;
}

/** Variables that would send the requests of a trial through a proxy. */
const proxies = /^(https?|all|no)_proxy$/i;

export const openWorkers = (count: number): Workers => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !proxies.test(name)));
  const children = Array.from({ length: count }, () => fork(path.join(import.meta.dirname, 'worker.ts'), { env }));
  return {
    all: async (tasks, onFinding = () => {}) => {
      const findings: Finding[] = [];
      let next = 0;
      let done = 0;
      const work = async (child: ChildProcess): Promise<void> => {
        for (let nth = next++; nth < tasks.length; nth = next++) {
          const task = tasks[nth];
          if (task === undefined) return;
          findings[nth] = await ask(child, task);
          done += 1;
          onFinding(done);
        }
      };
      await Promise.all(children.map(work));
      return findings;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(
        children.map(async (child) => {
          if (!child.connected) return;
          const ended = once(child, 'exit');
          child.send({ kind: 'end' } satisfies Task);
          await ended;
        }),
      );
    },
  };
};

const ask = async (child: ChildProcess, task: Task): Promise<Finding> => {
  const found = Promise.withResolvers<Finding>();
  const onMessage = (finding: unknown): void => found.resolve(finding as Finding);
  const onExit = (code: number | null): void => found.resolve({ kind: 'broken', message: `the process ended with ${code}` });
  child.once('message', onMessage);
  child.once('exit', onExit);
  if (child.connected) child.send(task);
  else onExit(child.exitCode);
  try {
    return await found.promise;
  } finally {
    child.off('message', onMessage);
    child.off('exit', onExit);
  }
};
