import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { isLoopback } from '../lib/addresses.ts';
import type { Clock } from '../lib/clock.ts';
import { formatDuration } from '../lib/durations.ts';
import { foreignTarget, type ServiceAddress, type Target } from './addresses.ts';
import { CloudError } from './errors.ts';
import { type Redact, redactData } from './redaction.ts';
import { type CloudResponse, headerOf, readErrorText, responseError } from './response.ts';
import { type CallKind, type Deadlines, readRetryAfterMs, startWatch, type Watch } from './retry.ts';
import { readErrorBody } from './service-message.ts';

interface TransportOptions {
  readonly address: ServiceAddress;
  readonly authorization: string;
  readonly deadlines: Deadlines;
  readonly redact: Redact;
  readonly clock: Clock;
}

export interface Exchange<Result> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly kind: CallKind;
  readonly route: string;
  readonly target: Target;
  readonly openBody?: () => Promise<OutgoingBody>;
  readonly onSent?: (sentBytes: number, totalBytes: number) => void;
  readonly signals: readonly AbortSignal[];
  readonly consume: (response: CloudResponse) => Promise<Result>;
}

/** Facts about an attempt. The transport fills them in while the attempt runs. */
export interface Trace {
  status?: number;
  /** Set if the response came from the built-in cloud, so the results are simulated. */
  simulated?: true;
  /** Whether the connection started to send the body. If so, the service may have acted on the request. */
  sent: boolean;
  bytesSent: number;
  bytesReceived: number;
}

export interface Transport {
  /** Runs one attempt, including redirects and the body. Rejects with a CloudError or the reason of a signal. */
  exchange<Result>(exchange: Exchange<Result>, trace: Trace): Promise<Result>;
  close(): Promise<void>;
}

/** Header that the built-in cloud adds to every response. */
const simulatedHeader = 'x-mobile-test-cloud';
const maxRedirects = 5;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

interface Attempt {
  readonly exchange: Exchange<unknown>;
  readonly body: OutgoingBody | undefined;
  readonly watch: Watch;
  readonly trace: Trace;
}

/** Follows redirects here instead of in undici, so that only the configured origin receives credentials. */
export const createTransport = (options: TransportOptions): Transport => {
  const { address, redact } = options;
  const agents = createAgents(options.deadlines.connectMs);

  const send = async ({ exchange, body, watch, trace }: Attempt, target: Target): Promise<CloudResponse> => {
    // A request that changes data uses a new connection. If a reused connection is closed, it is unknown whether the change
    // took effect.
    const agent = agents.forOrigin(target.origin, exchange.method !== 'GET');
    const request = agent.request({
      origin: target.origin,
      path: target.path,
      method: exchange.method,
      headers: {
        accept: exchange.kind === 'download' ? '*/*' : 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'mobile-test-cloud/1',
        ...(target.trusted && { authorization: options.authorization }),
        ...(body && { 'content-type': body.contentType, 'content-length': String(body.contentLength) }),
      },
      body: body === undefined ? null : asBody(counted(body, exchange, watch, trace)),
      signal: watch.signal,
    });
    const { statusCode, headers, body: content } = await unlessAborted(request, watch.signal);
    watch.touch();
    trace.status = statusCode;
    trace.simulated = headerOf(headers, simulatedHeader) === 'simulated' || undefined;
    return { route: exchange.route, status: statusCode, headers, body: received(content, watch, trace), redact };
  };

  const follow = async (attempt: Attempt): Promise<CloudResponse> => {
    const { exchange } = attempt;
    let { target, route } = exchange;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const response = await send(attempt, target);
      if (response.status < 300 || response.status > 399) return { ...response, route };
      const next = redirected(exchange, target, response);
      // Shows in messages that the response does not come from the service.
      if (next.origin !== target.origin) route = `${exchange.route} (redirected to ${next.origin})`;
      target = next;
    }
    throw new CloudError('cloud-redirect-refused', {
      route: exchange.route,
      detail: `there were more than ${maxRedirects} in a row`,
    });
  };

  const redirected = ({ method, route }: Exchange<unknown>, target: Target, { status, headers }: CloudResponse): Target => {
    const location = headerOf(headers, 'location');
    const url = location === undefined ? null : URL.parse(location, target.origin + target.path);
    const refuse = (why: string): CloudError => new CloudError('cloud-redirect-refused', { route, status, detail: why });
    if (method !== 'GET') throw refuse(`a ${method} request is sent only to the address in \`base-url\``);
    if (url === null || !redirectStatuses.has(status)) throw refuse('it names no address');
    if (url.origin === target.origin) return { ...target, path: url.pathname + url.search };
    if (redactData(redact, url.href) !== url.href) throw refuse('the new address contains the credentials');
    return foreignTarget(address, url, route);
  };

  const refuseStatus = async (response: CloudResponse): Promise<never> => {
    const { status, headers } = response;
    const { message, code } = readErrorBody(await readErrorText(response), redact);
    const isPassing = status === 408 || status === 429 || status >= 500;
    throw responseError(response, refusals[status] ?? (isPassing ? 'cloud-unavailable' : 'cloud-rejected'), {
      serviceMessage: message,
      serviceCode: code,
      retryAfterMs: isPassing ? readRetryAfterMs(headers, options.clock.nowMs()) : undefined,
    });
  };

  return {
    exchange: async (exchange, trace) => {
      const { route, signals, openBody } = exchange;
      const limits = options.deadlines[exchange.kind];
      const watch = startWatch(limits, signals, options.clock);
      let body: OutgoingBody | undefined;
      try {
        body = await openBody?.();
        const response = await follow({ exchange, body, watch, trace });
        return await (response.status < 200 || response.status > 299 ? refuseStatus(response) : exchange.consume(response));
      } catch (error) {
        const deadline = watch.expired();
        if (deadline !== undefined) throw overdue(route, deadline, limits[deadline], error);
        for (const signal of signals) signal.throwIfAborted();
        throw error instanceof CloudError
          ? error
          : connectionFailure(error, route, openBody === undefined ? undefined : trace.sent);
      } finally {
        watch.end();
        await body?.close();
      }
    },
    close: () => agents.destroy(),
  };
};

