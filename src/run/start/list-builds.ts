import type { SuiteFramework } from '../../cloud/client.ts';
import { NotFoundError } from '../../cloud/errors.ts';
import type { BuildRecord } from '../../model/records.ts';
import type { StageServices } from '../services.ts';

/** All builds of a project (specification 4.3). One without builds does not exist for the service. */
export const listBuilds = async (
  framework: SuiteFramework,
  project: string,
  { cloud }: Pick<StageServices, 'cloud'>,
): Promise<readonly BuildRecord[]> => {
  try {
    return await cloud.projects(framework).builds(project);
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
};
