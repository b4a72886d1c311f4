import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { pageText } from '../helpers/page-elements.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, dayIn, embedded, espresso, galaxy, type Inputs, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';
import { declare, edits, inSuite, type ReportEdit } from './rules/report-edits.ts';

const until = dayIn(30);

const entry = (changes: object = {}): object => ({
  test: 'com.shop.CartTest#adds',
  reason: 'Rounds differently on some days',
  issue: 'https://github.com/octo/shop/issues/7',
  until,
  ...changes,
});

const withFile = (options: RunOptions, ...entries: readonly object[]): RunOptions => ({
  ...options,
  inputs: { ...options.inputs, quarantine: 'quarantine.yml' },
  files: { ...options.files, 'quarantine.yml': stringify(entries) },
});

const failing = (...more: NonNullable<ScenarioInput['overrides']>): string =>
  scenario({ overrides: [{ test: '*adds', outcome: 'fail', message: 'expected 3 but was 2' }, ...more] });

const run = (cloud: string, entries: readonly object[], inputs: Inputs = {}): Promise<ActionRun> =>
  runAction(withFile(espresso(inputs, cloud), ...entries));

interface StoredResults {
  readonly tests: readonly { readonly name: string; readonly extra: object }[];
  readonly extra: object;
}

describe('quarantine', () => {
  it('keeps the run green, and lists the failure on its own in every report', async () => {
    await using step = await run(failing(), [entry()]);
    expect(step.outputs).toMatchObject({
      verdict: 'passed',
      reason: expect.stringContaining('1 failed in quarantine'),
      failed: '1',
      quarantined: '1',
      'failed-tests': `["com.shop.CartTest#adds @ ${pixel}"]`,
    });
    const { tests, extra }: StoredResults = await step.results();
    expect(tests.find(({ name }) => name === 'adds')).toMatchObject({
      status: 'failed',
      extra: { quarantined: true, quarantine: { reason: 'Rounds differently on some days', until } },
    });
    expect(tests.filter((test) => 'quarantined' in test.extra)).toHaveLength(1);
    expect(extra).toMatchObject({ verdict: 'passed', totals: { failed: 1, quarantined: 1 } });
    const junit = await step.readText('mobile-test-results/junit.xml');
    expect(junit).toMatch(/<testsuites [^>]*failures="0" errors="0" skipped="2"/);
    expect(junit).toMatch(/<skipped message="Quarantined until [^"]*expected 3 but was 2/);
    expect(step.summary).toContain('### Quarantined failures (1)');
    expect(step.summary).toContain('expected 3 but was 2');
    expect(step.summary).not.toContain('### Failures');
    expect(pageText(await step.readText('mobile-test-results/report.html'))).toContain('Rounds differently on some days');
    expect(step.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
    expect(step.text).toContain(`Quarantined until ${until}: com.shop.CartTest#adds failed on ${pixel}.`);
  });

  it('runs a quarantined test again like others, and does not count it as flaky where flaky tests fail', async () => {
    const flaky = scenario({ overrides: [{ test: '*adds', flaky: 1 }] });
    const inputs = { retries: '1', 'fail-on-flaky': 'true' };
    await using step = await run(flaky, [entry()], inputs);
    expect(step.outputs).toMatchObject({
      verdict: 'passed',
      flaky: '1',
      failed: '0',
      passed: '3',
      quarantined: '0',
      sessions: '2',
    });
    await using counted = await run(flaky, [entry({ devices: [galaxy] })], inputs);
    expect(counted.outputs).toMatchObject({ verdict: 'failed', flaky: '1', failed: '1', quarantined: '0' });
  });

  it('is for the devices and frameworks that the entry names', async () => {
    const devices = `${pixel}\n${galaxy}`;
    await using step = await run(failing(), [entry({ devices: ['Google *'] })], { devices });
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '2', quarantined: '1' });
    expect(step.outputs.reason).toContain(`2 of 8 test results failed (1 quarantined): com.shop.CartTest#adds @ ${galaxy}`);
    expect(JSON.parse(step.outputs['failed-tests'] ?? '')).toHaveLength(2);
    expect(step.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
    await using other = await run(failing(), [entry({ frameworks: ['xcuitest'] })]);
    expect(other.outputs).toMatchObject({ verdict: 'failed', quarantined: '0' });
  });

  it.each<[what: string, changes: ScenarioInput, verdict: string, reason: RegExp]>([
    ['a timeout', { overrides: [{ test: '*#addsItem', outcome: 'timeout' }] }, 'timed-out', /test-timed-out/],
    ['a test in ERROR', { overrides: [{ test: '*#addsItem', outcome: 'error' }] }, 'error', /test-error/],
    ['a session that died', { sessions: [{ fate: 'crashes', 'after-tests': 1 }] }, 'error', /session-/],
    ['a missing report', { sessions: [{ report: { form: 'missing' } }] }, 'error', /report-missing/],
    ['a missing test', { sessions: [{ 'lost-tests': ['*#totalsPrices'] }] }, 'error', /tests-missing|tests-never-ran/],
  ])('never hides %s', async (_what, { overrides = [], ...changes }, verdict, reason) => {
    const withFailure = [{ test: '*#paysWithCard', outcome: 'fail' as const }, ...overrides];
    await using step = await run(scenario({ tests: {}, ...changes, overrides: withFailure }), [entry({ test: '*' })], {
      'missing-tests': 'fail',
    });
    expect(step.outputs).toMatchObject({ verdict, reason: expect.stringMatching(reason) });
  });

  it.each<[what: string, changes: ScenarioInput, edit: ReportEdit, verdict: string, reason: RegExp]>([
    [
      'a suite that failed outside of its tests',
      {},
      inSuite('com.shop.CartTest', '<failure message="setUpBeforeClass"/>'),
      'failed',
      /CartTest#\(suite\)/,
    ],
    [
      'a report that declares a test in ERROR',
      { overrides: [{ test: '*adds', outcome: 'fail' }] },
      declare('com.shop.CartTest', { errors: 1, failures: 0 }),
      'failed',
      /CartTest#adds/,
    ],
    [
      'a failure that a suite declares and lacks',
      { overrides: [{ test: '*adds', outcome: 'fail' }] },
      edits(declare('com.shop.CartTest', { failures: 0 }), declare('com.shop.LoginTest', { failures: 1 })),
      'error',
      /declares 2 failed tests but contains 1/,
    ],
  ])('never hides %s', async (_what, changes, text, verdict, reason) => {
    await using cloud = await standingCloud(scenario(changes), { deviations: [{ of: 'report', text }] });
    const inputs = { ...cloud.service, preflight: 'off' };
    await using step = await runAction(withFile(espresso(inputs), entry({ test: 'com.shop.CartTest#*' })));
    expect(step.outputs).toMatchObject({ verdict, reason: expect.stringMatching(reason) });
  });

  it('warns of an entry that has expired, which no longer applies, and of one that matches no known test', async () => {
    await using step = await run(failing(), [
      entry({ until: dayIn(-1) }),
      entry({ test: 'com.shop.CartTest#add' }),
      entry({ test: 'com.shop.LoginTest#*' }),
    ]);
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1', quarantined: '0' });
    const warnings = step.annotations.flatMap(({ level, message }) => (level === 'warning' ? [message] : []));
    expect(warnings).toEqual([
      expect.stringMatching(/^quarantine\.yml:1: the quarantine of com\.shop\.CartTest#adds expired on /),
      expect.stringMatching(/^quarantine\.yml:5: the quarantine of com\.shop\.CartTest#add matches no known test/),
    ]);
    expect(step.summary).toContain('matches no known test');
  });

  it('warns of an entry that has expired in a dry run as well', async () => {
    await using step = await run(failing(), [entry({ until: dayIn(-1) })], { 'dry-run': 'true' });
    expect(step.outputs).toMatchObject({ verdict: 'planned', quarantined: '0' });
    expect(step.annotations).toMatchObject([{ level: 'warning', message: expect.stringContaining('expired on') }]);
  });

  it('applies an entry on its last day', async () => {
    await using step = await run(failing(), [entry({ until: dayIn(0) })]);
    expect(step.outputs).toMatchObject({ verdict: 'passed', quarantined: '1' });
  });

  it('names every mistake of the file together with those of other inputs, and sends nothing', async () => {
    await using step = await runAction(
      withFile(espresso({ retries: 'many' }), entry({ until: dayIn(181), owner: 'ann' }), { test: 'CartTest' }),
    );
    expect(step.outputs).toMatchObject({ verdict: 'error', quarantined: '0' });
    for (const mistake of [
      'quarantine quarantine.yml, line 4, column 3 (com.shop.CartTest#adds): until is 20',
      ', more than 180 days ahead: name ',
      'quarantine quarantine.yml, line 5, column 3 (com.shop.CartTest#adds): owner: unknown key',
      'line 6, column 3 (CartTest): test is "CartTest", which is no class#method. Name the test as class#method',
      '(CartTest): reason is missing. Say why its failures do not count',
      '(CartTest): issue is missing',
      '(CartTest): until is missing',
      'retries is "many"',
    ])
      expect(step.stdout).toContain(mistake);
    expect(step.stdout).toContain('nothing was sent');
  });

  it('works where the results come from the details alone', async () => {
    const own = scenario({ tests: {}, overrides: [{ test: '*#test*Item*', outcome: 'fail' }] });
    const options = embedded({ framework: 'earlgrey' }, own);
    await using step = await runAction(withFile(options, entry({ test: '*#test*Item*' })));
    expect(Number(step.outputs.quarantined)).toBeGreaterThan(0);
  });
});

describe('quarantine in the collector', () => {
  it('is the collector’s own: what the jobs quarantined counts there', async ({ github }) => {
    await using cloud = await standingCloud(failing());
    const service = { ...cloud.service, preflight: 'off' };
    const job = espresso(service);
    await using first = await runAction({ ...withFile(job, entry()), env: github.env });
    expect(first.outputs).toMatchObject({ verdict: 'passed', quarantined: '1' });

    const inputs = { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore' };
    const collecting = collector(inputs, github.env);
    await using strict = await runAction(collecting);
    expect(strict.outputs).toMatchObject({ verdict: 'failed', failed: '1', quarantined: '0' });
    await using own = await runAction(withFile(collecting, entry()));
    expect(own.outputs).toMatchObject({ verdict: 'passed', failed: '1', quarantined: '1' });
  });

  it('explains a needed job that failed, by failed tests that only the collector quarantines', async ({ github }) => {
    await using cloud = await standingCloud(failing());
    const service = { ...cloud.service, preflight: 'off' };
    await using _first = await runAction({ ...espresso(service), env: { ...github.env, GITHUB_JOB: 'test' } });
    const needs = JSON.stringify({ test: { result: 'failure', outputs: {} } });
    const inputs = { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore', needs };
    const collecting = collector(inputs, github.env);
    await using step = await runAction(withFile(collecting, entry()));
    expect(step.outputs).toMatchObject({ verdict: 'passed', quarantined: '1' });
  });
});
