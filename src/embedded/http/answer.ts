import type { ServerResponse } from 'node:http';
import { basicChallenge } from './authentication.ts';

/** The answer of a handler; the listener sends it, unless a fault changes or replaces it. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const textAnswer = (body: string, type = 'text/plain; charset=utf-8', status = 200): Answer => ({ status, type, body });

/** The forms of an error body. `both`: `message` and `error`, for clients that read either. */
export type ErrorForm = 'message' | 'error' | 'both' | 'nested' | 'text';

/** A request that the service rejects. The listener turns it into the answer. */
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

export const refusalAnswer = (refusal: Refusal, form: ErrorForm): Answer => {
  const answer = wordRefusal(refusal, form);
  return refusal.status === 401 ? { ...answer, headers: { 'WWW-Authenticate': basicChallenge } } : answer;
};

const wordRefusal = ({ status, message }: Refusal, form: ErrorForm): Answer => {
  switch (form) {
    case 'message':
      return jsonAnswer({ message }, status);
    case 'error':
      return jsonAnswer({ error: message }, status);
    case 'both':
      return jsonAnswer({ message, error: message }, status);
    case 'nested':
      return jsonAnswer({ error: { message } }, status);
    case 'text':
      return textAnswer(message, 'text/plain; charset=utf-8', status);
  }
};

/** Marks every answer as simulated. */
export const simulatedHeader = { 'X-Mobile-Test-Cloud': 'simulated' } as const;

export const writeHead = (response: ServerResponse, answer: Answer): void => {
  response.writeHead(answer.status, {
    ...simulatedHeader,
    'Content-Type': answer.type,
    'Content-Length': Buffer.byteLength(answer.body),
    ...answer.headers,
  });
};

/** Sends a whole answer; does nothing if the client has disconnected. */
export const send = (response: ServerResponse, answer: Answer): void => {
  if (response.destroyed || response.headersSent) return;
  writeHead(response, answer);
  response.end(answer.body);
};
