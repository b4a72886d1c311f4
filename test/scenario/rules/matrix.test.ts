import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../../helpers/deviations.ts';
import { it as base, opened } from '../../helpers/fixtures.ts';
import { type GitHubServices, startGitHubServices } from '../../helpers/github-services.ts';
import { text } from '../../helpers/loopback-server.ts';
import { type ActionRun, type RunOptions, runAction } from '../../helpers/runner.ts';
import { galaxy, type Inputs, pixel } from '../../helpers/scenario.ts';
import type { Cloud } from '../../helpers/standing-cloud.ts';
import { virtualClock } from '../../helpers/virtual-clock.ts';
import { expectRule, job, openCloud, type RuleCase, upload } from './rule-case.ts';

const failing: ScenarioInput = { overrides: [{ test: '*adds', outcome: 'fail' }] };
const flaky: ScenarioInput = { overrides: [{ test: '*adds', flaky: 1 }] };
const earlgrey: Inputs = { framework: 'earlgrey' };
const attempt = (count: number): Inputs => ({ GITHUB_RUN_ATTEMPT: String(count) });
const otherApp = { 'app.apk': 'another app' } as const;

const refusedStart = (message: string, when: { readonly nth?: number; readonly times: 1 | 'always' }) =>
  ({ action: 'status', status: 422, json: { message }, method: 'POST', path: '/app-automate/*/build', ...when }) as const;

/** Runs a job of the matrix, which stores its document as an artifact. */
const stored = (
  cloud: Cloud,
  github: GitHubServices,
  { inputs = {}, env = {}, ...options }: RunOptions = {},
): Promise<ActionRun> =>
  job(cloud, {
    ...options,
    inputs: { 'artifact-name': 'derived', 'github-token': github.token, ...inputs },
    env: { ...github.env, ...env },
  });

const collect = (cloud: Cloud, { inputs = {}, ...options }: RunOptions = {}): Promise<ActionRun> =>
  runAction({
    actionFile: 'report/action.yml',
    ...options,
    inputs: {
      ...cloud.service,
      framework: 'espresso',
      'missing-tests': 'ignore',
      'artifact-name': '',
      history: 'off',
      ...inputs,
    },
  });

const collectStored = (cloud: Cloud, github: GitHubServices, { inputs = {}, env = {} }: RunOptions = {}): Promise<ActionRun> =>
  collect(cloud, { inputs: { 'github-token': github.token, ...inputs }, env: { ...github.env, ...env } });

interface Case extends Omit<RuleCase, 'inputs' | 'deviations'> {
  readonly jobs: readonly Pick<RunOptions, 'inputs' | 'env' | 'files'>[];
  readonly collector?: Pick<RunOptions, 'inputs' | 'env'>;
}

type Expected = Pick<RuleCase, 'verdict' | 'reason' | 'outputs'>;

/** Runs the jobs one after the other, then the collector. */
const checkMatrix = async ({ jobs, collector = {}, scenario = {}, ...row }: Case): Promise<void> => {
  await using cloud = await openCloud(scenario);
  await using github = await startGitHubServices();
  for (const each of jobs) await (await stored(cloud, github, each)).dispose();
  await using step = await collectStored(cloud, github, collector);
  expectRule(step, row);
};

const it = base.extend('cloud', opened(openCloud));

describe('two first builds of one run attempt on one device and shard', () => {
  const conflict = { verdict: 'error', reason: /`?project`?/ };
  const inJob = (name: string): Pick<RunOptions, 'env'> => ({ env: { GITHUB_JOB: name } });
  const shards = [0, 0, 1].map((index) => ({ inputs: { shards: '2', 'shard-index': String(index) } }));
  const earlgreyJobs = ['debug', 'release'].map((name) => ({ inputs: earlgrey, ...inJob(name) }));
  const rebuilt = { env: attempt(2), files: otherApp };
  const rows: [name: string, jobs: Case['jobs'], more: Expected & Partial<Case>][] = [
    ['conflict, though their inputs are equal', [{}, {}], conflict],
    ['conflict, though their inputs are equal, of two jobs', [inJob('debug'), inJob('release')], conflict],
    ['conflict, though only the content of a file differs', [{}, { files: otherApp }], conflict],
    ['conflict, of one shard', shards, conflict],
    ['conflict, of EarlGrey', earlgreyJobs, { scenario: flaky, collector: { inputs: earlgrey }, ...conflict }],
    [
      'of later run attempts do not: control',
      [{}, rebuilt],
      { scenario: flaky, collector: { env: attempt(2) }, verdict: 'passed', outputs: { sessions: '1' } },
    ],
    [
      'on devices of their own do not: control',
      [{}, { inputs: { devices: galaxy } }],
      { verdict: 'passed', outputs: { sessions: '2' } },
    ],
    [
      'and retries of one of them do not: control',
      [{ inputs: { retries: '1' } }],
      { scenario: flaky, verdict: 'passed', outputs: { flaky: '1' } },
    ],
  ];
  it.each<Case>(rows.map(([name, jobs, more]) => ({ name, jobs, ...more })))(
    'two first builds on one device and shard are judged: $name',
    checkMatrix,
  );
});

