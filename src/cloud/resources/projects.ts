import { mapConcurrently } from '../../lib/concurrency.ts';
import type { BuildRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { type Path, path, withQuery } from '../path.ts';
import { readBuildIds, readBuilds } from '../wire/build.ts';
import type { Builds } from './builds.ts';

/** Builds grouped under a project, Espresso and XCUITest only. */
export interface Projects {
  /** The response for an unknown project is not documented: it may be an empty list or a NotFoundError. */
  builds(projectName: string): Promise<BuildRecord[]>;
}

export const createProjects = (calls: Calls, root: Path): Projects => ({
  builds: (projectName) => calls.get(path`${root}/projects/${{ projectName }}`, readBuilds),
});

const concurrentDetails = 4;

/** v2 lists the ids of at most the last 20 builds; each build is read by a request of its own. */
export const createRecentBuildsByProject = (calls: Calls, root: Path, builds: Builds): Projects => ({
  builds: async (projectName) => {
    const ids = await calls.get(withQuery(path`${root}/builds`, { project: projectName }), readBuildIds);
    return mapConcurrently([...new Set(ids)], concurrentDetails, async (id) => (await builds.get(id)).record);
  },
});
