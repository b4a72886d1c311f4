import type { StageServices } from '../../../../src/context.ts';
import { createRunDeadline, type RunDeadline } from '../../../../src/run/run-deadline.ts';
import type { Stage } from '../../../helpers/stage.ts';

/** Only pauses of the loop itself pass time; limits that run beside a request never end one. */
export const foregroundTime = (
  { services, clock }: Stage,
  timeoutMs: number,
): { readonly services: StageServices; readonly deadline: RunDeadline } => {
  const sleep: StageServices['clock']['sleep'] = (delayMs, signal) =>
    signal === services.signal ? clock.sleep(delayMs, signal) : new Promise(() => {});
  const foreground = { ...clock, sleep };
  return { services: { ...services, clock: foreground }, deadline: createRunDeadline(timeoutMs, foreground) };
};
