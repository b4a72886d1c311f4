import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** What is measured, in a few words. */
  readonly what: string;
  /** Our figure with its unit: "412 ms", "1.2 s, 118 MB". A median where several runs were made. */
  readonly ours: string;
  /** What it is compared with, with its figure: "curl 840 MB/s". Absent where the target is a figure of its own. */
  readonly against?: string;
  /** Ours to theirs: the median of the ratios of runs that followed each other. */
  readonly ratio?: number;
  /** Each target, with whether it is met. Absent where a figure is only for information. */
  readonly targets?: Readonly<Record<string, boolean>>;
  /** How it is measured: one or two sentences. */
  readonly how: string;
  /** Load average of the machine before the row. */
  readonly load?: number;
}

/** Sends a row to the process that prints the table. */
export const report = (row: Row): void => void process.send?.(row);

/** Three significant digits, as far as they are before the point. */
const figure = (value: number): string => (value < 100 ? Number(value.toPrecision(3)).toString() : Math.round(value).toString());

export const megabytes = (bytes: number): string => `${figure(bytes / 1e6)} MB`;

export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${figure(milliseconds)} ms` : `${figure(milliseconds / 1_000)} s`;

export const missesTarget = ({ targets = {} }: Row): boolean => Object.values(targets).includes(false);

/** Cells of a row by column. */
export const cellsOf = (row: Row) => ({
  what: row.what,
  ours: row.ours,
  against: row.against ?? '',
  ratio: row.ratio?.toFixed(2) ?? '',
  target: Object.keys(row.targets ?? {}).join(', '),
  met: row.targets === undefined ? '' : missesTarget(row) ? 'no' : 'yes',
  load: row.load?.toFixed(1) ?? '',
});

/** Writes rows to docs/internals/performance.md: all of them, or only those that were measured. A row from another machine names it. */
export const writeDocument = async (rows: readonly Row[], isComplete: boolean): Promise<void> => {
  const file = path.join(import.meta.dirname, '../docs/internals/performance.md');
  const [before, between = '', after] = (await readFile(file, 'utf8')).split(/(?<=bench:start -->\n)|(?=<!-- bench:end)/);
  const own = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim()}, with Node ${process.version}.`;
  const old = isComplete ? [] : between.split('\n');
  const machine = old.find((line) => line.startsWith('Measured on ')) ?? own;
  const table = old.filter((line) => line.startsWith('|')).slice(2);
  const ways = old.filter((line) => line.startsWith('- **'));
  const put = (lines: string[], start: string, rest: string): void => {
    const at = lines.findIndex((line) => line.startsWith(start));
    lines.splice(at < 0 ? lines.length : at, 1, `${start}${rest}`);
  };
  for (const row of rows) {
    const [what, ...cells] = Object.values(cellsOf(row));
    put(table, `| ${what} |`, ` ${cells.join(' | ')} |`);
    put(ways, `- **${what}**: `, `${row.how}${machine === own ? '' : ` ${own}`}`);
  }
  const head = Object.keys(cellsOf({ what: '', ours: '', how: '' }));
  const lines = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...table, '', machine, '', ...ways];
  await writeFile(file, `${before}\n${lines.join('\n')}\n\n${after}`);
};
