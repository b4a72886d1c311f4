import { describe, expect, test } from 'vitest';
import { isLoopback, leaveOutProxies, localPlaceOf } from '../../../src/lib/addresses.ts';

/** Hosts as they are in URLs, with what they are, and whether plain http to them is safe. */
const hosts: readonly (readonly [host: string, place: ReturnType<typeof localPlaceOf>, staysHere: boolean])[] = [
  ['localhost', 'loopback', true],
  ['LOCALHOST', 'loopback', true],
  ['localhost.', 'loopback', true],
  ['127.0.0.1', 'loopback', true],
  ['127.9.8.7', 'loopback', true],
  ['127.0.0.1.', 'loopback', true],
  ['127.1', 'loopback', true],
  ['2130706433', 'loopback', true],
  ['0x7f000001', 'loopback', true],
  ['0177.0.0.1', 'loopback', true],
  ['[::1]', 'loopback', true],
  ['[0:0:0:0:0:0:0:1]', 'loopback', true],
  ['[::ffff:127.0.0.1]', 'loopback', true],
  ['[::ffff:7f00:1]', 'loopback', true],
  ['[::7f00:1]', 'loopback', true],
  ['[::ffff:0:7f00:1]', 'loopback', true],
  ['[64:ff9b::7f00:1]', 'loopback', true],
  ['app.localhost', 'loopback', false],
  ['app.localhost.', 'loopback', false],
  ['localhost.localdomain', 'loopback', false],
  ['localhost6.localdomain6', 'loopback', false],
  ['ip6-localhost', 'loopback', false],
  ['ip6-loopback', 'loopback', false],
  ['0.0.0.0', 'unspecified', false],
  ['0', 'unspecified', false],
  ['[::]', 'unspecified', false],
  ['[::ffff:0.0.0.0]', 'unspecified', false],
  ['169.254.169.254', 'link-local', false],
  ['2852039166', 'link-local', false],
  ['[::ffff:a9fe:a9fe]', 'link-local', false],
  ['[fe80::1]', 'link-local', false],
  ['[febf::1]', 'link-local', false],
  // Controls: hosts that are elsewhere.
  ['browserstack.com', undefined, false],
  ['localhost.example.com', undefined, false],
  ['notlocalhost', undefined, false],
  ['127.0.0.1.example.com', undefined, false],
  ['128.0.0.1', undefined, false],
  ['10.0.0.1', undefined, false],
  ['169.253.0.1', undefined, false],
  ['[::ffff:8.8.8.8]', undefined, false],
  ['[64:ff9b::808:808]', undefined, false],
  ['[2001:db8::1]', undefined, false],
  ['[fec0::1]', undefined, false],
];

test.each(hosts)('the host %s of a URL is %s', (host, place, staysHere) => {
  const { hostname } = new URL(`https://${host}/`);
  expect({ place: localPlaceOf(hostname), staysHere: isLoopback(hostname) }).toEqual({ place, staysHere });
});

test.each([
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.1', true],
  ['::ffff:192.168.0.9', false],
  ['fe80::1%eth0', false],
  ['', false],
])('the address %s of a socket is on loopback: %s', (address, staysHere) => {
  expect(isLoopback(address)).toBe(staysHere);
});

describe('exceptions from proxies', () => {
  const proxies = {
    HTTPS_PROXY: 'http://p.example',
    http_proxy: 'http://p.example',
    ALL_PROXY: 'http://p.example',
    PATH: '/bin',
  };

  test.each([{ NO_PROXY: '*' }, { no_proxy: '*' }, { NO_PROXY: 'a.example, *' }])('%j leaves no proxy', (exceptions) => {
    const environment: Record<string, string | undefined> = { ...proxies, ...exceptions };
    leaveOutProxies(environment);
    expect(environment).toEqual({ PATH: '/bin', ...exceptions });
  });

  test.each([{}, { NO_PROXY: '' }, { NO_PROXY: '*.example.com' }, { no_proxy: 'a.example', NO_PROXY: '*' }])(
    '%j keeps the proxies (control)',
    (exceptions) => {
      const environment: Record<string, string | undefined> = { ...proxies, ...exceptions };
      leaveOutProxies(environment);
      expect(environment).toEqual({ ...proxies, ...exceptions });
    },
  );
});
