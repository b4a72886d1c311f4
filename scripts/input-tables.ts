/** Renders the inputs of each action, from its table in `src` and the comments in it, as `action.yml` and `action-types.yml` have them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { alertsTable } from '../src/action/alerts/alerts-inputs.ts';
import { bisectTable } from '../src/action/bisect/bisect-inputs.ts';
import { uploadTable } from '../src/action/inputs/binary-inputs.ts';
import { cleanupTable } from '../src/action/inputs/cleanup-inputs.ts';
import { migrateTable } from '../src/action/inputs/migrate-inputs.ts';
import { reportTable } from '../src/action/inputs/report-inputs.ts';
import { runTable } from '../src/action/inputs/run-inputs.ts';
import type { InputTable } from '../src/action/inputs/table.ts';
import { testCasesTable } from '../src/action/test-cases/test-cases-inputs.ts';

export class DocsError extends Error {}

type Input = InputTable[string];

/** By folder, in the order of the reference. */
const tables = {
  '.': { runTable },
  upload: { uploadTable },
  report: { reportTable },
  // Has the inputs of the main action.
  doctor: { runTable },
  cleanup: { cleanupTable },
  'test-cases': { testCasesTable },
  alerts: { alertsTable },
  migrate: { migrateTable },
  bisect: { bisectTable },
} as const satisfies Readonly<Record<string, Readonly<Record<string, InputTable>>>>;

export type ActionFolder = keyof typeof tables;

export const actionFolders = Object.keys(tables) as readonly ActionFolder[];

/** The text of every table, by the name of its constant. */
const sources = new Map(
  globSync('src/{action/*,migrate}/*.ts', { cwd: path.join(import.meta.dirname, '..') }).flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8').replaceAll('\r\n', '\n');
    return [...source.matchAll(/^(?:export )?const (\w+Table) = \{\n([\s\S]*?)^\} satisfies InputTable;$/gm)].map(
      ([, name = '', text = '']) => [name, text] as const,
    );
  }),
);

/** The comment before each input, also of the tables that a table includes. */
const descriptionsIn = (table: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const entry = /^ {2}(?:\.\.\.(\w+),|\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}'?([\w-]+)'?:)/gm;
  for (const [, included, comment = '', name = ''] of (sources.get(table) ?? '').matchAll(entry)) {
    if (included === undefined) found.set(name, comment.replaceAll(/\s*\n \s*\*?\s*/g, ' ').trim());
    else for (const each of descriptionsIn(included)) found.set(...each);
  }
  return found;
};

const scalar = (text: string): string => stringify(text, { lineWidth: 0, singleQuote: true, version: '1.1' }).trimEnd();

const internal = 'Set by the action; do not set it.';

interface RenderedInputs {
  readonly metadata: string;
  readonly types: string;
}

const renderMetadata = (name: string, { default: value, required }: Input, description: string): string =>
  [
    `  ${name}:`,
    `    description: ${scalar(description)}`,
    ...(value === undefined ? [] : [`    default: ${scalar(value)}`]),
    ...(required ? ['    required: true'] : []),
  ].join('\n');

const renderType = (type: Input['type'], indent: string): string => {
  if (typeof type === 'string') return `${indent}type: ${type}`;
  const words = type.map(scalar);
  const line = `${indent}allowed-values: [${words.join(', ')}]`;
  const values =
    line.length <= 130 ? line : [`${indent}allowed-values:`, ...words.map((word) => `${indent}  - ${word}`)].join('\n');
  return `${indent}type: enum\n${values}`;
};

const renderTypes = (name: string, { type, isList }: Input): string =>
  isList
    ? `  ${name}:\n    type: list\n    separator: "\\n"\n    list-item:\n${renderType(type, '      ')}`
    : `  ${name}:\n${renderType(type, '    ')}`;

/** @throws DocsError for an input without a description */
export const renderInputs = (folder: ActionFolder): RenderedInputs => {
  const [[tableName, table] = ['', {}]] = Object.entries<InputTable>(tables[folder]);
  const descriptions = descriptionsIn(tableName);
  const inputs: InputTable = { command: { type: 'string', default: folder === '.' ? 'run' : folder }, ...table };
  const described = Object.entries(inputs).map(([name, input]) => {
    const description = name === 'command' ? internal : descriptions.get(name);
    if (description === undefined)
      throw new DocsError(`${tableName}: the input ${name} has no comment before it, its description.`);
    return renderMetadata(name, input, description);
  });
  const types = Object.entries(inputs).map(([name, input]) => renderTypes(name, input));
  return { metadata: described.join('\n'), types: types.join('\n') };
};
