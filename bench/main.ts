/**
 * Measures what the documentation claims about speed, and prints it as a table: ours and the peers side by side, with the load of the machine.
 * Peers come from their registries.
 *
 *     node bench                         every row, as npm run bench
 *     npm run bench -- upload merge      these rows
 *     npm run bench -- --quick [row …]   each thing once: to see that the rows work, not for figures
 *     npm run bench -- --write [row …]   also writes docs/internals/performance.md
 *
 * Each row is measured in its own process, so that none inherits the heap of another. The exit code is 1 where a target is missed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { shownRow, writeDocument } from './document.ts';
import { duration } from './lib/figures.ts';
import { CannotMeasureError, type Row, type RowModule } from './row.ts';

const modules: Readonly<Record<string, () => Promise<RowModule>>> = {
  'cold-start': () => import('./cold-start.ts'),
  'whole-step': () => import('./whole-step.ts'),
  upload: () => import('./upload.ts'),
  growth: () => import('./growth.ts'),
  collect: () => import('./collect.ts'),
  junit: () => import('./junit.ts'),
  crashes: () => import('./crashes.ts'),
  merge: () => import('./merge.ts'),
  history: () => import('./history.ts'),
  'report-page': () => import('./report-page.ts'),
  polling: () => import('./polling.ts'),
};

interface Outcome {
  readonly rows?: readonly Row[];
  readonly cannot?: string;
}

/** In the child process. */
const measureHere = async (name: string): Promise<void> => {
  const outcome = await modules[name]?.()
    .then(({ measure }) => measure())
    .then(
      (rows): Outcome => ({ rows: [rows].flat() }),
      (error: unknown): Outcome => {
        if (error instanceof CannotMeasureError) return { cannot: error.message };
        throw error;
      },
    );
  process.send?.(outcome);
  process.disconnect();
};

const measureApart = async (name: string, quick: boolean): Promise<readonly Row[]> => {
  const startMs = performance.now();
  const [load = 0] = loadavg();
  const child = fork(import.meta.filename, ['--child', name], {
    env: { ...process.env, ...(quick ? { BENCH_QUICK: '1' } : {}) },
  });
  let outcome: Outcome = { cannot: 'its process ended without a result' };
  child.on('message', (told: Outcome) => {
    outcome = told;
  });
  await once(child, 'close');
  const { rows = [], cannot } = outcome;
  console.error(`${name}: ${cannot === undefined ? `took ${duration(performance.now() - startMs)}` : `not measured: ${cannot}`}`);
  if (cannot !== undefined || rows.some(({ met }) => met === false)) process.exitCode = 1;
  return rows.map((row) => ({ ...row, load }));
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false }, child: { type: 'string' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(modules, name));
if (values.child !== undefined) await measureHere(values.child);
else if (unknown.length > 0 || (values.write && values.quick)) {
  console.error(`Expected names of rows, and not both --write and --quick. The rows: ${Object.keys(modules).join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  for (const name of positionals.length === 0 ? Object.keys(modules) : positionals)
    rows.push(...(await measureApart(name, values.quick)));
  console.table(rows.map(shownRow));
  if (values.write) await writeDocument(rows, positionals.length === 0);
}
