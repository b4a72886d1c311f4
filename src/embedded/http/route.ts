import type { IncomingMessage } from 'node:http';
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

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const bind = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  const params: [string, string][] = [];
  for (const [index, expected] of pattern.entries()) {
    const value = decode(segments[index] ?? '');
    if (value === undefined || value === '') return undefined;
    if (expected.startsWith(':')) params.push([expected.slice(1), value]);
    else if (expected !== value) return undefined;
  }
  return Object.fromEntries(params);
};

/** Clients may send doubled or trailing slashes; the service ignores them. */
export const tidyPath = (path: string): string => {
  const tidy = path.replaceAll(/\/{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
};

/** If several patterns match a path, the first one in the table wins. */
export const createRouteFinder = (routes: readonly Route[]): RouteFinder => {
  const compiled = routes.map((route) => ({ route, pattern: route.path.split('/').slice(1) }));
  return (method, path) => {
    const segments = path.split('/').slice(1);
    for (const { route, pattern } of compiled) {
      if (route.method !== method || pattern.length !== segments.length) continue;
      const params = bind(pattern, segments);
      if (params !== undefined) return { route, params };
    }
    return undefined;
  };
};

/** A variable of the route's pattern, which is present whenever the route matched. */
export const param = (exchange: Exchange, name: string): string => exchange.params[name] ?? '';
