import { z } from 'zod';
import { type Call, json, type Reply, type Routes } from '../loopback-server.ts';

/** Error response of the REST API. */
const refusal = (status: number, message: string): Reply => json({ message, status: String(status) }, status);

export const unprocessable = (message: string): Reply => refusal(422, message);

/** Response to a token without the permission, such as the token of a pull request from a fork. */
export const forbidden = refusal(403, 'Resource not accessible by integration');

/** Passes a value to `show`, or responds 404 if it is undefined. */
export const ifFound = <Value>(value: Value | undefined, show: (value: Value) => Reply): Reply =>
  value === undefined ? refusal(404, 'Not Found') : show(value);

/** Passes a valid body to `handle`. Like GitHub, responds 422 with the mistakes to an invalid one. */
export const withBody =
  <Schema extends z.ZodType>(schema: Schema, handle: (body: z.infer<Schema>, params: Call['params']) => Reply) =>
  ({ request, params }: Call): Reply => {
    const { data, error } = schema.safeParse(JSON.parse(request.body.toString()));
    return error === undefined ? handle(data as z.infer<Schema>, params) : unprocessable(z.prettifyError(error));
  };

/** Limits routes to requests with `token`; other requests get `refused`. */
export const authorized = (token: string, routes: Routes, refused = refusal(401, 'Bad credentials')): Routes => {
  const isOpen = ({ request }: Call): boolean => request.headers.authorization?.replace(/^(?:token|bearer) /i, '') === token;
  return Object.fromEntries(
    Object.entries(routes).map(([route, handle]) => [route, (call: Call) => (isOpen(call) ? handle(call) : refused)]),
  );
};

/**
 * Responds with one page of `items` and a `Link` header, as GitHub does: `per_page` is 30 by default and at most 100, `page` starts at 1.
 *
 * @param name key of the list, for listings that return an object
 */
export const pageOf = ({ request }: Call, items: readonly unknown[], name?: string): Reply => {
  const perPage = Math.min(Number(request.query.get('per_page') ?? 30), 100);
  const page = Number(request.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const pages = { ...(page > 1 && { prev: page - 1, first: 1 }), ...(page < last && { next: page + 1, last }) };
  const links = Object.entries(pages).map(([rel, number]) => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(number));
    return `<http://${request.headers.host}${request.path}?${query.toString()}>; rel="${rel}"`;
  });
  const shown = items.slice((page - 1) * perPage, page * perPage);
  const body = name === undefined ? shown : { total_count: items.length, [name]: shown };
  return json(body, 200, links.length > 0 ? { link: links.join(', ') } : {});
};
