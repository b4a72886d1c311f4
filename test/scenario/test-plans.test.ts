import { expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, type Inputs, scenario, uploading } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

/** A suite with a test plan: of its five tests, the plan runs two. */
const inputs = { framework: 'xcuitest', 'test-suite': 'test-plan.zip', 'missing-tests': 'fail' };

interface StoredTest {
  readonly name: string;
  readonly suite: readonly string[];
}

const planPath = '/app-automate/xcuitest/v2/xctestrun-build';

const short: ScenarioInput = { overrides: [{ 'duration-seconds': 1 }] };

const openCloud = (changes: ScenarioInput = {}): Promise<Cloud> => discoveringCloud({ ...short, ...changes });

const onCloud = (cloud: Cloud, more: Inputs = {}): RunOptions => embedded({ ...inputs, ...cloud.service, ...more });

const posts = ({ cloud }: Cloud): readonly string[] =>
  cloud.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

const it = base.extend('cloud', opened(openCloud));

it('a run starts the build of a test plan through its own call, and expects what the plan runs', async ({ cloud }) => {
  await using step = await runAction(onCloud(cloud));
  expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '2', passed: '2', missing: '0' });
  expect(posts(cloud).toSorted()).toEqual(['/app-automate/xcuitest/v2/app', '/app-automate/xcuitest/v2/test-suite', planPath]);
  expect(step.text).toContain('api-version: auto uses v2: the suite has a test plan, which works only with v2.');
  expect(step.text).toContain(
    'The suite holds the test plan Smoke_iphoneos17.0-arm64.xctestrun: builds start through POST /app-automate/xcuitest/v2/xctestrun-build.',
  );
  expect(step.text).not.toContain('it is unknown whether');
  const { tests } = await step.results();
  const names = tests.map(({ name, suite }: StoredTest) => `${suite.at(-1)?.split('.').at(-1)}#${name}`);
  expect(names.toSorted()).toEqual(['CartUITests#testAddsItem', 'CheckoutUITests#testPaysWithCard']);
});

it('a run does not start the build of a suite without a test plan through that call', async ({ cloud }) => {
  await using step = await runAction(onCloud(cloud, { 'test-suite': 'ShopUITests.zip' }));
  expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '5' });
  expect(posts(cloud)).toContain('/app-automate/xcuitest/build');
  expect(posts(cloud)).not.toContain(planPath);
});

it('a run refuses v1 for a test plan with all other mistakes, before anything is sent', async ({ cloud }) => {
  await using step = await runAction(onCloud(cloud, { 'api-version': 'v1', retries: 'many' }));
  expect(step.outputs.verdict).toBe('error');
  expect(step.text).toContain('must be v2 or auto: the suite has a test plan, which works only with v2');
  expect(step.text).toContain('retries');
  expect(cloud.cloud.requests).toEqual([]);
});

it('a run takes v2 for a test plan', async ({ cloud }) => {
  await using step = await runAction(onCloud(cloud, { 'api-version': 'v2' }));
  expect(step.outputs.verdict).toBe('passed');
  expect(posts(cloud)).toContain(planPath);
});

it('a dry run shows the call of a test plan', async () => {
  await using step = await runAction(embedded({ ...inputs, 'dry-run': 'true' }, scenario({ tests: {}, ...short })));
  expect(step.outputs.verdict).toBe('planned');
  expect(step.text).toContain('builds start through POST /app-automate/xcuitest/v2/xctestrun-build.');
  expect(step.summary).toContain('xctestrun-build');
});

it('the doctor shows the test plan', async ({ cloud }) => {
  await using step = await runAction({ ...onCloud(cloud), actionFile: 'doctor/action.yml' });
  expect(step.outputs.verdict).toBe('passed');
  expect(step.text).toContain('test plan Smoke_iphoneos17.0-arm64.xctestrun');
  expect(posts(cloud)).toEqual([]);
});

it.each([
  ['obeyed', { verdict: 'passed', tests: '1', missing: '0' }],
  ['ignored', { verdict: 'passed', tests: '2', missing: '0' }],
] as const)('a run warns of tests that are named beside a plan, and judges where they are %s', async (filters, expected) => {
  await using cloud = await openCloud({ 'test-plan-filters': filters });
  await using step = await runAction(onCloud(cloud, { tests: 'ShopUITests/CartUITests/testAddsItem' }));
  expect(step.text).toContain(
    'The requests name tests besides the test plan Smoke_iphoneos17.0-arm64.xctestrun, and it is unknown whether the service then runs only these.',
  );
  expect(step.outputs).toMatchObject(expected);
});

it('a run is an error where a test of the plan does not report', async () => {
  await using cloud = await openCloud({ sessions: [{ 'lost-tests': ['*#testPaysWithCard'] }] });
  await using step = await runAction(onCloud(cloud));
  expect(step.outputs).toMatchObject({ verdict: 'error', missing: '1' });
  expect(step.outputs.reason).toContain('testPaysWithCard');
});

it('a run repeats failed tests of a plan through the same call', async () => {
  await using cloud = await openCloud({ overrides: [{ 'duration-seconds': 1 }, { test: '*#testAddsItem', flaky: 1 }] });
  await using step = await runAction(onCloud(cloud, { retries: '1' }));
  expect(step.outputs).toMatchObject({ verdict: 'passed', flaky: '1' });
  expect(posts(cloud).filter((path) => path === planPath)).toHaveLength(2);
  expect(cloud.cloud.startedBuilds()[1]?.capabilities['only-testing']).toEqual(['ShopUITests/CartUITests/testAddsItem']);
});

it('a run knows the plan of a suite that another job uploaded', async ({ cloud, cachedGitHub: { env } }) => {
  const { inputs: given = {}, ...options } = onCloud(cloud);
  const { framework, 'test-suite': testSuite } = inputs;
  const suite = { framework, 'test-suite': testSuite };
  await using upload = await runAction({ ...uploading({ ...cloud.service, ...suite }), env });
  expect(posts(cloud)).toContain('/app-automate/xcuitest/v2/test-suite');
  const references = { app: upload.outputs['app-ref'] ?? '', 'test-suite': upload.outputs['test-suite-ref'] ?? '' };
  await using step = await runAction({ ...options, env, inputs: { ...given, ...references } });
  expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '2' });
  expect(posts(cloud)).toContain(planPath);
});
