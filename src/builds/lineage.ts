import { type BuildTag, newNonce } from '../model/build-tag.ts';
import type { StartedBuild } from '../model/builds.ts';
import { deviceKey } from '../model/device-name.ts';
import { type DeviceShard, deviceShardKey, type Shard, shardsOf, totalShards } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import type { CtrfRunExtra } from '../results/ctrf/ctrf-document.ts';
import { describeShard } from '../results/describe.ts';
import type { ListedBuild } from './list-builds.ts';

type JobFacts = Pick<CtrfRunExtra, 'sessions'> & { readonly job: NonNullable<CtrfRunExtra['job']> };
type StoredSession = CtrfRunExtra['sessions'][number];

/** What a job stored as an artifact, as far as lineage needs it. */
export interface StoredJob {
  /** Name of the artifact. */
  readonly name: string;
  readonly facts: JobFacts;
}

/** A build that counts, with the devices for which it does. */
export interface CountedBuild {
  readonly build: ListedBuild;
  readonly devices: readonly string[];
  /** 0: it ran the shard; n: the nth retry. */
  readonly attempt: number;
  /** It counts only for the tests that it names. */
  readonly partial: boolean;
}

/** One device and shard as the document that counts reports it, with all its attempts. */
export interface ReportedShard<Job extends StoredJob = StoredJob> extends DeviceShard {
  readonly key: string;
  readonly job: Job;
  /** Oldest first. */
  readonly attempts: readonly StoredSession[];
  readonly last: StoredSession;
}

/** Which builds and documents of one project count. */
export interface Lineage<Job extends StoredJob> {
  /** By attempt, then by shard. */
  readonly builds: readonly CountedBuild[];
  /** Documents of the newest run attempt of each job. */
  readonly current: readonly Job[];
  /** What the current documents report, each device and shard once. */
  readonly shards: readonly ReportedShard<Job>[];
  /** Jobs that claim the same device and shard, and retries of builds that do not count. */
  readonly problems: readonly RunProblem[];
}

/**
 * Decides which builds and documents of one project and workflow run count.
 *
 * A job is known by its identity (`BuildTag.job`), which stays over run attempts. For each device and shard the first build of the job's
 * newest run attempt counts. A retry counts with the build that it continues: same job, same selection, same content of app and suite. Run
 * attempts order everything, never a clock. Two jobs on one device and shard are never attempts of each other, in whichever run attempts
 * they ran, and also where one of them started no build: to drop either could hide its failures.
 *
 * @param listed builds as the service lists them: the newest first
 * @param jobs documents of all run attempts
 */
export const traceLineage = <Job extends StoredJob>(listed: readonly ListedBuild[], jobs: readonly Job[]): Lineage<Job> => {
  const ordered = listed.toReversed().toSorted((a, b) => runAttemptOf(a) - runAttemptOf(b) || attemptOf(a) - attemptOf(b));
  const retries = new Set(ordered.filter((build) => attemptOf(build) > 0 || isUntaggedRetry(build, ordered)));
  const first = ordered.filter((build) => !retries.has(build));
  const standing = withoutOldSplits(first);
  const { counted, problems } = countBuilds(standing, retries);
  const current = currentJobs(jobs, ordered);
  return {
    builds: counted,
    current,
    shards: reportedShards(current),
    problems: [...conflictsOf([...first.map(claimOfBuild), ...jobs.flatMap(claimsOfJob)]), ...problems],
  };
};

/** The tag of a retry: it continues what ran the shard first. */
export const retryTag = (base: BuildTag, shard: Shard, attempt: number): BuildTag => ({
  ...base,
  shard,
  attempt,
  nonce: newNonce(),
});

/** Without a tag the run attempt is unknown, so that such builds conflict with each other. */
const runAttemptOf = ({ tag }: ListedBuild): number => tag?.runAttempt ?? 0;

const attemptOf = ({ tag }: ListedBuild): number => tag?.attempt ?? 0;

/** Without a tag, tests by name are a retry where an older build ran the shard without naming any. */
const isUntaggedRetry = (build: ListedBuild, ordered: readonly ListedBuild[]): boolean =>
  build.tag === undefined &&
  build.filters.length > 0 &&
  ordered
    .slice(0, ordered.indexOf(build))
    .some(
      (older) =>
        older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) => older.devices.some((other) => placeKey(build, device) === placeKey(older, other))),
    );

const placeKey = ({ shard }: Pick<ListedBuild, 'shard'>, device: string): string =>
  deviceShardKey({ shard, device: deviceKey(device) });

