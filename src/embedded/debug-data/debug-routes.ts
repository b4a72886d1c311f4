import type { LogKind } from '../build-shapes/addresses.ts';
import { wordV2 } from '../build-shapes/words.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import { findSession, findTest } from '../builds/lookup.ts';
import { sessionDurationMs, sessionState, sessionVerdict } from '../builds/progress.ts';
import { type Framework, frameworks } from '../framework.ts';
import { type Answer, jsonAnswer, Refusal, textAnswer } from '../http/answer.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import type { World } from '../world.ts';
import { appProfile } from './app-profile.ts';
import { deviceLog, instrumentationLog } from './logs.ts';
import { networkLog } from './network-log.ts';
import { reportAnswer } from './report-answer.ts';
import { sampleScreenshot, sampleVideo } from './video.ts';

type Found = ReturnType<typeof findTest>;

const binaryAnswer = (body: Buffer, type: string): Answer => ({ status: 200, type, body });

/** What each log needs in the build request, if anything, and what it holds. */
const logs = (
  world: World,
): Readonly<Record<LogKind, { readonly flag?: string; readonly answer: (found: Found) => Answer }>> => ({
  devicelogs: { flag: 'deviceLogs', answer: ({ build, session, test }) => textAnswer(deviceLog(build, session, test)) },
  instrumentationlogs: { answer: ({ build, test }) => textAnswer(instrumentationLog(build, test)) },
  networklogs: { flag: 'networkLogs', answer: ({ session, test }) => jsonAnswer(networkLog(session, test)) },
  appprofiling: {
    flag: 'appProfiling',
    answer: ({ session, test }) => jsonAnswer(appProfile(session, test, world.scenario.app['bundle-id'])),
  },
  video: { answer: () => binaryAnswer(sampleVideo, 'video/mp4') },
  'screenshot.png': { answer: () => binaryAnswer(sampleScreenshot, 'image/png') },
});

const logRoutes = (world: World, framework: Framework): readonly Route[] =>
  Object.entries(logs(world)).map(([kind, { flag, answer }]) => ({
    method: 'GET',
    path: `/app-automate/${framework}/builds/:build/sessions/tests/:test/${kind}`,
    handle: (exchange) => {
      const found = findTest(world, framework, exchange);
      const { capabilities } = found.build.request;
      const isOff =
        (flag !== undefined && !readFlag(capabilities, flag)) || (kind === 'video' && isSwitchedOff(capabilities, 'video'));
      if (isOff) throw new Refusal(404, `The session was run without ${kind}`);
      return answer(found);
    },
  }));

const reportRoute = (world: World, root: string): Route => ({
  method: 'GET',
  path: `${root}/builds/:build/sessions/:session/report`,
  handle: (exchange) => {
    const { build, session } = findSession(world, 'espresso', exchange);
    return reportAnswer(world, build, session);
  },
});

/** `GET /app-automate/sessions/<session_id>.json` (observed shapes 4.1). */
const automationSession = (world: World, exchange: Exchange): Answer => {
  const id = param(exchange, 'session').replace(/\.json$/, '');
  const found = world.builds.findSession(id);
  const nowMs = world.time.nowMs();
  if (found === undefined || nowMs >= found.session.vanishesAtMs) throw new Refusal(404, 'Session not found');
  const { build, session } = found;
  const state = sessionState(session, nowMs);
  return jsonAnswer({
    automation_session: {
      hashed_id: session.id,
      name: build.request.suite.name,
      build_name: build.request.app.name,
      project_name: build.request.project,
      device: session.device.name,
      os: session.device.os,
      os_version: session.device.osVersion,
      status: wordV2(world.spelling.shapes, state === 'ended' ? sessionVerdict(session) : state),
      duration: Math.round(sessionDurationMs(session, nowMs) / 1_000),
      video_url: world.spelling.address(`/app-automate/sessions/${session.id}/video`),
      public_url: world.spelling.address(`/dashboard/v2/builds/${build.id}/sessions/${session.id}`),
    },
  });
};

/** Reports, logs, profiles and videos: specification 4.4, observed shapes 4 and 5. */
export const debugRoutes = (world: World): readonly Route[] => [
  ...frameworks.flatMap((framework) => logRoutes(world, framework)),
  reportRoute(world, '/app-automate/espresso'),
  reportRoute(world, '/app-automate/espresso/v2'),
  { method: 'GET', path: '/app-automate/sessions/:session', handle: (exchange) => automationSession(world, exchange) },
  {
    method: 'GET',
    path: '/app-automate/sessions/:session/video',
    handle: (exchange) => {
      if (world.builds.findSession(param(exchange, 'session')) === undefined) throw new Refusal(404, 'Session not found');
      return binaryAnswer(sampleVideo, 'video/mp4');
    },
  },
];
