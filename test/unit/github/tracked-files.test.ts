import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { trackedFiles } from '../../../src/github/branch-files.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const sources = path.resolve(import.meta.dirname, '../../../src');
const git = async (folder: string, ...args: readonly string[]): Promise<void> => {
  await promisify(execFile)('git', ['-C', folder, ...args]);
};

test('tracked files are those that git knows, not those that lie around', async () => {
  await using folder = await temporaryDirectory();
  await mkdir(path.join(folder.path, 'app/src'), { recursive: true });
  for (const file of ['app/src/Cart Test.kt', 'left.txt']) await writeFile(path.join(folder.path, file), '');
  await git(folder.path, 'init', '--quiet');
  await git(folder.path, 'add', 'app');
  expect(await trackedFiles(folder.path, process.env)).toEqual(['app/src/Cart Test.kt']);
});

test('tracked files are those below a folder inside of the repository, also in a work tree that is elsewhere', async () => {
  await using folder = await temporaryDirectory();
  const repository = path.join(folder.path, 'repository');
  await mkdir(path.join(repository, 'app'), { recursive: true });
  await writeFile(path.join(repository, 'app/Cart.kt'), '');
  await git(repository, 'init', '--quiet');
  await git(repository, 'add', 'app');
  expect(await trackedFiles(path.join(repository, 'app'), process.env)).toEqual(['Cart.kt']);
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  await git(repository, ...author, 'commit', '--quiet', '--message', 'First');
  await git(repository, 'worktree', 'add', '--quiet', '../other');
  expect(await trackedFiles(path.join(folder.path, 'other'), process.env)).toEqual(['app/Cart.kt']);
});

test('no files are tracked where git cannot be started, or knows no repository', async () => {
  await using folder = await temporaryDirectory();
  expect(await trackedFiles(folder.path, { PATH: folder.path })).toEqual([]);
  expect(await trackedFiles(folder.path, { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder.path) })).toEqual([]);
});

test('tracked files are the only reason for the sources to start a program', () => {
  const starting = globSync('**/*.ts', { cwd: sources }).filter((file) =>
    /child_process|@actions\/exec|node:cluster|\bprocess\.execve\b/.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(starting).toEqual(['github/branch-files.ts']);
});
