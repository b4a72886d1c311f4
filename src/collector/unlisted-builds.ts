import { problem, type RunProblem } from '../model/error-codes.ts';
import { describeJob } from './describe-job.ts';
import type { Job } from './read-jobs.ts';

/**
 * Builds that the jobs started and that the service does not list as builds of this workflow run. Their results would be left out in
 * silence, and with them a whole job of a matrix over devices.
 *
 * @param jobs that count; one without devices only waited for builds of others
 * @param ids of the builds of this workflow run
 */
export const unlistedBuilds = (jobs: readonly Pick<Job, 'facts'>[], ids: ReadonlySet<string>): readonly RunProblem[] =>
  jobs.flatMap(({ facts: { project, builds, job } }) => {
    const [first, ...others] = job.devices.length === 0 ? [] : builds.filter(({ id }) => !ids.has(id));
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const clause = `the project ${project} does not list build ${first.id}${more}, which ${describeJob(job)} started`;
    return [problem('matrix-no-build', clause)];
  });
