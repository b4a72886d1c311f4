import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { embedded, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const source = 'ios/ShopUITests/CartUITests.swift';
const session = 'mobile-test-results/sessions/iPhone-14-16/shard-1-of-1';
/** Tests of the sample suite, for a cloud that does not inspect uploads. */
const suite = ['Cart#testAddsItem', 'Cart#testShowsTotal', 'Checkout#testPaysWithCard'].map((test) => {
  const [area, name = ''] = test.split('#');
  return { class: `${area}UITests`, name, target: 'ShopUITests', 'duration-seconds': 1 };
});

const run = async (cloud: Cloud, more: Inputs = {}, env: Inputs = {}): Promise<ActionRun> => {
  const inputs = { framework: 'xcuitest' };
  const options = embedded({ ...inputs, ...cloud.service, download: 'result-bundle', ...more });
  return runAction({ ...options, env, files: { ...options.files, [source]: '// tests\n' }, git: true });
};

type BundleRule = NonNullable<NonNullable<ScenarioInput['sessions']>[number]['result-bundle']>;

const cloudWith = (bundle: BundleRule, changes: ScenarioInput = {}): Promise<Cloud> =>
  standingCloud(scenario({ tests: { xcuitest: suite }, sessions: [{ 'result-bundle': bundle }], ...changes }));

const message = 'XCTAssertEqual failed: ("2") is not equal to ("3")';
const oneFails = { overrides: [{ test: '*testAddsItem', outcome: 'fail' as const, message }] };

const bundlesAsked = ({ cloud }: Cloud): readonly string[] =>
  cloud.requests.filter(({ path }) => path.endsWith('/resultbundle')).map(({ status }) => String(status));

const notices = ({ annotations }: ActionRun): readonly string[] =>
  annotations.filter(({ level }) => level === 'notice').map((each) => each.message);

describe('result bundles', () => {
  it('bring message, place, steps and picture of a failure from the build request to the annotation', async () => {
    const late = { faults: [{ path: '/**/resultbundle', action: 'status' as const, status: 404, times: 2 }] };
    await using cloud = await cloudWith({}, { ...oneFails, ...late });
    await using step = await run(cloud);
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1', passed: '2' });
    const builds = cloud.cloud.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/v2/build'));
    expect(builds).toMatchObject([{ body: { enableResultBundle: true } }]);
    expect(bundlesAsked(cloud)).toEqual(['404', '404', '200']);
    const [annotation] = step.annotations.filter(({ level }) => level === 'error');
    expect(annotation?.properties.file).toBe(source);
    expect(Number(annotation?.properties.line)).toBeGreaterThan(20);
    expect(annotation?.message).toMatch(
      new RegExp(`^${RegExp.escape(message)}\\nat /Users/builder/ShopUITests/CartUITests.swift:`),
    );
    expect(step.summary).toContain(message);
    expect(await step.readText(`${session}/junit.xml`)).toContain('file="CartUITests.swift" line="');
    const { results } = JSON.parse(await step.readText('mobile-test-results/results.json'));
    expect(results.tests).toContainEqual(
      expect.objectContaining({ name: 'testAddsItem', message, filePath: 'CartUITests.swift' }),
    );
    expect((await step.files()).filter((file) => /result-bundle|screenshots/.test(file))).toEqual([
      `${session}/result-bundle.zip`,
      `${session}/screenshots/CartUITests_testAddsItem-step-4-1.png`,
    ]);
    // A result bundle explains failures, so no log is read.
    expect(cloud.cloud.requests.filter(({ path }) => path.endsWith('logs'))).toEqual([]);
  });

  const agreeing = { verdict: 'passed', passed: '3' };
  const failing = { verdict: 'failed', reason: expect.stringContaining('(1 known only from the result bundle)') };
  const lacking = /according to the test details, CheckoutUITests\/testPaysWithCard passed, .* \[bundle-contradicts\]/;
  const contradicting = { verdict: 'error', reason: expect.stringMatching(lacking) };

  it.each<[string, BundleRule, object, string, RegExp?]>([
    ['agree with every other source', {}, agreeing, '200'],
    ['have a failure that the details call passed', { 'failed-tests': ['*testPaysWithCard'] }, failing, '200'],
    ['lack a test that the details call passed', { 'lost-tests': ['*testPaysWithCard'] }, contradicting, '200'],
    [
      'are damaged',
      { form: 'truncated' },
      agreeing,
      '200',
      /^A result bundle cannot be read: iPhone 14-16: the file \(2\.7 kB\) is an archive without its end, so it is probably truncated\./,
    ],
    [
      'stay missing',
      { form: 'missing' },
      agreeing,
      '404',
      /^Some files of `download` are not available: result-bundle \(iPhone 14-16\)/,
    ],
  ])('the verdict is right where result bundles %s', async (_what, bundle, outputs, status, notice) => {
    await using cloud = await cloudWith(bundle);
    await using step = await run(cloud);
    expect(step.outputs).toMatchObject(outputs);
    expect(new Set(bundlesAsked(cloud))).toEqual(new Set([status]));
    const own = notices(step).filter((text) => text.includes('bundle'));
    if (notice === undefined) expect(own).toEqual([]);
    else expect(own).toEqual([expect.stringMatching(notice)]);
  });

  it('result bundles of each shard and of each retry agree with the details', async () => {
    await using cloud = await cloudWith({}, { overrides: [{ test: '*testPaysWithCard', flaky: 1, message }] });
    await using step = await run(cloud, { shards: '2', retries: '1' });
    expect(step.outputs).toMatchObject({ verdict: 'passed', passed: '3', flaky: '1' });
    expect(bundlesAsked(cloud)).toEqual(['200', '200', '200']);
    expect(await step.readText('mobile-test-results/junit.xml')).toContain(message.replaceAll('"', '&quot;'));
  });

  it('result bundles of builds that a job started are read by its collector', async () => {
    await using cloud = await cloudWith({ 'failed-tests': ['*testPaysWithCard'] }, oneFails);
    await using job = await run(cloud, { wait: 'false' });
    const inputs = { ...cloud.service, framework: 'xcuitest', download: 'result-bundle', 'poll-interval-seconds': '0.05' };
    await using step = await runAction({ actionFile: 'report/action.yml', inputs, env: {} });
    expect([job.outputs.verdict, step.outputs.verdict]).toEqual(['started', 'failed']);
    expect(step.text).toContain('api-version: auto uses v2: `download: result-bundle` exists only in v2.');
    expect(step.outputs.reason).toMatch(/^2 of 3 tests failed \(1 known only from the result bundle\)/);
    expect(step.summary).toContain(message);
    expect(await step.files()).toContain(`${session}/result-bundle.zip`);
  });

  it('result bundles of a job count in its collector, which does not read them itself', async ({ github }) => {
    await using cloud = await cloudWith({ 'failed-tests': ['*testPaysWithCard'] });
    await using job = await run(cloud, {}, github.env);
    const inputs = { ...cloud.service, framework: 'xcuitest', 'poll-interval-seconds': '0.05', 'missing-tests': 'ignore' };
    const needs = JSON.stringify({ test: { result: 'failure' } });
    await using step = await runAction({ actionFile: 'report/action.yml', inputs: { ...inputs, needs }, env: github.env });
    expect([job.outputs.verdict, step.outputs.verdict]).toEqual(['failed', 'failed']);
    expect(step.outputs['failed-tests']).toBe(job.outputs['failed-tests']);
    expect(step.stdout).toMatch(/Failed according to the report of its job alone: \S*#testPaysWithCard @ /);
  });

  it('result bundles of a job make a test flaky in its collector, too', async ({ github }) => {
    await using cloud = await cloudWith({}, { overrides: [{ test: '*testPaysWithCard', flaky: 1, message }] });
    const strict = { capabilities: 'retryTestsOnFailure: true', 'fail-on-flaky': 'true' };
    await using job = await run(cloud, strict, github.env);
    const inputs = { ...cloud.service, framework: 'xcuitest', 'missing-tests': 'ignore', 'fail-on-flaky': 'true' };
    await using step = await runAction({ actionFile: 'report/action.yml', inputs, env: github.env });
    expect([job.outputs.flaky, step.outputs.flaky]).toEqual(['1', '1']);
    expect([job.outputs.verdict, step.outputs.verdict]).toEqual(['failed', 'failed']);
  });

  it("have the attempts of the service's own retries", async () => {
    await using cloud = await cloudWith({}, { overrides: [{ test: '*testPaysWithCard', flaky: 1, message }] });
    await using step = await run(cloud, { capabilities: 'retryTestsOnFailure: true' });
    expect(step.outputs).toMatchObject({ verdict: 'passed', passed: '3', flaky: '1' });
  });

  it.each([
    [{}, []],
    [oneFails, ['200']],
  ])('are fetched with @failed where something failed: %j', async (changes, asked) => {
    await using cloud = await cloudWith({}, changes);
    await using step = await run(cloud, { download: 'result-bundle@failed' });
    expect(step.outputs.verdict).toBe(asked.length === 0 ? 'passed' : 'failed');
    expect(bundlesAsked(cloud)).toEqual(asked);
  });
});
