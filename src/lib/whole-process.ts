/** As Node itself ends when the module that it was started with waits for ever. */
const unsettledExitCode = 13;

/**
 * Does the work that the process is there for, and ends the process once it is done: a request that was given up, whose client cannot
 * be told, would keep it for minutes.
 *
 * A process ends when nothing is left that could wake it, with the exit code 0: work that waits for something which never comes would be
 * green. It is 13 instead, and a line of standard error says why.
 */
export const runWholeProcess = (process: NodeJS.Process, work: () => Promise<void>): void => {
  let settled = false;
  process.once('exit', () => {
    if (settled) return;
    process.stderr.write('The process exited with unfinished work.\n');
    process.exitCode ||= unsettledExitCode;
  });
  void work()
    .finally(() => {
      settled = true;
    })
    .then(async () => {
      await Promise.all([written(process.stdout), written(process.stderr)]);
      process.exit();
    });
};

/** Pipes are asynchronous on Windows: what is not written by the end would be lost. */
const written = (stream: NodeJS.WriteStream): Promise<void> => new Promise((resolve) => stream.write('', () => resolve()));
