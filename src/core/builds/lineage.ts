import { type BuildTag, newNonce } from '../model/build-tag.ts';
import type { StartedBuild } from '../model/builds.ts';
import { deviceHash, deviceKey } from '../model/device-name.ts';
import { type DeviceShard, type Shard, shardsOf, totalShards } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import type { CtrfRunExtra } from '../results/ctrf/ctrf-document.ts';
import { describeShard } from '../results/describe.ts';
import type { ListedBuild } from './listed-build.ts';

type JobFacts = CtrfRunExtra & { readonly job: NonNullable<CtrfRunExtra['job']> };
type StoredSession = CtrfRunExtra['sessions'][number];

export interface StoredJob {
  readonly name: string;
  readonly facts: JobFacts;
}

/** A build whose results count, with the devices for which they count. */
export interface CountedBuild {
  readonly build: ListedBuild;
  readonly devices: readonly string[];
  /** Number of the attempt: 0 for the first build of a shard, 1 for its first retry. */
  readonly attempt: number;
  /** Whether the build counts only for the tests that its request names. */
  readonly partial: boolean;
  /** Requested device, if the build ran on another device instead. */
  readonly insteadOf?: string;
}

/** One device and shard, as stored in a job's document. */
export interface ReportedShard<Job extends StoredJob> extends DeviceShard {
  readonly key: string;
  readonly job: Job;
  /** Sessions of all attempts, oldest first. */
  readonly attempts: readonly StoredSession[];
  readonly last: StoredSession;
}

export interface Lineage<Job extends StoredJob> {
  /** Builds, sorted by attempt and then by shard. */
  readonly builds: readonly CountedBuild[];
  /** Documents from the newest run attempt of each job. */
  readonly current: readonly Job[];
  /** Shards in the documents of `current`. Each device and shard occurs once. */
  readonly shards: readonly ReportedShard<Job>[];
  /** Problems such as two jobs with the same device and shard. */
  readonly problems: readonly RunProblem[];
}

/**
 * Decides which builds and documents of a project count for a workflow run.
 *
 * For each device and shard, the build of the newest run attempt counts, together with its retries. Two jobs with the same
 * device and shard are a problem, because one job must not hide failures of the other job.
 *
 * @param listed builds in the order of the service: newest first
 * @param jobs documents of all run attempts
 */
export const traceLineage = <Job extends StoredJob>(listed: readonly ListedBuild[], jobs: readonly Job[]): Lineage<Job> => {
  const ordered = listed.toReversed().toSorted((a, b) => runAttemptOf(a) - runAttemptOf(b) || attemptOf(a) - attemptOf(b));
  const retries = new Set(ordered.filter((build) => attemptOf(build) > 0 || isUntaggedRetry(build, ordered)));
  const first = ordered.filter((build) => !retries.has(build));
  const standing = withoutOldSplits(first);
  const { counted, problems } = countBuilds(standing, retries);
  const starts = startsOf(ordered, jobs);
  const current = currentJobs(jobs, ordered, starts);
  const claims = [...first.flatMap(claimsOfBuild), ...jobs.flatMap((job) => claimsOfJob(job, starts))];
  return {
    builds: counted,
    current,
    shards: reportedShards(current, starts),
    problems: [...conflictsOf(claims), ...problems, ...current.flatMap((job) => outdatedBuilds(job, starts))],
  };
};

/** Job and newest run attempt that started or kept a build, by the id of the build. */
type Starts = ReadonlyMap<string, { readonly job: string; readonly runAttempt: number }>;

const startsOf = (listed: readonly ListedBuild[], jobs: readonly StoredJob[]): Starts => {
  const all = [
    ...listed.flatMap(({ record, tag }) =>
      tag === undefined ? [] : [{ id: record.id, job: tag.job, runAttempt: tag.runAttempt }],
    ),
    ...jobs.flatMap(({ facts: { job, builds } }) =>
      isAttached(job) ? [] : builds.map(({ id }) => ({ id, job: job.hash, runAttempt: job.runAttempt })),
    ),
  ];
  return new Map(all.toSorted((a, b) => a.runAttempt - b.runAttempt).map(({ id, ...start }) => [id, start]));
};

