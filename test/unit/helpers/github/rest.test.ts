import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';

let services: GitHubServices;

beforeEach(async () => {
  services = await startGitHubServices();
});

afterEach(() => services[Symbol.asyncDispose]());

const repo = { owner: 'acme', repo: 'shop' };
const client = (token = services.token): ReturnType<typeof getOctokit> => getOctokit(token, { baseUrl: services.origin });
const rest = (token?: string): ReturnType<typeof getOctokit>['rest'] => client(token).rest;

const annotation = (line: number) => ({
  path: 'src/Cart.java',
  start_line: line,
  end_line: line,
  annotation_level: 'failure' as const,
  message: 'failed',
});

test.each([
  ['51 annotations', { title: 't', summary: 's', annotations: Array.from({ length: 51 }, (_, line) => annotation(line + 1)) }],
  ['a summary over the limit', { title: 't', summary: 'x'.repeat(65_536) }],
  ['a text over the limit', { title: 't', summary: 's', text: 'x'.repeat(65_536) }],
])('GitHub refuses %s', async (_what, output) => {
  const call = rest().checks.create({ ...repo, name: 'Mobile tests', head_sha: 'abc', output });
  await expect(call).rejects.toMatchObject({ status: 422 });
  expect(services.checkRuns).toEqual([]);
});

test('GitHub refuses a comment over the limit', async () => {
  const call = rest().issues.createComment({ ...repo, issue_number: 7, body: 'x'.repeat(65_537) });
  await expect(call).rejects.toMatchObject({ status: 422 });
});

test('GitHub refuses another token', async () => {
  await expect(rest('ghs_other').repos.get(repo)).rejects.toMatchObject({ status: 401 });
});
