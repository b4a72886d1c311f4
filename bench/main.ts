/**
 * Measures what the documents claim about speed, and prints it as a table.
 *
 *     npm run bench                      every row
 *     npm run bench -- upload plan       these rows
 *     npm run bench -- --quick [row …]   each thing once: to see that the rows work, not for figures
 *     npm run bench -- --write [row …]   also writes docs/performance.md and the table of the README
 *
 * Each row is measured in a process of its own, so that none inherits the heap of another. The exit code is 1 where a target is missed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { duration } from './lib/figures.ts';
import { writeDocuments } from './report/documents.ts';
import { keepResults, type MeasuredRow } from './report/results.ts';
import { textTable } from './report/tables.ts';
import { CannotMeasureError, type Row } from './row.ts';
import { type RowName, rowModules, rowNames } from './rows.ts';

interface Outcome {
  readonly rows?: readonly Row[];
  readonly cannot?: string;
}

const isRowName = (name: string): name is RowName => Object.hasOwn(rowModules, name);

/** In the child. */
const measureHere = async (name: RowName): Promise<void> => {
  const { measure } = await rowModules[name]();
  const outcome = await measure().then(
    (rows): Outcome => ({ rows: [rows].flat() }),
    (error: unknown): Outcome => {
      if (error instanceof CannotMeasureError) return { cannot: error.message };
      throw error;
    },
  );
  process.send?.(outcome);
  process.disconnect();
};

const measureApart = async (name: RowName, quick: boolean): Promise<Outcome> => {
  const env = quick ? { ...process.env, BENCH_QUICK: '1' } : process.env;
  const child = fork(import.meta.filename, ['--child', name], { env });
  let outcome: Outcome = { cannot: 'it ended without a result' };
  child.on('message', (told: Outcome) => {
    outcome = told;
  });
  await once(child, 'close');
  return outcome;
};

const measureAll = async (names: readonly RowName[], quick: boolean): Promise<MeasuredRow[]> => {
  const measured: MeasuredRow[] = [];
  for (const name of names) {
    const start = performance.now();
    const [load = 0] = loadavg();
    const { rows = [], cannot } = await measureApart(name, quick);
    console.error(`${name}: ${cannot === undefined ? `took ${duration(performance.now() - start)}` : `not measured: ${cannot}`}`);
    if (cannot !== undefined) process.exitCode = 1;
    measured.push(...rows.map((row) => ({ ...row, name, load: Math.round(load) })));
  }
  return measured;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false }, child: { type: 'string' } },
});
const unknown = positionals.filter((name) => !isRowName(name));
if (values.child !== undefined && isRowName(values.child)) await measureHere(values.child);
else if (values.write && values.quick) {
  console.error('Figures of --quick are not for the documents.');
  process.exitCode = 1;
} else if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. There are: ${rowNames.join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows = await measureAll(positionals.length === 0 ? rowNames : positionals.filter(isRowName), values.quick);
  console.log(textTable(rows));
  for (const { what, floor } of rows) if (floor !== undefined) console.log(`\n${what}: ${floor}`);
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
  if (values.write) await writeDocuments(await keepResults(rows));
}
