import type { LogKind } from '../build-shapes/common-shapes.ts';
import type { Build } from '../builds/build-registry.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import { findSession, findTest } from '../builds/find-build.ts';
import { buildEndsAtMs } from '../builds/progress.ts';
import type { PlannedSession } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworks, frameworksOf, traitsOf } from '../framework.ts';
import { jsonResponse, Refusal, type RouteResponse, textResponse } from '../http/response.ts';
import type { Route } from '../http/route.ts';
import { junitReport } from './junit-report.ts';
import { commandLog, commandRecords, deviceLog, instrumentationLog, maestroLog, sessionDeviceLog } from './logs.ts';
import { sampleScreenshot, sampleVideo } from './pictures.ts';
import { appProfile, coverageData, networkLog } from './recorded-data.ts';
import { sessionBundle } from './result-bundle.ts';

const xml = 'application/xml; charset=utf-8';

const signInPage = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form>Sign in</form></body></html>\n';

/**
 * JUnit report of a session, in the form that the scenario sets. Throws Refusal until the build has ended and the delay of the
 * scenario is over. Throws Refusal also for sessions with an error.
 */
const reportResponse = (cloud: Pick<CloudState, 'spelling' | 'time'>, build: Build, session: PlannedSession): RouteResponse => {
  const { report } = session.orders;
  const readyAtMs = buildEndsAtMs(build) + (report?.['delay-seconds'] ?? 0) * 1_000;
  if (cloud.time.nowMs() < readyAtMs || session.end === 'error') throw new Refusal(404, 'Report not found');
  switch (report?.form) {
    case 'missing':
      throw new Refusal(404, 'Report not found');
    case 'empty':
      return textResponse('', xml);
    case 'html':
      return textResponse(signInPage, 'text/html; charset=utf-8');
    case 'truncated': {
      const whole = junitReport(cloud.spelling, build, session);
      return textResponse(whole.slice(0, Math.floor(whole.length * 0.6)), xml);
    }
    case 'complete':
    case undefined:
      return textResponse(junitReport(cloud.spelling, build, session), xml);
  }
};

type Found = ReturnType<typeof findTest>;

const binaryResponse = (body: Buffer, type: string): RouteResponse => ({ status: 200, type, body });

interface ServedLog {
  readonly operation: Route['operation'];
  /** Capability that the build request must set to get this log. */
  readonly flag?: string;
  readonly respond: (found: Found) => RouteResponse;
}

const logs = (cloud: CloudState): Readonly<Record<LogKind, ServedLog>> => ({
  devicelogs: {
    operation: 'getDeviceLog',
    flag: 'deviceLogs',
    respond: ({ build, session, test }) => textResponse(deviceLog(build, session, test, cloud.scenario.app['bundle-id'])),
  },
  instrumentationlogs: {
    operation: 'getInstrumentationLog',
    respond: ({ build, test }) => textResponse(instrumentationLog(build, test, cloud.scenario.app['bundle-id'])),
  },
  maestrologs: {
    operation: 'getMaestroLog',
    respond: ({ build, session, test }) => textResponse(maestroLog(build, session, test)),
  },
  commandlogs: {
    operation: 'getCommandLog',
    respond: ({ build, session, test }) =>
      cloud.spelling.shapes['maestro-commands'] === 'json'
        ? jsonResponse(commandRecords(build, session, test))
        : textResponse(commandLog(build, session, test)),
  },
  maestroScreenshot: {
    operation: 'getScreenshot',
    flag: 'debugscreenshots',
    respond: () => binaryResponse(sampleScreenshot, 'image/png'),
  },
  networklogs: {
    operation: 'getNetworkLog',
    flag: 'networkLogs',
    respond: ({ session, test }) => jsonResponse(networkLog(session, test)),
  },
  appprofiling: {
    operation: 'getAppProfile',
    flag: 'appProfiling',
    respond: ({ session, test }) => jsonResponse(appProfile(session, test, cloud.scenario.app['bundle-id'])),
  },
  video: { operation: 'getTestVideo', respond: () => binaryResponse(sampleVideo, 'video/mp4') },
  'screenshot.png': { operation: 'getScreenshot', respond: () => binaryResponse(sampleScreenshot, 'image/png') },
});

const isServed = (framework: Framework, kind: string): boolean => {
  const isMaestro = traitsOf(framework).runner === 'maestro';
  const ofMaestro = ['maestrologs', 'commandlogs', 'maestroScreenshot'];
  return isMaestro ? kind !== 'instrumentationlogs' : !ofMaestro.includes(kind);
};

