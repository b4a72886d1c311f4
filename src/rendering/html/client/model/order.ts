import type { Filtered } from './filter.ts';
import type { Report } from './report.ts';

export const orders = ['worst', 'name', 'slowest'] as const;

export type Order = (typeof orders)[number];

export const isOrder = (word: string | null): word is Order => orders.some((order) => order === word);

/** Sorts the rows, once an order; gives those that match a filter. */
export const createOrdering = (report: Report): ((order: Order, filtered: Filtered) => Int32Array) => {
  const sorted = new Map<Order, Int32Array>();
  return (order, { perRow, rows }) => {
    const all = sorted.get(order) ?? sortRows(report, order);
    sorted.set(order, all);
    const kept = new Int32Array(rows);
    let next = 0;
    for (const row of all) if ((perRow[row] ?? 0) > 0) kept[next++] = row;
    return kept;
  };
};

const sortRows = (report: Report, order: Order): Int32Array => {
  const byName = Int32Array.from({ length: report.rows }, (_, row) => row).sort(
    (a, b) => compare(report.className(a), report.className(b)) || compare(report.methodName(a), report.methodName(b)) || a - b,
  );
  if (order === 'name') return byName;
  const key = order === 'slowest' ? slowness(report) : trouble(report);
  // Sorting is stable, so equal rows stay in the order of their names.
  return byName.sort((a, b) => (key[b] ?? 0) - (key[a] ?? 0));
};

const slowness = ({ rowFacts }: Report): number[] => rowFacts.map(({ slowestMs }) => slowestMs);

/** Most failures first, then most flaky results. */
const trouble = ({ rowFacts, results }: Report): number[] => rowFacts.map(({ bad, flaky }) => bad * (results.count + 1) + flaky);

/** By code unit: quick, and the same everywhere. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
