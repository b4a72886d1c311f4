import { describe, expect, it } from 'vitest';
import type { GitHubContext } from '../../../../src/github/github-context.ts';
import type { ResolvedInputs } from '../../../../src/inputs/run-inputs.ts';
import { publishedDocsUrl } from '../../../../src/model/error-codes.ts';
import type { PlannedShard, ShardPlan } from '../../../../src/model/planned-shard.ts';
import { jobIdentity, planRun, reviewIdentity } from '../../../../src/run/prepare/plan.ts';
import { planOf } from '../../../helpers/stage.ts';
import { selectionOf } from '../../results/known-suites.ts';

const github: GitHubContext = {
  repository: 'ann/shop',
  repositoryName: 'shop',
  runId: '4711',
  runAttempt: 2,
  sha: 'c0ffee',
  job: 'test',
  step: 'run',
  workspace: '/workspace',
  serverUrl: 'https://github.com',
  docsUrl: publishedDocsUrl,
};

const shardPlanOf = (shards: readonly PlannedShard[], overrides: Partial<ShardPlan> = {}): ShardPlan => ({
  shardBy: 'hash',
  total: shards.length,
  shards,
  fingerprint: 'f1f1',
  notes: [],
  notices: [],
  ...overrides,
});

const shardOf = (index: number, total = 2): PlannedShard => ({ shard: { index, total } });

const planned = (shardPlan: ShardPlan, inputs: Partial<ResolvedInputs> = {}) =>
  planRun(planOf(inputs).inputs, 'identity', github, shardPlan, selectionOf(undefined));

describe('planRun', () => {
  it('makes a build of each shard, to run on all devices', () => {
    const { builds, shards, identity } = planned(shardPlanOf([shardOf(0), shardOf(1)]), { devices: ['A-1', 'B-1'] });
    expect(identity).toBe('identity');
    expect(shards).toEqual([shardOf(0), shardOf(1)]);
    const nonce = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(builds).toEqual(
      [0, 1].map((index) => ({
        shard: { index, total: 2 },
        tag: { runId: '4711', runAttempt: 2, job: 'identity', shard: { index, total: 2 }, attempt: 0, nonce },
        devices: ['A-1', 'B-1'],
        attempt: 0,
        partial: false,
        expected: {},
      })),
    );
    expect(builds[0]?.tag.nonce).not.toBe(builds[1]?.tag.nonce);
  });

  it('carries what is known of a shard', () => {
    const known = { ...shardOf(0, 1), classFilter: ['a.Cart'], predictedMs: 5_000, plannedTests: 7 };
    expect(planned(shardPlanOf([known])).builds).toMatchObject([
      { tests: ['a.Cart'], expected: { predictedMs: 5_000, plannedTests: 7 }, tag: { plan: 'f1f1' } },
    ]);
  });

  it('tells the collector which shards have no tests', () => {
    const named = { ...shardOf(0), classFilter: ['a.Cart'] };
    const tagOf = (plan: ShardPlan) => planned(plan).builds[0]?.tag;
    expect(tagOf(shardPlanOf([named], { total: 2 }))).toMatchObject({ plan: 'f1f1', emptyShards: [1] });
    expect(tagOf(shardPlanOf([shardOf(1)], { total: 3 }))).toMatchObject({ emptyShards: [0, 2] });
    expect(tagOf(shardPlanOf([named, shardOf(1)]))?.emptyShards).toBeUndefined();
  });

  it('runs the shard of its job alone, or none where no test is left for it', () => {
    const plan = shardPlanOf([shardOf(0), shardOf(1)]);
    expect(planned(plan, { shards: 2, shardIndex: 1 }).builds.map(({ shard }) => shard.index)).toEqual([1]);
    expect(planned(plan, { shards: 3, shardIndex: 2 })).toMatchObject({ builds: [], shards: [] });
  });
});

