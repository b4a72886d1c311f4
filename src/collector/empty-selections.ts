import type { Job } from './read-jobs.ts';

/**
 * Projects without a build whose jobs all say that the changed files select no test, each with the reason of its first job.
 *
 * @param jobs that count
 */
export const emptySelections = (
  projects: readonly { readonly project: string; readonly builds: readonly unknown[] }[],
  jobs: readonly Pick<Job, 'facts'>[],
): ReadonlyMap<string, string> =>
  new Map(
    projects.flatMap(({ project, builds }) => {
      const [first, ...others] = jobs.filter(({ facts }) => facts.project === project).map(({ facts }) => facts);
      const isEmpty =
        builds.length === 0 && first?.emptySelection === true && others.every((each) => each.emptySelection === true);
      return isEmpty ? [[project, first.reason] as const] : [];
    }),
  );
