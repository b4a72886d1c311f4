import type { Row } from '../row.ts';

const head = ['what', 'ours', 'against', 'ratio', 'target', 'met'] as const;

const cellsOf = ({ what, ours, against = '', ratio, target, met }: Row): string[] => [
  what,
  ours,
  against,
  ratio === undefined ? '' : ratio.toFixed(2),
  target,
  met ? 'yes' : 'no',
];

/** For a terminal: columns of equal width. */
export const textTable = (rows: readonly Row[]): string => {
  const lines = [[...head], ...rows.map(cellsOf)];
  const widths = head.map((_title, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const markdownTable = (rows: readonly Row[]): string =>
  [[...head], head.map(() => '---'), ...rows.map(cellsOf)]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
