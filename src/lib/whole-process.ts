/** Exit code of Node when its main module never finishes. */
const unsettledExitCode = 13;

/**
 * Runs the work of the process, then exits. Otherwise, an abandoned request could keep the process alive for minutes. If Node
 * runs out of events before the work is done, sets exit code 13 and writes a line to standard error. Node itself would exit with
 * code 0, and the step would be green.
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

/** Waits until the stream's output is written. On Windows, pipes are asynchronous, so unwritten output would be lost. */
const written = (stream: NodeJS.WriteStream): Promise<void> => new Promise((resolve) => stream.write('', () => resolve()));