const refusals: Readonly<Record<number, CloudError['code']>> = {
  401: 'cloud-unauthorized',
  403: 'cloud-forbidden',
  404: 'cloud-not-found',
  429: 'cloud-rate-limited',
  // The service does not have this call at all, so a second request has the same result.
  501: 'cloud-rejected',
};

const overdue = (route: string, deadline: 'idleMs' | 'totalMs', limitMs: number, cause: unknown): CloudError => {
  const time = formatDuration(limitMs);
  return deadline === 'idleMs'
    ? new CloudError('cloud-deadline', { route, failure: 'stalled', detail: `no data was transferred for ${time}`, cause })
    : new CloudError('cloud-deadline', { route, failure: 'overtime', detail: `not finished after ${time}`, cause });
};

/** Rejects at once when the signal aborts. undici alone would first wait for a connection. */
const unlessAborted = async <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Ignores a later rejection of the slower promise.
    work.catch(() => {});
    aborted.promise.catch(() => {});
  }
};

/** Passes chunks to undici, which accepts iterables although its types do not. A stream would read ahead of the connection. */
const asBody = (chunks: AsyncIterable<Uint8Array>): Readable => chunks as unknown as Readable;

const counted = async function* (
  body: OutgoingBody,
  exchange: Exchange<unknown>,
  watch: Watch,
  trace: Trace,
): AsyncGenerator<Uint8Array> {
  trace.sent = true;
  for await (const chunk of body.chunks) {
    // A chunk counts as progress when undici requests it, because undici does so only when the connection has room.
    watch.touch(chunk.length);
    trace.bytesSent += chunk.length;
    exchange.onSent?.(trace.bytesSent, body.contentLength);
    yield chunk;
  }
};

const received = async function* (content: Readable, watch: Watch, trace: Trace): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    watch.touch(chunk.length);
    trace.bytesReceived += chunk.length;
    yield chunk;
  }
};

/** Maximum number of connections. It exceeds the number of parallel calls, so that no call waits for a connection. */
const maxConnections = 64;

/** Verifies certificates even if NODE_TLS_REJECT_UNAUTHORIZED turns off verification. */
const verified = { rejectUnauthorized: true };

/**
 * Creates agents with the proxies of the environment. Requests to loopback use no proxy, because it would see the credentials
 * in plain text.
 */