describe('jobIdentity', () => {
  const identityOf = (inputs: Partial<ResolvedInputs> = {}, changed: Partial<GitHubContext> = {}): string =>
    jobIdentity(planOf(inputs).inputs, { ...github, ...changed });
  const file = (path: string, sizeBytes = 1) => ({ kind: 'file', path, sizeBytes }) as const;

  it.each<[string, Partial<ResolvedInputs>, Partial<GitHubContext>]>([
    ['job', {}, { job: 'other' }],
    ['step', {}, { step: 'other' }],
    ['framework', { framework: 'xcuitest' }, {}],
    ['project', { project: 'other' }, {}],
    ['devices', { devices: ['Nexus 6-6.0'] }, {}],
    ['number of shards', { shards: 2 }, {}],
    ['way to split', { shardBy: 'duration' }, {}],
    ['shard', { shardIndex: 0 }, {}],
    ['capabilities', { capabilities: { language: 'de' } }, {}],
    ['tests', { tests: [{ kind: 'size', size: 'small', text: 'size:small', excludes: false }] }, {}],
    ['app', { app: { kind: 'reference', reference: 'bs://other' } }, {}],
    ['suite', { testSuite: { kind: 'reference', reference: 'bs://other' } }, {}],
  ])('differs by %s', (_what, inputs, changed) => {
    expect(identityOf(inputs, changed)).not.toBe(identityOf());
  });

  it.each<[string, Partial<ResolvedInputs>, Partial<GitHubContext>]>([
    ['the run', {}, { runId: '4712', runAttempt: 3, sha: 'beef' }],
    ['where the workspace is', { app: file('/else/app.apk') }, { workspace: '/else' }],
    ['what is in the files', { app: file('/workspace/app.apk', 2) }, {}],
    ['how results are judged', { app: file('/workspace/app.apk'), failOn: 'never', retries: 3 }, {}],
  ])('does not depend on %s', (_what, inputs, changed) => {
    const app = file('/workspace/app.apk');
    expect(identityOf({ app, ...inputs }, changed)).toBe(identityOf({ app }));
  });

  it('knows files and folders by their paths', () => {
    const of = (path: string, kind: 'file' | 'directory'): string =>
      identityOf({ app: kind === 'file' ? file(path) : { kind, path } });
    for (const kind of ['file', 'directory'] as const) {
      expect(of('/workspace/a', kind)).not.toBe(of('/workspace/b', kind));
    }
    const inElse = identityOf({ app: { kind: 'directory', path: '/else/a' } }, { workspace: '/else' });
    expect(inElse).toBe(of('/workspace/a', 'directory'));
  });

  it('does without a suite', () => {
    const { testSuite: _none, ...earlgrey } = planOf({ framework: 'earlgrey' }).inputs;
    expect(jobIdentity(earlgrey, github)).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('reviewIdentity', () => {
  const identityOf = (overrides: Parameters<typeof planOf>[0] = {}, run = { runId: '4711', sha: 'c0ffee' }) =>
    reviewIdentity(planOf(overrides).inputs, { ...github, ...run });
  const reference = (name: string) => ({ kind: 'reference', reference: `bs://${name}` }) as const;

  it('is the same in every run of the workflow: new ids of runs, commits and uploads', () => {
    const inputs = (id: string, sha: string) => ({
      project: `shop-${id}`,
      app: reference(id),
      capabilities: { buildTag: `nightly ${id} ${sha}` },
    });
    const later = identityOf(inputs('4712', 'decaf'), { runId: '4712', sha: 'decaf' });
    expect(later).toBe(identityOf(inputs('4711', 'c0ffee')));
  });

  it.each([
    ['devices', { devices: ['Other-1'] }],
    ['the shard', { shards: 2, shardIndex: 1 }],
    ['the number of shards', { shards: 2 }],
    ['capabilities', { capabilities: { language: 'de' } }],
    ['the app', { app: { kind: 'file', path: '/workspace/free.apk', sizeBytes: 1 } }],
  ] as const)('tells jobs apart by %s', (_what, overrides) => {
    expect(identityOf(overrides)).not.toBe(identityOf());
  });
});
