import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { listenOnLoopback } from './listen.ts';

export interface RawRequest {
  readonly method: string;
  /** Path and query as they came in. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the server does with a request. */
export type RawResponder = (response: ServerResponse, request: RawRequest) => void;

export interface RawServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, or the same with `https` */
  readonly origin: string;
  readonly port: number;
  readonly requests: readonly RawRequest[];
  /** Connections that were opened so far. */
  readonly connections: () => number;
}

export interface RawServerOptions {
  /** Whether the request's body is kept; without it only its end is waited for. */
  readonly keepBodies?: boolean;
  /** Responds before the body has come in, which is then read and dropped. */
  readonly eager?: boolean;
  /** Awaited before each piece of a body is read on. */
  readonly beforeEachChunk?: () => Promise<void>;
  /** Speaks TLS with this key and certificate, both as PEM. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** A server on loopback that gives its responses in turn, one for each request; the last one is repeated. */
export const startRawServer = async (
  responders: readonly RawResponder[],
  { keepBodies = true, eager = false, beforeEachChunk, tls }: RawServerOptions = {},
): Promise<RawServer> => {
  const requests: RawRequest[] = [];
  let opened = 0;
  let nth = 0;
  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const act = responders[Math.min(nth++, responders.length - 1)];
    const body = eager ? Buffer.alloc(0) : await readBody(message, keepBodies, beforeEachChunk);
    const request = { method: message.method ?? '', url: message.url ?? '', headers: message.headers, body };
    requests.push(request);
    act?.(response, request);
    message.resume();
  };
  const respond = (message: IncomingMessage, response: ServerResponse): void => {
    handle(message, response).catch(() => response.destroy());
  };
  const server = tls === undefined ? createServer(respond) : createTlsServer(tls, respond);
  server.on('connection', () => {
    opened += 1;
  });
  const { port, close } = await listenOnLoopback(server);
  return {
    port,
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    requests,
    connections: () => opened,
    [Symbol.asyncDispose]: close,
  };
};

/** A port of loopback where nothing listens. */
export const closedOrigin = async (): Promise<string> => {
  const { port, close } = await listenOnLoopback(createServer());
  await close();
  return `http://127.0.0.1:${port}`;
};

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): RawResponder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const text =
  (body: string | Buffer, status = 200, headers: Readonly<Record<string, string>> = {}): RawResponder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);

/** Bytes on the socket as they are; unlike `response.end` this leaves the connection open for reading. */
export const bytes =
  (content: string): RawResponder =>
  (response) =>
    response.socket?.write(content);

export const redirect =
  (location: string, status = 302): RawResponder =>
  (response) =>
    response.writeHead(status, { location }).end('moved');

/** A connection reset without a response. */
export const reset: RawResponder = (response) => response.socket?.resetAndDestroy();

/** Silence until the client gives up. */
export const hang: RawResponder = () => {};

/** Declares more bytes than it sends, then closes. */
export const truncated =
  (body: string): RawResponder =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length + 100) });
    response.write(body, () => response.socket?.destroy());
  };

/** A chunked response whose last chunk never comes. */
export const brokenChunks =
  (body: string): RawResponder =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(body, () => response.socket?.destroy());
  };

/** The beginning of a response, then silence. */
export const stall =
  (body: string): RawResponder =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length + 100) });
    response.write(body);
  };

/** A byte whenever the loop turns, without an end. */
export const trickle: RawResponder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = (): void => {
    if (response.destroyed) return;
    response.write(' ', () => setImmediate(drip));
  };
  drip();
};

const readBody = async (
  message: IncomingMessage,
  keep: boolean,
  beforeEachChunk: RawServerOptions['beforeEachChunk'],
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of message) {
      if (keep) chunks.push(chunk);
      await beforeEachChunk?.();
    }
  } catch {
    // A client that goes away while it sends is what some tests are about.
  }
  return Buffer.concat(chunks);
};
