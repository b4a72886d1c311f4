import { sum } from '../../lib/numbers.ts';
import { escapeXmlText, xmlTag } from '../../lib/xml.ts';
import { type LogKind, reportStatus, statusV2, videoAddress } from '../build-shapes/field-values.ts';
import { testsByClass } from '../build-shapes/response-fields.ts';
import type { Build } from '../builds/build-registry.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import { type FoundSession, type FoundTest, findSession, findTest } from '../builds/find-build.ts';
import { buildEndsAtMs, sessionDurationMs, sessionState, sessionVerdict } from '../builds/progress.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworks, frameworksOf, traitsOf } from '../framework.ts';
import { jsonResponse, Refusal, type RouteResponse, textResponse } from '../http/response.ts';
import { type Exchange, param, type Route, route } from '../http/route.ts';
import type { Leak } from '../schema/scenario.ts';
import type { Spelling } from '../spelling.ts';
import { appShape } from '../uploads/upload-shapes.ts';
import { failureText } from './failure-text.ts';
import { leakedLog, leakedOutput, leakedRequests } from './leaks.ts';
import { simulatedLine } from './log-templates.ts';
import { commandLog, commandRecords, deviceLog, instrumentationLog, maestroLog, sessionDeviceLog } from './logs.ts';
import { sampleScreenshot, sampleVideo } from './pictures.ts';
import { sessionBundle } from './result-bundle.ts';

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
const screenshot = (): RouteResponse => binaryResponse(sampleScreenshot, 'image/png');

type LogRow = readonly [operation: Route['operation'], respond: (found: FoundTest) => RouteResponse, flag?: string];

/** Logs of a test. A `flag` is a capability that the build request must turn on to get the log. */
const logRows = (cloud: CloudState): Readonly<Record<LogKind, LogRow>> => {
  const { app, leaks } = cloud.scenario;
  const bundleId = app['bundle-id'];
  const commands = (found: FoundTest): RouteResponse =>
    cloud.spelling.shapes['maestro-commands'] === 'json' ? jsonResponse(commandRecords(found)) : textResponse(commandLog(found));
  return {
    devicelogs: [
      'getDeviceLog',
      (found) => textResponse(deviceLog(found, bundleId) + leakedLog(leaks, 'device-log')),
      'deviceLogs',
    ],
    instrumentationlogs: [
      'getInstrumentationLog',
      (found) => textResponse(instrumentationLog(found, bundleId) + leakedLog(leaks, 'instrumentation-log')),
    ],
    maestrologs: ['getMaestroLog', (found) => textResponse(maestroLog(found))],
    commandlogs: ['getCommandLog', commands],
    maestroScreenshot: ['getScreenshot', screenshot, 'debugscreenshots'],
    networklogs: ['getNetworkLog', (found) => jsonResponse(networkLog(found, leaks)), 'networkLogs'],
    appprofiling: ['getAppProfile', (found) => jsonResponse(appProfile(found, bundleId)), 'appProfiling'],
    video: ['getTestVideo', () => binaryResponse(sampleVideo, 'video/mp4')],
    'screenshot.png': ['getScreenshot', screenshot],
  };
};

const isServed = (framework: Framework, kind: string): boolean => {
  const isMaestro = traitsOf(framework).runner === 'maestro';
  const ofMaestro = ['maestrologs', 'commandlogs', 'maestroScreenshot'];
  return isMaestro ? kind !== 'instrumentationlogs' : !ofMaestro.includes(kind);
};

const logRoutes = (cloud: CloudState, framework: Framework): readonly Route[] =>
  Object.entries(logRows(cloud))
    .filter(([kind]) => isServed(framework, kind))
    .map(([kind, [operation, respond, flag]]) => {
      const path = `/app-automate/${traitsOf(framework).logs}/builds/:build/sessions/tests/:test/${kind}`;
      return route.get(operation, path, (exchange) => {
        const found = findTest(cloud, framework, exchange);
        const { capabilities } = found.build.request;
        const isOff =
          (flag !== undefined && !readFlag(capabilities, flag)) || (kind === 'video' && isSwitchedOff(capabilities, 'video'));
        if (isOff) throw new Refusal(404, `The session was run without ${kind}`);
        return respond(found);
      });
    });

/** Data that a session has only if the build request turns on the capability `flag`. */
interface SessionData {
  readonly operation: Route['operation'];
  readonly framework: Framework;
  readonly path: string;
  readonly flag: string;
  readonly what: string;
  readonly respond: (session: PlannedSession, build: Build) => RouteResponse | Promise<RouteResponse>;
}

