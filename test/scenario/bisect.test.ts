import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { forbidden } from '../helpers/github/rest.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { embedded, espresso, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';
import {
  onMain,
  openTestedRepository,
  type RepositoryOptions,
  sha,
  short,
  type TestedRepository,
  test,
} from './tested-repository.ts';

/** Repositories by options, because each commit of a repository takes a run. */
const opened = new Map<string, Promise<TestedRepository>>();
let bisects = 0;
afterAll(async () => {
  for (const repository of opened.values()) await (await repository)[Symbol.asyncDispose]();
});

/** Returns a repository that several tests share. */
const shareTestedRepository = async (
  options: Omit<RepositoryOptions, 'contentOf' | 'untested'> = {},
): Promise<Omit<TestedRepository, keyof AsyncDisposable>> => {
  const key = JSON.stringify(options);
  const opening = opened.get(key) ?? openTestedRepository(options);
  opened.set(key, opening);
  const repository = await opening;
  const before = repository.started();
  bisects += 1;
  const id = String(100 + bisects);
  return {
    ...repository,
    started: () => repository.started() - before,
    bisect: (inputs, more = {}) => repository.bisect(inputs, { ...more, env: { GITHUB_RUN_ID: id, ...more.env } }),
  };
};

const candidatesOf = (run: ActionRun): readonly string[] => JSON.parse(run.outputs.candidates ?? '[]');

