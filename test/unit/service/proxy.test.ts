import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { json, selfSigned, startRawServer } from '../../helpers/loopback-server.ts';
import { startProxy } from '../../helpers/proxy.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['http://127.0.0.1', 'http://localhost', 'http://127.4.5.6'])(
  'no proxy gets the credentials of a service at %s',
  async (origin) => {
    await using server = await startRawServer([json([]), json({ message: 'Success', build_id: 'b1' })]);
    await using proxy = await startProxy();
    for (const name of ['http_proxy', 'https_proxy']) vi.stubEnv(name, proxy.origin);
    await using client = openTestClient(`${origin}:${new URL(server.origin).port}`);
    // Of 127.4.5.6, no more is known than that it is this machine.
    await client.cloud.devices.list().catch(() => {});
    await client.cloud
      .builds('espresso')
      .start({ app: 'bs://1' })
      .catch(() => {});
    expect(proxy.requests).toEqual([]);
    if (origin !== 'http://127.4.5.6') expect(server.requests).toHaveLength(2);
  },
);

test.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY'])(
  'the proxy in %s is used, with its credentials, and also without its scheme',
  async (variable) => {
    await using server = await startRawServer([json([])], { tls: selfSigned() });
    await using proxy = await startProxy({ credentials: 'me:secret', hosts: { 'api.example': server.port } });
    vi.stubEnv(variable, proxy.origin.replace('http://', 'me:secret@'));
    await using client = openTestClient('https://api.example');
    // The service was reached: it is its certificate that nobody trusts here.
    expect(await rejection(client.cloud.devices.list())).toMatchObject({ code: 'cloud-certificate-refused' });
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', url: 'api.example:443' }]);
    expect(proxy.requests.every(({ headers }) => !('authorization' in headers))).toBe(true);
  },
);

test.each(['me:secret@', 'ftp://me:secret@proxy.example', 'http://me:secret@:x'])(
  '%s is refused without being repeated',
  async (value) => {
    vi.stubEnv('https_proxy', value);
    await using client = openTestClient('https://api.example');
    const failure = await rejection(client.cloud.devices.list());
    expect(String(failure)).toContain('HTTPS_PROXY: the address is not used');
    expect(String(failure)).not.toContain('secret');
  },
);

test('`no_proxy` goes around it', async () => {
  await using server = await startRawServer([json([])], { tls: selfSigned() });
  await using proxy = await startProxy();
  vi.stubEnv('https_proxy', proxy.origin);
  vi.stubEnv('no_proxy', 'example.org, 0.0.0.0');
  // This machine by an address that is not a loopback one, which Windows does not connect to.
  await using client = openTestClient(`https://0.0.0.0:${server.port}`);
  expect(await rejection(client.cloud.devices.list())).toMatchObject({
    code: process.platform === 'win32' ? 'cloud-unreachable' : 'cloud-certificate-refused',
  });
  expect(proxy.requests).toEqual([]);
});

test('a proxy that lets nothing through proves that nothing was started', async () => {
  await using proxy = await startProxy({ credentials: 'me:secret' });
  vi.stubEnv('https_proxy', proxy.origin);
  await using client = openTestClient('https://api.example');
  const failure = await rejection(client.cloud.builds('espresso').start({ app: 'bs://1' }));
  expect(failure).toMatchObject({ code: 'cloud-unreachable', failure: 'unsent' });
  expect(proxy.requests[0]).toMatchObject({ method: 'CONNECT', url: 'api.example:443' });
  expect(proxy.requests.every((request) => !('authorization' in request.headers))).toBe(true);
});

test('a call that waits for its connection ends with its signal, and nothing was started', async () => {
  const controller = new AbortController();
  const silent = createServer(() => controller.abort(new Error('cancelled'))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.stubEnv('https_proxy', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const client = openTestClient('https://api.example', { signal: controller.signal });
  expect(await rejection(client.cloud.builds('espresso').start({ app: 'bs://1' }))).toBe(controller.signal.reason);
  await client.cloud.close();
  silent.close();
});
