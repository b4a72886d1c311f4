import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { isLoopback } from '../../lib/addresses.ts';
import type { Clock } from '../../lib/clock.ts';
import { matchesPath } from '../../lib/wildcard.ts';
import { performFault } from '../faults/perform.ts';
import type { Simulation } from '../simulation.ts';
import { readJsonBody } from './body.ts';
import type { OpenRequest, RecordedRequest, RequestLog } from './request-log.ts';
import { jsonResponse, Refusal, type RouteResponse, refusalResponse, send } from './response.ts';
import { isSimulationPath, type RouteFinder, tidyPath } from './route.ts';

interface ListenerOptions {
  readonly simulation: Simulation;
  readonly findRoute: RouteFinder;
  readonly isAuthentic: (header: string | undefined, path: string) => boolean;
  readonly log: RequestLog;
  readonly clock: Clock;
  readonly onRequest: ((request: RecordedRequest) => void) | undefined;
  readonly rewrite: RewriteResponse | undefined;
}

export type RewriteResponse = (request: RecordedRequest, response: RouteResponse) => RouteResponse;

interface Target {
  /** `GET` also for a `HEAD` request, because Node leaves out the body of the response. */
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Requests that control the simulation need no credentials, and have no faults and no limits. */
  readonly isControl: boolean;
  readonly found: ReturnType<RouteFinder>;
}

const readTarget = ({ findRoute }: ListenerOptions, request: IncomingMessage): Target => {
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const path = tidyPath(rawPath);
  return { method, path, query: query.join('?'), isControl: isSimulationPath(path), found: findRoute(method, path) };
};

/**
 * Refuses requests that a web page makes a browser send: from another origin, or to a name that the page's owner resolves to this
 * machine. Other clients send no `Origin`.
 */
const checkSteering = ({ headers, socket }: IncomingMessage): void => {
  if (!isLoopback(socket.remoteAddress ?? '')) throw new Refusal(403, 'Only this machine may steer the simulation');
  const own = URL.parse(`http://${headers.host ?? ''}`);
  if (own === null || !isLoopback(own.hostname))
    throw new Refusal(403, 'Host: expected a loopback address or localhost, since only this machine may steer the simulation');
  if (headers.origin !== undefined && headers.origin !== own.origin)
    throw new Refusal(403, 'Origin: a web page of another origin may not steer the simulation');
};

const checkCaller = ({ isAuthentic, simulation }: ListenerOptions, request: IncomingMessage, target: Target): void => {
  const { method, path, isControl } = target;
  if (isControl) {
    checkSteering(request);
    return;
  }
  if (!isAuthentic(request.headers.authorization, path)) throw new Refusal(401, 'Unauthorized', 'both');
  if (!simulation.live().admits(method, path)) throw new Refusal(429, 'Too many requests');
  simulation.noteRequest(method, request.url ?? path);
};

/** Methods of the routes with a path. Empty for an unknown path. */
const methodsOf = ({ findRoute }: ListenerOptions, path: string): readonly string[] =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => findRoute(method, path) !== undefined);

const handle = async (
  options: ListenerOptions,
  request: IncomingMessage,
  target: Target,
  record: OpenRequest,
  signal: AbortSignal,
): Promise<RouteResponse> => {
  const { method, path, query, isControl, found } = target;
  checkCaller(options, request, target);
  const noteBody = (body: unknown, bytes: number): void => options.log.setBody(record, body, bytes);
  const readJson = async (): Promise<unknown> => {
    const { value, bytes } = await readJsonBody(request);
    noteBody(value, bytes);
    return value;
  };
  const recorded = isControl ? undefined : options.simulation.live().replay(method, path);
  if (recorded !== undefined) {
    // The body is read only to record it, because no route handles this request.
    if (/^application\/json\b/i.test(request.headers['content-type'] ?? '')) await readJson();
    return recorded;
  }
  if (found === undefined) {
    const unserved = findUnserved(method, path);
    const allowed = unserved === undefined ? methodsOf(options, path) : [];
    if (allowed.length > 0)
      return { ...jsonResponse({ message: `${method} is not allowed here` }, 405), headers: { Allow: allowed.join(', ') } };
    if (unserved === undefined) throw new Refusal(404, 'Not found');
    const { operation, area } = unserved;
    // Status 501 shows that the client made no mistake.
    throw new Refusal(501, `The built-in cloud does not serve "${operation}" (${area}), which the service has`);
  }
  const { route, params } = found;
  const exchange = { params, query: new URLSearchParams(query), request, signal, noteBody, readJson };
  return { ...(await route.handle(exchange)), status: route.status ?? 200 };
};

