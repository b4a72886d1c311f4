import { deviceKey } from '../model/device-name.ts';
import type { DeviceShard } from '../model/device-shard.ts';
import type { RunProblem } from '../model/error-codes.ts';
import type { CtrfRunExtra } from '../results/ctrf/ctrf-document.ts';
import { conflictingBuilds } from './choose-builds.ts';
import { type Job, storedShardKey } from './read-jobs.ts';

type JobSession = CtrfRunExtra['sessions'][number];

/** One device and shard of a job, with all its attempts. */
export interface ReportedShard extends DeviceShard {
  readonly key: string;
  readonly job: Job;
  /** Oldest first. */
  readonly attempts: readonly JobSession[];
  readonly last: JobSession;
}

export interface JobChoice {
  readonly shards: readonly ReportedShard[];
  /** Jobs that count. */
  readonly current: readonly Job[];
  /** Conflicting builds. */
  readonly errors: readonly RunProblem[];
}

/**
 * For each device and shard the job of the newest run attempt counts. Two jobs of one run attempt that report the same device and shard
 * are never attempts of each other.
 *
 * @param jobs of one project
 */
export const chooseJobs = (jobs: readonly Job[]): JobChoice => {
  const current = currentJobs(jobs);
  const shards = new Map<string, ReportedShard>();
  for (const shard of current.toSorted((a, b) => runAttemptOf(a) - runAttemptOf(b)).flatMap(shardsOf))
    shards.set(shard.key, shard);
  return { shards: [...shards.values()], current, errors: conflictsOf(jobs) };
};

/**
 * A job that ran again has replaced what it stored in earlier run attempts, and so have other jobs whose device and shards cover all of
 * its own. Every other job counts, also one that ended before its build started.
 */
export const currentJobs = (jobs: readonly Job[]): readonly Job[] => {
  const newest = new Map<string, number>();
  const note = (key: string, runAttempt: number): void => void newest.set(key, Math.max(runAttempt, newest.get(key) ?? 0));
  for (const each of jobs) for (const key of [`job ${each.facts.job.hash}`, ...shardKeysOf(each)]) note(key, runAttemptOf(each));
  const isNewest = (key: string, job: Job): boolean => newest.get(key) === runAttemptOf(job);
  return jobs.filter((job) => {
    const keys = shardKeysOf(job);
    return isNewest(`job ${job.facts.job.hash}`, job) && (keys.length === 0 || keys.some((key) => isNewest(key, job)));
  });
};

const runAttemptOf = ({ facts }: Job): number => facts.job.runAttempt;

/** The device and shards that the job had to run, and those that it reported. An undecided number of shards has a key of its own. */
const shardKeysOf = ({ facts }: Job): readonly string[] => {
  const { devices, shards, shard } = facts.job;
  const numbers = shard === undefined ? Array.from({ length: Number(shards) || 0 }, (_, nth) => nth + 1) : [shard];
  const planned = devices.flatMap((device) =>
    shards === 'auto' ? [`auto/${deviceKey(device)}`] : numbers.map((number) => keyOf({ device, shard: number, shards })),
  );
  return [...new Set([...planned, ...facts.sessions.map(keyOf)])];
};

const keyOf = (shard: Parameters<typeof storedShardKey>[0]): string =>
  storedShardKey({ ...shard, device: deviceKey(shard.device) });

const shardsOf = (job: Job): ReportedShard[] =>
  [...Map.groupBy(job.facts.sessions, keyOf)].flatMap(([key, sessions]) => {
    const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    if (last === undefined) return [];
    return [{ key, device: last.device, shard: { index: last.shard - 1, total: last.shards }, job, attempts, last }];
  });

/** Of any run attempt: what a job stored later does not tell which of the two it replaces. */
const conflictsOf = (jobs: readonly Job[]): readonly RunProblem[] => {
  const conflicts = new Map<string, RunProblem>();
  for (const own of Map.groupBy(jobs, runAttemptOf).values()) {
    for (const [first, ...others] of Map.groupBy(own.flatMap(shardsOf), ({ key }) => key).values()) {
      const other = others.find(({ attempts }) => attempts[0]?.build !== first?.attempts[0]?.build);
      if (first === undefined || other === undefined) continue;
      const names = [first, other].map(({ job }) => job.name).toSorted();
      if (!conflicts.has(names.join()))
        conflicts.set(names.join(), conflictingBuilds(`the builds of the artifacts ${names.join(' and ')}`, first.device));
    }
  }
  return [...conflicts.values()];
};
