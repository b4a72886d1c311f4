import type { Clock } from '../lib/clock.ts';
import { parseServiceAddress, type ServiceAddress } from './addresses.ts';
import { createCaller, type RunCall } from './calls.ts';
import type { Redact } from './redaction.ts';
import { pacedTransport, type RequestPace } from './request-pace.ts';
import { type Deadlines, defaultDeadlines, defaultRetryPolicy, type RetryPolicy } from './retry.ts';
import type { RequestEvent } from './transport.ts';
import { createTransport } from './transport.ts';

/** Options that the clients of all areas of the service share. */
export interface AreaOptions {
  /** API root: https, or http on loopback. A path prefix is kept. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Random number from 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
  /** Aborts every call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly userAgent?: string;
  readonly onRequest?: (event: RequestEvent) => void;
  readonly retry?: Partial<RetryPolicy>;
  readonly deadlines?: Partial<Deadlines>;
}

/** Requests to one address with one set of credentials, retried by the policy. */
export interface Connection {
  readonly run: RunCall;
  readonly address: ServiceAddress;
  readonly clock: Clock;
  readonly redact: Redact;
  readonly signal: AbortSignal | undefined;
  /** Closes all connections; calls still in flight fail. */
  close(): Promise<void>;
}

interface Access {
  readonly authorization: string;
  readonly redact: Redact;
  /** Limit on requests per time; unlimited by default. */
  readonly pace?: RequestPace | undefined;
}

/** @throws CloudError `cloud-address-refused` for a base URL that is not https, nor http on loopback. */
export const openConnection = (options: AreaOptions, { authorization, redact, pace }: Access): Connection => {
  const { clock } = options;
  const address = parseServiceAddress(options.baseUrl);
  const transport = createTransport({
    address,
    authorization,
    userAgent: options.userAgent ?? 'mobile-test-cloud',
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    redact,
    clock,
  });
  const run = createCaller({
    transport: pace === undefined ? transport : pacedTransport(transport, pace, clock),
    policy: { ...defaultRetryPolicy, ...options.retry },
    clock,
    random: options.random ?? Math.random,
    redact,
    onRequest: options.onRequest ?? (() => {}),
  });
  return { run, address, clock, redact, signal: options.signal, close: () => transport.close() };
};
