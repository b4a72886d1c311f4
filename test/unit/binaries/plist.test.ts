import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlist } from '../../../src/binaries/apple/plist.ts';
import { isFormatError } from '../../../src/binaries/byte-readers.ts';
import { binaryPlistOf, type PlistSpec, writeBinaryPlist, writeXmlPlist } from './writers/plist.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '<', '&', 'é', '💥', '0'), maxLength: 40 });
const { top } = fc.letrec<{ value: PlistSpec; top: Record<string, PlistSpec> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('top'),
  ),
  top: fc.dictionary(text, tie('value'), { maxKeys: 6, noNullPrototype: true }),
}));

describe('parsePlist', () => {
  it('reads back what was written, in both forms', () => {
    fc.assert(
      fc.property(top, (value) => {
        expect(parsePlist(writeXmlPlist(value))).toEqual(value);
        expect(parsePlist(writeBinaryPlist(value))).toEqual(value);
      }),
    );
  });

  it('reads a key that is the name of an object property like any other key', () => {
    const plist = parsePlist(Buffer.from('<plist><dict><key>__proto__</key><dict><key>admin</key><true/></dict></dict></plist>'));
    expect(Object.entries(plist)).toEqual([['__proto__', { admin: true }]]);
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it('leaves dates undefined, and reads a list at the top as an empty dictionary', () => {
    const plist = parsePlist(
      Buffer.from('<plist><dict><key>a</key><date>2026-01-01T00:00:00Z</date><key>b</key><real>1.5</real></dict></plist>'),
    );
    expect(Object.entries(plist)).toEqual([
      ['a', undefined],
      ['b', 1.5],
    ]);
    expect(Object.entries(parsePlist(writeXmlPlist(['a'])))).toEqual([]);
  });

  // Each of 40 lists contains the next list twice, which makes 2^39 values.
  const sharing = binaryPlistOf([
    ...Array.from({ length: 40 }, (_, index) => Buffer.from([0xa2, index + 1, index + 1])),
    Buffer.from([9]),
  ]);
  const trailer = writeBinaryPlist({ a: 'b' });
  const entities = '<!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><plist><string>&b;</string></plist>';

  it.each([
    ['objects that are shared to multiply', sharing],
    ['a list that contains itself', binaryPlistOf([Buffer.from([0xa1, 0])])],
    ['a list of more members than there are bytes', binaryPlistOf([Buffer.from([0xaf, 0x12, 0x7f, 0xff, 0xff, 0xff])])],
    ['a text that ends outside', binaryPlistOf([Buffer.from([0x5f, 0x12, 0, 1, 0, 0])])],
    ['references of no bytes', Buffer.concat([trailer.subarray(0, -25), Buffer.from([0]), trailer.subarray(-24)])],
    ['a file that is cut short', trailer.subarray(0, 20)],
    ['XML that is cut short', writeXmlPlist({ a: 'b' }).subarray(0, -20)],
    ['XML that nests without end', Buffer.from(`<plist>${'<array>'.repeat(100_000)}`)],
    ['entities that expand', Buffer.from(entities)],
    ['something else', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', (_name, bytes) => {
    expect(() => parsePlist(bytes)).toThrow(expect.toSatisfy(isFormatError));
  });
});
