import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened, startCachedGitHub } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { collector, espresso, galaxy, type Inputs, pixel, quarantined } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

const eight = 'Google Pixel 8-14.0';
const three = `${pixel}\n${galaxy}\n${eight}`;

/** Devices of each build, in the order of the starts. */
const startedOn = ({ cloud }: Cloud): readonly unknown[] => cloud.startedBuilds().map(({ capabilities }) => capabilities.devices);

const step = (cloud: Cloud, inputs: Inputs = {}, attempt = 1, more: Parameters<typeof runAction>[0] = {}) => {
  const options = espresso({ ...cloud.service, devices: three, 'canary-devices': '1', 'missing-tests': 'fail', ...inputs });
  return runAction({
    ...options,
    ...more,
    env: { ...options.env, GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: String(attempt), ...more.env },
    files: { ...options.files, ...more.files },
  });
};

const it = base.extend('cloud', opened(discoveringCloud));
const held = `2 devices were not started: the canary ${pixel} is red`;

describe('canary-devices', () => {
  it('runs the first devices first, and the others once they are green', async ({ cloud }) => {
    await using run = await step(cloud);
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '36', sessions: '3', missing: '0' });
    expect(startedOn(cloud)).toEqual([[pixel], [galaxy, eight]]);
    expect(JSON.parse(run.outputs['build-ids'] ?? '')).toHaveLength(2);
  });

  it('starts no other device where a failure is left: they are missing, and the verdict stays', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', outcome: 'fail' }] });
    await using run = await step(cloud, { comment: 'false' });
    expect(run.outputs).toMatchObject({
      verdict: 'failed',
      reason: expect.stringMatching(new RegExp(`^1 of 12 tests failed.*; ${held}.*\\[tests-failed\\]\\.$`)),
      tests: '12',
      failed: '1',
      missing: '22',
      sessions: '1',
    });
    expect(startedOn(cloud)).toEqual([[pixel]]);
    expect(run.summary).toContain(`${held}.`);
    const { missingTests, unstarted } = (await run.results()).extra;
    expect(unstarted).toEqual([{ reason: 'canary', shards: [1], clause: held }]);
    expect(missingTests).toHaveLength(11);
    for (const test of missingTests) expect(test).toMatchObject({ devices: [galaxy, eight], notStarted: 'canary' });
  });

  it.each<[what: string, changes: ScenarioInput, verdict: string]>([
    ['an error', { sessions: [{ device: pixel, fate: 'crashes', 'after-tests': 1 }] }, 'error'],
    ['a time-out', { sessions: [{ device: pixel, fate: 'times-out', 'after-tests': 1 }] }, 'timed-out'],
    ['a missing test', { sessions: [{ device: pixel, 'lost-tests': ['*#addsItem'] }] }, 'error'],
  ])('starts no other device after %s of the canary', async (_what, changes, verdict) => {
    await using cloud = await discoveringCloud(changes);
    await using run = await step(cloud);
    expect(run.outputs.verdict).toBe(verdict);
    expect(startedOn(cloud)).toEqual([[pixel]]);
    expect(run.summary).toContain(held);
  });

  it('runs one session after the other with max-sessions, the canary first', async ({ cloud }) => {
    await using run = await step(cloud, { 'max-sessions': '1' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '36', sessions: '3', missing: '0' });
    expect(startedOn(cloud)).toEqual([[pixel], [galaxy], [eight]]);
  });

  it('holds all other sessions back with max-sessions, where the canary is red', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', outcome: 'fail' }] });
    await using run = await step(cloud, { 'max-sessions': '1', retries: '1' });
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', missing: '22', sessions: '2' });
    expect(startedOn(cloud)).toEqual([[pixel], [pixel]]);
    expect(run.summary).toContain(held);
  });

  it('starts the others where a retry healed the failure', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', device: pixel, flaky: 1 }] });
    await using run = await step(cloud, { retries: '1' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', flaky: '1', tests: '36' });
    expect(startedOn(cloud)).toEqual([[pixel], [pixel], [galaxy, eight]]);
  });

  it('calls a canary red that is red only by fail-on-flaky', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', device: pixel, flaky: 1 }] });
    await using run = await step(cloud, { retries: '1', 'fail-on-flaky': 'true' });
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1', missing: '22' });
    expect(startedOn(cloud)).toEqual([[pixel], [pixel]]);
  });

  it('holds nothing back for a quarantined failure', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', device: pixel, outcome: 'fail' }] });
    const files = { 'quarantine.yml': quarantined('*#addsItem') };
    await using run = await step(cloud, { quarantine: 'quarantine.yml' }, 1, { files });
    expect(run.outputs).toMatchObject({ verdict: 'passed', quarantined: '1', sessions: '3' });
  });

  it('runs all shards of the canaries first, and retries failures of the others', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', device: galaxy, flaky: 1 }] });
    await using run = await step(cloud, { shards: '2', 'shard-by': 'hash', retries: '1', 'canary-devices': '2' });
    expect(run.outputs).toMatchObject({ verdict: 'passed', flaky: '1', tests: '36' });
    expect(startedOn(cloud)).toEqual([[pixel, galaxy], [pixel, galaxy], [galaxy], [eight], [eight]]);
  });

  it('names all red canaries', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', outcome: 'fail' }] });
    await using run = await step(cloud, { 'canary-devices': '2' });
    expect(run.outputs.reason).toContain(`1 device was not started: the canaries ${pixel} and ${galaxy} are red`);
  });

  it('takes what the first lines resolve to', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', outcome: 'fail' }] });
    await using run = await step(cloud, { devices: `Google Pixel 7-* | ${galaxy}\n${eight}` });
    expect(run.outputs.verdict).toBe('failed');
    expect(startedOn(cloud)).toEqual([[pixel]]);
    expect(run.outputs.reason).toContain(`1 device was not started: the canary ${pixel} is red`);
  });

  it('runs the canary on its next alternative where the service could not run it', async () => {
    await using cloud = await discoveringCloud({ sessions: [{ device: pixel, fate: 'errors' }] });
    await using run = await step(cloud, { devices: `${pixel} | ${eight}\n${galaxy}` });
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '24' });
    expect(startedOn(cloud)).toEqual([[pixel], [eight], [galaxy]]);
  });

  it('keeps within the budget, which the others would exceed', async () => {
    await using cloud = await discoveringCloud();
    await using run = await step(cloud, { 'max-device-minutes': '0.5' });
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[budget-exceeded]') });
    expect(startedOn(cloud)).toEqual([[pixel]]);
  });

  it('shows both stages and the time that they cost in the plan', async ({ cloud }) => {
    await using dry = await step(cloud, { 'dry-run': 'true' });
    expect(dry.outputs.reason).toContain('2 builds with 3 sessions would be started');
    expect(dry.summary).toContain(`The canary ${pixel} runs first; the 2 other devices start only if no failure is left there`);
    const { builds } = JSON.parse(await dry.readText('mobile-test-results/plan.json'));
    expect(
      builds.map(({ stage, request }: { stage: string; request: { devices: unknown } }) => [stage, request.devices]),
    ).toEqual([
      ['canary', [pixel]],
      ['others', [galaxy, eight]],
    ]);
    const named = (...devices: readonly string[]): string => `The build on ${devices.join(', ')}`;
    for (const row of [`${named(pixel)}, canary |`, `${named(galaxy, eight)}, other devices |`])
      expect(dry.summary).toContain(row);
  });

  it('runs what is left when failed jobs are re-run: the failed tests, and then the devices that were held back', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', device: pixel, flaky: 1 }] });
    await using first = await step(cloud);
    expect(first.outputs).toMatchObject({ verdict: 'failed', missing: '22' });
    await using again = await step(cloud, {}, 2);
    expect(again.outputs).toMatchObject({ verdict: 'passed', tests: '36', flaky: '1' });
    expect(startedOn(cloud)).toEqual([[pixel], [pixel], [galaxy, eight]]);
    await using third = await step(cloud, {}, 3);
    expect(third.outputs).toMatchObject({ verdict: 'passed', tests: '36' });
    expect(startedOn(cloud)).toHaveLength(3);
  });

  it('knows what is missing where the time is over while a re-run looks at the builds of the other devices', async ({
    cloud,
  }) => {
    const budget = { 'max-device-minutes': '100' };
    await using first = await step(cloud, budget);
    expect(first.outputs.verdict).toBe('passed');
    const others = cloud.cloud.startedBuilds()[1]?.id ?? '';
    cloud.cloud.setFaults([
      { action: 'delay', method: 'GET', path: `/app-automate/espresso/builds/${others}`, 'delay-ms': 60_000, nth: 1, times: 1 },
    ]);
    await using again = await step(cloud, { ...budget, 'timeout-minutes': '0.1' }, 2);
    expect(again.outputs).toMatchObject({ verdict: 'timed-out', missing: '22' });
    expect(startedOn(cloud)).toHaveLength(2);
  });

  it.each<[what: string, inputs: Inputs, accepted: string]>([
    ['as many as there are devices', { 'canary-devices': '3' }, 'must be less than the number of devices (3)'],
    ['wait: false', { wait: 'false' }, 'must be 0 with `wait: false`'],
    ['shard-index', { shards: '2', 'shard-index': '0' }, 'must be 0 with `shard-index`'],
    ['build-ids', { 'build-ids': '["a"]' }, 'must be 0 with `build-ids`'],
  ])('is an input error with %s', async (_what, inputs, accepted) => {
    await using cloud = await discoveringCloud();
    await using run = await step(cloud, inputs);
    expect(run.outputs.verdict).toBe('error');
    expect(run.text).toContain(accepted);
    expect(startedOn(cloud)).toEqual([]);
  });
});

