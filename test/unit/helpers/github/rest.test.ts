import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forbidden, rateLimited } from '../../../helpers/github/rest.ts';
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

test('keeps a check run with the annotations of all its updates', async () => {
  const { data } = await rest().checks.create({ ...repo, name: 'Mobile tests', head_sha: 'abc', status: 'in_progress' });
  const output = { title: 'Failed', summary: '2 failed' };
  await rest().checks.update({ ...repo, check_run_id: data.id, output: { ...output, annotations: [annotation(1)] } });
  await rest().checks.update({
    ...repo,
    check_run_id: data.id,
    conclusion: 'failure',
    output: { ...output, text: 'all', annotations: [annotation(2)] },
  });
  expect(services.checkRuns).toMatchObject([
    {
      id: data.id,
      name: 'Mobile tests',
      headSha: 'abc',
      status: 'completed',
      conclusion: 'failure',
      title: 'Failed',
      text: 'all',
    },
  ]);
  expect(services.checkRuns[0]?.annotations.map(({ start_line }) => start_line)).toEqual([1, 2]);

  const listed = await rest().checks.listForRef({ ...repo, ref: 'abc', check_name: 'Mobile tests' });
  expect(listed.data).toMatchObject({ total_count: 1, check_runs: [{ id: data.id, conclusion: 'failure' }] });
});

test.each([
  ['51 annotations', { title: 't', summary: 's', annotations: Array.from({ length: 51 }, (_, line) => annotation(line + 1)) }],
  ['a summary over the limit', { title: 't', summary: 'x'.repeat(65_536) }],
  ['a text over the limit', { title: 't', summary: 's', text: 'x'.repeat(65_536) }],
])('refuses %s', async (_what, output) => {
  const call = rest().checks.create({ ...repo, name: 'Mobile tests', head_sha: 'abc', output });
  await expect(call).rejects.toMatchObject({ status: 422 });
  expect(services.checkRuns).toEqual([]);
});

test('pages through comments, updates and deletes one', async () => {
  for (let number = 1; number <= 65; number += 1) services.addComment(7, `comment ${number}`);
  services.addComment(8, 'of another pull request');
  const { data } = await rest().issues.createComment({ ...repo, issue_number: 7, body: 'ours' });
  const all = await client().paginate(rest().issues.listComments, { ...repo, issue_number: 7 });
  expect(all.map(({ body }) => body)).toEqual([...Array.from({ length: 65 }, (_, index) => `comment ${index + 1}`), 'ours']);
  expect(services.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);

  await rest().issues.updateComment({ ...repo, comment_id: data.id, body: 'changed' });
  expect(services.comments.at(-1)).toEqual({ id: data.id, issue: 7, author: 'github-actions[bot]', body: 'changed' });
  await rest().issues.deleteComment({ ...repo, comment_id: data.id });
  expect(services.comments.some(({ id }) => id === data.id)).toBe(false);
});

test('refuses a comment over the limit', async () => {
  const call = rest().issues.createComment({ ...repo, issue_number: 7, body: 'x'.repeat(65_537) });
  await expect(call).rejects.toMatchObject({ status: 422 });
});

test('shows pull requests and their commits', async () => {
  const commits = [
    { sha: 'aaa', message: 'SHOP-1 start' },
    { sha: 'bbb', message: 'SHOP-2 end' },
  ];
  services.addPullRequest({ number: 7, title: 'SHOP-1: cart', head: 'feature/SHOP-3', commits });
  services.addPullRequest({ number: 8, title: 'old', head: 'old', state: 'closed', commits: [] });
  expect((await rest().pulls.get({ ...repo, pull_number: 7 })).data).toMatchObject({
    title: 'SHOP-1: cart',
    head: { ref: 'feature/SHOP-3', sha: 'bbb' },
  });
  expect((await rest().pulls.list({ ...repo, head: 'acme:feature/SHOP-3' })).data.map(({ number }) => number)).toEqual([7]);
  expect((await rest().pulls.list({ ...repo, state: 'closed' })).data.map(({ number }) => number)).toEqual([8]);
  const listed = await rest().pulls.listCommits({ ...repo, pull_number: 7 });
  expect(listed.data.map(({ commit }) => commit.message)).toEqual(['SHOP-1 start', 'SHOP-2 end']);
  const ofCommit = await rest().repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha: 'aaa' });
  expect(ofCommit.data.map(({ number }) => number)).toEqual([7]);
  expect((await rest().repos.getCommit({ ...repo, ref: 'bbb' })).data.commit.message).toBe('SHOP-2 end');
  expect((await rest().repos.get(repo)).data.default_branch).toBe('main');
  await expect(rest().pulls.get({ ...repo, pull_number: 9 })).rejects.toMatchObject({ status: 404 });
});

test('refuses another token', async () => {
  await expect(rest('ghs_other').repos.get(repo)).rejects.toMatchObject({ status: 401 });
});

test.each([
  [403, forbidden],
  [429, rateLimited(30)],
])('answers %i when told to', async (status, reply) => {
  services.fail({ path: /check-runs$/, reply });
  const call = rest().checks.create({ ...repo, name: 'Mobile tests', head_sha: 'abc' });
  await expect(call).rejects.toMatchObject({ status });
  expect(services.checkRuns).toEqual([]);
});
