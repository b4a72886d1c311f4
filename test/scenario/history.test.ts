import { describe, expect } from 'vitest';
import { readHistory } from '../../src/action/history/read-history.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened, startCachedGitHub } from '../helpers/fixtures.ts';
import { forbidden } from '../helpers/github/rest.ts';
import type { GitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

const failure = `["com.shop.CartTest#adds @ ${pixel}"]`;

interface WorkflowRun {
  readonly id: number;
  readonly attempt?: number;
  readonly commit?: string;
  readonly pull?: number;
  readonly repository?: string;
  readonly event?: string;
}

/** Event and variables of a run on `main`, or of a pull request into `main`. */
const runOptions = ({ id, attempt = 1, commit = `c${id}`, pull, repository = 'acme/shop', event }: WorkflowRun): RunOptions => {
  const isPull = pull !== undefined;
  const head = { sha: commit, ref: `feature-${pull}`, repo: { full_name: repository } };
  const payload = {
    repository: { default_branch: 'main' },
    ...(isPull ? { pull_request: { number: pull, head, base: { ref: 'main', repo: { full_name: 'acme/shop' } } } } : {}),
  };
  return {
    event: { name: event ?? (isPull ? 'pull_request' : 'push'), payload },
    env: {
      GITHUB_RUN_ID: String(id),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_SHA: isPull ? `merge-${id}` : commit,
      ...(isPull
        ? {
            GITHUB_REF: `refs/pull/${pull}/merge`,
            GITHUB_REF_NAME: `${pull}/merge`,
            GITHUB_HEAD_REF: head.ref,
            GITHUB_BASE_REF: 'main',
          }
        : {}),
    },
  };
};

const overrides: Record<string, ScenarioInput['overrides']> = {
  passes: [],
  fails: [{ test: '*adds', outcome: 'fail', message: 'expected 3 but was 2' }],
  flakes: [{ test: '*adds', flaky: 1 }],
};

/** Opens a repository in which workflow runs follow each other. */
const openRepository = async () => {
  const github = await startCachedGitHub();
  const step = (how: string, run: WorkflowRun, inputs: Inputs = {}, more: RunOptions = {}): Promise<ActionRun> => {
    const { event, env } = runOptions(run);
    const file = scenario(how in overrides ? { overrides: overrides[how] ?? [] } : {});
    const options = espresso({ 'github-token': github.token, history: 'cache', ...inputs, ...more.inputs }, file);
    github.useCacheScope(env?.GITHUB_REF ?? 'refs/heads/main');
    return runAction({
      ...options,
      ...more,
      inputs: { ...options.inputs, ...more.inputs },
      ...(event === undefined ? {} : { event }),
      // The client of the cache runs tar.
      env: { ...github.env, ...env, ...more.env },
      files: { ...options.files, ...more.files },
    });
  };
  return { github, step, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() };
};

const labelOf = async (run: ActionRun): Promise<unknown> => {
  const { tests } = await run.results();
  return tests.find(({ name }: { name: string }) => name === 'adds').extra.history;
};

const stored = (github: GitHubServices): number => github.cacheEntries().filter(({ key }) => key.includes('-history-')).length;

const it = base.extend('repository', opened(openRepository));

describe.each<[store: string, inputs: Inputs]>([
  ['the cache', {}],
  ['a branch', { history: 'branch:test-history' }],
])('a history in %s', (_store, inputs) => {
  it('tells new failures from known ones, and where they began', async ({ repository: { step } }) => {
    await using first = await step('fails', { id: 1 }, inputs);
    expect(first.outputs).toMatchObject({ verdict: 'failed', 'failed-tests': failure, 'new-failures': failure });
    expect(first.annotations.filter(({ level }) => level !== 'error')).toEqual([]);

    await using known = await step('fails', { id: 2 }, inputs);
    expect(known.outputs).toMatchObject({ verdict: 'failed', 'failed-tests': failure, 'new-failures': '[]' });
    expect(known.summary).toMatch(/\*\*1 failed: 1 known since [A-Z][a-z]{2} \d{1,2}\*\*/);
    expect(known.summary).toMatch(/\(known since [A-Z][a-z]{2} \d{1,2}\)/);
    expect(await labelOf(known)).toMatchObject({
      label: 'known',
      since: { commit: 'c1', url: 'https://github.com/acme/shop/actions/runs/1' },
      recent: [{ status: 'failed', commit: 'c1', duration: expect.any(Number) }],
    });
  });

  it('is read and never written by a pull request from a fork', async ({ repository }) => {
    const { github, step } = repository;
    await using _main = await step('fails', { id: 1 }, inputs);
    const before = [stored(github), github.branch('test-history').length];
    for (const event of ['pull_request', 'pull_request_target']) {
      await using fork = await step('fails', { id: 2, pull: 7, repository: 'mallory/shop', event }, inputs);
      expect(fork.outputs).toMatchObject({ verdict: 'failed', 'new-failures': '[]' });
      expect(fork.text).toContain('comes from a fork');
    }
    expect([stored(github), github.branch('test-history').length]).toEqual(before);
  });
});

describe('history', () => {
  it.for<[what: string, event: string, env: Record<string, string>]>([
    ['a run without an event file', 'push', { GITHUB_EVENT_PATH: '' }],
    ['a run whose event file cannot be read', 'push', { GITHUB_EVENT_PATH: '/no/such/file' }],
    ['a run that a comment started', 'issue_comment', {}],
    ['a run that was started by hand on another branch', 'workflow_dispatch', { GITHUB_REF_NAME: 'topic' }],
  ])('is read and never written by %s', async ([_what, event, env], { repository: { github, step } }) => {
    const inputs = { history: 'branch:test-history' };
    await using _main = await step('fails', { id: 1 }, inputs);
    const before = github.branch('test-history').length;
    await using run = await step('fails', { id: 2, event }, inputs, { env });
    expect(run.outputs).toMatchObject({ verdict: 'failed', 'new-failures': '[]' });
    expect(run.text).toContain('The outcomes of this run are not stored');
    expect(github.branch('test-history')).toHaveLength(before);
    // A manual run of the newest commit of the default branch is stored.
    await using manual = await step('fails', { id: 3, event: 'workflow_dispatch' }, inputs);
    expect(manual.text).toContain('Stored the outcomes of this run');
    expect(github.branch('test-history').length).toBeGreaterThan(before);
  });

  it('keeps runs apart in which nearly all tests failed: they make no test flaky', async ({ repository }) => {
    const six = Array.from({ length: 6 }, (_, nth) => ({ class: 'com.shop.CartTest', name: nth === 0 ? 'adds' : `more${nth}` }));
    const step = (id: number, test?: string) => {
      const overrides = test === undefined ? [] : [{ test, outcome: 'fail' as const }];
      const file = scenario({ tests: { espresso: six }, overrides });
      const inputs = { history: 'branch:test-history' };
      return repository.step('passes', { id, commit: 'c1' }, inputs, { files: { 'scenario.yml': file } });
    };
    await using _green = await step(1);
    await using outage = await step(2, '*');
    expect(outage.summary).toContain('**6 failed: 6 new**');
    await using _after = await step(3);
    await using own = await step(4, '*adds');
    expect(own.summary).toContain('**1 failed: 1 flaky**');
    // The outcome of the outage is shown, but does not count for the flaky rate.
    const history = await labelOf(own);
    expect(history).toMatchObject({ recent: [{ status: 'passed' }, { status: 'failed' }, { status: 'passed' }], label: 'flaky' });
    expect(history).not.toHaveProperty('flakyRate');
  });

  it('tells new failures from known and flaky ones, from run to run', async ({ repository: { step } }) => {
    const inputs = { history: 'branch:test-history' };
    await using fixed = await step('passes', { id: 3 }, inputs);
    expect(fixed.outputs).toMatchObject({ verdict: 'passed', 'new-failures': '[]' });
    await using regressed = await step('fails', { id: 4, pull: 7 }, inputs);
    expect(regressed.outputs).toMatchObject({ 'new-failures': failure });
    expect(regressed.summary).toContain('**1 failed: 1 new**');
    await using again = await step('fails', { id: 5, pull: 7 }, inputs);
    expect(again.outputs).toMatchObject({ 'new-failures': '[]' });
    await using other = await step('fails', { id: 6, pull: 8 }, inputs);
    expect(other.outputs).toMatchObject({ 'new-failures': failure });
    await using flaky = await step('fails', { id: 9, commit: 'c3' }, inputs);
    expect(await labelOf(flaky)).toMatchObject({ label: 'flaky' });
    expect(flaky.outputs['new-failures']).toBe('[]');
  });

  it('keeps what was new in the first attempt of a run new in the next one', async ({ repository }) => {
    await using passed = await repository.step('passes', { id: 1 });
    expect(passed.outputs['new-failures']).toBe('[]');
    for (const attempt of [1, 2]) {
      await using failed = await repository.step('fails', { id: 2, attempt });
      expect(failed.outputs['new-failures']).toBe(failure);
    }
  });

  it('suggests an entry for a test that was flaky in three runs', async ({ repository }) => {
    for (const id of [1, 2]) await (await repository.step('flakes', { id }, { retries: '1' })).dispose();
    await using third = await repository.step('flakes', { id: 3 }, { retries: '1' });
    expect(third.outputs).toMatchObject({ verdict: 'passed', flaky: '1' });
    expect(third.summary).toContain('Suggestions for the quarantine file');
    const entry =
      /- test: "com\.shop\.CartTest#adds"\n {2}reason: .*\n {2}issue: .*\n {2}until: .*\n/.exec(third.summary)?.[0] ?? '';
    expect(third.text).toContain('Suggested for the quarantine file:');
    const files = { 'quarantine.yml': entry };
    await using fourth = await repository.step('fails', { id: 4 }, { quarantine: 'quarantine.yml' }, { files });
    expect(fourth.outputs).toMatchObject({ verdict: 'passed', quarantined: '1' });
    expect(fourth.summary).not.toContain('Suggestions for the quarantine file');
  });

  it('keeps the uploads of commits of the default branch, and of no others', async ({ repository, cloud }) => {
    const { github, step } = repository;
    const inputs = { ...cloud.service, history: 'branch:test-history' };
    const kept = () => {
      const [content = Buffer.alloc(0)] = Object.values(github.branch('test-history')[0]?.files ?? {});
      return readHistory(content, { framework: 'espresso', suiteId: 'com.example.shop.test' }).uploads;
    };
    await using first = await step('', { id: 1 }, inputs);
    await using pull = await step('', { id: 2, pull: 7 }, inputs);
    expect([first.outputs.verdict, pull.outputs.verdict]).toEqual(['passed', 'passed']);
    const { 'app-ref': app, 'test-suite-ref': testSuite } = first.outputs;
    const hash = expect.stringMatching(/^[0-9a-f]{12}$/);
    const times = { uploadedAtMs: expect.any(Number), usedAtMs: expect.any(Number) };
    const contents = { appContent: hash, testSuiteContent: hash };
    expect(kept()).toEqual([{ commit: 'c1', variant: hash, app, testSuite, media: [], ...contents, ...times }]);

    // Reused uploads keep their time. Uploads that a later step deletes are not stored.
    await using second = await step('', { id: 3 }, inputs);
    await using removed = await step('', { id: 4 }, { ...inputs, cleanup: 'true' });
    await using started = await step('', { id: 5 }, { ...inputs, wait: 'false' });
    expect([second, removed, started].map(({ outputs }) => outputs.verdict)).toEqual(['passed', 'passed', 'started']);
    expect(kept().map(({ commit }) => commit)).toEqual(['c1', 'c3', 'c5']);
    expect(new Set(kept().map((each) => `${each.app} ${each.appContent} ${Math.floor(each.uploadedAtMs / 1_000)}`)).size).toBe(1);
  });

  it('is off on demand: nothing is read or stored, and no failure is new', async ({ repository }) => {
    await using step = await repository.step('fails', { id: 1 }, { history: 'off' });
    expect(step.outputs).toMatchObject({ 'failed-tests': failure, 'new-failures': '[]' });
    expect(repository.github.requests.filter(({ path }) => /CacheService|caches|git\//.test(path))).toEqual([]);
  });

  it('says once where GitHub lets a job only read the cache, and names a branch', async ({ repository: { github, step } }) => {
    await using first = await step('', { id: 1 });
    await using second = await step('', { id: 2 }, {}, { env: { ACTIONS_CACHE_MODE: 'read' } });
    expect([first, second].map(({ outputs }) => outputs.verdict)).toEqual(['passed', 'passed']);
    expect(stored(github)).toBe(1);
    expect(second.annotations.filter(({ message }) => message.includes('cache'))).toEqual([
      expect.objectContaining({
        level: 'notice',
        message: expect.stringMatching(/ACTIONS_CACHE_MODE is "read".+history: branch:<name>/),
      }),
    ]);
  });

  it('never changes the verdict: what cannot be read is a notice, what cannot be written a warning', async ({
    repository: { github, step },
  }) => {
    const levels = ({ annotations }: ActionRun) =>
      annotations.flatMap(({ level, message }) => (level === 'error' ? [] : [[level, message]]));
    github.addBranch('main', { 'README.md': 'Shop' });
    await using foreign = await step('passes', { id: 1 }, { history: 'branch:main' });
    expect(levels(foreign)).toEqual([
      ['notice', expect.stringContaining('the branch "main" has other files, for instance README.md')],
    ]);
    expect(github.branch('main')).toHaveLength(1);

    await using _first = await step('passes', { id: 2 }, { history: 'branch:test-history' });
    const [path = ''] = Object.keys(github.branch('test-history')[0]?.files ?? {});
    github.addBranch('test-history', { [path]: '{"format":' });
    await using damaged = await step('fails', { id: 3 }, { history: 'branch:test-history' });
    expect(damaged.outputs).toMatchObject({ verdict: 'failed', 'new-failures': failure });
    expect(levels(damaged)).toEqual([['notice', expect.stringMatching(/the stored history is damaged/)]]);

    github.fail({ method: 'POST', path: /git\/blobs/, response: forbidden });
    await using denied = await step('passes', { id: 4 }, { history: 'branch:test-history' });
    expect(denied.outputs.verdict).toBe('passed');
    expect(levels(denied)).toEqual([['warning', expect.stringContaining('the token lacks "contents: write"')]]);
  });

  it('is joined by the collector, which judges the matrix with it', async ({ repository }) => {
    await using cloud = await standingCloud(scenario({ overrides: overrides.fails ?? [] }));
    const { github, step } = repository;
    const inputs = { ...cloud.service, preflight: 'off' };
    const collect = async (id: number): Promise<ActionRun> => {
      await using job = await step('passes', { id }, inputs);
      expect(job.outputs.verdict).toBe('failed');
      const own = { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore', 'poll-interval-seconds': '0.05' };
      const { event, env } = runOptions({ id });
      return await runAction({
        actionFile: 'report/action.yml',
        inputs: { ...own, 'github-token': github.token },
        ...(event === undefined ? {} : { event }),
        env: { ...github.env, ...env },
      });
    };
    await using first = await collect(1);
    expect(first.outputs).toMatchObject({ verdict: 'failed', 'new-failures': failure });
    await using second = await collect(2);
    expect(second.outputs).toMatchObject({ verdict: 'failed', 'new-failures': '[]' });
  });
});
