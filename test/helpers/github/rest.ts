import { z } from 'zod';
import { type Call, jsonBody, type LoopbackResponse, type Route } from '../loopback-server.ts';

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
export const authorized = (token: string, routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    handle: (call) =>
      /^(?:token|bearer) (.+)$/i.exec(call.request.headers.authorization ?? '')?.[1] === token
        ? route.handle(call)
        : { status: 401, body: { message: 'Bad credentials', status: '401' } },
  }));
