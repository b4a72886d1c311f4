import type { Filtered } from './filter.ts';
import type { Report } from './report.ts';

export const orders = ['worst', 'name', 'slowest'] as const;

export type Order = (typeof orders)[number];

/** Sorts the rows that match a filter. */
export type Ordering = (order: Order, filtered: Filtered) => Int32Array;

/** Sorts all rows only once for each order. */
export const createOrdering = (report: Report): Ordering => {
  const sorted = new Map<Order, Int32Array>();
  const sortedBy = (order: Order): Int32Array => {
    const rows =
      sorted.get(order) ?? (order === 'name' ? sortByName(report) : sortByKey(sortedBy('name'), keysOf[order](report)));
    sorted.set(order, rows);
    return rows;
  };
  return (order, { perRow }) => sortedBy(order).filter((row) => (perRow[row] ?? 0) > 0);
};

/** By code unit: quick, and the same everywhere. */
const sortByName = (report: Report): Int32Array => {
  const names = Array.from({ length: report.rows }, (_, row) => `${report.className(row)}\n${report.methodName(row)}`);
  const compare = (a = '', b = ''): number => (a < b ? -1 : Number(a > b));
  return Int32Array.from(names.keys()).sort((a, b) => compare(names[a], names[b]));
};

/** The largest first. Sorting is stable, so equal rows stay in the order of their names. */
const sortByKey = (byName: Int32Array, keys: readonly number[]): Int32Array =>
  byName.toSorted((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0));

const keysOf: Record<Exclude<Order, 'name'>, (report: Report) => readonly number[]> = {
  /** Most failures first, then most flaky results. */
  worst: ({ rowFacts, results }) => rowFacts.map(({ failed, flaky }) => failed * (results.count + 1) + flaky),
  slowest: ({ rowFacts }) => rowFacts.map(({ slowestMs }) => slowestMs),
};
