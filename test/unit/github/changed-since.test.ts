import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { changedSince } from '../../../src/github/branch-files.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const git = async (folder: string, ...args: readonly string[]): Promise<string> => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main'];
  return (await promisify(execFile)('git', ['-C', folder, ...who, ...args])).stdout.trim();
};

const commit = async (folder: string, ...files: readonly string[]): Promise<string> => {
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `${Math.random()}`);
  }
  await git(folder, 'add', '.');
  await git(folder, 'commit', '--quiet', '--message', 'Change');
  return git(folder, 'rev-parse', 'HEAD');
};

/** A repository whose pull request adds `app/Cart Test.kt` while `main` goes on; HEAD is the merge of both. */
const repository = async (folder: string) => {
  await git(folder, 'init', '--quiet');
  const first = await commit(folder, 'README.md');
  await git(folder, 'checkout', '--quiet', '-b', 'cart');
  const head = await commit(folder, 'app/Cart Test.kt');
  await git(folder, 'checkout', '--quiet', 'main');
  const base = await commit(folder, 'other.txt');
  await git(folder, 'merge', '--quiet', '--no-edit', '--no-ff', 'cart');
  return { first, head, base };
};

const eventOf = async (folder: string, payload: object): Promise<Record<string, string | undefined>> => {
  const file = path.join(folder, 'event.json');
  await writeFile(file, JSON.stringify(payload));
  return { ...process.env, GITHUB_EVENT_PATH: file };
};

const pullRequest = (head: string, base?: string) => ({
  pull_request: { number: 7, head: { sha: head, ref: 'cart' }, base: { ref: 'main', sha: base } },
});

describe('changed files by the checkout alone', () => {
  it('the checkout alone gives the files of a pull request: those between its base and it', async () => {
    await using repo = await temporaryDirectory();
    await using outside = await temporaryDirectory();
    const { head, base } = await repository(repo.path);
    const environment = await eventOf(outside.path, pullRequest(head, base));
    expect(await changedSince(repo.path, environment, undefined)).toEqual({
      files: ['app/Cart Test.kt'],
      source: 'pull request 7',
    });
  });

  it('the checkout alone gives what the merge of a pull request adds, where the base is not in it', async () => {
    await using repo = await temporaryDirectory();
    await using shallow = await temporaryDirectory();
    await using outside = await temporaryDirectory();
    const { head } = await repository(repo.path);
    await git(shallow.path, 'clone', '--quiet', '--depth', '2', `file://${repo.path}`, '.');
    const environment = await eventOf(outside.path, pullRequest(head, 'f'.repeat(40)));
    expect(await changedSince(shallow.path, environment, undefined)).toMatchObject({ files: ['app/Cart Test.kt'] });
  });

  it('the checkout alone gives the files of a push: those since a commit', async () => {
    await using repo = await temporaryDirectory();
    await using outside = await temporaryDirectory();
    const { first } = await repository(repo.path);
    const environment = await eventOf(outside.path, {});
    expect(await changedSince(repo.path, environment, first)).toEqual({
      files: ['app/Cart Test.kt', 'other.txt'],
      source: `the commits since ${first.slice(0, 7)}`,
    });
  });

  it.each<[string, object, string | undefined]>([
    ['a push without a commit to compare with', {}, undefined],
    ['a commit that the checkout does not have', {}, 'f'.repeat(40)],
    ['what is no commit', {}, '--output=/tmp/x'],
    ['a pull request whose commits are not there', pullRequest('a'.repeat(40), 'f'.repeat(40)), undefined],
  ])('are unknown for %s', async (_what, payload, since) => {
    await using repo = await temporaryDirectory();
    await using outside = await temporaryDirectory();
    await git(repo.path, 'init', '--quiet');
    await commit(repo.path, 'README.md');
    expect(await changedSince(repo.path, await eventOf(outside.path, payload), since)).toBeUndefined();
  });
});
