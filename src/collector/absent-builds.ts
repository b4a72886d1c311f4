import { deviceKey } from '../model/device-name.ts';
import { shardsOf, totalShards } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import { describeShard } from '../results/describe.ts';
import type { ChosenBuild } from './choose-builds.ts';

/** Something that should be there and is not. */
export interface AbsentBuild {
  readonly problem: RunProblem;
  /** Where one is missing; absent where it is not about single shards. */
  readonly place?: {
    readonly shard: number;
    /** Their keys. */
    readonly devices: readonly string[];
  };
}

const why = 'its job died, was skipped or never started';

const differ = (clause: string): AbsentBuild => ({ problem: problem('matrix-shards-differ', clause) });

const missing = (clause: string, shard: number, devices: readonly string[]): AbsentBuild => ({
  problem: problem('matrix-shard-missing', clause),
  place: { shard, devices },
});

/** What a build runs, or a job had to run. */
export interface CoveredPart {
  /** Into how many shards the suite is split; absent where that was not decided. */
  readonly total?: number | undefined;
  /** From 0; absent: all of them. */
  readonly shards?: readonly number[] | undefined;
  readonly devices: readonly string[];
  /** Fingerprint of the plan behind the split. */
  readonly plan?: string | undefined;
  /** So many shards have tests. */
  readonly filledShards?: number | undefined;
}

/** What should have a build and has none. */
export const absentBuilds = (chosen: readonly ChosenBuild[], expectedShards: number | undefined): readonly AbsentBuild[] =>
  absentParts(
    chosen
      .filter(({ attempt }) => attempt === 0)
      .map(({ build, devices }) => ({
        total: totalShards(build),
        shards: shardsOf(build).map(({ index }) => index),
        devices,
        plan: build.tag?.plan,
        filledShards: build.tag?.filledShards,
      })),
    expectedShards,
  );

/**
 * What should be there and is not.
 *
 * All parts must agree on the number of shards (and on the plan behind it, where tests were named), and have the expected one where it is
 * given. Every shard that holds tests must be there on every device that any part of the run has: a matrix may be over shards, over
 * devices, or over both.
 */
export const absentParts = (parts: readonly CoveredPart[], expectedShards: number | undefined): readonly AbsentBuild[] => {
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
  const [filled = total] = parts.flatMap(({ filledShards }) => filledShards ?? []);
  return Array.from({ length: filled }, (_, index) => {
    const covered = parts
      .filter(({ shards }) => shards === undefined || shards.includes(index))
      .flatMap(({ devices: own }) => own.map(deviceKey));
    const shard = total === 1 ? 'the run' : describeShard({ index, total });
    if (covered.length === 0) return [missing(`${shard} has no build: ${why}`, index, [...devices.keys()])];
    return [...devices].flatMap(([key, device]) =>
      covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}: ${why}`, index, [key])],
    );
  }).flat();
};
