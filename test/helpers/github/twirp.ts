import type { z } from 'zod';
import { type Call, jsonBody, type LoopbackResponse, type Routes } from '../loopback-server.ts';

/** The identifiers that the services know a job by. */
export interface JobScope {
  readonly runBackendId: string;
  readonly jobBackendId: string;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token of the form of `ACTIONS_RUNTIME_TOKEN`. Clients read its `scp` claim and check no signature. */
export const runtimeToken = ({ runBackendId, jobBackendId }: JobScope): string => {
  const claims = { scp: `Actions.GenericRead Actions.Results:${runBackendId}:${jobBackendId}`, iss: 'https://token.example' };
  return `${part({ typ: 'JWT', alg: 'none' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
};

/** A failure as Twirp words it: `code` is one of its own, for instance `already_exists`. */
export const twirpError = (status: number, code: string, message: string): LoopbackResponse => ({
  status,
  body: { code, msg: message },
});

type Respond = (request: unknown, call: Call) => LoopbackResponse;

/** A method whose request must fit `schema`; one that does not is refused with `malformed`. */
export const twirpMethod =
  <Schema extends z.ZodType>(schema: Schema, respond: (request: z.infer<Schema>, origin: string) => LoopbackResponse): Respond =>
  (body, { request }) => {
    const read = schema.safeParse(body);
    if (!read.success) return twirpError(400, 'malformed', read.error.message);
    return respond(read.data, `http://${request.headers.host}`);
  };

/** Routes of a Twirp service in JSON, open to the bearer of `token` alone. */
export const twirpRoutes = (service: string, token: string, methods: Readonly<Record<string, Respond>>): Routes =>
  Object.fromEntries(
    Object.entries(methods).map(([name, respond]) => [
      `POST /twirp/${service}/${name}`,
      (call: Call) =>
        call.request.headers.authorization === `Bearer ${token}`
          ? respond(jsonBody(call.request), call)
          : twirpError(401, 'unauthenticated', 'the token is not this job’s'),
    ]),
  );
