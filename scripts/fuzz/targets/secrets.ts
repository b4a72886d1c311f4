import fc from 'fast-check';
import { AddressRefusedError } from '../../../src/cloud/connection-errors.ts';
import { InvalidPathError } from '../../../src/cloud/errors.ts';
import { path, withQuery } from '../../../src/cloud/path.ts';
import { createRedact } from '../../../src/cloud/redaction.ts';
import { foreignTarget, locateUrl, parseServiceAddress } from '../../../src/cloud/service-address.ts';
import { allowing, demand, type Target, target } from '../target.ts';
import { anyText, mutatedText, textOf } from '../texts.ts';

const origin = 'https://api.example.com';

const checkAddress = ({
  base,
  given,
  segment,
}: {
  readonly base: string;
  readonly given: string;
  readonly segment: string;
}): void => {
  const address = allowing([AddressRefusedError], () => parseServiceAddress(base));
  if (address !== undefined)
    demand(address.origin.startsWith('https://') || address.loopback, 'a service is asked over TLS, or on loopback');
  const known = parseServiceAddress(`${origin}/prefix`);
  const located = allowing([AddressRefusedError], () => locateUrl(known, given, 'GET x'));
  if (located !== undefined) {
    demand(
      !located.trusted || (located.origin === origin && located.path.startsWith('/prefix/app-automate/')),
      'credentials go to API paths of the configured origin alone',
    );
    demand(located.origin.startsWith('https://'), 'nothing is fetched in plain text');
    // As a client will resolve it.
    demand(new URL(located.origin + located.path).origin === located.origin, 'a path stays at its origin');
  }
  const url = URL.parse(given, origin);
  if (url !== null) {
    const foreign = allowing([AddressRefusedError], () => foreignTarget(known, url, 'GET x'));
    demand(foreign?.trusted !== true, 'a foreign place gets no credentials');
  }
  const sent = allowing([InvalidPathError], () =>
    withQuery(path`/app-automate/builds/${{ buildId: segment }}/x`, { q: segment }),
  );
  if (sent === undefined) return;
  const { pathname, searchParams } = new URL(sent.path, origin);
  demand(pathname.split('/').length === 5 && pathname.endsWith('/x'), 'a variable stays in its segment');
  demand(searchParams.get('q') === segment.toWellFormed(), 'a parameter arrives as it was');
};

const spellings = (word: string): readonly string[] => [
  word,
  encodeURIComponent(word),
  JSON.stringify(word).slice(1, -1),
  Buffer.from(word).toString('base64'),
];

const checkRedaction = ({
  key,
  name,
  around,
  form,
}: {
  readonly key: string;
  readonly name: string;
  readonly around: string;
  readonly form: number;
}): void => {
  const redact = createRedact(name, key);
  const spelt = [...spellings(key), ...spellings(`${name}:${key}`)];
  const text = `${around}${spelt[form % spelt.length]}${around}`;
  const redacted = redact(text);
  for (const spelling of spelt)
    demand(!redacted.includes(spelling) || '***'.includes(spelling), 'no spelling of the key is left');
};

const addresses = [
  'https://api.example.com/prefix/app-automate/builds/1',
  'https://api-cloud.browserstack.com/app-automate/x',
  'http://127.0.0.1:80/x',
  'https://user:word@h.example/a?b#c',
  'https://api.example.com.evil.example/app-automate/',
  'https://xbrowserstack.com/app-automate/',
];

const addressPieces = [
  'https://',
  'http://',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '.',
  '..',
  '/../',
  '%2e%2e',
  '%2f',
  'api.example.com',
  'browserstack.com',
  'app-automate/',
  '/prefix',
  '127.0.0.1',
  '[::1]',
  'localhost',
  '\t',
  '\n',
  ' ',
  '\u0000',
  'a',
  '％',
  '。',
];

const credential = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);

export const secretTargets: readonly Target[] = [
  target({
    name: 'addresses',
    takes: 'base URLs, URLs of answers, variables of paths',
    holds: 'credentials go to the configured origin alone; variables stay in their segment',
    share: 10,
    open: () => ({
      input: fc.record({
        base: fc.oneof(textOf(addressPieces, 10), mutatedText(addresses, addressPieces)),
        given: fc.oneof(textOf(addressPieces, 10), mutatedText(addresses, addressPieces)),
        segment: fc.oneof(textOf(addressPieces, 6), anyText),
      }),
      check: checkAddress,
    }),
  }),
  target({
    name: 'redaction',
    takes: 'credentials and texts that repeat them',
    holds: 'no spelling of them is left',
    share: 10,
    open: () => ({
      input: fc.record({ key: credential, name: credential, around: anyText, form: fc.nat(7) }),
      check: checkRedaction,
    }),
  }),
];
