import { CancelledError } from '../lib/cancellation.ts';

const exitCodeOfSecondSignal = 130;

/**
 * A signal that aborts when the runner cancels the step: it sends SIGINT, SIGTERM 7.5 s later, and ends the process 2.5 s after that.
 * What can be saved is saved within 5 s of the first; a second one, whichever it is, ends the process at once.
 */
export const cancellationSignal = (process: NodeJS.Process): AbortSignal => {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(exitCodeOfSecondSignal);
    controller.abort(new CancelledError());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
};
