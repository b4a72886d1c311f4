import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { withResultBundle } from '../../src/binaries/apple/xcresult/read-result-bundle.ts';
import type { BuildRequest } from '../../src/core/model/builds.ts';
import type { Framework } from '../../src/core/model/framework.ts';
import type { CloudClient } from '../../src/service/client.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { openService, type Service, startBuild, untilEndMs } from './open-service.ts';

const everything: BuildRequest = {
  deviceLogs: true,
  networkLogs: true,
  appProfiling: true,
  instrumentationLogs: true,
  video: true,
  screenshots: true,
  debugscreenshots: true,
};

const suite: ScenarioInput = {
  tests: {
    espresso: [
      { class: 'com.shop.CartTest', name: 'addsItem', 'duration-seconds': 3 },
      { class: 'com.shop.CartTest', name: 'removes item', outcome: 'fail', message: 'was <1> & "2"' },
      { class: 'com.shop.LoginTest', name: 'signsIn', outcome: 'skip' },
    ],
    xcuitest: [{ class: 'CartTests', name: 'testAddsItem', outcome: 'fail' }],
    earlgrey: [{ class: 'CartTests', name: 'testAddsItem', outcome: 'error' }],
  },
};

const sessionOf = async (cloud: CloudClient, framework: Framework, buildId: string): Promise<string> => {
  const { record } = await cloud.builds(framework).get(buildId);
  return record.devices[0]?.sessions[0]?.id ?? '';
};

/** Starts a build whose first test is running. */
const openSession = async (framework: Framework, request: BuildRequest = everything, scenario: ScenarioInput = suite) => {
  const service = await openService(scenario);
  const buildId = await startBuild(service, framework, request);
  service.clock.advance(16_000);
  const sessionId = await sessionOf(service.cloud, framework, buildId);
  const sessions = service.cloud.sessions(framework);
  const { record } = await sessions.get(buildId, sessionId);
  const testId = record.tests[0]?.id ?? '';
  return { ...service, buildId, sessionId, sessions, testId };
};

test('a session of v1 has its tests with results, times and logs', async () => {
  await using service = await openSession('espresso');
  const { buildId, sessionId, sessions } = service;
  expect((await sessions.get(buildId, sessionId)).record.tests.map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'pending',
  ]);
  service.clock.advance(untilEndMs);
  const { record, body } = await sessions.get(buildId, sessionId);
  expect(record).toMatchObject({ id: sessionId, device: 'Google Pixel 7-13.0', announcedTests: 3 });
  expect(record.counters).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(record.tests).toMatchObject([
    { className: 'com.shop.CartTest', name: 'addsItem', status: 'passed', durationMs: 3_000 },
    { className: 'com.shop.CartTest', name: 'removes item', status: 'failed', durationMs: 4_000 },
    { className: 'com.shop.LoginTest', name: 'signsIn', status: 'skipped' },
  ]);
  for (const { id } of record.tests) expect(id).toMatch(new RegExp(`^${sessionId}[0-9a-f]{8}$`));
  expect(record.tests[1]?.startedAt?.getTime()).toBe((record.tests[0]?.startedAt?.getTime() ?? 0) + 3_000);
  expect(JSON.parse(body)).toHaveProperty('session_id', sessionId);
});

test('a session of v2 has the same tests, its classes without their package', async () => {
  const service = await openService(suite);
  await using _ = service;
  const cloud = service.client({ apiVersion: 'v2', appFramework: 'espresso' });
  const buildId = await startBuild(service, 'espresso', everything, cloud);
  service.clock.advance(untilEndMs);
  const { record } = await cloud.sessions('espresso').get(buildId, await sessionOf(cloud, 'espresso', buildId));
  expect(record).toMatchObject({ status: 'failed', announcedTests: 3, counters: { passed: 1, failed: 1, skipped: 1 } });
  expect(record.tests).toMatchObject([
    { className: 'CartTest', name: 'addsItem', status: 'passed', durationMs: 3_000 },
    { className: 'CartTest', name: 'removes item', status: 'failed' },
    { className: 'LoginTest', name: 'signsIn', status: 'skipped' },
  ]);
});

