/**
 * Writes the tables of inputs and outputs from action.yml into README.md, between the markers.
 *
 * `--check` writes nothing and ends with exit code 1 where the tables are stale. `--root <folder>` works on another checkout.
 * An input or output without a description is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

const fieldSchema = z.object({
  description: z.string().optional(),
  default: z.string().optional(),
  required: z.boolean().optional(),
});

const metadataSchema = z.object({ inputs: z.record(z.string(), fieldSchema), outputs: z.record(z.string(), fieldSchema) });

type Field = z.infer<typeof fieldSchema>;

class DocsError extends Error {}

/** Tells the actions apart inside the bundle; nobody writes it. */
const internalInput = 'command';

const describe = (kind: string, name: string, { description = '' }: Field): string => {
  if (description.trim() === '') throw new DocsError(`action.yml: the ${kind} ${name} has no description.`);
  return description
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
};

const defaultCell = ({ default: value = '', required = false }: Field): string => {
  if (required) return '**required**';
  return value === '' ? '' : `\`${value.replaceAll('|', '\\|')}\``;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const inputTable = (inputs: Readonly<Record<string, Field>>): string =>
  table(
    ['input', 'default', 'meaning'],
    Object.entries(inputs)
      .filter(([name]) => name !== internalInput)
      .map(([name, field]) => [`\`${name}\``, defaultCell(field), describe('input', name, field)]),
  );

const outputTable = (outputs: Readonly<Record<string, Field>>): string =>
  table(
    ['output', 'meaning'],
    Object.entries(outputs).map(([name, field]) => [`\`${name}\``, describe('output', name, field)]),
  );

const fill = (document: string, name: string, content: string): string => {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new DocsError(`README.md: the markers ${start} and ${end} are missing.`);
  return `${document.slice(0, from + start.length)}\n\n${content}\n\n${document.slice(to)}`;
};

const updateDocs = (root: string, check: boolean): void => {
  const metadata = metadataSchema.parse(parse(readFileSync(path.join(root, 'action.yml'), 'utf8')));
  const readmePath = path.join(root, 'README.md');
  // Windows checkouts may have their own line ends.
  const readme = readFileSync(readmePath, 'utf8').replaceAll('\r\n', '\n');
  const updated = fill(fill(readme, 'inputs', inputTable(metadata.inputs)), 'outputs', outputTable(metadata.outputs));
  if (updated === readme) console.log('README.md is up to date with action.yml.');
  else if (check) throw new DocsError('README.md is stale: run `npm run docs`.');
  else {
    writeFileSync(readmePath, updated);
    console.log('README.md is written from action.yml.');
  }
};

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, root: { type: 'string' } } });
  updateDocs(path.resolve(values.root ?? path.join(import.meta.dirname, '..')), values.check);
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
