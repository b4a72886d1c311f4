import { showInvisible } from '../../src/lib/escape/invisible.ts';
import type { Check } from './check.ts';

const gap = '  ';
const narrowestText = 24;

/** Cuts a text into lines of at most `width` characters, between words where it can. */
const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => each.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [''])) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};

const rowLines = (cells: readonly string[], widths: readonly number[]): readonly string[] => {
  const columns = cells.map((cell, index) => wrap(cell, widths[index] ?? narrowestText));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    columns
      .map((lines, index) => (lines[at] ?? '').padEnd(widths[index] ?? 0))
      .join(gap)
      .trimEnd(),
  );
};

/** The checks as a table for a terminal of `columns` characters. */
export const renderTable = (checks: readonly Check[], columns: number): string => {
  const rows = [
    ['check', 'outcome', 'found', 'what to do'],
    ...checks.map(({ name, outcome, found, remedy }) => [name, outcome, found, remedy].map(showInvisible)),
  ];
  const fitting = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const names = [fitting(0), fitting(1)];
  const rest = columns - names.reduce((sum, width) => sum + width + gap.length, 0) - gap.length;
  const text = Math.max(narrowestText, Math.floor(rest / 2));
  return rows.flatMap((row) => rowLines(row, [...names, text, text])).join('\n');
};
