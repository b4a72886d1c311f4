import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listenOnLoopback } from './loopback-server.ts';

interface ProxyOptions {
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
    pipeline(client, upstream, client).catch(() => {});
  });
  for (const [end, other] of [
    [upstream, client],
    [client, upstream],
  ] as const)
    end.on('error', () => other.destroy()).on('close', () => other.destroy());
};

/** `target`: `host:port` of a tunnel, the absolute URL of a plain request, which is forwarded. */
const recordOf = (kind: 'tunnel' | 'forward', { method = '', url: target = '', headers }: IncomingMessage) => ({
  kind,
  method,
  target,
  headers,
});

/** Starts a forward proxy that records what it is asked for, and reaches loopback addresses and `hosts` only: all else is refused with 403. */
export const startProxy = async ({ credentials, hosts = {} }: ProxyOptions = {}) => {
  const expected = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  const requests: ReturnType<typeof recordOf>[] = [];

  /** Where the request may pass to, or the status of its refusal. */
  const admit = (kind: 'tunnel' | 'forward', message: IncomingMessage, url: URL | null): URL | number => {
    requests.push(recordOf(kind, message));
    if (url === null) return 400;
    if (expected !== undefined && message.headers['proxy-authorization'] !== expected) return 407;
    return isLoopback(url.hostname) ? url : 403;
  };

  const server = createServer((message, response) => {
    const to = admit('forward', message, URL.parse(message.url ?? ''));
    if (typeof to === 'number') response.writeHead(to, { 'proxy-authenticate': 'Basic' }).end();
    else forward(message, response, to);
  });
  server.on('connect', (message: IncomingMessage, client: Duplex, head: Buffer) => {
    const named = URL.parse(`tunnel://${message.url}`);
    const known = hosts[named?.hostname ?? ''];
    const to = admit('tunnel', message, known === undefined ? named : new URL(`tunnel://127.0.0.1:${known}`));
    if (typeof to !== 'number') tunnel(client, head, to);
    else client.end(`HTTP/1.1 ${to} Refused\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n`);
  });

  const { port, close } = await listenOnLoopback(server);
  return { origin: `http://127.0.0.1:${port}`, requests, [Symbol.asyncDispose]: close };
};
