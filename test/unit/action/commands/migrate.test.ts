import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { convertTexts, type TryStep, writeFiles } from '../../../../src/action/commands/migrate.ts';
import { type MigrateInputs, readMigrateInputs } from '../../../../src/action/inputs/migrate-inputs.ts';
import type { InputContext } from '../../../../src/action/inputs/reader.ts';
import { asVariables, inputProblems } from '../../../helpers/input-problems.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';

let folder: TemporaryDirectory;
let outside: TemporaryDirectory;
beforeEach(async () => {
  folder = await temporaryDirectory();
  outside = await temporaryDirectory();
  await writeFile(join(folder.path, 'flank.yml'), 'gcloud:\n  app: app.apk\n  test: test.apk\n  project: shop\n');
});
afterEach(async () => {
  await folder[Symbol.asyncDispose]();
  await outside[Symbol.asyncDispose]();
});

const read = (inputs: Readonly<Record<string, string>>): Promise<MigrateInputs> =>
  readMigrateInputs(asVariables({ from: 'flank.yml', ...inputs }), context());

const context = (): InputContext => ({ workspace: folder.path, repositoryName: 'shop', runId: '1' });

const convert = async (inputs: Readonly<Record<string, string>> = {}, tryStep: TryStep = async () => undefined) => {
  const given = await read(inputs);
  const converted = await convertTexts(given, context(), tryStep);
  return { ...converted, ...(await writeFiles(converted.workflow ?? '', converted.report, given.outputDir, context())) };
};

const problemsOf = async (attempt: Promise<unknown>): Promise<readonly string[]> =>
  (await inputProblems(attempt)).map((problem) => problem.replace(folder.path, '.'));

const filesIn = (path = ''): Promise<string[]> => readdir(join(folder.path, path)).then((names) => names.toSorted());

describe('the inputs', () => {
  it('have defaults', async () => {
    expect(await read({})).toEqual({
      sources: [{ name: 'flank.yml', text: 'gcloud:\n  app: app.apk\n  test: test.apk\n  project: shop\n' }],
      outputDir: join(folder.path, 'migration'),
      summary: true,
    });
  });

  it('take globs, and each file once, in their order', async () => {
    await mkdir(join(folder.path, 'ci'));
    for (const name of ['b.yml', 'a.yml', 'c.sh']) await writeFile(join(folder.path, 'ci', name), name);
    const { sources } = await read({ from: 'ci/c.sh\nci/*.yml\nci/a.yml', output: 'out/new', summary: 'false' });
    expect(sources.map(({ name }) => name)).toEqual(['ci/c.sh', 'ci/a.yml', 'ci/b.yml']);
  });

  it('name each file from the root of its repository, where the workflow will run', async () => {
    await mkdir(join(outside.path, 'app'));
    for (const name of ['app/build.gradle', 'test.sh']) await writeFile(join(outside.path, name), '');
    const namesOf = async (...files: readonly string[]): Promise<readonly string[]> =>
      (await read({ from: files.join('\n') })).sources.map(({ name }) => name);
    expect(await namesOf('./flank.yml', join(folder.path, 'flank.yml'))).toEqual(['flank.yml']);
    const others = [join(outside.path, 'app/build.gradle'), join(outside.path, 'test.sh')];
    expect(await namesOf(...others)).toEqual(['build.gradle', 'test.sh']);
    await mkdir(join(outside.path, '.git'));
    expect(await namesOf(...others)).toEqual(['app/build.gradle', 'test.sh']);
  });

  it.each<readonly [title: string, inputs: Record<string, string>, problem: string]>([
    ['no file', { from: '' }, 'from=: must be a configuration file'],
    ['a file that is missing', { from: 'none.yml' }, 'from=none.yml: there is no file at this path'],
    ['a glob without a file', { from: '*.none' }, 'from=*.none: no file matches'],
    ['a folder', { from: '.' }, 'from=.: this path is a folder'],
    ['a folder outside of the workspace', { output: '../x' }, 'output=../x: must be a folder inside the workspace'],
    ['a file in the place of the folder', { output: 'flank.yml' }, 'output=flank.yml: must be a folder inside the workspace'],
    ['a switch that is none', { summary: 'maybe' }, 'summary=maybe: must be true or false'],
  ])('are refused with %s', async (_title, inputs, problem) => {
    expect((await problemsOf(read(inputs))).join('\n')).toContain(problem);
    expect(await filesIn()).toEqual(['flank.yml']);
  });

  it('are refused with a link that leads out of the workspace', async () => {
    await symlink(outside.path, join(folder.path, 'linked'));
    await writeFile(join(outside.path, 'secret.yml'), 'gcloud: { app: a }\n');
    expect((await problemsOf(read({ output: 'linked/x' }))).join()).toContain('output=linked/x');
    await symlink(join(outside.path, 'secret.yml'), join(folder.path, 'secret.yml'));
    expect((await problemsOf(read({ from: 'secret.yml\nlinked/*.yml' }))).map((problem) => problem.split(':')[0])).toEqual([
      'from=secret.yml',
      'from=linked/secret.yml',
    ]);
    expect(await readdir(outside.path)).toEqual(['secret.yml']);
  });

  it('are at most 200 files of which none is endless', async () => {
    await symlink('/dev/zero', join(folder.path, 'zero.yml'));
    await writeFile(join(folder.path, 'large.yml'), 'x'.repeat(20_000_000));
    expect(await problemsOf(read({ from: 'zero.yml\nlarge.yml' }))).toHaveLength(2);
    await Promise.all(Array.from({ length: 201 }, (_, index) => writeFile(join(folder.path, `many-${index}.yml`), '')));
    expect(await problemsOf(read({ from: 'many-*.yml' }))).toEqual(['from=201 files: at most 200 are converted at once']);
  });
});

