/**
 * Converts a collection of public configurations, and checks every workflow with actionlint:
 *
 *     npm run study -- migrations <folder> [--write]
 *
 * The folder has the files at `<owner>/<repository>/<path>`. `--write` updates docs/internals/migration.md.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { checkRunInputs } from '../../src/action/commands/migrate.ts';
import { InputError } from '../../src/core/model/input-problem.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { convertSources } from '../../src/migrate/convert.ts';
import { type Migration, unreadNote } from '../../src/migrate/settings.ts';
import { problemsOfStep, renderWorkflow } from '../../src/migrate/write-workflow.ts';
import type { SourceFile } from '../../src/migrate/yaml-source.ts';
import { goTool } from '../workflows/go-tool.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean', default: false } } });
const [folder] = positionals;
if (folder === undefined) throw new Error('Usage: npm run study -- migrations <folder> [--write]');

type Result = 'converted' | 'partly' | 'only Robo tests' | 'not';

interface Row {
  readonly repository: string;
  readonly file: string;
  readonly result: Result;
  readonly jobs: number;
  /** Lines of the source. */
  readonly unread: readonly number[];
  readonly workflow: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const workspace = mkdtempSync(path.join(tmpdir(), 'migrations-'));
const check = checkRunInputs({ workspace, repositoryName: 'app', runId: '1' });

const resultOf = ({ steps, findings, unread }: Migration): Result => {
  if (steps.length > 0)
    return unread.length === 0 && findings.every((finding) => finding.unknown === undefined || isIgnored(finding.note))
      ? 'converted'
      : 'partly';
  return unread.some(({ reason }) => reason.startsWith('Robo tests')) ? 'only Robo tests' : 'not';
};

/** A value that has no equivalent need not be read. */
const isIgnored = (note = ''): boolean => !note.startsWith(unreadNote);

/** Returns undefined for files that the action refuses. */
const convertOrRefuse = async (sources: readonly SourceFile[]): Promise<Migration | undefined> => {
  try {
    return await convertSources(sources, check);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.warn(error.message);
    return undefined;
  }
};

const rowOf = async (name: string): Promise<Row> => {
  const [owner = '', repository = '', ...rest] = name.split('/');
  const file = rest.join('/');
  const read = (each: string): string => readFileSync(path.join(folder, each), 'utf8');
  // Configurations in JSON belong to a workflow, which names them.
  const parts = names.filter((each) => each.startsWith(`${owner}/${repository}/`) && each.endsWith('.json'));
  const sources = [name, ...parts].map((each) => ({ name: each.split('/').slice(2).join('/'), text: read(each) }));
  const migration = await convertOrRefuse(sources);
  if (migration === undefined)
    return { repository: `${owner}/${repository}`, file, result: 'not', jobs: 0, unread: [], workflow: '' };
  for (const step of migration.steps) {
    const problems = await problemsOfStep(step, check);
    if (problems.length > 0) throw new Error(`${name}: the workflow has mistakes: ${JSON.stringify(problems)}`);
  }
  const lost = settingsOf(sources[0]?.text ?? '').filter((key) => !migration.findings.some((each) => each.key === key));
  const listed = migration.findings.map(({ file: own, line, key }) => `${own}:${line} ${key}`);
  if (lost.length > 0 || new Set(listed).size < listed.length)
    throw new Error(`${name}: not every setting is in exactly one list: ${lost.join(', ')}`);
  const lines = [
    ...migration.unread.map(({ line }) => line),
    ...migration.findings.filter(({ unknown, note }) => unknown !== undefined && !isIgnored(note)).map(({ line }) => line),
  ];
  return {
    repository: `${owner}/${repository}`,
    file,
    result: resultOf(migration),
    jobs: migration.steps.length,
    unread: [...new Set(lines)].sort((one, other) => one - other),
    workflow: renderWorkflow(migration.steps),
  };
};

