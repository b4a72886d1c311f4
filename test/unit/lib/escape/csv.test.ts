import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../../../../src/lib/escape/csv.ts';
import { anyCharacters } from './hostile-texts.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\nlines"'],
  [' blank', '" blank"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['\uff1d1', "'\uff1d1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a=1', 'a=1'],
  ['null\u0000', 'null␀'],
  ['turn\u202eed', 'turn⟨U+202E⟩ed'],
])('%j becomes %j', (text, cell) => {
  expect(csvLine([text, 'next'])).toBe(`${cell},next\r\n`);
});

/** One line of RFC 4180 back to its cells. */
const parse = (line: string): string[] =>
  [...line.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

test('no cell begins like a formula, and every line has its cells', () => {
  const pieces = fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', ' ', '\uff1d', 'x', '1', "'");
  const cell = fc.oneof(fc.string({ unit: pieces, minLength: 1 }), anyCharacters({ minLength: 1 }));
  const property = fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
    const read = parse(csvLine(cells));
    expect(read).toHaveLength(cells.length);
    for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@\t\uff1d\uff0b\uff0d\uff20]/);
  });
  fc.assert(property);
});
