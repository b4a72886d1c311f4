import type { z } from 'zod';
import { type Call, jsonBody, type LoopbackResponse, type Route } from '../loopback-server.ts';

/** A failure as Twirp words it: `code` is one of its own, for instance `already_exists`. */
export const twirpError = (status: number, code: string, message: string): LoopbackResponse => ({
  status,
  body: { code, msg: message },
});

export interface TwirpMethod {
  readonly name: string;
  readonly respond: (request: unknown, call: Call) => LoopbackResponse;
}

/** A method whose request must fit `schema`; one that does not is refused with `malformed`. */
export const twirpMethod = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  respond: (request: z.infer<Schema>, origin: string) => LoopbackResponse,
): TwirpMethod => ({
  name,
  respond: (body, { request }) => {
    const read = schema.safeParse(body);
    if (!read.success) return twirpError(400, 'malformed', read.error.message);
    return respond(read.data, `http://${request.headers.host}`);
  },
});

/** Routes of a Twirp service in JSON, open to the bearer of `token` alone. */
export const twirpRoutes = (service: string, token: string, methods: readonly TwirpMethod[]): Route[] =>
  methods.map(({ name, respond }) => ({
    method: 'POST',
    path: `/twirp/${service}/${name}`,
    handle: (call) =>
      call.request.headers.authorization === `Bearer ${token}`
        ? respond(jsonBody(call.request), call)
        : twirpError(401, 'unauthenticated', 'the token is not this job’s'),
  }));
