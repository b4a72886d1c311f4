import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server, Socket } from 'node:net';
import createRouter, { type HTTPMethod } from 'find-my-way';

/** Binds a server to a free port of 127.0.0.1. `close` stops it and cuts every connection that it accepted, tunnels included. */
export const listenOnLoopback = async (
  server: Server,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port: address.port, close };
};

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url), 'utf8');

/** An untrusted certificate for 127.0.0.1, `api.example` and `cloud.example`, with its key, as PEM. */
export const selfSigned = { key: fixture('key.pem'), cert: fixture('certificate.pem') };

/** A request as it came over the socket. */
export interface RawRequest {
  readonly method: string;
  /** Path and query as they came in. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the server does with a request. */
export type RawResponder = (response: ServerResponse, request: RawRequest) => unknown;

/** One that is the same for every request. */
type PlainResponder = (response: ServerResponse, request?: RawRequest) => unknown;

export type RawServer = Awaited<ReturnType<typeof startRawServer>>;

interface RawServerOptions {
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
) => {
  /** Oldest first. */
  const requests: RawRequest[] = [];
  let opened = 0;
  let nth = 0;
  const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of eager ? [] : message) {
        if (keepBodies) chunks.push(chunk);
        await beforeEachChunk?.();
      }
    } catch {
      // A client that goes away while it sends is what some tests are about.
    }
    return Buffer.concat(chunks);
  };
  const respond = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/', headers } = message;
    const respondNow = responders[Math.min(nth++, responders.length - 1)];
    const [path = '', query] = url.split(/\?(.*)/s);
    const request = { method, url, path, query: new URLSearchParams(query), headers, body: await bodyOf(message) };
    requests.push(request);
    try {
      await respondNow?.(response, request);
    } catch (error) {
      // A mistake in a simulation, which its user should see.
      if (!response.headersSent) send(response, { status: 500, body: { message: String(error) } });
    }
    message.resume();
  };
  const listener = (message: IncomingMessage, response: ServerResponse): void => void respond(message, response);
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  server.on('connection', () => {
    opened += 1;
  });
  const { port, close } = await listenOnLoopback(server);
  const origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  /** `connections`: how many were opened so far. */
  return { port, origin, requests, connections: () => opened, [Symbol.asyncDispose]: close };
};

/** What is opened for a server of its own that gives these responses, and what that server was asked. */
export const serve = async <Opened extends AsyncDisposable, Options extends unknown[]>(
  open: (origin: string, ...options: Options) => Opened,
  responders: readonly RawResponder[],
  ...options: Options
): Promise<Opened & RawServer> => {
  const server = await startRawServer(responders);
  const opened = open(server.origin, ...options);
  const close = async (): Promise<void> => {
    await opened[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  };
  return { ...opened, ...server, [Symbol.asyncDispose]: close };
};

/** A port of loopback where nothing listens. */
export const closedOrigin = async (): Promise<string> => {
  const { port, close } = await listenOnLoopback(createServer());
  await close();
  return `http://127.0.0.1:${port}`;
};

/** A response. A body that is neither text nor bytes is sent as JSON. */
export interface LoopbackResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const send = (response: ServerResponse, { status, headers, body = '' }: LoopbackResponse): void => {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const content = isRaw ? body : JSON.stringify(body);
  const type = isRaw ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, 'content-length': Buffer.byteLength(content), ...headers }).end(content);
};

export interface Call {
  readonly request: RawRequest;
  /** Values of the route's `:name` segments, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** By `METHOD path`, where `:name` stands for any segment: `GET /repos/:owner/:repo/check-runs`. */
export type Routes = Readonly<Record<string, (call: Call) => LoopbackResponse>>;

/** What a server does in place of its usual response. */
interface Fault {
  readonly method?: string;
  readonly path: RegExp;
  /** Awaited before anything is sent. */
  readonly until?: () => Promise<void>;
  /** The response, else the usual one; `reset` closes the connection without one, `silence` keeps it open without one. */
  readonly response?: LoopbackResponse | 'reset' | 'silence';
  /** Lets the request do its work first: only its response is lost. */
  readonly afterActing?: boolean;
  /** How many requests it meets; all of them unless told. */
  readonly times?: number;
}

/** A server on loopback with these routes, and 404 for any other path. `fail` adds a fault: the first that fits and is not used up wins. */
export const startLoopbackServer = async (routes: Routes) => {
  const router = createRouter({ maxParamLength: 1_000 });
  for (const [route, handle] of Object.entries(routes)) {
    const [method, path = ''] = route.split(' ');
    router.on(method as HTTPMethod, path, () => {}, handle);
  }
  const usual = (request: RawRequest): LoopbackResponse => {
    const found = router.find(request.method as HTTPMethod, request.path);
    return found === null ? { status: 404, body: { message: 'Not Found' } } : found.store({ request, params: found.params });
  };
  const faults: (Fault & { left: number })[] = [];
  const respond: RawResponder = async (response, request) => {
    const met = faults.find(
      ({ method = request.method, path, left }) => left > 0 && method === request.method && path.test(request.path),
    );
    if (met !== undefined) met.left -= 1;
    await met?.until?.();
    if (met?.afterActing) usual(request);
    if (met?.response === 'silence') return;
    if (met?.response === 'reset') response.destroy();
    else send(response, met?.response ?? usual(request));
  };
  const fail = (fault: Fault): void => void faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  return { ...(await startRawServer([respond])), fail };
};

type Headers = Readonly<Record<string, string>>;

export const json =
  (body: unknown, status = 200, headers: Headers = {}): PlainResponder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const text =
  (body: string | Buffer, status = 200, headers: Headers = {}): PlainResponder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);

export const redirect = (location: string, status = 302): PlainResponder => text('moved', status, { location });

type Route = RawResponder | readonly RawResponder[];

/** One response for all requests: by `METHOD path`, each route's responses in turn and the last one repeated. 404 for all else. */
export const routed = (routes: Readonly<Record<string, Route>>): RawResponder => {
  const asked = new Map<string, number>();
  return (response, request) => {
    const key = `${request.method} ${request.path}`;
    const nth = asked.get(key) ?? 0;
    asked.set(key, nth + 1);
    const route = [routes[key] ?? json({ message: 'not found' }, 404)].flat();
    return route[Math.min(nth, route.length - 1)]?.(response, request);
  };
};

/** Bytes on the socket as they are; unlike `response.end` this leaves the connection open for reading. */
export const bytes =
  (content: string): RawResponder =>
  (response) =>
    response.socket?.write(content);

/** A connection reset without a response. */
export const reset: RawResponder = (response) => response.socket?.resetAndDestroy();

/** Silence until the client gives up. */
export const hang: RawResponder = () => {};

/** The beginning of a response, and then what `next` does. */
const begun =
  (body: string, headers: Headers, next: (response: ServerResponse) => unknown): RawResponder =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.write(body, () => next(response));
  };

const tooLong = (body: string): Headers => ({ 'content-length': String(body.length + 100) });
const cut = (response: ServerResponse): unknown => response.socket?.destroy();

/** Declares more bytes than it sends, then closes. */
export const truncated = (body: string): RawResponder => begun(body, tooLong(body), cut);

/** A chunked response whose last chunk never comes. */
export const brokenChunks = (body: string): RawResponder => begun(body, {}, cut);

/** The beginning of a response, then silence. */
export const stall = (body: string): RawResponder => begun(body, tooLong(body), () => {});

/** A byte whenever the loop turns, without an end. */
export const trickle: RawResponder = begun(' ', {}, function drip(response) {
  if (!response.destroyed) response.write(' ', () => setImmediate(drip, response));
});
