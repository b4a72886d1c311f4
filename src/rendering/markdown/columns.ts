import { digits } from '../../lib/numbers.ts';
import { listNames } from '../describe-tests.ts';

/** One column of a matrix: a device, or several that look the same in every row. */
interface Column {
  readonly heading: string;
  /** From the first row to the last. */
  readonly cells: readonly string[];
}

interface Columns {
  readonly columns: readonly Column[];
  /** Which devices stand behind a letter, and how many are not shown. */
  readonly notes: readonly string[];
}

const maxNamesOfGroup = 12;

/**
 * The columns as they are or, where there are more than `limit`, those with equal cells as one; those with most problems come first.
 *
 * @param isProblem whether a cell shows a failed or flaky result
 */
export const foldColumns = (all: readonly Column[], isProblem: (cell: string) => boolean, limit: number): Columns => {
  if (all.length <= limit) return { columns: all, notes: [] };
  const problemsIn = ([first]: readonly Column[]): number => first?.cells.filter(isProblem).length ?? 0;
  const groups = [...Map.groupBy(all, ({ cells }) => cells.join('|')).values()].toSorted((a, b) => problemsIn(b) - problemsIn(a));
  const notes: string[] = [];
  const columns = groups.slice(0, limit).flatMap(([first, ...others]): Column[] => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const headings = [first, ...others].map(({ heading }) => heading);
    const letter = letterOf(notes.length);
    notes.push(`${letter}: ${listNames(headings, maxNamesOfGroup)}`);
    return [{ heading: `${letter} (${digits(headings.length)} devices)`, cells: first.cells }];
  });
  const hidden = groups.slice(limit).reduce((sum, { length }) => sum + length, 0);
  if (hidden > 0) notes.push(`${digits(hidden)} more devices with other results are not shown`);
  return { columns, notes };
};

/** A … Z, then AA, AB and so on. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (index % 26));
