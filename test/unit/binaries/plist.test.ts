import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlist } from '../../../src/binaries/apple/plist.ts';
import { FormatError } from '../../../src/binaries/binary-error.ts';
import { binaryPlistOf, type PlistSpec, writeBinaryPlist, writeXmlPlist } from './writers/plist.ts';

/** Maps as plain lists of pairs, to compare with what was written. */
const plain = (value: unknown): unknown => {
  if (value instanceof Map) return [...value].map(([key, item]) => [key, plain(item)]);
  return Array.isArray(value) ? value.map(plain) : value;
};

const written = (value: PlistSpec): unknown => {
  if (Array.isArray(value)) return value.map(written);
  return typeof value === 'object' ? Object.entries(value).map(([key, item]) => [key, written(item as PlistSpec)]) : value;
};

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
        expect(plain(parsePlist(writeXmlPlist(value)))).toEqual(written(value));
        expect(plain(parsePlist(writeBinaryPlist(value)))).toEqual(written(value));
      }),
    );
  });

  it('keeps keys that are names of object properties apart', () => {
    const plist = parsePlist(Buffer.from('<plist><dict><key>__proto__</key><dict><key>admin</key><true/></dict></dict></plist>'));
    expect(plist.get('__proto__')).toEqual(new Map([['admin', true]]));
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it('leaves dates and bytes undefined, and takes a list at the top for an empty dictionary', () => {
    const plist = parsePlist(
      Buffer.from('<plist><dict><key>a</key><date>2026-01-01T00:00:00Z</date><key>b</key><real>1.5</real></dict></plist>'),
    );
    expect(plist).toEqual(
      new Map<string, unknown>([
        ['a', undefined],
        ['b', 1.5],
      ]),
    );
    expect(parsePlist(writeXmlPlist(['a']))).toEqual(new Map());
  });

  // The first object holds the second twice, and so on: 2^39 values from 40 objects.
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
    expect(() => parsePlist(bytes)).toThrow(/./);
    try {
      parsePlist(bytes);
    } catch (error) {
      expect(error instanceof FormatError || error instanceof RangeError).toBe(true);
    }
  });
});
