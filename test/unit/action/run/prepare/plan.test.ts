import { describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../../../../src/action/github/github-context.ts';
import type { ResolvedInputs } from '../../../../../src/action/inputs/run-inputs.ts';
import { planRun } from '../../../../../src/action/run/prepare/plan.ts';
import type { PlannedShard, ShardPlan } from '../../../../../src/core/model/run-plan.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { selectionOf } from '../../../core/results/known-suites.ts';

const github = readGitHubContext({ GITHUB_RUN_ID: '4711', GITHUB_RUN_ATTEMPT: '2' });

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
  planRun(planOf(inputs).inputs, github, shardPlan, selectionOf(undefined));

describe('planRun', () => {
  it('makes a build of each shard, to run on all devices', () => {
    const { builds, shards, identity } = planned(shardPlanOf([shardOf(0), shardOf(1)]), { devices: ['A-1', 'B-1'] });
    expect(identity).toMatch(/^[0-9a-f]+$/);
    expect(shards).toEqual([shardOf(0), shardOf(1)]);
    const nonce = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(builds).toEqual(
      [0, 1].map((index) => ({
        shard: { index, total: 2 },
        tag: { runId: '4711', runAttempt: 2, job: identity, shard: { index, total: 2 }, attempt: 0, nonce },
        devices: ['A-1', 'B-1'],
        attempt: 0,
        partial: false,
        expected: {},
      })),
    );
    expect(builds[0]?.tag.nonce).not.toBe(builds[1]?.tag.nonce);
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
