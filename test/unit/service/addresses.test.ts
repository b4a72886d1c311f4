import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateUrl, parseServiceAddress, path, withQuery } from '../../../src/service/addresses.ts';
import { anyText, anyUrl } from '../lib/escape/hostile-texts.ts';

describe('base URLs', () => {
  test.each([
    ['https://api-cloud.browserstack.com', { origin: 'https://api-cloud.browserstack.com', prefix: '', loopback: false }],
    ['https://gateway.example:8443/bs//', { origin: 'https://gateway.example:8443', prefix: '/bs', loopback: false }],
    ['http://127.0.0.1:8080/', { origin: 'http://127.0.0.1:8080', prefix: '', loopback: true }],
    ['http://localhost:1', { origin: 'http://localhost:1', prefix: '', loopback: true }],
    ['http://[::1]:1', { origin: 'http://[::1]:1', prefix: '', loopback: true }],
    ['https://127.0.0.1', { origin: 'https://127.0.0.1', prefix: '', loopback: true }],
  ])('the base URL %s is read', (baseUrl, address) => {
    expect(parseServiceAddress(baseUrl)).toEqual(address);
  });

  test.each([
    'http://api-cloud.browserstack.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://192.168.0.1',
    'ftp://127.0.0.1',
    'https://user:pass@h.example',
    'https://h.example?x=1',
    'https://h.example#x',
    'h.example',
    '',
  ])('%j is refused without being repeated', (baseUrl) => {
    expect(() => parseServiceAddress(baseUrl)).toThrow(expect.objectContaining({ code: 'cloud-address-refused' }));
    expect(() => parseServiceAddress(baseUrl)).not.toThrow(/pass@|\?x=1/);
  });
});

describe('URLs in responses', () => {
  const address = parseServiceAddress('https://gateway.example/bs');
  const own = (path: string) => ({ origin: 'https://gateway.example', path, trusted: true });
  const foreign = (origin: string, path: string) => ({ origin, path, trusted: false });
  test.each([
    ['https://api.browserstack.com/app-automate/x/devicelogs', own('/bs/app-automate/x/devicelogs')],
    ['https://browserstack.com/app-automate/x?a=1#t=0,4', own('/bs/app-automate/x?a=1')],
    ['https://gateway.example/bs/app-automate/x', own('/bs/app-automate/x')],
    ['https://gateway.example/app-automate/x', foreign('https://gateway.example', '/app-automate/x')],
    ['https://www.browserstack.com/s3-upload/v.mp4', foreign('https://www.browserstack.com', '/s3-upload/v.mp4')],
    ['https://api.browserstack.com/app-automate/../s3/v.mp4', foreign('https://api.browserstack.com', '/s3/v.mp4')],
    ['https://evilbrowserstack.com/app-automate/x', foreign('https://evilbrowserstack.com', '/app-automate/x')],
    ['https://browserstack.com.evil.example/app-automate/x', foreign('https://browserstack.com.evil.example', '/app-automate/x')],
    ['https://me:secret@h.example/v', foreign('https://h.example', '/v')],
  ])('the URL %s is followed in its place', (url, target) => {
    expect(locateUrl(address, url, 'GET x')).toEqual(target);
  });

  test.each([
    '0.0.0.0',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    'localhost.',
    'app.localhost',
    'ip6-localhost',
    '169.254.169.254',
    '[fe80::1]',
  ])('an address on the host %s is used only by a service on loopback', (host) => {
    expect(() => locateUrl(address, `https://${host}/x`, 'GET x')).toThrow(/its host is (?:loopback|link-local|unspecified)/);
    const onLoopback = parseServiceAddress('http://127.0.0.1:8080');
    expect(locateUrl(onLoopback, `https://${host}/x`, 'GET x')).toMatchObject({ path: '/x', trusted: false });
  });

  test.each(['http://h.example/x', 'http://127.0.0.1/x', 'https://127.0.0.1:9000/x', 'https://localhost/x', 'data:,x', 'x'])(
    '%s is refused',
    (url) => {
      expect(() => locateUrl(address, url, 'GET x')).toThrow(expect.objectContaining({ code: 'cloud-address-refused' }));
    },
  );
});

