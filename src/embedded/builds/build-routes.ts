import { buildShape, sessionShape } from '../build-shapes/response-fields.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, startOperations } from '../framework.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { param, type Route } from '../http/route.ts';
import type { Build } from './build-registry.ts';
import { findBuild, findSession } from './find-build.ts';
import type { BuildStarter } from './start-build.ts';

/** Lists builds, newest first. Leaves out builds that the scenario still hides from listings. */
export const listedBuilds = (cloud: CloudState, framework: Framework, project: string | undefined): readonly Build[] =>
  cloud.builds
    .list(framework, project)
    .filter(({ createdAtMs, orders }) => cloud.time.nowMs() >= createdAtMs + (orders['listed-after-seconds'] ?? 0) * 1_000);

const projectResponse = (cloud: CloudState, builds: readonly Build[]): RouteResponse => {
  const form = cloud.spelling.shapes['unknown-project'];
  if (builds.length === 0 && form === 'not-found') throw new Refusal(404, 'Project not found');
  if (builds.length === 0 && form === 'message') return jsonResponse({ message: 'No results found' });
  return jsonResponse({ builds: builds.map((build) => buildShape('v1', cloud, build, cloud.time.nowMs())) });
};

const projectRoute = (cloud: CloudState, framework: 'espresso' | 'xcuitest'): Route => ({
  operation: 'listProjectBuilds',
  method: 'GET',
  path: `/app-automate/${framework}/projects/:project`,
  handle: (exchange) => projectResponse(cloud, listedBuilds(cloud, framework, param(exchange, 'project'))),
});

const frameworkRoutes = (cloud: CloudState, startBuild: BuildStarter, framework: Framework, root: string): readonly Route[] => [
  {
    operation: startOperations[framework],
    method: 'POST',
    path: `${root}/build`,
    handle: async (exchange) => {
      const build = await startBuild(framework, await exchange.readJson());
      return jsonResponse({ message: 'Success', build_id: build.id });
    },
  },
  {
    operation: 'getBuild',
    method: 'GET',
    path: `${root}/builds/:build`,
    handle: (exchange) => jsonResponse(buildShape('v1', cloud, findBuild(cloud, framework, exchange), cloud.time.nowMs())),
  },
  {
    operation: 'getSession',
    method: 'GET',
    path: `${root}/builds/:build/sessions/:session`,
    handle: (exchange) => {
      const { build, session } = findSession(cloud, framework, exchange);
      return jsonResponse(sessionShape('v1', cloud, build, session, cloud.time.nowMs()));
    },
  },
];

/** Routes of builds and sessions (docs/internals/service.md#builds-sessions-and-their-data-25-44). */
export const buildRoutes = (cloud: CloudState, startBuild: BuildStarter): readonly Route[] => [
  ...frameworksOf('v1').flatMap(({ framework, root }) => frameworkRoutes(cloud, startBuild, framework, root)),
  projectRoute(cloud, 'espresso'),
  projectRoute(cloud, 'xcuitest'),
];
