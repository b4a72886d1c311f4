import { describe, expect, it } from 'vitest';
import type { StepContext } from '../../../../src/action/context.ts';
import { openGitHubApi } from '../../../../src/action/github/api.ts';
import { createCheckRun } from '../../../../src/action/github/check-run.ts';
import { keepComment } from '../../../../src/action/github/pull-request.ts';
import { createStallGuard, type StallGuard } from '../../../../src/action/github/stall-guard.ts';
import { type CheckContent, commentMarker } from '../../../../src/action/markdown/reports.ts';
import { CancelledError } from '../../../../src/lib/cancellation.ts';
import { systemClock } from '../../../../src/lib/clock.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import { forbidden } from '../../../helpers/github/rest.ts';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';
import { json, text } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';

const open = ({ env, token }: GitHubServices, overrides: Partial<StepContext> = {}, guard?: StallGuard) =>
  openGitHubApi(token, { ...createMemoryRunner('', {}, env), ...overrides }, guard);

const content = (annotations: number): CheckContent => ({
  conclusion: 'failure',
  title: '3 of 9 tests failed',
  summary: 'summary',
  text: 'text',
  annotationBatches: Array.from({ length: Math.ceil(annotations / 50) }, (_, batch) =>
    Array.from({ length: Math.min(50, annotations - batch * 50) }, (_, nth) => ({
      level: 'error' as const,
      title: `failure ${batch * 50 + nth}`,
      message: 'expected 1',
      file: 'src/A.kt',
      line: nth + 1,
    })),
  ),
});

describe('openGitHubApi', () => {
  it('takes a cancellation for what it is, not for trouble of the server', async () => {
    await using github = await startGitHubServices();
    const lines: string[] = [];
    const log = { ...silentLog, info: (line: string) => void lines.push(line) };
    const call = await open(github, { log, signal: AbortSignal.abort(new CancelledError()) });
    await expect(call('GET /user', {})).rejects.toThrow(CancelledError);
    expect(lines).toEqual([]);
  });
});

describe('createCheckRun', () => {
  it.each([0, 1, 50, 120])('hands %i annotations over in batches that the service takes', async (count) => {
    await using github = await startGitHubServices();
    await createCheckRun(await open(github), 'Device tests', 'a'.repeat(40), content(count), 'failure');
    expect(github.checkRuns).toHaveLength(1);
    expect(github.checkRuns[0]).toMatchObject({ name: 'Device tests', conclusion: 'failure' });
    expect(github.checkRuns[0]?.annotations).toHaveLength(count);
  });

  it('says which permission is missing', async () => {
    await using github = await startGitHubServices();
    github.fail({ path: /check-runs/, response: forbidden });
    const work = createCheckRun(await open(github), 'Device tests', 'a'.repeat(40), content(0), 'failure');
    await expect(work).rejects.toThrow(expect.objectContaining({ code: 'github-not-permitted' }));
    await expect(work).rejects.toThrow(/"checks: write"/);
  });
});

describe('a pause before the next attempt', () => {
  it.each([
    [502, {}, 'GitHub responded with status 502; trying again in 1 s.'],
    [503, { 'retry-after': '7' }, 'GitHub responded with status 503; trying again in 1 s.'],
    [429, {}, 'GitHub responded with status 429; trying again in 1 m.'],
    [403, { 'retry-after': '7' }, 'GitHub asked to wait for 7 s.'],
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' }, 'GitHub asked to wait for 0 ms.'],
  ])('is the wish of GitHub only where it names one: %i %j', async (status, headers, line) => {
    await using github = await startGitHubServices();
    github.fail({ path: /check-runs/, response: json({ message: 'no' }, status, headers), times: 1 });
    const lines: string[] = [];
    const sleeps: number[] = [];
    const call = await open(github, {
      log: { ...silentLog, info: (text) => void lines.push(text) },
      // Only pauses between attempts are recorded. Checks of a running request use the real clock.
      clock: {
        ...systemClock,
        sleep: (delayMs, signal) =>
          lines.length === sleeps.length ? systemClock.sleep(delayMs, signal) : Promise.resolve(void sleeps.push(delayMs)),
      },
    });
    await createCheckRun(call, 'Device tests', 'a'.repeat(40), content(0), 'failure');
    expect(lines).toEqual([line]);
    expect(github.checkRuns).toHaveLength(1);
  });

  it('says that GitHub did not respond where the connection failed', async () => {
    const github = await startGitHubServices();
    await github[Symbol.asyncDispose]();
    const lines: string[] = [];
    const log = { ...silentLog, info: (text: string) => void lines.push(text) };
    const call = await open(github, { log, clock: { ...systemClock, sleep: async () => {} } }, createStallGuard(systemClock));
    await expect(call('GET /repos/{owner}/{repo}', {})).rejects.toThrow();
    expect(lines[0]).toMatch(/^GitHub did not respond \(.+\); trying again in 1 s\.$/);
  });
});

