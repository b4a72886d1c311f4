import type { Clock } from '../lib/clock.ts';
import { RateLimitedError } from './errors.ts';
import type { Transport } from './transport.ts';

/** How many requests may start within any stretch of `windowMs`. */
export interface RequestPace {
  readonly requests: number;
  readonly windowMs: number;
  readonly clock: Clock;
}

/**
 * Holds every request back, tries of one call included, until the pace allows it. A 429 without a time of its own asks for one whole
 * window, since others may use the same allowance.
 */
export const pacedTransport = (transport: Transport, pace: RequestPace): Transport => {
  const wait = createPacer(pace);
  return {
    exchange: async (exchange, trace) => {
      await wait(AbortSignal.any([...exchange.signals]));
      try {
        return await transport.exchange(exchange, trace);
      } catch (error) {
        throw error instanceof RateLimitedError ? withPause(error, pace.windowMs) : error;
      }
    },
    close: () => transport.close(),
  };
};

const createPacer = ({ requests, windowMs, clock }: RequestPace): ((signal: AbortSignal) => Promise<void>) => {
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

const withPause = (error: RateLimitedError, windowMs: number): RateLimitedError => {
  if (error.retryAfterMs !== undefined) return error;
  const { route, status, serviceMessage, serviceCode } = error;
  return new RateLimitedError({ route, status, serviceMessage, serviceCode, retryAfterMs: windowMs, cause: error });
};
