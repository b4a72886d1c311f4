import type { Report } from './report.ts';

export const groupings = ['none', 'class', 'package'] as const;

/** What tests are listed under. */
export type Grouping = (typeof groupings)[number];

/** Tests of one class or package. */
export interface Group {
  readonly name: string;
  /** In the order in which they are listed. */
  readonly rows: readonly number[];
}

/** A line of the list of tests: the head of a group, or a test by its row. */
export type Line = Group | number;

/**
 * The lines of the list: without grouping the rows themselves; else each group where its first row would be, with its rows below unless it
 * is folded.
 */
export const linesOf = (report: Report, rows: Int32Array, grouping: Grouping, folded: ReadonlySet<string>): Line[] => {
  if (grouping === 'none') return Array.from(rows);
  const groups = Map.groupBy(rows, (row) => groupName(report, row, grouping));
  return [...groups].flatMap(([name, ofGroup]) => [{ name, rows: ofGroup }, ...(folded.has(name) ? [] : ofGroup)]);
};

const groupName = (report: Report, row: number, grouping: Grouping): string => {
  const className = report.className(row);
  if (grouping === 'class') return className || '(no class)';
  return className.slice(0, Math.max(0, className.lastIndexOf('.'))) || '(no package)';
};
