import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AddressRefusedError } from '../../src/cloud/connection-errors.ts';
import { InvalidPathError } from '../../src/cloud/errors.ts';
import { path, withQuery } from '../../src/cloud/path.ts';
import { createRedact } from '../../src/cloud/redaction.ts';
import { foreignTarget, locateUrl, parseServiceAddress } from '../../src/cloud/service-address.ts';
import { allowing, fuzz } from './fuzz.ts';
import { anyText, mutatedText, textOf } from './generators/texts.ts';

const origin = 'https://api.example.com';
const known = parseServiceAddress(`${origin}/prefix`);

const pieces = [
  ['https://', 'http://', '//', '/', '\\', '@', ':', '?', '#', '.', '..', '/../', '%2e%2e', '%2f', '\t', '\n', ' ', '\u0000'],
  ['api.example.com', 'browserstack.com', 'app-automate/', '/prefix', '127.0.0.1', '[::1]', 'localhost', 'a', '％', '。'],
].flat();
const samples = [
  'https://api.example.com/prefix/app-automate/builds/1',
  'https://api-cloud.browserstack.com/app-automate/x',
  'http://127.0.0.1:80/x',
  'https://user:word@h.example/a?b#c',
  'https://api.example.com.evil.example/app-automate/',
  'https://xbrowserstack.com/app-automate/',
];
const address = fc.oneof(textOf(pieces, 10), mutatedText(samples, pieces));

fuzz('a service is asked over TLS or on loopback', address, (base) => {
  const parsed = allowing([AddressRefusedError], () => parseServiceAddress(base));
  assert(parsed === undefined || parsed.origin.startsWith('https://') || parsed.loopback);
});

fuzz('credentials go to API paths of the configured origin only', address, (given) => {
  const located = allowing([AddressRefusedError], () => locateUrl(known, given, 'GET x'));
  if (located !== undefined) {
    const isOwn = located.origin === origin && located.path.startsWith('/prefix/app-automate/');
    assert(!located.trusted || isOwn, 'another place gets no credentials');
    assert(located.origin.startsWith('https://'), 'nothing is fetched in plain text');
    // As a client will resolve it.
    assert.equal(new URL(located.origin + located.path).origin, located.origin, 'a path stays at its origin');
  }
  const url = URL.parse(given, origin);
  if (url === null) return;
  const foreign = allowing([AddressRefusedError], () => foreignTarget(known, url, 'GET x'));
  assert(foreign?.trusted !== true, 'another place gets no credentials by a redirect');
});

fuzz('variables stay in their segment and parameter', fc.oneof(textOf(pieces, 6), anyText), (segment) => {
  const sent = allowing([InvalidPathError], () =>
    withQuery(path`/app-automate/builds/${{ buildId: segment }}/x`, { q: segment }),
  );
  if (sent === undefined) return;
  const { pathname, searchParams } = new URL(sent.path, origin);
  assert(pathname.split('/').length === 5 && pathname.endsWith('/x'), 'a variable stays in its segment');
  assert.equal(searchParams.get('q'), segment.toWellFormed(), 'a parameter arrives as it was');
});

const spellings = (word: string): readonly string[] => [
  word,
  encodeURIComponent(word),
  JSON.stringify(word).slice(1, -1),
  Buffer.from(word).toString('base64'),
];
const credential = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);

fuzz(
  'no spelling of the access key is left in a text',
  fc.record({ key: credential, name: credential, around: anyText, form: fc.nat(7) }),
  ({ key, name, around, form }) => {
    const spelt = [...spellings(key), ...spellings(`${name}:${key}`)];
    const redacted = createRedact(name, key)(`${around}${spelt[form]}${around}`);
    for (const spelling of spelt) assert(!redacted.includes(spelling) || '***'.includes(spelling));
  },
);
