import { expect, test } from 'vitest';
import { describeTarget, secretsOf } from '../../../../src/action/alerts/secrets.ts';

const webhook = (url: string, more: Readonly<Record<string, unknown>> = {}) => [{ channel: 'webhook', config: { url, ...more } }];

test.each([
  ['the whole address', webhook('https://hooks.example/abc'), ['https://hooks.example/abc']],
  ['its path', webhook('https://hooks.example/services/T0/B1'), ['/services/T0/B1']],
  ['a token in its path', webhook('https://hooks.example/services/a1b2c3d4e5'), ['a1b2c3d4e5']],
  ['a token in its query', webhook('https://hooks.example/?key=0123456789'), ['0123456789']],
  ['an address that is none', webhook('https://[broken/secret-part'), ['https://[broken/secret-part']],
  ['a password in it', webhook('https://ann:pass%20word1@hooks.example/'), ['pass%20word1', 'pass word1']],
  [
    'an address of another channel',
    [{ channel: 'slack', config: { webhook: 'https://hooks.slack.example/T/B/x' } }],
    ['https://hooks.slack.example/T/B/x'],
  ],
  ['a value under a key that says so', webhook('https://x.example', { headers: { Authorization: 'Bearer 1' } }), ['Bearer 1']],
  ['everything below such a key', [{ channel: 'email', config: { secrets: { one: 'abc', two: ['def'] } } }], ['abc', 'def']],
])('an address holds a secret: %s', (_what, targets, expected) => {
  expect(secretsOf(targets)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['a host', webhook('https://hooks.example/abc'), 'hooks.example'],
  ['a short word of a path', webhook('https://hooks.example/services/T0/B1'), 'services'],
  ['an e-mail address', [{ channel: 'email', config: { to: 'ann@example.com' } }], 'ann@example.com'],
])('a value is no secret: %s', (_what, targets, word) => {
  expect(secretsOf(targets)).not.toContain(word);
});

test('the longest come first, so that a whole goes before its pieces', () => {
  const lengths = secretsOf(webhook('https://ann:pass-word-1@hooks.example/services/a1b2c3d4e5?key=0123456789')).map(
    ({ length }) => length,
  );
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
});

test('what is hostile is bounded', () => {
  const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ config: inner }), 'https://x.example/abc');
  expect(secretsOf([deep])).toEqual([]);
  expect(secretsOf([null, 5, 'x'])).toEqual([]);
});

test.each([
  [webhook('https://hooks.example:8443/abc')[0], 'webhook hooks.example:8443'],
  [{ channel: 'email', enabled: false, config: { to: 'ann@example.com' } }, 'email (disabled)'],
  [{ channel: 'webhook', config: { url: 'not an address' } }, 'webhook'],
  [{ channel: 5, config: 'x' }, 'target'],
  [{}, 'target'],
  [null, 'a target'],
])('%o is shown as %o', (target, text) => {
  expect(describeTarget(target)).toBe(text);
});
