/** Source of time. Tests pass a simulated clock, so that hours of polling take milliseconds. */
export interface Clock {
  /** Wall time in milliseconds since the epoch. It may jump, so use it only for timestamps. */
  nowMs(): number;
  /** Milliseconds on a clock that never goes back, for deadlines and durations. */
  monotonicMs(): number;
  /** Resolves after `delayMs`. Rejects with the reason of the signal as soon as the signal aborts. */
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
  // Avoids `performance`, because Node would load more code for it before the first request.
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
