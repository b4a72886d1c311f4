import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openGitHubApi } from '../../../../src/action/github/api.ts';
import { changedSince, readChangedFiles, readCommitTitles, trackedFiles } from '../../../../src/action/github/branch-files.ts';
import type { PullRequest } from '../../../helpers/github/repository.ts';
import { forbidden } from '../../../helpers/github/rest.ts';
import { startGitHubServices } from '../../../helpers/github-services.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

type ChangesEvent = Parameters<typeof readChangedFiles>[1];

const sha = 'c'.repeat(40);
const pull = (files: PullRequest['files'] = [], changedFiles?: number): PullRequest => ({
  number: 7,
  title: 'Cart',
  head: 'cart',
  commits: [{ sha, message: 'Cart' }],
  files,
  ...(changedFiles === undefined ? {} : { changedFiles }),
});
const pullRequest = { number: 7, headSha: sha };
const newer = { pullRequest: { number: 7, headSha: 'a'.repeat(40) } };
const mergeGroup = { baseSha: 'b'.repeat(40), headSha: sha };
const many = (count: number): string[] => Array.from({ length: count }, (_, nth) => `src/File${nth}.kt`);

const read = async (
  files: PullRequest['files'],
  event: ChangesEvent,
  { refused, token, changedFiles }: { readonly refused?: RegExp; readonly token?: ''; readonly changedFiles?: number } = {},
) => {
  await using services = await startGitHubServices();
  services.addPullRequest(pull(files, changedFiles));
  if (refused !== undefined) services.fail({ path: refused, response: forbidden });
  const environment = { GITHUB_API_URL: services.origin, GITHUB_REPOSITORY: 'acme/shop' };
  const runner = createMemoryRunner('', {}, environment);
  const call = token === '' ? undefined : await openGitHubApi(services.token, runner);
  return await readChangedFiles(call, event, runner.signal);
};

it.each<[what: string, event: ChangesEvent, data: unknown, why: RegExp]>([
  ['of a pull request in a response without a list', { pullRequest }, {}, /list/],
  ['of a merge group in a response without a list', { mergeGroup }, {}, /list/],
  ['of a merge group in a list without names', { mergeGroup }, { files: [{}] }, /list/],
  ['after an unknown error', { mergeGroup }, new Error('no response'), /^no response$/],
])('the changed files cannot be read %s', async (_, event, data, why) => {
  const call = async () => {
    if (data instanceof Error) throw data;
    return { data };
  };
  expect(await readChangedFiles(call, event, new AbortController().signal)).toEqual({
    kind: 'unreadable',
    why: expect.stringMatching(why),
  });
});

it.each([
  ['the answer', { files: [{ filename: 'a.kt' }] }, 'read'],
  ['a refusal', {}, 'unreadable'],
])('GitHub is asked once per step for the changed files, and %s holds for all of its parts', async (_what, data, kind) => {
  const asked: string[] = [];
  const call = async (route: string) => {
    asked.push(route);
    return { data };
  };
  const { signal } = new AbortController();
  const found = [await readChangedFiles(call, { mergeGroup }, signal), await readChangedFiles(call, { mergeGroup }, signal)];
  expect([found[0]?.kind, found[1], asked.length]).toEqual([kind, found[0], 1]);
  await readChangedFiles(call, { mergeGroup }, new AbortController().signal);
  expect(asked).toHaveLength(2);
});

