import type { ListedBuild } from '../builds/list-builds.ts';
import { deviceKey } from '../model/device-name.ts';
import { type DeviceShard, deviceShardKey, type Shard, shardsOf, totalShards } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import { describeShard } from '../results/describe.ts';

/** A build that counts, with the devices for which it does. */
export interface ChosenBuild {
  readonly build: ListedBuild;
  readonly devices: readonly string[];
  /** 0: it ran the shard; n: the nth run of what failed. */
  readonly attempt: number;
  /** It counts only for the tests that it names. */
  readonly partial: boolean;
}

export interface BuildChoice {
  readonly builds: readonly ChosenBuild[];
  /** Conflicting builds. */
  readonly errors: readonly RunProblem[];
}

interface FirstBuild extends DeviceShard {
  readonly build: ListedBuild;
}

/**
 * For each device and shard the first build of the newest run attempt counts, and after it the retries of its failed tests, oldest first.
 *
 * Two first builds of one run attempt are never attempts of each other, whatever they asked for: to drop either could hide its failures.
 *
 * @param all of one project, as listed: the newest first
 */
export const chooseBuilds = (all: readonly ListedBuild[]): BuildChoice => {
  const ordered = all.toReversed().toSorted(byAttempt);
  const retries = new Set(ordered.filter((build) => isTaggedRetry(build) || namesTestsOf(build, ordered)));
  const first = ordered.filter((build) => !retries.has(build));
  const chosen = new Map<ListedBuild, { devices: string[]; attempt: number; partial: boolean }>();
  const bases = new Map<string, { base: ListedBuild; attempts: number }>();

  for (const [key, builds] of byDeviceShard(withoutOldSplits(first))) {
    const newest = builds.at(-1);
    if (newest === undefined) continue;
    bases.set(key, { base: newest.build, attempts: 0 });
    const known = chosen.get(newest.build);
    if (known === undefined) chosen.set(newest.build, { devices: [newest.device], attempt: 0, partial: false });
    else if (!known.devices.includes(newest.device)) known.devices.push(newest.device);
  }

  for (const build of retries) {
    const reached = build.devices.flatMap((device) => {
      const shard = bases.get(keyOf(build, device));
      return shard !== undefined && continues(build, shard.base) ? [{ device, shard }] : [];
    });
    if (reached.length === 0) continue;
    const attempt = 1 + Math.max(...reached.map(({ shard }) => shard.attempts));
    for (const { shard } of reached) shard.attempts = attempt;
    const partial = reached.some(
      ({ shard: { base } }) => build.filters.length > 0 && !sameTests(build, testsOf(base, build.shard)),
    );
    chosen.set(build, { devices: reached.map(({ device }) => device), attempt, partial });
  }
  const builds = [...chosen].map(([build, rest]) => ({ build, ...rest }));
  return {
    builds: builds.toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index),
    errors: conflictsOf(first),
  };
};

const keyOf = ({ shard }: Pick<ListedBuild, 'shard'>, device: string): string =>
  deviceShardKey({ shard, device: deviceKey(device) });

const byDeviceShard = (builds: readonly ListedBuild[]): ReadonlyMap<string, readonly FirstBuild[]> =>
  Map.groupBy(
    builds.flatMap((build) =>
      shardsOf(build).flatMap((shard) => build.devices.map((device): FirstBuild => ({ build, device, shard }))),
    ),
    ({ shard, device }) => keyOf({ shard }, device),
  );

/** Without a tag the run attempt is unknown, so that such builds conflict with each other. */
const runAttemptOf = ({ tag }: ListedBuild): number => tag?.runAttempt ?? 0;

const byAttempt = (a: ListedBuild, b: ListedBuild): number =>
  runAttemptOf(a) - runAttemptOf(b) || (a.tag?.attempt ?? 0) - (b.tag?.attempt ?? 0);

const isTaggedRetry = ({ tag }: ListedBuild): boolean => (tag?.attempt ?? 0) > 0;

/** Without a tag, tests by name are a retry where an older build ran the shard without naming any. */
const namesTestsOf = (build: ListedBuild, ordered: readonly ListedBuild[]): boolean =>
  build.tag === undefined &&
  build.filters.length > 0 &&
  ordered
    .slice(0, ordered.indexOf(build))
    .some(
      (older) =>
        older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) => older.devices.some((other) => keyOf(build, device) === keyOf(older, other))),
    );

const continues = (retry: ListedBuild, base: ListedBuild): boolean =>
  runAttemptOf(retry) >= runAttemptOf(base) && retry.tag?.job === base.tag?.job;

const sameTests = ({ filters }: ListedBuild, tests: readonly string[]): boolean =>
  JSON.stringify(filters) === JSON.stringify(tests);

/** What a first build names for a shard. */
const testsOf = ({ serviceShards, filters }: ListedBuild, { index }: Shard): readonly string[] =>
  serviceShards === undefined ? filters : (serviceShards[index]?.tests ?? []);

/** A job that split the suite in other ways when it ran again has replaced all that it started before. */
const withoutOldSplits = (first: readonly ListedBuild[]): readonly ListedBuild[] => {
  const newest = new Map(first.map((build) => [build.tag?.job, build]));
  return first.filter((build) => {
    const last = newest.get(build.tag?.job);
    if (build.tag === undefined || last === undefined) return true;
    return totalShards(build) === totalShards(last) || runAttemptOf(build) === runAttemptOf(last);
  });
};

/** One for each pair of builds, of any run attempt: what a job started later does not tell which of the two it replaces. */
const conflictsOf = (first: readonly ListedBuild[]): readonly RunProblem[] => {
  const conflicts = new Map<string, RunProblem>();
  for (const builds of byDeviceShard(first).values()) {
    for (const [one, other] of Map.groupBy(builds, ({ build }) => runAttemptOf(build)).values()) {
      if (one === undefined || other === undefined) continue;
      const ids = [one, other].map(({ build }) => build.record.id).toSorted();
      const { shard } = one;
      const where = `${one.device}${shard.total > 1 ? `, ${describeShard(shard)}` : ''}`;
      if (!conflicts.has(ids.join())) conflicts.set(ids.join(), conflictingBuilds(`the builds ${ids.join(' and ')}`, where));
    }
  }
  return [...conflicts.values()];
};

/** @param two of them, as a plural */
export const conflictingBuilds = (two: string, where: string): RunProblem =>
  problem(
    'matrix-conflicting-builds',
    `${two} both ran on ${where} in the same run attempt, so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`,
  );
