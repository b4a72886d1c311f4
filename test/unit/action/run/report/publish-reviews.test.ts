import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishReviews } from '../../../../../src/action/run/report/report.ts';
import type { RunAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import { createSourceIndex } from '../../../../../src/core/wording/failure-places.ts';
import { CancelledError } from '../../../../../src/lib/cancellation.ts';
import { forbidden } from '../../../../helpers/github/rest.ts';
import { type GitHubServices, startGitHubServices } from '../../../../helpers/github-services.ts';
import { json } from '../../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { failedTest, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { planOf, serviceAt } from '../../../../helpers/stage.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../../helpers/temp.ts';

const device = 'Google Pixel 3-10.0';
const passed = runResult([sessionResult({ device, tests: [testResult('Cart#adds')] })]);
const failed = runResult([sessionResult({ device, tests: [failedTest('Cart#adds')] })]);

let github: GitHubServices;
let folder: TemporaryDirectory;

beforeEach(async () => {
  github = await startGitHubServices();
  folder = await temporaryDirectory();
  writeFileSync(join(folder.path, 'event.json'), JSON.stringify({ pull_request: { number: 7, head: { sha: 'of-the-branch' } } }));
});

afterEach(async () => {
  await github[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

interface Asked {
  readonly checkName?: string;
  readonly comment?: boolean | 'on-failure';
  readonly red?: boolean;
  readonly hasToken?: boolean;
  readonly pullRequest?: boolean;
  readonly variables?: Readonly<Record<string, string>>;
  readonly cancelled?: boolean;
}

const publish = async (run: RunAnalysis, asked: Asked) => {
  const { checkName, comment = false, red = false, hasToken = true, pullRequest = true, variables = {} } = asked;
  const event: Record<string, string> = pullRequest ? { GITHUB_EVENT_PATH: join(folder.path, 'event.json') } : {};
  const own = { GITHUB_SHA: 'merge-commit', GITHUB_WORKFLOW: 'ci', ...event, ...variables };
  const runner = createMemoryRunner(folder.path, {}, { ...github.env, ...own });
  const service = { ...serviceAt('embedded'), githubToken: hasToken ? github.token : undefined };
  const links = { artifactUrl: 'https://artifact.example' };
  const options = { sources: createSourceIndex([]), links, reportDir: 'the-reports' };
  if (asked.cancelled === true) runner.cancel(new CancelledError());
  await publishReviews(run, red, { ...planOf().inputs, service, comment, checkName }, options, runner);
  return runner.lines.filter((line) => !line.startsWith('debug: '));
};

it('a warning says that a token is missing', async () => {
  const line = 'notice: No check run and no comment: the input github-token is empty.';
  expect(await publish(passed, { hasToken: false, checkName: 'Device tests' })).toEqual([line]);
  expect(await publish(passed, { hasToken: false, comment: true })).toEqual([line]);
});

it.each([
  ['red', failed, true, 'failure'],
  ['green though tests failed', failed, false, 'neutral'],
  ['green', passed, false, 'success'],
] as const)('a check is concluded as the step is: %s', async (_what, run, red, conclusion) => {
  await publish(run, { checkName: 'Device tests', red });
  expect(github.checkRuns).toMatchObject([{ conclusion }]);
});

it('each project has a comment of its own, but not each run of the workflow', async () => {
  await publish(passed, { comment: true });
  const again = { ...passed, project: 'shop-4712' };
  expect(await publish(again, { comment: true, variables: { GITHUB_RUN_ID: '4712' } })).toEqual([
    expect.not.stringContaining('created'),
  ]);
  const other = { ...passed, project: 'tv-4711' };
  expect(await publish(other, { comment: true })).toEqual(['The comment on pull request 7 was created.']);
});

it('a comment is marked by workflow, job, step and project', async () => {
  await publish(passed, { comment: true, variables: { GITHUB_JOB: 'phones', GITHUB_ACTION: 'tests' } });
  expect(github.comments[0]?.body.split('\n')[0]).toBe('<!-- mobile-test-cloud: ci%2Fphones%2Ftests%2Fshop%2D -->');
});

it('a notice says that there is nowhere to comment where no pull request started the workflow', async () => {
  expect(await publish(passed, { comment: true, pullRequest: false })).toEqual([
    'notice: No comment: this workflow was not started by a pull request.',
  ]);
});

it('on-failure comments once a run is not green, and keeps that comment up to date', async () => {
  const done: string[] = [];
  for (const run of [passed, failed, passed]) done.push(...(await publish(run, { comment: 'on-failure' })));
  expect(done).toEqual([
    'The comment on pull request 7 was not created: all is green (`comment: on-failure`).',
    'The comment on pull request 7 was created.',
    'The comment on pull request 7 was updated.',
  ]);
  expect(github.comments).toHaveLength(1);
});

it('one line says which permissions the token lacks', async () => {
  github.fail({ path: /check-runs|comments/, response: forbidden });
  const [line, ...others] = await publish(passed, { checkName: 'Device tests', comment: true });
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^notice: The check run "Device tests" was left out: .*"checks: write".* \[github-not-permitted\]\. The comment was left out: .*"pull-requests: write".* \[github-not-permitted\]\.$/,
  );
});

it('a warning says whatever else goes wrong, and the other review is written', async () => {
  github.fail({ path: /check-runs/, response: json({ message: 'odd' }, 422) });
  expect(await publish(passed, { checkName: 'Device tests', comment: true })).toEqual([
    expect.stringMatching(/^warning: The check run "Device tests" could not be written: odd.*\.$/),
    'The comment on pull request 7 was created.',
  ]);
  github.fail({ path: /comments/, response: json({ message: 'odd' }, 422) });
  expect(await publish(passed, { comment: true })).toEqual([
    expect.stringMatching(/^warning: The comment could not be written: odd.*\.$/),
  ]);
});

it('no warning is logged where the workflow was cancelled', async () => {
  expect(await publish(passed, { checkName: 'Device tests', comment: true, cancelled: true })).toEqual([]);
  expect({ checks: github.checkRuns, comments: github.comments }).toEqual({ checks: [], comments: [] });
});
