import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRedacted } from '../../../src/cloud/redacted-json.ts';
import { createRedact, redactBytes } from '../../../src/cloud/redaction.ts';

const key = `K3y/W"z+9=<T&q'`;
const redact = createRedact('ann_7Hx2Qp', key);

const stream = async (pieces: readonly Buffer[]): Promise<string> => {
  async function* chunks(): AsyncGenerator<Buffer> {
    yield* pieces;
  }
  const out: Buffer[] = [];
  for await (const chunk of redactBytes(redact, chunks())) out.push(chunk);
  return Buffer.concat(out).toString();
};

describe('data that repeats the key', () => {
  test.each([
    ['plain', key],
    ['in a URL', encodeURIComponent(key)],
    ['in a URL in HTML', encodeURIComponent(key).replaceAll("'", '&#39;')],
    ['in JSON', JSON.stringify(key).slice(1, -1)],
    ['in XML', key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
    ['in HTML', key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
    ['as the header has it', Buffer.from(`ann_7Hx2Qp:${key}`).toString('base64')],
  ])('%s is freed of it, wherever chunks end', async (_form, spelled) => {
    const bytes = Buffer.from(`before ${spelled} between ${spelled}`);
    for (let place = 0; place <= bytes.length; place += 1)
      expect(await stream([bytes.subarray(0, place), bytes.subarray(place)])).toBe('before *** between ***');
    expect(await stream([...bytes].map((byte) => Buffer.of(byte)))).toBe('before *** between ***');
  });

  test.each([0, 1, 2])('in base64 of more, %i bytes in, is freed of it', async (before) => {
    const whole = Buffer.from(`${'x'.repeat(before)}${key} and more`).toString('base64');
    const middle = Buffer.from(key).toString('base64').slice(4, 12);
    expect(await stream([Buffer.from(whole)])).toContain('***');
    expect(await stream([Buffer.from(whole)])).not.toContain(middle);
  });

  test('is otherwise as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 })), async (pieces) => {
        const bytes = pieces.map((piece) => Buffer.from(piece));
        expect(await stream(bytes)).toBe(Buffer.concat(bytes).toString());
      }),
    );
  });
});

describe('JSON that repeats the key', () => {
  const escaped = Array.from(key)
    .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
  test.each([
    [JSON.stringify({ a: key }), { a: '***' }],
    [JSON.stringify({ [key]: [`x ${key}`] }), { '***': ['x ***'] }],
    [`{"a": "${escaped}"}`, { a: '***' }],
  ])('%s is freed of it', (text, body) => {
    expect(parseRedacted(text, redact)).toEqual({ body, text: JSON.stringify(body) });
  });

  test('keeps its own spelling where there is nothing to take out', () => {
    for (const text of ['{"a" : "\\u00e9"}', '{ "b": 12345678901 }']) expect(parseRedacted(text, redact).text).toBe(text);
  });

  test('stays JSON where the key is a number', () => {
    expect(parseRedacted('{"a": 12345678}', createRedact('', '12345678')).body).toEqual({ a: 12_345_678 });
  });

  test('is refused where it is nested beyond looking', () => {
    expect(() => parseRedacted(`${'['.repeat(5_000)}"${key.replaceAll('"', '\\"')}"${']'.repeat(5_000)}`, redact)).toThrow(
      SyntaxError,
    );
  });
});

test('a short key or an ordinary name is left in data, which would lose other words by it', () => {
  expect(createRedact('shop', 'k3y').needles).not.toContain('k3y');
  expect(createRedact('testuser', 'K3y/Wz+9').needles).not.toContain('testuser');
});
