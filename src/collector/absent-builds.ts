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

/**
 * What should be there and is not.
 *
 * All builds must agree on the number of shards (and on the plan behind it, where tests were named), and have the expected one where it is
 * given. Every shard that holds
 * tests must have a build for every device that any shard of the run asked for: a matrix may be over shards, over devices, or over both.
 */
export const absentBuilds = (chosen: readonly ChosenBuild[], expectedShards: number | undefined): readonly AbsentBuild[] => {
  const bases = chosen.filter(({ attempt }) => attempt === 0);
  const totals = [...new Set(bases.map(({ build }) => totalShards(build)))].toSorted((a, b) => a - b);
  const [total] = totals;
  if (total === undefined) return [];
  if (totals.length > 1)
    return [
      differ(`the builds were started with different numShards (${totals.join(', ')}), so some tests would not have run at all`),
    ];
  if (expectedShards !== undefined && total !== expectedShards)
    return [differ(`the builds were started with numShards ${total}, and expected-shards is ${expectedShards}`)];

  const plans = new Set(bases.map(({ build }) => build.tag?.plan));
  if (plans.size > 1)
    return [
      {
        problem: problem(
          'matrix-plans-differ',
          'the jobs split the suite differently, since they used different durations, so some tests may not have run at all',
        ),
      },
    ];

  const devices = new Map(bases.flatMap(({ devices: own }) => own.map((device) => [deviceKey(device), device])));
  const [filled = total] = bases.flatMap(({ build }) => build.tag?.filledShards ?? []);
  return Array.from({ length: filled }, (_, index) => {
    const covered = bases
      .filter(({ build }) => shardsOf(build).some((each) => each.index === index))
      .flatMap(({ devices: own }) => own.map(deviceKey));
    const shard = total === 1 ? 'the run' : describeShard({ index, total });
    if (covered.length === 0) return [missing(`${shard} has no build: ${why}`, index, [...devices.keys()])];
    return [...devices].flatMap(([key, device]) =>
      covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}: ${why}`, index, [key])],
    );
  }).flat();
};
