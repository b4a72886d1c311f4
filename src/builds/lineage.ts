import { type BuildTag, hashOf, newNonce } from '../model/build-tag.ts';
import type { StartedBuild } from '../model/builds.ts';
import { deviceKey } from '../model/device-name.ts';
import { type DeviceShard, deviceShardKey, type Shard, shardsOf, totalShards } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import type { CtrfRunExtra } from '../results/ctrf/ctrf-document.ts';
import { describeShard } from '../results/describe.ts';
import type { ListedBuild } from './list-builds.ts';

type JobFacts = Pick<CtrfRunExtra, 'builds' | 'sessions'> & { readonly job: NonNullable<CtrfRunExtra['job']> };
type StoredSession = CtrfRunExtra['sessions'][number];

/** A job's stored artifact, as far as lineage needs it. */
export interface StoredJob {
  readonly name: string;
  readonly facts: JobFacts;
}

/** A build that counts, with the devices for which it counts. */
export interface CountedBuild {
  readonly build: ListedBuild;
  readonly devices: readonly string[];
  /** 0 for the build that ran the shard; n for the nth retry. */
  readonly attempt: number;
  /** Whether it counts only for the tests that it names. */
  readonly partial: boolean;
  /** Requested device whose session this build repeats on another device. */
  readonly insteadOf?: string | undefined;
}

/** One device and shard in the document that counts, with all its attempts. */
export interface ReportedShard<Job extends StoredJob = StoredJob> extends DeviceShard {
  readonly key: string;
  readonly job: Job;
  /** Attempts, oldest first. */
  readonly attempts: readonly StoredSession[];
  readonly last: StoredSession;
}

/** Builds and documents of one project that count. */
export interface Lineage<Job extends StoredJob> {
  /** Builds by attempt, then by shard. */
  readonly builds: readonly CountedBuild[];
  /** Documents of the newest run attempt of each job. */
  readonly current: readonly Job[];
  /** Shards in the current documents, each device and shard once. */
  readonly shards: readonly ReportedShard<Job>[];
  /** Jobs that claim the same device and shard, and retries of builds that do not count. */
  readonly problems: readonly RunProblem[];
}

/**
 * Decides which builds and documents of one project and workflow run count.
 *
 * A job is identified by `BuildTag.job`, which is the same in all run attempts. For each device and shard, the first build of
 * the job's newest run attempt counts. A retry counts with the build that it continues: same job, same selection, same content
 * of app and suite. The order follows run attempts, never a clock. Two jobs on one device and shard are never attempts of each
 * other, in any run attempt and even if one of them started no build, because dropping one could hide its failures.
 *
 * @param listed builds in the service's order: newest first
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
    problems: [...conflictsOf([...first.flatMap(claimsOfBuild), ...jobs.flatMap(claimsOfJob)]), ...problems],
  };
};

/**
 * Tag of a retry, which continues the first build of the shard.
 *
 * @param insteadOf requested device, if another one repeats its session
 */
export const retryTag = (base: BuildTag, shard: Shard, attempt: number, insteadOf?: string): BuildTag => ({
  ...base,
  shard,
  attempt,
  insteadOf: insteadOf === undefined ? undefined : deviceHash(insteadOf),
  nonce: newNonce(),
});

const deviceHash = (device: string): string => hashOf(deviceKey(device));

/** Builds without a tag have no known run attempt, so they conflict with each other. */
const runAttemptOf = ({ tag }: ListedBuild): number => tag?.runAttempt ?? 0;

const attemptOf = ({ tag }: ListedBuild): number => tag?.attempt ?? 0;

/** Without a tag, a build of named tests is a retry if an older build ran the shard without naming tests. */
const isUntaggedRetry = (build: ListedBuild, ordered: readonly ListedBuild[]): boolean =>
  build.tag === undefined &&
  build.filters.length > 0 &&
  ordered
    .slice(0, ordered.indexOf(build))
    .some(
      (older) =>
        older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) =>
          older.devices.some((other) => placeKey(build.shard, device) === placeKey(older.shard, other)),
        ),
    );

const placeKey = (shard: Shard, device: string): string => deviceShardKey({ shard, device: deviceKey(device) });

/**
 * First builds of the newest split of each job. When a re-run job splits the suite differently, it replaces all builds of the
 * old split.
 */
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
  readonly device: string;
  /** Number of retries that continue the build so far. */
  attempts: number;
}

