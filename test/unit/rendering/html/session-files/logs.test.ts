import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLogExcerpts, readLogParts } from '../../../../../src/rendering/html/session-files/excerpts.ts';
import type { ReportFile } from '../../../../../src/rendering/html/session-files/report-file.ts';
import { reportFilesIn } from '../../../../../src/run/report/write-html-report.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const withLog = async <Result>(text: string, use: (file: ReportFile) => Promise<Result>): Promise<Result> => {
  await using folder = await temporaryDirectory();
  await writeFile(path.join(folder.path, 'device.log'), text);
  const file = await reportFilesIn(folder.path)('.', 'device.log');
  if (file === undefined) throw new Error('the log is not there');
  return await use(file);
};

async function* chunksOf(text: string, chunkBytes: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes);
}

const partsOf = async (text: string, chunkBytes = 65_536): Promise<[string | undefined, string][]> => {
  const parts: [string | undefined, string][] = [];
  for await (const { test, bytes } of readLogParts(chunksOf(text, chunkBytes))) {
    const last = parts.at(-1);
    if (last !== undefined && last[0] === test) last[1] += bytes.toString('latin1');
    else parts.push([test, bytes.toString('latin1')]);
  }
  return parts;
};

describe('parts of a log', () => {
  it('begin at headings, wherever the file is cut', async () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 60 }), async (wanted, chunkBytes) => {
        const text = wanted.map((length, index) => `===== a.B#t${index} =====\n${'x'.repeat(length)}\n`).join('');
        const parts = (await partsOf(text, chunkBytes)).filter(([test]) => test !== undefined);
        expect(parts.map(([test, part]) => [test, part.replaceAll('\n', '').length])).toEqual(
          wanted.map((length, index) => [`a.B#t${index}`, length]),
        );
      }),
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

  it('excerpts of an empty log are empty', async () => {
    expect(await withLog('', (file) => readLogExcerpts(file, ['a.B#c']))).toEqual([{ text: '', cutBytes: 0 }]);
  });
});
