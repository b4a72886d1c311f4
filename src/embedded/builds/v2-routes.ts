import { buildStatusV2 } from '../build-shapes/field-values.ts';
import { buildShape, sessionShape } from '../build-shapes/response-fields.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, type FrameworkTraits, frameworksOf, startOperations, traitsOf } from '../framework.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import type { Exchange, Route } from '../http/route.ts';
import { readLimit } from '../uploads/upload-registry.ts';
import type { Build } from './build-registry.ts';
import { listedBuilds } from './build-routes.ts';
import { findBuild, findSession } from './find-build.ts';
import { sessionState } from './progress.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';
import type { BuildStarter } from './start-build.ts';

const recentBuilds = 20;

/** Routes that start builds of a framework. There is one path for each platform of the framework. */
const startRoutes = (startBuild: BuildStarter, framework: Framework, root: string): readonly Route[] => {
  const { platforms, planStart } = traitsOf(framework);
  const starts = platforms.map(
    (platform): Route => ({
      operation: startOperations[framework],
      method: 'POST',
      path: platforms.length === 1 ? `${root}/build` : `${root}/${platform}/build`,
      handle: async (exchange) => {
        const build = await startBuild(framework, await exchange.readJson(), platform);
        return jsonResponse({ message: 'Success', build_id: build.id });
      },
    }),
  );
  if (planStart === undefined) return starts;
  const byPlan: Route = {
    operation: 'startTestPlanBuild',
    method: 'POST',
    path: `${root}/${planStart}`,
    handle: async (exchange) => {
      const build = await startBuild(framework, await exchange.readJson(), platforms[0], true);
      return jsonResponse({ message: 'Success', build_id: build.id });
    },
  };
  return [...starts, byPlan];
};

type BuildList = NonNullable<FrameworkTraits['buildList']>;

const listOperations = {
  'as-set': 'listBuilds',
  bare: 'listFlutterBuilds',
  suspected: 'listMaestroBuilds',
} as const satisfies Record<BuildList, Route['operation']>;

const buildListResponse = (cloud: CloudState, framework: Framework, buildList: BuildList, { query }: Exchange): RouteResponse => {
  const builds = listedBuilds(cloud, framework, query.get('project') ?? undefined);
  const startTime = ({ createdAtMs }: Build): string | number => cloud.spelling.time(createdAtMs, 'utc');
  const recent = builds.slice(0, recentBuilds);
  switch (buildList) {
    case 'bare':
      return jsonResponse(recent.map((build) => ({ id: build.id, start_time: startTime(build) })));
    case 'suspected':
      return jsonResponse({
        builds: builds.slice(0, readLimit(query.get('limit'))).map((build) => ({
          id: build.id,
          status: buildStatusV2({ cloud, build, nowMs: cloud.time.nowMs() }),
          start_time: startTime(build),
        })),
      });
    case 'as-set': {
      const entries = recent.map((build) => ({ build_id: build.id, start_time: startTime(build) }));
      return jsonResponse(cloud.spelling.shapes['v2-builds'] === 'bare' ? entries : { builds: entries });
    }
  }
};

const listRoutes = (cloud: CloudState, framework: Framework, root: string): readonly Route[] => {
  const { buildList } = traitsOf(framework);
  if (buildList === undefined) return [];
  return [
    {
      operation: listOperations[buildList],
      method: 'GET',
      path: `${root}/builds`,
      handle: (exchange) => {
        if (buildList === 'suspected' && !cloud.scenario.lenient) throw new Refusal(404, 'Not found');
        return buildListResponse(cloud, framework, buildList, exchange);
      },
    },
  ];
};

const buildRoutesOf = (cloud: CloudState, startBuild: BuildStarter, framework: Framework, root: string): readonly Route[] => [
  ...startRoutes(startBuild, framework, root),
  ...listRoutes(cloud, framework, root),
  {
    operation: 'getBuildV2',
    method: 'GET',
    path: `${root}/builds/:build`,
    handle: (exchange) =>
      jsonResponse(buildShape('v2', cloud, findBuild(cloud, framework, exchange, 'nested'), cloud.time.nowMs())),
  },
  {
    operation: 'getSessionV2',
    method: 'GET',
    path: `${root}/builds/:build/sessions/:session`,
    handle: (exchange) => {
      const { build, session } = findSession(cloud, framework, exchange);
      return jsonResponse(sessionShape('v2', cloud, build, session, cloud.time.nowMs()));
    },
  },
];

/** Route that stops a build. The form of the response is taken from a related product of the service. */
const stopRoute = (cloud: CloudState): Route => ({
  operation: 'stopBuild',
  method: 'POST',
  path: '/app-automate/maestro/builds/:build/stop',
  handle: (exchange) => {
    const stopped = stopBuild(cloud, findBuild(cloud, 'maestro', exchange));
    return jsonResponse({ message: `stopped ${stopped} sessions`, stopped_session_count: String(stopped) });
  },
});

/** Routes of builds and sessions in the newer API. EarlGrey has no such routes. */
export const buildRoutesV2 = (cloud: CloudState, startBuild: BuildStarter): readonly Route[] => [
  ...frameworksOf('v2').flatMap(({ framework, root }) => buildRoutesOf(cloud, startBuild, framework, root)),
  stopRoute(cloud),
];

const message = 'The build was stopped';

/** Stops a test. Ended tests keep their results, the running test ends in an error, and later tests are skipped. */
const stopTest = (test: PlannedTest, atMs: number): PlannedTest => {
  if (test.outcome !== 'never' && test.endsAtMs <= atMs) return test;
  if (test.startsAtMs <= atMs) return { ...test, outcome: 'error', endsAtMs: atMs, message };
  return { ...test, outcome: 'skip', startsAtMs: atMs, endsAtMs: atMs };
};

const stopSession = (session: PlannedSession, nowMs: number): PlannedSession => {
  const stopped = { ...session, end: 'stop', endsAtMs: nowMs, message } as const;
  if (sessionState(session, nowMs) === 'queued') return { ...stopped, startsAtMs: Number.POSITIVE_INFINITY, tests: [] };
  return { ...stopped, tests: session.tests.map((test) => stopTest(test, nowMs - session.startsAtMs)) };
};

/** Ends the running and queued sessions of a build, and frees their parallel slots. Returns the number of these sessions. */
const stopBuild = ({ builds, plan, time }: CloudState, build: Build): number => {
  const nowMs = time.nowMs();
  const open = build.sessions.filter((session) => sessionState(session, nowMs) !== 'ended');
  if (open.length === 0) return 0;
  for (const session of open) plan.release(session);
  builds.replace({
    ...build,
    sessions: build.sessions.map((session) => (open.includes(session) ? stopSession(session, nowMs) : session)),
  });
  return open.length;
};
