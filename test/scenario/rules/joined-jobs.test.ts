import { describe, expect } from 'vitest';
import { parseBuildTag } from '../../../src/core/model/build-tag.ts';
import type { JobIdentity } from '../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../src/core/model/run-analysis.ts';
import { ctrfJson } from '../../../src/core/results/ctrf/write-ctrf.ts';
import type { Json } from '../../helpers/deviations.ts';
import { it } from '../../helpers/fixtures.ts';
import { type GitHubServices, startGitHubServices } from '../../helpers/github-services.ts';
import { failedTest, runJob, runResult, runStart, sessionResult, testResult } from '../../helpers/run-results.ts';
import { runAction } from '../../helpers/runner.ts';
import { collector, galaxy, type Inputs, pixel, quarantined } from '../../helpers/scenario.ts';
import { job, openCloud } from './rule-case.ts';

const iphone14 = 'iPhone 14-16';
const iphone15 = 'iPhone 15-17';

/** Stores the document of a job as the step `run` writes it. */
const store = (
  github: GitHubServices,
  run: Partial<RunAnalysis>,
  identity: Partial<JobIdentity> = {},
  sessions: RunAnalysis['sessions'] = [],
): Promise<void> => {
  const owner = runJob({ hash: `of ${identity.devices?.join()} ${identity.shardIndex}`, ...identity });
  const document = [...ctrfJson(runResult(sessions, { framework: 'earlgrey', job: owner, ...run }))].join('');
  const name = `mobile-test-results-${run.framework ?? 'earlgrey'}-${Buffer.from(owner.hash).toString('hex')}-${owner.runAttempt}`;
  return github.addArtifact(name, { 'results.json': document });
};

const knownTest = (name: string) => ({ className: 'CartTests', name, ignored: false, conditional: false, parameterized: false });

