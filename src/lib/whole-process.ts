/** Exit code of Node when its main module never finishes. */
const unsettledExitCode = 13;

/**
 * Exits after the work, also if a request was abandoned. Exits with code 13 if Node runs out of events before the work is done:
 * Node itself would exit with code 0, and the step would be green.
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

/** Pipes are asynchronous on Windows, so unwritten output would be lost. */
const written = (stream: NodeJS.WriteStream): Promise<void> => new Promise((resolve) => stream.write('', () => resolve()));
