import { digits } from '../../lib/numbers.ts';
import { listed, nameText } from './format.ts';

/** One column of a matrix: a device, or several that look the same in every row. */
export interface Column {
  readonly heading: string;
  /** From the first row to the last. */
  readonly cells: readonly string[];
}

export interface Columns {
  readonly columns: readonly Column[];
  /** Which devices stand behind a letter, and how many are not shown. */
  readonly notes: readonly string[];
}

interface Group {
  readonly cells: readonly string[];
  readonly names: string[];
  readonly problems: number;
}

const maxNamesOfGroup = 12;

/**
 * Devices side by side, or, where there are more than `limit`, those with equal cells as one column; those with most problems come first.
 *
 * @param isProblem whether a cell shows a failed or flaky result
 */
export const deviceColumns = (
  devices: readonly string[],
  cellsOf: (device: number) => readonly string[],
  isProblem: (cell: string) => boolean,
  limit: number,
): Columns => {
  if (devices.length <= limit)
    return { columns: devices.map((name, device) => ({ heading: nameText(name), cells: cellsOf(device) })), notes: [] };

  const groups = groupEqual(devices, cellsOf, isProblem).toSorted((a, b) => b.problems - a.problems);
  const shown = groups.slice(0, limit);
  const notes: string[] = [];
  const columns = shown.map(({ cells, names }) => {
    if (names.length === 1) return { heading: nameText(names[0] ?? ''), cells };
    const letter = letterOf(notes.length);
    notes.push(`${letter}: ${listed(names, maxNamesOfGroup)}`);
    return { heading: `${letter} (${digits(names.length)} devices)`, cells };
  });
  const hidden = groups.slice(limit).reduce((sum, { names }) => sum + names.length, 0);
  if (hidden > 0) notes.push(`${digits(hidden)} more devices with other results are not shown`);
  return { columns, notes };
};

const groupEqual = (
  devices: readonly string[],
  cellsOf: (device: number) => readonly string[],
  isProblem: (cell: string) => boolean,
): Group[] => {
  const groups = new Map<string, Group>();
  for (const [device, name] of devices.entries()) {
    const cells = cellsOf(device);
    const key = cells.join('|');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cells, names: [name], problems: cells.filter(isProblem).length });
    else group.names.push(name);
  }
  return [...groups.values()];
};

/** A … Z, then AA, AB and so on. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (index % 26));