/** Whether the job waited for builds that other jobs started (input `build-ids`). It continues those jobs. */
const isAttached = ({ devices }: JobFacts['job']): boolean => devices.length === 0;

/** Lists builds that a job attached to, although a newer run attempt replaced them by another build that it attached to as well. */
const outdatedBuilds = ({ name, facts: { job, sessions } }: StoredJob, starts: Starts): readonly RunProblem[] => {
  if (!isAttached(job)) return [];
  return [...Map.groupBy(sessions, storedPlace).values()].flatMap((own): RunProblem[] => {
    const started = own.flatMap(({ build, device }) => {
      const start = starts.get(build);
      return start === undefined ? [] : [{ build, device, ...start }];
    });
    const older = started.find((one) => started.some((other) => isNewer(other, one)));
    const newer = older && started.find((other) => isNewer(other, older));
    if (older === undefined || newer === undefined) return [];
    return [
      problem(
        'matrix-conflicting-builds',
        `the report ${name} has results of build ${older.build}, which a newer run attempt of its job replaced by build ${newer.build}, on ${older.device}. Set \`build-ids\` to the output of the newest run attempt alone`,
      ),
    ];
  });
};

const isNewer = (one: { readonly job: string; readonly runAttempt: number }, other: typeof one): boolean =>
  one.job === other.job && one.runAttempt > other.runAttempt;

/** @param insteadOf requested device, if the retry runs on another device */
export const retryTag = (base: BuildTag, shard: Shard, attempt: number, insteadOf?: string): BuildTag => ({
  ...base,
  shard,
  attempt,
  insteadOf: insteadOf === undefined ? undefined : deviceHash(insteadOf),
  nonce: newNonce(),
});

/** Returns the number of the run attempt. Builds without a tag all get 0, so that they conflict with each other. */
const runAttemptOf = ({ tag }: ListedBuild): number => tag?.runAttempt ?? 0;

const attemptOf = ({ tag }: ListedBuild): number => tag?.attempt ?? 0;

/** Whether a build without a tag is a retry: it names tests, and an older build ran the whole shard. */
const isUntaggedRetry = (build: ListedBuild, ordered: readonly ListedBuild[]): boolean =>
  build.tag === undefined &&
  build.filters.length > 0 &&
  ordered
    .slice(0, ordered.indexOf(build))
    .some(
      (older) =>
        older.tag === undefined &&
        older.filters.length === 0 &&
        !new Set(placesOf(build)).isDisjointFrom(new Set(placesOf(older))),
    );

const placesOf = ({ shard, devices }: { readonly shard: Shard; readonly devices: readonly string[] }): readonly string[] =>
  devices.map((device) => placeKey(shard, device));

const placeKey = ({ index, total }: Shard, device: string): string => `${index}/${total}/${String(deviceKey(device))}`;

/** Removes the older builds of a re-run job if its newest builds split the suite differently. */
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
  /** Number of retries of the build that were found so far. */
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

/** Returns the device that the first build requested, because a retry may run on another device. */
const requestedDevice = ({ tag }: ListedBuild, device: string, bases: ReadonlyMap<string, Base>): string => {
  if (tag?.insteadOf === undefined) return device;
  return [...bases.values()].find((base) => deviceHash(base.device) === tag.insteadOf)?.device ?? device;
};

const continues = (retry: ListedBuild, base: ListedBuild): boolean =>
  runAttemptOf(retry) >= runAttemptOf(base) &&
  retry.tag?.job === base.tag?.job &&
  retry.tag?.selection === base.tag?.selection &&
  retry.tag?.content === base.tag?.content;

