import type { IncomingMessage } from 'node:http';
import createRouter, { type HTTPMethod } from 'find-my-way';
import type { OperationName } from '../openapi/operations.ts';
import type { Refusal, RouteResponse } from './response.ts';

export interface Exchange {
  /** Decoded values of the `:name` segments in the path of the route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  /** Aborts when the connection ends. */
  readonly signal: AbortSignal;
  /** Reads the body as JSON of at most 1 MiB, and records it. Throws Refusal. */
  readJson(): Promise<unknown>;
  /** Records the body of a form for the journal. */
  noteBody(body: unknown, bytes: number): void;
}

export interface Route {
  /** Name of the operation in the OpenAPI document. */
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path pattern. A segment `:name` is a variable; all other segments are literal. */
  readonly path: string;
  readonly handle: (exchange: Exchange) => RouteResponse | Promise<RouteResponse>;
}

const routeBy =
  (method: Route['method']) =>
  (operation: OperationName, path: string, handle: Route['handle']): Route => ({ operation, method, path, handle });

/** Functions that create a route, by method: `route.get('getPlan', '/app-automate/plan.json', …)`. */
export const route = { get: routeBy('GET'), post: routeBy('POST'), put: routeBy('PUT'), delete: routeBy('DELETE') };

export type RouteFinder = (
  method: string,
  path: string,
) => { readonly route: Route; readonly params: Readonly<Record<string, string | undefined>> } | undefined;

/** Removes duplicate and trailing slashes, which the service ignores. */
export const tidyPath = (path: string): string => {
  const tidy = path.replaceAll(/\/{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
};

/** Cache of routers, by the methods and paths of their routes. Building a router takes longer than handling many requests. */
const routers = new Map<string, ReturnType<typeof createRouter>>();

/** Returns a router that finds the index of a route in the table. */
const routerOf = (routes: readonly Route[]): ReturnType<typeof createRouter> => {
  const shape = routes.map(({ method, path }) => `${method} ${path}`).join('\n');
  const known = routers.get(shape);
  if (known !== undefined) return known;
  // Node already refuses requests with a path of this length.
  const router = createRouter({ maxParamLength: 100_000 });
  for (const [place, { method, path }] of routes.entries()) router.on(method, path, () => {}, { place });
  routers.set(shape, router);
  return router;
};

/**
 * Creates a function that finds the route for a request. A literal segment takes precedence over a variable. Throws if two routes
 * have the same method and path.
 */
export const createRouteFinder = (routes: readonly Route[]): RouteFinder => {
  const router = routerOf(routes);
  return (method, path) => {
    // The router would end the path at `#`. A `#` in a path violates the HTTP standard, and is treated as part of a segment.
    const found = router.find(method as HTTPMethod, path.replaceAll('#', '%23'));
    const matched = found === null ? undefined : routes[(found.store as { readonly place: number }).place];
    if (found === null || matched === undefined) return undefined;
    return { route: matched, params: found.params };
  };
};

export const param = (exchange: Exchange, name: string): string => exchange.params[name] ?? '';

/** Function that creates the error for an invalid query parameter. `expected` describes the valid values. */
type RefuseParameter = (name: string, expected: string) => Refusal;

/** Reads a whole number in a query. Returns `fallback` if the parameter is absent. Throws Refusal for any other value. */
export const numberParameter = (
  query: URLSearchParams,
  name: string,
  { fallback, min = 1, max }: { readonly fallback: number; readonly min?: number; readonly max: number },
  refuse: RefuseParameter,
): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw refuse(name, `a whole number from ${min} to ${max}`);
  return number;
};

/** Reads a query parameter with fixed choices. Returns undefined if it is absent. Throws Refusal for any other value. */
export const choiceParameter = (
  query: URLSearchParams,
  name: string,
  choices: readonly string[],
  refuse: RefuseParameter,
  separator = ', ',
): string | undefined => {
  const text = query.get(name);
  if (text !== null && !choices.includes(text)) throw refuse(name, choices.join(separator));
  return text ?? undefined;
};
