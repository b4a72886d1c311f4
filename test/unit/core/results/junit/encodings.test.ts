import { describe, expect, it } from 'vitest';
import { readPieces } from './reading.ts';

const document = (encoding: string, name: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><testsuite name="s"><testcase name="${name}"/></testsuite>`;

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

const cases: Readonly<Record<string, readonly [Buffer, string]>> = {
  'UTF-8': [Buffer.from(document('UTF-8', 'größe 試験 😀')), 'größe 試験 😀'],
  'UTF-8 with a byte order mark': [Buffer.from(`\uFEFF${document('utf-8', 'ä')}`), 'ä'],
  'no declaration': [Buffer.from('<testsuite><testcase name="ä"/></testsuite>'), 'ä'],
  'UTF-16 little endian with a mark': [Buffer.from(`\uFEFF${document('UTF-16', 'ä試')}`, 'utf16le'), 'ä試'],
  'UTF-16 little endian without': [Buffer.from(document('UTF-16', 'ä試'), 'utf16le'), 'ä試'],
  'UTF-16 big endian with a mark': [swapped(Buffer.from(`\uFEFF${document('utf-16', 'ä')}`, 'utf16le')), 'ä'],
  'UTF-16 big endian without': [swapped(Buffer.from(document('UTF-16BE', 'ä'), 'utf16le')), 'ä'],
  'UTF-16 declared over UTF-8': [Buffer.from(document('utf-16', 'ä')), 'ä'],
  'UTF-16 declared without a hyphen over UTF-8': [Buffer.from(document('utf16', 'ä')), 'ä'],
  'UTF-8 with a byte order mark, and another encoding declared': [Buffer.from(`\uFEFF${document('ISO-8859-1', 'ä')}`), 'ä'],
  'another encoding in a comment': [
    Buffer.from(`<!-- ${document('ISO-8859-1', 'none').slice(0, 43)} --><testsuite><testcase name="ä"/></testsuite>`),
    'ä',
  ],
  'spaces in the declaration': [
    Buffer.from(document('ISO-8859-1', 'ä').replace('<?xml', ' \n<?xml').replace('encoding=', 'encoding = '), 'latin1'),
    'ä',
  ],
  'characters over the end of what is held back': [Buffer.from(document('UTF-8', 'ä'.repeat(1_000))), 'ä'.repeat(1_000)],
  'characters before the end of what is held back': [
    Buffer.from(document('UTF-8', `x${'ä'.repeat(999)}`)),
    `x${'ä'.repeat(999)}`,
  ],
  'ISO-8859-1': [Buffer.from(document('ISO-8859-1', 'größe'), 'latin1'), 'größe'],
  'windows-1252': [
    Buffer.from([...Buffer.from(document('windows-1252', '@'))].map((byte) => (byte === 0x40 ? 0x80 : byte))),
    '€',
  ],
  'windows-1251': [
    Buffer.from([...Buffer.from(document('windows-1251', '@'))].map((byte) => (byte === 0x40 ? 0xe6 : byte))),
    'ж',
  ],
};

describe('encodings', () => {
  it.each(Object.entries(cases))('a report is read with %s', async (_title, [bytes, name]) => {
    const whole = await readPieces([bytes]);
    expect(whole.tests.map((test) => test.name)).toEqual([name]);
    expect(whole.problems).toEqual([]);
    const byByte = await readPieces([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(byByte.tests).toEqual(whole.tests);
  });

  it.each(['x-klingon', 'x-utf-16'])('reads the unrecognized encoding %s as UTF-8, and says so', async (encoding) => {
    const { tests, problems, complete } = await readPieces([Buffer.from(document(encoding, 'ä'))]);
    expect(tests[0]?.name).toBe('ä');
    expect(problems).toEqual([{ code: 'bad-encoding', message: `The encoding "${encoding}" is unrecognized; read as UTF-8.` }]);
    expect(complete).toBe(true);
  });

  it.each(['\xFF', '\xFE', 'A\xFE', 'A\xFF', '\0\0A\0', 'AAA\0', 'A\0\0\0', 'A\0AA', 'AA\0A', '\0\0\0A', '\0AAA', '\0A\0\0'])(
    'reads a report that begins with %j as UTF-8, not as UTF-16',
    async (begin) => {
      const { problems } = await readPieces([Buffer.from(`${begin}<testsuite/>`, 'latin1')]);
      const shown = begin.replace(/[^A]/g, '\uFFFD');
      expect(problems.map(({ message }) => message)).toContain(`The report is not XML; it begins with "${shown}"`);
    },
  );

  it.each([0, 2_000])('shows a character that the end cuts in two, after %i others', async (count) => {
    const { problems } = await readPieces([Buffer.from(`<testsuite/>${' '.repeat(count)}`), Uint8Array.of(0xc3)]);
    expect(problems.map(({ message }) => message)).toContain('Some bytes are not utf-8; they are shown as \uFFFD.');
  });

  it('says nothing of a sign that an earlier tool put there', async () => {
    const bytes = Buffer.from(document('UTF-8', 'gr\uFFFD\uFFFDe'));
    expect((await readPieces([bytes])).problems).toEqual([]);
    expect((await readPieces([...bytes].map((byte) => Uint8Array.of(byte)))).problems).toEqual([]);
    const long = Buffer.from(document('UTF-8', `${'x'.repeat(2_000)}\uFFFD\uFFFD`));
    expect((await readPieces([...long].map((byte) => Uint8Array.of(byte)))).problems).toEqual([]);
  });

  it('shows bytes that do not decode, and says so once', async () => {
    const { tests, problems, complete } = await readPieces([Buffer.from(document('UTF-8', 'gr\xF6\xDFe'), 'latin1')]);
    expect(tests[0]?.name).toBe('gr\uFFFD\uFFFDe');
    expect(problems.map(({ code }) => code)).toEqual(['bad-encoding']);
    expect(complete).toBe(true);
  });
});