/** Whether the job of the retry ran the suite again in a later run attempt. */
const isReplaced = (retry: ListedBuild, standing: readonly ListedBuild[]): boolean =>
  standing.some((build) => build.tag?.job === retry.tag?.job && runAttemptOf(build) > runAttemptOf(retry));

/** Returns the tests that the request of the first build names for a shard. */
const testsOf = ({ serviceShards, filters }: ListedBuild, { index }: Shard): readonly string[] =>
  serviceShards === undefined ? filters : (serviceShards[index]?.tests ?? []);

/** Returns the documents that belong to the newest run attempt of their job. */
const currentJobs = <Job extends StoredJob>(
  jobs: readonly Job[],
  builds: readonly ListedBuild[],
  starts: Starts,
): readonly Job[] => {
  const attempts = [
    ...jobs.map(({ facts: { job } }) => ({ job: job.hash, runAttempt: job.runAttempt })),
    ...builds.flatMap(({ tag }) => tag ?? []),
  ];
  const newest = new Map(attempts.sort((a, b) => a.runAttempt - b.runAttempt).map(({ job, runAttempt }) => [job, runAttempt]));
  const isReplaced = ({ id }: JobFacts['builds'][number]): boolean => {
    const start = starts.get(id);
    return start !== undefined && (newest.get(start.job) ?? 0) > start.runAttempt;
  };
  const isCurrent = ({ facts: { job, builds: own } }: Job): boolean =>
    newest.get(job.hash) === job.runAttempt && !(isAttached(job) && own.length > 0 && own.every(isReplaced));
  return jobs.filter(isCurrent);
};

const reportedShards = <Job extends StoredJob>(current: readonly Job[], starts: Starts): readonly ReportedShard<Job>[] => {
  const all = current.flatMap((job) =>
    [...Map.groupBy(job.facts.sessions, storedPlace)].flatMap(([key, sessions]) => {
      const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
      const last = attempts.at(-1);
      return last === undefined ? [] : [{ key, device: last.device, shard: storedShard(last), job, attempts, last }];
    }),
  );
  // A job may have attached to a build that a newer run attempt of another job has replaced.
  const attemptOfStart = ({ last, job }: (typeof all)[number]): number =>
    starts.get(last.build)?.runAttempt ?? job.facts.job.runAttempt;
  const byKey = new Map<string, (typeof all)[number]>();
  for (const shard of all) {
    const known = byKey.get(shard.key);
    if (known === undefined || attemptOfStart(shard) >= attemptOfStart(known)) byKey.set(shard.key, shard);
  }
  return [...byKey.values()];
};

/** Converts the shard number of a document, which starts at 1, to an index. */
const storedShard = ({ shard, shards }: StoredSession): Shard => ({ index: shard - 1, total: shards });

const storedPlace = (session: StoredSession): string => placeKey(storedShard(session), session.device);

/** A device, and the shards that a job started or should have started on this device. */
interface Claim {
  /** Hash of the job. Absent if the service stored no tag. */
  readonly job: string | undefined;
  readonly runAttempt: number;
  /** Name in messages, such as `build 1a2b`. */
  readonly name: string;
  readonly device: string;
  /** Undefined if the number of shards was never decided. The job may then have any shard. */
  readonly shards: readonly ClaimedShard[] | undefined;
  /** Ids of the builds. Empty if the job ended before its build started. */
  readonly builds: readonly string[];
}

