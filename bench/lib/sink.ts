import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One request with a body, as the server saw it. */
export interface Received {
  readonly path: string;
  readonly bytes: number;
  /** From the head of the request to the last byte of its body. */
  readonly durationMs: number;
}

/** A server in a process of its own that counts what it is sent, and answers as the service does to an upload. */
export interface Sink extends AsyncDisposable {
  readonly origin: string;
  /** What came since the last call, in order of the ends. */
  readonly received: () => Promise<readonly Received[]>;
}

type Told = { readonly origin: string } | { readonly received: readonly Received[] };

/** In the child. The service holds nothing, so every upload is one to send. */
const serve = (): void => {
  let received: Received[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') answer(response, 200, []);
    else
      count(request, (one) => {
        received.push(one);
        answer(response, 200, { app_url: 'bs://app', app_id: 'app', test_suite_url: 'bs://suite', test_suite_id: 'suite' });
      });
  });
  server.requestTimeout = 0;
  process.on('message', () => {
    process.send?.({ received });
    received = [];
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) process.send?.({ origin: `http://127.0.0.1:${address.port}` });
  });
};

const count = (request: IncomingMessage, done: (received: Received) => void): void => {
  const start = performance.now();
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.once('end', () => done({ path: request.url ?? '', bytes, durationMs: performance.now() - start }));
};

const answer = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const startSink = async (): Promise<Sink> => {
  const child = fork(import.meta.filename, ['--serve']);
  const told = async (): Promise<Told> => {
    const [message]: Told[] = await once(child, 'message');
    if (message === undefined) throw new Error('the server said nothing');
    return message;
  };
  const first = await told();
  if (!('origin' in first)) throw new Error('the server gave no address');
  return {
    origin: first.origin,
    received: async () => {
      child.send('received');
      const answered = await told();
      return 'received' in answered ? answered.received : [];
    },
    [Symbol.asyncDispose]: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
};

if (process.argv[2] === '--serve' && process.argv[1] === import.meta.filename) serve();
