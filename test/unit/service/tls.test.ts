import { afterEach, expect, test, vi } from 'vitest';
import { keepTlsVerified } from '../../../src/lib/addresses.ts';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { json, selfSigned, startRawServer } from '../../helpers/loopback-server.ts';
import { startProxy } from '../../helpers/proxy.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The one request that Node sends where nothing but its own switch decides: the server can be reached. */
const canBeReached = async (origin: string): Promise<boolean> => (await fetch(origin)).ok;

test.each([
  { way: 'directly', proxied: false },
  { way: 'through a proxy', proxied: true },
])('an untrusted certificate is refused $way, whatever Node was told', async ({ proxied }) => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  await using server = await startRawServer([json([])], { tls: selfSigned() });
  expect(await canBeReached(server.origin)).toBe(true);
  await using proxy = await startProxy({ hosts: { 'api.example': server.port } });
  vi.stubEnv('https_proxy', proxy.origin);
  await using client = openTestClient(proxied ? 'https://api.example' : server.origin);
  const reading = await rejection(client.cloud.devices.list());
  expect(reading).toMatchObject({
    code: 'cloud-certificate-refused',
    message: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
  });
  // Once each: no second try makes a certificate better.
  expect(client.events).toHaveLength(1);
  expect(await rejection(client.cloud.builds('espresso').start({ app: 'bs://1' }))).toMatchObject({
    code: 'cloud-certificate-refused',
  });
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /']);
  expect(proxy.requests.length > 0).toBe(proxied);
});

test.each([
  { value: '0', turnedOff: true, left: undefined },
  { value: '1', turnedOff: false, left: '1' },
  { value: undefined, turnedOff: false, left: undefined },
])('the switch $value is taken out of the environment where it turns checks off', ({ value, turnedOff, left }) => {
  const environment: Record<string, string | undefined> = { NODE_TLS_REJECT_UNAUTHORIZED: value, OTHER: 'stays' };
  expect(keepTlsVerified(environment)).toBe(turnedOff);
  expect(environment.NODE_TLS_REJECT_UNAUTHORIZED).toBe(left);
  expect(environment.OTHER).toBe('stays');
});
