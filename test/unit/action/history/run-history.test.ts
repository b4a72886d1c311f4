import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvent, readGitHubContext } from '../../../../src/action/github/github-context.ts';
import { thisRun, whyNotStored } from '../../../../src/action/history/run-history.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const onMain = { GITHUB_REPOSITORY: 'acme/shop', GITHUB_RUN_ID: '5', GITHUB_SHA: 'newest', GITHUB_REF_NAME: 'main' };
const refs = { GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'topic', GITHUB_BASE_REF: 'release' };
const inPull = { ...onMain, GITHUB_SHA: 'merge', ...refs };
const inQueue = { ...onMain, GITHUB_SHA: 'queued', GITHUB_REF_NAME: 'gh-readonly-queue/main/pr-7' };

const pull = { number: 7, head: { sha: 'c7', ref: 'topic', repo: { full_name: 'acme/shop' } }, base: { ref: 'release' } };
/** Workflow run that triggered this run. */
const earlier = { head_sha: 'c7', head_branch: 'topic', head_repository: { full_name: 'acme/shop' }, event: 'pull_request' };
const ofFork = { head_branch: 'release', head_repository: { full_name: 'mallory/shop' } };

const contextOf = (environment: Readonly<Record<string, string | undefined>>) => ({
  ...createMemoryRunner('', {}),
  environment,
  github: readGitHubContext(environment),
});

describe('the code that a run tests', () => {
  const following = (more: object = {}) => ({ workflow_run: { ...earlier, pull_requests: [], ...more } });
  const queued = { merge_group: { base_sha: 'c1', head_sha: 'queued', base_ref: 'refs/heads/main' } };
  const queue = 'gh-readonly-queue/main/pr-7';
  const onTopic = { ...onMain, GITHUB_REF_NAME: 'topic' };
  const lost = { head_repository: null, pull_requests: [{ number: 7 }] };

  it.each<[what: string, environment: Record<string, string>, payload: object, commit: string, line: unknown[], bases: string[]]>(
    [
      ['a push', onMain, {}, 'newest', ['main', undefined], ['main']],
      ['a push to a branch', onTopic, {}, 'newest', ['topic', undefined], ['topic', 'main']],
      ['a pull request', inPull, { pull_request: pull }, 'c7', ['topic', 7], ['release', 'main']],
      ['a merge queue', inQueue, queued, 'queued', [queue, undefined], ['main']],
      ['a workflow after a pull request', onMain, following({ pull_requests: [pull] }), 'c7', ['topic', 7], ['release', 'main']],
      ['a workflow after a pull request closed since', onMain, following(), 'c7', ['topic', undefined], ['topic', 'main']],
      ['a workflow after a fork', onMain, following(ofFork), 'c7', ['release', undefined], ['main']],
      [
        'a workflow after a push to a branch with a pull request',
        onMain,
        following({ event: 'push', pull_requests: [pull] }),
        'c7',
        ['topic', undefined],
        ['topic', 'main'],
      ],
      ['a workflow after a pull request of a deleted fork, without base', onMain, following(lost), 'c7', ['topic', 7], ['main']],
    ],
  )('is that of %s', async (_what, environment, payload, commit, line, bases) => {
    await using folder = await temporaryDirectory();
    const file = path.join(folder.path, 'event.json');
    await writeFile(file, JSON.stringify({ repository: { default_branch: 'main' }, ...payload }));
    const event = await readEvent({ GITHUB_EVENT_PATH: file });
    const run = thisRun(event, contextOf(environment));
    expect([run.commit, [run.branch, run.pullRequest], run.baseBranches]).toEqual([commit, line, bases]);
  });
});

type Checkout = 'newest' | 'another' | 'none';

/** Checks out the newest of `commits` commits. `commit` is the first one. */
const checkOut = async (commits: number) => {
  const { path: folder } = await temporaryDirectory();
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  for (let nth = 0; nth < commits; nth++) git('commit', '--quiet', '--allow-empty', '--message', `${nth}`);
  return { path: folder, commit: git('rev-list', '--max-parents=0', 'HEAD') };
};

describe('a run by its event', () => {
  let checkouts: Readonly<Record<Checkout, { readonly path: string; readonly commit: string }>>;
  beforeAll(async () => {
    const { path: folder } = await temporaryDirectory();
    checkouts = {
      newest: await checkOut(1),
      another: await checkOut(2),
      none: { path: folder, commit: 'c'.repeat(40) },
    };
  });
  afterAll(() => {
    for (const { path: folder } of Object.values(checkouts)) rmSync(folder, { recursive: true, force: true });
  });

  const newestOnly = 'its commit is not known to be the newest of the default branch';
  it.each<[event: string, checkout: Checkout, ref: string, why: string | undefined]>([
    ['issue_comment', 'newest', 'main', undefined],
    ['issue_comment', 'another', 'main', newestOnly],
    ['issue_comment', 'none', 'main', newestOnly],
    ['workflow_dispatch', 'newest', 'main', undefined],
    ['workflow_dispatch', 'another', 'main', newestOnly],
    ['workflow_dispatch', 'none', 'main', undefined],
    ['workflow_dispatch', 'newest', 'topic', newestOnly],
    ...[
      'repository_dispatch',
      'issues',
      'check_suite',
      'check_run',
      'release',
      'deployment',
      'deployment_status',
      'discussion',
      'label',
      'milestone',
      'page_build',
      'status',
      'watch',
    ].flatMap((event): [string, Checkout, string, string | undefined][] => [
      [event, 'newest', 'main', undefined],
      [event, 'another', 'main', newestOnly],
      [event, 'none', 'main', newestOnly],
      [event, 'newest', 'v1.0', newestOnly],
    ]),
    ['merge_group', 'another', 'gh-readonly-queue/main/pr-1', undefined],
    ['schedule', 'another', 'main', undefined],
    ['push', 'another', 'topic', undefined],
  ])('a run of %s with %s commit checked out, on %s, is stored only if its code is known', async (event, checkout, ref, why) => {
    const { path: workspace, commit } = checkouts[checkout];
    const environment = {
      ...onMain,
      PATH: process.env.PATH,
      GITHUB_EVENT_NAME: event,
      GITHUB_REF_NAME: ref,
      GITHUB_SHA: commit,
      GITHUB_WORKSPACE: workspace,
    };
    expect(await whyNotStored({ defaultBranch: 'main' }, contextOf(environment))).toBe(why);
  });
});
