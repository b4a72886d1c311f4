import type { ServerResponse } from 'node:http';
import { basicChallenge } from './authentication.ts';

export interface RouteResponse {
  readonly status: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export const jsonResponse = (value: unknown, status = 200): RouteResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const textResponse = (body: string, type = 'text/plain; charset=utf-8', status = 200): RouteResponse => ({
  status,
  type,
  body,
});

export type ErrorForm =
  | 'message'
  | 'error'
  /** Contains `message` and `error`, so that each client finds the key that it expects. */
  | 'both'
  | 'nested'
  | 'text';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly form: ErrorForm;

  constructor(status: number, message: string, form: ErrorForm = 'message') {
    super(message);
    this.status = status;
    this.form = form;
  }
}

/** Creates a refusal with status 422 and an error code of the service. */
export const invalid = (code: string, text: string, form: ErrorForm = 'message'): Refusal =>
  new Refusal(422, `[BROWSERSTACK_${code}] ${text}`, form);

const errorBodies: Readonly<Record<Exclude<ErrorForm, 'text'>, (message: string) => unknown>> = {
  message: (message) => ({ message }),
  error: (error) => ({ error }),
  both: (message) => ({ message, error: message }),
  nested: (message) => ({ error: { message } }),
};

export const refusalResponse = ({ status, message }: Refusal, form: ErrorForm): RouteResponse => ({
  ...(form === 'text' ? textResponse(message, undefined, status) : jsonResponse(errorBodies[form](message), status)),
  ...(status === 401 && { headers: { 'WWW-Authenticate': basicChallenge } }),
});

export const writeHead = (serverResponse: ServerResponse, { status, type, headers, body }: RouteResponse): void => {
  serverResponse.writeHead(status, {
    'X-Mobile-Test-Cloud': 'simulated',
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
};

/** Does nothing if the client has disconnected. */
export const send = (serverResponse: ServerResponse, response: RouteResponse): void => {
  if (serverResponse.destroyed || serverResponse.headersSent) return;
  writeHead(serverResponse, response);
  serverResponse.end(response.body);
};