/** Settings of a configuration of Flank or saucectl, by an independent reader. */
const settingsOf = (text: string): readonly string[] => {
  const [document] = parseAllDocuments(text);
  const value: unknown = document === undefined || document.errors.length > 0 ? undefined : document.toJS();
  if (!isRecord(value)) return [];
  const { gcloud, flank, suites, sauce, ...rest } = value;
  const within = (prefix: string, each: unknown): readonly string[] =>
    isRecord(each) ? Object.keys(each).map((key) => `${prefix}.${key}`) : [];
  if (gcloud !== undefined || flank !== undefined)
    return [
      ...within('gcloud', gcloud),
      ...within('flank', flank),
      ...Object.keys(rest),
      ...(suites === undefined ? [] : ['suites']),
    ];
  if (typeof rest.kind !== 'string' || !Array.isArray(suites)) return [];
  // Mappings of these have settings of their own.
  const plain = (prefix: string, each: unknown): readonly string[] =>
    isRecord(each) ? Object.entries(each).flatMap(([key, inner]) => (isRecord(inner) ? [] : [`${prefix}.${key}`])) : [];
  return [...plain('sauce', sauce), ...suites.flatMap((suite) => plain('suites', suite))];
};

/** Complaints of actionlint; the action itself is the one of this repository. */
const lint = (rows: readonly Row[]): string => {
  const target = mkdtempSync(path.join(root, 'build/migrations-'));
  const files = rows
    .filter(({ jobs }) => jobs > 0)
    .map(({ workflow }, index) => {
      const file = path.join(target, `${index}.yml`);
      writeFileSync(file, workflow.replaceAll(/uses: mobile-test-cloud\/mobile-test-cloud@v1$/gm, 'uses: ./'));
      return file;
    });
  const { stdout, stderr } = spawnSync(goTool('actionlint'), ['-no-color', '-shellcheck=', '-pyflakes=', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(target, { recursive: true });
  return stdout + stderr;
};

const found = globSync(['**/*', '**/.*/**/*'], { cwd: folder }).filter((name) => statSync(path.join(folder, name)).isFile());
const names = [...new Set(found.map((name) => name.replaceAll('\\', '/')))].sort();
const rows: Row[] = [];
for (const name of names) if (!name.endsWith('.json')) rows.push(await rowOf(name));
rmSync(workspace, { recursive: true });
mkdirSync(path.join(root, 'build'), { recursive: true });
const complaints = lint(rows);

const count = (...results: readonly Result[]): number => rows.filter(({ result }) => results.includes(result)).length;
const all = rows.length - count('only Robo tests');
const made = count('converted', 'partly');
const percent = ((made / all) * 100).toFixed(1);
const summary = [
  `${rows.length} files of ${new Set(rows.map(({ repository }) => repository)).size} repositories. ${count('only Robo tests')} run only Robo tests, which have no equivalent.`,
  `Of the ${all} others, ${made} (${percent} %) give a workflow: ${count('converted')} with every setting read, ${count('partly')} with lines that only the running`,
  `source knows. ${count('not')} give none. Problems that actionlint finds in the ${made} workflows: ${complaints === '' ? 0 : complaints.split('\n').length}.`,
].join('\n');
/** Files that were converted completely are only counted. */
const others = rows.filter(({ result }) => result !== 'converted');
const table = [
  '| file | result |',
  '| --- | --- |',
  ...others.map(({ repository, file, result }) => `| ${repository}: \`${file}\` | ${result} |`),
].join('\n');
for (const { repository, file, result, unread } of others)
  console.log(`${repository}/${file}: ${result}, lines not read: ${unread.join(', ')}`);
console.log(`\n${summary}\n${complaints}`);
if (complaints !== '' || made / all < 0.95) process.exitCode = 1;
if (values.write) {
  const target = path.join(root, 'docs/internals/migration.md');
  const document = readFileSync(target, 'utf8');
  const content = `<!-- study:start -->\n\n${summary}\n\n${table}\n\n<!-- study:end -->`;
  writeFileSync(
    target,
    document.replace(/<!-- study:start -->[\s\S]*<!-- study:end -->/, () => content),
  );
}