it('a test that the jobs of two shards report is one result of the collector, the failed one', async ({ github }) => {
  // The job of the second shard reports the tests of the first.
  const renamed = (body: string): string => body.replaceAll('removes', 'adds').replaceAll('signsOut', 'signsIn');
  const deviations: Deviation[] = (['session', 'report'] as const).map((of) => ({ of, build: 2, text: renamed }));
  await using cloud = await openCloud(failing, deviations);
  for (const index of ['0', '1'])
    await (await stored(cloud, github, { inputs: { shards: '2', 'shard-index': index } })).dispose();
  await using step = await collectStored(cloud, github);
  expectRule(step, { verdict: 'failed', outputs: { tests: '2', passed: '1', failed: '1', sessions: '2' } });
});

it('sessions that `capabilities` ask for and that the build does not list are an error of the collector as well', async ({
  cloud,
}) => {
  await (await job(cloud, { inputs: { capabilities: 'shards: {numberOfShards: 2}' } })).dispose();
  await using step = await collect(cloud);
  expectRule(step, { verdict: 'error', reason: /lists only 1 of 2 requested sessions on this device/ });
});

describe('two jobs of one project on one device and shard', () => {
  const conflict = { verdict: 'error', reason: /two jobs.*`project`/i };
  /** The first start is refused, so that the job dies before its build. */
  const firstDies: ScenarioInput = { ...failing, faults: [refusedStart('[BROWSERSTACK_INVALID_APP_CAP] broken', { times: 1 })] };
  const variant = (name: string, tests: string, runAttempt: number): Case['jobs'][number] => ({
    inputs: { capabilities: `class: [com.shop.${tests}]` },
    env: { GITHUB_JOB: name, ...attempt(runAttempt) },
  });
  const green = (runAttempt: number, name = 'free') => variant(name, 'LoginTest', runAttempt);
  const red = (runAttempt: number, name = 'paid') => variant(name, 'CartTest', runAttempt);
  const again = { env: attempt(2) };
  const diedAlone: ScenarioInput = { ...firstDies, overrides: [] };
  const needs = JSON.stringify({ free: { result: 'success' }, paid: { result: 'failure' } });
  const rebuilt = { files: otherApp, ...again };
  const earlgreyJob = (name: string, env: Inputs = {}) => ({ inputs: earlgrey, env: { GITHUB_JOB: name, ...env } });
  const passed = (outputs: Inputs) => ({ verdict: 'passed', outputs });
  const rows: [name: string, scenario: ScenarioInput, jobs: Case['jobs'], expected?: Expected, collector?: Case['collector']][] =
    [
      ['one died, one is red; both run again', firstDies, [green(1), red(1), green(2), red(2)]],
      [
        'of one job key, one died, one is red; both run again',
        firstDies,
        [green(1, 'test'), red(1, 'test'), green(2, 'test'), red(2, 'test')],
      ],
      ['one died, one is red; the first runs again', firstDies, [green(1), red(1), green(2)]],
      ['one died, one is red; the second runs again', firstDies, [green(1), red(1), red(2)]],
      ['one died, one is green; the first runs again, so that both are', diedAlone, [green(1), red(1), green(2)]],
      ['with `needs`', firstDies, [green(1), red(1), green(2), red(2)], conflict, { inputs: { needs } }],
      [
        'of EarlGrey, one died, one is green; the first runs again',
        diedAlone,
        [earlgreyJob('free'), earlgreyJob('paid'), earlgreyJob('free', again.env)],
        conflict,
        { inputs: earlgrey },
      ],
      [
        'with equal inputs and another app: a retry continues none of the builds that count',
        flaky,
        [{}, rebuilt, again].map((each) => ({ ...each, inputs: { 'artifact-name': '' } })),
        { verdict: 'error', reason: /failed before does not count.*`project`/ },
      ],
      ['with equal inputs and another app, whose reports are stored', flaky, [{}, rebuilt, again]],
      ['is one job that died and ran again: control', diedAlone, [red(1), red(2)], passed({ sessions: '1' })],
      ['is one job that was red and ran again: control', flaky, [red(1), red(2)], passed({ flaky: '1', sessions: '2' })],
      ['is one job whose app was built again: control', flaky, [{}, rebuilt], passed({ flaky: '0', sessions: '1' })],
    ];
  const cases = rows.map(([name, scenario, jobs, expected = conflict, collector = {}]) => ({
    name,
    scenario,
    jobs,
    collector: { ...again, ...collector },
    ...expected,
  }));
  it.each<Case>(cases)('two jobs on one device and shard are in conflict: $name', checkMatrix);
});

