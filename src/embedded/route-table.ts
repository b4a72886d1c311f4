import { accountRoutes } from './account/account-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { simulationRoutes } from './alerts/simulation-routes.ts';
import { buildRoutes } from './builds/build-routes.ts';
import { createBuildStarter } from './builds/start-build.ts';
import { buildRoutesV2 } from './builds/v2-routes.ts';
import { automationRoutes } from './debug-data/automation-routes.ts';
import { debugRoutes } from './debug-data/debug-routes.ts';
import type { Route } from './http/route.ts';
import { testCaseRoutes } from './test-management/case-routes.ts';
import { appRoutes } from './uploads/app-routes.ts';
import { mediaRoutes } from './uploads/media-routes.ts';
import { suiteRoutes } from './uploads/suite-routes.ts';
import { uploadRoutesV2 } from './uploads/v2-routes.ts';
import type { World } from './world.ts';

/** Every route of the built-in cloud. */
export const routeTable = (world: World): readonly Route[] => {
  const startBuild = createBuildStarter(world);
  return [
    ...appRoutes(world),
    ...suiteRoutes(world),
    ...mediaRoutes(world),
    ...buildRoutes(world, startBuild),
    ...debugRoutes(world),
    ...automationRoutes(world),
    ...accountRoutes(world),
    ...uploadRoutesV2(world),
    ...buildRoutesV2(world, startBuild),
    ...testCaseRoutes(world),
    ...alertRoutes(world),
    ...simulationRoutes(world),
  ];
};
