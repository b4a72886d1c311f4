import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { collector, espresso, type Inputs, quarantined, scenario } from '../helpers/scenario.ts';
import { discoveringCloud, standingCloud } from '../helpers/standing-cloud.ts';

/** One parallel slot, so that shards run one after the other. */
const slots: ScenarioInput = { plan: { parallel: 1, queue: 0 } };
const oneByOne = (changes: ScenarioInput = {}): string => scenario({ tests: {}, ...slots, ...changes });

const failing = (test: string): ScenarioInput => ({ overrides: [{ test, outcome: 'fail' }] });

/** Split by class, so that it is known which shard has CheckoutTest, CartTest, and the other classes. */
const inShards = (inputs: Inputs = {}, file = oneByOne(failing('*'))): Promise<ActionRun> => {
  const common = { 'missing-tests': 'fail', shards: '3', 'shard-by': 'duration', 'fail-fast': 'true' };
  const options = espresso({ ...common, ...inputs }, file);
  return runAction({ ...options, files: { ...options.files, 'known-bad.yml': quarantined('*#paysWithCard') } });
};

const started = ({ stdout }: ActionRun): number => stdout.match(/^Started /gm)?.length ?? 0;

describe('fail-fast', () => {
  it('starts no more shards once a test has failed, and names their tests as missing', async () => {
    await using run = await inShards();
    expect(started(run)).toBe(1);
    const { tests, missing, verdict, reason = '' } = run.outputs;
    expect(verdict).toBe('failed');
    expect(reason).toMatch(/tests failed.*; shards 2 and 3 of 3 were not started, since .* \(`fail-fast`\) \[tests-failed\]\.$/);
    expect(Number(tests) + Number(missing)).toBe(12);
    expect(Number(missing)).toBeGreaterThan(0);
    expect(run.summary).toContain('(not started: fail-fast)');
    const { extra } = await run.results();
    expect(extra.unstarted).toEqual([
      { reason: 'fail-fast', shards: [2, 3], clause: expect.any(String) },
      { reason: 'fail-fast', shards: [1], clause: expect.any(String), stopped: true },
    ]);
    expect(new Set(extra.missingTests.map(({ notStarted }: { notStarted?: string }) => notStarted))).toEqual(
      new Set(['fail-fast']),
    );
  });

  it('counts a failure for good where the step does not wait, whatever its retries', async () => {
    await using run = await inShards({ wait: 'false', retries: '1' });
    expect(started(run)).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
  });

  it.each<[string, Inputs, string, number, string]>([
    ['is off', { 'fail-fast': 'false' }, oneByOne(failing('*')), 3, 'failed'],
    ['is on, and all tests pass', {}, oneByOne(), 3, 'passed'],
    [
      'is on, and a retry heals every failure',
      { retries: '1' },
      oneByOne({ overrides: [{ test: '*#paysWithCard', flaky: 1 }] }),
      4,
      'passed',
    ],
    ['is on, and the failure is quarantined', { quarantine: 'known-bad.yml' }, oneByOne(failing('*#paysWithCard')), 3, 'passed'],
  ])('starts everything where it %s', async (_, inputs, file, builds, verdict) => {
    await using run = await inShards(inputs, file);
    expect(started(run)).toBe(builds);
    expect(run.outputs.verdict).toBe(verdict);
  });

  it.each<[string, Inputs, ScenarioInput, number]>([
    ['a session ended without proof', {}, { sessions: [{ fate: 'crashes', 'after-tests': 1 }] }, 1],
    [
      'a test failed and flaky ones count',
      { retries: '2', 'fail-on-flaky': 'true' },
      { overrides: [{ test: '*', flaky: 1 }] },
      1,
    ],
    [
      'the last retry of a test failed',
      { retries: '1', shards: '2' },
      { overrides: ['*#paysWithCard', '*#addsItem'].map((test) => ({ test, outcome: 'fail' as const })) },
      3,
    ],
  ])('starts nothing more once %s', async (_, inputs, changes, builds) => {
    await using run = await inShards(inputs, oneByOne(changes));
    expect(started(run)).toBe(builds);
    expect(['failed', 'error']).toContain(run.outputs.verdict);
    expect(run.outputs.reason).toMatch(/fail-fast|\(and \d+ more\)|session/);
    expect(run.stdout).toMatch(/were? not started|was not started/);
  });

  it.for(['fail', 'ignore'])(
    'leaves the verdict failed in the collector where missing-tests of the job is %s',
    async (rule, { github }) => {
      await using cloud = await discoveringCloud({ ...slots, ...failing('*') });
      const inputs = { ...cloud.service, 'missing-tests': rule, shards: '3', 'shard-by': 'duration' };
      const options = espresso({ ...inputs, 'fail-fast': 'true' });
      await using job = await runAction({ ...options, env: { ...options.env, ...github.env } });
      const collected = { ...cloud.service, framework: 'espresso' };
      await using step = await runAction(collector(collected, github.env));
      expect(step.outputs).toMatchObject({
        tests: job.outputs.tests,
        reason: expect.stringContaining('shards 2 and 3 of 3 were not started'),
      });
    },
  );
});

describe('a cancelled workflow', () => {
  it('starts none of the builds that have not started yet', async () => {
    const file = oneByOne({ sessions: [{ fate: 'hangs' }] });
    await using cloud = await standingCloud(file);
    const options = espresso({ ...cloud.service, shards: '3' });
    await using run = await runAction({ ...options, signal: { afterStdoutMatches: /^Started /m, signal: 'SIGINT' } });
    expect(run.outputs.verdict).toBe('cancelled');
    expect(cloud.cloud.startedBuilds()).toHaveLength(1);
    expect(cloud.cloud.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/build'))).toHaveLength(1);
  });
});