describe('a job that ended before its build started', () => {
  const refusedSecond = (message: string, times: 1 | 'always' = 'always'): ScenarioInput => ({
    faults: [refusedStart(message, { nth: 2, times })],
  });
  const broken = '[BROWSERSTACK_INVALID_APP_CAP] broken';
  const busy = '[BROWSERSTACK_ALL_PARALLELS_IN_USE] All parallel tests are currently in use';
  const second = { devices: galaxy, 'queue-timeout-minutes': '1' };
  const jobs = [{}, { inputs: second }];
  it.each<Case>([
    { name: 'in error', scenario: refusedSecond(broken), jobs, verdict: 'error', reason: /broken|INVALID_APP/ },
    { name: 'timed out', scenario: refusedSecond(busy), jobs, verdict: 'timed-out' },
    { name: 'in error, for its device', jobs: [{}, { inputs: { devices: 'Nokia 3310-1' } }], verdict: 'error' },
    {
      name: 'in error, and again in a later run attempt with success: control',
      scenario: refusedSecond(broken, 1),
      jobs: [...jobs, { inputs: second, env: attempt(2) }],
      collector: { env: attempt(2) },
      verdict: 'passed',
      outputs: { sessions: '2' },
    },
  ])('a build counts though its job ended before it started: $name', checkMatrix);
});

it('a shard whose job died before it stored anything is named first, and the summary lists every problem', async ({
  cloud,
  github,
}) => {
  await using _first = await stored(cloud, github, { inputs: { shards: '2', 'shard-index': '0' } });
  const needs = JSON.stringify({ espresso: { result: 'failure', outputs: {} } });
  await using step = await collectStored(cloud, github, { inputs: { needs } });
  expectRule(step, { verdict: 'error', reason: /^Shard 2 of 2 has no build: .*\(and 1 more problem\)/ });
  expect(step.summary).toContain('Shard 2 of 2 has no build');
  expect(step.summary).toContain(
    'The job "espresso", listed in `needs`, failed, but its results contain no failure. Look at its log',
  );
});

describe('a job that failed in another project of the workflow run', () => {
  it('is named with its project', async ({ github }) => {
    await using cloud = await openCloud(flaky);
    for (const project of ['shop-paid', 'shop-free']) await (await stored(cloud, github, { inputs: { project } })).dispose();
    const needs = JSON.stringify({ test: { result: 'failure', outputs: {} } });
    await using step = await collectStored(cloud, github, { inputs: { project: 'shop-free', needs } });
    expectRule(step, { verdict: 'error', reason: /^The job "test" failed\. See its report in the project shop-paid/ });
  });
});

describe('the input needs', () => {
  it.for<[name: string, needed: Inputs, verdict: string, reason?: RegExp, scenario?: ScenarioInput]>([
    ['a failure that no document explains', { test: 'success', tablets: 'failure' }, 'error', /tablets/],
    ['a skipped job, where nothing is missing: control', { test: 'success', tablets: 'skipped' }, 'passed'],
    ['a failure that failed tests explain: control', { test: 'failure' }, 'failed', /./, failing],
    ['a job whose document says that all passed, and that failed', { test: 'failure' }, 'error', /test/],
  ])('the collector judges the needed jobs: $0', async ([_name, needed, verdict, reason = /./, scenario = {}], { github }) => {
    await using cloud = await openCloud(scenario);
    await using _job = await stored(cloud, github);
    const results = Object.entries(needed).map(([name, result]) => [name, { result, outputs: {} }]);
    const inputs = { needs: JSON.stringify(Object.fromEntries(results)) };
    await using step = await collectStored(cloud, github, { inputs });
    expectRule(step, { verdict, reason });
  });
});

