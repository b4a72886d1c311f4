import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

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
