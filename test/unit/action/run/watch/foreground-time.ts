import type { Context } from '../../../../../src/action/context.ts';
import { createRunDeadline, type RunDeadline } from '../../../../../src/action/run/run-deadline.ts';
import type { Stage } from '../../../../helpers/stage.ts';

/** Creates a clock on which only pauses of the polling loop pass time, so that no time limit ends a request. */
export const foregroundTime = (
  { context, clock }: Stage,
  timeoutMs: number,
): { readonly context: Context; readonly deadline: RunDeadline } => {
  const sleep: Context['clock']['sleep'] = (delayMs, signal) =>
    signal === context.signal ? clock.sleep(delayMs, signal) : new Promise(() => {});
  const foreground = { ...clock, sleep };
  return { context: { ...context, clock: foreground }, deadline: createRunDeadline(timeoutMs, foreground) };
};