test('credentials go to API paths of the configured origin only, and nothing goes anywhere in plain text', () => {
  const origin = 'https://api.example.com';
  const known = parseServiceAddress(`${origin}/prefix`);
  const parts =
    `${origin} ${origin}/prefix https://api.browserstack.com https://xbrowserstack.com /app-automate/ .evil.example https://
    http://127.0.0.1:80 user:word@ // @ : .. %2e%2e \\ ? # builds`.split(/\s+/);
  const spliced = fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...parts) }, anyText), { maxLength: 6 });
  const refusable = <Result>(read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      expect(error).toMatchObject({ code: 'cloud-address-refused' });
      return undefined;
    }
  };
  fc.assert(
    fc.property(
      fc.oneof(
        spliced,
        anyUrl.map((url) => [url]),
      ),
      (pieces) => {
        const given = pieces.join('');
        const base = refusable(() => parseServiceAddress(given));
        expect(base === undefined || base.loopback || base.origin.startsWith('https://')).toBe(true);
        const located = refusable(() => locateUrl(known, given, 'GET x'));
        if (located === undefined) return;
        expect(located.origin).toMatch(/^https:/);
        if (located.trusted)
          expect(located.origin + located.path).toMatch(/^https:\/\/api\.example\.com\/prefix\/app-automate\//);
        // As a client will resolve it.
        expect(new URL(located.origin + located.path).origin).toBe(located.origin);
      },
    ),
  );
});

test('a path is sent encoded and named by its variables', () => {
  const root = path`/app-automate/${'espresso'}`;
  expect(path`${root}/builds/${{ buildId: 'a/b c?#%ü' }}/sessions/${{ sessionId: 's.1' }}.json`).toEqual({
    path: '/app-automate/espresso/builds/a%2Fb%20c%3F%23%25%C3%BC/sessions/s.1.json',
    template: '/app-automate/espresso/builds/<buildId>/sessions/<sessionId>.json',
  });
});

test.each([
  { buildId: '', problem: 'is empty' },
  { buildId: '.', problem: 'is ".", which names another place' },
  { buildId: '..', problem: 'is "..", which names another place' },
  { buildId: 'x'.repeat(1_025), problem: 'is longer than 1024 characters' },
  { buildId: '\uD800', problem: 'is not valid Unicode' },
])('a value that $problem is refused', ({ buildId, problem }) => {
  expect(() => path`/builds/${{ buildId }}`).toThrow(expect.objectContaining({ code: 'cloud-invalid-path' }));
  expect(() => path`/builds/${{ buildId }}`).toThrow(problem);
  expect(() => path`/builds/${buildId}`).toThrow(problem);
});

test('no value leaves its segment or its parameter', () => {
  fc.assert(
    fc.property(anyText, (id) => {
      fc.pre(id !== '' && id !== '.' && id !== '..' && id.length <= 1_024 && id.isWellFormed());
      const sent = withQuery(path`/builds/${{ id }}/report`, { q: id });
      const { pathname, searchParams, hash, host } = new URL(sent.path, 'https://h.example');
      expect([pathname.split('/').length, [...searchParams], hash, host]).toEqual([4, [['q', id]], '', 'h.example']);
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(id);
    }),
  );
});

test('a query holds what has a value', () => {
  const apps = path`/apps`;
  expect(withQuery(apps, { custom_id: 'a&b', limit: 5, scope: undefined })).toEqual({
    path: '/apps?custom_id=a%26b&limit=5',
    template: '/apps',
  });
  expect(withQuery(apps, { scope: undefined })).toEqual(apps);
});
