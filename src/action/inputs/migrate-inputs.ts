import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { declared, declaredLines, flag, type InputTable, readValues } from './table.ts';
import { folderMistake, linksOutside, maxGeneratedBytes, readTextFile } from './workspace-files.ts';

const defaultOutput = 'migration';

export const migrateTable = {
  /**
   * Configurations to convert, one path or glob per line - `flank.yml`, `.sauce/config.yml`, a Gradle file with a `fladle` block,
   * a workflow or script with `gcloud firebase test`, a workflow with `browserstack/github-actions`, or `bitrise.yml`.
   */
  from: declaredLines('string', { required: true }),
  /** Folder inside the workspace for `workflow.yml` and `migration.md`. Existing files are never overwritten. */
  output: declared('string', { default: defaultOutput }),
  /** Whether to write the report to the job summary. */
  summary: flag(true),
} satisfies InputTable;

export type MigrateInputs = Awaited<ReturnType<typeof readMigrateInputs>>;

const maxSources = 200;

/** Configuration file, by its path in the repository. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** @throws InputError with every mistake in every input */
export const readMigrateInputs = async (environment: Environment, context: InputContext) => {
  const reader = new InputReader(environment);
  const { summary } = readValues(reader, migrateTable);
  const sources = await readSourceFiles(reader, context);
  const given = reader.optional('output') ?? defaultOutput;
  const outputDir = path.resolve(context.workspace, given);
  const mistake = folderMistake(outputDir, context, true);
  if (mistake !== undefined)
    reader.problem({ input: 'output', value: given, accepted: `must be a folder inside the workspace${mistake}` });
  reader.finish();
  return { sources, outputDir, summary };
};

const readSourceFiles = async (reader: InputReader, context: InputContext): Promise<readonly NamedText[]> => {
  const input = 'from';
  const what = 'a configuration file, such as flank.yml, .sauce/config.yml, a Gradle file, a workflow or a script';
  const entries = reader.list(input);
  if (entries.length === 0) reader.problem({ input, accepted: `must be ${what}` });
  const names = entries.flatMap((entry) => {
    const found = /[*?[\]{}]/.test(entry) ? globSync(entry, { cwd: context.workspace }).sort() : [entry];
    if (found.length === 0) reader.problem({ input, value: entry, accepted: 'no file matches', code: 'input-file-missing' });
    return found;
  });
  if (names.length > maxSources)
    reader.problem({ input, value: `${names.length} files`, accepted: `at most ${maxSources} are converted at once` });
  const sources = new Map<string, NamedText>();
  for (const name of [...new Set(names)].slice(0, maxSources)) {
    if (linksOutside(name, context)) {
      // The report shows parts of the files, so a link must not lead outside of the workspace.
      reader.problem({ input, value: name, accepted: 'a symbolic link leads outside of the workspace' });
      continue;
    }
    const file = await readTextFile(reader, context, input, name, what, maxGeneratedBytes);
    if (file !== undefined) sources.set(file.path, { name: nameInRepository(file.path, context.workspace), text: file.text });
  }
  return [...sources.values()];
};

/** Returns the path relative to the root of the repository, because the workflow runs there. */
const nameInRepository = (file: string, workspace: string): string => {
  const within = path.relative(workspace, file);
  const isInside = within !== '..' && !within.startsWith(`..${path.sep}`) && !path.isAbsolute(within);
  return (isInside ? within : path.relative(repositoryOf(path.dirname(file)), file)).replaceAll('\\', '/');
};

const repositoryOf = (folder: string): string => {
  for (let each = folder; each !== path.dirname(each); each = path.dirname(each))
    if (existsSync(path.join(each, '.git'))) return each;
  return folder;
};
