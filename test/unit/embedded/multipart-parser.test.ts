import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPartNames } from '../../../src/embedded/http/content-disposition.ts';
import { createMultipartParser, MultipartError, readBoundary } from '../../../src/embedded/http/multipart-parser.ts';

interface Part {
  readonly name: string;
  readonly data: Buffer;
}

const boundary = 'mark';

const encode = (parts: readonly Part[], preamble = ''): Buffer =>
  Buffer.concat([
    Buffer.from(preamble),
    ...parts.flatMap(({ name, data }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain\r\n\r\n`),
      data,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const parse = (chunks: readonly Buffer[]): Part[] => {
  const parser = createMultipartParser(boundary);
  const parts: { name: string; chunks: Buffer[] }[] = [];
  for (const event of chunks.flatMap((chunk) => parser.push(chunk))) {
    if (event.kind === 'part') parts.push({ name: event.names.name, chunks: [] });
    if (event.kind === 'data') parts.at(-1)?.chunks.push(event.chunk);
  }
  parser.finish();
  return parts.map(({ name, chunks: data }) => ({ name, data: Buffer.concat(data) }));
};

const cut = (bytes: Buffer, sizes: readonly number[]): Buffer[] => {
  const chunks: Buffer[] = [];
  let at = 0;
  for (let index = 0; at < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? 1;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
};

/** Data that likes to look like the end of a part. */
const hostileData = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', boundary, `\r\n--${boundary.slice(0, 3)}`, 'x', '\0'), { maxLength: 12 })
  .map((pieces) => pieces.join(''))
  .filter((text) => !`\r\n${text}\r\n`.includes(`\r\n--${boundary}`))
  .map((text) => Buffer.from(text));

describe('a form', () => {
  test('comes out as it was, however it is cut', () => {
    const parts = fc.array(fc.record({ name: fc.constantFrom('file', 'data', 'custom_id'), data: hostileData }), {
      minLength: 1,
      maxLength: 4,
    });
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, sizes, fc.constantFrom('', 'ignore this\r\n'), (form, pieces, preamble) => {
        expect(parse(cut(encode(form, preamble), pieces))).toEqual(form);
      }),
    );
  });

  test('passes data on without keeping it', () => {
    const parser = createMultipartParser(boundary);
    parser.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\n`));
    const chunk = Buffer.alloc(65_536, 1);
    expect(parser.push(chunk)).toEqual([{ kind: 'data', chunk }]);
  });

  const head = 'Content-Disposition: form-data; name="file"\r\n\r\n';
  test.each([
    ['ends in the middle', `--${boundary}\r\n${head}abc`],
    ['ends after a boundary', `--${boundary}\r\n${head}abc\r\n--${boundary}`],
    ['has no boundary', 'abc'],
    ['is empty', ''],
    ['has a part without a name', `--${boundary}\r\nContent-Type: text/plain\r\n\r\nabc\r\n--${boundary}--`],
    ['has a part without a head', `--${boundary}\r\n\r\nabc\r\n--${boundary}--`],
    ['has text after a boundary', `--${boundary}oops\r\n${head}abc\r\n--${boundary}--`],
    ['has an endless head', `--${boundary}\r\nX: ${'y'.repeat(20_000)}`],
    ['has an endless line after a boundary', `--${boundary}${' '.repeat(20_000)}`],
  ])('that %s is an error', (_what, text) => {
    expect(() => parse([Buffer.from(text)])).toThrow(MultipartError);
  });
});

test.each([
  ['form-data; name="file"; filename="shop.apk"', { name: 'file', fileName: 'shop.apk' }],
  ['form-data; name=file; filename=shop.apk', { name: 'file', fileName: 'shop.apk' }],
  ['form-data; name="a\\"b"', { name: 'a"b' }],
  ['form-data; name="a%22b"', { name: 'a"b' }],
  ['form-data; name="file"; filename="a;b=c.apk"', { name: 'file', fileName: 'a;b=c.apk' }],
  ['form-data; name="file"; filename="../../etc/passwd"', { name: 'file', fileName: 'passwd' }],
  ['form-data; name="file"; filename="C:\\\\tmp\\\\shop.apk"', { name: 'file', fileName: 'shop.apk' }],
  ['form-data; name="file"; filename*=UTF-8\'\'K%C3%A4se.apk', { name: 'file', fileName: 'Käse.apk' }],
  ['form-data; name="file"; filename="a.apk"; filename*=UTF-8\'\'%FF', { name: 'file', fileName: 'a.apk' }],
  ['attachment; name="file"', undefined],
  ['form-data', undefined],
])('the names in %s', (header, expected) => {
  expect(readPartNames(header)).toEqual(expected);
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['application/json', undefined],
  [undefined, undefined],
])('the boundary in %s', (contentType, expected) => {
  expect(readBoundary(contentType)).toBe(expected);
});
