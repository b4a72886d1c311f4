import type { Clock } from '../lib/clock.ts';

/** The time of the run is over; calls and pauses that it ends reject with this. */
export class OutOfTimeError extends Error {
  readonly code = 'run-timeout';

  constructor() {
    super('the run timed out');
    this.name = 'OutOfTimeError';
  }
}

/** When the time of the run is over: `timeout-minutes` from the first session's start. */
export interface RunDeadline extends Disposable {
  /** The first call counts; what is run again later has no time of its own. */
  readonly sessionStarted: (atMonotonicMs: number) => void;
  /** Infinite as long as no session has started. */
  readonly leftMs: () => number;
  /** Aborts at the deadline with an `OutOfTimeError`. */
  readonly signal: AbortSignal;
}

export const createRunDeadline = (timeoutMs: number, clock: Clock): RunDeadline => {
  const over = new AbortController();
  const closed = new AbortController();
  let deadlineMs = Number.POSITIVE_INFINITY;
  return {
    signal: over.signal,
    leftMs: () => deadlineMs - clock.monotonicMs(),
    sessionStarted: (atMonotonicMs) => {
      if (deadlineMs < Number.POSITIVE_INFINITY) return;
      deadlineMs = atMonotonicMs + timeoutMs;
      const end = (): void => over.abort(new OutOfTimeError());
      const ignore = (): void => {};
      clock.sleep(Math.max(0, deadlineMs - clock.monotonicMs()), closed.signal).then(end, ignore);
    },
    [Symbol.dispose]: () => closed.abort(),
  };
};
