import path from 'node:path';
import type { GitHubContext } from '../../github/github-context.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import { hashOf, newNonce } from '../../model/build-tag.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { type ChosenDevice, isSelector } from '../../model/device-selector.ts';
import type { Shard } from '../../model/device-shard.ts';
import type { PlannedShard, ShardPlan } from '../../model/planned-shard.ts';
import type { JobIdentity } from '../../model/results.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { countKnownTests } from '../../results/account-tests.ts';
import type { Selection } from '../../results/selection/selection.ts';

/** What will be done, before anything is sent. */
export interface Plan {
  readonly inputs: ResolvedInputs;
  /** Stays the same when the job runs again, and differs between the jobs of a matrix. */
  readonly identity: string;
  readonly shardPlan: ShardPlan;
  /** Those of this job. */
  readonly shards: readonly PlannedShard[];
  /** In shard order. */
  readonly builds: readonly PlannedBuild[];
}

/**
 * One build for each shard, or one for all where the service splits it. With `shard-index` that shard alone, or none where no test is left
 * for it.
 */
export const planRun = (
  inputs: ResolvedInputs,
  identity: string,
  github: GitHubContext,
  shardPlan: ShardPlan,
  selection: Selection,
): Plan => {
  const { shardIndex, devices } = inputs;
  const { filters } = selection;
  const shards = shardPlan.shards.filter(({ shard }) => shardIndex === undefined || shard.index === shardIndex);
  const tagOf = ({ shard, classFilter }: PlannedShard): PlannedBuild['tag'] => ({
    runId: github.runId,
    runAttempt: github.runAttempt,
    job: identity,
    shard,
    attempt: 0,
    ...(classFilter === undefined ? {} : { plan: shardPlan.fingerprint }),
    emptyShards: emptyShards(shardPlan),
    selection: inputs.select && hashOf(...entriesOf({ ...inputs, select: undefined })),
    lines: inputs.deviceLines.some(isSelector) ? hashOf(...inputs.deviceLines) : undefined,
    nonce: newNonce(),
  });
  const common = { devices, attempt: 0, partial: false, ...(Object.keys(filters).length === 0 ? {} : { filters }) };
  const buildOf = (planned: PlannedShard): PlannedBuild => {
    const { shard, classFilter: tests, predictedMs, plannedTests } = planned;
    const knownTests = countKnownTests(selection, planned);
    return { ...common, shard, tag: tagOf(planned), tests, expected: { predictedMs, plannedTests }, knownTests };
  };
  const splitBuild = (): PlannedBuild => {
    const whole = { shard: { index: 0, total: 1 } };
    return {
      ...common,
      ...whole,
      tag: { ...tagOf(whole), plan: shardPlan.fingerprint },
      serviceShards: shards.map((planned) => ({
        name: serviceShardName(planned.shard),
        tests: planned.classFilter ?? [],
        knownTests: countKnownTests(selection, planned),
      })),
      expected: longest(shards),
    };
  };
  return { inputs, identity, shardPlan, shards, builds: shardPlan.splitBy === 'service' ? [splitBuild()] : shards.map(buildOf) };
};

const serviceShardName = ({ index, total }: Shard): string => `Shard ${index + 1} of ${total}`;

/** The sessions of a build run side by side. */
const longest = (shards: readonly PlannedShard[]): PlannedBuild['expected'] => {
  const predicted = shards.flatMap(({ predictedMs }) => predictedMs ?? []);
  const planned = shards.flatMap(({ plannedTests }) => plannedTests ?? []);
  return {
    predictedMs: predicted.length < shards.length ? undefined : Math.max(...predicted),
    plannedTests: planned.length < shards.length ? undefined : Math.max(...planned),
  };
};

/** The collector must not miss the builds of shards that hold no test. */
const emptyShards = ({ shards, total }: ShardPlan): readonly number[] | undefined => {
  const filled = new Set(shards.map(({ shard }) => shard.index));
  return filled.size === total
    ? undefined
    : Array.from({ length: total }, (_, index) => index).filter((index) => !filled.has(index));
};

/** Tells the jobs of a matrix apart: the runner names them all alike, but what they ask for differs. */
export const jobIdentity = (inputs: RunInputs, github: GitHubContext): string =>
  hashOf(
    github.job,
    github.step,
    inputs.framework,
    inputs.project,
    JSON.stringify([
      inputs.deviceLines,
      inputs.shards,
      inputs.shardBy,
      inputs.shardIndex ?? null,
      inputs.capabilities,
      ...entriesOf(inputs),
    ]),
    JSON.stringify([inputs.app, inputs.testSuite].map((ref) => ref && namedAs(ref, github.workspace))),
  );

/** What the collector must know of the job, even if its builds are lost. */
export const describeJob = (
  inputs: RunInputs,
  identity: string,
  github: GitHubContext,
  resolved: readonly ChosenDevice[],
  suiteId: string | undefined,
): JobIdentity => ({
  hash: identity,
  runId: github.runId,
  runAttempt: github.runAttempt,
  name: github.job,
  devices: resolved.length > 0 ? resolved.map(({ device }) => device) : inputs.deviceLines,
  resolvedDevices: resolved.length > 0 ? resolved : undefined,
  shards: inputs.shards,
  shardIndex: inputs.shardIndex,
  suiteId,
});

/** Like `jobIdentity`, and the same in every run of the workflow: without ids of runs, commits and uploads. */
export const reviewIdentity = (inputs: RunInputs, { runId, sha, workspace }: GitHubContext): string => {
  const { framework, deviceLines, shards, shardBy, shardIndex, capabilities } = inputs;
  const files = [inputs.app, inputs.testSuite].map((ref) =>
    ref?.kind === 'file' || ref?.kind === 'directory' ? namedAs(ref, workspace) : null,
  );
  const asked = JSON.stringify(capabilities).replaceAll(runId, '').replaceAll(sha, '');
  return hashOf(
    JSON.stringify([framework, deviceLines, shards, shardBy, shardIndex ?? null, files, ...entriesOf(inputs)]),
    asked,
  );
};

/** Entries mean the same in any order. */
const entriesOf = ({ tests, select = [] }: Pick<RunInputs, 'tests' | 'select'>): readonly string[] => [
  ...tests.map(written).sort(),
  ...select.map(({ pattern, entries }) => `select ${pattern}: ${entries.map(written).join()}`).sort(),
];

const written = ({ text, excludes }: TestEntry): string => `tests ${excludes ? '!' : ''}${text}`;

/** As the workflow names it: the same on every machine, whatever its content is today. */
const namedAs = (ref: BinaryRef, workspace: string): unknown =>
  ref.kind === 'file' || ref.kind === 'directory' ? path.relative(workspace, ref.path) : ref;
