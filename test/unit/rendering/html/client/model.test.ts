import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../../src/model/results.ts';
import { defaultBudget } from '../../../../../src/rendering/html/budget.ts';
import { cellsOfGroup, cellsOfTest, sessionCells } from '../../../../../src/rendering/html/client/matrix/cells.ts';
import { readAddress, type View, writeAddress } from '../../../../../src/rendering/html/client/model/address.ts';
import { groupFailures } from '../../../../../src/rendering/html/client/model/failure-groups.ts';
import { createFiltering, type Filter, noFilter } from '../../../../../src/rendering/html/client/model/filter.ts';
import { groupings, linesOf } from '../../../../../src/rendering/html/client/model/groups.ts';
import { createOrdering, orders } from '../../../../../src/rendering/html/client/model/order.ts';
import { createReport } from '../../../../../src/rendering/html/client/model/report.ts';
import { statuses } from '../../../../../src/rendering/html/client/model/words.ts';
import { encodeRun } from '../../../../../src/rendering/html/results/encode-results.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';

const two = { total: 2 };
const sessions: SessionResult[] = [
  sessionResult({
    device: 'A-1',
    shard: { ...two, index: 0 },
    tests: [
      failedTest('shop.Cart#adds', { message: 'Timeout of the cart', trace: 'shop.Wrapper: no\nCaused by: shop.Deep: late' }),
      testResult('shop.Cart#removes', { durationMs: 9_000 }),
    ],
  }),
  sessionResult({ device: 'A-1', shard: { ...two, index: 1 }, tests: [testResult('shop.Login#opens')] }),
  sessionResult({
    device: 'B-2',
    shard: { ...two, index: 0 },
    tests: [
      failedTest('shop.Cart#adds', { message: 'Timeout of the cart' }),
      flakyTest('shop.Cart#removes', { message: 'late' }),
    ],
  }),
  missingSession({ device: 'B-2', shard: { ...two, index: 1 } }),
];
const { results, details } = encodeRun(runResult(sessions), defaultBudget, () => false);
const report = createReport(results);
const filtering = createFiltering(report, () => details);
const names = (rows: Int32Array): string[] => Array.from(rows, (row) => report.testName(row));

describe('a filter', () => {
  it.each<{ filter: Partial<Filter>; results: number; rows: number }>([
    { filter: {}, results: 6, rows: 3 },
    { filter: { text: 'CART' }, results: 4, rows: 2 },
    { filter: { text: 'cart timeout' }, results: 2, rows: 1 },
    { filter: { text: 'cart  nothing' }, results: 0, rows: 0 },
    { filter: { text: 'shop.wrapper' }, results: 1, rows: 1 },
    { filter: { text: 'B-2 adds' }, results: 1, rows: 1 },
    { filter: { device: 0 }, results: 3, rows: 3 },
    { filter: { shard: 1 }, results: 2, rows: 1 },
    { filter: { status: 'failed' }, results: 2, rows: 1 },
    { filter: { status: 'not-run' }, results: 1, rows: 1 },
    { filter: { device: 1, status: 'flaky' }, results: 1, rows: 1 },
  ])('$filter lets $results results of $rows tests through', ({ filter, results: expected, rows }) => {
    expect(filtering({ ...noFilter, ...filter })).toMatchObject({ results: expected, rows });
  });

  it.each<Partial<Filter>>([{}, { text: 'cart' }, { device: 1, status: 'passed' }])(
    '%j counts each result under one status',
    (filter) => {
      const { perStatus, all } = filtering({ ...noFilter, ...filter });
      expect(Object.values(perStatus).reduce((sum, count) => sum + count, 0)).toBe(all);
    },
  );
});

describe('an order', () => {
  const all = filtering(noFilter);
  const ordering = createOrdering(report);
  it.each([
    { order: 'worst', expected: ['shop.Cart#adds', 'shop.Cart#removes', 'shop.Login#opens'] },
    { order: 'name', expected: ['shop.Cart#adds', 'shop.Cart#removes', 'shop.Login#opens'] },
    { order: 'slowest', expected: ['shop.Cart#removes', 'shop.Cart#adds', 'shop.Login#opens'] },
  ] as const)('by $order', ({ order, expected }) => {
    expect(names(ordering(order, all))).toEqual(expected);
  });
});

