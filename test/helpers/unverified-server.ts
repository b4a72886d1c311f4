import { createServer } from 'node:https';
import { listenOnLoopback } from './listen.ts';
import { selfSigned } from './self-signed.ts';

export interface UnverifiedServer extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
  /** What reached it, although no client should have trusted its certificate. */
  readonly requests: readonly string[];
}

/** Responds over TLS with an untrusted certificate for this host. */
export const startUnverifiedServer = async (host = '127.0.0.1'): Promise<UnverifiedServer> => {
  const requests: string[] = [];
  const server = createServer(selfSigned(host), (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  const { port, close } = await listenOnLoopback(server);
  return { origin: `https://127.0.0.1:${port}`, port, requests, [Symbol.asyncDispose]: close };
};
