import { expect, test } from 'vitest';
import { findSuites } from '../../../src/history/step-history.ts';
import type { HistoryPlace } from '../../../src/model/history.ts';
import { startGitHubServices } from '../../helpers/github-services.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';

const branch = { kind: 'branch', branch: 'test-history' } as const;

const find = async (place: HistoryPlace, hasToken: boolean) => {
  await using github = await startGitHubServices();
  const runner = createMemoryRunner('/workspace', {}, { GITHUB_API_URL: github.origin });
  return await findSuites(
    'espresso',
    { place, token: hasToken ? github.token : undefined, siblings: [], project: 'shop' },
    runner,
  );
};

test('no history has suites where it is off, or where its branch does not exist', async () => {
  expect(await find({ kind: 'off' }, true)).toEqual([]);
  expect(await find(branch, true)).toEqual([]);
});

test.each<[what: string, place: HistoryPlace, why: RegExp]>([
  ['a branch without a token', branch, /github-token is empty/],
  ['a cache that the runner does not have', { kind: 'cache' }, /no cache service/],
])('the suites of a history cannot be found in %s', async (_, place, why) => {
  await expect(find(place, false)).rejects.toThrow(why);
});
