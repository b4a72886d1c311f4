import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Row } from './row.ts';

const file = path.resolve(import.meta.dirname, '../docs/internals/performance.md');
const head = ['what', 'ours', 'against', 'ratio', 'target', 'met'] as const;

/** What the table has of a row, as text. */
export const shownRow = ({ what, ours, against = '', ratio, target = '', met }: Row): Record<(typeof head)[number], string> => ({
  what,
  ours,
  against,
  ratio: ratio?.toFixed(2) ?? '',
  target,
  met: met === undefined ? '' : met ? 'yes' : 'no',
});

/** Replaces rows in docs/internals/performance.md, and adds new ones, which name their machine where it is another. All others go where `isComplete`. */
export const writeDocument = async (rows: readonly Row[], isComplete: boolean): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const [before = '', between, after] = text.split(/(?<=<!-- bench:start -->\n)|(?=<!-- bench:end -->)/);
  if (between === undefined || after === undefined) throw new Error(`${file}: expected the markers bench:start and bench:end.`);
  const own = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim()}, with Node ${process.version}.`;
  const old = isComplete ? [] : between.split('\n');
  const machine = old.find((line) => line.startsWith('Measured on ')) ?? own;
  const oldRows = old.filter((line) => line.startsWith('|')).slice(2);
  const oldWays = old.filter((line) => line.startsWith('- **'));
  const lines = new Map([
    ...oldRows.map((line) => [`${line.split(' |')[0]} |`, line] as const),
    ...rows.map((row) => [`| ${row.what} |`, `| ${Object.values(shownRow(row)).join(' | ')} |`] as const),
  ]);
  const ways = new Map([
    ...oldWays.map((line) => [line.split('**')[1], line] as const),
    ...rows.map(({ what, how }) => [what, `- **${what}**: ${how}${machine === own ? '' : ` ${own}`}`] as const),
  ]);
  const table = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines.values()].join('\n');
  await writeFile(file, `${before}\n${table}\n\n${machine}\n\n${[...ways.values()].join('\n')}\n\n${after}`);
};
