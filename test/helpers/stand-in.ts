import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** `npm run cloud` in a process of its own, as users start it. */
export interface StandIn extends AsyncDisposable {
  readonly origin: string;
  readonly username: string;
  readonly accessKey: string;
  /** Sends a request with the credentials. */
  readonly request: (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: <Body>() => Body;
}

const bodyOf = (body: unknown): string | FormData | undefined => {
  if (body === undefined || typeof body === 'string' || body instanceof FormData) return body;
  return JSON.stringify(body);
};

export const startStandIn = async (args: readonly string[] = [], onLine?: (line: string) => void): Promise<StandIn> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/embedded/serve.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const facts = new Map<string, string>();
  const greeted = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name, value] = /^ {2}(address|username|access key) +(\S+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) facts.set(name, value);
    if (facts.size === 3) greeted.resolve();
    onLine?.(line);
  });
  await Promise.race([greeted.promise, ended.then(() => Promise.reject(new Error('the built-in cloud did not start')))]);
  const [origin = '', username = '', accessKey = ''] = ['address', 'username', 'access key'].map((name) => facts.get(name));
  const authorization = `Basic ${btoa(`${username}:${accessKey}`)}`;
  return {
    origin,
    username,
    accessKey,
    request: async (method, path, body, headers = {}) => {
      const sent = bodyOf(body);
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization, ...headers },
        ...(sent !== undefined && { body: sent }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
