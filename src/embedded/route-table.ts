import { accountRoutes } from './account/account-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { simulationRoutes } from './alerts/simulation-routes.ts';
import { buildRoutes } from './builds/build-routes.ts';
import { createBuildStarter } from './builds/start-build.ts';
import { buildRoutesV2 } from './builds/v2-routes.ts';
import type { CloudState } from './cloud-state.ts';
import { automationRoutes } from './debug-data/automation-routes.ts';
import { debugRoutes } from './debug-data/debug-routes.ts';
import type { Route } from './http/route.ts';
import { testCaseRoutes } from './test-management/case-routes.ts';
import { appRoutes, mediaRoutes } from './uploads/app-routes.ts';
import { suiteRoutes } from './uploads/suite-routes.ts';
import { uploadRoutesV2 } from './uploads/v2-routes.ts';

/** Every route of the built-in cloud. */
export const routeTable = (cloud: CloudState): readonly Route[] => {
  const startBuild = createBuildStarter(cloud);
  return [
    ...appRoutes(cloud),
    ...suiteRoutes(cloud),
    ...mediaRoutes(cloud),
    ...buildRoutes(cloud, startBuild),
    ...debugRoutes(cloud),
    ...automationRoutes(cloud),
    ...accountRoutes(cloud),
    ...uploadRoutesV2(cloud),
    ...buildRoutesV2(cloud, startBuild),
    ...testCaseRoutes(cloud),
    ...alertRoutes(cloud),
    ...simulationRoutes(cloud),
  ];
};
