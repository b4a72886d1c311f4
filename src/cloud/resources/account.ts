import { mapConcurrently } from '../../lib/concurrency.ts';
import type { BuildRecord } from '../../model/records.ts';
import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls } from '../calls.ts';
import { readDeviceOffers, readDeviceUses, readQuota } from '../wire/account.ts';
import { readBuildIds, readBuilds } from '../wire/build.ts';
import type { Builds } from './builds.ts';

export const createQuota = (calls: Calls) => ({
  /** Reads the running and queued sessions of the account, and its limits. */
  get: () => calls.get(path`/app-automate/plan.json`, readQuota),
});

export const createDevices = (calls: Calls) => ({
  list: () => calls.get(path`/app-automate/devices.json`, readDeviceOffers),
  /** Lists how many devices of each model are in use. Not every account has this list. */
  uses: () => calls.get(path`/app-automate/device_tier_limits.json`, readDeviceUses),
});

/** Builds grouped by project, for Espresso and XCUITest only. */
export interface Projects {
  /** Lists the builds of a project. The response for an unknown project is not documented: it may be an empty list or a 404. */
  builds(projectName: string): Promise<BuildRecord[]>;
}

export const createProjects = (calls: Calls, root: Path): Projects => ({
  builds: (projectName) => calls.get(path`${root}/projects/${{ projectName }}`, readBuilds),
});

const concurrentDetails = 4;

/** Lists the recent builds of a project in v2. The service lists only ids, at most 20, so each build takes one more request. */
export const createRecentBuildsByProject = (calls: Calls, root: Path, builds: Builds): Projects => ({
  builds: async (projectName) => {
    const ids = await calls.get(withQuery(path`${root}/builds`, { project: projectName }), readBuildIds);
    return mapConcurrently([...new Set(ids)], concurrentDetails, async (id) => (await builds.get(id)).record);
  },
});
