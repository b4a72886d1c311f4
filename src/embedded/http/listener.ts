import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Clock } from '../../lib/clock.ts';
import { type FaultStage, performFault } from '../faults/perform.ts';
import type { Fault, Shapes } from '../schema/scenario.ts';
import { readJsonBody } from './body.ts';
import type { OpenEntry, RecordedRequest, RequestLog } from './request-log.ts';
import { jsonResponse, Refusal, type RouteResponse, refusalResponse, send } from './response.ts';
import { type RouteFinder, tidyPath } from './route.ts';

interface ListenerOptions {
  readonly findRoute: RouteFinder;
  readonly isAuthentic: (header: string | undefined, path: string) => boolean;
  /** False above the rate limit. */
  readonly admits: (method: string, path: string) => boolean;
  readonly selectFault: (method: string, path: string) => Fault | undefined;
  readonly errors: Shapes['errors'];
  readonly log: RequestLog;
  readonly clock: Clock;
  readonly onRequest: ((request: RecordedRequest) => void) | undefined;
  readonly rewrite: RewriteResponse | undefined;
}

/** Changes the response before it is sent; faults apply afterwards. Must not throw. */
export type RewriteResponse = (request: RecordedRequest, response: RouteResponse) => RouteResponse;

interface Target {
  /** `HEAD` is handled as `GET`, and Node sends the response without its body. */
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

const targetOf = (request: IncomingMessage): Target => {
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  return { method, path: tidyPath(path), query: query.join('?') };
};

/** Handles one request: authentication, rate limits, then the route. */
const act = async (
  options: ListenerOptions,
  request: IncomingMessage,
  target: Target,
  entry: OpenEntry,
  signal: AbortSignal,
): Promise<RouteResponse> => {
  const { method, path, query } = target;
  if (!options.isAuthentic(request.headers.authorization, path)) throw new Refusal(401, 'Unauthorized', 'both');
  if (!options.admits(method, path)) throw new Refusal(429, 'Too many requests');
  const found = options.findRoute(method, path);
  if (found === undefined) throw new Refusal(404, 'Not found');
  return found.route.handle({
    params: found.params,
    query: new URLSearchParams(query),
    request,
    signal,
    readJson: async () => {
      const { value, bytes } = await readJsonBody(request);
      entry.setBody(value, bytes);
      return value;
    },
  });
};

const responseOf = async (options: ListenerOptions, work: () => Promise<RouteResponse>): Promise<RouteResponse> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error, options.errors === 'observed' ? error.form : options.errors);
    // Errors of the file system end with the call and its path.
    const why = error instanceof Error ? error.message.replace(/, \w+ '.*$/s, '') : 'unknown error';
    return jsonResponse({ message: `The built-in cloud failed: ${why}` }, 500);
  }
};

/**
 * Reads and discards what a refused client still sends. If the connection were closed before that, the socket would be reset while the
 * client is sending, and the client would never read the response.
 */
const drain = async (request: IncomingMessage, signal: AbortSignal): Promise<void> => {
  if (request.readableEnded) return;
  request.resume();
  await finished(request, { signal, writable: false });
};

/** One for all requests: to create an error is a measurable part of a small one. */
const connectionClosed = new Error('the connection is closed');

/** Serves one request from its first byte to its last. Never rejects. */
export const createListener =
  (options: ListenerOptions) =>
  async (request: IncomingMessage, serverResponse: ServerResponse): Promise<void> => {
    const target = targetOf(request);
    const route = options.findRoute(target.method, target.path)?.route.path;
    const entry = options.log.open({
      ...target,
      method: request.method ?? 'GET',
      path: request.url?.split('?')[0] ?? '/',
      headers: request.headers,
      route,
    });
    const gone = new AbortController();
    // Also when the server closes, since that ends every socket.
    serverResponse.once('close', () => gone.abort(connectionClosed));
    const { signal } = gone;
    const respond = (response: RouteResponse): void => {
      entry.setStatus(response.status);
      send(serverResponse, response);
    };
    const work = async (): Promise<RouteResponse> => {
      const response = await responseOf(options, () => act(options, request, target, entry, signal));
      return options.rewrite?.(entry.record, response) ?? response;
    };
    try {
      const fault = options.selectFault(target.method, target.path);
      if (fault === undefined) {
        const response = await work();
        await drain(request, signal);
        respond(response);
      } else {
        entry.setFault(fault.action);
        const stage: FaultStage = {
          request,
          serverResponse,
          act: work,
          respond: async (response) => {
            await drain(request, signal);
            respond(response);
          },
          note: (status) => entry.setStatus(status),
          clock: options.clock,
          signal,
        };
        await performFault(fault, stage);
      }
    } catch {
      // The client disconnected, or the server closes during a fault: there is no connection for a response.
      serverResponse.destroy();
    }
    if (!request.complete) request.resume();
    options.onRequest?.(entry.record);
  };