interface ClaimedShard {
  readonly index: number;
  readonly total?: number;
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

/** Lists the devices and shards that a job reported or should have reported. A job that attached reports for those it continues. */
const claimsOfJob = ({ name, facts: { job, builds, sessions } }: StoredJob, starts: Starts): readonly Claim[] => {
  const own = { job: job.hash, runAttempt: job.runAttempt, name: `the report ${name}` };
  const startOf = ({ build }: StoredSession) => (isAttached(job) ? starts.get(build) : undefined);
  const ofDevice = Map.groupBy(sessions, ({ device }) => deviceKey(device));
  const ofStarts = [...ofDevice.values()].flatMap((each) => [
    ...Map.groupBy(each, (session) => JSON.stringify(startOf(session) ?? own)).values(),
  ]);
  const reported = ofStarts.map((each) => ({
    ...own,
    ...(each[0] && startOf(each[0])),
    device: each[0]?.device ?? '',
    shards: each.map(storedShard),
    builds: each.map(({ build }) => build),
  }));
  const silent = job.devices.filter((device) => !ofDevice.has(deviceKey(device)));
  const started = { shards: plannedShards(job), builds: builds.map(({ id }) => id) };
  return [...reported, ...silent.map((device) => ({ ...own, ...started, device }))];
};

const plannedShards = ({ shard, shards }: JobFacts['job']): Claim['shards'] => {
  const total = shards === 'auto' ? undefined : shards;
  if (shard !== undefined) return [{ index: shard - 1, total }];
  return total === undefined ? undefined : Array.from({ length: total }, (_, index) => ({ index, total }));
};

const conflictsOf = (claims: readonly Claim[]): readonly RunProblem[] => {
  const onOneDevice = [...Map.groupBy(claims, ({ device }) => deviceKey(device)).values()];
  const pairs = onOneDevice.flatMap((own) => own.flatMap((one, nth) => own.slice(nth + 1).map((other) => [one, other] as const)));
  const conflicts = new Map<string, RunProblem>();
  for (const pair of pairs) {
    const jobs = String(pair.map(({ job = '' }) => job).sort());
    const conflict = conflicts.has(jobs) ? undefined : conflictOf(...pair);
    if (conflict !== undefined) conflicts.set(jobs, conflict);
  }
  return [...conflicts.values()];
};

const separateProjects =
  'If the jobs test different variants of the app, such as debug and release, give each variant its own `project`';

const conflictOf = (one: Claim, other: Claim): RunProblem | undefined => {
  const shard = isConflict(one, other) ? sharedShard(one, other) : undefined;
  if (shard === undefined) return undefined;
  const where = `${one.device}${(shard.total ?? 1) > 1 ? `, ${describeShard({ total: 'auto', ...shard })}` : ''}`;
  const names = [one.name, other.name].toSorted().join(' and ');
  return problem(
    'matrix-conflicting-builds',
    `two jobs with the same project have results for ${where}: ${names}. It is unclear which of these results count. ${separateProjects}`,
  );
};

/**
 * Whether two claims contradict each other. A newer build of the same job is no conflict, because it replaces the older build.
 */
const isConflict = (one: Claim, other: Claim): boolean => {
  const mayReplace = one.runAttempt !== other.runAttempt || one.builds.length === 0 || other.builds.length === 0;
  return !(one.job === other.job && mayReplace) && !one.builds.some((id) => other.builds.includes(id));
};

const sharedShard = (one: Claim, other: Claim): ClaimedShard | undefined => {
  if (one.shards === undefined || other.shards === undefined) return one.shards?.[0] ?? other.shards?.[0] ?? { index: 0 };
  const isSame = (a: ClaimedShard, b: ClaimedShard): boolean =>
    a.index === b.index && (a.total === undefined || b.total === undefined || a.total === b.total);
  return one.shards.find((shard) => other.shards?.some((each) => isSame(shard, each)));
};

const lostRetry = ({ record, devices, shard }: ListedBuild): RunProblem =>
  problem(
    'matrix-conflicting-builds',
    `build ${record.id} ran failed tests again on ${devices.join(', ')}${shard.total > 1 ? `, ${describeShard(shard)}` : ''}, but the build that failed before does not count. ${separateProjects}`,
  );

/** Numbers attached builds that may share a device and shard, so that their results stay separate. */
export const numberBuilds = (builds: readonly StartedBuild[]): readonly StartedBuild[] => {
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