describe('a group', () => {
  const rows = createOrdering(report)('worst', filtering(noFilter));
  const shown = (grouping: 'class' | 'package', folded: readonly string[] = []) =>
    linesOf(report, rows, grouping, new Set(folded)).map((line) =>
      typeof line === 'number' ? report.testName(line) : `${line.name}: ${line.rows.length}`,
    );
  it.each([
    {
      lines: shown('class'),
      expected: ['shop.Cart: 2', 'shop.Cart#adds', 'shop.Cart#removes', 'shop.Login: 1', 'shop.Login#opens'],
    },
    { lines: shown('class', ['shop.Cart']), expected: ['shop.Cart: 2', 'shop.Login: 1', 'shop.Login#opens'] },
    { lines: shown('package', ['shop']), expected: ['shop: 3'] },
  ])('shows $expected', ({ lines, expected }) => {
    expect(lines).toEqual(expected);
  });

  it('counts the worst of each device', () => {
    const cells = cellsOfGroup(report, [0, 1], noFilter);
    expect([...cells.values()].map(({ outcome, words }) => [outcome, words])).toEqual([
      ['failed', '1 of 2'],
      ['failed', '1 of 2'],
    ]);
  });
});

describe('a row of the matrix', () => {
  it('shows the worst of each device', () => {
    expect([...cellsOfTest(report, 0, noFilter)].map(([device, { outcome }]) => [device, outcome])).toEqual([
      [0, 'failed'],
      [1, 'failed'],
    ]);
  });

  it('of a device whose session is missing has no result, and opens the session', () => {
    const cells = cellsOfTest(report, 2, noFilter);
    expect(cells.get(0)?.selection).toEqual({ kind: 'result', number: 2 });
    expect(cells.get(1)).toMatchObject({ outcome: 'error', words: 'no result', selection: { kind: 'session', number: 3 } });
  });

  it('keeps lost results to their own shard', () => {
    expect(cellsOfTest(report, 0, { ...noFilter, shard: 1 }).size).toBe(0);
  });

  it('of whole sessions shows the worst shard', () => {
    expect([...sessionCells(report, noFilter).values()].map(({ outcome }) => outcome)).toEqual(['failed', 'error']);
  });
});

describe('what went wrong', () => {
  const groups = (filter: Partial<Filter> = {}) => {
    const whole = { ...noFilter, ...filter };
    return groupFailures(report, whole, filtering(whole));
  };

  it('is listed once per cause, the widest first, flaky tests last', () => {
    expect(groups().map(({ headline, outer, devices, rows }) => [headline, outer, devices, rows.length])).toEqual([
      ['shop.Deep: late', 'Timeout of the cart', 1, 1],
      ['Timeout of the cart', '', 1, 1],
      ['late', '', 1, 1],
    ]);
  });

  it('follows the filter', () => {
    expect(groups({ device: 1 }).map(({ headline, devices }) => [headline, devices])).toEqual([
      ['Timeout of the cart', 1],
      ['late', 1],
    ]);
    expect(groups({ text: 'late', device: 1 }).map(({ headline }) => headline)).toEqual(['late']);
  });
});

describe('the address', () => {
  const devices = ['Google Pixel 3-10.0', 'A&B=C#-1', '__proto__-2'];
  const views: fc.Arbitrary<View> = fc.record({
    filter: fc.record({
      text: fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
      device: fc.option(fc.nat(devices.length - 1), { nil: undefined }),
      shard: fc.option(fc.nat(50), { nil: undefined }),
      status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
    }),
    order: fc.constantFrom(...orders),
    grouping: fc.constantFrom(...groupings),
    selection: fc.option(fc.record({ kind: fc.constantFrom('result' as const, 'session' as const), number: fc.nat(100_000) }), {
      nil: undefined,
    }),
  });

  it('brings back the view that wrote it', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readAddress(writeAddress(view, devices), devices)).toEqual(view);
      }),
    );
  });

  it('is empty for the first view', () => {
    expect(writeAddress(readAddress('', devices), devices)).toBe('');
  });

  it.each([
    '#device=unknown',
    '#shard=0',
    '#shard=-1',
    '#status=evil',
    '#order=__proto__',
    '#group=constructor',
    '#result=1e9',
    '#result=',
    '#%E0%A4%A',
  ])('ignores %s', (hash) => {
    expect(writeAddress(readAddress(hash, devices), devices)).toBe('');
  });
});
