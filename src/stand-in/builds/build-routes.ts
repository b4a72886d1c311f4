import { z } from 'zod';
import { buildStatusV2 } from '../build-shapes/field-values.ts';
import { buildShape, sessionShape } from '../build-shapes/response-fields.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, type Platform, traitsOf } from '../framework.ts';
import { json } from '../http/message-schemas.ts';
import { limitSchema, readLimit } from '../http/query.ts';
import { Refusal } from '../http/response.ts';
import { type Exchange, param, type Route, routesOf } from '../http/route.ts';
import type { Build } from './build-registry.ts';
import {
  buildList,
  buildV1,
  buildV2,
  earlgreyBuild,
  espressoBuild,
  flutterAndroidBuild,
  flutterIosBuild,
  flutterList,
  maestroBuild,
  maestroList,
  projectBuilds,
  sessionV1,
  sessionV2,
  startedBuild,
  stopInput,
  stoppedBuild,
  testPlanBuild,
  xcuitestBuild,
} from './build-schemas.ts';
import { findBuild, findSession } from './find-build.ts';
import { sessionState } from './progress.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';
import type { BuildStarter } from './start-build.ts';

const route = routesOf({ name: 'Builds', text: 'Builds and their sessions' });

/** Lists the newest builds first, without builds that the scenario still hides. */
const listedBuilds = (cloud: CloudState, framework: Framework, project: string | undefined): readonly Build[] =>
  cloud.builds
    .list(framework, project)
    .filter(({ createdAtMs, orders }) => cloud.time.nowMs() >= createdAtMs + (orders['listed-after-seconds'] ?? 0) * 1_000);

const projectRoute = (cloud: CloudState, framework: 'espresso' | 'xcuitest'): Route =>
  route.get(`/app-automate/${framework}/projects/:project`, {
    name: 'listProjectBuilds',
    summary: 'List the builds of a project',
    response: projectBuilds,
    handle: (exchange) => {
      const builds = listedBuilds(cloud, framework, param(exchange, 'project'));
      const form = cloud.spelling.shapes['unknown-project'];
      if (builds.length === 0 && form === 'not-found') throw new Refusal(404, 'Project not found');
      if (builds.length === 0 && form === 'message') return { message: 'No results found' };
      return { builds: builds.map((build) => buildShape('v1', cloud, build)) };
    },
  });

/** Names and request bodies of the calls that start builds. */
const starts: Readonly<Record<Framework | 'test-plan', { readonly name: string; readonly request: z.ZodType }>> = {
  espresso: { name: 'startEspressoBuild', request: espressoBuild },
  xcuitest: { name: 'startXcuitestBuild', request: xcuitestBuild },
  'test-plan': { name: 'startTestPlanBuild', request: testPlanBuild },
  earlgrey: { name: 'startEarlgreyBuild', request: earlgreyBuild },
  maestro: { name: 'startMaestroBuild', request: maestroBuild },
  'flutter-android': { name: 'startFlutterAndroidBuild', request: flutterAndroidBuild },
  'flutter-ios': { name: 'startFlutterIosBuild', request: flutterIosBuild },
};

const startRoute = (path: string, startBuild: BuildStarter, framework: Framework, platform?: Platform, byPlan = false): Route => {
  const { name, request } = starts[byPlan ? 'test-plan' : framework];
  return route.post(path, {
    name,
    summary: byPlan ? 'Start a build of a test plan' : 'Start a build',
    body: json(request),
    response: startedBuild,
    handle: async (exchange) => {
      const build = await startBuild(framework, await exchange.readJson(), platform, byPlan);
      return { message: 'Success' as const, build_id: build.id };
    },
  });
};

const sessionHandler = (version: 'v1' | 'v2', cloud: CloudState, framework: Framework) => (exchange: Exchange) => {
  const { build, session } = findSession(cloud, framework, exchange);
  return sessionShape(version, cloud, build, session);
};

/** Routes of builds and sessions in v1 (docs/internals/service.md#builds-sessions-and-their-data-25-44). */
export const buildRoutesV1 = (cloud: CloudState, startBuild: BuildStarter): readonly Route[] => [
  ...frameworksOf('v1').flatMap(({ framework, root }) => [
    startRoute(`${root}/build`, startBuild, framework),
    route.get(`${root}/builds/:build`, {
      name: 'getBuild',
      summary: 'Get the status of a build',
      response: buildV1,
      handle: (exchange) => buildShape('v1', cloud, findBuild(cloud, framework, exchange)),
    }),
    route.get(`${root}/builds/:build/sessions/:session`, {
      name: 'getSession',
      summary: 'Get a session with its tests',
      response: sessionV1,
      handle: sessionHandler('v1', cloud, framework),
    }),
  ]),
  projectRoute(cloud, 'espresso'),
  projectRoute(cloud, 'xcuitest'),
];

