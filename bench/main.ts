/**
 * Measures what the documentation claims about speed, and prints a table of our figures beside those of other programs.
 *
 *     npm run bench                      all rows
 *     npm run bench -- upload merge      rows of these files
 *     npm run bench -- --quick [row …]   does each thing once, in part on small data: shows that the rows work
 *     npm run bench -- --write [row …]   also updates docs/internals/performance.md
 *
 * Each file of rows runs in a process of its own, so that none inherits the heap of another. The exit code is 1 if a target is missed or a row
 * could not be measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { duration, type Row } from './measure.ts';

const names = 'cold-start whole-step upload growth collect junit crashes merge history report-page'.split(' ');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});

const isMissed = ({ targets = {} }: Row): boolean => Object.values(targets).includes(false);

const measure = async (name: string) => {
  const startMs = performance.now();
  const [load = 0] = loadavg();
  const rows: (Row & { readonly load: number })[] = [];
  const env = { ...process.env, ...(values.quick ? { BENCH_QUICK: '1' } : {}) };
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), { env });
  child.on('message', (row: Row) => rows.push({ ...row, load }));
  const [exitCode] = await once(child, 'close');
  console.error(`${name}: ${exitCode === 0 ? `took ${duration(performance.now() - startMs)}` : 'not measured'}`);
  if (exitCode !== 0 || rows.some(isMissed)) process.exitCode = 1;
  return rows;
};

type MeasuredRow = Awaited<ReturnType<typeof measure>>[number];

const cellsOf = (row: MeasuredRow) => ({
  what: row.what,
  ours: row.ours,
  against: row.against ?? '',
  ratio: row.ratio?.toFixed(2) ?? '',
  target: Object.keys(row.targets ?? {}).join(', '),
  met: row.targets === undefined ? '' : isMissed(row) ? 'no' : 'yes',
  load: row.load.toFixed(1),
});

/** Updates the lines of the measured rows. A row that was measured on another machine than the whole table names its machine. */
const writeDocument = async (rows: readonly MeasuredRow[], isComplete: boolean): Promise<void> => {
  const file = path.join(import.meta.dirname, '../docs/internals/performance.md');
  const [before, between = '', after] = (await readFile(file, 'utf8')).split(/(?<=bench:start -->\n)|(?=<!-- bench:end)/);
  const own = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim()}, with Node ${process.version}.`;
  const old = isComplete ? [] : between.split('\n');
  const machine = old.find((line) => line.startsWith('Measured on ')) ?? own;
  const [table, ways] = ['| ', '- **'].map((start) => old.filter((line) => line.startsWith(start))) as [string[], string[]];
  const put = (lines: string[], start: string, rest: string): void => {
    const at = lines.findIndex((line) => line.startsWith(start));
    lines.splice(at < 0 ? lines.length : at, 1, `${start}${rest}`);
  };
  for (const row of rows) {
    const [what, ...cells] = Object.values(cellsOf(row));
    put(table, `| ${what} |`, ` ${cells.join(' | ')} |`);
    put(ways, `- **${what}**: `, `${row.how}${machine === own ? '' : ` ${own}`}`);
  }
  const head = ['| what | ours | against | ratio | target | met | load |', `|${' --- |'.repeat(7)}`];
  const lines = [...head, ...table.filter((line) => !head.includes(line) && !line.startsWith('| ---')), '', machine, '', ...ways];
  await writeFile(file, `${before}\n${lines.join('\n')}\n\n${after}`);
};

if (positionals.some((name) => !names.includes(name)) || (values.write && values.quick)) {
  console.error(`Expected names of rows, and not both --write and --quick. The rows: ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows: MeasuredRow[] = [];
  for (const name of positionals.length === 0 ? names : positionals) rows.push(...(await measure(name)));
  console.table(rows.map(cellsOf));
  if (values.write) await writeDocument(rows, positionals.length === 0);
}
