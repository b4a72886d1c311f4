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
    const known = sorted.get(order);
    if (known !== undefined) return known;
    const rows = order === 'name' ? sortByName(report) : sortByKey(sortedBy('name'), keysOf[order](report));
    sorted.set(order, rows);
    return rows;
  };
  return (order, { perRow }) => sortedBy(order).filter((row) => (perRow[row] ?? 0) > 0);
};

const sortByName = (report: Report): Int32Array => {
  const names = Array.from({ length: report.rows }, (_, row) => `${report.className(row)}\n${report.methodName(row)}`);
  return Int32Array.from(names, (_, row) => row).sort((a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b);
};

/** The largest first. Sorting is stable, so equal rows stay in the order of their names. */
const sortByKey = (byName: Int32Array, keys: readonly number[]): Int32Array =>
  byName.toSorted((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0));

const slowness = ({ rowFacts }: Report): number[] => rowFacts.map(({ slowestMs }) => slowestMs);

/** Most failures first, then most flaky results. */
const trouble = ({ rowFacts, results }: Report): number[] => rowFacts.map(({ bad, flaky }) => bad * (results.count + 1) + flaky);

/** By code unit: quick, and the same everywhere. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const keysOf: Record<Exclude<Order, 'name'>, (report: Report) => readonly number[]> = { worst: trouble, slowest: slowness };
