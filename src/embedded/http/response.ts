import type { ServerResponse } from 'node:http';
import { basicChallenge } from './authentication.ts';

/** The response of a handler; the listener sends it, unless a fault changes or replaces it. */
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

/** The forms of an error body. `both`: `message` and `error`, for clients that read either. */
export type ErrorForm = 'message' | 'error' | 'both' | 'nested' | 'text';

/** A request that the service rejects. The listener turns it into the response. */
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

/** A 422 with one of the service's codes. */
export const invalid = (code: string, text: string, form: ErrorForm = 'message'): Refusal =>
  new Refusal(422, `[BROWSERSTACK_${code}] ${text}`, form);

export const refusalResponse = (refusal: Refusal, form: ErrorForm): RouteResponse => {
  const response = wordRefusal(refusal, form);
  return refusal.status === 401 ? { ...response, headers: { 'WWW-Authenticate': basicChallenge } } : response;
};

const wordRefusal = ({ status, message }: Refusal, form: ErrorForm): RouteResponse => {
  switch (form) {
    case 'message':
      return jsonResponse({ message }, status);
    case 'error':
      return jsonResponse({ error: message }, status);
    case 'both':
      return jsonResponse({ message, error: message }, status);
    case 'nested':
      return jsonResponse({ error: { message } }, status);
    case 'text':
      return textResponse(message, 'text/plain; charset=utf-8', status);
  }
};

/** Marks every response as simulated. */
const simulatedHeader = { 'X-Mobile-Test-Cloud': 'simulated' } as const;

export const writeHead = (serverResponse: ServerResponse, response: RouteResponse): void => {
  serverResponse.writeHead(response.status, {
    ...simulatedHeader,
    'Content-Type': response.type,
    'Content-Length': Buffer.byteLength(response.body),
    ...response.headers,
  });
};

/** Sends a whole response; does nothing if the client has disconnected. */
export const send = (serverResponse: ServerResponse, response: RouteResponse): void => {
  if (serverResponse.destroyed || serverResponse.headersSent) return;
  writeHead(serverResponse, response);
  serverResponse.end(response.body);
};