describe('the collector of a run with canaries', () => {
  it.each<[framework: string, inputs: Inputs, test: string]>([
    ['espresso', {}, '*#addsItem'],
    ['maestro', { app: 'app.apk', 'test-suite': 'flows' }, 'search#*'],
  ])('has the verdict of the canary devices of %s, and the others as missing', async (framework, inputs, test) => {
    await using cloud = await discoveringCloud({ overrides: [{ test, device: pixel, outcome: 'fail' }] });
    await using github = await startCachedGitHub();
    const env = { ...github.env, PATH: process.env.PATH ?? '', GITHUB_RUN_ID: '7' };
    const job = { framework, project: 'shop', 'artifact-name': `mobile-test-results-${framework}-a`, ...inputs };
    await using run = await step(cloud, job, 1, { env });
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    expect(Number(run.outputs.missing)).toBeGreaterThan(0);
    const pattern = { 'artifact-pattern': `mobile-test-results-${framework}-*` };
    await using joined = await runAction(collector({ ...cloud.service, framework, project: 'shop', ...pattern }, env));
    expect(joined.outputs).toMatchObject({ verdict: 'failed', failed: '1', missing: run.outputs.missing, sessions: '1' });
    expect(joined.outputs.reason).toContain(held);
  });
});

it('docs/scenarios/broken-base.yml shows without an account what a red canary holds back', async () => {
  const file = await readFile(path.resolve(import.meta.dirname, '../../docs/scenarios/broken-base.yml'), 'utf8');
  const references = { app: `bs://${'11'.padEnd(40, '0')}`, 'test-suite': `bs://${'2'.padEnd(40, '0')}` };
  const devices = { devices: `${pixel}\n${eight}`, 'canary-devices': '1' };
  await using run = await runAction(espresso({ ...references, ...devices }, file));
  expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '2', sessions: '1' });
  expect(run.outputs.reason).toContain(`1 device was not started: the canary ${pixel} is red`);
});
