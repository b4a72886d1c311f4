import { isDeepStrictEqual } from 'node:util';
import { buildTagKey } from '../model/build-tag.ts';
import { deviceKey } from '../model/device-name.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import { describeShard } from '../results/describe.ts';
import type { OwnBuild } from './own-builds.ts';

/** A build that counts, for the devices for which it does. */
export interface ChosenBuild {
  readonly build: OwnBuild;
  readonly devices: readonly string[];
  /** 0: it ran the shard; n: the nth run of what failed. */
  readonly attempt: number;
  /** It answers only for the tests that it names. */
  readonly partial: boolean;
}

export interface Choice {
  readonly builds: readonly ChosenBuild[];
  /** Builds between which no rule can choose. */
  readonly errors: readonly RunProblem[];
}

/**
 * For each device and shard the newest build counts, and behind it the reruns of its failed tests, oldest first.
 *
 * A job that runs again replaces what it started before, and so does one that asks for the same. Two jobs of one run attempt that test
 * different things on the same device and shard are no rerun of each other: that is an error, since to drop either could hide its
 * failures.
 */
export const chooseBuilds = (all: readonly OwnBuild[]): Choice => {
  // Listings begin with the newest, which decides between builds of the same second.
  const ordered = withoutOldSplits(all.toReversed().toSorted(byAge));
  const isRerun = (build: OwnBuild): boolean => isMarkedRerun(build) || namesTestsOf(build, ordered);
  const errors: RunProblem[] = [];
  const chosen = new Map<OwnBuild, { devices: string[]; attempt: number; partial: boolean }>();
  const bases = new Map<string, { base: OwnBuild; attempts: number }>();

  const slots = Map.groupBy(
    ordered.filter((build) => !isRerun(build)).flatMap((build) => build.devices.map((device) => ({ build, device }))),
    ({ build, device }) => slotOf(build, device),
  );
  for (const [slot, entries] of slots) {
    const latest = entries.at(-1);
    if (latest === undefined) continue;
    const rival = rivalOf(
      latest.build,
      entries.map(({ build }) => build),
    );
    if (rival !== undefined) errors.push(describeRivals(latest.build, rival, latest.device));
    bases.set(slot, { base: latest.build, attempts: 0 });
    const known = chosen.get(latest.build);
    if (known === undefined) chosen.set(latest.build, { devices: [latest.device], attempt: 0, partial: false });
    else known.devices.push(latest.device);
  }

  for (const build of ordered.filter(isRerun)) {
    const reached = build.devices.flatMap((device) => {
      const slot = bases.get(slotOf(build, device));
      return slot !== undefined && continues(build, slot.base) ? [{ device, slot }] : [];
    });
    if (reached.length === 0) continue;
    const attempt = 1 + Math.max(...reached.map(({ slot }) => slot.attempts));
    for (const { slot } of reached) slot.attempts = attempt;
    const partial = reached.some(({ slot }) => build.filters.length > 0 && !sameTests(build, slot.base));
    chosen.set(build, { devices: reached.map(({ device }) => device), attempt, partial });
  }
  const builds = [...chosen].map(([build, rest]) => ({ build, ...rest }));
  return { builds: builds.toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index), errors };
};

const slotOf = ({ shard }: OwnBuild, device: string): string => `${shard.index}/${shard.total}/${deviceKey(device)}`;

const runAttemptOf = ({ tag }: OwnBuild): number => tag?.runAttempt ?? 0;

/** What a build without tag ran is all that tells its job. */
const jobOf = ({ tag, filters }: OwnBuild): string => tag?.job ?? JSON.stringify(filters);

const byAge = (a: OwnBuild, b: OwnBuild): number =>
  runAttemptOf(a) - runAttemptOf(b) ||
  (a.tag?.attempt ?? 0) - (b.tag?.attempt ?? 0) ||
  (a.record.startedAt?.getTime() ?? 0) - (b.record.startedAt?.getTime() ?? 0);

const isMarkedRerun = ({ tag }: OwnBuild): boolean => (tag?.attempt ?? 0) > 0;

/** Without a tag, tests by name are a rerun where an older build ran the shard without naming any. */
const namesTestsOf = (build: OwnBuild, ordered: readonly OwnBuild[]): boolean =>
  build.tag === undefined &&
  build.filters.length > 0 &&
  ordered
    .slice(0, ordered.indexOf(build))
    .some(
      (older) =>
        older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) => older.devices.some((other) => slotOf(build, device) === slotOf(older, other))),
    );

const continues = (rerun: OwnBuild, base: OwnBuild): boolean =>
  runAttemptOf(rerun) >= runAttemptOf(base) && rerun.tag?.job === base.tag?.job;

const sameTests = (a: OwnBuild, b: OwnBuild): boolean => JSON.stringify(a.filters) === JSON.stringify(b.filters);

/** A job that split the suite in other ways when it ran again has replaced all that it started before. */
const withoutOldSplits = (ordered: readonly OwnBuild[]): readonly OwnBuild[] => {
  const newest = new Map(ordered.filter((build) => !isMarkedRerun(build)).map((build) => [build.tag?.job, build]));
  return ordered.filter((build) => {
    const last = newest.get(build.tag?.job);
    if (build.tag === undefined || last === undefined) return true;
    return build.shard.total === last.shard.total || runAttemptOf(build) === runAttemptOf(last);
  });
};

/**
 * A build of another job that stands beside the latest: started in the same run attempt, or in one in which the latest's job ran too. A
 * job whose inputs changed between run attempts is a new job, and replaces the old one.
 */
const rivalOf = (latest: OwnBuild, builds: readonly OwnBuild[]): OwnBuild | undefined => {
  const attempts = new Set(builds.filter((build) => jobOf(build) === jobOf(latest)).map(runAttemptOf));
  return builds.findLast(
    (build) => jobOf(build) !== jobOf(latest) && attempts.has(runAttemptOf(build)) && !asksForTheSame(build, latest),
  );
};

/** What a request says of a build beside what is tested. */
const besideTests = new Set([buildTagKey, 'devices', 'project']);

const asksForTheSame = (a: OwnBuild, b: OwnBuild): boolean => isDeepStrictEqual(testedBy(a), testedBy(b));

const testedBy = ({ record }: OwnBuild): object =>
  Object.fromEntries(Object.entries(record.capabilities).filter(([key]) => !besideTests.has(key)));

const describeRivals = (latest: OwnBuild, rival: OwnBuild, device: string): RunProblem =>
  problem(
    'matrix-builds-rival',
    `builds ${rival.record.id} and ${latest.record.id} test different things on ${device}${latest.shard.total > 1 ? `, ${describeShard(latest.shard)}` : ''}`,
  );