describe('a bisect', () => {
  it('finds the commit that broke a test, between the last pass and the first failure that the history knows', async () => {
    await using repository = await openTestedRepository();
    repository.github.addCommits([1, 2, 3, 4, 5, 6, 7, 8].map(sha));
    await using run = await repository.bisect();
    expect(run.outputs).toMatchObject({
      'first-bad': sha(6),
      candidates: JSON.stringify([sha(6)]),
      reason: expect.stringMatching(
        new RegExp(`^${test} broke in the commit ${short(6)}; the commit before is ${short(5)} \\(99`),
      ),
    });
    expect(Number(run.outputs.confidence)).toBeGreaterThanOrEqual(0.99);
    expect(Number(run.outputs['device-minutes'])).toBeGreaterThan(0);
    for (let nth = 1; nth <= 8; nth++) expect(run.summary).toContain(short(nth));
    expect(run.summary).toMatch(new RegExp(`${short(6)}.*failed, the first bad commit`));
    expect(repository.started()).toBeLessThanOrEqual(24);
    // GitHub has subject and author of the commits after the good one.
    expect(run.summary).toMatch(/\| Commit \| Subject \| Author \| Result \| Runs \|/);
    expect(run.summary).toMatch(new RegExp(`${short(6)}.*\\| Change 06 .*\\| Author 06 \\|`));
    expect(run.summary).not.toContain('@all');
  });

  it('goes by the order of earlier runs where GitHub lists no commits', async () => {
    const repository = await shareTestedRepository();
    await using run = await repository.bisect();
    expect(run.summary).not.toContain('Author');
    expect(run.text).toContain('notice: Could not read the commits between the two from GitHub');
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
  });

  it('searches between the commits that it is given, by the start of their hashes', async () => {
    const repository = await shareTestedRepository();
    await using run = await repository.bisect({ good: sha(3).slice(0, 9), bad: sha(7) });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
    expect(run.summary).not.toContain(short(2));
    await using unknown = await repository.bisect({ good: 'ffffffff' });
    expect(unknown.outputs.reason).toContain('the history has no uploads of ffffffff, only of 8 commits [bisect-no-history]');
  });

  it('names a range where uploads have expired, and starts no build of them twice', async () => {
    const kept = [1, 2, 7, 8].map((nth) => `shop-${nth}.apk`);
    await using repository = await openTestedRepository({ broken: 6 });
    const { cloud } = repository.cloud;
    const headers = { authorization: `Basic ${btoa(`${cloud.username}:${cloud.accessKey}`)}` };
    const apps = await (await fetch(`${cloud.origin}/app-automate/recent_apps?limit=100`, { headers })).json();
    for (const { app_id: id, app_name: name } of apps as { app_id: string; app_name: string }[])
      if (!kept.includes(name)) await fetch(`${cloud.origin}/app-automate/app/delete/${id}`, { method: 'DELETE', headers });
    await using run = await repository.bisect();
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': '' });
    expect(candidatesOf(run)).toEqual([3, 4, 5, 6, 7].map(sha));
    expect(run.summary).toMatch(new RegExp(`${short(4)}.*its upload has expired or was deleted`));
    expect(run.outputs.reason).toContain(`broke in one of the 5 commits from ${short(3)} to ${short(7)} (`);
    expect(run.outputs.reason).toContain('No more of these commits were tried, because their builds cannot be run');
  });

  it('takes a commit whose suite lacks the test for unknown', async () => {
    const lacking = { overrides: [{ test: '*CartTest#adds', app: 'shop-5.apk', absent: true }] };
    await using repository = await openTestedRepository({ broken: 6, more: lacking });
    await using run = await repository.bisect();
    expect(candidatesOf(run)).toEqual([sha(5), sha(6)]);
    expect(run.summary).toMatch(new RegExp(`${short(5)}.*its suite lacks the test`));
  });

  it('runs equal binaries once', async () => {
    await using repository = await openTestedRepository({ contentOf: (nth) => (nth < 6 ? 'app one' : `app ${nth}`) });
    await using run = await repository.bisect();
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
    // Only both ends and the first bad commit have different binaries.
    expect(run.summary).toMatch(new RegExp(`${short(3)}.*passed`));
    expect(repository.started()).toBeLessThanOrEqual(20);
  });

  it('repeats the runs of a flaky test', async () => {
    const flaky = { seed: 7, overrides: [{ test: '*CartTest#adds', 'flake-rate': 0.2 }] };
    await using repository = await openTestedRepository({ broken: 5, more: flaky, untested: (nth) => nth > 1 && nth < 8 });
    await using run = await repository.bisect({ good: sha(1), bad: sha(8) });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(5) });
  });

  it.each([0.7, 0.85])('blames no other commit where a bad one fails in %f of its runs', async (rate) => {
    const overrides = [5, 6, 7, 8].map((nth) => ({ test: '*CartTest#adds', app: `shop-${nth}.apk`, 'flake-rate': rate }));
    const options = { broken: 9, more: { seed: 3, overrides }, untested: (nth: number) => nth > 1 };
    await using repository = await openTestedRepository(options);
    await using run = await repository.bisect({ good: sha(1), bad: sha(8) });
    expect(run.outputs.verdict).toBe('passed');
    expect(Number(run.outputs.confidence)).toBeGreaterThanOrEqual(0.99);
    expect(candidatesOf(run)).toContain(sha(5));
  });

  it('takes the next older commit for a good one whose suite lacks the test', async () => {
    const lacking = { overrides: [{ test: '*CartTest#adds', app: 'shop-3.apk', absent: true }] };
    await using repository = await openTestedRepository({ broken: 6, more: lacking });
    await using run = await repository.bisect({ good: sha(3), bad: sha(8) });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
    expect(run.text).toContain(
      `notice: The good commit ${short(3)} cannot be run: its suite lacks the test. The older commit ${short(2)} takes its place.`,
    );
    expect(run.summary).toMatch(new RegExp(`${short(2)}.*passed`));
  });

  it('says what a set number of repeats shows, and comments on no pull request below 99 %', async () => {
    const repository = await shareTestedRepository();
    repository.github.addPullRequest({
      number: 12,
      title: 'Change the cart',
      head: 'cart',
      state: 'closed',
      commits: [{ sha: sha(6), message: 'Change the cart' }],
    });
    await using once = await repository.bisect({ repeats: '1', comment: 'true' });
    expect(once.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
    expect(Number(once.outputs.confidence)).toBeLessThan(0.9);
    expect(once.outputs.reason).toContain('That is below 99 %: more `repeats`, or `auto`, make it more certain.');
    expect(once.text).toContain('No commit was found with 99 % certainty: no comment was written.');
    expect(repository.github.comments).toEqual([]);
    await using often = await repository.bisect({ repeats: '5' });
    expect(Number(often.outputs.confidence)).toBeGreaterThan(Number(once.outputs.confidence));
  });

  it.each<[what: string, options: RepositoryOptions, inputs: Inputs, reason: RegExp]>([
    [
      'the good commit fails, too',
      { broken: 2 },
      { good: sha(2), bad: sha(8) },
      /fails on the commit 0202\d+ \((\d+) of \1 runs\), so that commit is not good/,
    ],
    [
      'the bad commit passes, too',
      { broken: 8 },
      { good: sha(1), bad: sha(4) },
      /passes on the commit 0404\d+ \((\d+) of \1 runs\), so that commit is not bad/,
    ],
    [
      'both have the same binaries',
      { contentOf: (nth) => (nth < 8 ? 'one app' : 'app 8'), broken: 8 },
      { good: sha(1), bad: sha(2) },
      /have the same binaries/,
    ],
    ['they are swapped', {}, { good: sha(8), bad: sha(1) }, /is not older than/],
  ])('starts nothing between the ends where %s', async (_what, options, inputs, reason) => {
    await using repository = await openTestedRepository(options);
    await using run = await repository.bisect(inputs);
    expect(run.outputs).toMatchObject({ 'first-bad': '', candidates: '[]', reason: expect.stringMatching(reason) });
    expect(run.outputs.reason).toContain('[bisect-no-difference]');
    expect(repository.started()).toBeLessThanOrEqual(12);
    expect(run.summary).not.toMatch(new RegExp(`${short(3)}.*(?:passed|failed)`));
  });

  it.each<[what: string, inputs: Inputs, reason: RegExp]>([
    [
      'another test',
      { test: 'com.shop.CartTest#unknown' },
      /^The history has no run of the test com\.shop\.CartTest#unknown, but runs of 1 espresso suite/,
    ],
    [
      'a test that passes',
      { test: 'com.shop.LoginTest#signsIn' },
      /^com\.shop\.LoginTest#signsIn passed in its newest run .*; set `bad`/,
    ],
    [
      'a device without runs',
      { device: 'Google Pixel 3-10.0' },
      /^The history has no run in which .* passed \(on Google Pixel 3-10\.0, .*\)\. Set `good`/,
    ],
    [
      'another framework',
      { framework: 'earlgrey', device: 'iPhone 14-16', test: 'A#b' },
      /^The test history that earlier workflow runs stored has no runs of earlgrey suites/,
    ],
  ])('finds no commit for %s, and says why', async (_what, inputs, reason) => {
    const repository = await shareTestedRepository({ commits: 2, broken: 2 });
    await using run = await repository.bisect(inputs);
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
    expect(run.outputs.reason).toContain('[bisect-no-history]');
    expect(repository.started()).toBe(0);
  });
});