/** Starts builds, and attaches to them, the newest first. */
const attach = async (cloud: Cloud, builds: number, inputs: Inputs = {}): Promise<ActionRun> => {
  const ids: string[] = [];
  for (let nth = 0; nth < builds; nth++) {
    await using started = await job(cloud, { inputs: { wait: 'false', ...inputs } });
    ids.push(...JSON.parse(started.outputs['build-ids'] ?? '[]'));
  }
  return job(cloud, { inputs: { 'build-ids': JSON.stringify(ids.toReversed()) } });
};

const reportsOf = async (step: ActionRun): Promise<readonly string[]> =>
  (await step.files()).filter((file) => /sessions\/.*\/junit\.xml$/.test(file));

describe('attaching to builds without a request, which show their devices late', () => {
  const requestUnknown: Deviation = { of: 'build', set: { input_capabilities: {} } };
  /** Devices are absent in the first response about each build. */
  const devicesLate: Deviation[] = [1, 2].map((build) => ({ of: 'build', build, times: 1, set: { devices: {} } }));
  const attachLate = async (builds: number, scenario: ScenarioInput) => {
    await using cloud = await openCloud({ sessions: [{ 'startup-seconds': 90 }], ...scenario }, [requestUnknown, ...devicesLate]);
    return await attach(cloud, builds, { devices: `${pixel}\n${galaxy}` });
  };

  it('judges all devices that a build has shown', async () => {
    await using step = await attachLate(1, {});
    expectRule(step, { verdict: 'passed', outputs: { sessions: '2', tests: '8', passed: '6' } });
    expect(await reportsOf(step)).toEqual(
      ['Google-Pixel-7-13.0', 'Samsung-Galaxy-S22-12.0'].map(
        (folder) => `mobile-test-results/sessions/${folder}/shard-1-of-1/junit.xml`,
      ),
    );
  });

  it('judges each of two builds on its own, the failed one first', async () => {
    await using step = await attachLate(2, flaky);
    expectRule(step, { verdict: 'failed', outputs: { sessions: '4', tests: '16', flaky: '0' } });
  });
});

describe('attaching to two builds on one device', () => {
  it('judges each on its own, the failed one last', async () => {
    await using cloud = await openCloud(flaky);
    await using step = await attach(cloud, 2);
    expectRule(step, { verdict: 'failed', outputs: { sessions: '2', tests: '8', passed: '5', failed: '1', flaky: '0' } });
    expect(await reportsOf(step)).toEqual(
      [1, 2].map((n) => `mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1/build-${n}/junit.xml`),
    );
  });

  it('judges one on its own: control', async () => {
    await using cloud = await openCloud(failing);
    await using step = await attach(cloud, 1);
    expectRule(step, { verdict: 'failed', outputs: { sessions: '1', tests: '4' } });
  });
});

