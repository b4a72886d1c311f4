import { problem, type RunProblem } from '../model/error-codes.ts';
import { nameJob } from './name-job.ts';
import type { Job } from './read-jobs.ts';

/**
 * Builds that the jobs started and that the service does not list as builds of this workflow run. Their results would be left out in
 * silence, and with them a whole job of a matrix over devices.
 *
 * @param jobs that count; one without devices only waited for builds of others
 * @param ids of the builds of this workflow run
 */
export const unlistedBuilds = (jobs: readonly JobFacts[], ids: ReadonlySet<string>): readonly RunProblem[] =>
  jobs.flatMap((job): RunProblem[] => {
    const [first, ...others] = startedBuilds([job]).filter((id) => !ids.has(id));
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const clause = `the project ${job.facts.project} does not list build ${first}${more}, which ${nameJob(job.facts.job)} started`;
    return [problem('matrix-no-build', clause)];
  });

type JobFacts = Pick<Job, 'facts'>;

/** Ids of the builds that the jobs started, and that must be listed sooner or later. */
export const startedBuilds = (jobs: readonly JobFacts[]): readonly string[] =>
  jobs.flatMap(({ facts: { builds, job } }) => (job.devices.length === 0 ? [] : builds.map(({ id }) => id)));
