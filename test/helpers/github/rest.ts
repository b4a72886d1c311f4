import { z } from 'zod';
import { type Call, jsonBody, type LoopbackResponse, type Routes } from '../loopback-server.ts';

export const notFound: LoopbackResponse = { status: 404, body: { message: 'Not Found', status: '404' } };

/** The response to a token that lacks a permission, for instance of a pull request from a fork. */
export const forbidden: LoopbackResponse = {
  status: 403,
  body: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest', status: '403' },
};

export const rateLimited = (retryAfterSeconds: number): LoopbackResponse => ({
  status: 429,
  headers: { 'retry-after': String(retryAfterSeconds), 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0' },
  body: { message: 'API rate limit exceeded', status: '429' },
});

/** Lets `handle` see a body that fits `schema`; GitHub refuses any other with 422 and what is wrong with it. */
export const withBody =
  <Schema extends z.ZodType>(schema: Schema, handle: (body: z.infer<Schema>, call: Call) => LoopbackResponse) =>
  (call: Call): LoopbackResponse => {
    const read = schema.safeParse(jsonBody(call.request));
    if (read.success) return handle(read.data, call);
    return { status: 422, body: { message: z.prettifyError(read.error), errors: read.error.issues, status: '422' } };
  };

/** Opens routes to the bearer of `token` alone. */
export const authorized = (token: string, routes: Routes): Routes => {
  const isOpen = ({ request }: Call): boolean =>
    /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] === token;
  const refused: LoopbackResponse = { status: 401, body: { message: 'Bad credentials', status: '401' } };
  return Object.fromEntries(
    Object.entries(routes).map(([route, handle]) => [route, (call: Call) => (isOpen(call) ? handle(call) : refused)]),
  );
};

/**
 * One page of `items` as GitHub cuts it: `per_page` (30 unless told, 100 at most), `page` from 1, and a `Link` header.
 *
 * `wrap` puts the page into the object that some listings return.
 */
export const pageOf = <Item>(
  { request }: Call,
  items: readonly Item[],
  wrap: (page: readonly Item[], total: number) => unknown = (page) => page,
): LoopbackResponse => {
  const perPage = Math.min(Number(request.query.get('per_page') ?? 30), 100);
  const page = Number(request.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = (number: number, rel: string): string => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(number));
    return `<http://${request.headers.host}${request.path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(links.length > 0 ? { link: links.join(', ') } : {}) },
    body: wrap(items.slice((page - 1) * perPage, page * perPage), items.length),
  };
};
