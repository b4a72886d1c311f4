import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../src/core/model/results.ts';
import { defaultBudget } from '../../../../src/report-page/budget.ts';
import { cellsOf } from '../../../../src/report-page/client/matrix/cells.ts';
import { choicesOf, readAddress, type View, writeAddress } from '../../../../src/report-page/client/model/address.ts';
import { causesOf } from '../../../../src/report-page/client/model/causes.ts';
import { createTextSearch, type Filter, filterResults, noFilter } from '../../../../src/report-page/client/model/filter.ts';
import { splitDevice, statuses } from '../../../../src/report-page/client/model/looks.ts';
import { createReport, type Test } from '../../../../src/report-page/client/model/report.ts';
import { pageData } from '../../../../src/report-page/results/page-data.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  runResult,
  sessionResult,
  testResult,
} from '../../../helpers/run-results.ts';

const shard = (index: number) => ({ index, total: 2 });
const sessions: SessionResult[] = [
  sessionResult({
    device: 'A-1',
    shard: shard(0),
    tests: [
      failedTest('shop.Cart#adds', { message: 'Timeout of the cart', trace: 'shop.Wrapper: no\nCaused by: shop.Deep: late' }),
      testResult('shop.Cart#removes', { durationMs: 9_000 }),
    ],
  }),
  sessionResult({ device: 'A-1', shard: shard(1), tests: [testResult('shop.Login#opens')] }),
  sessionResult({
    device: 'B-2',
    shard: shard(0),
    tests: [
      failedTest('shop.Cart#adds', { message: 'Timeout of the cart' }),
      flakyTest('shop.Cart#removes', { message: 'late' }),
    ],
  }),
  missingSession({ device: 'B-2', shard: shard(1) }),
];
const { results, details } = pageData(
  runResult(sessions, { missingTests: [missingTest('shop.Login#opens', 'B-2')] }),
  defaultBudget,
);
const report = createReport(results);
const search = createTextSearch(report, details);
const filtering = (part: Partial<Filter>) => {
  const filter = { ...noFilter, ...part };
  return filterResults(report, filter, search(filter.text));
};
const cells = (line: Test | 'sessions' | undefined, part: Partial<Filter> = {}) =>
  cellsOf(report, line ?? 'sessions', { ...noFilter, ...part });

describe('a filter', () => {
  it.each<{ filter: Partial<Filter>; results: number; rows: number }>([
    { filter: {}, results: 6, rows: 3 },
    { filter: { text: 'CART' }, results: 4, rows: 2 },
    { filter: { text: 'cart timeout' }, results: 2, rows: 1 },
    { filter: { text: 'cart  nothing' }, results: 0, rows: 0 },
    { filter: { text: 'shop.wrapper' }, results: 1, rows: 1 },
    { filter: { text: 'B-2 adds' }, results: 1, rows: 1 },
    { filter: { device: 'A-1' }, results: 3, rows: 3 },
    { filter: { shard: '2' }, results: 2, rows: 1 },
    { filter: { status: 'failed' }, results: 2, rows: 1 },
    { filter: { status: 'missing' }, results: 1, rows: 1 },
    { filter: { device: 'B-2', status: 'flaky' }, results: 1, rows: 1 },
  ])('$filter lets $results results of $rows tests through', ({ filter, results: expected, rows }) => {
    const found = filtering(filter);
    expect([found.results.length, found.tests.size]).toEqual([expected, rows]);
  });

  it.each<Partial<Filter>>([{}, { text: 'cart' }, { device: 'B-2', status: 'passed' }])(
    '%j counts each result once as passed, failed or skipped',
    (filter) => {
      const { perStatus, all } = filtering(filter);
      expect(perStatus.passed + perStatus.failed + perStatus.skipped).toBe(all);
    },
  );
});

