import type { IncomingMessage } from 'node:http';
import createRouter, { type HTTPMethod } from 'find-my-way';
import type { z } from 'zod';
import { json } from './message-schemas.ts';
import { jsonResponse, type RouteResponse } from './response.ts';

export interface Exchange {
  /** Decoded values of the variables in the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly signal: AbortSignal;
  /** Reads and records a JSON body of at most 1 MiB. Throws Refusal. */
  readJson(): Promise<unknown>;
  /** Records the body of a form in the journal. */
  noteBody(body: unknown, bytes: number): void;
}

/** A group of calls in `docs/openapi.json`. */
interface Area {
  readonly name: string;
  readonly text: string;
}

interface Description {
  /** The same call has the same name at each of its paths. The document adds to it what differs between them. */
  readonly name: string;
  readonly summary: string;
  /** Schemas of the query parameters, all of which are optional. */
  readonly query?: Readonly<Record<string, z.ZodType>>;
  /** Schemas of the request body by content type. */
  readonly body?: Readonly<Record<string, z.ZodType>>;
  /** Status of the response. Default: 200. */
  readonly status?: number;
  /** Additional error statuses. Default: 413 and 422 for a call with a body. */
  readonly refusals?: readonly (404 | 413 | 422)[];
}

/** A call is declared once: the listener answers with its handler and its status, and `docs/openapi.json` describes the rest. */
export interface Call extends Description {
  /** Schemas of the response body by content type. */
  readonly responses: Readonly<Record<string, z.ZodType>>;
  /** Throws Refusal. */
  readonly handle: (exchange: Exchange) => RouteResponse | Promise<RouteResponse>;
}

/** A value that is sent may be read-only, although the types of schemas are not. */
type Sent<Value> = Value extends readonly (infer Entry)[]
  ? readonly Sent<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** A call that responds with JSON. */
interface JsonCall<Schema extends z.ZodType> extends Description {
  readonly response: Schema;
  /** Returns the value to send. Throws Refusal. */
  readonly handle: (exchange: Exchange) => Sent<z.input<Schema>> | Promise<Sent<z.input<Schema>>>;
}

export interface Route extends Call {
  readonly area: Area;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A segment `:name` is a variable. */
  readonly path: string;
}

/** Example: `routesOf(account).get('/app-automate/plan.json', { name: 'getPlan', … })`. */
export const routesOf = (area: Area) => {
  const routeBy =
    (method: Route['method']) =>
    <Schema extends z.ZodType>(path: string, { response, handle, ...description }: JsonCall<Schema>): Route => ({
      ...description,
      responses: json(response),
      handle: async (exchange) => jsonResponse(await handle(exchange)),
      area,
      method,
      path,
    });
  return {
    get: routeBy('GET'),
    post: routeBy('POST'),
    put: routeBy('PUT'),
    delete: routeBy('DELETE'),
    /** For responses that are not always JSON. */
    getContent: (path: string, call: Call): Route => ({ ...call, area, method: 'GET', path }),
  };
};

export type RouteFinder = (
  method: string,
  path: string,
) => { readonly route: Route; readonly params: Readonly<Record<string, string | undefined>> } | undefined;

/** Removes duplicate and trailing slashes, which the service ignores. */
export const tidyPath = (path: string): string => {
  const tidy = path.replaceAll(/\/{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
};

/** Calls that steer the built-in cloud. Their paths begin with `/simulation/`. */
export const simulationArea: Area = {
  name: 'Simulation',
  text: 'Not a part of the service: they steer the built-in cloud, without credentials, from the same machine only',
};

/** Whether a path without duplicate slashes controls a simulation. The service has none below it. */
export const isSimulationPath = (path: string): boolean => /^\/simulation(?:\/|$)/.test(path);

/** Cache of routers, because building a router takes longer than handling many requests. */
const routers = new Map<string, ReturnType<typeof createRouter>>();

/** Returns a router that finds the index of a route in `routes`. */
const routerOf = (routes: readonly Route[]): ReturnType<typeof createRouter> => {
  const shape = routes.map(({ method, path }) => `${method} ${path}`).join('\n');
  const known = routers.get(shape);
  if (known !== undefined) return known;
  // This limit has no effect, because Node refuses requests with such a long path.
  const router = createRouter({ maxParamLength: 100_000 });
  for (const [place, { method, path }] of routes.entries()) router.on(method, path, () => {}, { place });
  routers.set(shape, router);
  return router;
};

/** Prefers a literal segment to a variable. Throws if two routes have the same method and path. */
export const createRouteFinder = (routes: readonly Route[]): RouteFinder => {
  const router = routerOf(routes);
  return (method, path) => {
    // A `#` is encoded, because the router would otherwise end the path there.
    const found = router.find(method as HTTPMethod, path.replaceAll('#', '%23'));
    const matched = found === null ? undefined : routes[(found.store as { readonly place: number }).place];
    if (found === null || matched === undefined) return undefined;
    return { route: matched, params: found.params };
  };
};

export const param = (exchange: Exchange, name: string): string => exchange.params[name] ?? '';