describe('a job that does not wait, and one that attaches to its builds', () => {
  /** Runs the job that starts builds, and the one that waits for those of the given run attempts. */
  const collectAttached = async (
    options: readonly RunOptions[],
    waited: readonly (readonly number[])[],
    scenario: ScenarioInput,
  ) => {
    await using cloud = await openCloud(scenario);
    await using github = await startGitHubServices();
    const ids: string[][] = [];
    for (const [nth, each] of options.entries()) {
      const env = attempt(nth + 1);
      await using started = await stored(cloud, github, { ...each, inputs: { wait: 'false', ...each.inputs }, env });
      ids.push(JSON.parse(started.outputs['build-ids'] ?? '[]'));
      const own = (waited[nth] ?? []).flatMap((at) => ids[at] ?? []);
      if (own.length === 0) continue;
      const inputs = { 'build-ids': JSON.stringify(own), 'artifact-name': 'derived' };
      await (await stored(cloud, github, { inputs, env: { ...env, GITHUB_JOB: 'wait' } })).dispose();
    }
    return await collectStored(cloud, github, { env: attempt(options.length) });
  };
  const refused: ScenarioInput = { faults: [refusedStart('[BROWSERSTACK_INVALID_APP_CAP] broken', { times: 1 })] };
  const rebuilt = [{}, { files: otherApp }];

  it.each<
    [
      what: string,
      options: readonly RunOptions[],
      waited: readonly (readonly number[])[],
      scenario: ScenarioInput,
      verdict: string,
    ]
  >([
    ['in one run attempt: control', [{}], [[0]], {}, 'passed'],
    ['after the first was red', rebuilt, [[0], [1]], flaky, 'passed'],
    ['after the first was refused', [{}, {}], [[0], [1]], refused, 'passed'],
    ['after the app was built anew, and its second build fails', rebuilt, [[0], [1]], failing, 'failed'],
    ['with a build of the older run attempt beside the newer one', rebuilt, [[0], [0, 1]], {}, 'error'],
  ])('are one job for the collector: %s', async (_what, options, waited, scenario, verdict) => {
    await using step = await collectAttached(options, waited, scenario);
    expectRule(step, { verdict, ...(verdict === 'error' ? { reason: /newer run attempt/ } : { outputs: { sessions: '1' } }) });
  });
});

describe('a build of a matrix over devices that is listed late', () => {
  const oldestOnly = (before: unknown): never => (before as never[]).slice(-1) as never;
  it.for([
    ['is collected once it is listed', 1, 'passed', { sessions: '2', tests: '8' }],
    ['is an error if it stays unlisted: control', 99, 'error', { sessions: '1', tests: '4' }],
  ] as const)('a build of a matrix over devices that is listed late %s', async ([_what, times, verdict, outputs], { github }) => {
    await using cloud = await openCloud({}, [{ of: 'listing', times, set: { builds: oldestOnly } }]);
    for (const devices of [pixel, galaxy]) await (await stored(cloud, github, { inputs: { devices } })).dispose();
    await using step = await collectStored(cloud, github);
    expectRule(step, { verdict, outputs });
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(Number(outputs.sessions));
  });

  it('replaces the build of an earlier run attempt, which was listed before', async ({ github }) => {
    const hidden: Deviation = { of: 'listing', times: 2, set: { builds: oldestOnly } };
    await using cloud = await openCloud(flaky, [hidden]);
    await using _first = await stored(cloud, github);
    const again = attempt(2);
    await using second = await stored(cloud, github, { files: otherApp, env: again });
    await using step = await collectStored(cloud, github, { env: again });
    expectRule(step, { verdict: 'passed', outputs: { sessions: '1', 'build-ids': second.outputs['build-ids'] ?? '' } });
  });
});

describe('attempts are ordered by run attempt', () => {
  const dayMs = 86_400_000;
  it.for<[name: string, inputs: Inputs, jumpMs: number, scenario: ScenarioInput, verdict: string]>([
    ['the clock of the second was a day behind, and it passed', earlgrey, -dayMs, flaky, 'passed'],
    [
      'the clock of the second was a day behind, and it failed',
      earlgrey,
      -dayMs,
      { overrides: [{ test: '*signsIn', outcome: 'fail' }] },
      'failed',
    ],
    ['no clock was behind: control', earlgrey, 0, flaky, 'passed'],
  ])('attempts are ordered by run attempt: %s', async ([_what, inputs, jumpMs, scenario, verdict], { github }) => {
    await using cloud = await openCloud(scenario);
    await using _first = await stored(cloud, github, { inputs });
    virtualClock.jumpWallClock(jumpMs);
    // The app differs, so that no build of the first attempt is adopted.
    await using second = await stored(cloud, github, { inputs, env: attempt(2), files: otherApp });
    virtualClock.jumpWallClock(-jumpMs);
    await using step = await collectStored(cloud, github, { inputs, env: attempt(2) });
    expectRule(step, { verdict, outputs: { sessions: '1', tests: '4', 'app-ref': second.outputs['app-ref'] ?? '' } });
    expect(second.outputs['app-ref']).toMatch(/^bs:/);
  });

  it('a listing that repeats builds neither confuses nor delays the collector', async () => {
    const twice = (before: unknown): never => [...(before as never[]), ...(before as never[])] as never;
    await using cloud = await openCloud({}, [{ of: 'listing', set: { builds: twice } }]);
    for (const index of [0, 1]) await (await job(cloud, { inputs: { shards: '2', 'shard-index': String(index) } })).dispose();
    const startedMs = virtualClock.monotonicMs();
    await using step = await collect(cloud);
    expectRule(step, { verdict: 'passed', outputs: { sessions: '2', tests: '4' } });
    expect(virtualClock.monotonicMs() - startedMs).toBeLessThan(10_000);
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(2);
  });
});

