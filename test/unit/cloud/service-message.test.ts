import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedLine, isErrorEnvelope, readErrorBody } from '../../../src/cloud/service-message.ts';
import { anyText } from '../lib/escape/hostile-texts.ts';

const asIs = (text: string): string => text;

describe('bodies of errors', () => {
  test.each([
    ['{"message":"Unauthorized"}', { message: 'Unauthorized' }],
    [
      '{"message":"[BROWSERSTACK_INVALID_DEVICE] no such"}',
      { message: '[BROWSERSTACK_INVALID_DEVICE] no such', code: 'BROWSERSTACK_INVALID_DEVICE' },
    ],
    [
      '{"error":"[BROWSERSTACK_APP_NOT_FOUND] gone"}',
      { message: '[BROWSERSTACK_APP_NOT_FOUND] gone', code: 'BROWSERSTACK_APP_NOT_FOUND' },
    ],
    ['{"error":{"message":"[CODE_OF_ONE] text"}}', { message: '[CODE_OF_ONE] text', code: 'CODE_OF_ONE' }],
    ['{"error":null,"message":"x"}', { message: 'x' }],
    ['{"error":{},"message":"x"}', { message: 'x' }],
    [
      '{"message":"Validation Failed","errors":[{"field":"name","code":"missing"},"other",{"message":"m"},7]}',
      { message: 'Validation Failed (name missing, other, m)' },
    ],
    ['{"errors":["a","b"]}', { message: 'a, b' }],
    ['"just text"', { message: 'just text' }],
    ['HTTP Basic: Access denied.\n', { message: 'HTTP Basic: Access denied.' }],
    ['<html><head><title>502\nBad Gateway</title>', { message: 'an HTML page titled "502 Bad Gateway"' }],
    ['  <!doctype html><body>', { message: 'an HTML page' }],
    ['{"message":"a\\u0007\\r\\nb\\u202Ec"}', { message: 'a b c' }],
    ['', {}],
    ['{}', {}],
    ['[]', {}],
    ['{"message":7}', {}],
    ['{"message":" "}', {}],
  ])('the message of the service is found in %j', (body, words) => {
    expect(readErrorBody(body, asIs)).toEqual(words);
  });
});

test('any text becomes one line of at most 500 characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = boundedLine(text);
      expect(line.length).toBeLessThanOrEqual(500);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
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
