import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { DeviceSystem, Framework } from '../../src/core/model/framework.ts';
import type { CloudClient } from '../../src/service/client.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { zipOf } from '../helpers/zip.ts';
import { openService, type Service, startBuild, untilEndMs } from './open-service.ts';

const flutter = 'flutter-integration-tests/v2';

/** Paths are relative to `/app-automate`. */
const cases: readonly (readonly [Framework, DeviceSystem, uploads: readonly string[], start: string, builds: string])[] = [
  ...(['android', 'ios'] as const).map(
    (system) =>
      [
        'maestro',
        system,
        ['maestro/v2/app', 'maestro/v2/test-suite'],
        `maestro/v2/${system}/build`,
        'maestro/v2/builds',
      ] as const,
  ),
  [
    'flutter-android',
    'android',
    [`${flutter}/android/app`, `${flutter}/android/test-suite`],
    `${flutter}/android/build`,
    `${flutter}/android/builds`,
  ],
  ['flutter-ios', 'ios', [`${flutter}/ios/test-package`], `${flutter}/ios/build`, `${flutter}/ios/builds`],
];

const devices = { android: 'Google Pixel 7-13.0', ios: 'iPhone 14-16' };

const clientFor = (service: Service, appFramework: Framework): CloudClient => service.client({ apiVersion: 'v2', appFramework });

const failing = {
  overrides: ['cart/adds-item#*', '*#Adds item', '*#testAddsItem'].map((test) => ({
    test,
    outcome: 'fail' as const,
    message: 'Element not found: the cart',
  })),
};

describe.each(cases)('a build of %s for %s', (framework, system, uploads, start, builds) => {
  const device = devices[system];

  const begin = async (service: Service) => {
    const cloud = clientFor(service, framework);
    const id = await startBuild(service, framework, { devices: [device] }, cloud, system);
    return { cloud, id };
  };

  test('goes from its uploads to the results of each test', async () => {
    await using service = await openService(failing);
    const { cloud, id } = await begin(service);
    service.clock.advance(20_000);
    const { record: running } = await cloud.builds(framework).get(id);
    expect(running).toMatchObject({ id, status: 'running', devices: [{ device, sessions: [{ status: 'running' }] }] });
    service.clock.advance(untilEndMs);
    const { record: ended } = await cloud.builds(framework).get(id);
    expect(ended).toMatchObject({ status: 'failed', capabilities: { devices: [device] } });
    const sessionId = ended.devices[0]?.sessions[0]?.id ?? '';
    const { record } = await cloud.sessions(framework).get(id, sessionId);
    expect(record).toMatchObject({ id: sessionId, status: 'failed', announcedTests: 12 });
    expect(record.counters).toMatchObject({ passed: 10, failed: 1, skipped: 1 });
    expect(record.tests.filter(({ status }) => status === 'failed')).toHaveLength(1);
    expect(service.events.map(({ route }) => route.replace(' /app-automate/', ' '))).toEqual([
      ...uploads.map((path) => `POST ${path}`),
      `POST ${start}`,
      `GET ${builds}/<buildId>`,
      `GET ${builds}/<buildId>`,
      `GET ${builds}/<buildId>/sessions/<sessionId>`,
    ]);
  });

  test('says why a test failed: in its report where the service has one, else in its log', async () => {
    await using service = await openService(failing);
    const { cloud, id } = await begin(service);
    service.clock.advance(untilEndMs);
    const sessionId = (await cloud.builds(framework).get(id)).record.devices[0]?.sessions[0]?.id ?? '';
    const sessions = cloud.sessions(framework);
    const file = service.target('text');
    if (framework === 'flutter-android') {
      await sessions.downloadReport(id, sessionId, file);
    } else {
      expect(await rejection(sessions.downloadReport(id, sessionId, file))).toMatchObject({ code: 'cloud-not-found' });
      const { record } = await sessions.get(id, sessionId);
      const failed = record.tests.find(({ status }) => status === 'failed')?.id ?? '';
      const kind = framework === 'maestro' ? 'commandlogs' : 'instrumentationlogs';
      await sessions.downloadTestLog(id, failed, kind, file);
    }
    expect(await readFile(file, 'utf8')).toContain('Element not found: the cart');
  });

  test('has a session that ends before its tests', async () => {
    await using service = await openService({
      sessions: [{ fate: 'crashes', 'after-tests': 2, message: 'The device restarted' }],
    });
    const { cloud, id } = await begin(service);
    service.clock.advance(untilEndMs);
    const { record } = await cloud.builds(framework).get(id);
    expect(record.status).toBe('error');
    expect(record.devices[0]?.sessions[0]).toMatchObject({
      status: 'error',
      error: 'The device restarted',
      counters: { passed: 2, error: 1 },
    });
  });

  test('is refused for a device of another system', async () => {
    await using service = await openService();
    const other = devices[system === 'android' ? 'ios' : 'android'];
    const error = await rejection(startBuild(service, framework, { devices: [other] }, clientFor(service, framework), system));
    expect(error).toMatchObject({ code: 'cloud-build-rejected', status: 422 });
    expect(service.embedded.startedBuilds()).toEqual([]);
  });
});

test('a Maestro suite is refused without one folder at its top', async () => {
  await using service = await openService();
  const path = await service.file('flat.zip', await zipOf({ 'cart.yaml': 'appId: a\n---\n- launchApp\n' }));
  const error = await rejection(clientFor(service, 'maestro').testSuites('maestro').uploadFile({ path }));
  expect(error).toMatchObject({ status: 422, serviceCode: 'BROWSERSTACK_INVALID_TESTSUITE' });
});

describe('stopping', () => {
  test('ends a Maestro build, which says so', async () => {
    await using service = await openService({ sessions: [{ fate: 'hangs' }] });
    const cloud = clientFor(service, 'maestro');
    const id = await startBuild(service, 'maestro', {}, cloud);
    service.clock.advance(untilEndMs);
    await cloud.builds('maestro').stop?.(id);
    expect(service.events.at(-1)?.route).toBe('POST /app-automate/maestro/builds/<buildId>/stop');
    expect((await cloud.builds('maestro').get(id)).record).toMatchObject({ status: 'error', rawStatus: 'stopped' });
  });

  test.each(['espresso', 'xcuitest', 'earlgrey', 'flutter-android', 'flutter-ios'] as const)(
    'is not known of %s',
    async (framework) => {
      await using service = await openService();
      expect(service.cloud.builds(framework).stop).toBeUndefined();
    },
  );
});