describe('of two jobs with documents, the collector', () => {
  const documents = { 'base-url': 'embedded', framework: 'earlgrey' };
  /** Stores one job on each of two devices, each with a passed test, and collects them. */
  const collect = async (
    parts: readonly [Partial<RunAnalysis>, Partial<RunAnalysis>],
    more: Inputs = {},
    identities: readonly Partial<JobIdentity>[] = [],
  ) => {
    const github = await startGitHubServices();
    for (const [nth, device] of [iphone14, iphone15].entries()) {
      const sessions = [sessionResult({ device, buildId: `b${nth}`, tests: [testResult('CartTests#testAdds')] })];
      await store(github, parts[nth] ?? {}, { devices: [device], ...identities[nth] }, sessions);
    }
    const inputs = { ...documents, 'github-token': github.token, ...more };
    const step = await runAction({ ...collector(inputs, github.env), files: { 'known-bad.yml': quarantined('CartTests#gone') } });
    const dispose = async (): Promise<void> => {
      await step.dispose();
      await github[Symbol.asyncDispose]();
    };
    return { step, github, extra: (await step.results()).extra, [Symbol.asyncDispose]: dispose };
  };

  const quick = { deviceMs: 60_000, durationMs: 50_000, runs: 7 };
  const slow = { deviceMs: 120_000, durationMs: 90_000, runs: 3 };
  it.each([
    ['adds device minutes, and has the longest duration and the thinnest basis', slow, { ...slow, deviceMs: 180_000 }],
    ['has none where one job has none', undefined, undefined],
  ])('predicts as one run: %s', async (_what, prediction, predicted) => {
    for (const parts of [[{ prediction: quick }, { prediction }] as const, [{ prediction }, { prediction: quick }] as const]) {
      await using run = await collect(parts);
      expect(run.step.outputs).toMatchObject({ verdict: 'passed', 'predicted-device-minutes': predicted ? '3.0' : '' });
      expect(run.extra.predicted).toEqual(predicted);
    }
  });

  it('predicts what a job needs beside one for which `select` left no test', async ({ github }) => {
    const sessions = [sessionResult({ device: iphone14, tests: [testResult('CartTests#testAdds')] })];
    await store(github, { prediction: quick }, { devices: [iphone14] }, sessions);
    const nothing = { kind: 'passed', reason: 'No test is selected.' } as const;
    await store(github, { emptySelection: true, verdict: nothing }, { devices: [iphone14], shards: 2, shardIndex: 1 });
    await using step = await runAction(collector(documents, github.env));
    expect((await step.results()).extra.predicted).toEqual(quick);
  });

  it('is not green where `select` left one job no test, and the other had none for another reason', async ({ github }) => {
    const verdict = { kind: 'passed', reason: 'No test.' } as const;
    await store(github, { emptySelection: true, verdict }, { devices: [iphone14], hash: 'nothing' });
    await store(github, { verdict }, { devices: [iphone15], hash: 'other' });
    await using step = await runAction(collector(documents, github.env));
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '0' });
  });

  const suite = { tests: [knownTest('testAdds')], unknown: [] };
  const broken = { verdict: { kind: 'error', reason: 'The service broke [unexpected].', code: 'unexpected' } } as const;
  it.each<[what: string, knownSuite: RunAnalysis['knownSuite'], warnings: number]>([
    ['warns: control', suite, 1],
    ['is silent where a part of one suite is unknown', { ...suite, unknown: [{ part: 'CartTests' }] }, 0],
    ['is silent where tests of one suite are unseen', { ...suite, unseen: 'the binary is encrypted' }, 0],
    ['is silent where one suite is unknown', undefined, 0],
  ])('of a quarantined test that no suite has, and a job in error, the collector %s', async (_what, knownSuite, warnings) => {
    const inputs = { quarantine: 'known-bad.yml', 'missing-tests': 'ignore' };
    await using run = await collect([{ knownSuite: suite }, { knownSuite, ...broken }], inputs);
    expect(run.step.outputs.verdict).toBe('error');
    expect(run.extra.quarantine.warnings).toHaveLength(warnings);
  });

  it.each([
    ['one suite has its history', 'com.shop.tests', /\/earlgrey-com\.shop\.tests-/],
    ['two suites have none in common', 'com.shop.other', /\/earlgrey-suite-/],
  ])('stores outcomes by suite: %s', async (_what, suiteId, file) => {
    const identities = [{ suiteId: 'com.shop.tests' }, { suiteId }];
    await using run = await collect([{}, {}], { history: 'branch:test-history' }, identities);
    const [commit] = run.github.branch('test-history');
    expect(Object.keys(commit?.files ?? {}).filter((name) => name.includes('earlgrey'))).toEqual([expect.stringMatching(file)]);
  });

  it('names the shards that were not started, as the jobs count them', async () => {
    const unstarted = [{ reason: 'budget', shards: [2, 3], clause: 'shards 3 and 4 of 4 were not started' }] as const;
    await using run = await collect([{}, { unstarted }]);
    expect(run.step.outputs).toMatchObject({
      verdict: 'error',
      reason: expect.stringContaining('Shards 3 and 4 of 4 were not started'),
    });
    expect(run.extra.unstarted).toEqual([{ ...unstarted[0], shards: [3, 4] }]);
  });

  it.for(['before', 'after'])(
    'lets the newest run attempt of a job decide, stored %s the older one',
    async (when, { github }) => {
      const add = (runAttempt: number, test: ReturnType<typeof testResult>): Promise<void> => {
        const sessions = [sessionResult({ device: iphone14, buildId: `b${runAttempt}`, tests: [test] })];
        return store(github, {}, { devices: [iphone14], runAttempt }, sessions);
      };
      const older = (): Promise<void> => add(1, testResult('CartTests#testAdds'));
      const newer = (): Promise<void> => add(2, failedTest('CartTests#testAdds'));
      for (const each of when === 'before' ? [newer, older] : [older, newer]) await each();
      await using step = await runAction(collector(documents, { ...github.env, GITHUB_RUN_ATTEMPT: '2' }));
      expect(step.outputs).toMatchObject({ verdict: 'failed', tests: '1', sessions: '1' });
    },
  );

  it('takes the attempts of a session by their number, whatever their order in the document', async ({ github }) => {
    const first = { device: iphone14, buildId: 'b0', startedAt: new Date(runStart.getTime() + 1_000) };
    const again = {
      device: iphone14,
      buildId: 'b1',
      attempt: 1,
      partial: true,
      startedAt: new Date(runStart.getTime() + 90_000),
    };
    const sessions = [
      sessionResult({ ...again, tests: [testResult('CartTests#testAdds')] }),
      sessionResult({ ...first, tests: [failedTest('CartTests#testAdds')] }),
    ];
    await store(github, {}, { devices: [iphone14] }, sessions);
    await using step = await runAction(collector(documents, github.env));
    expect(step.outputs).toMatchObject({ verdict: 'passed', flaky: '1', sessions: '1', 'device-minutes': '2.0' });
    expect((await step.results()).extra.sessions).toMatchObject([{ build: 'b1', start: first.startedAt.getTime() }]);
  });
});

