import { buildShapeV2, sessionShapeV2 } from '../build-shapes/v2-shapes.ts';
import type { CloudState } from '../cloud-state.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { Route } from '../http/route.ts';
import { listedBuilds } from './build-routes.ts';
import { findBuild, findSession } from './lookup.ts';
import type { BuildStarter } from './start-build.ts';

const recentBuilds = 20;

const frameworkRoutes = (cloud: CloudState, startBuild: BuildStarter, framework: 'espresso' | 'xcuitest'): readonly Route[] => {
  const root = `/app-automate/${framework}/v2`;
  return [
    {
      method: 'POST',
      path: `${root}/build`,
      handle: async (exchange) => {
        const build = await startBuild(framework, await exchange.readJson());
        return jsonAnswer({ message: 'Success', build_id: build.id });
      },
    },
    {
      method: 'GET',
      path: `${root}/builds`,
      handle: ({ query }) => {
        const builds = listedBuilds(cloud, framework, query.get('project') ?? undefined)
          .slice(0, recentBuilds)
          .map(({ id, createdAtMs }) => ({ build_id: id, start_time: cloud.spelling.time(createdAtMs, 'utc') }));
        return jsonAnswer(cloud.spelling.shapes['v2-builds'] === 'bare' ? builds : { builds });
      },
    },
    {
      method: 'GET',
      path: `${root}/builds/:build`,
      handle: (exchange) => jsonAnswer(buildShapeV2(cloud, findBuild(cloud, framework, exchange, 'nested'), cloud.time.nowMs())),
    },
    {
      method: 'GET',
      path: `${root}/builds/:build/sessions/:session`,
      handle: (exchange) => {
        const { build, session } = findSession(cloud, framework, exchange);
        return jsonAnswer(sessionShapeV2(cloud, build, session, cloud.time.nowMs()));
      },
    },
  ];
};

/** Builds and sessions of the newer interface; EarlGrey has none. */
export const buildRoutesV2 = (cloud: CloudState, startBuild: BuildStarter): readonly Route[] =>
  (['espresso', 'xcuitest'] as const).flatMap((framework) => frameworkRoutes(cloud, startBuild, framework));
