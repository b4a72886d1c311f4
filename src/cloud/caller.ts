import type { Clock } from '../lib/clock.ts';
import { CloudError, UnauthorizedError } from './errors.ts';
import type { Redact } from './redaction.ts';
import type { RequestEvent } from './request-event.ts';
import { pauseBeforeRetryMs, type RetryPolicy } from './retry.ts';
import type { Target } from './service-address.ts';
import type { Exchange, Trace, Transport } from './transport.ts';

/** A call that may take several attempts. */
export interface Call<Result> extends Exchange<Result> {
  /** A 429 ends the call, whatever the policy says. */
  readonly reportsThrottling?: boolean;
  /** Turns a failed attempt into what it means for this call, or into a result. */
  readonly onFailure?: (error: unknown, attempt: number, trace: Trace) => Result;
}

export type RunCall = <Result>(call: Call<Result>) => Promise<Result>;

interface CallerOptions {
  readonly transport: Transport;
  readonly policy: RetryPolicy;
  readonly clock: Clock;
  /** 0 … 1. */
  readonly random: () => number;
  readonly redact: Redact;
  readonly onRequest: (event: RequestEvent) => void;
}

/** Runs calls by the retry policy and reports each attempt. */
export const createCaller = ({ transport, policy, clock, random, redact, onRequest }: CallerOptions): RunCall => {
  const attemptOnce = createAttempt(transport);

  return async <Result>(call: Call<Result>): Promise<Result> => {
    let pausedMs = 0;
    for (let attempt = 1; ; attempt++) {
      const trace: Trace = { sent: false, bytesSent: 0, bytesReceived: 0 };
      const startMs = clock.monotonicMs();
      const tell = (outcome: RequestEvent['outcome'], more: Partial<RequestEvent> = {}): void =>
        onRequest({
          method: call.method,
          route: call.route,
          path: redact(shownPath(call.target)),
          attempt,
          status: trace.status,
          ...(trace.simulated === true && { simulated: true }),
          durationMs: clock.monotonicMs() - startMs,
          bytesSent: trace.bytesSent,
          bytesReceived: trace.bytesReceived,
          outcome,
          ...more,
        });
      let result: Result;
      try {
        result = await attemptOnce(call, attempt, trace);
      } catch (error) {
        const waitMs = pauseBeforeRetryMs(
          policy,
          { kind: call.kind, error, attempt, pausedMs, reportsThrottling: call.reportsThrottling },
          random,
        );
        const words = redact(error instanceof Error ? error.message : String(error));
        if (waitMs === undefined) {
          if (error instanceof CloudError) error.attempts = attempt;
          tell(endOf(call), { error: words });
          throw error;
        }
        tell('retry', { error: words, waitMs });
        pausedMs += waitMs;
        await clock.sleep(waitMs, AbortSignal.any([...call.signals]));
        continue;
      }
      tell('ok');
      return result;
    }
  };
};

const endOf = ({ signals }: Call<unknown>): RequestEvent['outcome'] =>
  signals.some((signal) => signal.aborted) ? 'cancelled' : 'failed';

type Attempt = <Result>(call: Call<Result>, attempt: number, trace: Trace) => Promise<Result>;

/** Until a request has succeeded, a 401 means that the credentials are wrong: later calls reject with it, and nothing more is sent. */
const createAttempt = (transport: Transport): Attempt => {
  let isAccepted = false;
  let wrongCredentials: UnauthorizedError | undefined;
  return async (call, attempt, trace) => {
    if (wrongCredentials !== undefined) throw wrongCredentials;
    try {
      const result = await transport.exchange(call, trace);
      isAccepted ||= call.target.trusted;
      return result;
    } catch (error) {
      if (!isAccepted && call.target.trusted && error instanceof UnauthorizedError) wrongCredentials = error;
      if (call.onFailure === undefined) throw error;
      return call.onFailure(error, attempt, trace);
    }
  };
};

const shownPath = ({ origin, path, trusted }: Target): string => (trusted ? path : origin + path.replace(/\?.*/s, ''));
