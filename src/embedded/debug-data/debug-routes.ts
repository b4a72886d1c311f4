import { type LogKind, reportStatus, videoAddress } from '../build-shapes/field-values.ts';
import { testsByClass } from '../build-shapes/response-fields.ts';
import type { Build } from '../builds/build-registry.ts';
import { isSwitchedOff, readFlag } from '../builds/capabilities.ts';
import { findSession, findTest } from '../builds/find-build.ts';
import { buildEndsAtMs } from '../builds/progress.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworks, frameworksOf, traitsOf } from '../framework.ts';
import { jsonResponse, Refusal, type RouteResponse, textResponse } from '../http/response.ts';
import type { Route } from '../http/route.ts';
import type { Spelling } from '../spelling.ts';
import { failureText } from './failure-text.ts';
import { simulatedLine } from './log-templates.ts';
import { commandLog, commandRecords, deviceLog, instrumentationLog, maestroLog, sessionDeviceLog } from './logs.ts';
import { sampleScreenshot, sampleVideo } from './pictures.ts';
import { sessionBundle } from './result-bundle.ts';

const xml = 'application/xml; charset=utf-8';

const signInPage = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form>Sign in</form></body></html>\n';

/**
 * JUnit report of a session, in the form that the scenario sets. Throws Refusal until the build has ended and the delay of the
 * scenario is over. Throws Refusal also for sessions with an error.
 */
const reportResponse = (cloud: CloudState, build: Build, session: PlannedSession): RouteResponse => {
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

/** Whether XML 1.0 allows a character. XML forbids control characters and lone surrogates, even as character references. */
const isAllowed = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  code > 0xffff;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const legal = (text: string): string =>
  Array.from(text, (char) => (isAllowed(char.codePointAt(0) ?? 0) ? char : '\ufffd')).join('');

/** Escapes text between tags. */
const xmlText = (text: string): string => legal(text).replaceAll(/[&<>]/g, (char) => entities[char] ?? char);

/** Escapes the value of an attribute. The caller adds the quotes. */
const xmlAttribute = (text: string): string => legal(text).replaceAll(/[&<>"'\n\r\t]/g, (char) => entities[char] ?? char);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlAttribute(String(value))}"`)
    .join('');

const secondsText = (durationMs: number): string => (durationMs / 1_000).toFixed(3);

const content = (build: Build, test: PlannedTest): string => {
  switch (test.outcome) {
    case 'fail':
      return `<failure>${xmlText(failureText(build.request.framework, test))}</failure>`;
    case 'error':
      return `<error>${xmlText(failureText(build.request.framework, test))}</error>`;
    case 'skip':
      return '<skipped/>';
    case 'pass':
      // The service's form for its own retries is unknown. Other test runners write retries in this form.
      return test.failedBefore ? `<flakyFailure>${xmlText(failureText(build.request.framework, test))}</flakyFailure>` : '';
    case 'timeout':
    case 'never':
    case 'aborted':
    case 'left-out':
    case 'passed-before':
      return '';
  }
};

const testCase = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const values = {
    name: test.name,
    classname: test.className,
    result: reportStatus(test.outcome),
    test_id: test.id,
    time: secondsText(test.endsAtMs - test.startsAtMs),
    video_url: videoAddress(spelling, build, test),
  };
  return `    <testcase${attributes(values)}>${content(build, test)}</testcase>\n`;
};

/**
 * Properties of a test suite. As in reports of the service, most properties have neither name nor value. The added property
 * `simulated` has both.
 */
const properties = (session: PlannedSession): string =>
  [
    `      <property session_id="${session.id}"/><property devicename="${xmlAttribute(session.device.name)}"/>\n`,
    `      <property os="${session.device.os === 'android' ? 'Android' : 'iOS'}"/>`,
    `<property version="${xmlAttribute(session.device.osVersion)}"/>\n`,
    '      <property name="simulated" value="true"/>\n',
  ].join('');

const filler = (kilobytes: number): string =>
  kilobytes === 0
    ? ''
    : `    <system-out>${`${simulatedLine}\n`.repeat(Math.ceil((kilobytes * 1_024) / (simulatedLine.length + 1)))}</system-out>\n`;

/** JUnit report of an ended session, with one test suite for each class. */
const junitReport = (spelling: Spelling, build: Build, session: PlannedSession): string => {
  const { shows, report } = session.orders;
  const suites = testsByClass(session.tests, ({ className }) => className).map(([className, tests], index) => {
    const count = (outcome: PlannedTest['outcome']): number => tests.filter((test) => test.outcome === outcome).length;
    const startsAtMs = session.startsAtMs + (tests[0]?.startsAtMs ?? 0);
    const counts = {
      tests: tests.length,
      failures: count('fail'),
      skipped: count('skip'),
      timedout: count('timeout'),
      errors: count('error'),
    };
    const values = {
      name: className,
      ...counts,
      ...(index === 0 && shows?.['report-counts']),
      time: secondsText(tests.reduce((sum, test) => sum + test.endsAtMs - test.startsAtMs, 0)),
      timestamp: spelling.time(startsAtMs, 'offset'),
    };
    const body = tests.map((test) => testCase(spelling, build, test)).join('');
    const output = index === 0 ? filler(report?.['output-kilobytes'] ?? 0) : '';
    return `  <testsuite${attributes(values)}>\n    <properties>\n${properties(session)}    </properties>\n${body}${output}  </testsuite>\n`;
  });
  return `<?xml version="1.0"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
};

const maxSamples = 3_600;

const wave = (index: number, low: number, high: number): number =>
  Math.round((low + ((high - low) * (1 + Math.sin(index / 3))) / 2) * 100) / 100;

/** App profile with one sample per second. Each sample has the field `simulated`, since an array cannot have fields. */
const appProfile = (session: PlannedSession, test: PlannedTest, bundleId: string): readonly unknown[] => {
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
    // The first sample is taken before the app has started.
    [`${app}_cpu`]: index === 0 ? null : wave(index, 5, 40),
    [`${app}_mem`]: index === 0 ? null : wave(index, 120, 180),
    [`${app}_netr`]: index === 0 ? null : index * 2_048,
    [`${app}_nets`]: index === 0 ? null : index * 512,
    simulated: true,
  }));
};

