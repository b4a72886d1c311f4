import { accountRoutes } from './account/account-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { buildRoutesV1, buildRoutesV2 } from './builds/build-routes.ts';
import { createBuildStarter } from './builds/start-build.ts';
import type { CloudState } from './cloud-state.ts';
import { controlRoutes } from './control/control-routes.ts';
import { debugRoutes } from './debug-data/debug-routes.ts';
import type { RequestLog } from './http/request-log.ts';
import { createRouteFinder, type Route, type RouteFinder } from './http/route.ts';
import type { Simulation } from './simulation.ts';
import { testCaseRoute } from './test-management/case-routes.ts';
import { uploadRoutesV1, uploadRoutesV2 } from './uploads/upload-routes.ts';

/** Routes of the service, in the order of `docs/openapi.json`. */
const serviceRoutes = (cloud: CloudState): readonly Route[] => {
  const startBuild = createBuildStarter(cloud);
  return [
    ...uploadRoutesV1(cloud),
    ...buildRoutesV1(cloud, startBuild),
    ...debugRoutes(cloud),
    ...accountRoutes(cloud),
    ...uploadRoutesV2(cloud),
    ...buildRoutesV2(cloud, startBuild),
    testCaseRoute(cloud),
    ...alertRoutes(cloud),
  ];
};

/** Returns a finder of all routes, which follows the simulation when its scenario is replaced. */
export const createRouteTable = (simulation: Simulation, log: RequestLog): RouteFinder => {
  const tableOf = (cloud: CloudState) => {
    const routes = [...serviceRoutes(cloud), ...control];
    return { cloud, routes, find: createRouteFinder(routes) };
  };
  const current = (): ReturnType<typeof tableOf> => {
    const { cloud } = simulation.live();
    if (table.cloud !== cloud) table = tableOf(cloud);
    return table;
  };
  const control = controlRoutes(simulation, log, () => current().routes);
  let table = tableOf(simulation.live().cloud);
  return (method, path) => current().find(method, path);
};