/** Pauses between attempts take no time. */
const openImpatient = (github: GitHubServices) =>
  open(github, { clock: { ...systemClock, sleep: async () => {} } }, createStallGuard(systemClock));

describe('what GitHub responds to with 5xx', () => {
  const response = text('Bad gateway', 502);
  const marker = commentMarker('ci/test');

  it.each([
    ['was created all the same', true, 1],
    ['was not created', false, 1],
    ['was created by the last of three requests', true, 3],
  ])('is there once: it %s', async (_what, afterActing, times) => {
    await using github = await startGitHubServices();
    const earlier = await open(github);
    await createCheckRun(earlier, 'Device tests', 'a'.repeat(40), content(0), 'failure');
    github.addComment(7, `${marker}\ncopied`, 'mallory');
    for (const path of [/check-runs$/, /comments$/]) {
      if (times > 1) github.fail({ method: 'POST', path, response, times: times - 1 });
      github.fail({ method: 'POST', path, response, times: 1, afterActing });
    }
    const call = await openImpatient(github);
    const url = await createCheckRun(call, 'Device tests', 'a'.repeat(40), content(60), 'failure');
    expect(await keepComment(call, 7, `${marker}\nred`)).toBe('created');
    expect(github.checkRuns).toHaveLength(2);
    expect(url).toContain(String(github.checkRuns[1]?.id));
    expect(github.checkRuns[1]?.annotations).toHaveLength(60);
    expect(github.comments.map(({ author }) => author)).toEqual(['mallory', 'github-actions[bot]']);
  });

  it('is an error where it is never created', async () => {
    await using github = await startGitHubServices();
    github.fail({ method: 'POST', path: /check-runs$/, response });
    const work = createCheckRun(await openImpatient(github), 'Device tests', 'a'.repeat(40), content(0), 'failure');
    await expect(work).rejects.toThrow(/Bad gateway/);
    expect(github.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });
});

describe('keepComment', () => {
  const marker = commentMarker('ci/test');

  it('creates one comment, leaves it alone while nothing changes, and updates it then', async () => {
    await using github = await startGitHubServices();
    const call = await open(github);
    expect(await keepComment(call, 7, `${marker}\nall green`)).toBe('created');
    expect(await keepComment(call, 7, `${marker}\nall green`)).toBe('unchanged');
    expect(await keepComment(call, 7, `${marker}\nred`)).toBe('updated');
    expect(github.comments).toMatchObject([{ body: `${marker}\nred` }]);
  });

  it('keeps the comments of two jobs apart', async () => {
    await using github = await startGitHubServices();
    const call = await open(github);
    await keepComment(call, 7, `${marker}\none`);
    expect(await keepComment(call, 7, `${commentMarker('ci/other')}\ntwo`)).toBe('created');
  });

  it.each<[what: string, user: unknown, comments: unknown, method: string]>([
    ['no list', {}, 'x', 'POST'],
    [
      'comments of other users, and some that are none',
      { login: 'ann' },
      [
        null,
        { id: 'x' },
        { id: 1, user: null, body: marker },
        { id: 2, body: marker, user: { login: 'bob' } },
        { id: 3, user: { login: 'ann' } },
      ],
      'POST',
    ],
    ['an own comment', { login: 'ann' }, [{ id: 4, body: marker, user: { login: 'ann' } }], 'PATCH'],
    ['a comment of an app for a token of no user', 'x', [{ id: 5, body: marker, user: { login: 'bot', type: 'Bot' } }], 'PATCH'],
  ])('writes where GitHub lists %s', async (_what, user, comments, method) => {
    const routes: string[] = [];
    await keepComment(
      async (route) => {
        routes.push(route);
        return { data: route === 'GET /user' ? user : comments };
      },
      7,
      `${marker}\nx`,
    );
    expect(routes.at(-1)?.split(' ')[0]).toBe(method);
  });

  it('says which permission is missing', async () => {
    await using github = await startGitHubServices();
    github.fail({ method: 'POST', path: /comments/, response: forbidden });
    await expect(keepComment(await open(github), 7, `${marker}\nx`)).rejects.toThrow(/"pull-requests: write"/);
  });
});
