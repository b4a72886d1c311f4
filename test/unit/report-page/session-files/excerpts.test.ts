import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportFilesIn } from '../../../../src/action/run/report/write-html-report.ts';
import { readLogExcerpts, readLogParts, readNetwork, readProfiling } from '../../../../src/report-page/session-files/excerpts.ts';
import type { ReportFile } from '../../../../src/report-page/session-files/report-file.ts';
import { sampleHar, sampleProfile } from '../../../browser/sample/session-files.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

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
    expect(excerpt).toEqual({ text: '␛[31mred␀⟨U+202E⟩', cutBytes: 0 });
  });

  it('excerpts of an empty log are empty', async () => {
    expect(await withLog('', (file) => readLogExcerpts(file, ['a.B#c']))).toEqual([{ text: '', cutBytes: 0 }]);
  });
});

const none = new Set<string>();

describe('a HAR', () => {
  it('becomes lines and times, in the order in which requests began', () => {
    const { requests, left } = readNetwork(sampleHar(['a.B#c']), 'network.har', none);
    expect(left).toBe(0);
    expect(requests.map(({ url, startMs }) => [url, startMs])).toEqual([
      ['https://shop.example/api/v2/session', 0],
      ['https://shop.example/api/v2/cart', 130],
      ['https://shop.example/api/v2/products?page=2&sort=price', 260],
      ['https://shop.example/static/hero.webp', 390],
      ['https://shop.example/api/v2/checkout', 520],
    ]);
    const times = { startMs: 0, connectMs: 61, waitMs: 41, receiveMs: 9 };
    const response = { status: 200, type: 'application/json', bytes: 400 };
    const url = 'https://shop.example/api/v2/session';
    expect(requests[0]).toEqual({ method: 'GET', url, ...response, ...times, test: 'a.B#c' });
  });

  it('keeps headers, cookies and bodies to itself', () => {
    const entry = {
      request: {
        method: 'POST',
        url: 'https://x.example/',
        headers: [{ name: 'Authorization', value: 'secret-1' }],
        postData: { text: 'secret-2' },
      },
      response: { status: 200, cookies: [{ value: 'secret-3' }], content: { size: 1, mimeType: 'text/plain', text: 'secret-4' } },
    };
    expect(JSON.stringify(readNetwork({ log: { entries: [entry] } }, 'x', none))).not.toContain('secret');
  });

  it('a HAR of too many requests keeps those of the wanted tests', () => {
    const names = Array.from({ length: 200 }, (_none, index) => `a.B#c${index}`);
    const { requests, left } = readNetwork(sampleHar(names), 'x', new Set(['a.B#c199']));
    expect([requests.length, left]).toEqual([300, 700]);
    expect(requests.filter(({ test }) => test === 'a.B#c199')).toHaveLength(5);
  });
});

describe('app profiling', () => {
  it('becomes curves of the device and of the app', () => {
    const profiling = readProfiling(sampleProfile(), 'profiling.json');
    expect(profiling?.series.map(({ chart, title }) => `${chart}: ${title}`)).toEqual([
      'cpu: Device',
      'cpu: App',
      'memory: Device, in use',
      'memory: App',
    ]);
    expect(profiling?.seconds.slice(0, 3)).toEqual([0, 1, 2]);
    expect(profiling?.series[1]?.values.slice(6, 9)).toEqual([null, null, 30]);
    expect(profiling?.samples).toBe(120);
  });

  it('is thinned out where there are many samples, and sorted by time', () => {
    const samples = Array.from({ length: 10_000 }, (_none, second) => ({ ts: 10_000 - second, cpu: 1 }));
    const profiling = readProfiling(samples, 'x');
    expect(profiling?.seconds.length).toBeLessThanOrEqual(241);
    expect(profiling?.seconds.at(-1)).toBe(9_999);
    expect(profiling?.samples).toBe(10_000);
  });

  it.each([[null], [{}], [[]], [[{ cpu: 3 }]], [[{ ts: 1 }]], [[{ ts: 'x', cpu: 1 }]], [[{ ts: 1, cpu: 'much' }]]])(
    'of the shape %j is none',
    (body) => {
      expect(readProfiling(body, 'x')).toBeUndefined();
    },
  );
});
