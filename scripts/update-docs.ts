/**
 * Writes the table of inputs of each action to its `action.yml` and `action-types.yml`, the inputs and outputs of each `action.yml` to
 * `docs/reference.md`, and the most used of them to README.md, between the markers.
 *
 * `--check` writes nothing and exits with code 1 if anything is stale. `--root <folder>` works on another checkout.
 * An input or output without a description is an error.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { capabilityKeys } from '../src/core/builds/capability-keys.ts';
import { type SecretPattern, secretPatterns } from '../src/lib/masking/patterns.ts';
import { strictPatterns } from '../src/lib/masking/personal-data.ts';
import { readSources } from '../src/migrate/convert.ts';
import { fladleRules } from '../src/migrate/fladle.ts';
import { saucectlRules } from '../src/migrate/saucectl.ts';
import type { Outcome, RuleTable } from '../src/migrate/settings.ts';
import { flankRules, gcloudRules } from '../src/migrate/test-lab.ts';
import { bitriseRules, vendorActionRules } from '../src/migrate/vendor-steps.ts';
import { renderWorkflow } from '../src/migrate/write-workflow.ts';
import { actionFolders, DocsError, renderInputs } from './input-tables.ts';

const fieldSchema = z.object({
  description: z.string().optional(),
  default: z.string().optional(),
  required: z.boolean().optional(),
});

const metadataSchema = z.object({ inputs: z.record(z.string(), fieldSchema), outputs: z.record(z.string(), fieldSchema) });

type Field = z.infer<typeof fieldSchema>;
type Metadata = z.infer<typeof metadataSchema>;

/** Which action the bundle runs, and in which job of a matrix; users never set them. */
const internalInputs: readonly string[] = ['command', 'job-context'];

const main = '.';
/** Has the inputs of the main action. */
const doctor = 'doctor';

/** The most used inputs and outputs; the README shows only these. */
const mostUsed = {
  inputs: [
    'framework',
    'app',
    'test-suite',
    'devices',
    'tests',
    'username',
    'access-key',
    'base-url',
    'shards',
    'retries',
    'timeout-minutes',
  ],
  outputs: [
    'verdict',
    'reason',
    'tests',
    'failed',
    'flaky',
    'failed-tests',
    'build-ids',
    'junit-path',
    'results-path',
    'html-url',
  ],
} as const;

const describe = (kind: string, name: string, { description = '' }: Field, file: string): string => {
  if (description.trim() === '') throw new DocsError(`${file}: the ${kind} ${name} has no description.`);
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

/** What an input is about, in the order of the reference. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'What runs': [
    'framework',
    'app',
    'test-suite',
    'tests',
    'select',
    'capabilities',
    'mapping',
    'media',
    'app-custom-id',
    'test-suite-custom-id',
    'media-custom-id',
    'reuse-uploads',
    'preflight',
    'dry-run',
    'build-ids',
  ],
  'Where it runs': ['devices', 'shards', 'shard-by', 'target-minutes', 'max-shards', 'shard-index', 'expected-shards', 'needs'],
  'How much, and how long': [
    'retries',
    'session-retries',
    'repeat-new',
    'canary-devices',
    'compare-base',
    'fail-fast',
    'max-device-minutes',
    'max-sessions',
    'timeout-minutes',
    'queue-timeout-minutes',
    'poll-interval-seconds',
    'wait',
  ],
  'The verdict': ['fail-on', 'fail-on-flaky', 'missing-tests', 'quarantine', 'history'],
  Reporting: [
    'project',
    'project-notify-url',
    'download',
    'device-logs',
    'report-dir',
    'artifact-name',
    'artifact-retention-days',
    'artifact-pattern',
    'summary',
    'annotations',
    'check-name',
    'comment',
    'secrets',
    'redact',
    'issues',
  ],
  'The service': ['username', 'access-key', 'base-url', 'api-version', 'embedded-scenario', 'github-token', 'cleanup'],
};

/** Fewer inputs are one table. */
const leastForGroups = 20;

type Fields = readonly (readonly [string, Field])[];

const inputTable = (inputs: Fields, file: string): string =>
  table(
    ['input', 'default', 'meaning'],
    inputs.map(([name, field]) => [`\`${name}\``, defaultCell(field), describe('input', name, field, file)]),
  );

const groupedInputs = (inputs: Fields, file: string): string => {
  if (inputs.length < leastForGroups) return inputTable(inputs, file);
  const known = new Set(Object.values(groups).flat());
  const [other] = inputs.find(([name]) => !known.has(name)) ?? [];
  if (other !== undefined) throw new DocsError(`${file}: the input ${other} is in no group of scripts/update-docs.ts.`);
  return Object.entries(groups)
    .map(([title, names]) => ({ title, fields: names.flatMap((name) => inputs.filter(([own]) => own === name)) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }) => `**${title}**\n\n${inputTable(fields, file)}`)
    .join('\n\n');
};

const outputTable = (outputs: Fields, file: string): string =>
  table(
    ['output', 'meaning'],
    outputs.map(([name, field]) => [`\`${name}\``, describe('output', name, field, file)]),
  );

const shownInputs = ({ inputs }: Metadata): Fields => Object.entries(inputs).filter(([name]) => !internalInputs.includes(name));

const readMetadata = (root: string, file: string): Metadata =>
  metadataSchema.parse(parse(readFileSync(path.join(root, file), 'utf8')));

const fileOf = (action: string): string => path.posix.join(action, 'action.yml');

const section = (action: string, root: string): string => {
  const file = fileOf(action);
  const metadata = readMetadata(root, file);
  const uses = action === main ? '' : `/${action}`;
  return [
    `## ${action === main ? 'run' : action}`,
    `\`uses: mobile-test-cloud/mobile-test-cloud${uses}@v1\``,
    action === doctor ? 'The inputs of [run](#run).' : groupedInputs(shownInputs(metadata), file),
    '**Outputs**',
    outputTable(Object.entries(metadata.outputs), file),
  ].join('\n\n');
};

const reference = (root: string): string =>
  actionFolders
    .filter((action) => existsSync(path.join(root, fileOf(action))))
    .map((action) => section(action, root))
    .join('\n\n');

const capabilityTable = (): string =>
  table(
    ['key', 'value', 'frameworks'],
    [...capabilityKeys].map(([name, { type, frameworks, input }]) => [
      `\`${name}\``,
      input === undefined ? type.wanted : `refused: use the input \`${input}\``,
      frameworks === undefined ? 'all' : frameworks.map((each) => `\`${each}\``).join(', '),
    ]),
  );

const patternTable = (patterns: readonly SecretPattern[]): string =>
  table(
    ['pattern', 'mask', 'source'],
    patterns.map(({ name, kind, source }) => [name, `\`[redacted: ${kind}]\``, `[${new URL(source).hostname}](${source})`]),
  );

const outcomes: Readonly<Record<Outcome, string>> = { taken: 'taken over', changed: 'changed', unsupported: 'no equivalent' };

/** What `migrate` does with each setting of another tool. */
const migrationTable = (rules: RuleTable): string =>
  table(
    ['setting', 'result', 'here', 'note'],
    Object.entries(rules).map(([name, { outcome, to = '', note = '' }]) => [
      `\`${name}\``,
      outcomes[outcome],
      outcome === 'unsupported' ? '' : to,
      note,
    ]),
  );

/** The workflow that `migrate` makes of the configuration in the document. */
const exampleWorkflow = (document: string): string => {
  const [, text = ''] = /<!-- example-source:start -->\n+```yaml\n([\s\S]*?)```/.exec(document) ?? [];
  const steps = readSources([{ name: 'flank.yml', text }]).flatMap(({ step }) => step ?? []);
  return `\`\`\`yaml\n${renderWorkflow(steps)}\`\`\``;
};

const pick = (fields: Readonly<Record<string, Field>>, names: readonly string[]): Fields =>
  names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]));

