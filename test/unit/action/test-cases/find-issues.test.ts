import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findIssues, issueKeysIn } from '../../../../src/action/test-cases/find-issues.ts';
import type { IssueTracker } from '../../../../src/core/model/test-case.ts';
import { startGitHubServices } from '../../../helpers/github-services.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

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
  const variables = { ...github.env, GITHUB_EVENT_PATH: eventPath, GITHUB_REPOSITORY: 'acme/shop' };
  const runner = createMemoryRunner(folder.path, {}, variables);
  const keys = await findIssues(
    { query: { issueType: tracker }, issuesFromPullRequest: true, githubToken: commits && github.token },
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

  test.each([
    ['in a pull request that names none', ofPull('Pay'), 'title, branch and commits of pull request 7 contain no issue key.'],
    ['outside of pull requests', {}, 'this workflow does not run for a pull request.'],
  ])('finds none %s', async (_where, event, reason) => {
    const { keys, lines } = await find(event, { commits: ['Round up'] });
    expect(keys).toEqual([]);
    expect(lines).toEqual([`notice: No issues, so no test cases: ${reason}`]);
  });
});

test.each([
  ['jira', ['SHOP-9: sign in', 'feature/SHOP-10_search', '[AB_C1-2] x (SHOP-9)'], ['SHOP-9', 'SHOP-10', 'AB_C1-2']],
  ['jira', ['UTF-8, SHA-256, RFC-7231, CVE-2024-1234, ISO-8601, HTTP-2', 'SHOP-0', 'shop-9', 'XSHOP-', 'SHOP-9x'], []],
  ['jira', ['ES-6 may be a project, and SHA-7 as well'], ['ES-6', 'SHA-7']],
  ['azure', ['Fixes AB#12, ab#13', 'AB#0 #14'], ['12', '13']],
  ['clickup', ['CU-86abc12_title', 'cu-1'], ['CU-86abc12']],
  [
    'asana',
    [
      'https://app.asana.com/0/1201234567890123/1209876543210987/f',
      'see https://app.asana.com/1/111222333444/project/1201234567890123/task/1205555555555555',
    ],
    ['1209876543210987', '1205555555555555'],
  ],
] as const)('%s: %j holds %j', (tracker, texts, keys) => {
  expect(issueKeysIn(texts, tracker)).toEqual(keys);
});

test('each key once, and no more than anybody can mean', () => {
  expect(issueKeysIn(['A1-1 A1-1', 'A1-1'])).toEqual(['A1-1']);
  expect(issueKeysIn([Array.from({ length: 500 }, (_, index) => `AB-${index + 1}`).join(' ')])).toHaveLength(100);
});
