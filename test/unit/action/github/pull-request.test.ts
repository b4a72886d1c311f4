import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openGitHubApi } from '../../../../src/action/github/api.ts';
import { readPullRequestTexts } from '../../../../src/action/github/pull-request.ts';
import { startGitHubServices } from '../../../helpers/github-services.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

interface Setting {
  readonly event?: unknown;
  readonly token?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly commits?: number;
}

const read = async ({ event, token, variables = {}, commits = 2 }: Setting) => {
  await using folder = await temporaryDirectory();
  await using github = await startGitHubServices();
  github.addPullRequest({
    number: 7,
    title: 'new title',
    head: 'feature/new',
    commits: Array.from({ length: commits }, (_, index) => ({ sha: `c${index}`, message: `message ${index}` })),
  });
  const eventPath = join(folder.path, 'event.json');
  await writeFile(eventPath, JSON.stringify(event ?? {}));
  const runner = createMemoryRunner(
    folder.path,
    {},
    { ...github.env, GITHUB_EVENT_PATH: eventPath, GITHUB_REPOSITORY: 'acme/shop', ...variables },
  );
  const call = token === '' ? undefined : await openGitHubApi(token ?? github.token, runner);
  return await readPullRequestTexts(call, runner);
};

/** Reads the texts of the pull request in an event, with an API that always responds the same or fails. */
const readWith = async (data: unknown, event: unknown) => {
  await using folder = await temporaryDirectory();
  const eventPath = join(folder.path, 'event.json');
  await writeFile(eventPath, JSON.stringify(event));
  const runner = createMemoryRunner(folder.path, {}, { GITHUB_EVENT_PATH: eventPath, GITHUB_SHA: 'c1' });
  const call = async () => {
    if (data instanceof Error) throw data;
    return { data };
  };
  return await readPullRequestTexts(call, runner);
};

const ofPull = (title?: string) => ({ pull_request: { number: 7, title, head: { sha: 'c1', ref: 'feature/old' } } });

describe('the texts of a pull request', () => {
  test('are its title and branch as they are now, and the messages of its commits', async () => {
    expect(await read({ event: ofPull('old title') })).toEqual({
      number: 7,
      texts: ['new title', 'feature/new', 'message 0', 'message 1'],
      notes: [],
    });
  });

  test('are read through all pages', async () => {
    const found = await read({ event: ofPull(), commits: 150 });
    expect(found?.texts).toHaveLength(152);
    expect(found?.texts.at(-1)).toBe('message 149');
  });

  test('end with the 250 commits that GitHub lists, and say so', async () => {
    const found = await read({ event: ofPull(), commits: 320 });
    expect(found?.notes).toEqual(['Only the first 250 commits of pull request 7 were read; GitHub lists no more.']);
  });

  test('are those of the event where the token may not read', async () => {
    expect(await read({ event: ofPull('old title'), token: 'ghs_other' })).toEqual({
      number: 7,
      texts: ['old title', 'feature/old'],
      notes: [
        'The title and branch of pull request 7 could not be read: the token lacks "pull-requests: read".',
        'The commits of pull request 7 could not be read: the token lacks "pull-requests: read".',
      ],
    });
  });

  test.each<[what: string, data: unknown, texts: readonly string[]]>([
    ['are empty where the responses are no lists', 'x', []],
    ['leave out what is no text', [{ commit: { message: 5 } }, { commit: { message: 'm' } }, null], ['m']],
  ])('%s', async (_what, data, texts) => {
    expect(await readWith(data, ofPull())).toMatchObject({ texts, notes: [] });
  });

  test('are those of the event where GitHub does not respond', async () => {
    const silence = new Error('no response');
    expect(await readWith(silence, {})).toBeUndefined();
    expect(await readWith('x', {})).toBeUndefined();
    expect(await readWith(silence, ofPull('old title'))).toMatchObject({
      texts: ['old title', 'feature/old'],
      notes: [expect.stringContaining('could not be read: no response.'), expect.stringContaining('commits')],
    });
  });

  test('are those of the event without a token', async () => {
    expect(await read({ event: ofPull('old title'), token: '' })).toMatchObject({
      texts: ['old title', 'feature/old'],
      notes: [expect.stringContaining('Without a token')],
    });
  });

  test('the texts for a push are those of the open pull request that holds its commit', async () => {
    expect(await read({ variables: { GITHUB_SHA: 'c1' } })).toMatchObject({ number: 7, texts: { length: 4 } });
    expect(await read({ variables: { GITHUB_SHA: 'other' } })).toBeUndefined();
    expect(await read({ variables: { GITHUB_SHA: 'c1' }, token: '' })).toBeUndefined();
  });
});
