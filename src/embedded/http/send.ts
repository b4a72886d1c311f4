import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

/** Stands on every answer, so that nobody takes the simulation for the service. */
export const simulatedHeader = { 'X-Mobile-Test-Cloud': 'simulated' } as const;

export const writeHead = (response: ServerResponse, answer: Answer): void => {
  response.writeHead(answer.status, {
    ...simulatedHeader,
    'Content-Type': answer.type,
    'Content-Length': Buffer.byteLength(answer.body),
    ...answer.headers,
  });
};

/** Sends a whole answer; does nothing where the client is gone. */
export const send = (response: ServerResponse, answer: Answer): void => {
  if (response.destroyed || response.headersSent) return;
  writeHead(response, answer);
  response.end(answer.body);
};
