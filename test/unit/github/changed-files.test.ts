import { describe, expect, test } from 'vitest';
import { openGitHubApi } from '../../../src/github/api.ts';
import { readChangedFiles } from '../../../src/github/branch-files.ts';
import type { PullRequest } from '../../helpers/github/repository.ts';
import { forbidden } from '../../helpers/github/rest.ts';
import { startGitHubServices } from '../../helpers/github-services.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';

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
const mergeGroup = { baseSha: 'b'.repeat(40), headSha: sha };
const many = (count: number): string[] => Array.from({ length: count }, (_, nth) => `src/File${nth}.kt`);

const read = async (
  files: PullRequest['files'],
  event: Parameters<typeof readChangedFiles>[1],
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

test.each<[what: string, event: Parameters<typeof readChangedFiles>[1], data: unknown, why: RegExp]>([
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

describe('the changed files', () => {
  test('the changed files of a pull request are read from all pages', async () => {
    expect(await read(many(230), { pullRequest })).toEqual({ kind: 'read', files: many(230), source: 'pull request 7' });
  });

  test('the changed files of a merge group are compared with its base', async () => {
    expect(await read(many(3), { mergeGroup })).toEqual({ kind: 'read', files: many(3), source: 'the merge group' });
  });

  test('the changed files that were renamed count by both names', async () => {
    expect(await read([{ path: 'b.kt', before: 'a.kt' }], { pullRequest })).toMatchObject({ files: ['b.kt', 'a.kt'] });
  });

  test('the changed files that were removed count, though GitHub names another commit for them', async () => {
    const removed = [{ path: 'a.kt', removed: true } as const, 'b.kt'];
    expect(await read(removed, { pullRequest })).toMatchObject({ files: ['a.kt', 'b.kt'] });
  });

  test('the changed files of other events are none', async () => {
    expect(await read([], {})).toEqual({ kind: 'other-event' });
  });

  test.each([
    ['without a token', many(1), { pullRequest }, { token: '' } as const, /github-token is empty/],
    ['without permission', many(1), { pullRequest }, { refused: /\/files$/ }, /"pull-requests: read"/],
    ['without permission for a merge group', many(1), { mergeGroup }, { refused: /\/compare\// }, /"contents: read"/],
    ['of a pull request that is longer than GitHub lists', many(3_000), { pullRequest }, {}, /only 3000 files/],
    ['of a merge group that is longer than GitHub lists', many(301), { mergeGroup }, {}, /only 300 files/],
    ['of newer commits', many(1), { pullRequest: { number: 7, headSha: 'a'.repeat(40) } }, {}, /newer commits/],
    [
      'of newer commits that only remove files',
      [{ path: 'a.kt', removed: true } as const],
      { pullRequest: { number: 7, headSha: 'a'.repeat(40) } },
      {},
      /newer commits/,
    ],
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
