import { z } from 'zod';
import { type Call, json, type Reply, type Routes } from '../loopback-server.ts';

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

export const authorized = (token: string, routes: Routes, refused = refusal(401, 'Bad credentials')): Routes => {
  const isOpen = ({ request }: Call): boolean => request.headers.authorization?.replace(/^(?:token|bearer) /i, '') === token;
  return Object.fromEntries(
    Object.entries(routes).map(([route, handle]) => [route, (call: Call) => (isOpen(call) ? handle(call) : refused)]),
  );
};

/** Responds with one page of `items`: `per_page` is 30 by default and at most 100. `name`: key of the list in listings that return an object. */
export const pageOf = ({ request }: Call, items: readonly unknown[], name?: string): Reply => {
  const perPage = Math.min(Number(request.query.get('per_page') ?? 30), 100);
  const page = Number(request.query.get('page') ?? 1);
  const shown = items.slice((page - 1) * perPage, page * perPage);
  return json(name === undefined ? shown : { total_count: items.length, [name]: shown });
};
