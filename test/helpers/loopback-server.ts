import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import createRouter, { type HTTPMethod } from 'find-my-way';

/** Listens on a free port of 127.0.0.1. Disposal cuts all connections, including tunnels. */
export const listenOnLoopback = async (server: Server) => {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  /** `connections`: number of connections that were opened so far. */
  return { port, origin: `http://127.0.0.1:${port}`, connections: () => sockets.length, [Symbol.asyncDispose]: close };
};

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url), 'utf8');

/** Reads an untrusted certificate for 127.0.0.1, `api.example` and `cloud.example`, and its key, as PEM. */
export const selfSigned = () => ({ key: fixture('key.pem'), cert: fixture('certificate.pem') });

export interface RawRequest {
  readonly method: string;
  /** Path and query, as received. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type RawResponder = (response: ServerResponse, request: RawRequest) => unknown;

export type RawServer = Awaited<ReturnType<typeof startRawServer>>;

interface RawServerOptions {
  /** Awaited before the response; reads the whole body by default. */
  readonly readBody?: (message: IncomingMessage) => Promise<Buffer>;
  /** Makes the server an HTTPS server. Key and certificate are PEM. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** Starts a server on loopback that gives its responses in turn, and repeats the last one. */
export const startRawServer = async (responders: readonly RawResponder[], { readBody = buffer, tls }: RawServerOptions = {}) => {
  /** Oldest first. */
  const requests: RawRequest[] = [];
  let nth = 0;
  const respond = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/', headers } = message;
    const respondNow = responders[Math.min(nth++, responders.length - 1)];
    const [path = '', query] = url.split(/\?(.*)/s);
    // A client may disconnect while it sends the body.
    const body = await readBody(message).catch(() => Buffer.alloc(0));
    const request = { method, url, path, query: new URLSearchParams(query), headers, body };
    requests.push(request);
    await respondNow?.(response, request);
  };
  const listener = (message: IncomingMessage, response: ServerResponse): void => void respond(message, response);
  const server = await listenOnLoopback(tls === undefined ? createServer(listener) : createTlsServer(tls, listener));
  return { ...server, origin: server.origin.replace('http', tls === undefined ? 'http' : 'https'), requests };
};

/** Opens something for a new server with these responses. @returns both, as one object */
export const serve = async <Opened extends AsyncDisposable, Options extends unknown[]>(
  open: (origin: string, ...options: Options) => Opened,
  responders: readonly RawResponder[],
  ...options: Options
): Promise<Opened & RawServer> => {
  const stack = new AsyncDisposableStack();
  const server = stack.use(await startRawServer(responders));
  const opened = stack.use(open(server.origin, ...options));
  return { ...opened, ...server, [Symbol.asyncDispose]: () => stack.disposeAsync() };
};

/** Returns an address of loopback without a listener. */
export const closedOrigin = async (): Promise<string> => {
  await using server = await listenOnLoopback(createServer());
  return server.origin;
};

export interface Call {
  readonly request: RawRequest;
  /** Decoded values of the `:name` segments of the route. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Handlers by `METHOD path`, where `:name` matches any segment: `GET /repos/:owner/:repo/check-runs`. */
export type Routes = Readonly<Record<string, (call: Call) => Reply>>;

/** Replaces the response to some requests. */
interface Fault {
  readonly method?: string;
  readonly path: RegExp;
  readonly until?: () => Promise<void>;
  /** The response; the usual one by default. */
  readonly response?: RawResponder;
  /** Whether the request takes effect, so that only its response is lost. */
  readonly afterActing?: boolean;
  readonly times?: number;
}

/** Starts a server on loopback with these routes; other paths get 404. `fail` adds a fault. Of several matching faults, the first one applies. */
export const startLoopbackServer = async (routes: Routes) => {
  const router = createRouter({ maxParamLength: 1_000 });
  for (const [route, handle] of Object.entries(routes)) {
    const [method, path = ''] = route.split(' ');
    router.on(method as HTTPMethod, path, () => {}, handle);
  }
  const usual = (request: RawRequest): Reply => {
    const found = router.find(request.method as HTTPMethod, request.path);
    return found === null ? json({ message: 'Not Found' }, 404) : found.store({ request, params: found.params });
  };
  const faults: (Fault & { left: number })[] = [];
  const respond: RawResponder = async (response, request) => {
    const fault = faults.find(
      ({ method = request.method, path, left }) => left > 0 && method === request.method && path.test(request.path),
    );
    if (fault !== undefined) fault.left -= 1;
    await fault?.until?.();
    if (fault?.afterActing) usual(request);
    return (fault?.response ?? usual(request))(response, request);
  };
  const fail = (fault: Fault): void => void faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  return { ...(await startRawServer([respond])), fail };
};

type Headers = Readonly<Record<string, string>>;

export type Reply = (response: ServerResponse, request?: RawRequest) => unknown;

export const text =
  (body: string | Buffer, status = 200, headers: Headers = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);

export const json = (body: unknown, status = 200, headers: Headers = {}): Reply =>
  text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers });

export const redirect = (location: string, status = 302): Reply => text('moved', status, { location });

/** Chooses the responder by `METHOD path`. Each route gives its responses in turn, and repeats the last one; other routes get 404. */
export const routed = (routes: Readonly<Record<string, RawResponder | readonly RawResponder[]>>): RawResponder => {
  const counts = new Map<string, number>();
  return (response, request) => {
    const key = `${request.method} ${request.path}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    const route = [routes[key] ?? json({ message: 'not found' }, 404)].flat();
    return route[Math.min(nth, route.length - 1)]?.(response, request);
  };
};

/** Writes bytes to the socket without HTTP, and keeps the connection open. */
export const bytes =
  (content: string): RawResponder =>
  (response) =>
    response.socket?.write(content);

export const reset: RawResponder = (response) => response.socket?.resetAndDestroy();

export const hang: RawResponder = () => {};

const begun =
  (body: string, headers: Headers, next?: (response: ServerResponse) => unknown): RawResponder =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.write(body, () => next?.(response));
  };

const tooLong = (body: string): Headers => ({ 'content-length': String(body.length + 100) });
const cut = (response: ServerResponse): unknown => response.socket?.destroy();

/** Closes the connection before as many bytes are sent as declared. */
export const truncated = (body: string): RawResponder => begun(body, tooLong(body), cut);

/** Closes the connection before the last chunk of a chunked response. */
export const brokenChunks = (body: string): RawResponder => begun(body, {}, cut);

export const stall = (body: string): RawResponder => begun(body, tooLong(body));

/** Sends one byte in each turn of the event loop, without an end. */
export const trickle: RawResponder = begun(' ', {}, function drip(response) {
  if (!response.destroyed) response.write(' ', () => setImmediate(drip, response));
});