const countBuilds = (
  standing: readonly ListedBuild[],
  retries: Iterable<ListedBuild>,
): { readonly counted: readonly CountedBuild[]; readonly problems: readonly RunProblem[] } => {
  const bases = new Map<string, Base>();
  for (const build of standing)
    for (const shard of shardsOf(build))
      for (const device of build.devices) bases.set(placeKey(shard, device), { build, device, attempts: 0 });

  const counted = new Map<ListedBuild, CountedBuild & { readonly devices: string[] }>();
  for (const build of standing) {
    const isBase = (device: string): boolean =>
      shardsOf(build).some((shard) => bases.get(placeKey(shard, device))?.build === build);
    const devices = build.devices.filter(isBase);
    if (devices.length > 0) counted.set(build, { build, devices, attempt: 0, partial: false });
  }
  const lost: ListedBuild[] = [];
  for (const build of retries) {
    const reached = build.devices.flatMap((device) => {
      const base = bases.get(placeKey(build.shard, requestedDevice(build, device, bases)));
      return base !== undefined && continues(build, base.build) ? [{ device, base }] : [];
    });
    if (reached.length < build.devices.length && !isReplaced(build, standing)) lost.push(build);
    if (reached.length === 0) continue;
    const attempt = 1 + Math.max(...reached.map(({ base }) => base.attempts));
    for (const { base } of reached) base.attempts = attempt;
    const ranLess = ({ base }: (typeof reached)[number]): boolean =>
      build.filters.length > 0 && String(build.filters) !== String(testsOf(base.build, build.shard));
    const insteadOf = build.tag?.insteadOf === undefined ? undefined : reached[0]?.base.device;
    const devices = reached.map(({ device }) => device);
    counted.set(build, { build, devices, attempt, partial: reached.some(ranLess), insteadOf });
  }
  return {
    counted: [...counted.values()].toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index),
    problems: lost.map(lostRetry),
  };
};

/** Device that the base of the retry requested. */
const requestedDevice = ({ tag }: ListedBuild, device: string, bases: ReadonlyMap<string, Base>): string => {
  if (tag?.insteadOf === undefined) return device;
  return [...bases.values()].find((base) => deviceHash(base.device) === tag.insteadOf)?.device ?? device;
};

const continues = (retry: ListedBuild, base: ListedBuild): boolean =>
  runAttemptOf(retry) >= runAttemptOf(base) &&
  retry.tag?.job === base.tag?.job &&
  retry.tag?.selection === base.tag?.selection &&
  retry.tag?.content === base.tag?.content;

/** Whether the retry belongs to an earlier run attempt of its job, which has run the suite again since. */
const isReplaced = (retry: ListedBuild, standing: readonly ListedBuild[]): boolean =>
  standing.some((build) => build.tag?.job === retry.tag?.job && runAttemptOf(build) > runAttemptOf(retry));

/** Tests that a first build names for a shard. */
const testsOf = ({ serviceShards, filters }: ListedBuild, { index }: Shard): readonly string[] =>
  serviceShards === undefined ? filters : (serviceShards[index]?.tests ?? []);

/** Documents that were not replaced by a document or build of a newer run attempt of the same job. */
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
  for (const job of current) {
    for (const [key, sessions] of Map.groupBy(job.facts.sessions, storedPlace)) {
      const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
      const last = attempts.at(-1);
      if (last === undefined) continue;
      shards.set(key, { key, device: last.device, shard: storedShard(last), job, attempts, last });
    }
  }
  return [...shards.values()];
};

/** Documents number shards from 1. */
const storedShard = ({ shard, shards }: StoredSession): Shard => ({ index: shard - 1, total: shards });

const storedPlace = (session: StoredSession): string => placeKey(storedShard(session), session.device);

/** A device and its shards that a job started, or had to start. */
interface Claim {
  /** Identity of the job; absent if the service stored no tag. */
  readonly job: string | undefined;
  readonly runAttempt: number;
  /** Name in messages, such as `build 1a2b`. */
  readonly name: string;
  readonly device: string;
  /** Undefined for all shards if their number was not decided. */
  readonly shards: readonly { readonly index: number; readonly total: number | undefined }[] | undefined;
  /** Ids of the builds; empty if the job ended before its build started. */
  readonly builds: readonly string[];
}

const claimsOfBuild = (build: ListedBuild): readonly Claim[] =>
  build.devices.map((device) => ({
    job: build.tag?.job,
    runAttempt: runAttemptOf(build),
    name: `build ${build.record.id}`,
    device,
    shards: shardsOf(build),
    builds: [build.record.id],
  }));