describe('a bisect of other kinds', () => {
  it.each([
    ['may list its entries', true],
    ['may not', false],
  ])('finds builds in the cache, where the token %s', async (_what, mayList) => {
    await using repository = await openTestedRepository({ commits: 4, broken: 3, history: 'cache' });
    if (!mayList) repository.github.fail({ path: /actions\/caches/, response: forbidden });
    await using run = await repository.bisect();
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(3) });
  });

  it('names the pull request of the commit in a comment there', async () => {
    await using repository = await openTestedRepository({ commits: 4, broken: 3 });
    repository.github.addPullRequest({
      number: 12,
      title: 'Change the cart',
      head: 'cart',
      state: 'closed',
      commits: [{ sha: sha(3), message: 'Change the cart' }],
    });
    await using run = await repository.bisect({ comment: 'true' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(3) });
    expect(run.text).toContain('The comment on pull request 12 was created.');
    const [comment] = repository.github.comments;
    expect(comment?.body).toContain(`broke in the commit ${short(3)}`);
    await using again = await repository.bisect({ comment: 'true' });
    expect(again.text).toMatch(/The comment on pull request 12 was (updated|unchanged)\./);
    expect(repository.github.comments).toHaveLength(1);
  });

  it('says that it wrote no comment where the commit is of no pull request', async () => {
    await using repository = await openTestedRepository({ commits: 3, broken: 3 });
    await using run = await repository.bisect({ comment: 'true' });
    expect(run.text).toContain('was merged from no pull request: no comment was written');
    expect(repository.github.comments).toEqual([]);
  });

  it('runs references that were passed on, but for one that has expired, also with the built-in cloud inside of the step', async ({
    github,
  }) => {
    const apps = [1, 2, 3, 4, 5].map((nth) => ({ kind: 'app' as const, name: `shop-${nth}.apk`, id: String(nth).repeat(40) }));
    const fileWhere = (ageDays: (name: string) => number): string =>
      scenario({
        uploads: [
          ...apps.map((app) => ({ ...app, 'age-days': ageDays(app.name) })),
          { kind: 'espresso-suite', name: 'tests.apk', id: 'a'.repeat(40) },
        ],
        overrides: [4, 5].map((nth) => ({ test: '*CartTest#adds', app: `shop-${nth}.apk`, outcome: 'fail' as const })),
      });
    const file = fileWhere(() => 0);
    const common = { 'github-token': github.token, history: 'branch:test-history' };
    for (const { id } of apps) {
      const nth = Number(id[0]);
      const only: Inputs = nth > 1 && nth < 5 ? { tests: 'com.shop.LoginTest' } : {};
      const binaries = { app: `bs://${id}`, 'test-suite': `bs://${'a'.repeat(40)}` };
      const options = espresso({ ...common, ...binaries, ...only, 'artifact-name': '' }, file);
      await using _run = await runAction({
        ...options,
        event: { name: 'push', payload: onMain.payload },
        env: { ...github.env, GITHUB_RUN_ID: String(nth), GITHUB_SHA: sha(nth) },
      });
    }
    await using run = await runAction({
      actionFile: 'bisect/action.yml',
      inputs: {
        ...common,
        'base-url': 'embedded',
        'embedded-scenario': 'scenario.yml',
        framework: 'espresso',
        test,
        device: pixel,
      },
      event: onMain,
      env: github.env,
      files: { 'scenario.yml': fileWhere((name) => (name === 'shop-3.apk' ? 31 : 0)) },
    });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': '' });
    expect(candidatesOf(run)).toEqual([sha(3), sha(4)]);
    expect(run.summary).toMatch(new RegExp(`${short(3)}.*its upload has expired`));
  });

  it('finds the broken version of the recipe without an account', async ({ github }) => {
    const file = await readFile(path.resolve(import.meta.dirname, '../../docs/scenarios/broken-commit.yml'), 'utf8');
    const files = { 'broken-commit.yml': `seed: 5\n${file}` };
    const cloud = { 'base-url': 'embedded', 'embedded-scenario': 'broken-commit.yml', framework: 'espresso' };
    const common = { ...cloud, 'github-token': github.token, history: 'branch:test-history' };
    for (const nth of [1, 2, 3, 4]) {
      await using _run = await runAction({
        inputs: {
          ...common,
          app: `bs://1${nth}${'0'.repeat(38)}`,
          'test-suite': `bs://2${'0'.repeat(39)}`,
          devices: 'Google Pixel 7-13.0',
          'artifact-name': '',
        },
        event: { name: 'push', payload: onMain.payload },
        env: { ...github.env, GITHUB_RUN_ID: String(nth), GITHUB_SHA: sha(nth) },
        files,
      });
    }
    await using run = await runAction({
      actionFile: 'bisect/action.yml',
      inputs: { ...common, test: 'com.example.shop.CartTest#addsItem', device: 'Google Pixel 7-13.0' },
      event: onMain,
      env: { ...github.env, GITHUB_RUN_ID: '9', GITHUB_SHA: sha(4) },
      files,
    });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(3) });
  });

  it('names an XCUITest test with its bundle, as the runs of the suite did', async ({ github }) => {
    await using cloud = await standingCloud(
      scenario({
        tests: { xcuitest: ['testAdds', 'testRemoves'].map((name) => ({ class: 'CartUITests', name, target: 'ShopUITests' })) },
        overrides: [{ test: '*testAdds', app: 'Shop-2.ipa', outcome: 'fail' }],
      }),
    );
    const common = { ...cloud.service, 'github-token': github.token, history: 'branch:h' };
    const ios = { framework: 'xcuitest', app: 'build/*.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' };
    for (const nth of [1, 2]) {
      await using _run = await runAction({
        ...embedded({ ...common, ...ios, preflight: 'warn' }),
        event: { name: 'push', payload: onMain.payload },
        env: { ...github.env, GITHUB_RUN_ID: String(nth), GITHUB_SHA: sha(nth) },
        files: { [`build/Shop-${nth}.ipa`]: `app ${nth}`, 'ShopUITests.zip': { copyOf: 'samples/ShopUITests.zip' } },
      });
    }
    const before = cloud.cloud.startedBuilds().length;
    await using run = await runAction({
      actionFile: 'bisect/action.yml',
      inputs: { ...common, framework: 'xcuitest', test: 'CartUITests#testAdds', device: 'iPhone 14-16' },
      event: onMain,
      env: github.env,
    });
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(2) });
    for (const build of cloud.cloud.startedBuilds().slice(before))
      expect(build.capabilities).toMatchObject({ 'only-testing': ['ShopUITests/CartUITests/testAdds'] });
  });
});

