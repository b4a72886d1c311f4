import type { IncomingMessage } from 'node:http';
import createRouter, { type HTTPMethod } from 'find-my-way';
import type { OperationName } from '../openapi/operations.ts';
import type { RouteResponse } from './response.ts';

/** A request as a handler receives it. */
export interface Exchange {
  /** The decoded values of the pattern's `:name` segments. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  /** Aborts when the connection ends. */
  readonly signal: AbortSignal;
  /** The body as JSON, at most 1 MiB. Throws Refusal. */
  readJson(): Promise<unknown>;
  /** Records the body of a form, which `readJson` does by itself. */
  noteBody(body: unknown, bytes: number): void;
}

export interface Route {
  /** Its description in the OpenAPI document. */
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Segments are literal, or `:name` for a variable. */
  readonly path: string;
  readonly handle: (exchange: Exchange) => RouteResponse | Promise<RouteResponse>;
}

export type RouteFinder = (
  method: string,
  path: string,
) => { readonly route: Route; readonly params: Readonly<Record<string, string>> } | undefined;

/** Clients may send doubled or trailing slashes; the service ignores them. */
export const tidyPath = (path: string): string => {
  const tidy = path.replaceAll(/\/{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
};

/** More than Node accepts in the head of a request. */
const maxParamLength = 100_000;

const unused = (): void => undefined;

/** By the methods and paths of a table. Building a router takes longer than most of its cloud's requests, and there are few tables. */
const routers = new Map<string, ReturnType<typeof createRouter>>();

/** A router whose routes lead to the places of a table. */
const routerOf = (routes: readonly Route[]): ReturnType<typeof createRouter> => {
  const shape = routes.map(({ method, path }) => `${method} ${path}`).join('\n');
  const known = routers.get(shape);
  if (known !== undefined) return known;
  const router = createRouter({ maxParamLength });
  for (const [place, { method, path }] of routes.entries()) router.on(method, path, unused, { place });
  routers.set(shape, router);
  return router;
};

/** Where a literal segment and a variable match, the literal one wins. Throws for a table with two routes of one method and path. */
export const createRouteFinder = (routes: readonly Route[]): RouteFinder => {
  const router = routerOf(routes);
  return (method, path) => {
    // The library takes it for the end of the path; no client that follows the standard sends it.
    const found = router.find(method as HTTPMethod, path.replaceAll('#', '%23'));
    const route = found === null ? undefined : routes[(found.store as { readonly place: number }).place];
    if (found === null || route === undefined) return undefined;
    return { route, params: Object.fromEntries(Object.entries(found.params).map(([name, value = '']) => [name, value])) };
  };
};

/** A variable of the route's pattern, which is present whenever the route matched. */
export const param = (exchange: Exchange, name: string): string => exchange.params[name] ?? '';
