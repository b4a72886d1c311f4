import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { startProxy } from '../../helpers/proxy.ts';

/** The status that a proxy returns for one request line, for `CONNECT` too. */
const statusOf = async (proxy: string, method: string, path: string, headers: Record<string, string> = {}): Promise<number> => {
  const call = request(proxy, { method, path, headers, agent: false });
  call.end();
  const [response]: IncomingMessage[] = await once(call, method === 'CONNECT' ? 'connect' : 'response');
  response?.destroy();
  return response?.statusCode ?? 0;
};

test.each([
  ['CONNECT', 'service.example:443', 403],
  ['CONNECT', '10.0.0.1:443', 403],
  ['CONNECT', '127.0.0.1.service.example:443', 403],
  ['GET', 'http://service.example/plan.json', 403],
  ['GET', '/plan.json', 400],
])('the proxy refuses what is not on loopback: %s %s', async (method, target, status) => {
  await using proxy = await startProxy();
  expect(await statusOf(proxy.origin, method, target)).toBe(status);
  expect(proxy.requests).toMatchObject([{ method, target }]);
});
