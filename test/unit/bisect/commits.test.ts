import { describe, expect, it } from 'vitest';
import { commitsBetween, mergedFrom } from '../../../src/bisect/commits.ts';
import type { CallGitHub } from '../../../src/github/api.ts';

interface Listed {
  readonly sha: string;
  readonly parents: readonly string[];
}

/** GitHub's comparison of two commits, in pages. */
const comparing =
  (commits: readonly Listed[], status = 'ahead'): CallGitHub =>
  async (_route, { page = 1, per_page: size = 100 }) => {
    const start = (Number(page) - 1) * Number(size);
    const shown = commits.slice(start, start + Number(size)).map(({ sha, parents }) => ({
      sha,
      parents: parents.map((parent) => ({ sha: parent })),
    }));
    return { data: { status, total_commits: commits.length, commits: shown } };
  };

const linear = (count: number): readonly Listed[] =>
  Array.from({ length: count }, (_, nth) => ({ sha: `c${nth + 1}`, parents: [`c${nth}`] }));

describe('the commits between two', () => {
  it.each([1, 99, 100, 101, 250])('are all %i of them, oldest first', async (count) => {
    const found = await commitsBetween(comparing(linear(count)), 'c0', `c${count}`);
    expect(found).toEqual(linear(count).map(({ sha }) => sha));
  });

  it('are those of the branch itself, without the commits that a merge brings', async () => {
    const commits = [
      { sha: 'c1', parents: ['c0'] },
      { sha: 'x1', parents: ['c0'] },
      { sha: 'x2', parents: ['x1'] },
      { sha: 'c2', parents: ['c1', 'x2'] },
      { sha: 'c3', parents: ['c2'] },
    ];
    expect(await commitsBetween(comparing(commits), 'c0', 'c3')).toEqual(['c1', 'c2', 'c3']);
  });

  it('are unknown where the bad one does not follow from the good one, or too many are between', async () => {
    expect(await commitsBetween(comparing([{ sha: 'c2', parents: ['y1'] }], 'diverged'), 'c0', 'c2')).toBeUndefined();
    expect(await commitsBetween(comparing(linear(1_500)), 'c0', 'c1500')).toBeUndefined();
  });

  it.each(['behind', 'identical'])('are none where the good commit is %s', async (status) => {
    await expect(commitsBetween(comparing([], status), 'c3', 'c1')).rejects.toThrow(/is not older than/);
  });
});

it('a commit was merged from the pull request that is merged', async () => {
  const pulls = [
    { number: 7, merged_at: null },
    { number: 8, merged_at: '2026-01-03T10:11:12Z' },
  ];
  expect(await mergedFrom(async () => ({ data: pulls }), 'c1')).toBe(8);
  expect(await mergedFrom(async () => ({ data: [] }), 'c1')).toBeUndefined();
});