describe('the changed files', () => {
  const removed = { filename: 'a.kt', status: 'removed' };
  it.each<[what: string, files: PullRequest['files'], event: ChangesEvent, paths: readonly string[], source: string]>([
    ['of a pull request are read from all pages', many(230), { pullRequest }, many(230), 'pull request 7'],
    ['of a merge group are compared with its base', many(3), { mergeGroup }, many(3), 'the merge group'],
    [
      'that were renamed count by both names',
      [{ filename: 'b.kt', previous_filename: 'a.kt', status: 'renamed' }],
      { pullRequest },
      ['b.kt', 'a.kt'],
      'pull request 7',
    ],
    [
      'that were removed count, though GitHub names another commit for them',
      [removed, 'b.kt'],
      { pullRequest },
      ['a.kt', 'b.kt'],
      'pull request 7',
    ],
  ])('the changed files %s', async (_what, files, event, paths, source) => {
    expect(await read(files, event)).toEqual({ kind: 'read', files: paths, source });
  });

  it('the changed files of other events are none', async () => {
    expect(await read([], {})).toEqual({ kind: 'other-event' });
  });

  it.each([
    ['without a token', many(1), { pullRequest }, { token: '' } as const, /github-token is empty/],
    ['without permission', many(1), { pullRequest }, { refused: /\/files$/ }, /"pull-requests: read"/],
    ['without permission for a merge group', many(1), { mergeGroup }, { refused: /\/compare\// }, /"contents: read"/],
    ['of a pull request that is longer than GitHub lists', many(3_000), { pullRequest }, {}, /only 3000 files/],
    ['of a merge group that is longer than GitHub lists', many(301), { mergeGroup }, {}, /only 300 files/],
    ['of newer commits', many(1), newer, {}, /newer commits/],
    ['of newer commits that only remove files', [removed], newer, {}, /newer commits/],
    ['of which GitHub lists only a part', many(3), { pullRequest }, { changedFiles: 4 }, /lists 3 of 4 changed files/],
    [
      'of a pull request that GitHub does not find',
      [],
      { pullRequest: { number: 8, headSha: sha } },
      {},
      /^GitHub does not find it, or the token lacks "pull-requests: read"$/,
    ],
    [
      'of a merge group with a commit that GitHub does not find',
      [],
      { mergeGroup: { ...mergeGroup, headSha: 'a'.repeat(40) } },
      {},
      /^GitHub does not find it, or the token lacks "contents: read"$/,
    ],
  ])('%s cannot be read', async (_, files, event, options, why) => {
    expect(await read(files, event, options)).toEqual({ kind: 'unreadable', why: expect.stringMatching(why) });
  });
});

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

const changedIn = async (repo: string, payload: object, since?: string) => {
  await using outside = await temporaryDirectory();
  const file = path.join(outside.path, 'event.json');
  await writeFile(file, JSON.stringify(payload));
  return await changedSince(repo, { ...process.env, GITHUB_EVENT_PATH: file }, since);
};

const ofPull = (head: string, base: string) => ({
  pull_request: { number: 7, head: { sha: head, ref: 'cart' }, base: { ref: 'main', sha: base } },
});

describe('the titles of commits', () => {
  it('are those of the commits that the checkout has', async () => {
    await using repo = await temporaryDirectory();
    await git(repo.path, 'init', '--quiet');
    const first = await commit(repo.path, 'a.txt');
    await git(repo.path, 'commit', '--quiet', '--allow-empty', '--message', 'Change | "b"\n\nMore.');
    const second = await git(repo.path, 'rev-parse', 'HEAD');
    const titles = await readCommitTitles([second, 'f'.repeat(40), '--all', first], repo.path, process.env);
    expect([...titles]).toEqual([
      [second, { subject: 'Change | "b"', author: 'A' }],
      [first, { subject: 'Change', author: 'A' }],
    ]);
  });

  it('are none without a checkout', async () => {
    await using folder = await temporaryDirectory();
    const titles = await readCommitTitles(['f'.repeat(40)], folder.path, { GIT_CEILING_DIRECTORIES: path.dirname(folder.path) });
    expect(titles.size).toBe(0);
  });
});

describe('changed files by the checkout alone', () => {
  it('the checkout alone gives the files of a pull request: those between its base and it', async () => {
    await using repo = await temporaryDirectory();
    const { head, base } = await repository(repo.path);
    expect(await changedIn(repo.path, ofPull(head, base))).toEqual({ files: ['app/Cart Test.kt'], source: 'pull request 7' });
  });

  it('the checkout alone gives what the merge of a pull request adds, where the base is not in it', async () => {
    await using repo = await temporaryDirectory();
    await using shallow = await temporaryDirectory();
    const { head } = await repository(repo.path);
    await git(shallow.path, 'clone', '--quiet', '--depth', '2', `file://${repo.path}`, '.');
    expect(await changedIn(shallow.path, ofPull(head, 'f'.repeat(40)))).toMatchObject({ files: ['app/Cart Test.kt'] });
  });

  it('the checkout alone gives the files of a push: those since a commit', async () => {
    await using repo = await temporaryDirectory();
    const { first } = await repository(repo.path);
    expect(await changedIn(repo.path, {}, first)).toEqual({
      files: ['app/Cart Test.kt', 'other.txt'],
      source: `the commits since ${first.slice(0, 7)}`,
    });
  });

  it.each<[string, object, string | undefined]>([
    ['a push without a commit to compare with', {}, undefined],
    ['a commit that the checkout does not have', {}, 'f'.repeat(40)],
    ['what is no commit', {}, '--output=/tmp/x'],
    ['a pull request whose commits are not there', ofPull('a'.repeat(40), 'f'.repeat(40)), undefined],
  ])('are unknown for %s', async (_what, payload, since) => {
    await using repo = await temporaryDirectory();
    await git(repo.path, 'init', '--quiet');
    await commit(repo.path, 'README.md');
    expect(await changedIn(repo.path, payload, since)).toBeUndefined();
  });
});

it('git starts no program that the configuration of the repository names', async () => {
  await using repo = await temporaryDirectory();
  await using outside = await temporaryDirectory();
  await git(repo.path, 'init', '--quiet');
  const first = await commit(repo.path, 'a.txt');
  await commit(repo.path, 'b.txt');
  const [program, trace] = ['program', 'trace'].map((name) => path.join(outside.path, name)) as [string, string];
  await writeFile(program, `#!/bin/sh\necho "$0" >> '${trace}'\n`, { mode: 0o755 });
  await git(repo.path, 'config', 'core.fsmonitor', program);
  await git(repo.path, 'config', 'core.hooksPath', outside.path);
  expect(await trackedFiles(repo.path, process.env)).toEqual(['a.txt', 'b.txt']);
  expect(await changedIn(repo.path, {}, first)).toMatchObject({ files: ['b.txt'] });
  expect(existsSync(trace)).toBe(false);
});

const sources = path.resolve(import.meta.dirname, '../../../../src');

it('tracked files are those that git knows, not those that lie around', async () => {
  await using folder = await temporaryDirectory();
  await mkdir(path.join(folder.path, 'app/src'), { recursive: true });
  for (const file of ['app/src/Cart Test.kt', 'left.txt']) await writeFile(path.join(folder.path, file), '');
  await git(folder.path, 'init', '--quiet');
  await git(folder.path, 'add', 'app');
  expect(await trackedFiles(folder.path, process.env)).toEqual(['app/src/Cart Test.kt']);
});

it('tracked files are those below a folder inside of the repository, also in a work tree that is elsewhere', async () => {
  await using folder = await temporaryDirectory();
  const repository = path.join(folder.path, 'repository');
  await mkdir(path.join(repository, 'app'), { recursive: true });
  await writeFile(path.join(repository, 'app/Cart.kt'), '');
  await git(repository, 'init', '--quiet');
  await git(repository, 'add', 'app');
  expect(await trackedFiles(path.join(repository, 'app'), process.env)).toEqual(['Cart.kt']);
  await git(repository, 'commit', '--quiet', '--message', 'First');
  await git(repository, 'worktree', 'add', '--quiet', '../other');
  expect(await trackedFiles(path.join(folder.path, 'other'), process.env)).toEqual(['app/Cart.kt']);
});

it('no files are tracked where git cannot be started, or knows no repository', async () => {
  await using folder = await temporaryDirectory();
  expect(await trackedFiles(folder.path, { PATH: folder.path })).toEqual([]);
  expect(await trackedFiles(folder.path, { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder.path) })).toEqual([]);
});

it('tracked files are the only reason for the sources to start a program', () => {
  const starting = globSync('**/*.ts', { cwd: sources }).filter((file) =>
    /child_process|@actions\/exec|node:cluster|\bprocess\.execve\b/.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(starting).toEqual(['action/github/branch-files.ts']);
});
