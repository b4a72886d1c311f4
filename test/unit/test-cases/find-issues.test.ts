import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { IssueTracker } from '../../../src/model/test-case.ts';
import { findIssues } from '../../../src/test-cases/find-issues.ts';
import { startGitHubServices } from '../../helpers/github-services.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const ofPull = (title: string) => ({ pull_request: { number: 7, title, head: { sha: 'c1', ref: 'feature/x' } } });

/** With the event of a workflow, and without a token unless there are commits to read. */
const find = async (event: unknown, { commits, tracker }: { commits?: readonly string[]; tracker?: IssueTracker } = {}) => {
  await using folder = await temporaryDirectory();
  await using github = await startGitHubServices();
  if (commits !== undefined)
    github.addPullRequest({
      number: 7,
      title: 'Pay faster',
      head: 'feature/x',
      commits: commits.map((message, nth) => ({ sha: `c${nth}`, message })),
    });
  const eventPath = path.join(folder.path, 'event.json');
  await writeFile(eventPath, JSON.stringify(event));
  const runner = createMemoryRunner(
    folder.path,
    {},
    { ...github.env, GITHUB_EVENT_PATH: eventPath, GITHUB_REPOSITORY: 'acme/shop' },
  );
  const keys = await findIssues(
    {
      query: tracker === undefined ? {} : { issueType: tracker },
      issuesFromPullRequest: true,
      ...(commits === undefined ? {} : { githubToken: github.token }),
    },
    runner,
  );
  return { keys, lines: runner.lines.filter((line) => !line.startsWith('debug')) };
};

describe('findIssues', () => {
  test('takes those of the inputs, or none, where the pull request is not asked', async () => {
    const runner = createMemoryRunner('/workspace', {});
    expect(await findIssues({ query: { issueIds: ['SHOP-1'] }, issuesFromPullRequest: false }, runner)).toEqual(['SHOP-1']);
    expect(await findIssues({ query: {}, issuesFromPullRequest: false }, runner)).toBeUndefined();
    expect(runner.lines).toEqual([]);
  });

  test('takes those that title and commits name', async () => {
    expect(await find(ofPull('SHOP-9 Pay'), { commits: ['SHOP-7: Round up', 'SHOP-8: Round down', 'SHOP-7: Mend it'] })).toEqual({
      keys: ['SHOP-7', 'SHOP-8'],
      lines: ['Pull request 7 names SHOP-7, SHOP-8.'],
    });
  });

  test('looks for the keys of the tracker', async () => {
    expect((await find(ofPull('AB#42 SHOP-1'), { tracker: 'azure' })).keys).toEqual(['42']);
  });

  test('takes the event where there is no token, and says what that leaves out', async () => {
    expect(await find(ofPull('SHOP-9 Pay'))).toEqual({
      keys: ['SHOP-9'],
      lines: ['notice: Without a token the commits of the pull request could not be read.', 'Pull request 7 names SHOP-9.'],
    });
  });

  test('finds none in a pull request that names none', async () => {
    expect(await find(ofPull('Pay'), { commits: ['Round up'] })).toEqual({
      keys: [],
      lines: ['notice: No issues, so no test cases: title, branch and commits of pull request 7 contain no issue key.'],
    });
  });

  test('finds none outside of pull requests', async () => {
    expect(await find({})).toEqual({
      keys: [],
      lines: ['notice: No issues, so no test cases: this workflow does not run for a pull request.'],
    });
  });
});
