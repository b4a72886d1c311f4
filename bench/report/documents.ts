import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Results } from './results.ts';
import { markdownTable } from './tables.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes the table into docs/performance.md and README.md, and into the former how each row is measured. */
export const writeDocuments = async ({ machine, rows }: Results): Promise<void> => {
  const where = `Measured on ${machine.cores} cores of ${machine.processor}, with Node ${machine.node}${busyWith(rows, machine)}.`;
  const table = `${markdownTable(rows)}\n\n${where}`;
  const ways = rows.map(({ what, how, floor }) => `- **${what}**: ${how}${floor === undefined ? '' : ` ${floor}`}`).join('\n');
  await fill('README.md', { bench: table });
  await fill('docs/performance.md', { bench: table, 'bench-how': ways });
};

/** Ratios stand it, single figures do not: whoever reads them should know. */
const busyWith = (rows: Results['rows'], { cores }: Results['machine']): string => {
  const load = Math.max(...rows.map((row) => row.load ?? 0));
  return load > cores ? `, while up to ${load} other programs wanted those cores` : '';
};

/** Puts each text between its markers, `<!-- name:start -->` and `<!-- name:end -->`. */
const fill = async (file: string, texts: Readonly<Record<string, string>>): Promise<void> => {
  let document = await readFile(path.join(root, file), 'utf8');
  for (const [name, text] of Object.entries(texts)) {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const from = document.indexOf(start);
    const to = document.indexOf(end);
    if (from === -1 || to < from) throw new Error(`${file}: the markers ${start} and ${end} are missing.`);
    document = `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
  }
  await writeFile(path.join(root, file), document);
};
