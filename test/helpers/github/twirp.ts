import type { z } from 'zod';
import { type Call, jsonBody, type Reply, type Route } from '../loopback-server.ts';

/** A failure as Twirp words it: `code` is one of its own, for instance `already_exists`. */
export const twirpError = (status: number, code: string, message: string): Reply => ({ status, body: { code, msg: message } });

export interface TwirpMethod {
  readonly name: string;
  readonly answer: (request: unknown, call: Call) => Reply;
}

/** A method whose request must fit `schema`; one that does not is answered with `malformed`. */
export const twirpMethod = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  answer: (request: z.infer<Schema>, origin: string) => Reply,
): TwirpMethod => ({
  name,
  answer: (body, { request }) => {
    const read = schema.safeParse(body);
    if (!read.success) return twirpError(400, 'malformed', read.error.message);
    return answer(read.data, `http://${request.headers.host}`);
  },
});

/** Routes of a Twirp service in JSON, open to the bearer of `token` alone. */
export const twirpRoutes = (service: string, token: string, methods: readonly TwirpMethod[]): Route[] =>
  methods.map(({ name, answer }) => ({
    method: 'POST',
    path: `/twirp/${service}/${name}`,
    handle: (call) =>
      call.request.headers.authorization === `Bearer ${token}`
        ? answer(jsonBody(call.request), call)
        : twirpError(401, 'unauthenticated', 'the token is not this job’s'),
  }));
