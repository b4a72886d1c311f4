import path from 'node:path';
import type { RunContext } from '../../github/run-context.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { hashOf, type Mark, newNonce } from '../../model/build-tag.ts';
import type { Shard } from '../../model/device-shard.ts';
import type { PlannedLength } from '../poll/expectation.ts';
import type { PlannedShard, ShardPlan } from './planned-shard.ts';

/** What will be done, before anything is sent. */
export interface Plan {
  readonly inputs: RunInputs;
  /** Stays the same when the job runs again, and differs between the jobs of a matrix. */
  readonly identity: string;
  readonly shardPlan: ShardPlan;
  /** Those of this job. */
  readonly shards: readonly PlannedShard[];
  /** In shard order. */
  readonly builds: readonly PlannedBuild[];
}

export interface PlannedBuild {
  readonly shard: Shard;
  readonly mark: Mark;
  /** One session must come back for each. */
  readonly devices: readonly string[];
  /** 0 is the first; n the nth run of what failed. */
  readonly attempt: number;
  /** The only tests to run, as the framework's filter names them; without it the runner's own split decides. */
  readonly tests?: readonly string[];
  /** Its tests are some of those that another build of the same device and shard ran. */
  readonly partial: boolean;
  /** What its sessions are expected to take; absent where nothing is known. */
  readonly expected?: PlannedLength;
}

/** One build a shard; with `shard-index` that shard alone, or none where no test is left for it. */
export const planRun = (inputs: RunInputs, identity: string, context: RunContext, shardPlan: ShardPlan): Plan => {
  const { shardIndex, devices } = inputs;
  const shards = shardPlan.shards.filter(({ shard }) => shardIndex === undefined || shard.index === shardIndex);
  return {
    inputs,
    identity,
    shardPlan,
    shards,
    builds: shards.map(({ shard, classFilter, predictedMs, plannedTests }) => ({
      shard,
      mark: {
        runId: context.runId,
        runAttempt: context.runAttempt,
        job: identity,
        shard,
        attempt: 0,
        ...(classFilter === undefined ? {} : { plan: shardPlan.fingerprint, ...filledShards(shardPlan) }),
        nonce: newNonce(),
      },
      devices,
      attempt: 0,
      ...(classFilter === undefined ? {} : { tests: classFilter }),
      partial: false,
      expected: {
        ...(predictedMs === undefined ? {} : { predictedMs }),
        ...(plannedTests === undefined ? {} : { plannedTests }),
      },
    })),
  };
};

/** The collector must not miss the builds of shards that hold no test. */
const filledShards = ({ shards, total }: ShardPlan): Pick<Mark, 'filledShards'> =>
  shards.length === total ? {} : { filledShards: shards.length };

/** Tells the jobs of a matrix apart: the runner names them all alike, but what they ask for differs. */
export const jobIdentity = (inputs: RunInputs, context: RunContext): string =>
  hashOf(
    context.job,
    context.step,
    inputs.framework,
    inputs.project,
    JSON.stringify([inputs.devices, inputs.shards, inputs.shardBy, inputs.shardIndex ?? null, inputs.capabilities]),
    JSON.stringify([inputs.app, inputs.testSuite].map((ref) => ref && namedAs(ref, context.workspace))),
  );

/** As the workflow names it: the same on every machine, whatever its content is today. */
const namedAs = (ref: BinaryRef, workspace: string): unknown =>
  ref.kind === 'file' || ref.kind === 'directory' ? path.relative(workspace, ref.path) : ref;