describe('the report', () => {
  const reportOf = async (service: Service, buildId: string, sessionId: string, apiVersion: 'v1' | 'v2' = 'v1') => {
    const file = service.target('report.xml');
    await service.client({ apiVersion }).sessions('espresso').downloadReport(buildId, sessionId, file);
    return readFile(file, 'utf8');
  };

  test.each(['v1', 'v2'] as const)('is there once the build has ended, and not before, in %s', async (apiVersion) => {
    await using service = await openSession('espresso');
    const { buildId, sessionId } = service;
    expect(await rejection(reportOf(service, buildId, sessionId, apiVersion))).toMatchObject({ code: 'cloud-not-found' });
    service.clock.advance(untilEndMs);
    const report = await reportOf(service, buildId, sessionId, apiVersion);
    expect(report).toContain(`<property session_id="${sessionId}"/>`);
    expect(report).toContain('result="failed"');
    expect(report).toContain('was &lt;1&gt; &amp; "2"');
  });

  test('the report of one device waits for the slowest device of its build', async () => {
    const devices = ['Google Pixel 7-13.0', 'Google Pixel 8-14.0'];
    const slow = { ...suite, sessions: [{ device: 'Google Pixel 8*', 'queue-seconds': 600 }] };
    await using service = await openSession('espresso', { devices }, slow);
    const { buildId, sessionId } = service;
    service.clock.advance(60_000);
    const { record } = await service.cloud.builds('espresso').get(buildId);
    expect(record.devices.find(({ device }) => device === devices[0])?.sessions[0]?.status).toBe('done');
    expect(await rejection(reportOf(service, buildId, sessionId))).toMatchObject({ code: 'cloud-not-found' });
    service.clock.advance(untilEndMs);
    expect(await reportOf(service, buildId, sessionId)).toContain('<testsuites>');
  });

  test('may come some time after the end', async () => {
    const late = { ...suite, sessions: [{ report: { 'delay-seconds': 60 } }] };
    await using service = await openSession('espresso', everything, late);
    const { buildId, sessionId } = service;
    service.clock.advance(30_000);
    expect((await service.cloud.builds('espresso').get(buildId)).record.status).toBe('failed');
    expect(await rejection(reportOf(service, buildId, sessionId))).toMatchObject({ code: 'cloud-not-found' });
    service.clock.advance(60_000);
    expect(await reportOf(service, buildId, sessionId)).toContain('</testsuites>');
  });

  test('the report of an unknown session is not found', async () => {
    await using service = await openSession('espresso');
    const { buildId } = service;
    expect(await rejection(reportOf(service, buildId, 'no-session'))).toMatchObject({ code: 'cloud-not-found' });
  });
});

describe.each(['espresso', 'xcuitest', 'earlgrey'] as const)('files of a test of %s', (framework) => {
  test('a test leaves network logs behind in HAR format', async () => {
    await using service = await openSession(framework);
    const { sessions, buildId, testId } = service;
    const { log } = await sessions.networkLogs(buildId, testId);
    expect(log).toMatchObject({ version: '1.2' });
    expect(log.entries[0]).toMatchObject({ request: { method: 'GET' }, response: { status: 200 } });
  });

  test('a test leaves profiling samples behind', async () => {
    await using service = await openSession(framework);
    const { sessions, buildId, testId } = service;
    const rows = await sessions.appProfiling(buildId, testId);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows[0]).toMatchObject({ ts: expect.any(Number), cpu: expect.any(Number), batt: 100 });
  });

  const kinds = ['devicelogs', 'instrumentationlogs', 'networklogs', 'appprofiling', 'video'] as const;
  test.each(kinds)('a test leaves %s behind as a file', async (kind) => {
    await using service = await openSession(framework);
    const { sessions, buildId, testId } = service;
    const file = service.target(kind);
    const { bytes } = await sessions.downloadTestLog(buildId, testId, kind, file);
    const content = await readFile(file);
    expect(content.length).toBe(bytes);
    expect(content.toString('latin1')).toMatch(kind === 'video' ? /ftypisom/ : /[Ss]imulated/);
  });

  test('a test leaves nothing behind that the request did not ask for', async () => {
    await using service = await openSession(framework, { video: false });
    const { sessions, buildId, testId } = service;
    for (const kind of ['devicelogs', 'networklogs', 'appprofiling', 'video'] as const) {
      expect(await rejection(sessions.downloadTestLog(buildId, testId, kind, service.target(kind)))).toMatchObject({
        code: 'cloud-not-found',
      });
    }
    expect(await rejection(sessions.networkLogs(buildId, testId))).toMatchObject({ code: 'cloud-not-found' });
    expect(await rejection(sessions.appProfiling(buildId, testId))).toMatchObject({ code: 'cloud-not-found' });
  });

  test('the addresses in the session of a test can be fetched', async () => {
    await using service = await openSession(framework);
    const { sessions, buildId, sessionId } = service;
    service.clock.advance(untilEndMs);
    const { record } = await sessions.get(buildId, sessionId);
    const [first] = record.tests;
    const links = [
      first?.videoUrl,
      first?.deviceLogUrl,
      first?.instrumentationLogUrl,
      first?.networkLogUrl,
      first?.screenshotUrls[0],
    ];
    for (const [index, link] of links.entries()) {
      const { bytes } = await sessions.downloadUrl(link ?? `absent: ${index}`, service.target(`link-${index}`));
      expect(bytes).toBeGreaterThan(0);
    }
  });

  test('the video of a whole session can be fetched', async () => {
    await using service = await openSession(framework);
    const { sessions, sessionId } = service;
    service.clock.advance(untilEndMs);
    const session = await sessions.automation(sessionId);
    expect(session.rawStatus).toBe(framework === 'earlgrey' ? 'error' : 'failed');
    await sessions.downloadUrl(session.videoUrl ?? '', service.target('video.mp4'));
    expect((await readFile(service.target('video.mp4'))).toString('latin1')).toContain('ftypisom');
  });
});

