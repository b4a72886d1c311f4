import type { Clock } from '../lib/clock.ts';
import { CloudError } from './errors.ts';
import type { Redact } from './redaction.ts';
import type { RequestEvent } from './request-event.ts';
import { pauseBeforeRetryMs, type RetryPolicy } from './retry.ts';
import type { Target } from './service-address.ts';
import type { Exchange, Trace, Transport } from './transport.ts';

/** A call that may take several tries. */
export interface Call<Result> extends Exchange<Result> {
  /** A 429 ends the call, whatever the policy says. */
  readonly reportsThrottling?: boolean;
  /** Turns a failed try into what it means for this call, or into a result. */
  readonly onFailure?: (error: unknown, attempt: number, trace: Trace) => Result;
}

export type RunCall = <Result>(call: Call<Result>) => Promise<Result>;

export interface CallerOptions {
  readonly transport: Transport;
  readonly policy: RetryPolicy;
  readonly clock: Clock;
  /** 0 … 1. */
  readonly random: () => number;
  readonly redact: Redact;
  readonly onRequest: (event: RequestEvent) => void;
}

/** Runs calls by the retry policy and tells of each try. */
export const createCaller =
  ({ transport, policy, clock, random, redact, onRequest }: CallerOptions): RunCall =>
  async <Result>(call: Call<Result>): Promise<Result> => {
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
          ...(trace.status !== undefined && { status: trace.status }),
          ...(trace.simulated === true && { simulated: true }),
          durationMs: clock.monotonicMs() - startMs,
          bytesSent: trace.bytesSent,
          bytesReceived: trace.bytesReceived,
          outcome,
          ...more,
        });
      let result: Result;
      try {
        result = await tryOnce(transport, call, attempt, trace);
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

const endOf = ({ signals }: Call<unknown>): RequestEvent['outcome'] =>
  signals.some((signal) => signal.aborted) ? 'cancelled' : 'failed';

const tryOnce = async <Result>(transport: Transport, call: Call<Result>, attempt: number, trace: Trace): Promise<Result> => {
  try {
    return await transport.exchange(call, trace);
  } catch (error) {
    if (call.onFailure === undefined) throw error;
    return call.onFailure(error, attempt, trace);
  }
};

const shownPath = ({ origin, path, trusted }: Target): string => (trusted ? path : origin + path.replace(/\?.*/s, ''));
