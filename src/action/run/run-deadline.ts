import { CodedError } from '../../core/model/run-problem.ts';
import type { Clock } from '../../lib/clock.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { Context } from '../context.ts';

/** Deadline `timeout-minutes` after the start of the first session. */
export interface RunDeadline extends Disposable {
  /** Sets the deadline. Only the first call has an effect. */
  readonly sessionStarted: (atMonotonicMs: number) => void;
  /** Time left in milliseconds; infinite until a session has started. */
  readonly leftMs: () => number;
  /** Aborts at the deadline with `outOfTime`. */
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
      const end = (): void => over.abort(outOfTime());
      clock.sleep(Math.max(0, deadlineMs - clock.monotonicMs()), closed.signal).then(end, () => {});
    },
    [Symbol.dispose]: () => closed.abort(),
  };
};

/** Time limit until the first build has started. The time of uploads does not count. */
export interface StartLimit extends Disposable {
  readonly signal: AbortSignal;
  /** Reports sent bytes. The time since the previous report then does not count. */
  readonly moved: () => void;
  /** Runs work whose duration does not count. */
  readonly untimed: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const longestGapMs = 5_000;

export const createStartLimit = (queueTimeoutMs: number, clock: Clock): StartLimit => {
  const over = new AbortController();
  const closed = new AbortController();
  let limitMs = clock.monotonicMs() + queueTimeoutMs;
  let movedMs = Number.NEGATIVE_INFINITY;
  let pause = Promise.resolve();
  const watch = async (): Promise<void> => {
    for (let leftMs = queueTimeoutMs; leftMs > 0; leftMs = limitMs - clock.monotonicMs()) {
      await clock.sleep(leftMs, closed.signal);
      await pause;
    }
    const message = `the service did not confirm within ${formatDuration(queueTimeoutMs)} that a build started`;
    over.abort(outOfTime('queue-timeout', message));
  };
  watch().catch(() => {});
  return {
    signal: over.signal,
    moved: () => {
      const nowMs = clock.monotonicMs();
      if (nowMs - movedMs <= longestGapMs) limitMs += nowMs - movedMs;
      movedMs = nowMs;
    },
    untimed: async (work) => {
      const ended = Promise.withResolvers<void>();
      const beganMs = clock.monotonicMs();
      pause = ended.promise;
      try {
        return await work();
      } finally {
        limitMs += clock.monotonicMs() - beganMs;
        ended.resolve();
      }
    },
    [Symbol.dispose]: () => closed.abort(),
  };
};

/** Returns a copy of the context in which `signal` also ends requests and pauses. */
export const within = <Services extends Context>(context: Services, signal: AbortSignal): Services => ({
  ...context,
  cloud: context.cloud.within(signal),
  signal: AbortSignal.any([context.signal, signal]),
});

type Limit = Disposable & { readonly signal: AbortSignal };

export const timeLimit = (limitMs: number, clock: Clock, reason = outOfTime()): Limit =>
  signalAfter(AbortSignal.abort(reason), limitMs, clock);

/** Returns a signal that aborts `delayMs` after `signal`, so that current work can finish. */
export const signalAfter = (signal: AbortSignal, delayMs: number, clock: Clock): Limit => {
  const late = new AbortController();
  const closed = new AbortController();
  const onAbort = (): void => {
    const end = (): void => late.abort(signal.reason);
    clock.sleep(delayMs, closed.signal).then(end, () => {});
  };
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    signal: late.signal,
    [Symbol.dispose]: () => {
      signal.removeEventListener('abort', onAbort);
      closed.abort();
    },
  };
};

export const outOfTime = (code: 'run-timeout' | 'queue-timeout' = 'run-timeout', message = 'the run timed out'): CodedError =>
  new CodedError(code, message);
