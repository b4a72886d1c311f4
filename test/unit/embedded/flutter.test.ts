import { expect, test } from 'vitest';
import type { EmbeddedCloudOptions } from '../../../src/embedded/server.ts';
import { iphone, type OpenCloud, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

const roots = {
  android: '/app-automate/flutter-integration-tests/v2/android',
  ios: '/app-automate/flutter-integration-tests/v2/ios',
} as const;

type Platform = keyof typeof roots;

const requestFor = async (service: OpenCloud, platform: Platform): Promise<Record<string, unknown>> => {
  const urlOf = async (path: string, name: string, key: string): Promise<unknown> =>
    ((await service.upload(`${roots[platform]}/${path}`, { name })).json as Record<string, unknown>)[key];
  return platform === 'ios'
    ? { devices: [iphone], testPackage: await urlOf('test-package', 'tests.zip', 'test_package_url') }
    : {
        devices: [pixel],
        app: await urlOf('app', 'app.apk', 'app_url'),
        testSuite: await urlOf('test-suite', 'tests.apk', 'test_suite_url'),
      };
};

const start = async (service: OpenCloud, platform: Platform, more: object = {}): Promise<string> => {
  const { json } = await service.post(`${roots[platform]}/build`, { ...(await requestFor(service, platform)), ...more });
  return (json as { build_id: string }).build_id;
};

interface SessionView {
  readonly testcases: {
    readonly data: readonly {
      readonly class: string;
      readonly testcases: readonly { readonly id: string; readonly name: string }[];
    }[];
  };
}

const endedSession = async (service: OpenCloud, platform: Platform, id: string) => {
  service.clock.advance(untilEndedMs);
  const build = (await service.get(`${roots[platform]}/builds/${id}`)).json as {
    devices: { os: string; sessions: { id: string }[] }[];
  };
  const path = `${roots[platform]}/builds/${id}/sessions/${build.devices[0]?.sessions[0]?.id}`;
  return { build, path, session: (await service.get(path)).json as SessionView };
};

const failing: EmbeddedCloudOptions['scenario'] = {
  overrides: [
    { test: '*#Adds item', outcome: 'fail', message: 'Expected: <1>\n  Actual: <0>' },
    { test: '*#testAddsItem', outcome: 'fail', message: 'the cart is empty' },
  ],
};

test.each<[Platform, string, string]>([
  ['android', 'MainActivityTest', 'Adds item'],
  ['ios', 'RunnerTests', 'testAddsItem'],
])('a Flutter build on %s runs the tests of the default suite in one class', async (platform, className, name) => {
  await using service = await openCloud(failing);
  const id = await start(service, platform, { deviceLogs: 'true' });
  const { build, session } = await endedSession(service, platform, id);
  expect(build).toMatchObject({ status: 'failed', framework: 'flutter integration tests', devices: [{ os: platform }] });
  expect(session).toMatchObject({ status: 'failed', testcases: { count: 12, status: { passed: 10, failed: 1, skipped: 1 } } });
  expect(session.testcases.data.map((entry) => entry.class)).toEqual([className]);
  const failed = session.testcases.data[0]?.testcases.find((each) => each.name === name);
  expect(failed).toMatchObject({
    status: 'failed',
    device_log: `${service.cloud.origin}${roots[platform]}/builds/${id}/sessions/tests/${failed?.id}/devicelogs`,
  });
  const log = await service.get(`${roots[platform]}/builds/${id}/sessions/tests/${failed?.id}/devicelogs`);
  expect(log.text).toContain(platform === 'android' ? 'Expected: <1>' : 'the cart is empty');
});

test('has a JUnit report on Android, and none on iOS', async () => {
  await using service = await openCloud(failing);
  const android = await endedSession(service, 'android', await start(service, 'android'));
  const report = await service.get(`${android.path}/report`);
  expect(report.text).toContain('<testcase name="Adds item" classname="com.example.shop.MainActivityTest" result="failed"');
  expect(report.text).toContain('The following TestFailure was thrown running a test:\nExpected: &lt;1&gt;');
  const ios = await endedSession(service, 'ios', await start(service, 'ios'));
  expect((await service.get(`${ios.path}/report`)).status).toBe(404);
});

test('a test package is the only upload of a build on iOS', async () => {
  await using service = await openCloud();
  const { json } = await service.upload(`${roots.ios}/test-package`, { name: 'tests.zip', fields: { custom_id: 'Nightly' } });
  expect(json).toMatchObject({
    test_package_name: 'tests.zip',
    test_package_url: expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/),
    custom_id: 'Nightly',
    shareable_id: 'ann/Nightly',
  });
  const refusals = [
    { devices: [iphone] },
    { devices: [iphone], testPackage: 'Unknown' },
    { devices: [iphone], testPackage: 'Nightly', app: 'bs://1' },
    { devices: [pixel], testPackage: 'Nightly' },
  ];
  for (const request of refusals) expect((await service.post(`${roots.ios}/build`, request)).status).toBe(422);
  expect((await service.post(`${roots.ios}/build`, { devices: [iphone], testPackage: 'Nightly' })).status).toBe(200);
  expect((await service.upload(`${roots.ios}/test-package`, { name: 'tests.apk' })).status).toBe(422);
  expect((await service.upload(`${roots.android}/test-suite`, { name: 'tests.zip' })).status).toBe(422);
});

test('builds on iOS are listed as a bare list, by project', async () => {
  await using service = await openCloud();
  const first = await start(service, 'ios', { project: 'Shop' });
  const second = await start(service, 'ios');
  const idsOf = async (query: string): Promise<unknown> =>
    ((await service.get(`${roots.ios}/builds${query}`)).json as { id: string }[]).map(({ id }) => id);
  expect(await idsOf('')).toEqual([second, first]);
  expect(await idsOf('?project=Shop')).toEqual([first]);
  expect(await idsOf('?project=Untitled Flutter Project')).toEqual([second]);
  expect((await service.get(`${roots.android}/builds`)).status).toBe(404);
});
