import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AddressRefusedError } from '../../src/cloud/connection-errors.ts';
import { InvalidPathError } from '../../src/cloud/errors.ts';
import { path, withQuery } from '../../src/cloud/path.ts';
import { createRedact } from '../../src/cloud/redaction.ts';
import { foreignTarget, locateUrl, parseServiceAddress } from '../../src/cloud/service-address.ts';
import { attempt, fuzz } from './fuzz.ts';
import { anyText, mutatedText } from './mutations.ts';

const origin = 'https://api.example.com';
const known = parseServiceAddress(`${origin}/prefix`);
const samples = `${origin}/prefix/app-automate/builds/1 https://api-cloud.browserstack.com/app-automate/x http://127.0.0.1:80/x
${origin}.evil.example/app-automate/ https://user:word@h.example/a?b#c https://xbrowserstack.com/app-automate/`;
const address = fc.oneof(anyText, mutatedText(samples.split(/\s/)), fc.webUrl({ withQueryParameters: true }));

fuzz(
  'a service is asked over TLS or on loopback',
  address,
  (base) => {
    const { origin: parsed, loopback } = parseServiceAddress(base);
    assert(parsed.startsWith('https://') || loopback);
  },
  [AddressRefusedError],
);

fuzz(
  'credentials go to API paths of the configured origin only',
  address,
  (given) => {
    const url = URL.parse(given, origin);
    const foreign = url === null ? undefined : attempt([AddressRefusedError], () => foreignTarget(known, url, 'GET x'));
    assert(foreign?.trusted !== true, 'another place gets no credentials by a redirect');
    const located = locateUrl(known, given, 'GET x');
    const isOwn = located.origin === origin && located.path.startsWith('/prefix/app-automate/');
    assert(!located.trusted || isOwn, 'another place gets no credentials');
    assert(located.origin.startsWith('https://'), 'nothing is fetched in plain text');
    // As a client will resolve it.
    assert.equal(new URL(located.origin + located.path).origin, located.origin, 'a path stays at its origin');
  },
  [AddressRefusedError],
);

fuzz(
  'variables stay in their segment and parameter',
  anyText,
  (segment) => {
    const sent = withQuery(path`/app-automate/builds/${{ buildId: segment }}/x`, { q: segment });
    const { pathname, searchParams } = new URL(sent.path, origin);
    assert(pathname.split('/').length === 5 && pathname.endsWith('/x'), 'a variable stays in its segment');
    assert.equal(searchParams.get('q'), segment.toWellFormed(), 'a parameter arrives as it was');
  },
  [InvalidPathError],
);

const spellings = (word: string): readonly string[] => [
  word,
  encodeURIComponent(word),
  JSON.stringify(word).slice(1, -1),
  Buffer.from(word).toString('base64'),
];
const credential = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);

fuzz('no spelling of the access key is left in a text', fc.tuple(credential, credential, anyText), ([key, name, around]) => {
  const spelled = [...spellings(key), ...spellings(`${name}:${key}`)];
  for (const spelling of spelled) {
    const redacted = createRedact(name, key)(`${around}${spelling}${around}`);
    for (const form of spelled) assert(!redacted.includes(form) || '***'.includes(form), 'the key is gone');
  }
});
