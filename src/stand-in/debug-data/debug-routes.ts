import { z } from 'zod';
import { type LogKind, statusV2 } from '../build-shapes/field-values.ts';
import type { Build } from '../builds/build-registry.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import { type FoundSession, type FoundTest, findSession, findTest } from '../builds/find-build.ts';
import { buildEndsAtMs, sessionDurationMs, sessionState, sessionVerdict } from '../builds/progress.ts';
import type { PlannedSession } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworks, frameworksOf, traitsOf } from '../framework.ts';
import { bytes, idSchema, json, shape, strings } from '../http/message-schemas.ts';
import { jsonResponse, Refusal, type RouteResponse, textResponse } from '../http/response.ts';
import { type Call, type Exchange, param, type Route, routesOf } from '../http/route.ts';
import { appFieldsOf } from '../uploads/upload-views.ts';
import { appProfile, profileSchema } from './app-profile.ts';
import { junitReport } from './junit-report.ts';
import { leakedLog, leakedOutput } from './leaks.ts';
import {
  commandLog,
  commandRecords,
  commandsSchema,
  deviceLog,
  instrumentationLog,
  maestroLog,
  sessionDeviceLog,
} from './logs.ts';
import { harSchema, networkLog } from './network-log.ts';
import { sampleScreenshot, sampleVideo } from './pictures.ts';
import { sessionBundle } from './result-bundle.ts';

const route = routesOf({ name: 'Session data', text: 'Logs, reports, profiles, pictures and videos' });

const text = z.string();
const plainText = { 'text/plain': text };

const xml = 'application/xml; charset=utf-8';

const signInPage = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form>Sign in</form></body></html>\n';

/** Throws Refusal while the report is not ready, and always for a session that ended in an error. */
const reportResponse = (cloud: CloudState, build: Build, session: PlannedSession): RouteResponse => {
  const { 'delay-seconds': delaySeconds = 0, form } = session.orders.report ?? {};
  const readyAtMs = buildEndsAtMs(build) + delaySeconds * 1_000;
  if (cloud.time.nowMs() < readyAtMs || session.end === 'error' || form === 'missing') throw new Refusal(404, 'Report not found');
  if (form === 'empty') return textResponse('', xml);
  if (form === 'html') return textResponse(signInPage, 'text/html; charset=utf-8');
  const report = junitReport(cloud.spelling, build, session, leakedOutput(cloud.scenario.leaks));
  return textResponse(form === 'truncated' ? report.slice(0, Math.floor(report.length * 0.6)) : report, xml);
};

const binaryResponse = (body: Buffer, type: string): RouteResponse => ({ status: 200, type, body });

interface LogCall extends Omit<Call, 'handle'> {
  readonly respond: (found: FoundTest) => RouteResponse;
  /** Capability that the build request must turn on to get the log. */
  readonly flag?: string;
}

const screenshotCall: LogCall = {
  name: 'getScreenshot',
  summary: 'Get a screenshot of a test',
  responses: { 'image/png': bytes },
  respond: () => binaryResponse(sampleScreenshot, 'image/png'),
};

/** Calls for the logs of a test, by the last segment of their paths. */
const logCalls = (cloud: CloudState): Readonly<Record<LogKind, LogCall>> => {
  const { app, leaks } = cloud.scenario;
  const bundleId = app['bundle-id'];
  return {
    devicelogs: {
      name: 'getDeviceLog',
      summary: 'Get the device log of a test',
      responses: plainText,
      flag: 'deviceLogs',
      respond: (found) => textResponse(deviceLog(found, bundleId) + leakedLog(leaks, 'device-log')),
    },
    instrumentationlogs: {
      name: 'getInstrumentationLog',
      summary: 'Get the log of the test runner for a test',
      responses: plainText,
      respond: (found) => textResponse(instrumentationLog(found, bundleId) + leakedLog(leaks, 'instrumentation-log')),
    },
    maestrologs: {
      name: 'getMaestroLog',
      summary: 'Get the log of a flow',
      responses: plainText,
      respond: (found) => textResponse(maestroLog(found)),
    },
    commandlogs: {
      name: 'getCommandLog',
      summary: 'Get the commands of a flow',
      responses: { ...plainText, ...json(commandsSchema) },
      respond: (found) => {
        const asJson = cloud.spelling.shapes['maestro-commands'] === 'json';
        return asJson ? jsonResponse(commandRecords(found)) : textResponse(commandLog(found));
      },
    },
    maestroScreenshot: { ...screenshotCall, flag: 'debugscreenshots' },
    networklogs: {
      name: 'getNetworkLog',
      summary: 'Get the network log of a test',
      responses: json(harSchema),
      flag: 'networkLogs',
      respond: (found) => jsonResponse(networkLog(found, leaks)),
    },
    appprofiling: {
      name: 'getAppProfile',
      summary: 'Get the app profile of a test',
      responses: json(profileSchema),
      flag: 'appProfiling',
      respond: (found) => jsonResponse(appProfile(found, bundleId)),
    },
    video: {
      name: 'getTestVideo',
      summary: 'Get the video of a test',
      responses: { 'video/mp4': bytes },
      respond: () => binaryResponse(sampleVideo, 'video/mp4'),
    },
    'screenshot.png': screenshotCall,
  };
};

