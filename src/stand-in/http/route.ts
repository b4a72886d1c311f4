import type { IncomingMessage } from 'node:http';
import createRouter, { type HTTPMethod } from 'find-my-way';
import type { OperationName } from '../openapi/operations.ts';
import type { Refusal, RouteResponse } from './response.ts';

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

export interface Route {
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A segment `:name` is a variable. */
  readonly path: string;
  readonly handle: (exchange: Exchange) => RouteResponse | Promise<RouteResponse>;
}

const routeBy =
  (method: Route['method']) =>
  (operation: OperationName, path: string, handle: Route['handle']): Route => ({ operation, method, path, handle });

/** Example: `route.get('getPlan', '/app-automate/plan.json', …)`. */
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

type RefuseParameter = (name: string, expected: string) => Refusal;

/** Throws the error of `refuse` if the value is not a whole number from `min` to `max`. */
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

/** Throws the error of `refuse` if the value is not one of `choices`. */
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