const createAgents = (connectTimeoutMs: number) => {
  const settings = {
    allowH2: false,
    connectTimeout: connectTimeoutMs,
    connections: maxConnections,
    // undici's deadlines are off, because the transport has deadlines of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: verified,
  };
  const opened = new Map<string, Dispatcher>();
  const open = (isDirect: boolean, isFresh: boolean): Dispatcher => {
    const options = isFresh ? { ...settings, pipelining: 0 } : settings;
    if (isDirect) return new Agent(options);
    const proxies = { httpProxy: proxyUrl('HTTP_PROXY'), httpsProxy: proxyUrl('HTTPS_PROXY') };
    return new EnvHttpProxyAgent({ ...options, requestTls: verified, proxyTls: verified, ...proxies });
  };
  return {
    /** @param isFresh whether the request needs a new connection */
    forOrigin: (origin: string, isFresh: boolean): Dispatcher => {
      const isDirect = isLoopback(new URL(origin).hostname);
      const key = `${isDirect} ${isFresh}`;
      const agent = opened.get(key) ?? open(isDirect, isFresh);
      opened.set(key, agent);
      return agent;
    },
    destroy: async (): Promise<void> => void (await Promise.all([...opened.values()].map((agent) => agent.destroy()))),
  };
};

/**
 * Reads the address of a proxy from a variable in lower or upper case. Like curl, accepts an address without a scheme.
 *
 * @throws CloudError `cloud-address-refused`. The message does not contain the address, because it may contain a password
 */
const proxyUrl = (name: 'HTTP_PROXY' | 'HTTPS_PROXY'): string | undefined => {
  const value = process.env[name.toLowerCase()] ?? process.env[name];
  if (value === undefined || value === '') return undefined;
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CloudError('cloud-address-refused', { route: name, detail: 'it is not the URL of an http or https proxy' });
  }
  return url.href;
};

export interface OutgoingBody {
  /** Chunks of the body. A chunk is valid only until the next one is requested, because chunks may share a buffer. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentLength: number;
  readonly contentType: string;
  /** Closes the file from which the chunks are read. */
  readonly close: () => Promise<void>;
}

/** Returns undefined for a request without a body. */
export const openJsonBody = (value: unknown): Exchange<unknown>['openBody'] =>
  value === undefined ? undefined : async () => bodyOf(Buffer.from(JSON.stringify(value)), 'application/json');

export const bodyOf = (content: Uint8Array, contentType: string): OutgoingBody => ({
  chunks: once(content),
  contentLength: content.length,
  contentType,
  close: async () => {},
});

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** One attempt of one call, for the log. Contains no secrets. */
export interface RequestEvent extends Readonly<Omit<Trace, 'sent'>> {
  readonly method: string;
  readonly route: string;
  /** Path and query of a request to the API. For another host, the URL without its query, which may contain a signature. */
  readonly path: string;
  readonly attempt: number;
  readonly durationMs: number;
  /** `retry`: another attempt follows after `waitMs`. `cancelled`: the caller aborted the call. */
  readonly outcome: 'ok' | 'retry' | 'failed' | 'cancelled';
  readonly error?: string;
  readonly waitMs?: number;
}

const unsentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_TLS',
  'UND_ERR_PRX_CONN',
]);

const certificateCode = /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_(?:GET|VERIFY)_|DEPTH_ZERO_|SELF_SIGNED_)/;
const handshakeCode = /^(?:ERR_TLS_|ERR_SSL_|UNABLE_TO_|EPROTO)/;

/** @param sent whether undici started to read the body. Undefined for a request without a body: the error code then decides */
const connectionFailure = (error: unknown, route: string, sent: boolean | undefined): unknown => {
  const networkCode = codeOf(error);
  // An error without a code is a bug in this client, so it is passed on unchanged.
  if (networkCode === undefined) return error;
  const facts = { route, detail: networkCode, cause: withoutBytes(error) };
  if (certificateCode.test(networkCode)) return new CloudError('cloud-certificate-refused', facts);
  const left = sent ?? !(unsentCodes.has(networkCode) || handshakeCode.test(networkCode));
  return new CloudError(left ? 'cloud-connection-lost' : 'cloud-unreachable', facts);
};

const parserErrorName = 'HTTPParserError';

const codeOf = (error: unknown): string | undefined => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error && error.name === parserErrorName ? 'HTTP_PARSER' : undefined;
};

/** Removes the bytes that undici's parser attaches to an error, because they must not be logged. */
const withoutBytes = (error: unknown): unknown =>
  error instanceof Error && error.name === parserErrorName ? new Error(error.message) : error;
