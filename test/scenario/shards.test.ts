import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

/** Tests of the sample suite with two slow classes. */
const slowClasses: ScenarioInput = {
  tests: {},
  overrides: [
    { test: '*', 'duration-seconds': 1 },
    { test: '*CartTest*', 'duration-seconds': 20 },
    { test: '*SearchTest*', 'duration-seconds': 30 },
  ],
};

const suite = (inputs: Inputs, changes: ScenarioInput = slowClasses): RunOptions =>
  espresso({ 'missing-tests': 'fail', ...inputs }, scenario(changes));

const startCloud = async (changes: ScenarioInput = {}) => {
  const standing = await standingCloud(scenario(changes));
  return {
    ...standing,
    inputs: { ...standing.service },
    builds: () => standing.cloud.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/build')),
  };
};

const it = base.extend('cloud', opened(startCloud));

describe('shard-by: hash', () => {
  const quick: ScenarioInput = { tests: {}, overrides: [{ test: '*', 'duration-seconds': 1 }] };
  // The values of the parameterized PriceFormatTest may be in any shard.
  const many = { shards: '40', 'artifact-name': '', tests: '!com.example.shop.PriceFormatTest' };
  const startedBy = ({ outputs }: ActionRun): number => JSON.parse(outputs['build-ids'] ?? '').length;

  it('starts no shard that the split is known to leave empty, says so before anything is paid, and runs every test', async () => {
    await using step = await runAction(suite(many, quick));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '11', missing: '0' });
    const started = startedBy(step);
    expect(started).toBe(12);
    const notices = step.annotations.map(({ message }) => message).filter((message) => /no tests?\b/.test(message));
    expect(notices).toEqual([
      '28 of 40 shards have no test: use `shards: 12` or `auto`. They are not started.',
      'Google Pixel 7-13.0, shard 2 of 40 executed no test (and 3 more shards): the split assigns them no tests.',
    ]);
  });

  it('starts nothing for the job of a matrix whose shard is empty', async () => {
    const reasons: string[] = [];
    for (const index of [0, 2, 39]) {
      await using step = await runAction(suite({ ...many, 'shard-index': String(index) }, quick));
      expect(startedBy(step)).toBe(step.outputs.tests === '0' ? 0 : 1);
      if (startedBy(step) === 0) reasons.push(step.outputs.reason ?? '');
    }
    expect(reasons).toEqual(['Shard 1 of 40 has no tests.', 'Shard 3 of 40 has no tests.']);
  });
});

describe('shard-by: duration', () => {
  it('splits by count without a history, by durations with one, and every test is in one shard', async ({
    cachedGitHub: { env, cacheEntries },
  }) => {
    const inputs = { shards: '2', 'shard-by': 'duration', 'artifact-name': '', history: 'cache' };
    await using first = await runAction({ ...suite(inputs), env });
    await using second = await runAction({ ...suite(inputs), env: { ...env, GITHUB_RUN_ID: '4712' } });
    for (const { outputs } of [first, second])
      expect(outputs).toMatchObject({ verdict: 'passed', tests: '12', missing: '0', sessions: '2' });
    expect(cacheEntries()).not.toEqual([]);
    expect(second.text).toMatch(/predicted/i);
    expect(second.text).not.toBe(first.text);
  });

  it('starts nothing for a job that no test is left for', async () => {
    await using step = await runAction(suite({ shards: '40', 'shard-index': '39', 'shard-by': 'duration' }));
    expect(step.outputs).toMatchObject({ verdict: 'passed', reason: 'Shard 40 of 40 has no tests.', 'build-ids': '[]' });
  });

  it('picks the count for auto', async () => {
    await using step = await runAction(
      suite({ shards: 'auto', 'shard-by': 'duration', 'target-minutes': '0.5', 'max-shards': '3' }),
    );
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '12', missing: '0' });
    expect(JSON.parse(step.outputs['build-ids'] ?? '').length).toBeLessThanOrEqual(3);
  });
});

describe('missing-tests', () => {
  const losing: ScenarioInput = { ...slowClasses, sessions: [{ 'lost-tests': ['*SearchTest#says*'] }] };

  it.each([
    ['fail', 'error', '1'],
    ['warn', 'passed', '1'],
    ['ignore', 'passed', '0'],
  ])('%s: a test without a result ends as %s', async (rule, verdict, missing) => {
    await using step = await runAction(suite({ 'missing-tests': rule }, losing));
    expect(step.outputs).toMatchObject({ verdict, missing });
    if (rule !== 'ignore') expect(step.text).toContain('com.example.shop.SearchTest#says so when nothing matches');
  });

  it('claims nothing about tests that a filter leaves out', async () => {
    await using step = await runAction(suite({ capabilities: 'class: [com.example.shop.CartTest]' }));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '4', missing: '0' });
  });
});