describe('a shard without a build, which a job says it did not start', () => {
  const project = 'shop-4711';
  const unstarted = (shard: number) => [
    { reason: 'fail-fast', shards: [shard], clause: `shard ${shard + 1} of 3 was not started` } as const,
  ];

  /** Runs shards 1 and 3 of 3, which fail, stores a job that did not start `shard`, and collects all. */
  const collect = async (devices: string, shard: number, identity: Partial<JobIdentity>, run: Partial<RunAnalysis> = {}) => {
    await using cloud = await openCloud({ overrides: [{ test: '*', outcome: 'fail' }] });
    await using github = await startGitHubServices();
    for (const index of [0, 2])
      await (await job(cloud, { inputs: { devices, shards: '3', 'shard-index': String(index) } })).dispose();
    const passed = { kind: 'passed', reason: 'No test failed.' } as const;
    const document = { framework: 'espresso', project, verdict: passed, unstarted: unstarted(shard), ...run } as const;
    await store(github, document, { devices: [pixel], shards: 3, shardIndex: 1, ...identity });
    const inputs = { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore' };
    return await runAction(collector(inputs, github.env));
  };

  it.each<
    [what: string, devices: string, shard: number, identity: Partial<JobIdentity>, run: Partial<RunAnalysis>, verdict: string]
  >([
    ['is no error', pixel, 1, {}, {}, 'failed'],
    ['is an error where the job names another shard', pixel, 2, {}, {}, 'error'],
    ['is an error where the job is of another project', pixel, 1, {}, { project: 'another' }, 'error'],
    ['is an error where the job has another device', pixel, 1, { devices: [galaxy] }, {}, 'error'],
    ['is an error where the job has one of two devices', `${pixel}\n${galaxy}`, 1, {}, {}, 'error'],
  ])('%s', async (_what, devices, shard, identity, run, verdict) => {
    await using step = await collect(devices, shard, identity, run);
    expect(step.outputs.verdict, step.outputs.reason).toBe(verdict);
    if (verdict === 'error') expect(step.outputs.reason).toMatch(/^Shard [12] of 3 has no build/);
  });
});

it('retries of a job are ordered by their number, whatever the order of the listing', async () => {
  const oldestFirst = (before: Json): Json => (before as readonly Json[]).toReversed();
  await using cloud = await openCloud({ overrides: [{ test: '*adds', flaky: 2 }] }, [
    { of: 'listing', set: { builds: oldestFirst } },
  ]);
  await using red = await job(cloud, { inputs: { retries: '2' } });
  expect(red.outputs).toMatchObject({ verdict: 'passed', flaky: '1' });
  const inputs = { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore' };
  await using step = await runAction(collector(inputs));
  expect(step.outputs).toMatchObject({ verdict: 'passed', flaky: '1', tests: '4', 'build-ids': red.outputs['build-ids'] });
});

it('a build counts though a job that ran again had no test selected', async ({ github }) => {
  await using cloud = await openCloud({ overrides: [{ test: '*adds', outcome: 'fail' }] });
  await (await job(cloud)).dispose();
  const nothing = { kind: 'passed', reason: 'No test is selected.' } as const;
  const hash = parseBuildTag(cloud.cloud.startedBuilds()[0]?.capabilities.buildTag)?.job ?? '';
  const again = { devices: [pixel], runAttempt: 2, hash };
  await store(github, { framework: 'espresso', emptySelection: true, verdict: nothing }, again);
  const inputs = { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore' };
  await using step = await runAction(collector(inputs, { ...github.env, GITHUB_RUN_ATTEMPT: '2' }));
  expect(step.outputs, step.outputs.reason).toMatchObject({ verdict: 'failed', failed: '1' });
});
