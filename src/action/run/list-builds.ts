import { type ListedBuild, readListedBuild } from '../../core/builds/listed-build.ts';
import type { Framework } from '../../core/model/framework.ts';
import type { CloudClient } from '../../service/index.ts';
import { isCloudError } from '../../service/index.ts';

/** Lists the builds of a project whose results may count: none that repeats new tests or runs the app of the base branch. */
export const listBuilds = async (framework: Framework, project: string, cloud: CloudClient): Promise<readonly ListedBuild[]> =>
  (await listAllBuilds(framework, project, cloud)).filter(({ tag }) => tag?.repeat === undefined && tag?.base === undefined);

/**
 * Lists all builds of a project, each once. Returns an empty list for an unknown project, because a project does not exist
 * before its first build.
 *
 * @param mayBeUnknown whether a 404 means an unknown project; otherwise it may also mean that the service has no listing
 */
export const listAllBuilds = async (
  framework: Framework,
  project: string,
  cloud: CloudClient,
  mayBeUnknown = true,
): Promise<readonly ListedBuild[]> => {
  try {
    const listed = await cloud.projects(framework).builds(project);
    const once = new Map(listed.toReversed().map((build) => [build.id, build])).values();
    return [...once].toReversed().map((record) => readListedBuild(record, framework));
  } catch (error) {
    if (mayBeUnknown && isCloudError(error, 'cloud-not-found')) return [];
    throw error;
  }
};
