/** Source of time, passed as a parameter so that hours of polling run in milliseconds in tests. */
export interface Clock {
  /** Wall time, milliseconds since the epoch. For timestamps only: it may jump. */
  nowMs(): number;
  /** Milliseconds on a clock that never goes back, for deadlines and durations. */
  monotonicMs(): number;
  /** Resolves after `delayMs`; rejects with the signal's reason as soon as it aborts. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
  /** Calls `call` after `delayMs`, unless the returned limit is disposed earlier. */
  after(delayMs: number, call: () => void): TimeLimit;
}

export interface TimeLimit extends Disposable {
  /** Restarts the limit with its full time. */
  refresh(): void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  // Does not use `performance`, for which Node would load more code before the first request.
  monotonicMs: () => Number(process.hrtime.bigint()) / 1e6,
  sleep: (delayMs, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, delayMs);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
  after: (delayMs, call) => {
    const timer = setTimeout(call, delayMs);
    return { refresh: () => void timer.refresh(), [Symbol.dispose]: () => clearTimeout(timer) };
  },
};
