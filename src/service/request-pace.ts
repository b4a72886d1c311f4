import type { Clock } from '../lib/clock.ts';
import { isCloudError } from './errors.ts';
import type { Transport } from './transport.ts';

/** Maximum number of requests that may start within any period of `windowMs`. */
export interface RequestPace {
  readonly requests: number;
  readonly windowMs: number;
  /** Documented pause after a 429 without `Retry-After`. If absent, the retry policy decides. */
  readonly pauseMs?: number;
}

/** Delays each attempt of a call until the pace allows it. */
export const pacedTransport = (transport: Transport, pace: RequestPace, clock: Clock): Transport => {
  const wait = createPacer(pace, clock);
  return {
    exchange: async (exchange, trace) => {
      await wait(AbortSignal.any([...exchange.signals]));
      try {
        return await transport.exchange(exchange, trace);
      } catch (error) {
        if (isCloudError(error, 'cloud-rate-limited')) error.retryAfterMs ??= pace.pauseMs;
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

const createPacer = ({ requests, windowMs }: RequestPace, clock: Clock): ((signal: AbortSignal) => Promise<void>) => {
  const startedAtMs: number[] = [];
  return async (signal) => {
    for (;;) {
      const oldestMs = startedAtMs[0];
      const waitMs = oldestMs === undefined ? 0 : oldestMs + windowMs - clock.monotonicMs();
      if (startedAtMs.length < requests) break;
      if (waitMs <= 0) startedAtMs.shift();
      else await clock.sleep(waitMs, signal);
    }
    startedAtMs.push(clock.monotonicMs());
  };
};
