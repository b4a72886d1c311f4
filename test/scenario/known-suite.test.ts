import { expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import type { GitHubServices } from '../helpers/github-services.ts';
import { json } from '../helpers/loopback-server.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, scenario, uploading } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const unwritable = { method: 'POST', path: /CreateCacheEntry/, response: json({ msg: 'cache write denied' }, 403) };

const clause = 'The tests of the suite are unknown, so missing tests cannot be detected';

/** Tests of the sample suite, without one class. */
const losing = scenario({ tests: {}, sessions: [{ 'lost-tests': ['com.example.shop.SearchTest#*'] }] });

/** Uploads in one job, and runs the tests in another job, which gets only the references. */
const uploadAndRun = async (
  cloud: Cloud,
  { env }: GitHubServices,
  inputs: Inputs = {},
): Promise<{ upload: ActionRun; run: ActionRun }> => {
  const options = espresso({ ...cloud.service, 'missing-tests': 'fail' });
  const upload = await runAction({ ...uploading(cloud.service), env });
  const references = { app: upload.outputs['app-ref'] ?? '', 'test-suite': upload.outputs['test-suite-ref'] ?? '' };
  return { upload, run: await runAction({ ...options, inputs: { ...options.inputs, ...references, ...inputs }, env }) };
};

it('a run that gets a reference knows the tests that the upload discovered', async ({ cachedGitHub: github }) => {
  await using cloud = await standingCloud(losing);
  const { upload, run } = await uploadAndRun(cloud, github);
  await using _upload = upload;
  await using _run = run;
  expect(github.cacheEntries().map(({ key }) => key)).toEqual([
    expect.stringMatching(/^mobile-test-cloud-suite-2-[0-9a-f]{40}$/),
  ]);
  expect(run.text).toContain(`discovered when ${upload.outputs['test-suite-ref']} was uploaded`);
  expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[tests-missing]') });
  expect(Number(run.outputs.missing)).toBeGreaterThan(0);
});

it('a run that gets a reference chooses among the tests that the upload discovered', async ({ cachedGitHub: github }) => {
  await using cloud = await standingCloud(scenario({ tests: {} }));
  const tests = 'annotation:org.junit.Test\n!*.SearchTest\n!*.PriceFormatTest\n!*.CheckoutTest';
  const { upload, run } = await uploadAndRun(cloud, github, { tests, 'missing-tests': 'ignore' });
  await using _upload = upload;
  await using _run = run;
  expect(run.text).toContain('Selected 4 of 12 tests.');
  expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '4' });
  const again = await uploadAndRun(cloud, github, { tests, 'dry-run': 'true' });
  await using _second = again.upload;
  await using dry = again.run;
  expect(dry.text).toContain('Selected 4 of 12 tests.');
  expect(dry.outputs.verdict).toBe('planned');
});

it.for([
  ['com.example.shop.CartTest', 'passed', 'preflight-selection-unchecked'],
  ['!com.example.shop.CartTest', 'error', 'preflight-selection-refused'],
] as const)(
  'a run that gets a reference of which no tests are stored: %s',
  async ([tests, verdict, code], { cachedGitHub: github }) => {
    await using cloud = await standingCloud(scenario({ tests: {} }));
    github.fail(unwritable);
    const { upload, run } = await uploadAndRun(cloud, github, { tests });
    await using _upload = upload;
    await using _run = run;
    expect(run.outputs.verdict).toBe(verdict);
    expect(run.text).toContain(`[${code}]`);
  },
);

it.for([
  ['the cache is empty', unwritable],
  ['the cache cannot be read', { path: /GetCacheEntryDownloadURL/, response: json({ msg: 'cache read denied' }, 403) }],
] as const)(
  'a run that gets a reference says that it knows no tests where %s',
  async ([_what, fault], { cachedGitHub: github }) => {
    await using cloud = await standingCloud(losing);
    github.fail(fault);
    const { upload, run } = await uploadAndRun(cloud, github);
    await using _upload = upload;
    await using _run = run;
    expect(upload.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', reason: expect.stringContaining(clause) });
    expect(run.summary).toContain('cannot be detected');
  },
);

it('a run that attaches to builds says that it knows no tests', async ({ cloud }) => {
  const options = espresso({ ...cloud.service, 'missing-tests': 'fail', wait: 'false', preflight: 'off' });
  await using started = await runAction(options);
  const ids = started.outputs['build-ids'] ?? '';
  const inputs = { ...cloud.service, framework: 'espresso', devices: 'Google Pixel 7-13.0', 'build-ids': ids };
  await using step = await runAction({ inputs });
  expect(step.outputs).toMatchObject({ verdict: 'passed', reason: expect.stringContaining(clause) });
});

it('a run that attaches to builds judges them, also with wait: false', async () => {
  await using cloud = await standingCloud(scenario({ overrides: [{ test: '*adds', outcome: 'fail' }] }));
  const own = { ...cloud.service, wait: 'false' };
  await using started = await runAction(espresso(own));
  const ids = started.outputs['build-ids'] ?? '';
  await using step = await runAction({ inputs: { ...own, framework: 'espresso', 'build-ids': ids } });
  expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
  expect(step.annotations).toContainEqual(
    expect.objectContaining({ level: 'warning', message: expect.stringContaining('does not apply to `build-ids`') }),
  );
});
