import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, type Inputs, quarantined } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

/** The second test of each framework's sample. */
const second = { espresso: '*#addsItem', xcuitest: '*#testShowsTotal', maestro: '*pay-with-card#*' };

const failing = (test: string): ScenarioInput => ({ overrides: [{ test, outcome: 'fail' }] });

const onCloud = (cloud: Cloud, framework: string, inputs: Inputs = {}) =>
  embedded({ framework, ...cloud.service, 'missing-tests': 'fail', 'fail-fast': 'true', ...inputs });

const optionsOf = ({ cloud }: Cloud): unknown[] =>
  cloud.startedBuilds().map(({ capabilities }) => capabilities.testOrchestrationOptions);

const asked = { abortBuildOnFailure: { enabled: true, maxFailures: 1 } };

const it = base.extend('cloud', opened(discoveringCloud));

describe.each(Object.entries(second))('fail-fast with %s', (suite, test) => {
  it('lets the service stop the build at the first failed test; what did not run is missing', async () => {
    await using cloud = await discoveringCloud(failing(test));
    await using run = await runAction(onCloud(cloud, suite));
    expect(optionsOf(cloud)).toEqual([asked]);
    const { verdict, reason, tests, failed, missing } = run.outputs;
    expect(verdict).toBe('failed');
    expect(reason).toMatch(
      /^1 of \d+ tests failed: .*; the service stopped the build at its first failed test, as asked \(`fail-fast`\) \[tests-failed\]\.$/,
    );
    expect([Number(failed), Number(tests) >= 1, Number(missing) > 0]).toEqual([1, true, true]);
    const { missingTests, unstarted } = (await run.results()).extra;
    expect(new Set(missingTests.map(({ notStarted }: { notStarted?: string }) => notStarted))).toEqual(new Set(['fail-fast']));
    expect(unstarted).toEqual([{ reason: 'fail-fast', shards: [1], clause: expect.any(String), stopped: true }]);
    expect(run.summary).toContain('(not started: fail-fast)');
  });
});

