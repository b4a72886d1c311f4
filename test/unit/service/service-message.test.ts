import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedLine, isErrorEnvelope, readErrorBody } from '../../../src/service/service-message.ts';
import { anyText } from '../lib/escape/hostile-texts.ts';

const asIs = (text: string): string => text;

describe('bodies of errors', () => {
  test.each([
    { body: '{"message":"Unauthorized"}', words: { message: 'Unauthorized' } },
    {
      body: '{"message":"[BROWSERSTACK_INVALID_DEVICE] no such"}',
      words: { message: '[BROWSERSTACK_INVALID_DEVICE] no such', code: 'BROWSERSTACK_INVALID_DEVICE' },
    },
    {
      body: '{"error":"[BROWSERSTACK_APP_NOT_FOUND] gone"}',
      words: { message: '[BROWSERSTACK_APP_NOT_FOUND] gone', code: 'BROWSERSTACK_APP_NOT_FOUND' },
    },
    { body: '{"error":{"message":"[CODE_OF_ONE] text"}}', words: { message: '[CODE_OF_ONE] text', code: 'CODE_OF_ONE' } },
    { body: '{"error":null,"message":"x"}', words: { message: 'x' } },
    { body: '{"error":{},"message":"x"}', words: { message: 'x' } },
    {
      body: '{"message":"Validation Failed","errors":[{"field":"name","code":"missing"},"other",{"message":"m"},7]}',
      words: { message: 'Validation Failed (name missing, other, m)' },
    },
    { body: '{"errors":["a","b"]}', words: { message: 'a, b' } },
    { body: '"just text"', words: { message: 'just text' } },
    { body: 'HTTP Basic: Access denied.\n', words: { message: 'HTTP Basic: Access denied.' } },
    { body: '<html><head><title>502\nBad Gateway</title>', words: { message: 'an HTML page titled "502 Bad Gateway"' } },
    { body: '  <!doctype html><body>', words: { message: 'an HTML page' } },
    { body: '{"message":"a\\u0007\\r\\nb\\u202Ec"}', words: { message: 'a b⟨U+202E⟩c' } },
    { body: '', words: {} },
    { body: '{}', words: {} },
    { body: '[]', words: {} },
    { body: '{"message":7}', words: {} },
    { body: '{"message":" "}', words: {} },
  ])('the message of the service is found in $body', ({ body, words }) => {
    expect(readErrorBody(body, asIs)).toEqual(words);
  });
});

test('any text becomes one line of at most 500 characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = boundedLine(text);
      expect(line.length).toBeLessThanOrEqual(500);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

test.each([
  [{ error: 'x' }, true],
  [{ error: { message: 'x' } }, true],
  [{ error: 'x', status: 'failed' }, true],
  [{ error: 'x', build_id: 'b1' }, false],
  [{ error: { message: 'x' }, id: 's1' }, false],
  [{ error: { message: 'x' }, session_id: 's1' }, false],
  [{ error: '' }, false],
  [{ error: null }, false],
  [{ error: {} }, false],
  [{ error: 0 }, false],
  [{ message: 'x' }, false],
  [[], false],
  [null, false],
])('an error is recognized in %j in place of a record: %s', (body, expected) => {
  expect(isErrorEnvelope(body)).toBe(expected);
});
