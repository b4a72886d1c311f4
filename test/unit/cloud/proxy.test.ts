import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { startProxy } from '../../helpers/proxy.ts';
import { json, startRawServer } from '../../helpers/raw-server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the proxy of the environment is used, with its credentials', async () => {
  await using server = await startRawServer([json([]), json({ message: 'Success', build_id: 'b1' })]);
  await using proxy = await startProxy({ credentials: 'me:secret' });
  vi.stubEnv('http_proxy', proxy.origin.replace('//', '//me:secret@'));
  await using client = openTestClient(server.origin, { proxy: true });
  await client.cloud.devices.list();
  expect(await client.cloud.builds('espresso').start({ app: 'bs://1' })).toBe('b1');
  expect(proxy.requests.map((request) => request.target)).toEqual([
    `${server.origin}/app-automate/devices.json`,
    `${server.origin}/app-automate/espresso/build`,
  ]);
});

test('a proxy without its scheme is understood, in capital letters too', async () => {
  await using server = await startRawServer([json([])]);
  await using proxy = await startProxy();
  vi.stubEnv('HTTP_PROXY', proxy.origin.replace('http://', ''));
  await using client = openTestClient(server.origin, { proxy: true });
  await client.cloud.devices.list();
  expect(proxy.requests).toHaveLength(1);
});

test.each(['me:secret@', 'ftp://me:secret@proxy.example', 'http://me:secret@:x'])(
  '%s is refused without being repeated',
  (value) => {
    vi.stubEnv('https_proxy', value);
    expect(() => openTestClient('https://api.example', { proxy: true })).toThrow('HTTPS_PROXY: the address is not used');
    expect(() => openTestClient('https://api.example', { proxy: true })).not.toThrow('secret');
  },
);

test.each(['no_proxy', 'option'])('%s goes around it', async (way) => {
  await using server = await startRawServer([json([])]);
  await using proxy = await startProxy();
  vi.stubEnv('http_proxy', proxy.origin);
  if (way === 'no_proxy') vi.stubEnv('no_proxy', 'example.org, 127.0.0.1');
  await using client = openTestClient(server.origin, { proxy: way !== 'option' });
  await client.cloud.devices.list();
  expect(proxy.requests).toHaveLength(0);
});

test('a proxy that lets nothing through proves that nothing was started', async () => {
  await using proxy = await startProxy({ credentials: 'me:secret' });
  vi.stubEnv('https_proxy', proxy.origin);
  await using client = openTestClient('https://api.example', { proxy: true });
  const failure = await rejection(client.cloud.builds('espresso').start({ app: 'bs://1' }));
  expect(failure).toMatchObject({ code: 'cloud-unreachable', failure: 'unsent' });
  expect(proxy.requests[0]).toMatchObject({ kind: 'tunnel', target: 'api.example:443' });
  expect(proxy.requests.every((request) => !('authorization' in request.headers))).toBe(true);
});

test('a call that waits for its connection ends with its signal, and nothing was started', async () => {
  const controller = new AbortController();
  const silent = createServer(() => controller.abort(new Error('cancelled'))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.stubEnv('https_proxy', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const client = openTestClient('https://api.example', { proxy: true, signal: controller.signal });
  expect(await rejection(client.cloud.builds('espresso').start({ app: 'bs://1' }))).toBe(controller.signal.reason);
  await client.cloud.close();
  silent.close();
});
