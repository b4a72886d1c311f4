import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLogExcerpts } from '../../../../../src/rendering/html/session-files/log-excerpts.ts';
import { readLogParts } from '../../../../../src/rendering/html/session-files/log-parts.ts';
import { findReportFile, type ReportFile } from '../../../../../src/rendering/html/session-files/report-file.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const withLog = async <Result>(text: string, use: (file: ReportFile) => Promise<Result>): Promise<Result> => {
  await using folder = await temporaryDirectory();
  await writeFile(path.join(folder.path, 'device.log'), text);
  const file = await findReportFile(folder.path, '.', 'device.log');
  if (file === undefined) throw new Error('the log is not there');
  return await use(file);
};

const partsOf = (text: string): Promise<[string | undefined, string][]> =>
  withLog(text, async (file) => {
    const parts: [string | undefined, string][] = [];
    for await (const { test, bytes } of readLogParts(file.absolute, file.bytes)) {
      const last = parts.at(-1);
      if (last !== undefined && last[0] === test) last[1] += bytes.toString('latin1');
      else parts.push([test, bytes.toString('latin1')]);
    }
    return parts;
  });

describe('parts of a log', () => {
  it('begin at headings, wherever the disk cuts the file', async () => {
    // Chunks are 64 KiB; lengths around it put headings on every side of the cut.
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 65_480, max: 65_560 }), { minLength: 1, maxLength: 3 }), async (lengths) => {
        const text = lengths.map((length, index) => `===== a.B#t${index} =====\n${'x'.repeat(length)}\n`).join('');
        const parts = (await partsOf(text)).filter(([test]) => test !== undefined);
        expect(parts.map(([test, part]) => [test, part.replaceAll('\n', '').length])).toEqual(
          lengths.map((length, index) => [`a.B#t${index}`, length]),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('are not begun by lines that only look like headings', async () => {
    const text = '===== a.B#c =====\nx ===== not =====\n===== open\n=====  \n===== d.E#f =====\r\ny';
    expect((await partsOf(text)).flatMap(([test]) => test ?? [])).toEqual(['a.B#c', 'd.E#f']);
  });
});

describe('excerpts', () => {
  const log = (line: string): string =>
    ['a.B#one', 'a.B#two', 'a.B#three'].map((name) => `===== ${name} =====\n${`${line} of ${name}\n`.repeat(2_000)}`).join('');

  it('are the end of the part of each wanted test, in whole lines', async () => {
    const [excerpt, ...others] = await withLog(log('line'), (file) => readLogExcerpts(file, ['a.B#two', 'a.B#none']));
    expect(others).toEqual([]);
    expect(excerpt?.test).toBe('a.B#two');
    expect(new Set(excerpt?.text.split('\n'))).toEqual(new Set(['line of a.B#two']));
    expect((excerpt?.text.length ?? 0) + (excerpt?.cutBytes ?? 0)).toBeGreaterThan(2_000 * 'line of a.B#two\n'.length - 10);
  });

  it('are the end of the file where no test has a part', async () => {
    const [excerpt] = await withLog(log('line'), (file) => readLogExcerpts(file, ['x.Y#z']));
    expect(excerpt?.test).toBeUndefined();
    expect(excerpt?.text.endsWith('line of a.B#three')).toBe(true);
    expect(excerpt?.text.length).toBeLessThanOrEqual(12_000);
  });

  it('show what hides in a log', async () => {
    const [excerpt] = await withLog('\u001b[31mred\u0000\u202e', (file) => readLogExcerpts(file, []));
    expect(excerpt).toEqual({ text: '␛[31mred␀\\u{202E}', cutBytes: 0 });
  });

  it('of an empty log are empty', async () => {
    expect(await withLog('', (file) => readLogExcerpts(file, ['a.B#c']))).toEqual([{ text: '', cutBytes: 0 }]);
  });
});