describe('build-ids', () => {
  it('attaches to builds that an earlier step started, and uploads and starts nothing', async ({ cloud }) => {
    await using start = await runAction(espresso({ ...cloud.inputs, wait: 'false', shards: '2' }));
    const ids = start.outputs['build-ids'] ?? '';
    await using attach = await runAction(espresso({ ...cloud.inputs, app: '', 'test-suite': '', devices: '', 'build-ids': ids }));
    expect(attach.outputs).toMatchObject({ verdict: 'passed', tests: '4', sessions: '2', 'build-ids': ids });
    expect(cloud.builds()).toHaveLength(2);
  });

  it('is in error for an unknown build', async ({ cloud }) => {
    await using step = await runAction(
      espresso({ ...cloud.inputs, app: '', 'test-suite': '', devices: '', 'build-ids': '["0123456789"]' }),
    );
    expect(step.outputs.reason).toMatch(/^Could not attach to build 0123456789/);
  });
});

describe('"Re-run failed jobs"', () => {
  const rerun = { GITHUB_RUN_ATTEMPT: '2' };

  it('keeps what passed, and runs only the failed test again', async () => {
    await using cloud = await startCloud({ overrides: [{ test: '*adds', flaky: 1 }] });
    await using _first = await runAction(espresso(cloud.inputs));
    await using second = await runAction({ ...espresso(cloud.inputs), env: rerun });
    expect(second.outputs).toMatchObject({ verdict: 'passed', tests: '4', passed: '3', flaky: '1' });
    expect(second.text).toContain('An earlier attempt of this job started a build');
    expect(cloud.builds()).toHaveLength(2);
    expect(cloud.builds()[1]?.body).toMatchObject({ class: ['com.shop.CartTest#adds'] });
  });

  it('attaches to a build that still runs', async ({ cloud }) => {
    await using started = await runAction(espresso({ ...cloud.inputs, wait: 'false' }));
    await using second = await runAction({ ...espresso({ ...cloud.inputs, wait: 'true' }), env: rerun });
    expect(second.outputs).toMatchObject({ verdict: 'passed', 'build-ids': started.outputs['build-ids'] });
    expect(cloud.builds()).toHaveLength(1);
  });

  it.each<[string, ScenarioInput]>([
    ['with a failed test', { overrides: [{ test: '*adds', flaky: 1 }] }],
    ['that could not run', { sessions: [{ fate: 'errors', times: 1 }] }],
  ])('starts a shard %s again as a whole where the step does not wait, and only that', async (_what, changes) => {
    await using cloud = await startCloud(changes);
    const inputs = { ...cloud.inputs, wait: 'false', shards: '2' };
    await using first = await runAction(espresso(inputs));
    const collect = (env = {}) => runAction(collector({ ...cloud.service }, env));
    await using red = await collect();
    expect(red.exitCode).toBe(1);
    await using second = await runAction({ ...espresso(inputs), env: rerun });
    const [before, after] = [first, second].map(({ outputs }) => JSON.parse(outputs['build-ids'] ?? '[]'));
    expect(after).toHaveLength(2);
    expect(after.filter((id: string) => before.includes(id))).toHaveLength(1);
    expect(cloud.builds()).toHaveLength(3);
    expect(cloud.builds()[2]?.body).not.toHaveProperty('class');
    await using green = await collect(rerun);
    expect(green.outputs).toMatchObject({ verdict: 'passed', tests: '4', flaky: '0' });
    await using third = await runAction({ ...espresso(inputs), env: { GITHUB_RUN_ATTEMPT: '3' } });
    expect(third.outputs['build-ids']).toBe(second.outputs['build-ids']);
  });

  it('starts afresh with a changed binary or other inputs', async ({ cloud }) => {
    await using _first = await runAction(espresso(cloud.inputs));
    const changed = espresso({ ...cloud.inputs, preflight: 'off' });
    await using _binary = await runAction({ ...changed, files: { ...changed.files, 'app.apk': 'another app' }, env: rerun });
    await using _inputs = await runAction({ ...espresso({ ...cloud.inputs, capabilities: 'language: de' }), env: rerun });
    expect(cloud.builds()).toHaveLength(3);
  });

  it('runs nothing again when everything had passed', async ({ cloud }) => {
    await using _first = await runAction(espresso(cloud.inputs));
    await using second = await runAction({ ...espresso(cloud.inputs), env: rerun });
    expect(second.outputs).toMatchObject({ verdict: 'passed', tests: '4' });
    expect(cloud.builds()).toHaveLength(1);
  });
});