/** A file that exists if the build request turns on the capability `key`. */
interface SessionFile {
  readonly framework: 'espresso' | 'xcuitest';
  readonly apiVersion: 'v1' | 'v2';
  readonly key: 'coverage' | 'enableResultBundle';
  readonly method: 'downloadCoverage' | 'downloadResultBundle';
  readonly check: (file: string, sessionId: string) => Promise<void>;
}

const checkCoverage = async (file: string, sessionId: string): Promise<void> => {
  const data = await readFile(file);
  // Header block of JaCoCo data, and the start of the session block.
  expect([...data.subarray(0, 6)]).toEqual([0x01, 0xc0, 0xc0, 0x10, 0x07, 0x10]);
  expect(data.toString('latin1')).toContain(`simulated-${sessionId}`);
};

const checkBundle = async (file: string): Promise<void> => {
  const tests = await withResultBundle(file, async ({ runs }) => runs.flatMap((run) => run.tests));
  expect(tests).toMatchObject([{ className: 'CartTests', name: 'testAddsItem', attempts: [{ status: 'failed' }] }]);
};

const ofEspresso = { framework: 'espresso', key: 'coverage', method: 'downloadCoverage', check: checkCoverage } as const;

describe.each<SessionFile>([
  { ...ofEspresso, apiVersion: 'v1' },
  { ...ofEspresso, apiVersion: 'v2' },
  { framework: 'xcuitest', apiVersion: 'v2', key: 'enableResultBundle', method: 'downloadResultBundle', check: checkBundle },
])('the file of a session that $key asks for, in $apiVersion', ({ framework, apiVersion, key, method, check }) => {
  test.each([
    ['is there once the session has ended, where the build asked for it', true],
    ['is not found where the build did not ask for it', false],
  ])('the file %s', async (_what, isOn) => {
    await using service = await openService(suite);
    const cloud = service.client({ apiVersion, appFramework: framework });
    const buildId = await startBuild(service, framework, { [key]: isOn }, cloud);
    const sessionId = await sessionOf(cloud, framework, buildId);
    const file = service.target(key);
    const fetch = () => cloud.sessions(framework)[method](buildId, sessionId, file);
    expect(await rejection(fetch())).toMatchObject({ code: 'cloud-not-found' });
    service.clock.advance(untilEndMs);
    if (!isOn) return expect(await rejection(fetch())).toMatchObject({ code: 'cloud-not-found' });
    await fetch();
    await check(file, sessionId);
  });
});

test('addresses that name the host of the service are fetched from the configured one, with credentials', async () => {
  const elsewhere = { ...suite, 'url-host': 'https://api.browserstack.com' };
  await using service = await openSession('espresso', everything, elsewhere);
  const { sessions, buildId, sessionId } = service;
  const { record } = await sessions.get(buildId, sessionId);
  const link = record.tests[0]?.deviceLogUrl ?? '';
  expect(link).toMatch(/^https:\/\/api\.browserstack\.com\/app-automate\//);
  await sessions.downloadUrl(link, service.target('device.log'));
  expect(await readFile(service.target('device.log'), 'utf8')).toContain('addsItem');
});

test('a session that the service forgets is not found, and not in its build', async () => {
  const vanishing = { ...suite, sessions: [{ fate: 'vanishes' as const, 'after-tests': 1 }] };
  await using service = await openSession('espresso', everything, vanishing);
  const { sessions, buildId, sessionId } = service;
  service.clock.advance(10_000);
  expect(await rejection(sessions.get(buildId, sessionId))).toMatchObject({ code: 'cloud-not-found' });
  expect((await service.cloud.builds('espresso').get(buildId)).record.devices).toEqual([]);
});
