import { deviceKey } from '../model/device-name.ts';
import type { StoppedShards } from '../model/stopped-shards.ts';
import type { AbsentBuild } from './absent-builds.ts';
import type { Job } from './read-jobs.ts';

type Stopping = Pick<Job, 'facts'>;

/** What the jobs say that they did not start. */
export const stoppedShards = (jobs: readonly Stopping[]): readonly StoppedShards[] =>
  jobs.flatMap(({ facts: { stopped = [] } }) =>
    stopped.map((each) => ({ ...each, shards: each.shards.map((number) => number - 1) })),
  );

/** Whether jobs of the project say of every device of an absent build that they stopped before its shard. */
export const isStopped = (
  { place }: AbsentBuild,
  { project }: { readonly project: string },
  jobs: readonly Stopping[],
): boolean => {
  const own = jobs.filter(({ facts }) => facts.project === project);
  const isOf = ({ facts }: Stopping, device: string): boolean =>
    facts.job?.devices.some((each) => deviceKey(each) === device) === true;
  if (place === undefined) return false;
  const isStoppedBy = (job: Stopping): boolean => stoppedShards([job]).some(({ shards }) => shards.includes(place.shard));
  return place.devices.every((device) => own.some((job) => isOf(job, device) && isStoppedBy(job)));
};