/** A job that attaches to builds claims only the shards that it reports. */
const claimsOfJob = ({ name, facts: { job, builds, sessions } }: StoredJob): readonly Claim[] => {
  const own = { job: job.hash, runAttempt: job.runAttempt, name: `the report ${name}` };
  const ofDevice = Map.groupBy(sessions, ({ device }) => deviceKey(device));
  const reported = [...ofDevice.values()].flatMap((each) =>
    each.slice(0, 1).map(({ device }) => ({
      ...own,
      device,
      shards: each.map(storedShard),
      builds: each.map(({ build }) => build),
    })),
  );
  const silent = job.devices.filter((device) => !ofDevice.has(deviceKey(device)));
  const started = { shards: plannedShards(job), builds: builds.map(({ id }) => id) };
  return [...reported, ...silent.map((device) => ({ ...own, ...started, device }))];
};

const plannedShards = ({ shard, shards }: JobFacts['job']): Claim['shards'] => {
  const total = shards === 'auto' ? undefined : shards;
  if (shard !== undefined) return [{ index: shard - 1, total }];
  return total === undefined ? undefined : Array.from({ length: total }, (_, index) => ({ index, total }));
};

/** Reports one problem per pair of jobs, because start times do not show which job replaces the other. */
const conflictsOf = (claims: readonly Claim[]): readonly RunProblem[] => {
  const onOneDevice = [...Map.groupBy(claims, ({ device }) => deviceKey(device)).values()];
  const pairs = onOneDevice.flatMap((own) => own.flatMap((one, nth) => own.slice(nth + 1).map((other) => [one, other] as const)));
  const conflicts = new Map<string, RunProblem>();
  for (const pair of pairs) {
    const jobs = pair
      .map(({ job = '' }) => job)
      .toSorted()
      .join();
    const conflict = conflicts.has(jobs) ? undefined : conflictOf(...pair);
    if (conflict !== undefined) conflicts.set(jobs, conflict);
  }
  return [...conflicts.values()];
};

const separateProjects = 'Give each variant, such as debug and release, a `project` of its own, the same for all of its shards';

/** Problem of two claims that belong to different jobs, or to the same run attempt. */
const conflictOf = (one: Claim, other: Claim): RunProblem | undefined => {
  const shard = isConflict(one, other) ? sharedShard(one, other) : undefined;
  if (shard === undefined) return undefined;
  const where = `${one.device}${(shard.total ?? 1) > 1 ? `, ${describeShard({ total: 'auto', ...shard })}` : ''}`;
  const names = [one.name, other.name].toSorted().join(' and ');
  return problem(
    'matrix-conflicting-builds',
    `two jobs with the same project have results for ${where}, so it is unclear which count: ${names}. ${separateProjects}`,
  );
};

/**
 * Whether two claims conflict. Builds of one job replace each other over its run attempts. Jobs that attach to the same build
 * both report it.
 */
const isConflict = (one: Claim, other: Claim): boolean => {
  const mayReplace = one.runAttempt !== other.runAttempt || one.builds.length === 0 || other.builds.length === 0;
  return !(one.job === other.job && mayReplace) && !one.builds.some((id) => other.builds.includes(id));
};

/** A shard that both jobs claim. A job whose number of shards was not decided may have claimed any. */
const sharedShard = (one: Claim, other: Claim): { readonly index: number; readonly total?: number | undefined } | undefined => {
  if (one.shards === undefined || other.shards === undefined) return one.shards?.[0] ?? other.shards?.[0] ?? { index: 0 };
  const isSame = (a: (typeof one.shards)[number], b: (typeof one.shards)[number]): boolean =>
    a.index === b.index && (a.total === undefined || b.total === undefined || a.total === b.total);
  return one.shards.find((shard) => other.shards?.some((each) => isSame(shard, each)));
};

const lostRetry = ({ record, devices, shard }: ListedBuild): RunProblem =>
  problem(
    'matrix-conflicting-builds',
    `build ${record.id} ran failed tests again on ${devices.join(', ')}${shard.total > 1 ? `, ${describeShard(shard)}` : ''}, but the build that it continues is not among those that count. ${separateProjects}`,
  );

/**
 * Numbers the builds that a step attaches to. They are independent, so builds that share (or may share) a device and shard are
 * numbered in order.
 */
export const numberBuilds = (builds: readonly StartedBuild[]): readonly StartedBuild[] => {
  const placesOf = ({ shard, devices }: StartedBuild): readonly string[] => devices.map((device) => placeKey(shard, device));
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