const calls = [
  { path: '/api/session', status: 200, bytes: 412, waitMs: 84 },
  { path: '/api/products?page=1', status: 200, bytes: 8_204, waitMs: 131 },
  { path: '/images/logo.png', status: 304, bytes: 0, waitMs: 22 },
];

const entry = (call: (typeof calls)[number], startedAtMs: number) => ({
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

/** Network log of a test as a HAR document. */
const networkLog = (session: PlannedSession, test: PlannedTest) => ({
  log: {
    version: '1.2',
    creator: { name: 'mitmproxy har_dump', version: '0.1', comment: simulatedLine },
    entries: calls.map((call, index) => entry(call, session.startsAtMs + test.startsAtMs + index * 400)),
  },
});

const headerBlock = 0x01;
const magic = 0xc0c0;
const formatVersion = 0x1007;
const sessionInfoBlock = 0x10;

/** JaCoCo execution data of a session in which no class was covered. The name of the session marks the data as simulated. */
const coverageData = ({ id, startsAtMs, endsAtMs }: PlannedSession): Buffer => {
  const name = Buffer.from(`simulated-${id}`, 'utf8');
  const head = Buffer.alloc(8);
  head.writeUInt8(headerBlock, 0);
  head.writeUInt16BE(magic, 1);
  head.writeUInt16BE(formatVersion, 3);
  head.writeUInt8(sessionInfoBlock, 5);
  head.writeUInt16BE(name.length, 6);
  const times = Buffer.alloc(16);
  times.writeBigInt64BE(BigInt(Math.round(startsAtMs)), 0);
  times.writeBigInt64BE(BigInt(Math.round(endsAtMs)), 8);
  return Buffer.concat([head, name, times]);
};
