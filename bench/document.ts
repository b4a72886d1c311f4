import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Row } from './row.ts';

const file = path.resolve(import.meta.dirname, '../docs/internals/performance.md');
const head = ['what', 'ours', 'against', 'ratio', 'target', 'met'] as const;

/** The cells of a row, as text. */
const cellsOf = ({ what, ours, against = '', ratio, target, met }: Row): string[] => [
  what,
  ours,
  against,
  ratio?.toFixed(2) ?? '',
  target,
  met ? 'yes' : 'no',
];

/** For a terminal: columns of equal width. */
export const textTable = (rows: readonly Row[]): string => {
  const lines = [[...head], ...rows.map(cellsOf)];
  const widths = head.map((_title, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const padded = (cell: string, column: number): string => cell.padEnd(widths[column] ?? 0);
  return lines.map((cells) => cells.map(padded).join('  ').trimEnd()).join('\n');
};

/** Replaces rows in docs/internals/performance.md, and adds new ones. All others go where `isComplete`, or when another machine measured them. */
export const writeDocument = async (rows: readonly Row[], isComplete: boolean): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const [before = '', between, after] = text.split(/(?<=<!-- bench:start -->\n)|(?=<!-- bench:end -->)/);
  if (between === undefined || after === undefined) throw new Error(`${file}: expected the markers bench:start and bench:end.`);
  const machine = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim()}, with Node ${process.version}.`;
  // Rows of different machines do not belong in one table.
  const keepsNone = isComplete || !between.includes(machine);
  const old = keepsNone ? [] : between.split('\n');
  const oldRows = old.filter((line) => line.startsWith('|')).slice(2);
  const oldWays = old.filter((line) => line.startsWith('- **'));
  const lines = new Map([
    ...oldRows.map((line) => [`${line.split(' |')[0]} |`, line] as const),
    ...rows.map((row) => [`| ${row.what} |`, `| ${cellsOf(row).join(' | ')} |`] as const),
  ]);
  const ways = new Map([
    ...oldWays.map((line) => [line.split('**')[1], line] as const),
    ...rows.map(({ what, how }) => [what, `- **${what}**: ${how}`] as const),
  ]);
  const table = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines.values()].join('\n');
  await writeFile(file, `${before}\n${table}\n\n${machine}\n\n${[...ways.values()].join('\n')}\n\n${after}`);
};
