import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fetch, ProxyAgent } from 'undici';
import { expect, test } from 'vitest';
import { type LoopbackServer, startLoopbackServer } from '../../helpers/loopback-server.ts';
import { startProxy } from '../../helpers/proxy.ts';

const startUpstream = (): Promise<LoopbackServer> =>
  startLoopbackServer([{ method: 'POST', path: '/plan.json', handle: ({ request: { body } }) => ({ status: 201, body }) }]);

const post = async (url: string, proxy: string, proxyTunnel: boolean): Promise<readonly [number, string]> => {
  const dispatcher = new ProxyAgent({ uri: proxy, proxyTunnel });
  try {
    const response = await fetch(url, { method: 'POST', body: 'hello', dispatcher });
    return [response.status, await response.text()];
  } finally {
    await dispatcher.close();
  }
};

/** The status that a proxy answers with to one request line, for `CONNECT` too. */
const statusOf = async (proxy: string, method: string, path: string, headers: Record<string, string> = {}): Promise<number> => {
  const call = request(proxy, { method, path, headers, agent: false });
  call.end();
  const [answer]: IncomingMessage[] = await once(call, method === 'CONNECT' ? 'connect' : 'response');
  answer?.destroy();
  return answer?.statusCode ?? 0;
};

test.each([
  { proxyTunnel: true, kind: 'tunnel', method: 'CONNECT' },
  { proxyTunnel: false, kind: 'forward', method: 'POST' },
] as const)('passes a request on as $kind and records it', async ({ proxyTunnel, kind, method }) => {
  await using upstream = await startUpstream();
  await using proxy = await startProxy();
  const { host } = new URL(upstream.origin);
  expect(await post(`${upstream.origin}/plan.json`, proxy.origin, proxyTunnel)).toEqual([201, 'hello']);
  expect(proxy.requests).toMatchObject([{ kind, method, target: proxyTunnel ? host : `${upstream.origin}/plan.json` }]);
});

test.each([
  ['CONNECT', 'service.example:443', 403],
  ['CONNECT', '10.0.0.1:443', 403],
  ['CONNECT', '127.0.0.1.service.example:443', 403],
  ['GET', 'http://service.example/plan.json', 403],
  ['GET', '/plan.json', 400],
])('refuses what is not on loopback: %s %s', async (method, target, status) => {
  await using proxy = await startProxy();
  expect(await statusOf(proxy.origin, method, target)).toBe(status);
  expect(proxy.requests).toMatchObject([{ method, target }]);
});

test('asks for credentials where it has some, and keeps them to itself', async () => {
  await using upstream = await startUpstream();
  await using proxy = await startProxy({ credentials: 'ann:secret' });
  const target = `${upstream.origin}/plan.json`;
  const basic = (credentials: string): Record<string, string> => ({
    'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}`,
  });
  expect(await statusOf(proxy.origin, 'POST', target)).toBe(407);
  expect(await statusOf(proxy.origin, 'POST', target, basic('ann:wrong'))).toBe(407);
  expect(await statusOf(proxy.origin, 'CONNECT', new URL(target).host)).toBe(407);
  expect(await statusOf(proxy.origin, 'POST', target, basic('ann:secret'))).toBe(201);
  expect(upstream.requests.map(({ headers }) => headers['proxy-authorization'])).toEqual([undefined]);
});

test('answers 502 if nothing listens at the target', async () => {
  const upstream = await startUpstream();
  await upstream[Symbol.asyncDispose]();
  await using proxy = await startProxy();
  expect(await statusOf(proxy.origin, 'GET', `${upstream.origin}/plan.json`)).toBe(502);
});