const errorResponse = (error: unknown, simulation: Simulation): RouteResponse => {
  const { errors } = simulation.live().cloud.scenario.shapes;
  if (error instanceof Refusal) return refusalResponse(error, errors === 'observed' ? error.form : errors);
  // Removes the system call and the path from the message of a file system error.
  const why = error instanceof Error ? error.message.replace(/, \w+ '.*$/s, '') : 'unknown error';
  return jsonResponse({ message: `The built-in cloud failed: ${why}` }, 500);
};

/** Waits for the whole request, because a client that is still sending would otherwise get no response. */
const drain = async (request: IncomingMessage, signal: AbortSignal): Promise<void> => {
  if (request.readableEnded) return;
  request.resume();
  await finished(request, { signal, writable: false });
};

/** All requests share this error, because creating an error takes much of the time of a small request. */
const connectionClosed = new Error('the connection is closed');

/** Returns a handler that never rejects. */
export const createListener =
  (options: ListenerOptions) =>
  async (request: IncomingMessage, serverResponse: ServerResponse): Promise<void> => {
    const { simulation, log, clock, rewrite, onRequest } = options;
    const target = readTarget(options, request);
    const { headers } = request;
    const record: OpenRequest = {
      atMs: simulation.time().nowMs(),
      method: request.method ?? 'GET',
      path: request.url?.split('?')[0] ?? '/',
      query: target.query,
      headers: headers.authorization === undefined ? headers : { ...headers, authorization: '<redacted>' },
      route: target.found?.route.path,
    };
    if (!target.isControl) log.add(record);
    const gone = new AbortController();
    // Closing the server also triggers this event, because it closes all sockets.
    serverResponse.once('close', () => gone.abort(connectionClosed));
    const { signal } = gone;
    if (!simulation.live().cloud.scenario.limits['keep-alive']) serverResponse.shouldKeepAlive = false;
    const time = simulation.time();
    // Only a time that stands still is sent, because a fast simulated time would be far in the future.
    if (time.standsStill()) serverResponse.setHeader('Date', new Date(time.nowMs()).toUTCString());
    const act = async (): Promise<RouteResponse> => {
      const work = handle(options, request, target, record, signal);
      const response = await work.catch((error: unknown) => errorResponse(error, simulation));
      return rewrite?.(record, response) ?? response;
    };
    const note = (status: number): void => {
      record.status = status;
    };
    const respond = async (response: RouteResponse): Promise<void> => {
      await drain(request, signal);
      note(response.status);
      send(serverResponse, response);
    };
    try {
      const fault = target.isControl ? undefined : simulation.live().selectFault(target.method, target.path);
      if (fault === undefined) await respond(await act());
      else {
        record.fault = fault.action;
        const dateMs = (): number => (time.standsStill() ? time : clock).nowMs();
        await performFault(fault, { request, serverResponse, act, respond, note, clock, dateMs, signal });
      }
    } catch {
      // No response can be sent, because the client has disconnected or the server was closed.
      serverResponse.destroy();
    }
    if (!request.complete) request.resume();
    onRequest?.(record);
  };

/** Operations of the service that the built-in cloud lacks, by area. `*` is a variable segment. */
const unserved: Readonly<Record<string, readonly string[]>> = {
  'builds, projects and sessions of Appium': [
    'GET /app-automate/builds.json',
    'GET PUT DELETE /app-automate/builds/*.json',
    'GET /app-automate/builds/*/sessions.json',
    'POST /app-automate/builds/*/terminallogs',
    'GET /app-automate/builds/*/sessions/*/appiumlogs',
    'GET /app-automate/builds/*/sessions/*/devicelogs',
    'GET /app-automate/builds/*/sessions/*/networklogs',
    'GET /app-automate/builds/*/sessions/*/appprofiling',
    'GET /app-automate/builds/*/sessions/*/appprofiling/v2',
    'GET /app-automate/projects.json',
    'GET PUT DELETE /app-automate/projects/*.json',
    'GET /app-automate/projects/*/badge_key',
    'PUT DELETE /app-automate/sessions/*.json',
    'POST /app-automate/sessions/*/terminallogs',
    'GET /ext/v1/builds',
  ],
  'modules of Espresso': [
    'POST /app-automate/espresso/v2/module-app',
    'POST /app-automate/espresso/v2/module-build',
    'GET /app-automate/espresso/builds/*/sessions/*/assets',
    'GET /app-automate/espresso/v2/builds/*/sessions/*/assets',
  ],
  'listings of Flutter uploads': [
    'GET /app-automate/flutter-integration-tests/v2/android/apps',
    'GET DELETE /app-automate/flutter-integration-tests/v2/android/apps/*',
    'GET /app-automate/flutter-integration-tests/v2/ios/test-packages',
    'GET DELETE /app-automate/flutter-integration-tests/v2/ios/test-package/*',
  ],
  Detox: ['POST /app-automate/detox/v2/android/app', 'POST /app-automate/detox/v2/android/app-client'],
  'test management beyond the listing of test cases': [
    'GET POST /api/v2/projects',
    'GET PATCH DELETE /api/v2/projects/*',
    'GET POST /api/v2/projects/*/folders',
    'GET PATCH DELETE /api/v2/projects/*/folders/*',
    'POST /api/v2/projects/*/folders/*/move',
    'POST /api/v2/projects/*/folders/*/test-cases',
    'PATCH DELETE /api/v2/projects/*/test-cases',
    'POST /api/v2/projects/*/test-cases/archive',
    'POST /api/v2/projects/*/test-cases/unarchive',
    'PATCH /api/v2/projects/*/test-cases/with-operations',
    'PATCH DELETE /api/v2/projects/*/test-cases/*',
    'POST /api/v2/projects/*/test-cases/*/archive',
    'POST /api/v2/projects/*/test-cases/*/unarchive',
    'POST /api/v2/projects/*/test-cases/*/move',
    'GET POST /api/v2/projects/*/test-cases/*/attachments',
    'DELETE /api/v2/projects/*/test-cases/*/attachments/*',
    'GET /api/v2/projects/*/test-cases/*/results',
    'GET POST /api/v2/projects/*/test-runs',
    'GET /api/v2/projects/*/test-runs/*',
    'GET /api/v2/projects/*/test-runs/*/test-cases',
    'PATCH POST /api/v2/projects/*/test-runs/*/update',
    'POST /api/v2/projects/*/test-runs/*/assign',
    'POST /api/v2/projects/*/test-runs/*/close',
    'POST /api/v2/projects/*/test-runs/*/delete',
    'GET POST /api/v2/projects/*/test-runs/*/results',
    'GET /api/v2/projects/*/test-runs/*/test-cases/*/results',
    'GET POST /api/v2/projects/*/test-results/*/attachments',
    'DELETE /api/v2/projects/*/test-results/*/attachments/*',
    'GET POST /api/v2/projects/*/test-plans',
    'GET /api/v2/projects/*/test-plans/*',
    'POST /api/v2/projects/*/test-plans/*/update',
    'GET /api/v2/projects/*/test-plans/*/test-runs',
    'GET POST /api/v2/configurations',
    'GET /api/v2/configurations/*',
    'GET POST /api/v2/custom-fields',
    'PATCH DELETE /api/v2/custom-fields/*',
  ],
};

const known = Object.entries(unserved).flatMap(([area, rows]) =>
  rows.flatMap((row) => {
    const methods = row.split(' ');
    const path = methods.pop() ?? '';
    return methods.map((method) => ({ method, path, operation: `${method} ${path}`, area }));
  }),
);

/** Finds an operation that the service has but the built-in cloud lacks. */
export const findUnserved = (method: string, path: string): (typeof known)[number] | undefined =>
  known.find((entry) => entry.method === method && matchesPath(entry.path, path));
