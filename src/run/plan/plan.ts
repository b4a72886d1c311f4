import path from 'node:path';
import type { RunContext } from '../../github/run-context.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { hashOf, newNonce } from '../../model/build-tag.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import type { JobIdentity } from '../../model/results.ts';
import { countKnownTests } from '../judge/account-tests.ts';
import type { ChosenTests } from '../preflight/choose-tests.ts';
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

/** One build for each shard; with `shard-index` that shard alone, or none where no test is left for it. */
export const planRun = (
  inputs: RunInputs,
  identity: string,
  context: RunContext,
  shardPlan: ShardPlan,
  { suite, filters }: Pick<ChosenTests, 'suite' | 'filters'> = { suite: undefined, filters: {} },
): Plan => {
  const { shardIndex, devices } = inputs;
  const shards = shardPlan.shards.filter(({ shard }) => shardIndex === undefined || shard.index === shardIndex);
  return {
    inputs,
    identity,
    shardPlan,
    shards,
    builds: shards.map((planned) => {
      const { shard, classFilter, predictedMs, plannedTests } = planned;
      return {
        shard,
        tag: {
          runId: context.runId,
          runAttempt: context.runAttempt,
          job: identity,
          shard,
          attempt: 0,
          ...(classFilter === undefined ? {} : { plan: shardPlan.fingerprint, filledShards: filledShards(shardPlan) }),
          nonce: newNonce(),
        },
        devices,
        attempt: 0,
        tests: classFilter,
        ...(Object.keys(filters).length === 0 ? {} : { filters }),
        partial: false,
        expected: { predictedMs, plannedTests },
        knownTests: countKnownTests(suite, inputs, planned),
      };
    }),
  };
};

/** The collector must not miss the builds of shards that hold no test. */
const filledShards = ({ shards, total }: ShardPlan): number | undefined => (shards.length === total ? undefined : shards.length);

/** Tells the jobs of a matrix apart: the runner names them all alike, but what they ask for differs. */
export const jobIdentity = (inputs: RunInputs, context: RunContext): string =>
  hashOf(
    context.job,
    context.step,
    inputs.framework,
    inputs.project,
    JSON.stringify([
      inputs.devices,
      inputs.shards,
      inputs.shardBy,
      inputs.shardIndex ?? null,
      inputs.capabilities,
      ...entriesOf(inputs),
    ]),
    JSON.stringify([inputs.app, inputs.testSuite].map((ref) => ref && namedAs(ref, context.workspace))),
  );

/** What the collector must know of the job, whatever becomes of its builds. */
export const describeJob = (inputs: RunInputs, identity: string, context: RunContext): JobIdentity => ({
  hash: identity,
  runId: context.runId,
  runAttempt: context.runAttempt,
  name: context.job,
  devices: inputs.devices,
  shards: inputs.shards,
  ...(inputs.shardIndex === undefined ? {} : { shardIndex: inputs.shardIndex }),
});

/** Like `jobIdentity`, and the same in every run of the workflow: without ids of runs, commits and uploads. */
export const reviewIdentity = (inputs: RunInputs, { runId, sha, workspace }: RunContext): string => {
  const { framework, devices, shards, shardBy, shardIndex, capabilities } = inputs;
  const files = [inputs.app, inputs.testSuite].map((ref) =>
    ref?.kind === 'file' || ref?.kind === 'directory' ? namedAs(ref, workspace) : null,
  );
  const asked = JSON.stringify(capabilities).replaceAll(runId, '').replaceAll(sha, '');
  return hashOf(JSON.stringify([framework, devices, shards, shardBy, shardIndex ?? null, files, ...entriesOf(inputs)]), asked);
};

/** Entries mean the same in any order. */
const entriesOf = ({ tests }: RunInputs): readonly string[] =>
  tests.map(({ text, excludes }) => `tests ${excludes ? '!' : ''}${text}`).sort();

/** As the workflow names it: the same on every machine, whatever its content is today. */
const namedAs = (ref: BinaryRef, workspace: string): unknown =>
  ref.kind === 'file' || ref.kind === 'directory' ? path.relative(workspace, ref.path) : ref;
