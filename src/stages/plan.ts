import type { RunContext } from '../github/run-context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import type { Shard } from '../results/model.ts';
import { hashOf, type Mark, newNonce } from './mark.ts';

/** What will be done, before anything is sent. */
export interface Plan {
  readonly inputs: RunInputs;
  /** Stays the same when the job runs again, and differs between the jobs of a matrix. */
  readonly identity: string;
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
}

/** One build a shard; with `shard-index` that shard alone. */
export const planRun = (inputs: RunInputs, context: RunContext): Plan => {
  const indices =
    inputs.shardIndex === undefined ? Array.from({ length: inputs.shards }, (_, index) => index) : [inputs.shardIndex];
  const identity = jobIdentity(inputs, context);
  return {
    inputs,
    identity,
    builds: indices.map((index) => {
      const shard = { index, total: inputs.shards };
      return {
        shard,
        mark: { runId: context.runId, runAttempt: context.runAttempt, job: identity, shard, attempt: 0, nonce: newNonce() },
        devices: inputs.devices,
        attempt: 0,
        partial: false,
      };
    }),
  };
};

/** Tells the jobs of a matrix apart: the runner names them all alike, but what they ask for differs. */
const jobIdentity = (inputs: RunInputs, context: RunContext): string =>
  hashOf(
    context.job,
    context.step,
    inputs.framework,
    inputs.project,
    JSON.stringify([inputs.devices, inputs.shards, inputs.shardIndex ?? null, inputs.capabilities]),
    JSON.stringify([inputs.app, inputs.testSuite ?? null]),
  );
