import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../../../../src/action/github/github-context.ts';
import { locateFailures, pageLinks } from '../../../../../src/action/run/report/repository.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { failedTest, runResult, sessionResult } from '../../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd, encoding: 'utf8' });

const onRunner = { GITHUB_REPOSITORY: 'octo/shop', GITHUB_RUN_ID: '42', GITHUB_SHA: 'aaaaaaaaaa' };
const onBranch = { ...onRunner, GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'release/2.0' };
const head = { sha: 'bbbbbbbbbb', ref: 'fix/cart', repo: { full_name: 'ann/shop' } };
const pull = { pull_request: { number: 7, title: 'Fix the cart', head } };

const contextOf = (environment: Readonly<Record<string, string | undefined>>) => ({
  ...createMemoryRunner('', {}),
  environment,
  github: readGitHubContext(environment),
});

describe('links of the page', () => {
  const commit = ['Commit aaaaaaa', 'octo/shop/commit/aaaaaaaaaa'];
  const own = ['Workflow run', 'octo/shop/actions/runs/42'];
  it.each([
    {
      name: 'branch, commit and run of a push',
      environment: onBranch,
      event: {},
      expected: [['Branch release/2.0', 'octo/shop/tree/release/2.0'], commit, own],
    },
    {
      name: 'a pull request, its branch where it is, and its own commit instead of the merge',
      environment: { ...onBranch, GITHUB_REF_NAME: '7/merge' },
      event: pull,
      expected: [
        ['Pull request #7 Fix the cart', 'octo/shop/pull/7'],
        ['Branch fix/cart', 'ann/shop/tree/fix/cart'],
        ['Commit bbbbbbb', 'octo/shop/commit/bbbbbbbbbb'],
        own,
      ],
    },
    {
      name: 'no branch for a tag',
      environment: { ...onRunner, GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' },
      event: {},
      expected: [commit, own],
    },
    { name: 'nothing outside of a runner', environment: {}, event: pull, expected: [] },
  ])('the page has the links for $name', async ({ environment, event, expected }) => {
    await using folder = await temporaryDirectory();
    const file = path.join(folder.path, 'event.json');
    await writeFile(file, JSON.stringify(event));
    const links = await pageLinks(contextOf({ ...environment, GITHUB_EVENT_PATH: file }));
    expect(links.map(({ title, url }) => [title, url])).toEqual(
      expected.map(([title, place]) => [title, `https://github.com/${place}`]),
    );
  });
});

describe('a failure is located', () => {
  const lines = Array.from({ length: 12 }, (_none, index) => `line ${index + 1}`);
  const trace = 'E: no\n\tat com.shop.CartTest.adds(CartTest.kt:5)';
  const failed = failedTest('com.shop.CartTest#adds', { trace });
  const file = 'app/src/androidTest/java/com/shop/CartTest.kt';
  const run = runResult([sessionResult({ device: 'Pixel-1', tests: [failed] })]);
  const locate = async (prepare: (workspace: string) => Promise<void>, event: object = {}) => {
    await using folder = await temporaryDirectory();
    const workspace = path.join(folder.path, 'shop');
    await mkdir(path.join(workspace, path.dirname(file)), { recursive: true });
    await prepare(workspace);
    git(workspace, 'init', '-q');
    git(workspace, 'add', '.');
    git(workspace, 'commit', '-q', '-m', 'Start');
    const commit = git(workspace, 'rev-parse', 'HEAD').trim();
    const eventFile = path.join(folder.path, 'event.json');
    await writeFile(eventFile, JSON.stringify(event));
    const environment = { ...process.env, ...onRunner, GITHUB_WORKSPACE: workspace, GITHUB_EVENT_PATH: eventFile };
    const { places } = await locateFailures(run, contextOf(environment));
    return { commit, place: places.of(failed, failed.failures[0]) };
  };
  const write = (workspace: string): Promise<void> => writeFile(path.join(workspace, file), lines.join('\n'));

  it('a failure is located at the commit that is checked out, with three lines before and after', async () => {
    const { commit, place } = await locate(write);
    expect(place).toEqual({
      file,
      line: 5,
      url: `https://github.com/octo/shop/blob/${commit}/${file}#L5`,
      excerpt: { first: 2, lines: lines.slice(1, 8) },
    });
  });

  it('a failure is located at the own commit of a pull request, since the merge is not kept', async () => {
    const { place } = await locate(write, pull);
    expect(place?.url).toBe(`https://github.com/octo/shop/blob/bbbbbbbbbb/${file}#L5`);
  });

  it('a failure is located without an excerpt where the file is a link, which could show any file of the machine', async () => {
    const { place } = await locate(async (workspace) => {
      await writeFile(path.join(workspace, '..', 'secret.kt'), lines.join('\n'));
      await symlink(path.join(workspace, '..', 'secret.kt'), path.join(workspace, file));
    });
    expect(place).toMatchObject({ file, line: 5, excerpt: undefined });
  });
});