const fill = (document: string, file: string, name: string, content: string): string => {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new DocsError(`${file}: the markers ${start} and ${end} are missing.`);
  return `${document.slice(0, from + start.length)}\n\n${content}\n\n${document.slice(to)}`;
};

/** Windows checkouts may have their own line ends. */
const readText = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

const fillAll = (root: string, file: string, parts: Readonly<Record<string, string>>, check: boolean): void => {
  const document = readText(root, file);
  write(
    root,
    file,
    document,
    Object.entries(parts).reduce((text, [name, content]) => fill(text, file, name, content), document),
    check,
  );
};

/** Everything between the two keys. */
const inputsOf = /(?<=\ninputs:\n)[\s\S]*(?=\noutputs:\n)/;

const writeInputs = (root: string, check: boolean): void => {
  for (const folder of actionFolders.filter((each) => existsSync(path.join(root, fileOf(each))))) {
    const { metadata, types } = renderInputs(folder);
    for (const [name, inputs] of [
      ['action.yml', metadata],
      ['action-types.yml', types],
    ] as const) {
      const file = path.posix.join(folder, name);
      const document = existsSync(path.join(root, file)) ? readText(root, file) : '';
      write(
        root,
        file,
        document,
        document.replace(inputsOf, () => inputs),
        check,
      );
    }
  }
};

const write = (root: string, file: string, document: string, updated: string, check: boolean): void => {
  if (updated === document) console.log(`${file} is up to date.`);
  else if (check) throw new DocsError(`${file} is stale: run \`npm run docs\`.`);
  else {
    writeFileSync(path.join(root, file), updated);
    console.log(`Updated ${file}.`);
  }
};

const updateDocs = (root: string, check: boolean): void => {
  writeInputs(root, check);
  const { inputs, outputs } = readMetadata(root, fileOf(main));
  // First, since it describes all of them.
  const all = reference(root);
  const short = {
    inputs: inputTable(pick(inputs, mostUsed.inputs), fileOf(main)),
    outputs: outputTable(pick(outputs, mostUsed.outputs), fileOf(main)),
  };
  fillAll(root, 'README.md', short, check);
  fillAll(root, 'docs/reference.md', { reference: all, capabilities: capabilityTable() }, check);
  const masking = 'docs/masking.md';
  if (existsSync(path.join(root, masking)))
    fillAll(root, masking, { patterns: patternTable(secretPatterns), strict: patternTable(strictPatterns) }, check);
  const migration = 'docs/migration.md';
  if (!existsSync(path.join(root, migration))) return;
  const migrations = {
    'example-workflow': exampleWorkflow(readText(root, migration)),
    gcloud: migrationTable(gcloudRules),
    flank: migrationTable(flankRules),
    fladle: migrationTable(fladleRules),
    saucectl: migrationTable(saucectlRules),
    'github-actions': migrationTable(vendorActionRules),
    bitrise: migrationTable(bitriseRules),
  };
  fillAll(root, migration, migrations, check);
};

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, root: { type: 'string' } } });
  updateDocs(path.resolve(values.root ?? path.join(import.meta.dirname, '..')), values.check);
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