describe('the budget of a bisect', () => {
  it('is never exceeded, and ends with a range where it is short', async () => {
    await using repository = await openTestedRepository({ broken: 5 });
    await using dear = await repository.bisect({ 'max-device-minutes': '0.1' });
    expect(dear.outputs).toMatchObject({ 'device-minutes': '0.0', reason: expect.stringContaining('[budget-exceeded]') });
    expect(repository.started()).toBe(0);
    await using short = await repository.bisect({ 'max-device-minutes': '1.6' });
    expect(Number(short.outputs['device-minutes'])).toBeLessThanOrEqual(1.6);
    expect(short.outputs).toMatchObject({ verdict: 'error', 'first-bad': '', candidates: '[]' });
    expect(short.outputs.reason).toMatch(
      /^The budget of 1\.6 device minutes is too small for a result: 0 of \d+ runs? of the good commit 01{0}\d+ failed, .* \[budget-exceeded\]/,
    );
  });

  it('is told before anything starts: a dry run says what would be run, and what a run takes', async () => {
    const repository = await shareTestedRepository();
    await using run = await repository.bisect({ 'dry-run': 'true' });
    expect(run.outputs.reason).toMatch(
      /^A dry run: the bisect would search 7 commits, and run the test on each as often as needed\. It would begin with 2 runs of \d+\.\d device minutes each\. Nothing was started\.$/,
    );
    expect(run.text).toMatch(/The history has builds of 8 commits\. Predicted for each run: \d+\.\d device minutes/);
    expect(repository.started()).toBe(0);
  });
});

