import { CancelledError } from '../lib/cancellation.ts';

const exitCodeOfSecondSignal = 130;

/**
 * A signal that aborts when the runner cancels the step: it sends SIGINT, SIGTERM 7.5 s later, and ends the process 2.5 s after that.
 * A second request of the same kind, as from an impatient terminal, ends the process at once.
 */
export const cancellationSignal = (process: NodeJS.Process): AbortSignal => {
  const controller = new AbortController();
  let firstSignal: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    // The runner follows its own SIGINT with a SIGTERM: that one is no second wish of anybody.
    if (firstSignal === signal) process.exit(exitCodeOfSecondSignal);
    firstSignal ??= signal;
    controller.abort(new CancelledError());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
};