describe('a row of the matrix', () => {
  it('counts for a group the worst of each device', () => {
    const ofGroup = cellsOf(report, { name: 'shop.Cart', hasFailed: false, tests: report.tests.slice(0, 2) }, noFilter);
    expect([...ofGroup.values()]).toMatchObject(Array(2).fill({ outcome: 'failed', text: '1 of 2' }));
  });

  it('shows for a test the worst of each device', () => {
    const outcomes = [...cells(report.tests[0])].map(([device, { outcome }]) => `${device} ${outcome}`);
    expect(outcomes).toEqual(['A-1 failed', 'B-2 failed']);
  });

  it('a matrix row of a device whose session is missing has no result, and opens the session', () => {
    const row = cells(report.tests[2]);
    expect(row.get('A-1')?.opens).toBe(report.results[2]);
    expect(row.get('B-2')).toMatchObject({ outcome: 'error', text: 'no result', opens: report.sessions[3] });
  });

  it('keeps lost results to their own shard', () => {
    expect(cells(report.tests[0], { shard: '2' }).size).toBe(0);
  });

  it('a matrix row of whole sessions shows the worst shard', () => {
    expect([...cells('sessions').values()].map(({ outcome }) => outcome)).toEqual(['failed', 'error']);
  });
});

describe('what went wrong', () => {
  const causes = (part: Partial<Filter> = {}) => causesOf(report, { ...noFilter, ...part }, filtering(part));

  it('is listed once per cause: sessions, then tests with the widest first, flaky tests last', () => {
    expect(causes().map(({ headline, outer, reach, names }) => [headline, outer, reach, names])).toEqual([
      [expect.stringContaining('has no session'), '', '1 session', ['Session missing']],
      ['shop.Deep: late', 'Timeout of the cart', '1 of 2 devices', ['Cart › adds']],
      ['Timeout of the cart', '', '1 of 2 devices', ['Cart › adds']],
      ['late', '', '1 of 2 devices', ['Cart › removes']],
    ]);
  });

  it('follows the filter', () => {
    const headlines = (part: Partial<Filter>) => causes(part).map(({ headline }) => headline);
    expect(headlines({ device: 'B-2', shard: '1' })).toEqual(['Timeout of the cart', 'late']);
    expect(headlines({ text: 'late', device: 'B-2' })).toEqual(['late']);
    expect(headlines({ status: 'missing' })).toEqual([expect.stringContaining('has no session')]);
  });
});

describe('the address', () => {
  const devices = ['Google Pixel 3-10.0', 'A&B=C#-1', '__proto__-2'];
  const choices = choicesOf(devices, 3);
  const wordOf = (key: string) =>
    fc.constantFrom(...choices.filter((each) => each.key === key).flatMap(({ options }) => options.map(([word]) => word)));
  const number = fc.option(fc.nat(100_000).map(String), { nil: '' });
  const views: fc.Arbitrary<View> = fc.record({
    text: fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
    device: wordOf('device'),
    shard: wordOf('shard'),
    status: fc.constantFrom('', ...statuses),
    order: wordOf('order'),
    group: wordOf('group'),
    cause: fc.constantFrom('', '3f9a0c4d2b1e'),
    result: number,
    session: number,
  });

  it('brings back the view that wrote it', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readAddress(writeAddress(view), choices)).toEqual(view);
      }),
    );
  });

  it('is empty for the first view', () => {
    expect(writeAddress(readAddress('', choices))).toBe('');
  });

  it.each([
    '#device=unknown',
    '#shard=0',
    '#shard=-1',
    '#status=evil',
    '#order=__proto__',
    '#group=constructor',
    '#cause=<b>',
    '#result=1e9',
    '#result=',
    '#%E0%A4%A',
  ])('ignores %s', (hash) => {
    expect(writeAddress(readAddress(hash, choices))).toBe('');
  });
});

describe('the head of a column', () => {
  it.each([
    ['Google Pixel 3-10.0', 'Google Pixel 3', '10.0'],
    ['iPhone SE (2nd generation)-17.0', 'iPhone SE (2nd generation)', '17.0'],
    ['Google Pixel 7-13.0 (shop-4711)', 'Google Pixel 7', '13.0 (shop-4711)'],
    ['emulator', 'emulator', ''],
  ])('splits %s into name and version', (device, name, version) => {
    expect(splitDevice(device)).toEqual({ name, version });
  });
});
