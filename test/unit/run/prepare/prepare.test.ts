import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunInputs } from '../../../../src/inputs/run-inputs.ts';
import { historyOwner, logLengths, openJobHistory, planExamined } from '../../../../src/run/prepare/prepare.ts';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { pixel } from '../../../helpers/one-session.ts';
import { sessionResult, testResult } from '../../../helpers/run-results.ts';
import { openStage, planOf } from '../../../helpers/stage.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';
import { knownSuite, selectionOf } from '../../results/known-suites.ts';

let github: GitHubServices;
let folder: TemporaryDirectory;

beforeEach(async () => {
  github = await startGitHubServices();
  folder = await temporaryDirectory();
  const variables = { ...github.env, GITHUB_SERVER_URL: 'https://github.com', GITHUB_WORKSPACE: folder.path };
  // The client reads variables and working directory of the process, and writes its own lines to standard output.
  vi.spyOn(process, 'cwd').mockReturnValue(folder.path);
  for (const [name, value] of Object.entries({ ...variables, RUNNER_TEMP: join(folder.path, 'temp') })) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await folder[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
});

const suite = knownSuite(['a.Cart#adds', 'a.Login#signsIn', 'a.Pay#pays']);

/** One job from its plan to its end, in which each session took as long as its tests. */
const runJob = async (inputs: Partial<RunInputs>, { isKnown = true, hasCache = true, hasRun = true } = {}) => {
  const runner = createMemoryRunner(folder.path, {}, hasCache ? github.env : {});
  await using stage = openStage('http://127.0.0.1:1');
  // The cache has a time limit, which must not pass at once.
  const context = { ...stage.context, ...runner };
  const binaries = { app: undefined, testSuite: undefined, tests: undefined };
  const examined = {
    target: undefined,
    binaries,
    findings: [],
    warnings: [],
    notices: [],
    notes: [],
    selection: selectionOf(isKnown ? suite : undefined),
  };
  const asked = { ...examined, inputs: planOf(inputs).inputs };
  const history = await openJobHistory(asked.inputs, asked.selection.suite?.suiteId, context);
  const { plan } = await planExamined(asked, history, context);
  const planning = runner.lines.splice(0);
  const sessions = (hasRun ? plan.shards : []).map(({ shard }) => {
    const tests = [testResult(`a.Class${shard.index}#t`, { durationMs: 4_000 })];
    return sessionResult({ device: pixel, shard, tests, durationMs: 4_000 + shard.index });
  });
  logLengths({ inputs: plan.inputs, plan }, sessions, runner.log);
  return { plan, planning, ending: runner.lines };
};

const keys = (): readonly string[] => github.cacheEntries().map(({ key }) => key);

describe('a split by hash', () => {
  it('stores no durations', async () => {
    const { plan, ending } = await runJob({ shards: 2 });
    expect(plan).toMatchObject({ shardPlan: { shardBy: 'hash', total: 2 } });
    expect(plan.builds.map(({ tag }) => tag.runId)).toEqual(['4711', '4711']);
    // What it reads is for the prediction.
    const written = github.requests.filter(({ path }) => /Create|Finalize/.test(path));
    expect({ ending, keys: keys(), written }).toEqual({ ending: [], keys: [], written: [] });
  });
});

describe('a split by duration', () => {
  it('says what it decided, and how even it was', async () => {
    const { plan, planning, ending } = await runJob({ shards: 2, shardBy: 'duration' });
    expect(plan.shardPlan).toMatchObject({ shardBy: 'duration', total: 2 });
    expect(planning.filter((line) => !line.startsWith('debug: '))[0]).toBe(
      'No durations of earlier runs are available: every test is assumed to take 10 s.',
    );
    expect(ending).toEqual(['Shard 1 of 2 took 4 s; shard 2 of 2 took 4 s. They are even.']);
    expect(keys()).toEqual([
      expect.stringMatching(/^mobile-test-cloud-durations-1-espresso-com\.shop\.test-[0-9a-f]{8}-run-4711-basis$/),
    ]);
  });

  it('is a matter of `auto` too, and goes on where there is no cache', async () => {
    const { planning, ending } = await runJob({ shards: 'auto' }, { hasCache: false });
    expect(planning).toContain(
      'notice: This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.',
    );
    expect(ending).toEqual([expect.stringMatching(/^Shard 1 of 1 took 4 s\./)]);
  });

  it('agrees with the other jobs of the matrix on one basis', async () => {
    const first = await runJob({ shards: 2, shardBy: 'duration', shardIndex: 0 });
    const second = await runJob({ shards: 2, shardBy: 'duration', shardIndex: 1 });
    expect(second.plan.shardPlan.fingerprint).toBe(first.plan.shardPlan.fingerprint);
    expect(second.plan.builds.map(({ shard }) => shard.index)).toEqual([1]);
    expect(keys().filter((key) => key.endsWith('-basis'))).toHaveLength(1);
  });

  it('knows the other jobs of the matrix by the shards that they run', () => {
    const runner = createMemoryRunner(folder.path, {});
    const jobs = [0, 1, 2].map((shardIndex) => historyOwner(planOf({ shards: 3, shardIndex }).inputs, 'com.shop', runner));
    for (const { identity, siblings } of jobs)
      expect(new Set([identity, ...siblings])).toEqual(new Set(jobs.map((job) => job.identity)));
    expect(historyOwner(planOf({ shards: 3 }).inputs, 'com.shop', runner).siblings).toEqual([]);
  });
});
