import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from './listen.ts';

/** A request as it came over the socket. */
export interface RecordedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A response. A body that is neither text nor bytes is sent as JSON. */
export interface LoopbackResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Call {
  readonly request: RecordedRequest;
  /** Values of the route's `:name` segments, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** By `METHOD path`. A path is made of literal and `:name` segments, for instance `GET /repos/:owner/:repo/check-runs`. */
export type Routes = Readonly<Record<string, (call: Call) => LoopbackResponse>>;

/** What a server does in place of its usual response. */
export interface Fault {
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

export interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Every request so far, oldest first, those met by a fault included. */
  readonly requests: readonly RecordedRequest[];
  /** Adds a fault. The first one that fits a request and is not used up wins. */
  readonly fail: (fault: Fault) => void;
}

const matchPath = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(value);
    else if (segment !== value) return undefined;
  }
  return params;
};

const responseOf = (routes: Routes, request: RecordedRequest): LoopbackResponse => {
  for (const [route, handle] of Object.entries(routes)) {
    const params = matchPath(route, `${request.method} ${request.path}`);
    if (params !== undefined) return handle({ request, params });
  }
  return { status: 404, body: { message: 'Not Found' } };
};

const record = async (message: IncomingMessage): Promise<RecordedRequest> => {
  const url = new URL(message.url ?? '/', 'http://127.0.0.1');
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: await buffer(message),
  };
};

const send = (response: ServerResponse, { status, headers = {}, body = '' }: LoopbackResponse): void => {
  const raw = typeof body === 'string' || Buffer.isBuffer(body);
  const content = raw ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...(raw ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': String(Buffer.byteLength(content)),
    ...headers,
  });
  response.end(content);
};

/** Starts a server on a free loopback port. Returns 404 for a path without a route, and 500 where a handler throws. */
export const startLoopbackServer = async (routes: Routes): Promise<LoopbackServer> => {
  const requests: RecordedRequest[] = [];
  const faults: { readonly fault: Fault; left: number }[] = [];

  const respond = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await record(message);
    requests.push(request);
    const met = faults.find(
      ({ fault: { method, path }, left }) => left > 0 && (method ?? request.method) === request.method && path.test(request.path),
    );
    if (met !== undefined) met.left -= 1;
    await met?.fault.until?.();
    if (met?.fault.afterActing) responseOf(routes, request);
    if (met?.fault.response === 'silence') return;
    if (met?.fault.response === 'reset') response.destroy();
    else send(response, met?.fault.response ?? responseOf(routes, request));
  };

  const server = createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      // A client that went away has no use for a response; everything else is a mistake in a fake that its user should see.
      if (!response.destroyed) send(response, { status: 500, body: { message: String(error) } });
    });
  });
  const listening = await listenOnLoopback(server);
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    requests,
    fail: (fault) => {
      faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    [Symbol.asyncDispose]: () => listening.close(),
  };
};

/** The body of a request as JSON, `undefined` where it is empty. */
export const jsonBody = ({ body }: RecordedRequest): unknown =>
  body.length === 0 ? undefined : JSON.parse(body.toString('utf8'));