const logRoutes = (cloud: CloudState, framework: Framework): readonly Route[] =>
  Object.entries(logs(cloud))
    .filter(([kind]) => isServed(framework, kind))
    .map(([kind, { operation, flag, respond }]) => ({
      operation,
      method: 'GET',
      path: `/app-automate/${traitsOf(framework).logs}/builds/:build/sessions/tests/:test/${kind}`,
      handle: (exchange) => {
        const found = findTest(cloud, framework, exchange);
        const { capabilities } = found.build.request;
        const isOff =
          (flag !== undefined && !readFlag(capabilities, flag)) || (kind === 'video' && isSwitchedOff(capabilities, 'video'));
        if (isOff) throw new Refusal(404, `The session was run without ${kind}`);
        return respond(found);
      },
    }));

const reportRoute = (cloud: CloudState, framework: Framework, root: string): Route => ({
  operation: 'getReport',
  method: 'GET',
  path: `${root}/builds/:build/sessions/:session/report`,
  handle: (exchange) => {
    const { build, session } = findSession(cloud, framework, exchange);
    return reportResponse(cloud, build, session);
  },
});

/**
 * Route for the JaCoCo coverage of a session. The session must have ended, and its build request must have asked for coverage.
 */
const coverageRoute = (cloud: CloudState, root: string): Route => ({
  operation: 'getCoverage',
  method: 'GET',
  path: `${root}/builds/:build/sessions/:session/coverage`,
  handle: (exchange) => {
    const { build, session } = findSession(cloud, 'espresso', exchange);
    if (!readFlag(build.request.capabilities, 'coverage')) throw new Refusal(404, 'The session was run without coverage');
    if (cloud.time.nowMs() < session.endsAtMs || session.end !== 'complete') throw new Refusal(404, 'Coverage not found');
    return binaryResponse(coverageData(session), 'application/octet-stream');
  },
});

/** Route for the zipped result bundle of a session. The session must have ended, and its build request must have asked for it. */
const resultBundleRoute = (cloud: CloudState): Route => ({
  operation: 'getResultBundle',
  method: 'GET',
  path: '/app-automate/xcuitest/v2/builds/:build/sessions/:session/resultbundle',
  handle: async (exchange) => {
    const { build, session } = findSession(cloud, 'xcuitest', exchange);
    if (!readFlag(build.request.capabilities, 'enableResultBundle'))
      throw new Refusal(404, 'The session was run without a result bundle');
    const { form, 'delay-seconds': delaySeconds = 0 } = session.orders['result-bundle'] ?? {};
    if (form === 'missing' || session.end === 'error' || cloud.time.nowMs() < session.endsAtMs + delaySeconds * 1_000)
      throw new Refusal(404, 'Result bundle not found');
    const zip = await sessionBundle(session);
    return binaryResponse(form === 'truncated' ? zip.subarray(0, Math.floor(zip.length * 0.6)) : zip, 'application/zip');
  },
});

/** Route for the device log of a whole session. Only v2 has this route. */
const sessionLogRoute = (cloud: CloudState, framework: 'espresso' | 'xcuitest'): Route => ({
  operation: 'getSessionLog',
  method: 'GET',
  path: `/app-automate/${framework}/v2/builds/:build/sessions/:session/devicelogs`,
  handle: (exchange) => {
    const { build, session } = findSession(cloud, framework, exchange);
    if (!readFlag(build.request.capabilities, 'deviceLogs')) throw new Refusal(404, 'The session was run without devicelogs');
    return textResponse(sessionDeviceLog(build, session, cloud.time.nowMs(), cloud.scenario.app['bundle-id']));
  },
});

/** Routes for reports, logs, profiles, videos, coverage and result bundles. */
export const debugRoutes = (cloud: CloudState): readonly Route[] => [
  ...frameworks.flatMap((framework) => logRoutes(cloud, framework)),
  ...[...frameworksOf('v1'), ...frameworksOf('v2')]
    .filter(({ framework }) => traitsOf(framework).hasReport)
    .map(({ framework, root }) => reportRoute(cloud, framework, root)),
  coverageRoute(cloud, '/app-automate/espresso'),
  coverageRoute(cloud, '/app-automate/espresso/v2'),
  resultBundleRoute(cloud),
  sessionLogRoute(cloud, 'espresso'),
  sessionLogRoute(cloud, 'xcuitest'),
];
