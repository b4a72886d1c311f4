/** Exit code of Node when its main module never finishes. */
const unsettledExitCode = 13;

/**
 * Exits after the work, even if an abandoned request is still open. If Node stops before the work is done, exits with code 13,
 * because code 0 would make the step green.
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

/** Waits until the output is written, because an exit on Windows would lose output to pipes. */
const written = (stream: NodeJS.WriteStream): Promise<void> => new Promise((resolve) => stream.write('', () => resolve()));
