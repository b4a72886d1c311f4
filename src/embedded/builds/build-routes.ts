import { buildShapeV1 } from '../build-shapes/v1-build.ts';
import { sessionShapeV1 } from '../build-shapes/v1-session.ts';
import { type Framework, frameworks } from '../framework.ts';
import { type Answer, jsonAnswer, Refusal } from '../http/answer.ts';
import { param, type Route } from '../http/route.ts';
import type { World } from '../world.ts';
import type { Build } from './build-registry.ts';
import { findBuild, findSession } from './lookup.ts';
import type { BuildStarter } from './start-build.ts';

/** Builds that listings show already, the newest first. */
export const listedBuilds = (world: World, framework: Framework, project: string | undefined): readonly Build[] =>
  world.builds
    .list(framework, project)
    .filter(({ createdAtMs, orders }) => world.time.nowMs() >= createdAtMs + (orders['listed-after-seconds'] ?? 0) * 1_000);

const projectAnswer = (world: World, builds: readonly Build[]): Answer => {
  const form = world.spelling.shapes['unknown-project'];
  if (builds.length === 0 && form === 'not-found') throw new Refusal(404, 'Project not found');
  if (builds.length === 0 && form === 'message') return jsonAnswer({ message: 'No results found' });
  return jsonAnswer({ builds: builds.map((build) => buildShapeV1(world, build, world.time.nowMs())) });
};

const projectRoute = (world: World, framework: 'espresso' | 'xcuitest'): Route => ({
  method: 'GET',
  path: `/app-automate/${framework}/projects/:project`,
  handle: (exchange) => projectAnswer(world, listedBuilds(world, framework, param(exchange, 'project'))),
});

const frameworkRoutes = (world: World, startBuild: BuildStarter, framework: Framework): readonly Route[] => [
  {
    method: 'POST',
    path: `/app-automate/${framework}/build`,
    handle: async (exchange) => {
      const build = await startBuild(framework, await exchange.readJson());
      return jsonAnswer({ message: 'Success', build_id: build.id });
    },
  },
  {
    method: 'GET',
    path: `/app-automate/${framework}/builds/:build`,
    handle: (exchange) => jsonAnswer(buildShapeV1(world, findBuild(world, framework, exchange), world.time.nowMs())),
  },
  {
    method: 'GET',
    path: `/app-automate/${framework}/builds/:build/sessions/:session`,
    handle: (exchange) => {
      const { build, session } = findSession(world, framework, exchange);
      return jsonAnswer(sessionShapeV1(world, build, session, world.time.nowMs()));
    },
  },
];

/** Builds and sessions (docs/internals/service.md#builds-sessions-and-what-they-leave-behind). */
export const buildRoutes = (world: World, startBuild: BuildStarter): readonly Route[] => [
  ...frameworks.flatMap((framework) => frameworkRoutes(world, startBuild, framework)),
  projectRoute(world, 'espresso'),
  projectRoute(world, 'xcuitest'),
];
