/**
 * Runs a study: a measurement behind a figure of the documentation, or a comparison with a collection of real files.
 *
 *     npm run study                    lists the studies
 *     npm run study -- <name> [...]    runs one, with its own arguments
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.join(import.meta.dirname, 'studies');
/** A study with parts has a folder of its name. */
const studies = new Map(
  globSync(['*.ts', '*/*.ts'], { cwd: folder })
    .map((file) => ({ name: path.basename(file, '.ts'), file }))
    .filter(({ name, file }) => [`${name}.ts`, path.join(name, `${name}.ts`)].includes(file))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, file }) => [name, file]),
);
const [name = '', ...own] = process.argv.slice(2);
const file = studies.get(name);
if (file === undefined) {
  console.error(`Usage: npm run study -- <name> [...]. Studies: ${[...studies.keys()].join(', ')}.`);
  process.exitCode = 1;
} else {
  const script = path.join(folder, file);
  process.argv = [process.execPath, script, ...own];
  await import(pathToFileURL(script).href);
}
