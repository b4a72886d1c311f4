import type { CountedBuild } from '../builds/lineage.ts';
import { deviceKey } from '../model/device-name.ts';
import { shardsOf, totalShards } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import { describeShard } from '../results/describe.ts';
import type { Job } from './read-jobs.ts';

/** A device and shard without a build, or parts of the matrix that do not fit together. */
export interface AbsentPart {
  readonly problem: RunProblem;
  /** Absent where the problem is not about single shards. */
  readonly place?: {
    readonly shard: number;
    /** Keys of the devices. */
    readonly devices: readonly string[];
  };
}

/** What a build runs, or a job had to run. */
export interface CoveredPart {
  /** Into how many shards the suite is split; absent where that was not decided. */
  readonly total?: number | undefined;
  /** From 0; absent: all of them. */
  readonly shards?: readonly number[] | undefined;
  readonly devices: readonly string[];
  /** Fingerprint of the plan behind the split. */
  readonly plan?: string | undefined;
  /** Shards that the split leaves without a test, where the build knows of any. */
  readonly emptyShards?: readonly number[] | undefined;
}

const why = 'its job died, was skipped or never started';

const differ = (clause: string): AbsentPart => ({ problem: problem('matrix-shards-differ', clause) });

export const partsOfBuilds = (counted: readonly CountedBuild[]): readonly CoveredPart[] =>
  counted
    .filter(({ attempt }) => attempt === 0)
    .map(({ build, devices }) => ({
      total: totalShards(build),
      shards: shardsOf(build).map(({ index }) => index),
      devices,
      plan: build.tag?.plan,
      emptyShards: build.tag?.emptyShards,
    }));

/** A job with one shard knows the number of shards from its inputs; otherwise the plan decided it, as the sessions show. */
export const partOfJob = ({ facts: { job, sessions } }: Pick<Job, 'facts'>): CoveredPart => {
  const { devices, shard, shards } = job;
  const planned = sessions.length === 0 ? undefined : Math.max(...sessions.map((each) => each.shards));
  const isInput = shards !== 'auto' && (shards === 1 || shard !== undefined);
  return { devices, total: isInput ? shards : planned, shards: shard === undefined ? undefined : [shard - 1] };
};

/**
 * Finds what should be there and is not.
 *
 * All parts must agree on the number of shards (and on the plan behind it, where tests were named), and have the expected one where it is
 * given. Every shard that holds tests must be there on every device that any part of the run has: a matrix may be over shards, over
 * devices, or over both.
 */
export const absentParts = (parts: readonly CoveredPart[], expectedShards: number | undefined): readonly AbsentPart[] => {
  const totals = [...new Set(parts.flatMap(({ total }) => total ?? []))].toSorted((a, b) => a - b);
  const [total] = totals;
  if (total === undefined) return [];
  if (totals.length > 1)
    return [
      differ(`the builds were started with different numShards (${totals.join(', ')}), so some tests would not have run at all`),
    ];
  if (expectedShards !== undefined && total !== expectedShards)
    return [differ(`the builds were started with numShards ${total}, and expected-shards is ${expectedShards}`)];

  const plans = new Set(parts.map(({ plan }) => plan));
  if (plans.size > 1)
    return [
      {
        problem: problem(
          'matrix-plans-differ',
          'the jobs split the suite differently because they used different durations, so some tests may not have run at all',
        ),
      },
    ];

  const devices = new Map(parts.flatMap(({ devices: own }) => own.map((device) => [deviceKey(device), device])));
  const [known = new Set(), ...others] = parts.map(({ emptyShards }) => new Set(emptyShards));
  const empty = others.reduce((both, each) => both.intersection(each), known);
  return Array.from({ length: total }, (_, index) => {
    if (empty.has(index)) return [];
    const covered = parts
      .filter(({ shards }) => shards === undefined || shards.includes(index))
      .flatMap(({ devices: own }) => own.map(deviceKey));
    const shard = total === 1 ? 'the run' : describeShard({ index, total });
    const missing = (clause: string, keys: readonly string[]): AbsentPart => ({
      problem: problem('matrix-shard-missing', `${clause}: ${why}`),
      place: { shard: index, devices: keys },
    });
    if (covered.length === 0) return [missing(`${shard} has no build`, [...devices.keys()])];
    return [...devices].flatMap(([key, device]) =>
      covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}`, [key])],
    );
  }).flat();
};
