/** Programs beyond Node, npm and git that tests start. CONTRIBUTING.md names them. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

const isOnPath = (name: string): boolean =>
  (process.env.PATH ?? process.env.Path ?? '')
    .split(path.delimiter)
    .some((folder) => folder !== '' && globSync([name, `${name}.exe`], { cwd: folder }).length > 0);

const missing = (name: string): Error =>
  new Error(
    `This test starts the program ${name}, which is not on the PATH. CONTRIBUTING.md lists the programs that tests need.`,
  );

/** Creates a named pipe, which Node cannot. */
export const makePipe = (file: string): void => {
  if (!isOnPath('mkfifo')) throw missing('mkfifo');
  execFileSync('mkfifo', [file]);
};

/**
 * @param log log of a step, whose cache client starts programs
 * @throws Error that names the program which the client did not find
 */
export const requireStartedPrograms = (log: string): void => {
  const [, name] = /Failed to \w+: Unable to locate executable file: ([\w-]+)/.exec(log) ?? [];
  // Some steps run without programs on purpose.
  if (name !== undefined && !isOnPath(name)) throw missing(name);
};