/** First builds of the newest split of each job: one that split the suite in another way when it ran again replaced all of the old one. */
const withoutOldSplits = (first: readonly ListedBuild[]): readonly ListedBuild[] => {
  const newest = new Map(first.map((build) => [build.tag?.job, build]));
  return first.filter((build) => {
    const last = newest.get(build.tag?.job);
    if (build.tag === undefined || last === undefined) return true;
    const isSameSplit = totalShards(build) === totalShards(last) && build.tag.plan === last.tag?.plan;
    return isSameSplit || runAttemptOf(build) === runAttemptOf(last);
  });
};

interface Base {
  readonly build: ListedBuild;
  /** Retries that continue it so far. */
  attempts: number;
}

const countBuilds = (
  standing: readonly ListedBuild[],
  retries: Iterable<ListedBuild>,
): { readonly counted: readonly CountedBuild[]; readonly problems: readonly RunProblem[] } => {
  const bases = new Map<string, Base>();
  for (const build of standing)
    for (const shard of shardsOf(build))
      for (const device of build.devices) bases.set(placeKey({ shard }, device), { build, attempts: 0 });

  const counted = new Map<ListedBuild, CountedBuild & { readonly devices: string[] }>();
  for (const build of standing) {
    const isBase = (device: string): boolean =>
      shardsOf(build).some((shard) => bases.get(placeKey({ shard }, device))?.build === build);
    const devices = build.devices.filter(isBase);
    if (devices.length > 0) counted.set(build, { build, devices, attempt: 0, partial: false });
  }
  const lost: ListedBuild[] = [];
  for (const build of retries) {
    const reached = build.devices.flatMap((device) => {
      const base = bases.get(placeKey(build, device));
      return base !== undefined && continues(build, base.build) ? [{ device, base }] : [];
    });
    if (reached.length < build.devices.length && !isReplaced(build, standing)) lost.push(build);
    if (reached.length === 0) continue;
    const attempt = 1 + Math.max(...reached.map(({ base }) => base.attempts));
    for (const { base } of reached) base.attempts = attempt;
    const ranLess = ({ base }: (typeof reached)[number]): boolean =>
      build.filters.length > 0 && String(build.filters) !== String(testsOf(base.build, build.shard));
    counted.set(build, { build, devices: reached.map(({ device }) => device), attempt, partial: reached.some(ranLess) });
  }
  return {
    counted: [...counted.values()].toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index),
    problems: lost.map(lostRetry),
  };
};

const continues = (retry: ListedBuild, base: ListedBuild): boolean =>
  runAttemptOf(retry) >= runAttemptOf(base) &&
  retry.tag?.job === base.tag?.job &&
  retry.tag?.selection === base.tag?.selection &&
  retry.tag?.content === base.tag?.content;

/** Whether the retry belongs to an earlier run attempt of its job, which ran the suite again since. */
const isReplaced = (retry: ListedBuild, standing: readonly ListedBuild[]): boolean =>
  standing.some((build) => build.tag?.job === retry.tag?.job && runAttemptOf(build) > runAttemptOf(retry));

/** Tests that a first build names for a shard. */
const testsOf = ({ serviceShards, filters }: ListedBuild, { index }: Shard): readonly string[] =>
  serviceShards === undefined ? filters : (serviceShards[index]?.tests ?? []);

/** A document that a newer run attempt of its job replaced, by a document or a build, counts no more. */
const currentJobs = <Job extends StoredJob>(jobs: readonly Job[], builds: readonly ListedBuild[]): readonly Job[] => {
  const newest = new Map<string, number>();
  const attempts = [
    ...jobs.map(({ facts: { job } }) => [job.hash, job.runAttempt] as const),
    ...builds.flatMap(({ tag }) => (tag === undefined ? [] : [[tag.job, tag.runAttempt] as const])),
  ];
  for (const [job, runAttempt] of attempts) newest.set(job, Math.max(runAttempt, newest.get(job) ?? 0));
  return jobs.filter(({ facts: { job } }) => newest.get(job.hash) === job.runAttempt);
};

const reportedShards = <Job extends StoredJob>(current: readonly Job[]): readonly ReportedShard<Job>[] => {
  const shards = new Map<string, ReportedShard<Job>>();
  for (const job of current.toSorted((a, b) => a.facts.job.runAttempt - b.facts.job.runAttempt)) {
    for (const [key, sessions] of Map.groupBy(job.facts.sessions, storedPlace)) {
      const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
      const last = attempts.at(-1);
      if (last === undefined) continue;
      shards.set(key, { key, device: last.device, shard: shardOf(last), job, attempts, last });
    }
  }
  return [...shards.values()];
};

/** Documents count shards from 1. */
const shardOf = ({ shard, shards }: Pick<StoredSession, 'shard' | 'shards'>): Shard => ({ index: shard - 1, total: shards });

const storedPlace = (session: StoredSession): string => placeKey({ shard: shardOf(session) }, session.device);