const startRoutes = (startBuild: BuildStarter, framework: Framework, root: string): readonly Route[] => {
  const { platforms, planStart } = traitsOf(framework);
  const routes = platforms.map((platform) => {
    const path = platforms.length === 1 ? `${root}/build` : `${root}/${platform}/build`;
    return startRoute(path, startBuild, framework, platform);
  });
  if (planStart === undefined) return routes;
  return [...routes, startRoute(`${root}/${planStart}`, startBuild, framework, platforms[0], true)];
};

const projectQuery = { project: z.string().describe('Only builds of this project') };

const listRoutes = (cloud: CloudState, framework: Framework, root: string): readonly Route[] => {
  const path = `${root}/builds`;
  const summary = 'List recent builds';
  const startTime = ({ createdAtMs }: Build): string | number => cloud.spelling.time(createdAtMs, 'utc');
  const recentOf = ({ query }: Exchange, limit = 20): readonly Build[] =>
    listedBuilds(cloud, framework, query.get('project') ?? undefined).slice(0, limit);
  switch (traitsOf(framework).buildList) {
    case undefined:
      return [];
    case 'bare':
      return [
        route.get(path, {
          name: 'listFlutterBuilds',
          summary,
          query: projectQuery,
          response: flutterList,
          handle: (exchange) => recentOf(exchange).map((build) => ({ id: build.id, start_time: startTime(build) })),
        }),
      ];
    case 'suspected':
      return [
        route.get(path, {
          name: 'listMaestroBuilds',
          summary: `${summary}, with \`--lenient\` only`,
          query: { limit: limitSchema },
          response: maestroList,
          refusals: [404, 422],
          handle: (exchange) => {
            if (!cloud.scenario.lenient) throw new Refusal(404, 'Not found');
            const builds = recentOf(exchange, readLimit(exchange.query)).map((build) => ({
              id: build.id,
              status: buildStatusV2({ cloud, build, nowMs: cloud.time.nowMs() }),
              start_time: startTime(build),
            }));
            return { builds };
          },
        }),
      ];
    case 'as-set':
      return [
        route.get(path, {
          name: 'listBuilds',
          summary,
          query: projectQuery,
          response: buildList,
          handle: (exchange) => {
            const builds = recentOf(exchange).map((build) => ({ build_id: build.id, start_time: startTime(build) }));
            return cloud.spelling.shapes['v2-builds'] === 'bare' ? builds : { builds };
          },
        }),
      ];
  }
};

export const buildRoutesV2 = (cloud: CloudState, startBuild: BuildStarter): readonly Route[] => [
  ...frameworksOf('v2').flatMap(({ framework, root }) => [
    ...startRoutes(startBuild, framework, root),
    ...listRoutes(cloud, framework, root),
    route.get(`${root}/builds/:build`, {
      name: 'getBuildV2',
      summary: 'Get the status of a build',
      response: buildV2,
      handle: (exchange) => buildShape('v2', cloud, findBuild(cloud, framework, exchange, 'nested')),
    }),
    route.get(`${root}/builds/:build/sessions/:session`, {
      name: 'getSessionV2',
      summary: 'Get a session with its tests',
      response: sessionV2,
      handle: sessionHandler('v2', cloud, framework),
    }),
  ]),
  // The response has the same form as in a related product of the service.
  route.post('/app-automate/maestro/builds/:build/stop', {
    name: 'stopBuild',
    summary: 'Stop a build',
    body: json(stopInput),
    response: stoppedBuild,
    refusals: [],
    handle: (exchange) => {
      const stopped = stopBuild(cloud, findBuild(cloud, 'maestro', exchange));
      return { message: `stopped ${stopped} sessions`, stopped_session_count: String(stopped) };
    },
  }),
];

const message = 'The build was stopped';

/** Ended tests keep their results, the running test ends in an error, and later tests are skipped. */
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

/** Stops the build, frees its parallel slots, and returns the number of stopped sessions. */
const stopBuild = ({ builds, plan, time }: CloudState, build: Build): number => {
  const nowMs = time.nowMs();
  const open = build.sessions.filter((session) => sessionState(session, nowMs) !== 'ended');
  if (open.length === 0) return 0;
  // If several sessions share a slot, the last session must be shortened first.
  for (const session of open.toReversed()) plan.shorten(session, nowMs);
  builds.replace({
    ...build,
    sessions: build.sessions.map((session) => (open.includes(session) ? stopSession(session, nowMs) : session)),
  });
  return open.length;
};