describe('fail-fast at the service', () => {
  it('saves device minutes, and counts what ran as without it', async () => {
    const minutes: Record<string, number> = {};
    for (const rule of ['true', 'false']) {
      await using cloud = await discoveringCloud(failing('*#addsItem'));
      await using run = await runAction(onCloud(cloud, 'espresso', { 'fail-fast': rule }));
      expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
      expect(Number(run.outputs.tests) + Number(run.outputs.missing)).toBe(12);
      minutes[rule] = Number(run.outputs['device-minutes']);
    }
    expect(minutes.true).toBeLessThan(minutes.false ?? 0);
  });

  it.for<[why: string, inputs: Inputs]>([
    ['a retry could heal the failure', { retries: '1' }],
    ['the failure may be quarantined', { quarantine: 'known-bad.yml' }],
    ['all tests run in one process', { capabilities: 'singleRunnerInvocation: true' }],
    ['it is off', { 'fail-fast': 'false' }],
  ])('is not asked for where %s', async ([_why, inputs], { cloud }) => {
    const options = onCloud(cloud, 'espresso', inputs);
    await using run = await runAction({
      ...options,
      files: { ...options.files, 'known-bad.yml': quarantined('*#paysWithCard') },
    });
    expect(run.outputs.verdict).toBe('passed');
    expect(optionsOf(cloud)).toEqual([undefined]);
  });

  it('is in the requests of a dry run', async () => {
    await using run = await runAction(espresso({ 'fail-fast': 'true', 'dry-run': 'true' }));
    const [build] = JSON.parse(await run.readText('mobile-test-results/plan.json')).builds;
    expect(build.request.testOrchestrationOptions).toEqual(asked);
  });

  it.each([
    ['aborted', 'not-run (fail-fast)'],
    ['ABORTED', 'Not Run (abort build)'],
    ['Abort', 'not_run'],
    ['build-aborted', 'aborted'],
  ])('takes the words "%s" and "%s" for what was left out', async (abort, leftOut) => {
    for (const version of ['v1', 'v2']) {
      await using cloud = await discoveringCloud({
        ...failing('*#addsItem'),
        shapes: { 'abort-word': abort, 'left-out-word': leftOut },
      });
      await using run = await runAction(onCloud(cloud, 'espresso', { 'api-version': version }));
      expect(run.outputs.reason).toContain('the service stopped');
    }
  });

  it('stops the sessions of all devices, also those that wait for a slot', async () => {
    await using cloud = await discoveringCloud({ ...failing('*#addsItem'), plan: { parallel: 1, queue: 5 } });
    const devices = 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0';
    await using run = await runAction(onCloud(cloud, 'espresso', { devices }));
    expect(run.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    // The ignored test counts as missing only on the device whose session waited.
    expect(Number(run.outputs.tests) + Number(run.outputs.missing)).toBe(23);
  });

  it.for(['fail', 'ignore'])(
    'leaves the verdict failed in the collector where missing-tests of the job is %s',
    async (rule, { github }) => {
      await using cloud = await discoveringCloud(failing('*#addsItem'));
      const options = onCloud(cloud, 'espresso', { 'missing-tests': rule });
      await using job = await runAction({ ...options, env: { ...options.env, ...github.env } });
      await using step = await runAction(collector({ ...cloud.service }, github.env));
      expect(step.outputs).toMatchObject({
        tests: job.outputs.tests,
        reason: expect.stringMatching(/the service stopped the build at its first failed test, as asked \(`fail-fast`\) \[/),
      });
      expect(step.outputs.reason?.match(/the service stopped/g)).toHaveLength(1);
    },
  );

  it('is an error where the service aborts a build that was not to be stopped', async () => {
    await using cloud = await discoveringCloud(failing('*#addsItem'), [
      { of: 'build', set: { status: (before) => (before === 'running' ? before : 'aborted') } },
      { of: 'build', set: { 'input_capabilities/testOrchestrationOptions': undefined } },
    ]);
    await using run = await runAction(onCloud(cloud, 'espresso', { 'fail-fast': 'false' }));
    expect(run.outputs.reason).toMatch(/^The service aborted build \w+, although this run did not request it \[build-error\]/);
  });

  it('is an error where the service stops a build without a failed test', async () => {
    await using cloud = await discoveringCloud({}, [
      { of: 'build', set: { status: (before) => (before === 'running' ? before : 'aborted') } },
    ]);
    await using run = await runAction(onCloud(cloud, 'espresso'));
    expect(run.outputs.reason).toMatch(/^The service stopped build \w+ early, but no test in it failed \[failed-without-test\]/);
  });
});

describe('testOrchestrationOptions as capabilities', () => {
  it('run the session again as a whole where the user asked for the stop and for retries', async () => {
    const capabilities = 'testOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: 1}}';
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#addsItem', flaky: 1 }] });
    await using run = await runAction(onCloud(cloud, 'espresso', { 'fail-fast': 'false', retries: '1', capabilities }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '12', flaky: '1', missing: '0' });
    expect(cloud.cloud.startedBuilds()).toHaveLength(2);
  });

  it.each([
    ['testOrchestrationOptions', (id: string) => `testOrchestrationOptions: {rerunPreviouslyFailed: ${source(id)}}`],
    ['rerunPreviouslyFailed', (id: string) => `rerunPreviouslyFailed: ${source(id)}`],
  ])('run only the failures of an earlier build, and count the others as skipped: %s', async (_, written) => {
    await using cloud = await discoveringCloud({ overrides: [{ test: '*#testShowsTotal', flaky: 1 }] });
    await using first = await runAction(onCloud(cloud, 'xcuitest', { 'fail-fast': 'false' }));
    expect(first.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    const [build] = cloud.cloud.startedBuilds();
    const inputs = { 'fail-fast': 'false', capabilities: written(build?.id ?? ''), project: 'again' };
    await using again = await runAction(onCloud(cloud, 'xcuitest', inputs));
    const { verdict, passed, skipped, tests } = again.outputs;
    expect({ verdict, passed, skipped }).toEqual({ verdict: 'passed', passed: '1', skipped: String(Number(tests) - 1) });
    expect(again.stdout).not.toMatch(/unknown key|unrecognized/);
  });

  it('are an error where nothing ran, since nothing had failed before', async ({ cloud }) => {
    await using _first = await runAction(onCloud(cloud, 'xcuitest'));
    const [build] = cloud.cloud.startedBuilds();
    const capabilities = `rerunPreviouslyFailed: ${source(build?.id ?? '')}`;
    await using again = await runAction(onCloud(cloud, 'xcuitest', { capabilities, project: 'again', 'fail-fast': 'false' }));
    expect(again.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[no-tests-ran]') });
  });
});

const source = (id: string): string => `{enabled: true, sourceBuildId: ${id}}`;
