/**
 * Measures what the documentation claims about speed, and prints it as a table: ours and the peers side by side, with the load of the machine.
 * Peers come from their registries.
 *
 *     node bench                         every row, as npm run bench
 *     npm run bench -- upload merge      these rows
 *     npm run bench -- --quick [row …]   each thing once, some of them small: to see that the rows work, not for figures
 *     npm run bench -- --write [row …]   also writes docs/internals/performance.md
 *
 * Each row is measured in its own process, so that none inherits the heap of another. The exit code is 1 where a target is missed or a row
 * could not be measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cellsOf, duration, missesTarget, type Row, writeDocument } from './row.ts';

const names = `cold-start whole-step upload growth collect junit crashes merge history report-page polling`.split(' ');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});

/** Runs the program of a row, or of several rows of one kind. */
const measure = async (name: string): Promise<readonly Row[]> => {
  const startMs = performance.now();
  const [load] = loadavg();
  const rows: Row[] = [];
  const env = { ...process.env, ...(values.quick ? { BENCH_QUICK: '1' } : {}) };
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), { env }).on('message', (row: Row) => rows.push(row));
  const [exitCode] = await once(child, 'close');
  console.error(`${name}: ${exitCode === 0 ? `took ${duration(performance.now() - startMs)}` : 'not measured'}`);
  if (exitCode !== 0 || rows.some(missesTarget)) process.exitCode = 1;
  return rows.map((row) => ({ ...row, load }));
};

if (positionals.some((name) => !names.includes(name)) || (values.write && values.quick)) {
  console.error(`Expected names of rows, and not both --write and --quick. The rows: ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  for (const name of positionals.length === 0 ? names : positionals) rows.push(...(await measure(name)));
  console.table(rows.map(cellsOf));
  if (values.write) await writeDocument(rows, positionals.length === 0);
}
