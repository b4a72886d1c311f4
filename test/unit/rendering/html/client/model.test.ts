import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomes } from '../../../../../src/model/outcome.ts';
import type { SessionResult } from '../../../../../src/model/results.ts';
import { defaultBudget } from '../../../../../src/rendering/html/budget.ts';
import { cellsOfRow, sessionCells } from '../../../../../src/rendering/html/client/matrix/cells.ts';
import { readAddress, type View, writeAddress } from '../../../../../src/rendering/html/client/model/address.ts';
import { clusterTroubles } from '../../../../../src/rendering/html/client/model/clusters.ts';
import { createFiltering, type Filter, noFilter } from '../../../../../src/rendering/html/client/model/filter.ts';
import { createOrdering, orders } from '../../../../../src/rendering/html/client/model/order.ts';
import { createReport } from '../../../../../src/rendering/html/client/model/report.ts';
import { encodeRun } from '../../../../../src/rendering/html/results/encode-results.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';

const reportOf = (sessions: readonly SessionResult[]) =>
  createReport(encodeRun(runResult(sessions), defaultBudget, () => false).results);

const two = { total: 2 };
const report = reportOf([
  sessionResult({
    device: 'A-1',
    shard: { ...two, index: 0 },
    tests: [
      failedTest('shop.Cart#adds', { message: 'Timeout of the cart' }),
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
]);
const names = (rows: Int32Array): string[] => Array.from(rows, (row) => report.testName(row));

describe('a filter', () => {
  const filtering = createFiltering(report);
  it.each<{ filter: Partial<Filter>; results: number; rows: number }>([
    { filter: {}, results: 5, rows: 3 },
    { filter: { text: 'CART' }, results: 4, rows: 2 },
    { filter: { text: 'cart timeout' }, results: 2, rows: 1 },
    { filter: { text: 'cart  nothing' }, results: 0, rows: 0 },
    { filter: { device: 0 }, results: 3, rows: 3 },
    { filter: { shard: 1 }, results: 1, rows: 1 },
    { filter: { outcomes: new Set(['flaky', 'failed']) }, results: 3, rows: 2 },
    { filter: { device: 1, outcomes: new Set(['flaky']) }, results: 1, rows: 1 },
  ])('$filter lets $results results of $rows tests through', ({ filter, results, rows }) => {
    expect(filtering.apply({ ...noFilter, ...filter })).toMatchObject({ results, rows });
  });
});

describe('an order', () => {
  const all = createFiltering(report).apply(noFilter);
  const ordering = createOrdering(report);
  it.each([
    { order: 'worst', expected: ['shop.Cart#adds', 'shop.Cart#removes', 'shop.Login#opens'] },
    { order: 'name', expected: ['shop.Cart#adds', 'shop.Cart#removes', 'shop.Login#opens'] },
    { order: 'slowest', expected: ['shop.Cart#removes', 'shop.Cart#adds', 'shop.Login#opens'] },
  ] as const)('by $order', ({ order, expected }) => {
    expect(names(ordering.order(order, all))).toEqual(expected);
  });
});

describe('a row of the matrix', () => {
  it('shows the worst of each device', () => {
    expect([...cellsOfRow(report, 0, noFilter)].map(([device, { outcome }]) => [device, outcome])).toEqual([
      [0, 'failed'],
      [1, 'failed'],
    ]);
  });

  it('says of a device whose session is missing that the result is lost, and leads to the session', () => {
    const cells = cellsOfRow(report, 2, noFilter);
    expect(cells.get(0)?.selection).toEqual({ kind: 'result', number: 2 });
    expect(cells.get(1)).toMatchObject({ outcome: 'error', selection: { kind: 'session', number: 3 } });
  });

  it('keeps lost results to their own shard', () => {
    expect(cellsOfRow(report, 0, { ...noFilter, shard: 1 }).size).toBe(0);
  });

  it('of whole sessions shows the worst shard', () => {
    expect([...sessionCells(report, noFilter).values()].map(({ outcome }) => outcome)).toEqual(['failed', 'error']);
  });
});

describe('what went wrong', () => {
  const clusters = (filter: Partial<Filter> = {}) => {
    const whole = { ...noFilter, ...filter };
    return clusterTroubles(report, whole, createFiltering(report).apply(whole).rowMatches);
  };

  it('is told once a cause, the widest first, flaky tests last', () => {
    expect(clusters().map(({ headline, devices, rows }) => [headline, devices, rows.length])).toEqual([
      ['Timeout of the cart', 2, 1],
      ['late', 1, 1],
    ]);
  });

  it('follows the filter', () => {
    expect(clusters({ device: 0 }).map(({ headline, devices }) => [headline, devices])).toEqual([['Timeout of the cart', 1]]);
    expect(clusters({ text: 'late' }).map(({ headline }) => headline)).toEqual(['late']);
  });
});

describe('the address', () => {
  const devices = ['Google Pixel 3-10.0', 'A&B=C#-1', '__proto__-2'];
  const views: fc.Arbitrary<View> = fc.record({
    filter: fc.record({
      text: fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
      device: fc.option(fc.nat(devices.length - 1), { nil: undefined }),
      shard: fc.option(fc.nat(50), { nil: undefined }),
      outcomes: fc.subarray([...outcomes]).map((chosen) => new Set(chosen)),
    }),
    order: fc.constantFrom(...orders),
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
    '#device=nobody',
    '#shard=0',
    '#shard=-1',
    '#status=evil',
    '#order=__proto__',
    '#result=1e9',
    '#result=',
    '#%E0%A4%A',
  ])('ignores %s', (hash) => {
    expect(writeAddress(readAddress(hash, devices), devices)).toBe('');
  });
});