const sessionDataOf = ({ time, scenario }: CloudState): readonly SessionData[] => [
  ...['/app-automate/espresso', '/app-automate/espresso/v2'].map(
    (root): SessionData => ({
      operation: 'getCoverage',
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
    operation: 'getResultBundle',
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
    (framework): SessionData => ({
      operation: 'getSessionLog',
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

const automationShape = (cloud: CloudState, found: FoundSession): Record<string, unknown> => {
  const { build, session } = found;
  const nowMs = cloud.time.nowMs();
  const state = sessionState(session, nowMs);
  const { address } = cloud.spelling;
  const { app, suite, project } = build.request;
  const { app_url, app_name, app_version, uploaded_at } = appShape(cloud, app);
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
    route.get('getAutomationSession', '/app-automate/sessions/:session', (exchange) =>
      jsonResponse({ automation_session: automationShape(cloud, find(exchange)) }),
    ),
    route.get('getSessionVideo', '/app-automate/sessions/:session/video', (exchange) => {
      find(exchange);
      return binaryResponse(sampleVideo, 'video/mp4');
    }),
    route.get('getSessionLog', '/app-automate/builds/:build/sessions/:session/logs', (exchange) => {
      const { build, session } = find(exchange);
      return textResponse(sessionDeviceLog(build, session, cloud.time.nowMs(), cloud.scenario.app['bundle-id']));
    }),
  ];
};

export const debugRoutes = (cloud: CloudState): readonly Route[] => [
  ...frameworks.flatMap((framework) => logRoutes(cloud, framework)),
  ...[...frameworksOf('v1'), ...frameworksOf('v2')]
    .filter(({ framework }) => traitsOf(framework).hasReport)
    .map(({ framework, root }) =>
      route.get('getReport', `${root}/builds/:build/sessions/:session/report`, (exchange) => {
        const { build, session } = findSession(cloud, framework, exchange);
        return reportResponse(cloud, build, session);
      }),
    ),
  ...sessionDataOf(cloud).map(({ operation, framework, path, flag, what, respond }) =>
    route.get(operation, path, (exchange) => {
      const { build, session } = findSession(cloud, framework, exchange);
      if (!readFlag(build.request.capabilities, flag)) throw new Refusal(404, `The session was run without ${what}`);
      return respond(session, build);
    }),
  ),
  ...automationRoutes(cloud),
];

const secondsText = (durationMs: number): string => (durationMs / 1_000).toFixed(3);

// Other test runners use `flakyFailure` for a pass after a retry. The element of the service is unknown.
const failures: Partial<Record<PlannedTest['outcome'], string>> = { fail: 'failure', error: 'error', pass: 'flakyFailure' };

const content = (build: Build, test: PlannedTest): string => {
  if (test.outcome === 'skip') return '<skipped/>';
  const element = failures[test.outcome];
  if (element === undefined || (test.outcome === 'pass' && !test.failedBefore)) return '';
  return `<${element}>${escapeXmlText(failureText(build.request.framework, test))}</${element}>`;
};

const testCase = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const tag = xmlTag('testcase', {
    name: test.name,
    classname: test.className,
    result: reportStatus(test.outcome),
    test_id: test.id,
    time: secondsText(test.endsAtMs - test.startsAtMs),
    video_url: videoAddress(spelling, build, test),
  });
  return `    ${tag}>${content(build, test)}</testcase>\n`;
};

/** Like the service, writes properties without `name` and `value`. Only the property `simulated` has both. */
const properties = ({ id, device }: PlannedSession): string =>
  [
    `      ${xmlTag('property', { session_id: id })}/>${xmlTag('property', { devicename: device.name })}/>\n`,
    `      ${xmlTag('property', { os: device.os === 'android' ? 'Android' : 'iOS' })}/>`,
    `${xmlTag('property', { version: device.osVersion })}/>\n`,
    `      ${xmlTag('property', { name: 'simulated', value: 'true' })}/>\n`,
  ].join('');

const filler = (kilobytes: number): string =>
  kilobytes === 0
    ? ''
    : `    <system-out>${`${simulatedLine}\n`.repeat(Math.ceil((kilobytes * 1_024) / (simulatedLine.length + 1)))}</system-out>\n`;

const junitReport = (spelling: Spelling, build: Build, session: PlannedSession, leaked: string): string => {
  const { shows, report } = session.orders;
  const suites = testsByClass(session.tests, ({ className }) => className).map(([className, tests], index) => {
    const count = (outcome: PlannedTest['outcome']): number => tests.filter((test) => test.outcome === outcome).length;
    const startsAtMs = session.startsAtMs + (tests[0]?.startsAtMs ?? 0);
    const tag = xmlTag('testsuite', {
      name: className,
      tests: tests.length,
      failures: count('fail'),
      skipped: count('skip'),
      timedout: count('timeout'),
      errors: count('error'),
      ...(index === 0 && shows?.['report-counts']),
      time: secondsText(sum(tests.map((test) => test.endsAtMs - test.startsAtMs))),
      timestamp: spelling.time(startsAtMs, 'offset'),
    });
    const body = tests.map((test) => testCase(spelling, build, test)).join('');
    const output = index === 0 ? filler(report?.['output-kilobytes'] ?? 0) + leaked : '';
    return `  ${tag}>\n    <properties>\n${properties(session)}    </properties>\n${body}${output}  </testsuite>\n`;
  });
  return `<?xml version="1.0"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
};

const maxSamples = 3_600;

const wave = (index: number, low: number, high: number): number =>
  Math.round((low + ((high - low) * (1 + Math.sin(index / 3))) / 2) * 100) / 100;

/** Returns one sample per second. Every sample is marked as simulated, because an array cannot have a field. */
const appProfile = ({ session, test }: FoundTest, bundleId: string): readonly unknown[] => {
  const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
  const samples = Math.min(maxSamples, Math.floor(durationMs / 1_000) + 1);
  const app = bundleId.replaceAll('.', '');
  return Array.from({ length: samples }, (_, index) => ({
    ts: Math.floor((session.startsAtMs + test.startsAtMs) / 1_000) + index,
    cpu: Math.round(wave(index, 20, 70)),
    mem: 3_396.71,
    mema: wave(index + 5, 1_400, 1_700),
    batt: 100,
    temp: 29,
    [`${app}_cpu`]: index === 0 ? null : wave(index, 5, 40),
    [`${app}_mem`]: index === 0 ? null : wave(index, 120, 180),
    [`${app}_netr`]: index === 0 ? null : index * 2_048,
    [`${app}_nets`]: index === 0 ? null : index * 512,
    simulated: true,
  }));
};

const calls: readonly Call[] = [
  { path: '/api/session', status: 200, bytes: 412, waitMs: 84 },
  { path: '/api/products?page=1', status: 200, bytes: 8_204, waitMs: 131 },
  { path: '/images/logo.png', status: 304, bytes: 0, waitMs: 22 },
];

interface Call {
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly waitMs: number;
  /** Members of the request that hold a leaked text. */
  readonly leaked?: object;
}

const entry = (call: Call, startedAtMs: number) => ({
  startedDateTime: new Date(startedAtMs).toISOString(),
  time: call.waitMs + 6,
  request: {
    method: 'GET',
    url: `https://shop.example${call.path}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{ name: 'Accept', value: 'application/json' }],
    queryString: [],
    headersSize: 120,
    bodySize: 0,
    ...call.leaked,
  },
  response: {
    status: call.status,
    statusText: call.status === 200 ? 'OK' : 'Not Modified',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { size: call.bytes, mimeType: 'application/json' },
    redirectURL: '',
    headersSize: 180,
    bodySize: call.bytes,
  },
  cache: {},
  timings: { blocked: 0, dns: 1, connect: 2, send: 1, wait: call.waitMs, receive: 2 },
});

const networkLog = ({ session, test }: FoundTest, leaks: readonly Leak[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'mitmproxy har_dump', version: '0.1', comment: simulatedLine },
    entries: [
      ...calls,
      ...leakedRequests(leaks).map((leaked) => ({ path: '/api/leak', status: 200, bytes: 0, waitMs: 10, leaked })),
    ].map((call, index) => entry(call, session.startsAtMs + test.startsAtMs + index * 400)),
  },
});

/** JaCoCo execution data without covered classes. The name of the session shows that the data is simulated. */
const coverageData = ({ id, startsAtMs, endsAtMs }: PlannedSession): Buffer => {
  const name = Buffer.from(`simulated-${id}`, 'utf8');
  const times = Buffer.alloc(16);
  times.writeBigInt64BE(BigInt(Math.round(startsAtMs)), 0);
  times.writeBigInt64BE(BigInt(Math.round(endsAtMs)), 8);
  // The first block has the magic number and the version 0x1007. The second block describes the session.
  return Buffer.concat([Buffer.from([0x01, 0xc0, 0xc0, 0x10, 0x07, 0x10, 0, name.length]), name, times]);
};
