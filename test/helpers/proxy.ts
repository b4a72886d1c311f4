import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listenOnLoopback } from './loopback-server.ts';

export interface ProxiedRequest {
  /** `tunnel`: CONNECT. `forward`: a plain request with the whole URL in its first line. */
  readonly kind: 'tunnel' | 'forward';
  readonly method: string;
  /** `host:port` of a tunnel, the absolute URL else. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

export interface ForwardProxy extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, for `http_proxy` and `https_proxy`. */
  readonly origin: string;
  readonly requests: readonly ProxiedRequest[];
}

export interface ProxyOptions {
  /** `<user>:<password>`; requests without them are refused with 407. */
  readonly credentials?: string;
  /** Ports on loopback of hosts that only the proxy can reach, by host name. */
  readonly hosts?: Readonly<Record<string, number>>;
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);

const forward = (message: IncomingMessage, response: ServerResponse, url: URL): void => {
  const { 'proxy-authorization': _credentials, 'proxy-connection': _connection, ...headers } = message.headers;
  const upstream = request(url, { method: message.method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.rawHeaders);
    // A response that breaks off must break off for the client too; pipeline does that by destroying both ends.
    pipeline(received, response).catch(() => response.destroy());
  });
  upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  pipeline(message, upstream).catch(() => upstream.destroy());
};

const tunnel = (client: Duplex, head: Buffer, { hostname, port }: URL): void => {
  const upstream = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    client.pipe(upstream);
    upstream.pipe(client);
  });
  upstream.on('error', () => client.destroy());
  upstream.on('close', () => client.destroy());
  client.on('error', () => upstream.destroy());
  client.on('close', () => upstream.destroy());
};

/** Starts a forward proxy that records what it is asked for, and reaches loopback addresses and `hosts` only: all else is refused with 403. */
export const startProxy = async ({ credentials, hosts = {} }: ProxyOptions = {}): Promise<ForwardProxy> => {
  const requests: ProxiedRequest[] = [];
  const expected = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;

  /** The status of a refusal, `undefined` for a request that may pass. */
  const refusal = (message: IncomingMessage, hostname: string | undefined): number | undefined => {
    if (hostname === undefined) return 400;
    if (expected !== undefined && message.headers['proxy-authorization'] !== expected) return 407;
    return isLoopback(hostname) ? undefined : 403;
  };

  const server = createServer((message, response) => {
    const target = message.url ?? '';
    requests.push({ kind: 'forward', method: message.method ?? '', target, headers: message.headers });
    const url = URL.parse(target);
    const status = refusal(message, url?.hostname);
    if (url === null || status !== undefined) response.writeHead(status ?? 400, { 'proxy-authenticate': 'Basic' }).end();
    else forward(message, response, url);
  });
  server.on('connect', (message: IncomingMessage, client: Duplex, head: Buffer) => {
    const target = message.url ?? '';
    requests.push({ kind: 'tunnel', method: 'CONNECT', target, headers: message.headers });
    const named = URL.parse(`tunnel://${target}`);
    const known = hosts[named?.hostname ?? ''];
    const url = known === undefined ? named : new URL(`tunnel://127.0.0.1:${known}`);
    const status = refusal(message, url?.hostname);
    if (url === null || status !== undefined) {
      client.end(`HTTP/1.1 ${status ?? 400} Refused\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n`);
    } else tunnel(client, head, url);
  });

  const listening = await listenOnLoopback(server);
  return { origin: `http://127.0.0.1:${listening.port}`, requests, [Symbol.asyncDispose]: () => listening.close() };
};