const isServed = (framework: Framework, kind: string): boolean => {
  const isMaestro = traitsOf(framework).runner === 'maestro';
  const ofMaestro = ['maestrologs', 'commandlogs', 'maestroScreenshot'];
  return isMaestro ? kind !== 'instrumentationlogs' : !ofMaestro.includes(kind);
};

const logRoutes = (cloud: CloudState, framework: Framework): readonly Route[] =>
  Object.entries(logCalls(cloud))
    .filter(([kind]) => isServed(framework, kind))
    .map(([kind, { respond, flag, ...call }]) =>
      route.getContent(`/app-automate/${traitsOf(framework).logs}/builds/:build/sessions/tests/:test/${kind}`, {
        ...call,
        handle: (exchange) => {
          const found = findTest(cloud, framework, exchange);
          const { capabilities } = found.build.request;
          const isOff =
            (flag !== undefined && !readFlag(capabilities, flag)) || (kind === 'video' && isSwitchedOff(capabilities, 'video'));
          if (isOff) throw new Refusal(404, `The session was run without ${kind}`);
          return respond(found);
        },
      }),
    );

/** Call for data that a session has only if the build request turns on the capability `flag`. */
interface SessionDataCall extends Omit<Call, 'handle'> {
  readonly framework: Framework;
  readonly path: string;
  readonly flag: string;
  readonly what: string;
  readonly respond: (session: PlannedSession, build: Build) => RouteResponse | Promise<RouteResponse>;
}

const sessionLog: Omit<Call, 'handle'> = {
  name: 'getSessionLog',
  summary: 'Get the device log of a session',
  responses: plainText,
};

const sessionDataCalls = ({ time, scenario }: CloudState): readonly SessionDataCall[] => [
  ...['/app-automate/espresso', '/app-automate/espresso/v2'].map(
    (root): SessionDataCall => ({
      name: 'getCoverage',
      summary: 'Get the coverage data of a session',
      responses: { 'application/octet-stream': bytes },
      framework: 'espresso',
      path: `${root}/builds/:build/sessions/:session/coverage`,
      flag: 'coverage',
      what: 'coverage',
      respond: (session) => {
        if (time.nowMs() < session.endsAtMs || session.end !== 'complete') throw new Refusal(404, 'Coverage not found');
        return binaryResponse(coverageData(session), 'application/octet-stream');
      },
    }),
  ),
  {
    name: 'getResultBundle',
    summary: 'Get the result bundle of a session',
    responses: { 'application/zip': bytes },
    framework: 'xcuitest',
    path: '/app-automate/xcuitest/v2/builds/:build/sessions/:session/resultbundle',
    flag: 'enableResultBundle',
    what: 'a result bundle',
    respond: async (session) => {
      const { form, 'delay-seconds': delaySeconds = 0 } = session.orders['result-bundle'] ?? {};
      if (form === 'missing' || session.end === 'error' || time.nowMs() < session.endsAtMs + delaySeconds * 1_000)
        throw new Refusal(404, 'Result bundle not found');
      const zip = await sessionBundle(session);
      return binaryResponse(form === 'truncated' ? zip.subarray(0, Math.floor(zip.length * 0.6)) : zip, 'application/zip');
    },
  },
  // Only v2 has the device log of a whole session.
  ...(['espresso', 'xcuitest'] as const).map(
    (framework): SessionDataCall => ({
      ...sessionLog,
      framework,
      path: `/app-automate/${framework}/v2/builds/:build/sessions/:session/devicelogs`,
      flag: 'deviceLogs',
      what: 'devicelogs',
      respond: (session, build) => textResponse(sessionDeviceLog(build, session, time.nowMs(), scenario.app['bundle-id'])),
    }),
  ),
];

const findAnySession = (cloud: CloudState, id: string): FoundSession => {
  const found = cloud.builds.findSession(id);
  if (found === undefined || cloud.time.nowMs() >= found.session.vanishesAtMs) throw new Refusal(404, 'Session not found');
  return found;
};

const reasonFor = ({ session }: FoundSession, nowMs: number): string | null => {
  if (sessionState(session, nowMs) !== 'ended') return null;
  if (session.end === 'complete') return 'CLIENT_STOPPED_SESSION';
  return session.end === 'timeout' ? 'SESSION_LIMIT_REACHED' : session.message;
};