/** A device and the shards of it that a job started, or had to start. */
interface Claim {
  /** Identity of the job; absent where the service kept no tag. */
  readonly job: string | undefined;
  readonly runAttempt: number;
  /** As a message names it: `build 1a2b`. */
  readonly name: string;
  readonly device: string;
  /** Absent: how many there are was not decided. */
  readonly shards: readonly Shard[] | undefined;
  /** Ids; none where the job ended before its build started. */
  readonly builds: readonly string[];
}

const claimOfBuild = (build: ListedBuild): readonly Claim[] =>
  build.devices.map((device) => ({
    job: build.tag?.job,
    runAttempt: runAttemptOf(build),
    name: `build ${build.record.id}`,
    device,
    shards: shardsOf(build),
    builds: [build.record.id],
  }));

/** A job that attaches to builds claims only what it reports. */
const claimsOfJob = ({ name, facts: { job, sessions } }: StoredJob): readonly (readonly Claim[])[] => {
  const own = { job: job.hash, runAttempt: job.runAttempt, name: `the report ${name}` };
  const ofDevice = Map.groupBy(sessions, ({ device }) => deviceKey(device));
  const reported = [...ofDevice.values()].flatMap((each) =>
    each.slice(0, 1).map(({ device }) => ({
      ...own,
      device,
      shards: each.map(shardOf),
      builds: each.map(({ build }) => build),
    })),
  );
  const silent = job.devices.filter((device) => !ofDevice.has(deviceKey(device)));
  return [[...reported, ...silent.map((device) => ({ ...own, device, shards: plannedShards(job), builds: [] }))]];
};

const plannedShards = ({ shard, shards }: JobFacts['job']): readonly Shard[] | undefined => {
  if (shards === 'auto') return undefined;
  const indexes = shard === undefined ? Array.from({ length: shards }, (_, index) => index) : [shard - 1];
  return indexes.map((index) => ({ index, total: shards }));
};

/** One problem for each pair of claims: what a job started later does not show which of two jobs it replaces. */
const conflictsOf = (claims: readonly (readonly Claim[])[]): readonly RunProblem[] => {
  const conflicts = new Map<string, RunProblem>();
  for (const onDevice of Map.groupBy(claims.flat(), ({ device }) => deviceKey(device)).values()) {
    for (const [nth, one] of onDevice.entries()) {
      const other = onDevice.slice(nth + 1).find((each) => isConflict(one, each));
      if (other === undefined) continue;
      const names = [one, other].map(({ name }) => name).toSorted();
      const shard = one.shards?.find((each) => other.shards?.some((same) => same.index === each.index) ?? true);
      const where = `${one.device}${shard !== undefined && shard.total > 1 ? `, ${describeShard(shard)}` : ''}`;
      if (!conflicts.has(names.join())) conflicts.set(names.join(), conflictingJobs(names.join(' and '), where));
    }
  }
  return [...conflicts.values()];
};

/** Builds of one job replace each other over its run attempts. Jobs that attach to one build both report it. */
const isConflict = (one: Claim, other: Claim): boolean => {
  const isSameJob = one.job === other.job;
  if (isSameJob && (one.runAttempt !== other.runAttempt || one.builds.length === 0 || other.builds.length === 0)) return false;
  if (one.builds.some((id) => other.builds.includes(id))) return false;
  const { shards } = other;
  if (one.shards === undefined || shards === undefined) return true;
  return one.shards.some((shard) => shards.some(({ index, total }) => index === shard.index && total === shard.total));
};

const conflictingJobs = (two: string, where: string): RunProblem =>
  problem(
    'matrix-conflicting-builds',
    `two jobs of the project claim ${where} (${two}), so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`,
  );

const lostRetry = ({ record, devices, shard }: ListedBuild): RunProblem =>
  problem(
    'matrix-conflicting-builds',
    `build ${record.id} ran failed tests again on ${devices.join(', ')}${shard.total > 1 ? `, ${describeShard(shard)}` : ''}, but the build that it continues is not among those that count: give each variant a \`project\` of its own, shared by its shards`,
  );

/** Builds that a step attaches to are independent: those that share a device and shard, or may show that they do, are numbered in order. */
export const numberBuilds = (builds: readonly StartedBuild[]): readonly StartedBuild[] => {
  const placesOf = ({ shard, devices }: StartedBuild): readonly string[] => devices.map((device) => placeKey({ shard }, device));
  const sharing = (build: StartedBuild, among: readonly StartedBuild[]): number => {
    const places = new Set(placesOf(build));
    const mayShare = (other: StartedBuild): boolean =>
      build.devicesAsShown === true || other.devicesAsShown === true || placesOf(other).some((place) => places.has(place));
    return among.filter((other) => other.id !== build.id && mayShare(other)).length;
  };
  return builds.map((build, nth) =>
    sharing(build, builds) === 0 ? build : { ...build, buildNumber: 1 + sharing(build, builds.slice(0, nth)) },
  );
};
