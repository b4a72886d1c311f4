import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentialValues } from '../../../../src/lib/masking/credentials.ts';
import { Masker } from '../../../../src/lib/masking/masker.ts';
import { utf8Xml } from '../../../../src/lib/masking/xml-secrets.ts';

const key = `K3y/W"ü+9=<T&q'`;
const masker = new Masker();
masker.learn(credentialValues('ann_7Hx2Qp', key));

const stream = async (pieces: Iterable<Buffer>): Promise<string> => {
  async function* chunks(): AsyncGenerator<Buffer> {
    yield* pieces;
  }
  const out: Buffer[] = [];
  for await (const chunk of masker.stream(utf8Xml(chunks()), 'xml', 'junit.xml')) out.push(chunk);
  return Buffer.concat(out).toString();
};

/** In chunks of so many bytes. */
const chunked = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) => bytes.subarray(nth * size, (nth + 1) * size));

const named: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };
const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;
/** How one sign of a text can stand in a document. */
const spellings: readonly ((sign: string) => string)[] = [
  (sign) => named[sign] ?? sign,
  (sign) => `&#${codeOf(sign)};`,
  (sign) => `&#x00${codeOf(sign).toString(16)};`,
  (sign) => `&#x${codeOf(sign).toString(16).toUpperCase()};`,
  (sign) => `&amp;#${codeOf(sign)};`,
  (sign) => `&amp;amp;#x${codeOf(sign).toString(16)};`,
  (sign) => `<![CDATA[${sign}]]>`,
  (sign) => `${named[sign] ?? sign}<!-- a > b -->`,
  (sign) => `<?note?>${named[sign] ?? sign}`,
];

/** What stays of a text in which every sign stood in a way of its own. */
const markupOf = (spelled: string): string => (spelled.match(/<!\[CDATA\[|\]\]>|<!--.*?-->|<\?note\?>/g) ?? []).join('');

describe('a document that spells the key', () => {
  it('is freed of it, however each sign stands, and wherever chunks end; markup stays', async () => {
    const ways = fc.array(fc.constantFrom(...spellings), { minLength: key.length, maxLength: key.length });
    await fc.assert(
      fc.asyncProperty(ways, fc.integer({ min: 1, max: 40 }), async (spell, size) => {
        const spelled = Array.from(key, (sign, nth) => spell[nth]?.(sign)).join('');
        const text = await stream(chunked(Buffer.from(`<a b="1 &amp; 2">at ${spelled} and on ü &#10;</a>`), size));
        expect(text.replace('***', '')).toBe(`<a b="1 &amp; 2">at ${markupOf(spelled)} and on ü &#10;</a>`);
        expect(text).toContain('***');
      }),
    );
  });

  it.each(spellings)('is freed of it where every sign stands in the same way: %s', async (spell) => {
    const spelt = Array.from(key, spell).join('');
    const text = await stream([Buffer.from(`<a>at ${spelt} on</a>`)]);
    expect(text).toContain('***');
    expect(text.replace('***', '')).toBe(`<a>at ${markupOf(spelt)} on</a>`);
  });

  it.each([
    ['utf-16le', '\uFEFF', 'UTF-16'],
    ['utf-16be', '\uFEFF', 'utf-16be'],
    ['utf-16le', '', 'UTF-16LE'],
    ['utf-16be', '', 'UTF-16'],
    ['utf-16le', '\uFEFF', ''],
  ])('is freed of it in %s with the mark %j, declared as "%s"', async (encoding, byteOrderMark, declared) => {
    const start = (name: string): string => (name === '' ? '<a ' : `<?xml version="1.0" encoding="${name}"?><a `);
    const rest = (shown: string): string => `b="utf-16">${'x'.repeat(1_000)}at ${shown} on</a>`;
    const bytes = Buffer.from(byteOrderMark + start(declared) + rest(key.replace('&', '&amp;')), 'utf16le');
    const text = await stream(chunked(encoding === 'utf-16le' ? bytes : bytes.swap16(), 7));
    expect(text).toBe(start(declared && 'utf-8') + rest('***'));
  });

  it.each(['&', '&#', '&#6', '&#x', '&amp', '&amp;', '&lt', '&unknown'])('is freed of it before %s at its end', async (end) => {
    const document = (shown: string): string => `<a><!-- b -->at ${shown} and ${end}`;
    for (const size of [1, 7, 100])
      expect(await stream(chunked(Buffer.from(document(key.replace('&', '&amp;'))), size))).toBe(document('***'));
  });

  it.each([
    ['a comment that never ends', '<!-- '],
    ['a reference that never ends', '&#x'],
    ['a reference of many digits', `&#x${'0'.repeat(5_000)}4b;${key.slice(1).replace('&', '&amp;')} `],
  ])('does not hold it back behind %s', async (_what, opening) => {
    const bytes = Buffer.from(`${opening}${'0'.repeat(600_000)} ${key}`);
    const text = await stream(chunked(bytes, 65_536));
    expect(text).not.toContain(key);
    expect(text).toContain('***');
    expect(text.length).toBeGreaterThan(600_000);
  });
});

it('any other document stays as it is, byte for byte', async () => {
  const words = [
    '<a>',
    '</a>',
    '&',
    '&#',
    '&amp;',
    '&#65;',
    '&#252;'.repeat(60),
    '&sign;',
    '&amp;sign;',
    '&#xK3;',
    '&#1114112;',
    '&#x10ffff;',
    '<![CDATA[',
    ']]>',
    ']',
    '<!--',
    '-->',
    '<?',
    '?>',
    '<',
    'ü',
    'K3y',
    ' ',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...words)), fc.integer({ min: 1, max: 9 }), async (parts, size) => {
      const text = parts.join('');
      expect(await stream(chunked(Buffer.from(text), size))).toBe(text);
    }),
  );
});