const automationSessionSchema = shape('AutomationSession', {
  automation_session: z.object({
    name: z.string(),
    duration: z.int(),
    ...strings('os', 'os_version', 'browser_version'),
    browser: z.null(),
    device: z.string(),
    status: z.string(),
    hashed_id: idSchema,
    reason: z.string().nullable(),
    ...strings('build_name', 'project_name', 'logs', 'browser_url', 'public_url', 'video_url'),
    app_details: z.object({
      ...strings('app_url', 'app_name', 'app_version'),
      app_custom_id: z.string().nullable(),
      uploaded_at: z.union([z.string(), z.number()]),
    }),
  }),
});

const automationShape = (cloud: CloudState, found: FoundSession) => {
  const { build, session } = found;
  const nowMs = cloud.time.nowMs();
  const state = sessionState(session, nowMs);
  const { address } = cloud.spelling;
  const { app, suite, project } = build.request;
  const { app_url, app_name, app_version, uploaded_at } = appFieldsOf(cloud, app);
  const inBuild = `/builds/${build.id}/sessions/${session.id}`;
  return {
    name: suite.name,
    duration: Math.round(sessionDurationMs(session, nowMs) / 1_000),
    os: session.device.os,
    os_version: session.device.osVersion,
    browser_version: 'app',
    browser: null,
    device: session.device.name,
    status: statusV2(cloud.spelling.shapes, state === 'ended' ? sessionVerdict(session) : state),
    hashed_id: session.id,
    reason: reasonFor(found, nowMs),
    build_name: app.name,
    project_name: project,
    logs: address(`/app-automate${inBuild}/logs`),
    browser_url: address(`/dashboard/v2${inBuild}`),
    public_url: address(`/dashboard/v2${inBuild}`),
    video_url: address(`/app-automate/sessions/${session.id}/video`),
    app_details: { app_url, app_name, app_version, app_custom_id: app.customId ?? null, uploaded_at },
  };
};

const automationRoutes = (cloud: CloudState): readonly Route[] => {
  const find = (exchange: Exchange): FoundSession => findAnySession(cloud, param(exchange, 'session').replace(/\.json$/, ''));
  return [
    route.get('/app-automate/sessions/:session', {
      name: 'getAutomationSession',
      summary: 'Get a session of any framework; its id may end in `.json`',
      response: automationSessionSchema,
      handle: (exchange) => ({ automation_session: automationShape(cloud, find(exchange)) }),
    }),
    route.getContent('/app-automate/sessions/:session/video', {
      name: 'getSessionVideo',
      summary: 'Get the video of a session',
      responses: { 'video/mp4': bytes },
      handle: (exchange) => {
        find(exchange);
        return binaryResponse(sampleVideo, 'video/mp4');
      },
    }),
    route.getContent('/app-automate/builds/:build/sessions/:session/logs', {
      ...sessionLog,
      handle: (exchange) => {
        const { build, session } = find(exchange);
        return textResponse(sessionDeviceLog(build, session, cloud.time.nowMs(), cloud.scenario.app['bundle-id']));
      },
    }),
  ];
};

export const debugRoutes = (cloud: CloudState): readonly Route[] => [
  ...frameworks.flatMap((framework) => logRoutes(cloud, framework)),
  ...[...frameworksOf('v1'), ...frameworksOf('v2')]
    .filter(({ framework }) => traitsOf(framework).hasReport)
    .map(({ framework, root }) =>
      route.getContent(`${root}/builds/:build/sessions/:session/report`, {
        name: 'getReport',
        summary: 'Get the JUnit report of a session, once its build has ended',
        responses: { 'application/xml': text, 'text/html': text.describe('Where a scenario asks for it') },
        handle: (exchange) => {
          const { build, session } = findSession(cloud, framework, exchange);
          return reportResponse(cloud, build, session);
        },
      }),
    ),
  ...sessionDataCalls(cloud).map(({ framework, path, flag, what, respond, ...call }) =>
    route.getContent(path, {
      ...call,
      handle: (exchange) => {
        const { build, session } = findSession(cloud, framework, exchange);
        if (!readFlag(build.request.capabilities, flag)) throw new Refusal(404, `The session was run without ${what}`);
        return respond(session, build);
      },
    }),
  ),
  ...automationRoutes(cloud),
];

/** JaCoCo execution data without covered classes. The name of the session shows that the data is simulated. */
const coverageData = ({ id, startsAtMs, endsAtMs }: PlannedSession): Buffer => {
  const name = Buffer.from(`simulated-${id}`, 'utf8');
  const times = Buffer.alloc(16);
  times.writeBigInt64BE(BigInt(Math.round(startsAtMs)), 0);
  times.writeBigInt64BE(BigInt(Math.round(endsAtMs)), 8);
  // The first block has the magic number and the version 0x1007. The second block describes the session.
  return Buffer.concat([Buffer.from([0x01, 0xc0, 0xc0, 0x10, 0x07, 0x10, 0, name.length]), name, times]);
};
