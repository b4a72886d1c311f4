import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import { it as base, opened } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { collector, dayIn, espresso, galaxy, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';
import { openNightlyRepository } from './nightly-repository.ts';

const adds = { test: '*CartTest#adds', outcome: 'fail' as const, message: 'expected 3 but was 2' };
const signsIn = { test: '*LoginTest#signsIn', outcome: 'fail' as const, message: 'no such user' };

const it = base.extend('nightly', opened(openNightlyRepository));

describe('issues', () => {
  it('has one issue per cause, brings it up to date in later runs, and links it in the summary', async ({ nightly }) => {
    const { github, run, night, passDays } = nightly;
    await using first = await run({ overrides: [adds, signsIn] });
    expect(first.outputs.verdict).toBe('failed');
    expect(github.issues).toMatchObject([
      { number: 101, title: 'CartTest#adds fails: AssertionError', state: 'open', labels: ['mobile-tests'] },
      { number: 102, title: 'LoginTest#signsIn fails: AssertionError', state: 'open', labels: ['mobile-tests'] },
    ]);
    expect(first.summary).toContain('- [Issue 101](https://github.com/acme/shop/issues/101) opened: ');
    const markdown = await first.readText('mobile-test-results/triage.md');
    const [entry = ''] = /<details open>[\s\S]*?<\/details>/.exec(markdown) ?? [];
    expect(github.issues[0]?.body).toContain(entry);
    expect(github.issues[0]?.body).toMatch(/^<!-- mobile-test-cloud issue [\da-f]{12} [\da-f]{16} [\w.%]+ -->\n/);

    passDays(1);
    expect(await night({ overrides: [adds], inputs: { devices: `${pixel}\n${galaxy}` } })).toEqual([
      '101 edited',
      '101 commented',
    ]);
    expect(github.comments[0]?.body).toContain(
      `New in [this run](https://github.com/acme/shop/actions/runs/2): devices \`${galaxy}\`.`,
    );
    const [first101, last101] = [dayIn(0), dayIn(1)];
    expect(github.issues[0]?.body).toContain(`- **First seen:** ${first101}, commit \`c1\``);
    expect(github.issues[0]?.body).toContain(`- **Last seen:** ${last101}, commit \`c2\``);
    expect(github.issues[0]?.body).toContain('- **Runs:** 2 since');
    expect(github.issues[0]?.body).toMatch(/\*\*Devices:\*\* .*Galaxy S22/);
    expect(await night({ overrides: [adds] })).toEqual(['101 edited']);
  });

  it('is closed with a comment after three green runs, and opened again by the same cause', async ({ nightly }) => {
    const { github, night, passDays } = nightly;
    await night({ overrides: [adds] });
    expect(await night()).toEqual([]);
    // Another cause does not count for this one: the test passed.
    expect(await night({ overrides: [signsIn] })).toEqual(['102 opened']);
    expect(await night()).toEqual(['101 closed', '101 commented']);
    expect(github.issues[0]).toMatchObject({ state: 'closed', stateReason: 'completed' });
    expect(github.comments[0]?.body).toContain('Closed: Its test passed in the last 3 runs in which it ran');
    passDays(1);
    expect(await night({ overrides: [adds] })).toEqual(['101 edited', '101 reopened', '101 commented']);
    expect(github.comments.at(-1)?.body).toContain(
      'The cause is back in [this run](https://github.com/acme/shop/actions/runs/5)',
    );
    expect(github.issues).toHaveLength(2);
  });

  it('counts a run in which its test did not run neither way, and a red or flaky one as the end of the row', async ({
    nightly,
  }) => {
    const { night } = nightly;
    const others = { scenario: { tests: { espresso: [{ class: 'com.shop.LoginTest', name: 'signsIn' }] } } };
    await night({ overrides: [adds] });
    expect(await night()).toEqual([]);
    expect(await night()).toEqual([]);
    for (let nth = 0; nth < 3; nth += 1) expect(await night(others)).toEqual([]);
    // A mistake in the workflow is no cause for an issue.
    expect(await night({ inputs: { tests: 'com.shop.NoTest' } })).toEqual([]);
    const flaky = { overrides: [{ test: '*CartTest#adds', flaky: 1, message: 'another cause' }], inputs: { retries: '1' } };
    expect(await night(flaky)).toEqual([]);
    expect(await night()).toEqual([]);
    expect(await night(others)).toEqual([]);
    expect(await night()).toEqual([]);
    expect(await night()).toEqual(['101 closed', '101 commented']);
  });

  it('has at most one comment a day, beside the one that closes', async ({ nightly }) => {
    const { github, night, passDays } = nightly;
    const reopened = ['101 edited', '101 reopened'];
    const close = async (): Promise<void> => {
      for (let nth = 0; nth < 3; nth += 1) await night();
    };
    await night({ overrides: [adds] });
    await close();
    expect(await night({ overrides: [adds] })).toEqual([...reopened, '101 commented']);
    await close();
    expect(await night({ overrides: [adds] })).toEqual(reopened);
    await close();
    passDays(1);
    expect(await night({ overrides: [adds] })).toEqual([...reopened, '101 commented']);
    expect(github.comments.filter(({ body }) => body.includes('Closed:'))).toHaveLength(3);
  });

  it('counts attempts of one workflow run once', async ({ nightly }) => {
    const { github, night } = nightly;
    await night({ id: 1, overrides: [adds] });
    const again = { env: { GITHUB_RUN_ATTEMPT: '2' } };
    expect(await night({ id: 1, overrides: [adds], options: again })).toEqual(['101 edited']);
    expect(github.issues[0]?.body).toContain('- **Runs:** 1 since');
    for (const attempt of ['1', '2', '3']) await night({ id: 2, options: { env: { GITHUB_RUN_ATTEMPT: attempt } } });
    expect(github.issues[0]?.state).toBe('open');
  });

  it('closes nothing without a history', async ({ nightly }) => {
    const { night } = nightly;
    await night({ overrides: [adds], inputs: { history: 'off' } });
    for (let nth = 0; nth < 4; nth += 1) expect(await night({ inputs: { history: 'off' } })).toEqual([]);
  });

  it('has ten issues of single causes, and one for the rest', async ({ nightly }) => {
    const { github, night } = nightly;
    const tests = Array.from({ length: 12 }, (_none, nth) => ({ class: 'com.shop.CartTest', name: `adds${nth}` }));
    const broken = (count: number) => ({
      scenario: {
        tests: { espresso: tests },
        overrides: tests.slice(12 - count).map(({ name }) => ({
          test: `*#${name}`,
          outcome: 'fail' as const,
          message: `${name.replace(/\d+/, '')} broke ${'abcdefghijkl'[Number(name.slice(4))]?.repeat(5)}`,
        })),
      },
    });
    await night(broken(12));
    expect(github.issues).toHaveLength(11);
    expect(github.issues[10]).toMatchObject({ title: 'More causes of failures than 10', labels: ['mobile-tests'] });
    expect(github.issues[10]?.body.match(/^- `[\da-f]{12}` assertion: /gm)).toHaveLength(2);
    expect(await night(broken(12))).toEqual(github.issues.map(({ number }) => `${number} edited`));
    // The first causes are over. Those of the rest now have issues of their own.
    const later = await night(broken(4));
    expect(later.filter((event) => event.endsWith('opened'))).toHaveLength(2);
    expect(github.issues).toHaveLength(13);
  });

  it('is about a session that ended in error, and is over after three runs without it', async ({ nightly }) => {
    const { github, run, night } = nightly;
    await using red = await run({ scenario: { sessions: [{ fate: 'errors' }] }, inputs: { 'session-retries': '0' } });
    expect(red.outputs.verdict).toBe('error');
    expect(github.issues).toMatchObject([{ title: `The session on ${pixel} ends with an error: session-not-run` }]);
    expect(await night({ overrides: [adds] })).toEqual(['102 opened']);
    expect(await night()).toEqual([]);
    expect(await night()).toEqual(['101 closed', '101 commented']);
  });

  it('is closed with its own reason when its test has left the suite', async ({ nightly }) => {
    const { github, night } = nightly;
    const flow = (name: string): string => `appId: com.example.shop\nname: ${name}\n---\n- launchApp\n`;
    const suite = (...names: string[]) => ({
      inputs: { framework: 'maestro', 'test-suite': 'suite' },
      scenario: { tests: {}, overrides: [{ test: 'pay#*', outcome: 'fail' as const, message: 'Element not found: Pay' }] },
      options: { files: Object.fromEntries(names.map((name) => [`suite/${name}.yaml`, flow(name)])) },
    });
    await night(suite('cart', 'pay'));
    expect(github.issues).toMatchObject([{ title: 'pay#pay fails: element-not-found', state: 'open' }]);
    const narrowed = suite('cart', 'pay');
    expect(await night({ ...narrowed, inputs: { ...narrowed.inputs, tests: 'cart.yaml' } })).toEqual([]);
    expect(await night(suite('cart'))).toEqual(['101 closed', '101 commented']);
    expect(github.issues[0]?.stateReason).toBe('not_planned');
    expect(github.comments[0]?.body).toContain('Closed: Its test is no longer in the test suite of ');
  });
});

describe('issues of several projects', () => {
  it('are apart, and only runs of the same project close them', async ({ nightly }) => {
    const { github, night } = nightly;
    const of = (project: string) => ({ inputs: { project } });
    await night({ overrides: [adds], ...of('free') });
    await night({ overrides: [adds], ...of('paid') });
    expect(github.issues).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    for (let nth = 0; nth < 2; nth += 1) expect(await night(of('free'))).toEqual([]);
    expect(await night(of('free'))).toEqual(['101 closed', '101 commented']);
    expect(github.issues[1]?.state).toBe('open');
  });

  it('are written by the collector of a matrix, with the causes of all jobs', async ({ nightly }) => {
    const { github } = nightly;
    await using cloud = await standingCloud(scenario({ overrides: [adds, signsIn] }));
    const env = { ...github.env, GITHUB_RUN_ID: '1' };
    for (const index of ['0', '1']) {
      const inputs = { ...cloud.service, preflight: 'off', shards: '2', 'shard-index': index };
      await using _job = await runAction({ ...espresso(inputs), env });
    }
    const inputs = {
      ...cloud.service,
      'github-token': github.token,
      issues: 'true',
      'expected-shards': '2',
      'missing-tests': 'ignore',
    };
    const event = { name: 'schedule', payload: { schedule: '0 3 * * *' } };
    await using report = await runAction({ ...collector(inputs, env), event });
    expect(report.outputs.verdict).toBe('failed');
    expect(github.issues.map(({ title }) => title).toSorted()).toEqual([
      'CartTest#adds fails: AssertionError',
      'LoginTest#signsIn fails: AssertionError',
    ]);
    expect(report.summary).toContain('### Issues');
  });

  it('are closed by the collector, by the history of the collector', async ({ nightly }) => {
    const { github } = nightly;
    const night = async (id: number, overrides: (typeof adds)[]): Promise<void> => {
      await using cloud = await standingCloud(scenario({ overrides }));
      const env = { ...github.env, GITHUB_RUN_ID: String(id), GITHUB_SHA: `c${id}` };
      for (const index of ['0', '1']) {
        const inputs = { ...cloud.service, preflight: 'off', shards: '2', 'shard-index': index };
        await using _job = await runAction({ ...espresso(inputs), env });
      }
      const kept = { 'github-token': github.token, issues: 'true', history: 'branch:test-history', 'missing-tests': 'ignore' };
      const event = { name: 'schedule', payload: { schedule: '0 3 * * *' } };
      await using _report = await runAction({ ...collector({ ...cloud.service, ...kept }, env), event });
    };
    await night(1, [adds]);
    for (const id of [2, 3]) await night(id, []);
    expect(github.issues).toMatchObject([{ state: 'open' }]);
    await night(4, []);
    expect(github.issues).toMatchObject([{ state: 'closed' }]);
  });

  it.each([
    ['with shard-index', { shards: '2', 'shard-index': '0' }, {}],
    ['in a job of a matrix', {}, { 'toJSON(matrix)': '{"device":"pixel"}' }],
  ])('are refused %s, with a message that names the collector', async (_what, inputs, expressions) => {
    await using step = await runAction({ ...espresso({ issues: 'true', ...inputs }), expressions });
    expect(step.outputs.verdict).toBe('error');
    expect(step.stdout).toMatch(/issues is "true".*set it on the action `report`/);
    expect(step.stdout).toContain('nothing was sent');
  });
});

describe('issues of runs that do not test the default branch', () => {
  const fork = { full_name: 'mallory/shop' };
  const repository = { default_branch: 'main' };
  const head = { sha: 'c1', ref: 'topic', repo: { full_name: 'acme/shop' } };

  it.for<[what: string, event: string, payload: object, env: Record<string, string>]>([
    [
      'a pull request',
      'pull_request',
      { pull_request: { number: 7, head, base: { ref: 'main' } } },
      { GITHUB_REF_NAME: '7/merge' },
    ],
    ['another branch', 'push', {}, { GITHUB_REF_NAME: 'topic', GITHUB_REF: 'refs/heads/topic' }],
    ['a tag with the name of the branch', 'push', {}, { GITHUB_REF_TYPE: 'tag', GITHUB_REF: 'refs/tags/main' }],
    [
      'a merge group',
      'merge_group',
      { merge_group: { base_sha: 'a', head_sha: 'b' } },
      { GITHUB_REF_NAME: 'gh-readonly-queue/main' },
    ],
    [
      'a workflow run of a fork',
      'workflow_run',
      { workflow_run: { head_sha: 'c1', head_branch: 'main', head_repository: fork } },
      {},
    ],
    ['a run without an event file', 'push', {}, { GITHUB_EVENT_PATH: '' }],
  ])('are left alone: %s', async ([_what, name, payload, env], { nightly }) => {
    const options = { event: { name, payload: { repository, ...payload } }, env };
    await using step = await nightly.run({ overrides: [adds], options });
    expect(step.outputs.verdict).toBe('failed');
    expect(step.text).toContain('Issues were left alone, since ');
    expect(nightly.github.issues).toEqual([]);
  });

  it('asks for the default branch where the event does not name it', async ({ nightly }) => {
    await nightly.night({ overrides: [adds], options: { event: { name: 'push', payload: {} } } });
    expect(nightly.github.issues).toHaveLength(1);
  });
});

describe('a dry run with issues', () => {
  it('prints what a run would do with issues, and sends nothing', async ({ nightly }) => {
    await using step = await nightly.run({ inputs: { 'dry-run': 'true', history: 'off' } });
    expect(step.outputs.verdict).toBe('planned');
    expect(step.text).toMatch(/Issues: a run would open or update one issue per cause, .* close none, .* in acme\/shop\./);
    expect(nightly.github.requests).toEqual([]);
    await using other = await nightly.run({ inputs: { 'dry-run': 'true' }, options: { env: { GITHUB_REF_NAME: 'topic' } } });
    expect(other.text).toContain(
      'Issues: a run would leave the issues of acme/shop alone, since it does not test the default branch.',
    );
  });
});

describe('issues that a quarantine entry names', () => {
  const entry = (issue: string) => ({ test: 'com.shop.CartTest#adds', reason: 'rounds', issue, until: dayIn(30) });
  const quarantined = (issue: string) => ({
    inputs: { quarantine: 'quarantine.yml' },
    options: { files: { 'quarantine.yml': stringify([entry(issue)]) } },
  });
  const named = quarantined('https://github.com/acme/shop/issues/7');

  it('get one comment a day in place of a new issue', async ({ nightly }) => {
    const { github, run, night, passDays } = nightly;
    github.addIssue({ number: 7, title: 'Rounding', body: 'by a person', author: 'ann' });
    await using step = await run({ overrides: [adds], ...named });
    expect(step.outputs.verdict).toBe('passed');
    expect(github.comments).toMatchObject([{ issue: 7, body: expect.stringContaining('`com.shop.CartTest#adds` failed on') }]);
    expect(step.summary).toContain('[Issue 7](https://github.com/acme/shop/issues/7) commented');
    expect(await night({ overrides: [adds], ...named })).toEqual([]);
    passDays(1);
    expect(await night({ overrides: [adds, signsIn], ...named })).toEqual(['102 opened', '7 commented']);
    expect(await night(named)).toEqual([]);
    expect(github.issues[0]).toMatchObject({ title: 'Rounding', body: 'by a person', state: 'open', labels: [] });
  });

  it('are left alone otherwise, also where this action wrote them', async ({ nightly }) => {
    const { github, night } = nightly;
    await night({ overrides: [adds] });
    const before = github.issues[0]?.body;
    const own = quarantined('https://github.com/acme/shop/issues/101');
    expect(await night({ overrides: [adds], ...own })).toEqual(['101 commented']);
    for (let nth = 0; nth < 4; nth += 1) expect(await night(own)).toEqual([]);
    expect(github.issues[0]).toMatchObject({ body: before, state: 'open' });
  });

  it('are only linked if they are in another repository', async ({ nightly }) => {
    const { github, run } = nightly;
    await using step = await run({ overrides: [adds], ...quarantined('https://github.com/acme/other/issues/7') });
    expect(step.summary).toContain('[Issue](https://github.com/acme/other/issues/7) is in another repository');
    expect([github.issueEvents, github.comments]).toEqual([[], []]);
  });
});