describe('the conversion', () => {
  it('writes a workflow and a report', async () => {
    const { workflowPath, reportPath, report, counts, summary } = await convert({ output: 'a/b' });
    expect(await filesIn('a/b')).toEqual(['migration.md', 'workflow.yml']);
    expect(await readFile(workflowPath, 'utf8')).toContain('app: app.apk');
    expect(await readFile(reportPath, 'utf8')).toBe(report);
    expect(counts).toEqual({ taken: 2, changed: 0, unsupported: 1 });
    expect(summary).toBe('1 job: 2 settings taken over, 0 with a changed meaning, 1 without an equivalent.');
  });

  it('makes no workflow with more jobs than anyone reads', async () => {
    await writeFile(join(folder.path, 'x.sh'), 'gcloud firebase test android run --app a --test b\n'.repeat(501));
    expect(await problemsOf(convert({ from: 'x.sh' }))).toEqual([
      'from=501 jobs: at most 500 are converted at once. Name fewer files',
    ]);
    expect(await filesIn()).toEqual(['flank.yml', 'x.sh']);
  });

  it('has what a trial of each step says', async () => {
    const { report } = await convert({}, async ({ name }) => [`${name} would work`]);
    expect(report).toContain('## Dry run\n\n- `device-tests`: device-tests would work\n');
  });

  it.each(['workflow.yml', 'migration.md'])('follows no link of the name %s, be it one that leads nowhere', async (name) => {
    await mkdir(join(folder.path, 'migration'));
    await symlink(join(outside.path, 'new'), join(folder.path, 'migration', name));
    expect(await problemsOf(convert())).toEqual([
      `output=./migration/${name}: this file exists already, and nothing is overwritten. Choose another folder`,
    ]);
    expect(await readdir(outside.path)).toEqual([]);
    expect((await lstat(join(folder.path, 'migration', name))).isSymbolicLink()).toBe(true);
    expect(await filesIn('migration')).toEqual([name]);
  });

  it.each(['a/b', 'a'])('leaves nothing behind after an error, in the folder %s', async (output) => {
    await mkdir(join(folder.path, 'a'));
    await symlink(outside.path, join(folder.path, 'migration.md'));
    const { outputDir } = await read({ output });
    const attempt = writeFiles('a', 'b'.repeat(3), outputDir, { ...context(), workspace: outside.path });
    expect(await problemsOf(attempt)).toHaveLength(1);
    expect(await filesIn('a')).toEqual([]);
  });

  it('writes nothing through a link that took the place of the folder', async () => {
    const inputs = await read({});
    await symlink(outside.path, join(folder.path, 'migration'));
    expect((await problemsOf(writeFiles('a', 'b', inputs.outputDir, context()))).join()).toContain(
      'output=./migration: must be a folder inside the workspace, and a symbolic link leads outside',
    );
    expect(await readdir(outside.path)).toEqual([]);
  });
});
