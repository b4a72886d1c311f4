/**
 * Measures what the documentation claims about speed, and prints a table of our figures beside those of other programs.
 *
 *     npm run bench                      all rows
 *     npm run bench -- upload merge      rows of these files
 *     npm run bench -- --quick [row …]   does each thing once, in part on small data: shows that the rows work
 *     npm run bench -- --write           also writes docs/internals/performance.md
 *
 * The exit code is 1 if a target is missed or a row could not be measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { duration, type Row } from './measure.ts';

const names = 'cold-start whole-step upload growth collect junit crashes masks merge history report-page'.split(' ');

const options = { write: { type: 'boolean' }, quick: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });

const measure = async (name: string) => {
  const startMs = performance.now();
  const [load = 0] = loadavg();
  const rows: Row[] = [];
  const env = { ...process.env, ...(values.quick ? { BENCH_QUICK: '1' } : {}) };
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), { env });
  child.on('message', (row: Row) => rows.push({ ...row, load }));
  const [exitCode] = await once(child, 'close');
  console.error(`${name}: ${exitCode === 0 ? `took ${duration(performance.now() - startMs)}` : 'not measured'}`);
  if (exitCode !== 0 || rows.some(({ targets = {} }) => Object.values(targets).includes(false))) process.exitCode = 1;
  return rows;
};

const cellsOf = ({ what, ours, against = '', ratio, targets, load = 0 }: Row) => ({
  what,
  ours,
  against,
  ratio: ratio?.toFixed(2) ?? '',
  target: Object.keys(targets ?? {}).join(', '),
  met: targets === undefined ? '' : Object.values(targets).includes(false) ? 'no' : 'yes',
  load: load.toFixed(1),
});

const writeDocument = async (rows: readonly Row[]): Promise<void> => {
  const file = path.join(import.meta.dirname, '../docs/internals/performance.md');
  const [before, , after] = (await readFile(file, 'utf8')).split(/(?<=bench:start -->\n)|(?=<!-- bench:end)/);
  const machine = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim()}, with Node ${process.version}.`;
  const head = ['| what | ours | against | ratio | target | met | load |', `|${' --- |'.repeat(7)}`];
  const table = rows.map((row) => `| ${Object.values(cellsOf(row)).join(' | ')} |`);
  // Rows that are measured alike share a line, which has the name of the first.
  const ways = [...Map.groupBy(rows, ({ how }) => how)].map(([how, [first]]) => `- **${first?.what}**: ${how}`);
  await writeFile(file, [before, ...head, ...table, '', machine, '', ...ways, '', after].join('\n'));
};

const isComplete = positionals.length === 0;
if (positionals.some((name) => !names.includes(name)) || (values.write && (values.quick || !isComplete))) {
  console.error(`Expected names of rows, or --write for all of them and not --quick. The rows: ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  for (const name of isComplete ? names : positionals) rows.push(...(await measure(name)));
  console.table(rows.map(cellsOf));
  if (values.write) await writeDocument(rows);
}
