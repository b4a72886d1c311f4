import type { LogKind } from '../build-shapes/addresses.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import { findSession, findTest } from '../builds/lookup.ts';
import { type Framework, frameworks } from '../framework.ts';
import { type Answer, jsonAnswer, Refusal, textAnswer } from '../http/answer.ts';
import type { Route } from '../http/route.ts';
import type { World } from '../world.ts';
import { appProfile } from './app-profile.ts';
import { deviceLog, instrumentationLog, sessionDeviceLog } from './logs.ts';
import { networkLog } from './network-log.ts';
import { reportAnswer } from './report-answer.ts';
import { sampleScreenshot, sampleVideo } from './video.ts';

type Found = ReturnType<typeof findTest>;

const binaryAnswer = (body: Buffer, type: string): Answer => ({ status: 200, type, body });

/** The capability that each log needs, if any, and its content. */
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

/** The device log of a whole session, which only v2 has. */
const sessionLogRoute = (world: World, framework: 'espresso' | 'xcuitest'): Route => ({
  method: 'GET',
  path: `/app-automate/${framework}/v2/builds/:build/sessions/:session/devicelogs`,
  handle: (exchange) => {
    const { build, session } = findSession(world, framework, exchange);
    if (!readFlag(build.request.capabilities, 'deviceLogs')) throw new Refusal(404, 'The session was run without devicelogs');
    return textAnswer(sessionDeviceLog(build, session, world.time.nowMs()));
  },
});

/** Reports, logs, profiles and videos. */
export const debugRoutes = (world: World): readonly Route[] => [
  ...frameworks.flatMap((framework) => logRoutes(world, framework)),
  reportRoute(world, '/app-automate/espresso'),
  reportRoute(world, '/app-automate/espresso/v2'),
  sessionLogRoute(world, 'espresso'),
  sessionLogRoute(world, 'xcuitest'),
];