describe('a bisect that is interrupted', () => {
  it('keeps what it knows when it is cancelled, and pays for no session twice when it runs again', async () => {
    const plan = { plan: { parallel: 1 } };
    const whole = await shareTestedRepository({ more: plan });
    await using uninterrupted = await whole.bisect();
    expect(uninterrupted.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
    const startedWhole = whole.started();

    const repository = await shareTestedRepository({ more: plan });
    const signal = { afterStdoutMatches: /Round 3[\s\S]*Started the build/, signal: 'SIGINT' } as const;
    await using cut = await repository.bisect({}, { signal });
    expect(cut.outputs).toMatchObject({ verdict: 'cancelled', 'first-bad': '' });
    expect(candidatesOf(cut)).toContain(sha(6));
    expect(cut.summary).toContain('1 passed');
    await using again = await repository.bisect({}, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(6) });
    expect(again.text).toContain('An earlier attempt of this job started 3 runs');
    expect(repository.started()).toBe(startedWhole);
  });

  it('is out of time at its limit, and says what it knows', async () => {
    const repository = await shareTestedRepository();
    await using run = await repository.bisect({ 'timeout-minutes': '0.001' });
    expect(run.outputs).toMatchObject({ 'first-bad': '', reason: expect.stringContaining('[run-timeout]') });
    expect(candidatesOf(run)).toEqual([2, 3, 4, 5, 6, 7, 8].map(sha));
  });
});
