import { describe, expect, it } from 'vitest';
import { Masker } from '../../../../src/lib/masking/masker.ts';
import { secretPatterns } from '../../../../src/lib/masking/patterns.ts';
import { strictPatterns } from '../../../../src/lib/masking/personal-data.ts';
import { isSecretName } from '../../../../src/lib/masking/secret-names.ts';
import { cpuTimeOf } from '../../../helpers/cpu-time.ts';
import { madeLog } from '../../../helpers/made-log.ts';

describe('the table of patterns', () => {
  it.each(secretPatterns)('masks the sample of: $name', ({ kind, sample }) => {
    expect(new Masker().text(sample)).toContain(`[redacted: ${kind}]`);
    expect(new Masker('off').text(sample)).toBe(sample);
  });

  it.each([...secretPatterns, ...strictPatterns])('leaves similar text alone: $name', ({ counterSample }) => {
    expect(
      new Masker(strictPatterns.some((each) => each.counterSample === counterSample) ? 'strict' : 'standard').text(counterSample),
    ).toBe(counterSample);
  });

  it.each(strictPatterns)('masks personal data only with strict: $name', ({ kind, sample }) => {
    expect(new Masker().text(sample)).toBe(sample);
    expect(new Masker('strict').text(sample)).toContain(`[redacted: ${kind}]`);
  });

  it.each([...secretPatterns, ...strictPatterns])('masks nothing twice: $name', ({ sample }) => {
    const masker = new Masker('strict');
    expect(masker.text(masker.text(sample))).toBe(masker.text(sample));
  });

  it.each(secretPatterns)('has anchors that find every sample, and a source: $name', ({ anchors, sample, source }) => {
    expect(anchors.every((anchor) => anchor.length >= 3)).toBe(true);
    expect(anchors.some((anchor) => sample.toLowerCase().includes(anchor.toLowerCase()))).toBe(true);
    expect(source).toMatch(/^https:\/\//);
  });
});

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted: token]'],
  ["{'authorization': 'Basic dXNlcjpwYXNz'}", "{'authorization': 'Basic [redacted: token]'}"],
  ['token ghp_0123456789abcdefghij0123', 'token [redacted: token]'],
  ['AKIA0123456789ABCDEF is here', '[redacted: token] is here'],
  ['Bearer 0123456789abcdef0123', 'Bearer [redacted: token]'],
  ['eyJhbGciOi.eyJzdWIiOi.SflKxwRJ', '[redacted: token]'],
  ['{\\"password\\":\\"hunter2!\\",\\"user\\":\\"ann\\"}', '{\\"password\\":\\"[redacted: password]\\",\\"user\\":\\"ann\\"}'],
])('%j becomes %j', (text, shown) => {
  expect(new Masker().text(text)).toBe(shown);
});

it('a device log without secrets stays as it is, though its hashes, ids, pictures and words resemble some', async () => {
  const masker = new Masker();
  const log = Buffer.from([...madeLog(20_000)].join(''));
  async function* whole(): AsyncGenerator<Buffer> {
    yield log;
  }
  const out: Buffer[] = [];
  for await (const chunk of masker.stream(whole(), 'lines', 'device.log')) out.push(chunk);
  expect(masker.counts()).toEqual([]);
  expect(Buffer.concat(out).equals(log)).toBe(true);
});

it('a hostile text takes no time', () => {
  const masker = new Masker('strict');
  const words = [
    'authorization:',
    'authorization=a=b,',
    'bearer ',
    'eyJa.',
    '.eyJ',
    'a:',
    '"',
    'basic ',
    'ghp_',
    'cookie: a=b;',
    'a://b:c@',
    '?token=',
    'password=',
    '::',
    '1.',
    'a@b.',
    '%25',
    '\\u0041',
    '&amp;#',
  ];
  const maskAll = (): void => {
    for (const word of words) masker.text(word.repeat(200_000 / word.length));
  };
  expect(cpuTimeOf(maskAll)).toBeLessThan(10_000);
});

it.each([
  'commit 1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d, tree 9f8e7d6c5b4a39281706f5e4d3c2b1a0f9e8d7c6',
  'id 550e8400-e29b-41d4-a716-446655440000',
  'color #ff00aa and 0xFFAABBCC',
  'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=, integrity="sha512-aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1eF3hJ5=="',
  'CookieManager.getCookie("https://example.com") returned null',
  'The token of the window is not valid; is your activity running?',
  'java.lang.IllegalStateException: Unexpected token: identifier at line 3',
  'E WindowManager: token=android.os.BinderProxy@1a2b3c4, ActivityRecord{5f6e u0 com.example/.Main t42}',
  'nextPageToken: CAUQAA, password: required, secret = null, the secret of success: practice',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'at com.example.shop.TokenTest.refreshToken(TokenTest.kt:42)',
  'https://example.com/items?key=blue&code=42&page=3',
  'Expected: "Password must have 8 characters" Got: "Password: too short"',
])('ordinary text stays: %s', (text) => {
  expect(new Masker().text(text)).toBe(text);
});

it.each([
  ['Authorization', true],
  ['X-Api-Key', true],
  ['Set-Cookie', true],
  ['accessToken', true],
  ['refresh_token', true],
  ['API_KEY', true],
  ['dbPassword', true],
  ['token', true],
  ['nextPageToken', false],
  ['tokenType', false],
  ['tokens', false],
  ['passwordHint', false],
  ['keyboard', false],
  ['monkey', false],
  ['cookieConsent', false],
  ['author', false],
])('the name %s says that its value is secret: %s', (name, isSecret) => {
  expect(isSecretName(name)).toBe(isSecret);
});
