import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readParts } from '../../../src/stand-in/http/multipart-parser.ts';
import { receiveForm } from '../../../src/stand-in/uploads/accept-upload.ts';
import { createContentStore } from '../../../src/stand-in/uploads/content-store.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

/** Receives a form that arrives in these pieces. Rejects with Refusal. */
const readForm = async (
  pieces: readonly Buffer[],
  contentType = 'multipart/form-data; boundary=mark',
  maxFileBytes = 1_000_000,
) => {
  await using folder = await temporaryDirectory();
  const store = await createContentStore(folder.path);
  const request = Object.assign(Readable.from(pieces, { objectMode: false }), { headers: { 'content-type': contentType } });
  const [received] = await Promise.allSettled([receiveForm(request, store, maxFileBytes)]);
  // The store keeps no file that is neither complete nor discarded.
  expect(await readdir(join(folder.path, 'incoming'))).toEqual([]);
  if (received.status === 'rejected') throw received.reason;
  const { fields, file } = received.value;
  const shown = file && { name: file.name, content: await readFile(file.content.path, 'latin1') };
  return { fields: Object.fromEntries(fields), ...(shown !== undefined && { file: shown }) };
};

const boundary = 'mark';

const partOf = (disposition: string, data: string): string =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/plain\r\n\r\n${data}\r\n`;

const end = `--${boundary}--\r\n`;

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

/** Data that resembles the end of a part. */
const hostileData = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', boundary, `\r\n--${boundary.slice(0, 3)}`, 'x', '\0'), { maxLength: 12 })
  .map((pieces) => pieces.join(''))
  .filter((text) => !`\r\n${text}\r\n`.includes(`\r\n--${boundary}`));

const read = (text: string, contentType?: string) => readForm([Buffer.from(text)], contentType);

describe('a form', () => {
  test('is read the same however it arrives', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        hostileData,
        hostileData,
        sizes,
        fc.constantFrom('', 'ignore this\r\n'),
        async (file, data, pieces, preamble) => {
          const text = `${preamble}${partOf('form-data; name="file"; filename="a.apk"', file)}${partOf('form-data; name="data"', data)}${end}`;
          expect(await readForm(cut(Buffer.from(text), pieces))).toEqual({
            file: { name: 'a.apk', content: file },
            fields: { data },
          });
        },
      ),
    );
  });

  test.each([
    ['form-data; name="file"; filename="shop.apk"', 'shop.apk'],
    ['form-data; name=file; filename=shop.apk', 'shop.apk'],
    ['form-data; name="file"', 'file'],
    ['form-data; name="file"; filename="a\\"b.apk"', 'a"b.apk'],
    ['form-data; name="file"; filename="a%22b.apk"', 'a"b.apk'],
    ['form-data; name="file"; filename="a;b=c.apk"', 'a;b=c.apk'],
    ['form-data; name="file"; filename="../../etc/passwd"', 'passwd'],
    ['form-data; name="file"; filename="C:\\tmp\\shop.apk"', 'shop.apk'],
    ['form-data; name="file"; filename="K\u00e4se.apk"', 'K\u00e4se.apk'],
    ['form-data; name="file"; filename*=UTF-8\'\'K%C3%A4se.apk', 'K\u00e4se.apk'],
    ['form-data; name="file"; filename="a.apk"; filename*=UTF-8\'\'%FF', 'a.apk'],
  ])('a file of a form with %s is given the name %s', async (disposition, name) => {
    expect((await read(partOf(disposition, 'PK') + end)).file).toEqual({ name, content: 'PK' });
  });

  test('may quote its boundary', async () => {
    const text = '--a b\r\nContent-Disposition: form-data; name="data"\r\n\r\n1\r\n--a b--';
    expect(await read(text, 'multipart/form-data; charset=utf-8; boundary="a b"')).toMatchObject({ fields: { data: '1' } });
  });

  test('may be urlencoded', async () => {
    expect(await read('url=https%3A%2F%2Fa.example%2Fb&custom_id=Shop', 'application/x-www-form-urlencoded')).toMatchObject({
      fields: { url: 'https://a.example/b', custom_id: 'Shop' },
    });
  });

  const head = 'Content-Disposition: form-data; name="file"\r\n\r\n';
  test.each([
    ['that ends in the middle', `--${boundary}\r\n${head}abc`, 422],
    ['that ends after a boundary', `--${boundary}\r\n${head}abc\r\n--${boundary}`, 422],
    ['without a boundary', 'abc', 422],
    [
      'with a header that ends with a line feed alone',
      partOf('form-data; name="file"', 'PK').replace('plain\r\n', 'plain\n') + end,
      422,
    ],
    ['that is empty', '', 422],
    ['with a part without a name', partOf('form-data', 'abc') + end, 422],
    ['with an endless head', `--${boundary}\r\nX: ${'y'.repeat(20_000)}`, 422],
    ['with an endless line after a boundary', `--${boundary}${' '.repeat(20_000)}`, 422],
    ['with two files', partOf('form-data; name="file"', 'a').repeat(2) + end, 422],
    [
      'with too many fields',
      Array.from({ length: 21 }, (_, index) => partOf(`form-data; name="${index}"`, 'a')).join('') + end,
      413,
    ],
    ['with a field that is too large', partOf('form-data; name="a"', 'a'.repeat(65_537)) + end, 413],
    ['with a file that is too large', partOf('form-data; name="file"', 'a'.repeat(1_000_001)) + end, 413],
  ])('%s is refused', async (_what, text, status) => {
    await expect(read(text)).rejects.toMatchObject({ name: 'Refusal', status });
  });

  test.each(['multipart/form-data', 'application/json', ''])('a form of type "%s" is refused', async (contentType) => {
    await expect(read('{}', contentType)).rejects.toMatchObject({ name: 'Refusal', status: 422 });
  });

  test.each([
    ['without a head', `--${boundary}\r\n\r\nabc\r\n`],
    ['without a disposition', `--${boundary}\r\nContent-Type: text/plain\r\n\r\nabc\r\n`],
    ['behind text after its boundary', `--${boundary}oops\r\n${head}abc\r\n`],
    ['that is an attachment', partOf('attachment; name="file"', 'abc')],
  ])('a form with a part %s is refused', async (_what, part) => {
    await expect(read(part + end)).rejects.toMatchObject({ name: 'Refusal', status: 422 });
  });

  test('is passed on without being kept', async () => {
    const chunk = Buffer.alloc(65_536, 1);
    const start = Buffer.from(`--${boundary}\r\n${head}`);
    const { value: part } = await readParts(Readable.from([start, chunk], { objectMode: false }), boundary).next();
    expect(await part?.data[Symbol.asyncIterator]().next()).toEqual({ done: false, value: chunk });
  });
});
