import type { RunProblem } from '../model/error-codes.ts';
import { absentParts, type CoveredPart } from './absent-builds.ts';
import type { Job } from './read-jobs.ts';

type Stored = Pick<Job, 'facts'>;

/**
 * The shards and devices of which no job stored a document, where no builds can be listed. A job that ran none of its part says so itself.
 *
 * @param jobs that count, of one project
 */
export const absentJobs = (jobs: readonly Stored[], expectedShards: number | undefined): readonly RunProblem[] =>
  absentParts(jobs.map(partOf), expectedShards).map(({ problem }) => problem);

/** The number of shards is what a job with one of them was told; otherwise the plan decided it, as the sessions show. */
const partOf = ({ facts: { job, sessions } }: Stored): CoveredPart => {
  const { devices, shard, shards } = job;
  const planned = sessions.length === 0 ? undefined : Math.max(...sessions.map((each) => each.shards));
  const isTold = shards !== 'auto' && (shards === 1 || shard !== undefined);
  return {
    devices,
    total: isTold ? shards : planned,
    shards: shard === undefined ? undefined : [shard - 1],
  };
};
