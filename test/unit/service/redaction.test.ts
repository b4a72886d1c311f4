import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedact, parseRedacted, redactAll, redactBytes, redactData } from '../../../src/service/redaction.ts';

const key = `K3y/W"z+9=<T&q'`;
const redact = createRedact('ann_7Hx2Qp', key);

/** The same escapes with small letters. */
const small = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (encoded) => encoded.toLowerCase());

const escaped = (text: string): string =>
  Array.from(text, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

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
    ['in a URL with small letters', small(encodeURIComponent(key))],
    ['in a URL that encodes all marks', encodeURIComponent(key).replaceAll("'", '%27')],
    ['in a form', new URLSearchParams([['', key]]).toString().slice(1)],
    ['in a form with small letters', small(new URLSearchParams([['', key]]).toString().slice(1))],
    ['in a URL in a URL', encodeURIComponent(encodeURIComponent(key))],
    ['in a URL in a URL with small letters', encodeURIComponent(small(encodeURIComponent(key)))],
    ['in hex', Buffer.from(key).toString('hex')],
    ['in hex with capital letters', Buffer.from(key).toString('hex').toUpperCase()],
    ['in JSON', JSON.stringify(key).slice(1, -1)],
    ['with every character as an escape of JSON', escaped(key)],
    [
      'with every character as an escape of JSON with capital letters',
      escaped(key).replace(/[a-f]/g, (digit) => digit.toUpperCase()),
    ],
    ['with every character as an escape of JSON in JSON', JSON.stringify(escaped(key)).slice(1, -1)],
    ['in JSON in JSON', JSON.stringify(JSON.stringify(key).slice(1, -1)).slice(1, -1)],
    ['in HTML in HTML', key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('&', '&amp;')],
    ['in XML', key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
    ['in HTML', key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
    ['as the header has it', Buffer.from(`ann_7Hx2Qp:${key}`).toString('base64')],
  ])('%s is freed of it, wherever chunks end', async (_form, spelled) => {
    const bytes = Buffer.from(`before ${spelled} between ${spelled}`);
    for (let place = 0; place <= bytes.length; place += 1)
      expect(await stream([bytes.subarray(0, place), bytes.subarray(place)])).toBe('before *** between ***');
    expect(await stream([...bytes].map((byte) => Buffer.of(byte)))).toBe('before *** between ***');
  });

  test.each(['%2B', '%2b'])(
    'data that repeats the key as the header has it, in a URL with %s for +, is freed of it',
    async (plus) => {
      const marked = 'Zk3~y~W?z>0';
      const header = Buffer.from(`ann_7Hx2Qp:${marked}`).toString('base64').replaceAll('+', plus);
      expect(header).toContain(plus);
      expect(createRedact('ann_7Hx2Qp', marked)(`a=${header}`)).toBe('a=***==');
    },
  );

  const places = [0, 1, 2].flatMap((before) => [11, 12, 13].map((length) => ({ before, length })));
  test.each(places)(
    'data that repeats a key of $length characters in base64 of more, $before bytes in, is freed of what only the key decides',
    ({ before, length }) => {
      const secret = 'K3y>~Wz?>9=Tq'.slice(0, length);
      const whole = Buffer.from(`${'x'.repeat(before)}${secret}ü and more`).toString('base64');
      const first = whole.slice(0, Math.ceil((before * 8) / 6));
      const last = whole.slice(Math.floor(((before + length) * 8) / 6));
      const inUrl = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');
      for (const spell of [(text: string) => text, inUrl, encodeURIComponent])
        expect(createRedact('ann_7Hx2Qp', secret)(spell(whole))).toBe(`${spell(first)}***${spell(last)}`);
    },
  );

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
  // Hex of a name or of a short key is too likely to be a part of an id.
  const ids = ['anna', 'k3y'].map((text) => Buffer.from(text).toString('hex')).join(' ');
  expect(createRedact('anna', 'k3y')(ids)).toBe(ids);
  expect(createRedact('shop', 'k3y').needles).not.toContain('k3y');
  expect(createRedact('testuser', 'K3y/Wz+9').needles).not.toContain('testuser');
});

test('several credentials are removed from messages and from data, the longest first', () => {
  const both = redactAll([createRedact('ann', 'k3y/Wz+9'), createRedact('bob', 'k3y/Wz+9=Tq4')]);
  expect([both('k3y/Wz+9=Tq4 k3y/Wz+9'), redactData(both, 'k3y/Wz+9=Tq4 k3y/Wz+9')]).toEqual(['*** ***', '*** ***']);
});