describe('"Re-run failed jobs" reuses a build', () => {
  it.for([
    ['not, where the custom id of the app points to another upload', { before: 'one app', after: 'another app' }, 2],
    ['where the custom id points to the same content: control', { before: 'one app', after: 'one app' }, 1],
  ] as const)(
    '"Re-run failed jobs" decides whether to reuse a build: %s',
    async ([_what, { before, after }, builds], { cloud }) => {
      const inputs = { app: 'custom-id:Shop' };
      await using _one = await upload(cloud, before, 'Shop');
      await using _first = await job(cloud, { inputs });
      if (after !== before) await (await upload(cloud, after, 'Shop')).dispose();
      await using second = await job(cloud, { inputs, env: attempt(2) });
      expectRule(second, { verdict: 'passed' });
      expect(cloud.cloud.startedBuilds()).toHaveLength(builds);
    },
  );

  it.for([
    ['not, where the media differ', { 'a.png': 'one picture' }, { 'a.png': 'another picture' }, 2],
    ['not, where the app differs', {}, otherApp, 2],
    ['not, where the suite differs', {}, { 'test.apk': 'another suite' }, 2],
    ['where all is the same: control', { 'a.png': 'one picture' }, { 'a.png': 'one picture' }, 1],
  ] as const)(
    '"Re-run failed jobs" decides between a new build and the old one: %s',
    async ([_what, before, after, builds], { cloud }) => {
      const inputs: Inputs = 'a.png' in before ? { media: 'a.png' } : {};
      await using _first = await job(cloud, { inputs, files: before });
      await using second = await job(cloud, { inputs, files: after, env: attempt(2) });
      expectRule(second, { verdict: 'passed' });
      expect(cloud.cloud.startedBuilds()).toHaveLength(builds);
    },
  );
});

describe('comments and checks', () => {
  const event = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha: 'a'.repeat(40), ref: 'topic' } } } };
  const reviewed = (cloud: Cloud, github: GitHubServices, inputs: Inputs = {}, env: Inputs = {}): Promise<ActionRun> =>
    stored(cloud, github, { event, inputs: { comment: 'true', 'check-name': 'Device tests', ...inputs }, env });

  it('each job of a matrix has one comment, also when it runs again', async ({ cloud, github }) => {
    const jobs = [0, 1].map((index) => ({ shards: '2', 'shard-index': String(index) }));
    for (const run of ['4711', '4712'])
      for (const inputs of jobs) await (await reviewed(cloud, github, inputs, { GITHUB_RUN_ID: run })).dispose();
    expect(github.comments).toHaveLength(2);
  });

  const lost = text('Bad gateway', 502);
  it.for([
    ['was created all the same', true],
    ['was not created', false],
  ] as const)('what GitHub responded to with a 502, and %s, is there once', async ([_what, afterActing], { cloud, github }) => {
    for (const path of [/\/comments$/, /\/check-runs$/])
      github.fail({ method: 'POST', path, response: lost, times: 1, afterActing });
    await using step = await reviewed(cloud, github);
    expectRule(step, { verdict: 'passed' });
    expect(github.comments).toHaveLength(1);
    expect(github.checkRuns).toMatchObject([{ name: 'Device tests', conclusion: 'success' }]);
  });

  it('an app token finds its own comment', async ({ cloud, github }) => {
    github.useCommentAuthor('acme-device-tests[bot]');
    for (const run of ['4711', '4712']) await (await reviewed(cloud, github, {}, { GITHUB_RUN_ID: run })).dispose();
    expect(github.comments).toHaveLength(1);
  });

  it('a comment that a user copied is left alone: control', async ({ cloud, github }) => {
    await using _first = await reviewed(cloud, github);
    const copied = github.addComment(7, github.comments[0]?.body ?? '', 'mallory');
    await using _second = await reviewed(cloud, github, {}, { GITHUB_RUN_ID: '4712' });
    expect(github.comments).toHaveLength(2);
    expect(github.comments).toContainEqual(copied);
  });
});
