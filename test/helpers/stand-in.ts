import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

export const startStandIn = async (args: readonly string[] = [], onLine?: (line: string) => void) => {
  const script = join(import.meta.dirname, '../../src/stand-in/serve.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const facts = new Map<string, string>();
  const greeted = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name, value = ''] = /^ {2}(address|username|access key) +(\S+)$/.exec(line) ?? [];
    if (name !== undefined) facts.set(name, value);
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
    /** Sends a request with the credentials. A body that is neither text nor a form is sent as JSON. */
    request: async (method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) => {
      const sent = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
      const headers = { authorization, ...more };
      const response = await fetch(`${origin}${path}`, { method, headers, body: sent ?? null });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: <Body>(): Body => JSON.parse(text) };
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
